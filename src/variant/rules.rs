//! Named rules of a variant, as data. Nothing here is special to one game.

use super::castling::Castling;
use super::right::Right;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType};
use crate::setup::{FieldName, FieldValue};

/// What players may do besides moving, and how the game ends.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What wins.
    pub goal: Goal,
    /// What a claim does besides removing an army.
    pub claims: Claims,
    /// What it means for the player to move to have no legal action while its royal is not attacked.
    pub stalemate: Verdict,
    /// For each type of piece, its promotion, if it has one.
    pub promotions: Vec<Option<Promotion>>,
    /// Every castling of every player.
    pub castlings: Vec<Castling>,
    /// A piece that has moved goes on to the corresponding square of the other board, which must be empty.
    pub passes_over: bool,
    /// Draw by repetition.
    pub repetition: Option<Repetition>,
    /// Draw by a number of plies in which nothing irreversible happens.
    pub move_count: Option<MoveCount>,
    /// Draws by what is left on the board.
    pub material: Vec<Material>,
    /// The game is drawn if every living player has just one piece, one of these.
    pub bare_draw: PieceSet,
    /// Pieces that wait in reserve, by groups; a turn of drops keeps to one group.
    pub drops: Vec<Drops>,
    /// A crown that one of two pieces wears secretly.
    pub crown: Option<Crown>,
    /// Pieces that take two King's steps in a move.
    pub two_steps: PieceSet,
    /// A player without a legal action draws if its royal, not attacked, has only neighbours of its own side and such pieces around it, one of
    /// these at least.
    pub walled_in_by: PieceSet,
    /// Castling rights; at most 16.
    pub rights: Vec<Right>,
    /// The squares of all rights.
    pub unmoved: SquareSet,
    /// A player without a legal action passes instead of being stalemated, while more than two players live.
    pub passes: bool,
}

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The player to move has no legal action and its royal is attacked: it has lost at once.
    Checkmate,
    /// A player that attacks an enemy royal at the start of its turn must claim it: the army leaves the board and
    /// the claimer goes on. The last player alive wins, or who claims with one of [`Claims::wins`].
    Claim,
}

/// What a claim does besides removing an army.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// What the claimer's royal becomes.
    pub royal: Option<PieceType>,
    /// What a piece that delivers checkmate becomes: its type before and after. Other types stay.
    pub promotes: Vec<(PieceType, PieceType)>,
    /// A claim that one of these delivers, as it stood before, wins at once.
    pub wins: PieceSet,
}

impl Claims {
    /// What a piece of this type becomes that delivers checkmate.
    pub fn promoted(&self, kind: PieceType) -> Option<PieceType> {
        let mut pairs = self.promotes.iter();
        pairs.find_map(|&(before, after)| (before == kind).then_some(after))
    }
}

/// What an ending means for the player it happens to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nobody wins.
    Draw,
    /// The player loses.
    Loss,
    /// The player wins.
    Win,
}

/// A type's promotion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// For each player the squares where it promotes, or may.
    pub zone: ByPlayer<SquareSet>,
    /// For each player those squares of its zone where it must promote.
    pub compulsory: ByPlayer<SquareSet>,
    /// What it may become, in the order of the file. If none is to be had, it may not enter where it must promote.
    pub choices: Vec<PromotionChoice>,
}

/// One type a piece may be promoted to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: PieceType,
    /// On which condition.
    pub condition: Condition,
}

/// When a piece may be promoted to a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While its side has fewer of them on the board than in the array.
    Captured,
    /// If its side has any in the array.
    InArray,
}

/// Draw by repetition of the position, as a rule with the same player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// Which occurrence draws: 3 in chess.
    pub times: u8,
    /// Occurrences count whichever player is to act.
    pub whoever_acts: bool,
}

/// Draw by a number of plies without a capture or anything else that resets the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveCount {
    /// How long it takes.
    pub limit: CountLimit,
    /// Moves of these pieces reset the count, as captures do.
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
    /// So many plies for each player alive.
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

/// A draw by what is left: one side has exactly the pieces of one list, the other those of the other. Two-player games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    /// The two sides' pieces; which player has which doesn't matter.
    pub sides: [MaterialSide; 2],
    /// The repeated pieces, taken together, must stand on one shade.
    pub one_shade: bool,
}

/// The pieces of one side in a [`Material`] draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MaterialSide {
    /// How many of each type, exactly.
    pub exact: Vec<(PieceType, u8)>,
    /// Of this type any number, none included, besides.
    pub any: Option<PieceType>,
}

/// Pieces in reserve that may be dropped on empty squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// The types. What each player starts with stands in brackets in the array's text.
    pub kinds: Vec<PieceType>,
    /// The most drops in one turn. With more than one the turn goes on after a drop until the action `done`.
    pub per_turn: u8,
    /// How many of each type a player gets when it loses its uncrowned monarch.
    pub after_loss: u8,
    /// One piece of this type is secretly mined: the drop says which, and only its owner knows. Capturing it takes
    /// the capturer off the board too. The field `mine` holds its square.
    pub mined: Option<PieceType>,
}

/// A crown that one of two monarchs of each player wears, known to its owner alone. Capturing it wins. While both live
/// they are ordinary pieces; once one has been captured without the crown, the other is royal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crown {
    /// The two types of monarchs.
    pub monarchs: [PieceType; 2],
    /// The halves into which a lone monarch may split at the start of the turn after its partner was lost.
    pub halves: Option<[PieceType; 2]>,
    /// A player with a lone monarch may hide the crown on an empty square, once, at the start of a turn.
    pub hides: bool,
    /// A player whose crown is hidden lives on without an army until an enemy stops on the square; its turns are left out.
    /// Otherwise it loses with its last piece.
    pub must_be_found: bool,
    /// The monarchs and halves of every player.
    pub carriers: PieceSet,
}

impl Crown {
    /// The secret of its owner that tells whether a piece on a square wears the crown, with the value by which it does;
    /// `None` of a piece that can't.
    pub fn secret_of(&self, piece: Piece, square: Square) -> Option<(FieldName, FieldValue)> {
        if !self.carriers.contains(piece) {
            return None;
        }
        Some(match self.monarchs.contains(&piece.kind()) {
            true => (FieldName::Crown, FieldValue::Piece(piece.kind())),
            false => (FieldName::Half, FieldValue::Square(square)),
        })
    }

    /// The other one of a pair of monarchs or halves.
    pub fn partner(&self, kind: PieceType) -> Option<PieceType> {
        let pairs = std::iter::once(self.monarchs).chain(self.halves);
        pairs
            .flat_map(|[one, other]| [(one, other), (other, one)])
            .find_map(|(one, other)| (one == kind).then_some(other))
    }
}

impl Rules {
    /// Whether a piece is a monarch or a half in a game with a crown.
    pub fn may_wear_crown(&self, piece: Piece) -> bool {
        let crown = self.crown.as_ref();
        crown.is_some_and(|crown| crown.carriers.contains(piece))
    }

    /// Whether a piece of this type may be secretly mined.
    pub fn may_be_mined(&self, kind: PieceType) -> bool {
        self.drops.iter().any(|drops| drops.mined == Some(kind))
    }

    /// The group of drops that a type belongs to.
    pub fn drops_of(&self, kind: PieceType) -> Option<&Drops> {
        self.drops.iter().find(|drops| drops.kinds.contains(&kind))
    }

    /// The type that may be mined, if there is one.
    pub fn mined(&self) -> Option<PieceType> {
        self.drops.iter().find_map(|drops| drops.mined)
    }
}
