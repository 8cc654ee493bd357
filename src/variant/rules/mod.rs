//! The rules of a variant as data. Nothing here is specific to one game.

pub(super) mod capture_effects;
mod capture_limits;
pub(super) mod castling;
mod castling_path;
mod castling_right;
mod chase_conflicts;
pub(super) mod crown;
pub(super) mod drops;
pub(super) mod ending;
pub(super) mod gates;
pub(super) mod goal;
pub(super) mod promotion;
pub(super) mod restrictions;
pub(super) mod royalty;
pub(super) mod transfer;
pub(super) mod turns;
pub(super) mod two_steps;
pub(super) mod walls;

pub use capture_effects::{Captor, CaptureEffects};
pub use capture_limits::CaptureLimits;
pub use castling::Castling;
pub use castling_right::CastlingRight;
pub use crown::Crown;
pub use drops::{Drops, Held, Recipient};
pub use ending::{
    BareKing, Claims, CountLimit, Counting, Ending, EndingRules, Endings, Extinction, LoneLimit,
    LoneRoyal, Material, MaterialSide, MayPass, MoveCount, Passes, PerpetualChase, Points, Region,
    RegionWin, Repetition, RepetitionResult, Shades, Verdict,
};
pub use goal::Goal;
pub use promotion::{Condition, OwnMove, Promotion, PromotionChoice};
pub use royalty::Royalty;
pub use turns::Turns;
pub use walls::{WallPlacement, Walls};

use super::error::Faults;
use super::table::Table;
use super::tree::Node;
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, PieceType, Player};
use crate::setup::FieldName;

/// Rules other than movement, and how the game ends.
#[derive(Clone, Debug)]
pub struct Rules {
    /// How the game ends.
    pub ending: EndingRules,
    /// How several royal pieces of a player count; `None` if each player has exactly one, or none.
    pub royalty: Option<Royalty>,
    /// What captures do besides removing the captured piece, if anything.
    pub capture_effects: Option<CaptureEffects>,
    /// How players place walls, if they do.
    pub walls: Option<Walls>,
    /// The moves of a turn, if there are several.
    pub turns: Option<Turns>,
    /// A player who can capture must do so.
    pub must_capture: bool,
    /// Giving check is illegal.
    pub no_checks: bool,
    /// A royal piece may not move out of check, only capture the one piece that gives it.
    pub no_flight: bool,
    /// The promotions of each piece type.
    pub promotions: Vec<Vec<Promotion>>,
    /// All castlings of all players.
    pub castlings: Vec<Castling>,
    /// A piece that has moved transfers to the corresponding square of the other board, which must be empty.
    pub passes_over: bool,
    /// Groups of pieces that may be dropped. All drops of a turn come from one group.
    pub drops: Vec<Drops>,
    /// What each piece type is in hand; `None` if it is never there.
    pub held: [Option<Held>; PieceType::LIMIT],
    /// A crown that one of two pieces wears secretly.
    pub crown: Option<Crown>,
    /// Some piece promotes by a move of its own.
    pub promotes_by_own_move: bool,
    /// Pieces that take two King's steps in a move.
    pub two_steps: PieceSet,
    /// The rights of unmoved pieces, castling and gates; at most 32.
    pub rights: Vec<CastlingRight>,
    /// The rights that are gates: bit `n` is the `n`th right.
    pub gates: u32,
    /// The squares of all rights.
    pub unmoved: SquareSet,
}

impl Rules {
    /// The rights of a player with which castling decides the game: bit `n` is the `n`th right.
    pub fn deciding_rights(&self, owner: Player) -> u32 {
        let rights = self.rights.iter().enumerate();
        rights
            .filter(|(_, right)| right.decides && right.owner == owner)
            .fold(0, |all, (bit, _)| all | 1 << bit)
    }

    /// Whether some castling decides the game.
    pub fn castling_decides(&self) -> bool {
        self.rights.iter().any(|right| right.decides)
    }

    /// Whether moves that leave no royal piece attacked may be illegal.
    #[inline(always)]
    pub fn restricts_moves(&self) -> bool {
        self.must_capture
            || self.no_checks
            || self.no_flight
            || self.ending.facing_draws
            || self.forbids_captures()
            || self.drops.iter().any(Drops::restrict_checks)
    }

    /// Whether some captures are illegal.
    pub fn forbids_captures(&self) -> bool {
        { self.capture_effects.as_ref() }.is_some_and(|effects| effects.limits.forbid_captures())
    }

    /// The promotions of a piece type, in file order.
    #[inline(always)]
    pub fn promotions_of(&self, kind: PieceType) -> &[Promotion] {
        &self.promotions[kind.index()]
    }

    /// Whether pieces of a type may promote.
    #[inline(always)]
    pub fn promotes(&self, kind: PieceType) -> bool {
        !self.promotions_of(kind).is_empty()
    }

    /// What pieces of a type may become somewhere. A type may come several times.
    pub fn choices_of(&self, kind: PieceType) -> impl Iterator<Item = &PromotionChoice> {
        let promotions = self.promotions_of(kind).iter();
        promotions.flat_map(|promotion| &promotion.choices)
    }

    /// Whether a placed wall is one that stood elsewhere.
    pub fn moves_walls(&self) -> bool {
        self.walls.as_ref().is_some_and(|walls| walls.moves)
    }

    /// Whether a wall is placed after each move.
    pub fn place_walls_after_moves(&self) -> bool {
        self.are_walls_placed(WallPlacement::AfterMove)
    }

    /// Whether the squares that pieces leave become walls.
    #[inline(always)]
    pub fn leave_walls(&self) -> bool {
        self.are_walls_placed(WallPlacement::LeftBehind)
    }

    #[inline(always)]
    fn are_walls_placed(&self, when: WallPlacement) -> bool {
        { self.walls.as_ref() }.is_some_and(|walls| walls.placement == when)
    }

    /// How many actions a turn usually has.
    pub fn actions_per_turn(&self) -> usize {
        let moves = self.turns.map_or(1, |turns| turns.moves);
        match self.place_walls_after_moves() {
            true => 2 * usize::from(moves),
            false => usize::from(moves),
        }
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

    /// Whether captured pieces come into a hand.
    pub fn captures_fill_hands(&self) -> bool {
        self.drops.iter().any(|drops| drops.captures.is_some())
    }

    /// Whether a piece can't be on a square, because it would have promoted there. Where leaving promotes, too, it may have
    /// started there; elsewhere it may have been dropped, or have arisen from another promotion.
    pub fn must_have_promoted(&self, piece: Piece, square: Square) -> bool {
        let promotions = self.promotions.iter().flatten();
        let mut choices = promotions.flat_map(|promotion| &promotion.choices);
        let is_dropped_there = || {
            self.drops_of(piece.kind()).is_some_and(|drops| {
                drops.on[piece.owner()].is_none_or(|squares| squares.contains(square))
            })
        };
        let must_promote = |promotion: &Promotion| {
            promotion.compulsory[piece.owner()].contains(square)
                && !promotion.on_leaving
                && !promotion.on_capture
        };
        let captors_change =
            { self.capture_effects.as_ref() }.is_some_and(CaptureEffects::captors_change);
        !captors_change
            && self.promotions_of(piece.kind()).iter().any(must_promote)
            && !is_dropped_there()
            && !choices.any(|choice| choice.kind == piece.kind())
    }

    /// What a type is in hand when it is captured or before it is dropped; itself if it is never there.
    pub fn in_hand(&self, kind: PieceType) -> PieceType {
        self.held[kind.index()].map_or(kind, |held| held.kind)
    }

    /// The group of drops that contains a type or what it was in hand.
    pub fn drops_of(&self, kind: PieceType) -> Option<&Drops> {
        let held = self.in_hand(kind);
        let is_dropped =
            |drops: &&Drops| drops.kinds.contains(&held) && !drops.also_captures.contains(&kind);
        self.drops.iter().find(is_dropped)
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
    let ending = ending::table(file).unwrap_or(&none);
    chase_conflicts::report(file, ending, faults);
    let (mut rights, castlings) = castling::read(file, table, letters, faults);
    let promotions = promotion::read(file, table, faults);
    let drops = drops::read(file, table, &promotions, faults);
    gates::open(file, table, &promotions, &drops, &mut rights, faults);
    let ends = ending::read(ending, table, faults);
    Rules {
        capture_effects: capture_effects::read(
            file,
            ending,
            ends.extinction.as_ref(),
            table,
            faults,
        ),
        ending: ends,
        walls: walls::read(file, ending, table, faults),
        turns: turns::read(file, ending, table, faults),
        royalty: royalty::read(file, ending, table, faults),
        must_capture: restrictions::must_capture(file, table, faults),
        no_checks: restrictions::no_checks(file, table, faults),
        no_flight: restrictions::no_flight(file, table, faults),
        unmoved: rights
            .iter()
            .fold(SquareSet::EMPTY, |all, right| all.or(right.squares)),
        gates: gates::mask(&rights, |right| right.gate),
        rights,
        castlings,
        passes_over: transfer::read(file, table, faults),
        crown: crown::read(file, ending, table, faults),
        held: drops::held(&drops, table.kinds),
        drops,
        promotes_by_own_move: { promotions.iter().flatten() }
            .any(|promotion| promotion.own_move.is_some()),
        promotions,
        two_steps: two_steps::read(file, table, faults),
    }
}

/// How many checks win, in games that count them.
pub(super) fn checks_to_win(file: &Node) -> Option<u8> {
    ending::table(file).and_then(ending::checks::to_win)
}

/// The further fields of position text that the rules need.
pub(super) fn fields(file: &Node) -> Vec<FieldName> {
    let none = Node::empty_table();
    let ending = ending::table(file).unwrap_or(&none);
    let needed = |field: &FieldName| match field {
        FieldName::Crown => crown::is_worn(file),
        FieldName::Mine => drops::mine(file).is_some(),
        FieldName::Hidden => crown::may_be_hidden(file),
        FieldName::Half => crown::may_be_split(file),
        FieldName::Drops => drops::may_be_several(file),
        FieldName::Wall => walls::after_moves(file),
        FieldName::Moves => turns::may_be_several(file),
        FieldName::Winner => ending::needs(ending, *field) || castling::may_win(file),
        FieldName::Passes | FieldName::Checks | FieldName::Count | FieldName::CountLimit => {
            ending::needs(ending, *field)
        }
    };
    FieldName::ALL.into_iter().filter(needed).collect()
}
