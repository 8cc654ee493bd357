//! The shuffle of an imported game.

use crate::variant::{combination_number, combinations};

/// The number of shades of an imported board.
pub(super) const SHADES: usize = 2;

/// Types whose pieces change squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftShuffle {
    /// Types that are placed together, in this order from left to right.
    pub(super) groups: Vec<Vec<usize>>,
    /// Types whose pieces stand on different shades. Their groups come first.
    pub(super) apart: Vec<usize>,
    /// The number of arrays.
    pub(super) count: u64,
    /// The number of the array at hand.
    pub(super) number: u64,
}

/// A square whose piece is shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    /// The type in the array.
    pub(super) kind: usize,
    /// Below [`SHADES`], in the order of the board's.
    pub(super) shade: usize,
}

impl DraftShuffle {
    /// The shuffle of these places, from left to right; `None` if it can't give the array.
    pub(super) fn of(
        places: &[Place],
        groups: Vec<Vec<usize>>,
        apart: Vec<usize>,
    ) -> Option<DraftShuffle> {
        let mut shuffle = DraftShuffle {
            groups: Vec::new(),
            apart,
            count: 1,
            number: 0,
        };
        let mut free = places.to_vec();
        for group in &groups {
            if shuffle.apart.contains(&group[0]) {
                for shade in 0..SHADES {
                    shuffle.place(&group[..1], |place| place.shade == shade, &mut free)?;
                }
            } else {
                shuffle.place(group, |_| true, &mut free)?;
            }
        }
        shuffle.groups = groups;
        Some(shuffle)
    }

    /// Puts these types on some of the free places that fit.
    fn place(
        &mut self,
        kinds: &[usize],
        fits: impl Fn(&Place) -> bool,
        free: &mut Vec<Place>,
    ) -> Option<()> {
        let fitting: Vec<Place> = free.iter().copied().filter(&fits).collect();
        let is_placed = |place: &Place| fits(place) && kinds.contains(&place.kind);
        let chosen: Vec<usize> = (0..fitting.len())
            .filter(|&index| is_placed(&fitting[index]))
            .collect();
        let found = chosen.iter().map(|&index| fitting[index].kind);
        if !found.eq(kinds.iter().copied()) {
            return None;
        }
        let way = combination_number(fitting.len(), &chosen);
        self.number = self.number.saturating_add(way.saturating_mul(self.count));
        self.count = (self.count).saturating_mul(combinations(fitting.len(), chosen.len()));
        free.retain(|place| !is_placed(place));
        Some(())
    }
}
