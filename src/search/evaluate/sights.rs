//! What was found when a position was judged last: in the next one most men stand where they stood and reach the same.

use super::evaluator::Evaluator;
use super::piece_tables::Worth;
use super::promotion::Gain;
use crate::geometry::{CellSet, Square};
use crate::movement::Reach;
use crate::piece::{ByPlayer, Kind, Piece, Player};
use crate::position::Position;
use crate::variant::{Condition, Variant};

/// What a man on a cell was last seen to reach, and what it is worth there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<const WORDS: usize> {
    man: Option<Piece>,
    pub(super) worth: Worth,
    pub(super) reach: Reach<WORDS>,
    /// The cells on which it depends who stands there.
    decisive: CellSet<WORDS>,
    /// Where men stood of these cells.
    stood: CellSet<WORDS>,
}

/// How a seat's promoting men stand to each other and to the enemy's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Formation<const WORDS: usize> {
    /// Both seats' promoting men.
    pub(super) men: [CellSet<WORDS>; 2],
    pub(super) passed: CellSet<WORDS>,
    pub(super) supported: usize,
    pub(super) doubled: usize,
}

/// What was seen last, in sets as wide as the board needs.
#[derive(Debug)]
pub(super) struct Seen<const WORDS: usize> {
    pub(super) cells: Vec<Sight<WORDS>>,
    /// [`FORMATIONS`] for each seat, by the cells of the promoting men.
    formations: Vec<Formation<WORDS>>,
}

/// How many formations are kept for each seat.
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

/// What promotions would bring, by which men are missing.
#[derive(Debug)]
pub(super) struct Prospects {
    /// Men to which others are promoted once some have been captured, with how many there are in the array. Two seats have at
    /// most 64.
    awaited: Vec<(Piece, u8)>,
    /// Of which some were missing when it was found, as bits.
    missing: Option<u64>,
    gains: ByPlayer<[Gain; Kind::LIMIT]>,
}

impl Sights {
    /// Nothing seen yet.
    pub(in crate::search) fn none(variant: &Variant) -> Sights {
        let cells = variant.geometry().len();
        Sights {
            seen: match variant.fans.width() {
                1 => SeenByWidth::One(Seen::none(cells)),
                2 => SeenByWidth::Two(Seen::none(cells)),
                _ => SeenByWidth::Four(Seen::none(cells)),
            },
            prospects: Prospects::of(variant),
        }
    }
}

impl<const WORDS: usize> Seen<WORDS> {
    fn none(cells: usize) -> Seen<WORDS> {
        Seen {
            cells: vec![Sight::NONE; cells],
            formations: vec![Formation::NONE; Player::LIMIT * FORMATIONS],
        }
    }

    /// Where the formation of a seat's promoting men and its enemy's is kept, if it was seen; another one otherwise.
    pub(super) fn formation(
        &mut self,
        player: Player,
        men: [CellSet<WORDS>; 2],
    ) -> &mut Formation<WORDS> {
        let words = men.iter().flat_map(CellSet::words);
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
        men: [CellSet::EMPTY; 2],
        passed: CellSet::EMPTY,
        supported: 0,
        doubled: 0,
    };
}

impl<const WORDS: usize> Sight<WORDS> {
    const NONE: Sight<WORDS> = Sight {
        man: None,
        worth: Worth::NONE,
        reach: Reach {
            quiet: CellSet::EMPTY,
            captures: CellSet::EMPTY,
        },
        decisive: CellSet::EMPTY,
        stood: CellSet::EMPTY,
    };

    /// Makes it what the man on its cell reaches, if it isn't.
    pub(super) fn follow(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (man, square): (Piece, Square),
        occupied: CellSet<WORDS>,
    ) {
        if self.man != Some(man) || occupied.and(self.decisive) != self.stood {
            self.look((evaluator, position), (man, square), occupied);
        }
    }

    fn look(
        &mut self,
        (evaluator, position): (&Evaluator, &Position),
        (man, square): (Piece, Square),
        occupied: CellSet<WORDS>,
    ) {
        let fan = position.variant().fans.of::<WORDS>(man, square);
        let reach = fan.reach(occupied);
        let decisive = fan.decisive(reach, occupied);
        let tables = evaluator.tables[man.index()].as_ref();
        *self = Sight {
            man: Some(man),
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
        let mut kinds: Vec<Kind> = choices
            .filter(|choice| choice.condition == Condition::Captured)
            .map(|choice| choice.kind)
            .collect();
        kinds.sort_by_key(|kind| kind.index());
        kinds.dedup();
        let men = kinds.iter().flat_map(|&kind| {
            variant
                .players()
                .map(move |player| Piece::new(kind, player))
        });
        Prospects {
            awaited: men.map(|man| (man, variant.array_count(man))).collect(),
            missing: None,
            gains: ByPlayer::default(),
        }
    }

    /// Makes it what holds with the men of this position.
    #[inline]
    pub(super) fn follow(&mut self, evaluator: &Evaluator, position: &Position) {
        let awaited = self.awaited.iter();
        let missing = awaited.fold(0, |missing, &(man, array)| {
            missing << 1 | u64::from(position.count(man) < array)
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

    /// What the promotion of each type would bring a seat.
    pub(super) fn of_seat(&self, player: Player) -> &[Gain; Kind::LIMIT] {
        &self.gains[player]
    }
}
