//! The keys of castling moves.

use super::key::Default::{Flag, Nothing, Number, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static CASTLING: Key = key(
    "castling",
    Form::Tables(&CASTLING_SECTION),
    Nothing("no castling"),
    "",
    "Castling moves.",
);
static CASTLING_SECTION: Section = Section {
    title: "[[castling]]",
    known_by: None,
    about: "A castling move that each of two players may make once: a piece makes a long step along its rank towards an unmoved partner, which lands on the last square it crossed. Every square between the two must be empty.",
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
    "The letter of the right in position text; lower case for the second player.",
);
pub(in crate::variant) static PARTNER_LETTER: Key = key(
    "partner-letter",
    Form::CastlingLetter,
    Nothing("`letter` stands for the castling"),
    r#""H""#,
    "With it, letters stand for unmoved pieces: `letter` for the piece that makes the long step, this one for its partner. A letter stays while its piece is unmoved, whatever happens to the other. Letters are in alphabetical order. Either all castlings have this key or none.",
);
pub(in crate::variant) static CASTLING_PIECE: Key = key(
    "piece",
    Form::Piece,
    Required,
    r#""K""#,
    "The piece that makes the long step. Each player has one in the array.",
);
pub(in crate::variant) static PARTNER: Key = key(
    "partner",
    Form::Piece,
    Required,
    r#""R""#,
    "The piece it steps towards: its own nearest one on that side in the array.",
);
pub(in crate::variant) static SIDE: Key = key(
    "side",
    Form::OneOf(&["right", "left"]),
    Required,
    r#""right""#,
    "The partner's side, as the first player sees the board (for both players).",
);
pub(in crate::variant) static STEPS: Key = key(
    "steps",
    Form::Number(1, 25),
    Number(2),
    "2",
    "The length of the step in squares.",
);
pub(in crate::variant) static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(true),
    "true",
    "Whether it may not start on, cross or land on an attacked square.",
);
