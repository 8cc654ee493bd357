//! Promotions' keys.

use super::key::Default::{Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static PROMOTION: Key = key(
    "promotion",
    Form::Tables(&PROMOTION_SECTION),
    Nothing("no piece promotes"),
    "",
    "Promotions.",
);
static PROMOTION_SECTION: Section = Section {
    title: "[[promotion]]",
    known_by: None,
    about: "A man that reaches its zone must be promoted, where a seat's `may-promote-on` doesn't leave it the choice. If nothing is to be had, it may not enter where it must.",
    keys: &[&PROMOTED, &ZONE, &ALWAYS, &CAPTURED, &IN_ARRAY],
};
pub(in crate::variant) static PROMOTED: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["P"]"#,
    "The pieces that promote so.",
);
pub(in crate::variant) static ZONE: Key = key(
    "zone",
    Form::OneOf(&["last rank", ZONE_OF_PLAYER]),
    Text("last rank"),
    r#""last rank""#,
    "Where. `last rank`: the cells at the end of the board, seen by the man's own seat. `seat`: the cells of its seat's `may-promote-on` and `must-promote-on`.",
);
/// A value of [`ZONE`].
pub(in crate::variant) const ZONE_OF_PLAYER: &str = "seat";
pub(in crate::variant) static ALWAYS: Key = key(
    "always",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R", "B", "N"]"#,
    "What it may always become.",
);
pub(in crate::variant) static CAPTURED: Key = key(
    "captured",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R"]"#,
    "What it may become while its side has fewer of them on the board than in the array.",
);
pub(in crate::variant) static IN_ARRAY: Key = key(
    "in-array",
    Form::Pieces,
    Nothing("none"),
    r#"["R", "CM"]"#,
    "What it may become if its side has such a man in the array.",
);
