//! Named rules of a variant, as data. Nothing here is special to one game.

use crate::geometry::SquareSet;
use crate::piece::{ByPlayer, Kind, PieceSet};
use crate::variant::Castling;

/// What players may do besides moving, and how the game ends.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What wins.
    pub goal: Goal,
    /// What it means for the seat to move to have no legal action while its royal is not attacked.
    pub stalemate: Verdict,
    /// For each type of man, its promotion, if it has one.
    pub promotions: Vec<Option<Promotion>>,
    /// Every castling of every seat; at most 16.
    pub castlings: Vec<Castling>,
    /// A man that has moved goes on to the corresponding cell of the other board, which must be empty.
    pub passes_over: bool,
    /// Draw by repetition.
    pub repetition: Option<Repetition>,
    /// Draw by a number of plies in which nothing irreversible happens.
    pub move_count: Option<MoveCount>,
    /// Draws by what is left on the board.
    pub material: Vec<Material>,
    /// Men that wait in reserve.
    pub drops: Option<Drops>,
    /// A seat without a legal action passes instead of being stalemated, while more than two seats live.
    pub passes: bool,
}

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The seat to move has no legal action and its royal is attacked: it has lost at once.
    Checkmate,
    /// A seat that attacks an enemy royal at the start of its turn must claim it: the army leaves the board and
    /// the claimer goes on. The last seat alive wins.
    Claim,
}

/// What an ending means for the seat it happens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody wins.
    Draw,
    /// The seat loses.
    Loss,
    /// The seat wins.
    Win,
}

/// A type's promotion: compulsory where it reaches its zone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// For each seat the cells where it promotes.
    pub zone: ByPlayer<SquareSet>,
    /// What it may become, in the order of the file. If none is to be had, it may not enter the zone.
    pub choices: Vec<PromotionChoice>,
}

/// One type a man may be promoted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: Kind,
    /// Only while its side has fewer of them on the board than in the array.
    pub captured_only: bool,
}

/// Draw by repetition of the position, as a rule with the same seat to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// Which occurrence draws: 3 in chess.
    pub times: u8,
    /// Occurrences count whichever seat is to act.
    pub whoever_acts: bool,
}

/// Draw by a number of plies without a capture or anything else that resets the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveCount {
    /// How many plies draw.
    pub plies: u16,
    /// Moves of these men reset the count, as captures do.
    pub reset_by: PieceSet,
    /// Promotions reset the count.
    pub reset_by_promotion: bool,
    /// Another limit while one side has only its royal.
    pub lone_royal: Option<LoneRoyal>,
}

/// A limit of its own for the play against a royal alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoneRoyal {
    /// How many plies draw.
    pub plies: u16,
    /// The limit holds while the other side has one of these at least.
    pub against: PieceSet,
}

/// A draw by what is left: one side has exactly the men of one list, the other those of the other. Two-seat games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    /// The two sides' men; which seat has which doesn't matter.
    pub sides: [MaterialSide; 2],
    /// The repeated men, taken together, must stand on one shade.
    pub one_shade: bool,
}

/// The men of one side in a [`Material`] draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MaterialSide {
    /// How many of each type, exactly.
    pub exact: Vec<(Kind, u8)>,
    /// Of this type any number, none included, besides.
    pub any: Option<Kind>,
}

/// Men in reserve that may be dropped on empty cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// What each seat starts with, by type; in the array's text it stands in brackets.
    pub kinds: Vec<Kind>,
    /// The most drops in one turn. The turn goes on after a drop until this many or the action `done`.
    pub per_turn: u8,
    /// One man of this type is secretly mined: the drop says which, and only its owner knows. Capturing it takes
    /// the capturer off the board too. The field `mine` holds its cell.
    pub mined: Option<Kind>,
}
