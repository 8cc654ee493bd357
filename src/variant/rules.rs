//! The rules of a variant as data. Nothing here is specific to one game.

use super::castling::Castling;
use super::castling_right::CastlingRight;
use super::counting::Counting;
use super::extinction::Extinction;
use super::goals::Region;
use super::passes::Passes;
use super::points::Points;
use super::royalty::Royalty;
use super::verdict::Verdict;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType, Player};
use crate::setup::{FieldName, FieldValue};

/// Rules other than movement, and how the game ends.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How the game is won.
    pub goal: Goal,
    /// The result for a checkmated player.
    pub checkmate: Verdict,
    /// The end of the game by the loss of pieces.
    pub extinction: Option<Extinction>,
    /// How several royal pieces of a player count; `None` if each player has exactly one, or none.
    pub royalty: Option<Royalty>,
    /// A player who can capture must do so.
    pub must_capture: bool,
    /// Giving check is illegal.
    pub no_checks: bool,
    /// A royal piece may not move out of check, only capture the one piece that gives it.
    pub no_flight: bool,
    /// The effects of a claim other than removing an army.
    pub claims: Claims,
    /// The result for a stalemated player.
    pub stalemate: Verdict,
    /// That result is only for a player with fewer pieces than the opponent: with more it is the opposite, otherwise a draw.
    pub stalemate_by_count: bool,
    /// The promotion of each piece type, if any.
    pub promotions: Vec<Option<Promotion>>,
    /// All castlings of all players.
    pub castlings: Vec<Castling>,
    /// A piece that has moved transfers to the corresponding square of the other board, which must be empty.
    pub passes_over: bool,
    /// Draw by repetition.
    pub repetition: Option<Repetition>,
    /// Draw by a number of plies without an irreversible move.
    pub move_count: Option<MoveCount>,
    /// Draw by a number of moves since little material is left.
    pub counting: Option<Counting>,
    /// Draws by insufficient material.
    pub material: Vec<Material>,
    /// A player with only the royal piece left loses.
    pub bare_king: Option<BareKing>,
    /// The game is drawn if every living player has just one piece, one of these.
    pub bare_draw: PieceSet,
    /// Squares that win when they are reached.
    pub region: Option<Region>,
    /// The number of checks that wins.
    pub checks: Option<u8>,
    /// Groups of pieces that may be dropped. All drops of a turn come from one group.
    pub drops: Vec<Drops>,
    /// A crown that one of two pieces wears secretly.
    pub crown: Option<Crown>,
    /// Pieces that take two King's steps in a move.
    pub two_steps: PieceSet,
    /// A player without a legal action draws if its royal piece is not attacked and has only its own pieces and these
    /// around it, at least one of these.
    pub walled_in_by: PieceSet,
    /// Castling rights; at most 16.
    pub rights: Vec<CastlingRight>,
    /// The squares of all rights.
    pub unmoved: SquareSet,
    /// Whether the game may be decided without a look at the legal actions: by extinction, a goal or passes.
    pub ends_early: bool,
    /// When players pass, if they ever do.
    pub passes: Option<Passes>,
    /// The points that decide in place of a draw.
    pub points: Option<Points>,
}

/// How the game is won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Checkmate: the player to move has no legal action and its royal piece is attacked.
    Checkmate,
    /// A player who attacks an enemy royal piece at the start of its turn must claim it: that army leaves the board and
    /// the claimer moves again. The last player alive wins, or one who claims with one of [`Claims::wins`].
    Claim,
    /// No piece is royal: other rules decide.
    Other,
}

/// The effects of a claim other than removing an army.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// What the claimer's royal piece becomes.
    pub royal: Option<PieceType>,
    /// What a checkmating piece becomes: its type before and after. Other types stay.
    pub promotes: Vec<(PieceType, PieceType)>,
    /// A claim by one of these pieces (its type before the claim) wins at once.
    pub wins: PieceSet,
}

impl Claims {
    /// What a checkmating piece of this type becomes.
    pub fn promoted(&self, kind: PieceType) -> Option<PieceType> {
        let mut pairs = self.promotes.iter();
        pairs.find_map(|&(before, after)| (before == kind).then_some(after))
    }
}

/// When a player with only the royal piece left loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// At once.
    Loses,
    /// At once, unless the player is to move and the opponent has only one other piece: then after one more move.
    LosesUnlessBaredBack,
}

/// The promotion of a piece type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The squares where it may or must promote, by player.
    pub zone: ByPlayer<SquareSet>,
    /// Those squares of the zone where it must promote, by player.
    pub compulsory: ByPlayer<SquareSet>,
    /// Whether moves that start in these squares count like moves that end there.
    pub on_leaving: bool,
    /// The choices in file order. If none is available, the piece may not enter a square where it must promote.
    pub choices: Vec<PromotionChoice>,
}

impl Promotion {
    /// The squares where a player's pieces may promote when they arrive there, and when they leave them.
    pub fn zones(&self, owner: Player) -> [SquareSet; 2] {
        let zone = self.zone[owner];
        match self.on_leaving {
            true => [zone, zone],
            false => [zone, SquareSet::EMPTY],
        }
    }

    /// The squares where a piece that starts on `from` may or must promote.
    #[inline]
    pub fn zone_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.zone[owner], from)
    }

    /// The squares where a piece that starts on `from` must promote.
    #[inline]
    pub fn compulsory_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.compulsory[owner], from)
    }

    fn widened(&self, squares: SquareSet, from: Square) -> SquareSet {
        match self.on_leaving && squares.contains(from) {
            true => SquareSet::ALL,
            false => squares,
        }
    }
}

/// One choice of a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: PieceType,
    /// The condition of the choice.
    pub condition: Condition,
}

/// When a promotion choice is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While its side has fewer of them on the board than in the array.
    Captured,
    /// If its side has any in the array.
    InArray,
}

/// Draw by repetition of the position, normally with the same player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The occurrence that draws, or may be claimed as a draw: 3 in chess.
    pub times: u16,
    /// The occurrence that draws without a claim: 5 in chess. `None` if `times` does.
    pub automatic: Option<u16>,
    /// Whether occurrences with different players to act count together.
    pub whoever_acts: bool,
    /// The result, unless perpetual check decides.
    pub result: RepetitionResult,
    /// A player who gave check with every move since the first of the repeated positions loses. Repetition hashes then
    /// say whether the player to move is in check.
    pub perpetual_check_loses: bool,
    /// Whether positions with different numbers of passes before them are the same.
    pub ignores_passes: bool,
}

/// The result of a repeated position. `Win` and `Loss` are those of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepetitionResult {
    /// A draw.
    Draw,
    /// The player to move wins, since the opponent has repeated the position.
    Win,
    /// The player to move loses.
    Loss,
    /// The first player wins.
    FirstPlayerWins,
    /// The first player loses.
    FirstPlayerLoses,
}

/// Draw by a number of plies without a capture or another move that resets the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveCount {
    /// Where the game is drawn, or may be claimed as a draw.
    pub limit: CountLimit,
    /// The plies that draw without a claim. `None` if the limit does.
    pub automatic: Option<u16>,
    /// Moves of these pieces reset the count, like captures.
    pub reset_by: PieceSet,
    /// Whether only those moves of `reset_by` count that the piece couldn't take back on an empty board.
    pub irreversible_only: bool,
    /// Whether promotions reset the count.
    pub reset_by_promotion: bool,
    /// Whether drops reset the count.
    pub reset_by_drop: bool,
    /// A different limit while one side has only its royal piece.
    pub lone_royal: Option<LoneRoyal>,
}

/// The limit of a [`MoveCount`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountLimit {
    /// A number of plies.
    Plies(u16),
    /// A number of plies for each living player.
    Rounds(u16),
}

/// A separate limit while one side has only its royal piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoneRoyal {
    /// The number of plies.
    pub plies: u16,
    /// The limit applies if the other side has at least one of these.
    pub against: PieceSet,
}

/// A draw by insufficient material: each side has exactly the pieces of its list. For two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Material {
    /// The pieces of both sides; either player may have either list.
    pub sides: [MaterialSide; 2],
    /// All repeated pieces of both sides must be on squares of one shade.
    pub one_shade: bool,
}

/// The pieces of one side in a [`Material`] draw.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MaterialSide {
    /// The exact number of each type.
    pub exact: Vec<(PieceType, u8)>,
    /// A type with any number of pieces, including none.
    pub any: Option<PieceType>,
}

/// A group of pieces that may be dropped on empty squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// The types. The array's text gives in brackets what each player starts with.
    pub kinds: Vec<PieceType>,
    /// The squares where each player may drop them; `None` for all.
    pub on: ByPlayer<Option<SquareSet>>,
    /// The maximum number of drops in one turn. If it is more than one, the turn continues after a drop until the
    /// action `done`.
    pub per_turn: u8,
    /// How many of each type a player receives when it loses the monarch without the crown.
    pub after_loss: u8,
    /// One piece of this type is secretly mined: the drop decides which, and only the owner knows. Capturing it removes
    /// the capturer too. The field `mine` holds its square.
    pub mined: Option<PieceType>,
}

/// One of each player's two monarchs wears the crown, known only to its owner. Capturing it wins. While both live they
/// are ordinary pieces; once one is captured without the crown, the other is royal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crown {
    /// The two types of monarchs.
    pub monarchs: [PieceType; 2],
    /// The halves into which the remaining monarch may split at the start of the turn after the other was lost.
    pub halves: Option<[PieceType; 2]>,
    /// A player with one monarch left may hide the crown on an empty square, once, at the start of a turn.
    pub hides: bool,
    /// A player with a hidden crown stays in the game without pieces until an enemy stops on the square; its turns are
    /// skipped. Otherwise it loses with its last piece.
    pub must_be_found: bool,
    /// The monarchs and halves of every player.
    pub carriers: PieceSet,
}

impl Crown {
    /// The secret field that says whether the piece on a square wears the crown, and the value if it does; `None` if
    /// the piece can't wear it.
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
    /// The rights of a player with which castling decides the game: bit `n` is the `n`th right.
    pub fn deciding_rights(&self, owner: Player) -> u16 {
        let rights = self.rights.iter().enumerate();
        rights
            .filter(|(_, right)| right.decides && right.owner == owner)
            .fold(0, |all, (bit, _)| all | 1 << bit)
    }

    /// Whether some castling decides the game.
    pub fn castling_decides(&self) -> bool {
        self.rights.iter().any(|right| right.decides)
    }

    /// Whether a goal other than checkmate wins: squares to reach or checks to give.
    pub fn has_goals(&self) -> bool {
        self.region.is_some() || self.checks.is_some()
    }

    /// Whether moves that leave no royal piece attacked may be illegal.
    #[inline(always)]
    pub fn restricts_moves(&self) -> bool {
        self.must_capture || self.no_checks || self.no_flight
    }

    /// Whether a pass that answers a pass ends the game.
    pub fn two_passes_end(&self) -> bool {
        matches!(self.passes, Some(Passes::OfTwo(_)))
    }

    /// Whether a piece is a monarch or a half in a game with a crown.
    pub fn may_wear_crown(&self, piece: Piece) -> bool {
        let crown = self.crown.as_ref();
        crown.is_some_and(|crown| crown.carriers.contains(piece))
    }

    /// Whether a piece of this type may be mined.
    pub fn may_be_mined(&self, kind: PieceType) -> bool {
        self.drops.iter().any(|drops| drops.mined == Some(kind))
    }

    /// The group of drops that contains a type.
    pub fn drops_of(&self, kind: PieceType) -> Option<&Drops> {
        self.drops.iter().find(|drops| drops.kinds.contains(&kind))
    }

    /// The type that may be mined, if any.
    pub fn mined(&self) -> Option<PieceType> {
        self.drops.iter().find_map(|drops| drops.mined)
    }
}
