//! Square names on a board with levels: one letter or number per coordinate, in the game's own order.

/// A coordinate of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Axis {
    /// To the right, seen by the first player.
    File,
    /// Away from the first player.
    Rank,
    /// Upwards.
    Layer,
}

/// How squares are named: the coordinates in writing order, each with the letter or digit of its first index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Naming(pub [(Axis, char); 3]);

impl Naming {
    /// Whether a board of this size can be named: each coordinate once, letters within the alphabet, and at most one
    /// number, since two adjacent numbers could not be told apart.
    pub(super) fn fits(&self, sides: [u8; 3]) -> bool {
        let axes = [Axis::File, Axis::Rank, Axis::Layer];
        let once = |axis| self.0.iter().filter(|(known, _)| *known == axis).count() == 1;
        let last = |(axis, first): &(Axis, char)| {
            let steps = sides[*axis as usize].saturating_sub(1);
            name(*first, steps).is_some()
        };
        let numbers = self.0.iter().filter(|(_, first)| first.is_ascii_digit());
        axes.into_iter().all(once) && numbers.count() <= 1 && self.0.iter().all(last)
    }

    pub(super) fn name(&self, at: [u8; 3]) -> String {
        let parts = self.0.into_iter();
        parts
            .filter_map(|(axis, first)| name(first, at[axis as usize]))
            .collect()
    }

    /// The names of `side` indices along an axis.
    pub(super) fn along(&self, axis: Axis, side: u8) -> Vec<String> {
        let first = self.0.into_iter().find(|(known, _)| *known == axis);
        let names = |(_, first)| (0..side).filter_map(|steps| name(first, steps)).collect();
        first.map_or_else(Vec::new, names)
    }
}

/// The letter or number `steps` after the first.
fn name(first: char, steps: u8) -> Option<String> {
    match first {
        '0'..='9' => Some((first as u32 - '0' as u32 + u32::from(steps)).to_string()),
        'a'..='z' | 'A'..='Z' => {
            let letter = char::from(u8::try_from(first).ok()?.checked_add(steps)?);
            let same_case = letter.is_ascii_lowercase() == first.is_ascii_lowercase();
            (letter.is_ascii_alphabetic() && same_case).then(|| letter.to_string())
        }
        _ => None,
    }
}
