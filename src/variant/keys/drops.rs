//! The keys of pieces in hand.

use super::key::IfMissing::{Nothing, Number, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static DROPS: Key = key(
    "drops",
    Form::Tables(&DROPS_SECTION),
    Nothing("no drops"),
    "",
    "Pieces in hand.",
);
static DROPS_SECTION: Section = Section {
    title: "[[drops]]",
    known_by: None,
    about: "Pieces in hand, which may be dropped on empty squares; a turn of drops keeps to the pieces of one table. The pieces that each player starts with are in brackets in the array.",
    keys: &[&DROPPED, &DROPS_ON, &PER_TURN, &MINED, &AFTER_LOSS],
};
pub(in crate::variant) static DROPPED: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["S"]"#,
    "The pieces that may be in hand, each in one table only, and no royal pieces. A drop doesn't promote.",
);
pub(in crate::variant) static DROPS_ON: Key = key(
    "on",
    Form::Squares,
    Nothing("all"),
    r#"{ w = ["*1"], b = ["*8"] }"#,
    "Squares where these pieces may be dropped. A list is for every player; players who are not in a table may use all squares.",
);
pub(in crate::variant) static PER_TURN: Key = key(
    "per-turn",
    Form::Number(1, 255),
    Number(1),
    "3",
    "The most drops in one turn. With more than one the turn goes on after a drop, until the action `done`, and the position text has a field `drops`. One table may have more than one.",
);
pub(in crate::variant) static AFTER_LOSS: Key = key(
    "after-loss",
    Form::Number(0, 99),
    Number(0),
    "3",
    "How many of each of these pieces a player gets after losing a monarch without the crown; needs `[crown]`.",
);
pub(in crate::variant) static MINED: Key = key(
    "mined",
    Form::Piece,
    Nothing("no mine"),
    r#""S""#,
    "One piece of this type is secretly mined: a piece that captures it leaves the board too. Only its owner knows which one is mined; the position text has a field `mine`. One table may have a mine.",
);
