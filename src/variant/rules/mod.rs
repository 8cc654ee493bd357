//! The rules of a variant as data. Nothing here is specific to one game.

mod automatic;
mod bare_king;
pub(super) mod castling;
mod castling_path;
mod castling_right;
mod checkmate;
mod checks;
mod claims;
mod counting;
pub(super) mod crown;
pub(super) mod drops;
pub(super) mod extinction;
pub(super) mod goal;
mod material;
mod move_count;
mod passes;
mod points;
pub(super) mod promotion;
pub(super) mod region;
mod repetition;
pub(super) mod restrictions;
pub(super) mod royalty;
mod stalemate;
pub(super) mod transfer;
pub(super) mod two_steps;
mod verdict;
mod walled_in;

pub use bare_king::BareKing;
pub use castling::Castling;
pub use castling_right::CastlingRight;
pub use claims::Claims;
pub use counting::{Counting, LoneLimit};
pub use crown::Crown;
pub use drops::Drops;
pub use extinction::Extinction;
pub use goal::Goal;
pub use material::{Material, MaterialSide};
pub use move_count::{CountLimit, LoneRoyal, MoveCount};
pub use passes::{MayPass, Passes};
pub use points::Points;
pub use promotion::{Condition, Promotion, PromotionChoice};
pub use region::{Region, RegionWin};
pub use repetition::{Repetition, RepetitionResult};
pub use royalty::Royalty;
pub use verdict::Verdict;

use super::error::Faults;
use super::key::IfMissing::Required;
use super::key::{Form, Key, Section, key};
use super::table::Table;
use super::tree::Node;
use crate::geometry::SquareSet;
use crate::piece::{Piece, PieceSet, PieceType, Player};
use crate::setup::FieldName;

/// The table `[ending]`, with the manual's order of its keys.
pub(super) static ENDING: Key = key(
    "ending",
    Form::Table(&SECTION),
    Required,
    "",
    "How the game ends.",
);
static SECTION: Section = Section {
    title: "[ending]",
    known_by: None,
    about: "How the game ends.",
    keys: &[
        &goal::GOAL,
        &claims::CLAIM,
        &checkmate::CHECKMATE,
        &royalty::SHARED_CHECK,
        &extinction::EXTINCTION,
        &stalemate::STALEMATE,
        &stalemate::STALEMATE_BY_COUNT,
        &passes::PASSES,
        &points::POINTS,
        &repetition::REPETITION,
        &repetition::REPETITION_AUTOMATIC,
        &repetition::REPETITION_WHOEVER_ACTS,
        &repetition::REPETITION_RESULT,
        &repetition::PERPETUAL_CHECK_LOSES,
        &move_count::MOVE_COUNT,
        &counting::COUNTING,
        &material::MATERIAL,
        &bare_king::BARE_KING,
        &bare_king::BARE_DRAW,
        &walled_in::WALLED_IN,
        &region::REGION,
        &checks::CHECKS,
    ],
};

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
    /// When players pass, if they ever do.
    pub passes: Option<Passes>,
    /// The points that decide in place of a draw.
    pub points: Option<Points>,
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

/// Reads the rules of a file, and reports contradictions.
pub(super) fn read(file: &Node, table: &Table, letters: &[char], faults: &mut Faults) -> Rules {
    // A missing `[ending]` is reported elsewhere. Its defaults allow the other validations.
    let none = Node::empty_table();
    let ending = file.get(&ENDING).unwrap_or(&none);
    let (rights, castlings) = castling::read(file, table, letters, faults);
    let promotions = promotion::read(file, table, faults);
    Rules {
        goal: goal::read(ending),
        claims: claims::read(ending, table, faults),
        stalemate: stalemate::read(ending),
        stalemate_by_count: stalemate::by_count(ending, table, faults),
        checkmate: checkmate::read(ending, faults),
        extinction: extinction::read(ending, table, faults),
        royalty: royalty::read(file, ending, table, faults),
        must_capture: restrictions::must_capture(file, table, faults),
        no_checks: restrictions::no_checks(file, table, faults),
        no_flight: restrictions::no_flight(file, table, faults),
        walled_in_by: walled_in::read(ending, table),
        unmoved: rights
            .iter()
            .fold(SquareSet::EMPTY, |all, right| all.or(right.squares)),
        rights,
        castlings,
        passes_over: transfer::read(file, table, faults),
        repetition: repetition::read(ending, table, faults),
        move_count: move_count::read(ending, table, faults),
        counting: counting::read(ending, table, faults),
        material: material::read(ending, table, faults),
        bare_king: bare_king::read(ending, table, faults),
        bare_draw: bare_king::bare_draw(ending, table),
        region: region::read(ending, table, faults),
        checks: checks::read(ending, table, faults),
        crown: crown::read(file, ending, table, faults),
        drops: drops::read(file, table, &promotions, faults),
        promotions,
        two_steps: two_steps::read(file, table, faults),
        passes: passes::read(ending, table, faults),
        points: points::read(ending, table, faults),
    }
}

/// The further fields of position text that the rules need.
pub(super) fn fields(file: &Node) -> Vec<FieldName> {
    let none = Node::empty_table();
    let ending = file.get(&ENDING).unwrap_or(&none);
    let needed = |field: &FieldName| match field {
        FieldName::Crown => crown::is_worn(file),
        FieldName::Mine => drops::mine(file).is_some(),
        FieldName::Hidden => crown::may_be_hidden(file),
        FieldName::Half => crown::may_be_split(file),
        FieldName::Drops => drops::may_be_several(file),
        FieldName::Passes => passes::are_counted(ending),
        FieldName::Winner => claims::may_win(ending) || castling::may_win(file),
        FieldName::Checks => checks::are_counted(ending),
        FieldName::Count | FieldName::CountLimit => counting::is_used(ending),
    };
    FieldName::ALL.into_iter().filter(needed).collect()
}
