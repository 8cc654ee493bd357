//! The keys of the types of pieces.

use super::key::Default::{Flag, Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static PIECE: Key = key(
    "piece",
    Form::Tables(&PIECE_SECTION),
    Required,
    "",
    "The types of men.",
);
static PIECE_SECTION: Section = Section {
    title: "[[piece]]",
    known_by: Some(&CODE),
    about: "The types of men, at most 32, the same for every seat.",
    keys: &[
        &CODE,
        &ALSO,
        &PIECE_NAME,
        &ICON,
        &MOVES,
        &STAYS_ON,
        &FACING,
        &TWO_STEPS,
        &ROYAL,
        &PIECE_RULES,
    ],
};
pub(in crate::variant) static CODE: Key = key(
    "code",
    Form::Code,
    Required,
    r#""U""#,
    "Its letters in position and move text. With two letters: the first may not be the code of another piece if a code starts with the second.",
);
pub(in crate::variant) static ALSO: Key = key(
    "also",
    Form::Codes,
    Nothing("none"),
    r#"["D"]"#,
    "Other letters under which records may name it; none of them any piece's code.",
);
pub(in crate::variant) static PIECE_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "Unicorn", de = "Einhorn" }"#,
    "What players call it.",
);
pub(in crate::variant) static ICON: Key = key(
    "icon",
    Form::Id,
    Required,
    r#""unicorn""#,
    "The name of its picture.",
);
pub(in crate::variant) static MOVES: Key = key(
    "moves",
    Form::Text,
    Required,
    r#""BNN""#,
    "Its movement in XBetza notation, see below.",
);
pub(in crate::variant) static STAYS_ON: Key = key(
    "stays-on",
    Form::Texts,
    Nothing("all"),
    r#"["d1", "f1", "e2", "d3", "f3"]"#,
    "Cells where it may end a move, of whatever seat it is; it may pass over others. `*` stands for any letter or number. Where it stands in the array must be among them.",
);
pub(in crate::variant) static FACING: Key = key(
    "facing",
    Form::OneOf(&["seat", FACES_BOARD]),
    Text("seat"),
    r#""board""#,
    "Whose forward and left `moves` means. `seat`: those of its own seat. `board`: those of the first seat, so that it moves alike for every seat.",
);
/// A value of [`FACING`].
pub(in crate::variant) const FACES_BOARD: &str = "board";
pub(in crate::variant) static TWO_STEPS: Key = key(
    "two-steps",
    Form::Flag,
    Flag(false),
    "true",
    "It moves exactly two King's steps in a turn, also back to its cell. The first may capture or jump over what stands there, the second ends on an empty cell, a capture or its own cell. If either leaves the board it goes back to its owner's reserve. `moves` must be `KNAD`, the cells it attacks, and it must be droppable.",
);
pub(in crate::variant) static ROYAL: Key = key(
    "royal",
    Form::Flag,
    Flag(false),
    "true",
    "Whether the game is about this man. Each seat has exactly one royal man in the array.",
);
pub(in crate::variant) static PIECE_RULES: Key = key(
    "rules",
    Form::Text,
    Required,
    r#""Moves like a Bishop or a Nightrider.""#,
    "Its rules in a sentence or two, for players.",
);
