//! The keys of choices before the game.

use super::key::IfMissing::{Nothing, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static OPTION: Key = key(
    "option",
    Form::Tables(&OPTION_SECTION),
    Nothing("no options"),
    "",
    "Choices before the game.",
)
.without_rules()
.unchanging();
static OPTION_SECTION: Section = Section {
    title: "[[option]]",
    known_by: None,
    about: "A choice before the game. The chosen value is part of the game's identity: of its record and its hash.",
    keys: &[
        &OPTION_NAME,
        &OPTION_ABOUT,
        &VALUES,
        &LABELS,
        &NUMBERS,
        &OPTION_DEFAULT,
        &WITH_CLOCKS,
    ],
};
pub(in crate::variant) static OPTION_NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""stones""#,
    "Its name in records and links.",
);
pub(in crate::variant) static OPTION_ABOUT: Key = key(
    "about",
    Form::Name,
    Required,
    r#""Number of stones""#,
    "The choice in words, for players.",
);
pub(in crate::variant) static VALUES: Key = key(
    "values",
    Form::Texts,
    Nothing("`numbers` says how many there are"),
    r#"["two", "three"]"#,
    "The values to choose from, at least two.",
);
pub(in crate::variant) static LABELS: Key = key(
    "labels",
    Form::Names,
    Nothing("the values themselves"),
    r#"[{ text = "two stones", de = "zwei Steine" }, "three stones"]"#,
    "The values in words for players, one for each, in the same order.",
);
pub(in crate::variant) static NUMBERS: Key = key(
    "numbers",
    Form::Number(2, 1_000_000),
    Nothing("`values` lists the values"),
    "960",
    "Instead of `values`: how many numbers there are to choose from, the first of which is 0. The page draws one by chance for each new game, unless the player enters one.",
);
pub(in crate::variant) static OPTION_DEFAULT: Key = key(
    "default",
    Form::Text,
    Required,
    r#""three""#,
    "The value if nothing is chosen.",
);
pub(in crate::variant) static WITH_CLOCKS: Key = key(
    "with-clocks",
    Form::Text,
    Nothing("clocks change nothing"),
    r#""three""#,
    "The value in games with clocks, whatever is chosen. The program that runs the clocks sets it; a record contains it like any other.",
);

pub(in crate::variant) static WHEN: Key = key(
    "when",
    Form::When,
    Nothing("options change no keys"),
    r#"[when.stones.two]"#,
    "The keys that an option changes, see below.",
)
.without_rules()
.unchanging();
