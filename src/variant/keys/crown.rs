//! The keys of the secret crown.

use super::key::IfMissing::{Flag, Nothing, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static CROWN: Key = key(
    "crown",
    Form::Table(&CROWN_SECTION),
    Nothing("no crown"),
    "",
    "A crown that one of two pieces of each player secretly wears.",
);
static CROWN_SECTION: Section = Section {
    title: "[crown]",
    known_by: None,
    about: "One of two pieces of each player, the monarchs, secretly wears the crown: its owner chooses before the game. Capturing the crown wins. While a player has both, they are ordinary pieces; when one without the crown is captured, everyone knows that the other wears it, and that one is royal. Two players only; no other piece may be royal. The position text has a field `crown`.",
    keys: &[&MONARCHS, &HIDES, &MUST_BE_FOUND, &HALVES],
};
pub(in crate::variant) static MONARCHS: Key = key(
    "monarchs",
    Form::Pieces,
    Required,
    r#"["K", "Q"]"#,
    "The two monarchs. Each player has one of each in the array; they don't promote, can't be promoted to and can't be dropped.",
);
pub(in crate::variant) static HIDES: Key = key(
    "hides",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player with a lone monarch may secretly hide the crown on an empty square, once, at the start of a turn and without using it up. That player then has no royal piece. An enemy piece that stops on the square wins, one of the player's own loses; capturing the whole army wins too, unless `must-be-found`. The position text has a field `hidden`.",
);
pub(in crate::variant) static MUST_BE_FOUND: Key = key(
    "must-be-found",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player with a hidden crown but no pieces left, in hand included, stays in the game until an enemy piece stops on the square. The opponent moves on alone. Only with `hides`.",
);
pub(in crate::variant) static HALVES: Key = key(
    "halves",
    Form::Pieces,
    Nothing("no splitting"),
    r#"["O", "X"]"#,
    "The two halves into which a lone monarch may split at the start of the turn after the loss of its partner, without using it up: one stays, the other moves to an empty neighbouring square; one of them secretly wears the crown. Halves arise in no other way: none may be in the array, promoted to or dropped. Not together with `hides`. The position text has a field `half`.",
);
