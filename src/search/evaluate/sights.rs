//! What men were seen to reach when a position was judged last: in the next one most of them reach the same.

use super::promotion::{self, Gain};
use crate::geometry::{CellSet, Square};
use crate::movement::Reach;
use crate::piece::{ByPlayer, Kind, Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// What a man on a cell was last seen to reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight<const WORDS: usize> {
    man: Option<Piece>,
    /// The cells on which it depends who stands there.
    decisive: CellSet<WORDS>,
    /// Where men stood of these cells.
    stood: CellSet<WORDS>,
    reach: Reach<WORDS>,
}

/// For each cell, in sets as wide as the board needs.
#[derive(Debug)]
pub(super) enum ByCell {
    One(Vec<Sight<1>>),
    Two(Vec<Sight<2>>),
    Four(Vec<Sight<4>>),
}

/// What is kept from one position to the next, to be used again as far as it still holds. Nothing that is found depends on it.
#[derive(Debug)]
pub struct Sights {
    pub(super) by_cell: ByCell,
    pub(super) prospects: Prospects,
}

/// What promotions would bring, by which men are on the board.
#[derive(Debug)]
pub(super) struct Prospects {
    /// The men when it was found.
    counts: Option<[u8; Piece::LIMIT]>,
    gains: ByPlayer<[Gain; Kind::LIMIT]>,
}

impl Sights {
    /// Nothing seen yet.
    pub(in crate::search) fn none(variant: &Variant) -> Sights {
        let cells = variant.geometry().len();
        Sights {
            by_cell: match variant.fans.width() {
                1 => ByCell::One(vec![Sight::NONE; cells]),
                2 => ByCell::Two(vec![Sight::NONE; cells]),
                _ => ByCell::Four(vec![Sight::NONE; cells]),
            },
            prospects: Prospects {
                counts: None,
                gains: ByPlayer::default(),
            },
        }
    }
}

impl<const WORDS: usize> Sight<WORDS> {
    const NONE: Sight<WORDS> = Sight {
        man: None,
        decisive: CellSet::EMPTY,
        stood: CellSet::EMPTY,
        reach: Reach {
            quiet: CellSet::EMPTY,
            captures: CellSet::EMPTY,
        },
    };

    /// What the man on a cell reaches.
    #[inline(always)]
    pub(super) fn of(
        &mut self,
        position: &Position,
        (man, square): (Piece, Square),
        occupied: CellSet<WORDS>,
    ) -> Reach<WORDS> {
        if self.man != Some(man) || occupied.and(self.decisive) != self.stood {
            self.look(position, (man, square), occupied);
        }
        self.reach
    }

    #[inline(never)]
    fn look(
        &mut self,
        position: &Position,
        (man, square): (Piece, Square),
        occupied: CellSet<WORDS>,
    ) {
        let fan = position.variant().fans.of::<WORDS>(man, square);
        let reach = fan.reach(occupied);
        let decisive = fan.decisive(reach, occupied);
        *self = Sight {
            man: Some(man),
            decisive,
            stood: occupied.and(decisive),
            reach,
        };
    }
}

impl Prospects {
    /// Makes what is known that of the men of this position.
    #[inline]
    pub(super) fn follow(&mut self, position: &Position, promoting: &[Kind], values: &[i32]) {
        if self.counts.as_ref() == Some(position.counts()) {
            return;
        }
        self.counts = Some(*position.counts());
        for player in position.variant().players() {
            for &kind in promoting {
                self.gains[player][kind.index()] = promotion::gain(position, values, kind, player);
            }
        }
    }

    /// What the promotion of each type would bring a seat.
    pub(super) fn of(&self, player: Player) -> &[Gain; Kind::LIMIT] {
        &self.gains[player]
    }
}
