//! The keys for goals other than checkmate: squares to reach, and checks to give.

use super::key::IfMissing::{Flag, Nothing, Number, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static CHECKS: Key = key(
    "checks",
    Form::Number(1, 99),
    Nothing("checks aren't counted"),
    "3",
    "How many checks win: the player who gives that many wins at once. A move that gives check counts once, however many pieces attack. Two players only.",
);
pub(in crate::variant) static REGION: Key = key(
    "region",
    Form::Table(&REGION_SECTION),
    Nothing("no squares to reach"),
    r#"{ squares = ["d4", "e4", "d5", "e5"], pieces = ["K"] }"#,
    "Squares that win when a player's pieces reach them. Before every other ending except a win by a crown or a claim. Two players only.",
);
static REGION_SECTION: Section = Section {
    title: "[ending.region]",
    known_by: None,
    about: "The squares that a player's pieces reach to win.",
    keys: &[
        &REGION_SQUARES,
        &REGION_PIECES,
        &REGION_COUNT,
        &REGION_OR_FULL,
        &REGION_SAFE,
        &REGION_WINS,
    ],
};
pub(in crate::variant) static REGION_SQUARES: Key = key(
    "squares",
    Form::Squares,
    Required,
    r#"{ w = ["*8"], b = ["*1"] }"#,
    "The squares to reach. A player without a list can't win this way.",
);
pub(in crate::variant) static REGION_PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Nothing("all pieces"),
    r#"["K"]"#,
    "The pieces that count.",
);
pub(in crate::variant) static REGION_COUNT: Key = key(
    "count",
    Form::Number(1, 250),
    Number(1),
    "3",
    "How many of these pieces must be there at the same time.",
);
pub(in crate::variant) static REGION_OR_FULL: Key = key(
    "or-full",
    Form::Flag,
    Flag(false),
    "true",
    "Whether one of these pieces is enough while every one of the squares is occupied, by anybody.",
);
pub(in crate::variant) static REGION_SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(false),
    "true",
    "Whether the pieces win only while the opponent can't capture one of them; with more pieces than needed, one capture is no danger. If both players are there in safety, the game is drawn. With `after-a-reply`, pieces in safety win at once, and others after a reply.",
);
pub(in crate::variant) static REGION_WINS: Key = key(
    "wins",
    Form::OneOf(&["at-once", AFTER_A_REPLY, UNLESS_REACHED_BACK]),
    Text("at-once"),
    r#""unless-reached-back""#,
    "When the pieces win. `at-once`: as soon as their player has moved. `after-a-reply`: if they are still there when it is their player's turn again. `unless-reached-back`: as soon as their player has moved, except that the second player gets a reply if its royal piece, not in check, can reach its own squares; then the game is drawn.",
);
/// A value of [`REGION_WINS`].
pub(in crate::variant) const AFTER_A_REPLY: &str = "after-a-reply";
/// A value of [`REGION_WINS`].
pub(in crate::variant) const UNLESS_REACHED_BACK: &str = "unless-reached-back";
