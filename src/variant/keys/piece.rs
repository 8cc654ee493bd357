//! The keys of piece types.

use super::key::IfMissing::{Flag, Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static PIECE: Key = key(
    "piece",
    Form::Tables(&PIECE_SECTION),
    Required,
    "",
    "The piece types.",
);
static PIECE_SECTION: Section = Section {
    title: "[[piece]]",
    known_by: Some(&CODE),
    about: "The piece types, at most 32, the same for every player.",
    keys: &[
        &CODE,
        &ALSO,
        &PIECE_NAME,
        &ICON,
        &MOVES,
        &STAYS_ON,
        &STARTS_ON,
        &FACING,
        &TWO_STEPS,
        &ROYAL,
        &ROYAL_UP_TO,
        &PIECE_RULES,
    ],
};
pub(in crate::variant) static CODE: Key = key(
    "code",
    Form::Code,
    Required,
    r#""U""#,
    "Its letters in position and move text. In a code of two letters, the first may not be the code of another piece if a code starts with the second.",
);
pub(in crate::variant) static ALSO: Key = key(
    "also",
    Form::Codes,
    Nothing("none"),
    r#"["D"]"#,
    "Other letters for it in records; none may be the code of a piece.",
);
pub(in crate::variant) static PIECE_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "Unicorn", de = "Einhorn" }"#,
    "Its name for players.",
)
.without_rules();
pub(in crate::variant) static ICON: Key = key(
    "icon",
    Form::Icon,
    Required,
    r#""unicorn""#,
    "The name of its picture. With any other name the piece is shown as its letters.",
)
.without_rules();
/// The names of `assets/pieces/pieces.json`, in its order.
pub(in crate::variant) fn icons() -> Vec<&'static str> {
    include_str!("icons.txt").lines().collect()
}
pub(in crate::variant) static MOVES: Key = key(
    "moves",
    Form::Text,
    Required,
    r#""BNN""#,
    "Its movement in XBetza notation, see below.",
);
pub(in crate::variant) static STAYS_ON: Key = key(
    "stays-on",
    Form::Squares,
    Nothing("all"),
    r#"{ w = ["*1", "*2"], b = ["*9", "*10"] }"#,
    "Squares where it may end a move, where another piece may promote to it, and where it may be dropped; it may pass over others. A list is for every player; players who are not in a table may use all squares. `*` stands for any letter or number. Its squares in the array must be among them.",
);
pub(in crate::variant) static STARTS_ON: Key = key(
    "starts-on",
    Form::Squares,
    Nothing("its squares in the array"),
    r#"{ w = ["*2", "*3"], b = ["*6", "*7"] }"#,
    "Squares where its initial moves (`i`) start, whether or not it stands there in the array. A list is for every player.",
);
pub(in crate::variant) static FACING: Key = key(
    "facing",
    Form::OneOf(&["seat", FACES_BOARD]),
    Text("seat"),
    r#""board""#,
    "The point of view of forward and left in `moves`. `seat`: its own player's. `board`: the first player's, so that it moves alike for every player.",
);
/// A value of [`FACING`].
pub(in crate::variant) const FACES_BOARD: &str = "board";
pub(in crate::variant) static TWO_STEPS: Key = key(
    "two-steps",
    Form::Flag,
    Flag(false),
    "true",
    "It moves exactly two King's steps in a turn, even back to its own square. The first may capture or jump over a piece; the second ends on an empty square, a capture or its own square. If either leaves the board, the piece returns to its owner's hand. `moves` must be `KNAD`, the squares it attacks, and it must be droppable.",
);
pub(in crate::variant) static ROYAL: Key = key(
    "royal",
    Form::Flag,
    Flag(false),
    "true",
    "Whether it is a royal piece, which may not be left attacked. Of several royal pieces none may be. Each player has one in the array, or none if the game can be lost otherwise.",
);
pub(in crate::variant) static ROYAL_UP_TO: Key = key(
    "royal-up-to",
    Form::Number(1, 99),
    Nothing("however many there are"),
    "1",
    "With `royal = true`: it is royal only while its player has at most this many of them.",
);
pub(in crate::variant) static PIECE_RULES: Key = key(
    "rules",
    Form::Text,
    Required,
    r#""Moves like a Bishop or a Nightrider.""#,
    "Its rules in a sentence or two, for players.",
)
.without_rules();
