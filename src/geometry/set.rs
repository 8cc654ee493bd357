//! A set of squares.

use super::Square;

/// A set of squares as a bitboard, for boards of at most 64 × `WORDS` squares. Move generation is compiled for each
/// width, so that a small board doesn't pay for the largest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SquareSet<const WORDS: usize = 4>([u64; WORDS]);

impl<const WORDS: usize> Default for SquareSet<WORDS> {
    fn default() -> Self {
        SquareSet::EMPTY
    }
}

impl<const WORDS: usize> SquareSet<WORDS> {
    /// The empty set.
    pub const EMPTY: SquareSet<WORDS> = SquareSet([0; WORDS]);

    /// All squares.
    pub const ALL: SquareSet<WORDS> = SquareSet([!0; WORDS]);

    /// The set of one square.
    #[inline(always)]
    pub fn only(square: Square) -> Self {
        // Computing every word instead of indexing one keeps the set in registers.
        let (at, bit) = word_and_bit::<WORDS>(square);
        let (mut set, mut word) = (SquareSet::EMPTY, 0);
        while word < WORDS {
            set.0[word] = u64::from(word == at) << bit;
            word += 1;
        }
        set
    }

    /// Builds a set from its bits, lowest square first.
    #[inline(always)]
    pub fn from_words(words: [u64; WORDS]) -> Self {
        SquareSet(words)
    }

    /// The bits, lowest square first.
    #[inline(always)]
    pub fn words(&self) -> &[u64; WORDS] {
        &self.0
    }

    /// The same squares in another width; squares beyond it are dropped.
    #[inline(always)]
    pub fn resized<const OTHER: usize>(&self) -> SquareSet<OTHER> {
        let mut other = SquareSet::EMPTY;
        let mut word = 0;
        while word < WORDS && word < OTHER {
            other.0[word] = self.0[word];
            word += 1;
        }
        other
    }

    /// Whether the square is in the set.
    #[inline(always)]
    pub fn contains(&self, square: Square) -> bool {
        SquareSet::words_contain(&self.0, square)
    }

    /// Whether these bits contain the square. Reads only one word of memory.
    #[inline(always)]
    pub fn words_contain(words: &[u64; WORDS], square: Square) -> bool {
        let (word, bit) = word_and_bit::<WORDS>(square);
        words[word] >> bit & 1 != 0
    }

    /// Adds a square.
    #[inline(always)]
    pub fn insert(&mut self, square: Square) {
        let (word, bit) = word_and_bit::<WORDS>(square);
        self.0[word] |= 1 << bit;
    }

    /// Removes a square.
    #[inline(always)]
    pub fn remove(&mut self, square: Square) {
        let (word, bit) = word_and_bit::<WORDS>(square);
        self.0[word] &= !(1 << bit);
    }

    /// Loops by hand, because iterators over arrays aren't always unrolled.
    #[inline(always)]
    fn combine(mut self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        let mut word = 0;
        while word < WORDS {
            self.0[word] = operation(self.0[word], other.0[word]);
            word += 1;
        }
        self
    }

    /// The intersection of both sets.
    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        self.combine(other, |own, other| own & other)
    }

    /// The union of both sets.
    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        self.combine(other, |own, other| own | other)
    }

    /// This set without the squares of the other.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        self.combine(other, |own, other| own & !other)
    }

    /// Whether the sets have a square in common.
    #[inline(always)]
    pub fn intersects(self, other: Self) -> bool {
        !self.and(other).is_empty()
    }

    /// The number of squares in the set.
    #[inline(always)]
    pub fn len(&self) -> usize {
        let (mut count, mut word) = (0, 0);
        while word < WORDS {
            count += self.0[word].count_ones();
            word += 1;
        }
        count as usize
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        let (mut all, mut word) = (0, 0);
        while word < WORDS {
            all |= self.0[word];
            word += 1;
        }
        all == 0
    }

    /// The lowest square of the set.
    #[inline(always)]
    pub fn lowest(&self) -> Option<Square> {
        let mut word = 0;
        while word < WORDS {
            if self.0[word] != 0 {
                return Some(square(word, self.0[word].trailing_zeros()));
            }
            word += 1;
        }
        None
    }

    /// Every square up to and including the lowest of the set; all squares if the set is empty.
    #[inline(always)]
    pub fn up_to_lowest(self) -> Self {
        let (mut found, mut open, mut word) = (SquareSet::EMPTY, !0, 0);
        while word < WORDS {
            let bits = self.0[word];
            found.0[word] = (bits ^ bits.wrapping_sub(1)) & open;
            open &= u64::from(bits == 0).wrapping_neg();
            word += 1;
        }
        found
    }

    /// Every square from the highest of the set on, inclusive; all squares if the set is empty.
    #[inline(always)]
    pub fn down_to_highest(self) -> Self {
        let (mut found, mut open, mut word) = (SquareSet::EMPTY, !0, WORDS);
        while word > 0 {
            word -= 1;
            let bits = self.0[word];
            found.0[word] = (!0 << (63 - (bits | 1).leading_zeros())) & open;
            open &= u64::from(bits == 0).wrapping_neg();
        }
        found
    }

    /// Swaps the two halves of a board of `len` squares.
    #[inline(always)]
    pub fn halves_swapped(&self, len: usize) -> Self {
        let half = len / 2;
        self.shifted_up(half)
            .or(self.shifted_down(half))
            .and(SquareSet::below(len))
    }

    /// The set of the first `count` squares.
    #[inline(always)]
    pub fn below(count: usize) -> Self {
        let (last, bits) = (count >> 6, count & 63);
        let (mut set, mut word) = (SquareSet::EMPTY, 0);
        while word < WORDS {
            let whole = u64::from(word < last).wrapping_neg();
            let part = u64::from(word == last);
            set.0[word] = whole | ((part << bits) - part);
            word += 1;
        }
        set
    }

    #[inline(always)]
    fn shifted_up(&self, by: usize) -> Self {
        let (words, bits) = (by / 64, by as u32 % 64);
        let (mut set, mut at) = (SquareSet::EMPTY, 0);
        while at < WORDS {
            let carried = self.word(at.wrapping_sub(words + 1)) >> 1 >> (63 - bits);
            set.0[at] = self.word(at.wrapping_sub(words)) << bits | carried;
            at += 1;
        }
        set
    }

    #[inline(always)]
    fn shifted_down(&self, by: usize) -> Self {
        let (words, bits) = (by / 64, by as u32 % 64);
        let (mut set, mut at) = (SquareSet::EMPTY, 0);
        while at < WORDS {
            let carried = self.word(at + words + 1) << 1 << (63 - bits);
            set.0[at] = self.word(at + words) >> bits | carried;
            at += 1;
        }
        set
    }

    /// The word at an index, 0 beyond the last.
    #[inline(always)]
    fn word(&self, at: usize) -> u64 {
        if at < WORDS { self.0[at] } else { 0 }
    }

    /// The squares in ascending order.
    #[inline(always)]
    pub fn iter(&self) -> Squares<WORDS> {
        Squares {
            words: self.0,
            word: 0,
            bits: self.0[0],
        }
    }
}

#[inline(always)]
fn word_and_bit<const WORDS: usize>(square: Square) -> (usize, usize) {
    let index = square.index();
    match WORDS {
        1 => (0, index & 63),
        _ => (index >> 6 & (WORDS - 1), index & 63),
    }
}

#[inline(always)]
fn square(word: usize, bit: u32) -> Square {
    Square::from_raw((word * 64) as u8 + bit as u8)
}

impl<const WORDS: usize> FromIterator<Square> for SquareSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl<const WORDS: usize> IntoIterator for SquareSet<WORDS> {
    type Item = Square;
    type IntoIter = Squares<WORDS>;
    fn into_iter(self) -> Squares<WORDS> {
        self.iter()
    }
}

/// The squares of a [`SquareSet`] in ascending order.
#[derive(Clone, Debug)]
pub struct Squares<const WORDS: usize> {
    words: [u64; WORDS],
    word: usize,
    /// The bits of the current word not yet visited.
    bits: u64,
}

impl<const WORDS: usize> Iterator for Squares<WORDS> {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        while self.bits == 0 {
            self.word += 1;
            if self.word >= WORDS {
                return None;
            }
            // Selecting a word instead of indexing keeps the words in registers.
            let mut at = 1;
            while at < WORDS {
                if at == self.word {
                    self.bits = self.words[at];
                }
                at += 1;
            }
        }
        let bit = self.bits.trailing_zeros();
        self.bits &= self.bits - 1;
        Some(square(self.word, bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set<const WORDS: usize>(squares: &[u8]) -> SquareSet<WORDS> {
        squares
            .iter()
            .map(|&square| Square::from_raw(square))
            .collect()
    }

    #[test]
    fn the_ends_of_a_set_bound_the_board() {
        let sets: [&[u8]; 6] = [&[], &[0], &[63], &[64, 100], &[5, 127], &[66]];
        for squares in sets {
            let some: SquareSet<2> = set(squares);
            let (low, high) = (squares.first(), squares.last());
            let below = (0..128).filter(|square| low.is_none_or(|low| square <= low));
            let above = (0..128).filter(|square| high.is_none_or(|high| square >= high));
            assert_eq!(
                some.up_to_lowest(),
                set(&below.collect::<Vec<u8>>()),
                "{squares:?}"
            );
            assert_eq!(
                some.down_to_highest(),
                set(&above.collect::<Vec<u8>>()),
                "{squares:?}"
            );
            assert_eq!(some.lowest(), low.map(|&square| Square::from_raw(square)));
            assert_eq!(
                some.iter().last(),
                high.map(|&square| Square::from_raw(square))
            );
        }
    }

    #[test]
    fn the_halves_of_a_board_are_swapped() {
        let some: SquareSet = set(&[0, 5, 95, 96, 191]);
        assert_eq!(some.halves_swapped(192), set(&[96, 101, 191, 0, 95]));
        let narrow: SquareSet<2> = set(&[0, 63, 70]);
        assert_eq!(narrow.halves_swapped(128), set(&[64, 127, 6]));
    }

    #[test]
    fn resizing_a_set_keeps_its_squares() {
        let some: SquareSet = set(&[1, 70, 200]);
        assert_eq!(some.resized::<2>(), set(&[1, 70]));
        assert_eq!(some.resized::<2>().resized::<4>(), set(&[1, 70]));
        assert_eq!(some.iter().count(), some.len());
    }
}
