//! The keys of choices before the game.

use super::key::Default::{Nothing, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static OPTION: Key = key(
    "option",
    Form::Tables(&OPTION_SECTION),
    Nothing("no options"),
    "",
    "Choices before the game.",
);
static OPTION_SECTION: Section = Section {
    title: "[[option]]",
    known_by: None,
    about: "A choice before the game. What was chosen belongs to the game's identity: to its record and its hash.",
    keys: &[
        &OPTION_NAME,
        &OPTION_ABOUT,
        &VALUES,
        &LABELS,
        &OPTION_DEFAULT,
        &WITH_CLOCKS,
    ],
};
pub(in crate::variant) static OPTION_NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""stones""#,
    "What it is called in records and links.",
);
pub(in crate::variant) static OPTION_ABOUT: Key = key(
    "about",
    Form::Name,
    Required,
    r#""How many stones each seat has""#,
    "What is chosen, for players.",
);
pub(in crate::variant) static VALUES: Key = key(
    "values",
    Form::Texts,
    Required,
    r#"["two", "three"]"#,
    "What may be chosen: two values at least.",
);
pub(in crate::variant) static LABELS: Key = key(
    "labels",
    Form::Names,
    Nothing("the values themselves"),
    r#"[{ text = "two stones", de = "zwei Steine" }, "three stones"]"#,
    "The values in words for players, one for each, in the same order.",
);
pub(in crate::variant) static OPTION_DEFAULT: Key = key(
    "default",
    Form::Text,
    Required,
    r#""three""#,
    "What holds if nothing is chosen: one of the values.",
);
pub(in crate::variant) static WITH_CLOCKS: Key = key(
    "with-clocks",
    Form::Text,
    Nothing("clocks change nothing"),
    r#""three""#,
    "What holds in a game with clocks, whatever is chosen: one of the values. Whoever keeps the clocks sees to it; a record tells the value like any other.",
);

pub(in crate::variant) static WHEN: Key = key(
    "when",
    Form::When,
    Nothing("options change no keys"),
    r#"[when.stones.two]"#,
    "What an option changes: see below.",
);
