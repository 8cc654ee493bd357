//! Castlings' keys.

use super::key::Default::{Flag, Nothing, Number, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static CASTLING: Key = key(
    "castling",
    Form::Tables(&CASTLING_SECTION),
    Nothing("no castling"),
    "",
    "Castlings.",
);
static CASTLING_SECTION: Section = Section {
    title: "[[castling]]",
    known_by: None,
    about: "A castling that each of two seats has once: a man makes a long step along its rank towards an unmoved partner, who lands on the last cell it crossed. Every cell between the two must be empty.",
    keys: &[
        &CASTLING_LETTER,
        &PARTNER_LETTER,
        &CASTLING_PIECE,
        &PARTNER,
        &SIDE,
        &STEPS,
        &SAFE,
    ],
};
pub(in crate::variant) static CASTLING_LETTER: Key = key(
    "letter",
    Form::CastlingLetter,
    Required,
    r#""K""#,
    "The right's letter in position text; the second seat writes it small.",
);
pub(in crate::variant) static PARTNER_LETTER: Key = key(
    "partner-letter",
    Form::CastlingLetter,
    Nothing("`letter` stands for the castling"),
    r#""H""#,
    "With it, letters stand for unmoved men: `letter` for the man of the long step, this one for its partner. They stay written while their man is unmoved, whatever became of the other, in alphabetical order. All castlings have it or none.",
);
pub(in crate::variant) static CASTLING_PIECE: Key = key(
    "piece",
    Form::Piece,
    Required,
    r#""K""#,
    "What makes the long step. Each seat has one in the array.",
);
pub(in crate::variant) static PARTNER: Key = key(
    "partner",
    Form::Piece,
    Required,
    r#""R""#,
    "What it steps towards: the nearest such man of its own on that side in the array.",
);
pub(in crate::variant) static SIDE: Key = key(
    "side",
    Form::OneOf(&["right", "left"]),
    Required,
    r#""right""#,
    "On which side the partner stands, as the first seat sees the board (for every seat).",
);
pub(in crate::variant) static STEPS: Key = key(
    "steps",
    Form::Number(1, 25),
    Number(2),
    "2",
    "How many cells long the step is.",
);
pub(in crate::variant) static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(true),
    "true",
    "Whether it may neither start, pass nor land on an attacked cell.",
);
