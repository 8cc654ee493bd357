//! Piece types as described in the variant file.

use super::further_moves::FurtherMoves;
use super::key::IfMissing::{Flag, Nothing, Required, Text};
use super::key::{Form, Key, key};
use super::name::Name;
use super::tree::Node;
use crate::geometry::SquareSet;
use crate::movement::Movement;
use crate::piece::{ByPlayer, PieceType, Player};

pub(super) static CODE: Key = key(
    "code",
    Form::Code,
    Required,
    r#""U""#,
    "Its letters in position and move text; those of a promoted piece may have `+` before or `~` behind them. In a code of two letters, the first may not be the code of another piece if a code starts with the second.",
);
pub(super) static ALSO: Key = key(
    "also",
    Form::Codes,
    Nothing("none"),
    r#"["D"]"#,
    "Other letters for it in records; none may be the code of a piece.",
);
pub(super) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "Unicorn", de = "Einhorn" }"#,
    "Its name for players.",
)
.without_rules();
pub(super) static ICON: Key = key(
    "icon",
    Form::Icon,
    Required,
    r#""unicorn""#,
    "The name of its picture. With any other name the piece is shown as its letters.",
)
.without_rules();
/// The names of `assets/pieces/pieces.json`, in its order.
pub(super) fn icons() -> Vec<&'static str> {
    include_str!("icons.txt").lines().collect()
}
pub(super) static FORM_OF: Key = key(
    "form-of",
    Form::Piece,
    Nothing("none"),
    r#""P""#,
    "The piece that it was before it promoted. In hand it is that piece, unless `[[drops]]` lists it too.",
);
pub(super) static MOVES: Key = key(
    "moves",
    Form::Text,
    Required,
    r#""BNN""#,
    "Its movement in XBetza notation, see below.",
);
pub(super) static STAYS_ON: Key = key(
    "stays-on",
    Form::Squares,
    Nothing("all"),
    r#"{ w = ["*1", "*2"], b = ["*9", "*10"] }"#,
    "Squares where it may end a move, where another piece may promote to it, and where it may be dropped; it may pass over others. A list is for every player; players who are not in a table may use all squares. `*` stands for any letter or number. Its squares in the array must be among them.",
);
pub(super) static STARTS_ON: Key = key(
    "starts-on",
    Form::Squares,
    Nothing("its squares in the array"),
    r#"{ w = ["*2", "*3"], b = ["*6", "*7"] }"#,
    "Squares where its initial moves (`i`) start, whether or not it stands there in the array. A list is for every player.",
);
pub(super) static EN_PASSANT_ON: Key = key(
    "en-passant-on",
    Form::Squares,
    Nothing("all"),
    r#"{ w = ["*3"], b = ["*6"] }"#,
    "Squares that its initial lame leaps (`ifmnD`) open to en passant. A list is for every player; players who are not in a table open every square that they pass.",
);
pub(super) static FACING: Key = key(
    "facing",
    Form::OneOf(&["seat", FACES_BOARD]),
    Text("seat"),
    r#""board""#,
    "The point of view of forward and left in `moves`. `seat`: its own player's. `board`: the first player's, so that it moves alike for every player.",
);
/// A value of [`FACING`].
const FACES_BOARD: &str = "board";
pub(super) static HOPPABLE: Key = key(
    "hoppable",
    Form::Flag,
    Flag(true),
    "false",
    "Whether other pieces may hop over it, and capture it by hopping (`p`). So two such Cannons can't capture each other. Not with `after-a-move`.",
);
pub(super) static ROYAL: Key = key(
    "royal",
    Form::Flag,
    Flag(false),
    "true",
    "Whether it is a royal piece, which may not be left attacked. Of several royal pieces none may be. Each player has one in the array, or none if the game can be lost otherwise.",
);
pub(super) static RULES: Key = key(
    "rules",
    Form::Text,
    Required,
    r#""Moves like a Bishop or a Nightrider.""#,
    "Its rules in a sentence or two, for players.",
)
.without_rules();

/// A piece type as described in the variant file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PieceTypeInfo {
    /// One or two capital letters, those of a promoted piece with `+` before or `~` behind them.
    pub code: String,
    /// The name, such as `Unicorn`.
    pub name: Name,
    /// The name of its icon.
    pub icon: String,
    /// The movement as written.
    pub notation: String,
    /// The parsed movement.
    pub movement: Movement,
    /// The squares where it may end a move, arise from a promotion or be dropped, by owner; `None` for all.
    pub stays_on: ByPlayer<Option<SquareSet>>,
    /// The squares where its initial moves start, by owner; `None` for its squares in the array.
    pub starts_on: ByPlayer<Option<SquareSet>>,
    /// The squares that its initial lame leaps open to en passant, by owner; `None` for all.
    pub en_passant_on: ByPlayer<Option<SquareSet>>,
    /// Its moves along marked lines.
    pub further_moves: Vec<FurtherMoves>,
    /// Other pieces may hop over it and capture it by hopping.
    pub hoppable: bool,
    /// Its directions are those of the first player instead of its owner.
    pub faces_board: bool,
    /// Losing it loses the game.
    pub royal: bool,
    /// The type that it was before it promoted.
    pub form_of: Option<PieceType>,
    /// Other codes that records may use.
    pub aliases: Vec<String>,
    /// Its rules for players, in a sentence or two.
    pub description: String,
}

impl PieceTypeInfo {
    /// The type without its movement and what depends on board and players.
    pub(super) fn read(node: &Node) -> PieceTypeInfo {
        let text = |key| node.text_of(key).unwrap_or_default().to_string();
        PieceTypeInfo {
            code: text(&CODE),
            name: node.name_of(&NAME),
            icon: text(&ICON),
            notation: text(&MOVES),
            movement: Movement::default(),
            stays_on: ByPlayer::default(),
            starts_on: ByPlayer::default(),
            en_passant_on: ByPlayer::default(),
            further_moves: Vec::new(),
            hoppable: node.flag_of(&HOPPABLE),
            faces_board: node.text_of(&FACING) == Some(FACES_BOARD),
            royal: node.flag_of(&ROYAL),
            form_of: None,
            aliases: node
                .items_of(&ALSO)
                .iter()
                .filter_map(|letter| letter.text().map(str::to_string))
                .collect(),
            description: text(&RULES),
        }
    }

    /// The squares where a piece of this owner may end a move, arise from a promotion or be dropped.
    pub fn bounds(&self, owner: Player) -> SquareSet {
        self.stays_on[owner].unwrap_or(SquareSet::ALL)
    }
}
