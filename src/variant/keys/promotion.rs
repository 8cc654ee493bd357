//! The keys of promotion.

use super::key::IfMissing::{Flag, Nothing, Required, Text};
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
    about: "A piece that reaches its zone must promote, except where `may-on` or a player's `may-promote-on` makes it optional. If there is nothing to promote to, it may not enter squares where it must promote.",
    keys: &[
        &PROMOTED,
        &ZONE,
        &MAY_ON,
        &MUST_ON,
        &ON_LEAVING,
        &ALWAYS,
        &CAPTURED,
        &IN_ARRAY,
    ],
};
pub(in crate::variant) static PROMOTED: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["P"]"#,
    "The pieces that promote.",
);
pub(in crate::variant) static ZONE: Key = key(
    "zone",
    Form::OneOf(&["last rank", ZONE_OF_PLAYER]),
    Text("last rank"),
    r#""last rank""#,
    "The promotion zone. `last rank`: the far end of the board, as the piece's own player sees it. `seat`: the squares of its player's `may-promote-on` and `must-promote-on`.",
);
/// A value of [`ZONE`].
pub(in crate::variant) const ZONE_OF_PLAYER: &str = "seat";
pub(in crate::variant) static MAY_ON: Key = key(
    "may-on",
    Form::Squares,
    Nothing("none"),
    r#"{ w = ["*7", "*8"], b = ["*2", "*3"] }"#,
    "Squares where promotion is optional, instead of `zone`.",
);
pub(in crate::variant) static MUST_ON: Key = key(
    "must-on",
    Form::Squares,
    Nothing("none"),
    r#"{ w = ["*9"], b = ["*1"] }"#,
    "Squares where the pieces must promote, instead of `zone`.",
);
pub(in crate::variant) static ON_LEAVING: Key = key(
    "on-leaving",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a move that starts in the zone promotes like one that ends there, as in Shogi.",
);
pub(in crate::variant) static ALWAYS: Key = key(
    "always",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R", "B", "N"]"#,
    "Pieces it may always promote to. If there is nothing it may promote to, as with an empty list alone, it can't enter squares where it must promote.",
);
pub(in crate::variant) static CAPTURED: Key = key(
    "captured",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R"]"#,
    "Pieces it may promote to while its side has fewer of them on the board than in the array.",
);
pub(in crate::variant) static IN_ARRAY: Key = key(
    "in-array",
    Form::Pieces,
    Nothing("none"),
    r#"["R", "CM"]"#,
    "Pieces it may promote to if its side has one in the array.",
);
