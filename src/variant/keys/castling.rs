//! The keys of castling moves.

use super::key::IfMissing::{Flag, Nothing, Number, Required};
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
    about: "A castling move that each of two players may make once: a piece makes a long step along its rank towards an unmoved partner, which lands on the last square it crossed. Every square that either crosses must be empty. Entries with the same letter and pieces are several ways to use one right.",
    keys: &[
        &CASTLING_LETTER,
        &PARTNER_LETTER,
        &CASTLING_PLAYER,
        &CASTLING_PIECE,
        &PARTNER,
        &SIDE,
        &STEPS,
        &ENDS,
        &ONTO_PARTNER,
        &SAFE,
        &DECIDES,
        &CLOSES_SIDE,
    ],
};
pub(in crate::variant) static CASTLING_LETTER: Key = key(
    "letter",
    Form::CastlingLetter,
    Required,
    r#""K""#,
    "The letter of the right in position text; lower case for the second player. Castlings with the same letter need the same pieces.",
);
pub(in crate::variant) static PARTNER_LETTER: Key = key(
    "partner-letter",
    Form::CastlingLetter,
    Nothing("`letter` stands for the castling"),
    r#""H""#,
    "With it, letters stand for unmoved pieces: `letter` for the piece that makes the long step, this one for its partner. A letter stays while its piece is unmoved, whatever happens to the other. Letters are in alphabetical order. Either all castlings have this key or none.",
);
pub(in crate::variant) static CASTLING_PLAYER: Key = key(
    "player",
    Form::PlayerLetter,
    Nothing("both players castle so"),
    r#""w""#,
    "The letter of the only player who may castle so.",
);
pub(in crate::variant) static CASTLING_PIECE: Key = key(
    "piece",
    Form::Piece,
    Required,
    r#""K""#,
    "The piece that makes the long step. Each player who may castle so has one in the array.",
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
pub(in crate::variant) static ENDS: Key = key(
    "ends",
    Form::Texts,
    Nothing("`steps` says where they end"),
    r#"["g1", "f1"]"#,
    "The squares of their rank where the piece and its partner end, however far they go; either may also stay, or take the square of the other. If both players castle so, the squares are the first player's, and the second player's are on the opposite rank.",
);
pub(in crate::variant) static ONTO_PARTNER: Key = key(
    "onto-partner",
    Form::Flag,
    Flag(false),
    "true",
    "Whether players castle by moving the piece onto its partner: then a castling differs from every other move wherever the two end. Its text is the squares of both, `e1h1`.",
);
pub(in crate::variant) static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(true),
    "true",
    "Whether it may not start on, cross or land on an attacked square.",
);
pub(in crate::variant) static DECIDES: Key = key(
    "decides",
    Form::Flag,
    Flag(false),
    "false",
    "Whether this castling wins at once. Then a player who loses the last right to such a castling in another way loses.",
);
pub(in crate::variant) static CLOSES_SIDE: Key = key(
    "closes-side",
    Form::Flag,
    Flag(false),
    "false",
    "Whether the opponent may no longer castle towards the same `side` afterwards.",
);
