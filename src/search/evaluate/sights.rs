//! What was found when a position was judged last: in the next one most pieces stand where they stood and reach the same.

use super::evaluator::Evaluator;
use super::piece_tables::Worth;
use super::promotion::Gain;
use crate::geometry::{Square, SquareSet};
use crate::movement::Destinations;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;
use crate::variant::{Condition, Variant};

/// What a piece on a square was last seen to reach, and what it is worth there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<const WORDS: usize> {
    piece: Option<Piece>,
    pub(super) worth: Worth,
    pub(super) reach: Destinations<WORDS>,
    /// The squares on which it depends who stands there.
    decisive: SquareSet<WORDS>,
    /// Where pieces stood of these squares.
    stood: SquareSet<WORDS>,
}

/// How a player's promoting pieces stand to each other and to the enemy's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formation<const WORDS: usize> {
    /// Both players' promoting pieces.
    pub(super) pieces: [SquareSet<WORDS>; 2],
    pub(super) passed: SquareSet<WORDS>,
    pub(super) supported: usize,
    pub(super) doubled: usize,
}

/// What was seen last, in sets as wide as the board needs.
#[derive(Debug)]
pub(super) struct Seen<const WORDS: usize> {
    pub(super) squares: Vec<Sight<WORDS>>,
    /// [`FORMATIONS`] for each player, by the squares of the promoting pieces.
    formations: Vec<Formation<WORDS>>,
}

/// How many formations are kept for each player.
const FORMATIONS: usize = 256;

#[derive(Debug)]
pub(super) enum SeenByWidth {
    One(Seen<1>),
    Two(Seen<2>),
    Four(Seen<4>),
}

/// What is kept from one position to the next, to be used again as far as it still holds. Nothing that is found depends on it.
#[derive(Debug)]
pub struct Sights {
    pub(super) seen: SeenByWidth,
    pub(super) prospects: Prospects,
}

/// What promotions would bring, by which pieces are missing.
#[derive(Debug)]
pub(super) struct Prospects {
    /// Pieces to which others are promoted once some have been captured, with how many there are in the array. Two players have at
    /// most 64.
    awaited: Vec<(Piece, u8)>,
    /// Of which some were missing when it was found, as bits.
    missing: Option<u64>,
    gains: ByPlayer<[Gain; PieceType::LIMIT]>,
}

impl Sights {
    /// Nothing seen yet.
    pub(in crate::search) fn none(variant: &Variant) -> Sights {
        let squares = variant.geometry().len();
        Sights {
            seen: match variant.move_tables.width() {
                1 => SeenByWidth::One(Seen::none(squares)),
                2 => SeenByWidth::Two(Seen::none(squares)),
                _ => SeenByWidth::Four(Seen::none(squares)),
            },
            prospects: Prospects::of(variant),
        }
    }
}

impl<const WORDS: usize> Seen<WORDS> {
    fn none(squares: usize) -> Seen<WORDS> {
        Seen {
            squares: vec![Sight::NONE; squares],
            formations: vec![Formation::NONE; Player::LIMIT * FORMATIONS],
        }
    }

    /// Where the formation of a player's promoting pieces and its enemy's is kept, if it was seen; another one otherwise.
    pub(super) fn formation(
        &mut self,
        player: Player,
        pieces: [SquareSet<WORDS>; 2],
    ) -> &mut Formation<WORDS> {
        let words = pieces.iter().flat_map(SquareSet::words);
        let mixed = words.fold(0u64, |mixed, &word| {
            (mixed.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        let place = (mixed >> 40) as usize & (FORMATIONS - 1);
        &mut self.formations[place * Player::LIMIT + player.index()]
    }
}

impl<const WORDS: usize> Formation<WORDS> {
    /// That of nobody.
    pub(super) const NONE: Formation<WORDS> = Formation {
        pieces: [SquareSet::EMPTY; 2],
        passed: SquareSet::EMPTY,
        supported: 0,
        doubled: 0,
    };
}

impl<const WORDS: usize> Sight<WORDS> {
    const NONE: Sight<WORDS> = Sight {
        piece: None,
        worth: Worth::NONE,
        reach: Destinations {
            quiet: SquareSet::EMPTY,
            captures: SquareSet::EMPTY,
        },
        decisive: SquareSet::EMPTY,
        stood: SquareSet::EMPTY,
    };

    /// Makes it what the piece on its square reaches, if it isn't.
    pub(super) fn follow(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (piece, square): (Piece, Square),
        occupied: SquareSet<WORDS>,
    ) {
        if self.piece != Some(piece) || occupied.and(self.decisive) != self.stood {
            self.look((evaluator, position), (piece, square), occupied);
        }
    }

    fn look(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (piece, square): (Piece, Square),
        occupied: SquareSet<WORDS>,
    ) {
        let move_table = position.variant().move_tables.of::<WORDS>(piece, square);
        let reach = move_table.destinations(occupied);
        let decisive = move_table.relevant_squares(reach, occupied);
        let tables = evaluator.tables[piece.index()].as_ref();
        *self = Sight {
            piece: Some(piece),
            worth: tables.map_or(Worth::NONE, |tables| tables.worth(square)),
            reach,
            decisive,
            stood: occupied.and(decisive),
        };
    }
}

impl Prospects {
    fn of(variant: &Variant) -> Prospects {
        let promotions = variant.rules.promotions.iter().flatten();
        let choices = promotions.flat_map(|promotion| &promotion.choices);
        let mut kinds: Vec<PieceType> = choices
            .filter(|choice| choice.condition == Condition::Captured)
            .map(|choice| choice.kind)
            .collect();
        kinds.sort_by_key(|kind| kind.index());
        kinds.dedup();
        let pieces = kinds.iter().flat_map(|&kind| {
            variant
                .players()
                .map(move |player| Piece::new(kind, player))
        });
        Prospects {
            awaited: pieces
                .map(|piece| (piece, variant.array_count(piece)))
                .collect(),
            missing: None,
            gains: ByPlayer::default(),
        }
    }

    /// Makes it what holds with the pieces of this position.
    #[inline]
    pub(super) fn follow(&mut self, evaluator: &Evaluator, position: &Position) {
        let awaited = self.awaited.iter();
        let missing = awaited.fold(0, |missing, &(piece, array)| {
            missing << 1 | u64::from(position.count(piece) < array)
        });
        if self.missing != Some(missing) {
            self.missing = Some(missing);
            self.look(evaluator, position);
        }
    }

    fn look(&mut self, evaluator: &Evaluator, position: &Position) {
        for player in position.variant().players() {
            self.gains[player] = evaluator.gains(position, player);
        }
    }

    /// What the promotion of each type would bring a player.
    pub(super) fn of_player(&self, player: Player) -> &[Gain; PieceType::LIMIT] {
        &self.gains[player]
    }
}
