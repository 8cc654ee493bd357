//! Players, piece types and pieces. Nothing about movement.

use std::num::NonZeroU8;
use std::ops::{Index, IndexMut};

/// One of the two to four players. Player 0 moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Player(u8);

impl Player {
    /// The maximum number of players of a game.
    pub const LIMIT: usize = 4;

    /// The player that moves first.
    pub const FIRST: Player = Player(0);

    /// The player with this number, counted from 0; `None` from [`Player::LIMIT`] on.
    pub fn new(index: usize) -> Option<Player> {
        (index < Player::LIMIT).then_some(Player(index as u8))
    }

    /// The first `count` players in order of play.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Player> {
        (0..count.min(Player::LIMIT) as u8).map(Player)
    }

    /// The player's index in a table.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize & (Player::LIMIT - 1)
    }
}

/// A table with an entry for each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByPlayer<T>(pub [T; Player::LIMIT]);

impl<T> ByPlayer<T> {
    /// Fills the table by calling `entry` for every player.
    pub fn from_fn(entry: impl FnMut(Player) -> T) -> ByPlayer<T> {
        let mut entry = entry;
        ByPlayer(std::array::from_fn(|index| entry(Player(index as u8))))
    }
}

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;
    #[inline(always)]
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    #[inline(always)]
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}

/// A type of piece (Rook, Unicorn, Pawn): an index into the variant's list of piece types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PieceType(u8);

impl PieceType {
    /// The maximum number of types of a variant. With four players their pieces exactly fill a [`PieceSet`].
    pub const LIMIT: usize = 32;

    /// The type with this index; `None` from [`PieceType::LIMIT`] on.
    pub fn new(index: usize) -> Option<PieceType> {
        (index < PieceType::LIMIT).then_some(PieceType(index as u8))
    }

    /// The type's index in the variant's list.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize & (PieceType::LIMIT - 1)
    }
}

/// A piece: a type and an owner in one byte that is never 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(NonZeroU8);

impl Piece {
    /// One more than the largest [`Piece::index`].
    pub const LIMIT: usize = PieceType::LIMIT * Player::LIMIT;

    /// The piece of this type and owner.
    #[inline(always)]
    pub fn new(kind: PieceType, owner: Player) -> Piece {
        Piece(NonZeroU8::MIN.saturating_add((kind.index() * Player::LIMIT + owner.index()) as u8))
    }

    /// The piece's type.
    #[inline(always)]
    pub fn kind(self) -> PieceType {
        PieceType((self.index() / Player::LIMIT) as u8)
    }

    /// The piece's owner.
    #[inline(always)]
    pub fn owner(self) -> Player {
        Player((self.index() % Player::LIMIT) as u8)
    }

    /// The piece's index in a table over all pieces, below [`Piece::LIMIT`].
    #[inline(always)]
    pub fn index(self) -> usize {
        (self.0.get() - 1) as usize & (Piece::LIMIT - 1)
    }

    /// Packs eight squares into one number, a byte each, so that two boards can be compared eight squares at a time.
    #[inline(always)]
    pub fn pack_eight(squares: &[Option<Piece>; 8]) -> u64 {
        u64::from_le_bytes(squares.map(|piece| piece.map_or(0, |piece| piece.0.get())))
    }
}

impl std::fmt::Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Piece({} of {})",
            self.kind().index(),
            self.owner().index()
        )
    }
}

/// A set of pieces as 128 bits, in two words because WebAssembly has no wider integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PieceSet([u64; 2]);

impl PieceSet {
    /// The empty set.
    pub const EMPTY: PieceSet = PieceSet([0; 2]);

    /// Whether the piece is in the set.
    #[inline(always)]
    pub fn contains(self, piece: Piece) -> bool {
        // Selecting a word instead of indexing keeps the set in registers.
        let [first, second] = self.0;
        let word = if piece.index() < 64 { first } else { second };
        word >> (piece.index() & 63) & 1 != 0
    }

    /// Adds a piece.
    pub fn insert(&mut self, piece: Piece) {
        self.0[piece.index() >> 6] |= 1 << (piece.index() & 63);
    }

    /// The intersection of both sets.
    pub fn and(self, other: PieceSet) -> PieceSet {
        PieceSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The union of both sets.
    pub fn or(self, other: PieceSet) -> PieceSet {
        PieceSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// This set without the pieces of the other.
    pub fn without(self, other: PieceSet) -> PieceSet {
        PieceSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Whether the set is empty.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Builds a set from its bits, ordered by [`Piece::index`].
    #[inline(always)]
    pub fn from_words(words: [u64; 2]) -> PieceSet {
        PieceSet(words)
    }

    /// The bits, ordered by [`Piece::index`].
    pub fn words(&self) -> &[u64; 2] {
        &self.0
    }

    /// The pieces in order of [`Piece::index`].
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        let kinds = (0..PieceType::LIMIT).filter_map(PieceType::new);
        let pieces =
            kinds.flat_map(|kind| Player::first(Player::LIMIT).map(move |owner| (kind, owner)));
        pieces
            .map(|(kind, owner)| Piece::new(kind, owner))
            .filter(move |&piece| self.contains(piece))
    }
}

impl FromIterator<Piece> for PieceSet {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> PieceSet {
        let mut set = PieceSet::EMPTY;
        for piece in pieces {
            set.insert(piece);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_its_type_and_its_owner() {
        for kind in (0..PieceType::LIMIT).filter_map(PieceType::new) {
            for owner in Player::first(4) {
                let piece = Piece::new(kind, owner);
                assert_eq!((piece.kind(), piece.owner()), (kind, owner));
                assert!(piece.index() < Piece::LIMIT);
            }
        }
    }
}
