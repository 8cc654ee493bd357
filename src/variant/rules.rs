//! Named rules of a variant, as data. Nothing here is special to one game.

use super::castling::Castling;
use super::right::Right;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Kind, Piece, PieceSet};
use crate::setup::{FieldName, FieldValue};

/// What players may do besides moving, and how the game ends.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What wins.
    pub goal: Goal,
    /// What a claim does besides removing an army.
    pub claims: Claims,
    /// What it means for the seat to move to have no legal action while its royal is not attacked.
    pub stalemate: Verdict,
    /// For each type of man, its promotion, if it has one.
    pub promotions: Vec<Option<Promotion>>,
    /// Every castling of every seat.
    pub castlings: Vec<Castling>,
    /// A man that has moved goes on to the corresponding cell of the other board, which must be empty.
    pub passes_over: bool,
    /// Draw by repetition.
    pub repetition: Option<Repetition>,
    /// Draw by a number of plies in which nothing irreversible happens.
    pub move_count: Option<MoveCount>,
    /// Draws by what is left on the board.
    pub material: Vec<Material>,
    /// The game is drawn if every living seat has just one man, one of these.
    pub bare_draw: PieceSet,
    /// Men that wait in reserve, by groups; a turn of drops keeps to one group.
    pub drops: Vec<Drops>,
    /// A crown that one of two men wears secretly.
    pub crown: Option<Crown>,
    /// Men that take two King's steps in a move.
    pub two_steps: PieceSet,
    /// A seat without a legal action draws if its royal, not attacked, has only neighbours of its own side and such men around it, one of
    /// these at least.
    pub walled_in_by: PieceSet,
    /// Castling rights; at most 16.
    pub rights: Vec<Right>,
    /// The cells of all rights.
    pub unmoved: SquareSet,
    /// A seat without a legal action passes instead of being stalemated, while more than two seats live.
    pub passes: bool,
}

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The seat to move has no legal action and its royal is attacked: it has lost at once.
    Checkmate,
    /// A seat that attacks an enemy royal at the start of its turn must claim it: the army leaves the board and
    /// the claimer goes on. The last seat alive wins, or who claims with one of [`Claims::wins`].
    Claim,
}

/// What a claim does besides removing an army.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// What the claimer's royal becomes.
    pub royal: Option<Kind>,
    /// What a man that delivers checkmate becomes: its type before and after. Other types stay.
    pub promotes: Vec<(Kind, Kind)>,
    /// A claim that one of these delivers, as it stood before, wins at once.
    pub wins: PieceSet,
}

impl Claims {
    /// What a man of this type becomes that delivers checkmate.
    pub fn promoted(&self, kind: Kind) -> Option<Kind> {
        let mut pairs = self.promotes.iter();
        pairs.find_map(|&(before, after)| (before == kind).then_some(after))
    }
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

/// A type's promotion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// For each seat the cells where it promotes, or may.
    pub zone: ByPlayer<SquareSet>,
    /// For each seat those cells of its zone where it must promote.
    pub compulsory: ByPlayer<SquareSet>,
    /// What it may become, in the order of the file. If none is to be had, it may not enter where it must promote.
    pub choices: Vec<PromotionChoice>,
}

/// One type a man may be promoted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: Kind,
    /// On which condition.
    pub condition: Condition,
}

/// When a man may be promoted to a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While its side has fewer of them on the board than in the array.
    Captured,
    /// If its side has any in the array.
    InArray,
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
    /// How long it takes.
    pub limit: CountLimit,
    /// Moves of these men reset the count, as captures do.
    pub reset_by: PieceSet,
    /// Promotions reset the count.
    pub reset_by_promotion: bool,
    /// Another limit while one side has only its royal.
    pub lone_royal: Option<LoneRoyal>,
}

/// How long a [`MoveCount`] runs until the game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountLimit {
    /// So many plies.
    Plies(u16),
    /// So many plies for each seat alive.
    Rounds(u16),
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
    /// The types. What each seat starts with stands in brackets in the array's text.
    pub kinds: Vec<Kind>,
    /// The most drops in one turn. With more than one the turn goes on after a drop until the action `done`.
    pub per_turn: u8,
    /// How many of each type a seat gets when it loses its uncrowned monarch.
    pub after_loss: u8,
    /// One man of this type is secretly mined: the drop says which, and only its owner knows. Capturing it takes
    /// the capturer off the board too. The field `mine` holds its cell.
    pub mined: Option<Kind>,
}

/// A crown that one of two monarchs of each seat wears, known to its owner alone. Capturing it wins. While both live
/// they are ordinary men; once one has been captured without the crown, the other is royal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crown {
    /// The two types of monarchs.
    pub monarchs: [Kind; 2],
    /// The halves into which a lone monarch may split at the start of the turn after its partner was lost.
    pub halves: Option<[Kind; 2]>,
    /// A seat with a lone monarch may hide the crown on an empty cell, once, at the start of a turn.
    pub hides: bool,
    /// A seat whose crown is hidden lives on without an army until an enemy stops on the cell; its turns are left out.
    /// Otherwise it loses with its last man.
    pub must_be_found: bool,
    /// The monarchs and halves of every seat.
    pub carriers: PieceSet,
}

impl Crown {
    /// The secret of its owner that tells whether a man on a cell wears the crown, with the value by which it does;
    /// `None` of a man that can't.
    pub fn secret_of(&self, man: Piece, square: Square) -> Option<(FieldName, FieldValue)> {
        if !self.carriers.contains(man) {
            return None;
        }
        Some(match self.monarchs.contains(&man.kind()) {
            true => (FieldName::Crown, FieldValue::Man(man.kind())),
            false => (FieldName::Half, FieldValue::Cell(square)),
        })
    }

    /// The other one of a pair of monarchs or halves.
    pub fn partner(&self, kind: Kind) -> Option<Kind> {
        let pairs = std::iter::once(self.monarchs).chain(self.halves);
        pairs
            .flat_map(|[one, other]| [(one, other), (other, one)])
            .find_map(|(one, other)| (one == kind).then_some(other))
    }
}

impl Rules {
    /// Whether a man is a monarch or a half in a game with a crown.
    pub fn carries(&self, man: Piece) -> bool {
        let crown = self.crown.as_ref();
        crown.is_some_and(|crown| crown.carriers.contains(man))
    }

    /// Whether a man of this type may be secretly mined.
    pub fn may_be_mined(&self, kind: Kind) -> bool {
        self.drops.iter().any(|drops| drops.mined == Some(kind))
    }

    /// The group of drops that a type belongs to.
    pub fn drops_of(&self, kind: Kind) -> Option<&Drops> {
        self.drops.iter().find(|drops| drops.kinds.contains(&kind))
    }

    /// The type that may be mined, if there is one.
    pub fn mined(&self) -> Option<Kind> {
        self.drops.iter().find_map(|drops| drops.mined)
    }
}
