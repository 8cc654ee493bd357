//! Castling rights in position texts of other programs: X-FEN, Shredder-FEN, and rights that the pieces contradict.
//! In games with shuffled arrays the rights tell the array.

use std::sync::Arc;

use super::shuffle::{Numbers, Shuffle};
use super::{Castling, Variant};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, Player};
use crate::setup::Setup;

/// The castling rights of a text.
pub struct ForeignCastling {
    /// The variant with the array to which the text belongs.
    pub variant: Arc<Variant>,
    /// The rights in this variant's letters, and letters that no right can have.
    pub letters: String,
    /// Letters without the pieces for them.
    pub left_out: String,
}

/// A castling right in a text: the squares from which the pieces castle.
struct Claim {
    letter: char,
    /// The right, as a bit of [`Castling::needs`].
    right: u32,
    piece: (Piece, Square),
    partner: (Piece, Square),
}

impl Variant {
    /// The castling rights of another program's text, with the squares of its pieces. A right is one of this variant's
    /// letters or the letter of the partner's file (Shredder-FEN). In games with shuffled arrays a letter of this variant
    /// stands for the outermost partner on that side (X-FEN): <https://en.wikipedia.org/wiki/X-FEN>. The array is then the
    /// one on the board, or the lowest number with which the rights are possible, but rather the chosen one; the players'
    /// arrays differ only if they must.
    pub fn foreign_castling(self: &Arc<Self>, setup: &Setup, rights: &str) -> ForeignCastling {
        match self.shuffle.as_ref() {
            Some(shuffle) => self.shuffled_rights(shuffle, setup, rights),
            None => self.usual_rights(setup, rights),
        }
    }

    fn usual_rights(self: &Arc<Self>, setup: &Setup, rights: &str) -> ForeignCastling {
        let (mut letters, mut left_out) = (String::new(), String::new());
        for letter in rights.chars() {
            let right = self.alphabet.right_of_file(letter);
            let partner = right.and_then(|right| self.alphabet.partners[right]);
            match right.zip(partner) {
                Some((right, partner)) if setup.at(partner.home) == Some(partner.piece) => {
                    letters.push(self.alphabet.castling[right]);
                }
                None if !self.is_foreign_right(letter) => letters.push(letter),
                _ => left_out.push(letter),
            }
        }
        ForeignCastling {
            variant: self.clone(),
            letters,
            left_out,
        }
    }

    /// Whether a letter means a right in other games or programs: `K`, or a file of this board.
    fn is_foreign_right(&self, letter: char) -> bool {
        let board = self.geometry();
        let file = Some(letter.to_ascii_lowercase());
        let is_file = board
            .squares()
            .any(|square| board.file_letter(square) == file);
        (is_file || "KQkq".contains(letter)) && !self.alphabet.castling.contains(&letter)
    }

    fn shuffled_rights(
        self: &Arc<Self>,
        shuffle: &Shuffle,
        setup: &Setup,
        rights: &str,
    ) -> ForeignCastling {
        let (mut claims, mut letters, mut left_out) = (Vec::new(), String::new(), String::new());
        for letter in rights.chars() {
            match self.claim(setup, letter) {
                Some(claim) => claims.push(claim),
                None if self.alphabet.castling.contains(&letter) => left_out.push(letter),
                None if self.is_foreign_right(letter) => left_out.push(letter),
                None => letters.push(letter),
            }
        }
        let numbers = self.numbers_of_array(shuffle, setup, &claims);
        let chosen = (shuffle.option.clone(), numbers.to_string());
        let variant = match self.options_chosen.contains(&chosen) {
            true => self.clone(),
            false => self
                .with_choice(chosen)
                .map_or_else(|| self.clone(), Arc::new),
        };
        for claim in claims {
            let own = self.alphabet.castling[claim.right.trailing_zeros() as usize];
            match claim.is_possible(&variant.array, self.geometry()) {
                true if letters.contains(own) => {}
                true => letters.push(own),
                false => left_out.push(claim.letter),
            }
        }
        ForeignCastling {
            variant,
            letters,
            left_out,
        }
    }

    fn numbers_of_array(&self, shuffle: &Shuffle, setup: &Setup, claims: &[Claim]) -> Numbers {
        let board = self.geometry();
        let mut chosen = self.options_chosen.iter();
        let chosen = chosen.find(|(name, _)| *name == shuffle.option);
        let chosen = chosen.and_then(|(_, value)| Numbers::parse(value));
        let chosen = chosen.unwrap_or(Numbers::both(0));
        let array = |numbers| shuffle.array(&self.array, board, numbers);
        let is_itself = |&numbers: &Numbers| array(numbers).squares == setup.squares;
        let fits = |&numbers: &Numbers| {
            let array = array(numbers);
            claims.iter().all(|claim| claim.is_possible(&array, board))
        };
        let all = || {
            [chosen]
                .into_iter()
                .chain((0..shuffle.count()).map(Numbers::both))
        };
        let common = all().find(is_itself).or_else(|| all().find(fits));
        common.unwrap_or_else(|| {
            let [first, second] = [0, 1].map(|player| {
                self.number_of_player(shuffle, setup, claims, player, chosen.0[player])
            });
            Numbers([first, second])
        })
    }

    /// The number of one player's array: that of its pieces on the board, or one that fits its rights.
    fn number_of_player(
        &self,
        shuffle: &Shuffle,
        setup: &Setup,
        claims: &[Claim],
        player: usize,
        chosen: u64,
    ) -> u64 {
        let board = self.geometry();
        let numbers = || [chosen].into_iter().chain(0..shuffle.count());
        let is_itself = |&number: &u64| {
            let mut pieces = Player::new(player)
                .into_iter()
                .flat_map(|owner| shuffle.pieces(board, owner, number));
            pieces.all(|(at, piece)| setup.at(at) == Some(piece))
        };
        let own = |claim: &&Claim| claim.piece.0.owner().index() == player;
        let fits = |&number: &u64| {
            let array = shuffle.array(&self.array, board, Numbers::both(number));
            let mut claims = claims.iter().filter(own);
            claims.all(|claim| claim.is_possible(&array, board))
        };
        let found = numbers().find(is_itself).or_else(|| numbers().find(fits));
        found.unwrap_or(chosen)
    }

    fn claim(&self, setup: &Setup, letter: char) -> Option<Claim> {
        let board = self.geometry();
        let own_letters = &self.alphabet.castling;
        let bit = own_letters.iter().position(|&own| own == letter);
        let by_letter = |castling: &&Castling| bit.is_some_and(|bit| castling.needs == 1 << bit);
        let castlings = &self.rules.castlings;
        if let Some(castling) = castlings.iter().find(by_letter) {
            let from = square_of(setup, board, castling.piece())?;
            let partner = castling.partner_piece();
            let homes = setup.squares_of(board, partner);
            let mut homes: Vec<Square> = homes.iter().collect();
            homes.retain(|&home| side(board, from, home) == Some(castling.is_to_the_right(board)));
            homes.sort_by_key(|&home| board.coordinates(home).file);
            let outermost = match castling.is_to_the_right(board) {
                true => homes.last(),
                false => homes.first(),
            };
            return Some(castling.claim(letter, from, *outermost?));
        }
        let owner = Player::new(usize::from(letter.is_ascii_lowercase()))?;
        let file = u8::try_from(u32::from(letter.to_ascii_lowercase()).checked_sub(97)?).ok()?;
        castlings.iter().find_map(|castling| {
            let from = square_of(setup, board, castling.piece())?;
            let home = board.at(file, board.coordinates(from).rank, 0)?;
            let fits = castling.owner == owner
                && setup.at(home) == Some(castling.partner_piece())
                && side(board, from, home) == Some(castling.is_to_the_right(board));
            fits.then(|| castling.claim(letter, from, home))
        })
    }
}

impl Castling {
    fn partner_piece(&self) -> Piece {
        Piece::new(self.partner, self.owner)
    }

    fn is_to_the_right(&self, board: &Geometry) -> bool {
        side(board, self.from, self.partner_from) == Some(true)
    }

    fn claim(&self, letter: char, from: Square, partner_from: Square) -> Claim {
        Claim {
            letter,
            right: self.needs,
            piece: (self.piece(), from),
            partner: (self.partner_piece(), partner_from),
        }
    }
}

impl Claim {
    /// Whether the pieces stand on these squares of an array, with no such partner between them.
    fn is_possible(&self, array: &Setup, board: &Geometry) -> bool {
        let ((piece, from), (partner, home)) = (self.piece, self.partner);
        let right = side(board, from, home);
        let is_nearer =
            |other: Square| side(board, from, other) == right && side(board, other, home) == right;
        array.at(from) == Some(piece)
            && array.at(home) == Some(partner)
            && !array.squares_of(board, partner).iter().any(is_nearer)
    }
}

/// The only square with such a piece.
fn square_of(setup: &Setup, board: &Geometry, piece: Piece) -> Option<Square> {
    let squares = setup.squares_of(board, piece);
    squares.iter().next().filter(|_| squares.len() == 1)
}

/// Whether a square is to the right of another one on its rank; `None` if it isn't beside it.
fn side(board: &Geometry, from: Square, other: Square) -> Option<bool> {
    let [from, other] = [from, other].map(|square| board.coordinates(square));
    let same_rank = (from.rank, from.layer) == (other.rank, other.layer);
    (same_rank && from.file != other.file).then_some(other.file > from.file)
}
