//! The keys for draws that points decide.

use super::key::IfMissing::Nothing;
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static POINTS: Key = key(
    "points",
    Form::Table(&POINTS_SECTION),
    Nothing("a draw is a draw"),
    r#"{ pieces = ["R 13", "N 5", "P 2"], extra = ["b 1.5"] }"#,
    "In place of any draw, by a rule or by agreement, the player with more points wins. With equally many, the game is drawn. Two players only.",
);
static POINTS_SECTION: Section = Section {
    title: "[ending.points]",
    known_by: None,
    about: "The points that decide in place of a draw. They change nothing else.",
    keys: &[&POINTS_OF_PIECES, &EXTRA_POINTS],
};
pub(in crate::variant) static POINTS_OF_PIECES: Key = key(
    "pieces",
    Form::Texts,
    Nothing("pieces have no points"),
    r#"["R 13", "N 5", "P 2"]"#,
    "The points of each piece on the board: its code, a space, the points. Pieces in hand have none.",
);
pub(in crate::variant) static EXTRA_POINTS: Key = key(
    "extra",
    Form::Texts,
    Nothing("none"),
    r#"["b 1.5"]"#,
    "The points that a player has besides: the player's letter, a space, the points, with up to one decimal.",
);
