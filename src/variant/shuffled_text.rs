//! Position texts of other programs in which a shuffled array isn't named. The squares of pieces that may castle tell
//! which one it is.

use std::borrow::Cow;
use std::sync::Arc;

use super::{Castling, Shuffle, Variant};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, Player};
use crate::setup::Setup;

/// A castling right in a text: the squares from which the pieces castle.
struct Claim {
    /// The right, as a bit of [`Castling::needs`].
    right: u16,
    piece: (Piece, Square),
    partner: (Piece, Square),
}

impl Variant {
    /// The variant with the shuffled array to which a position text belongs, and the text with its castling letters:
    /// the array itself, or the lowest number with which the castling rights are possible, but rather the chosen one.
    /// A right is one of this variant's letters, which stands for the outermost partner on that side (X-FEN), or the
    /// letter of the partner's file (Shredder-FEN): <https://en.wikipedia.org/wiki/X-FEN>. Both stay the same if arrays
    /// aren't shuffled or nothing fits.
    pub fn shuffled_as<'t>(self: &Arc<Self>, text: &'t str) -> (Arc<Variant>, Cow<'t, str>) {
        let found = self.array_of_text(text).and_then(|(choice, text)| {
            let edition = match self.options_chosen.contains(&choice) {
                true => self.clone(),
                false => Arc::new(self.with_choice(choice)?),
            };
            Some((edition, Cow::Owned(text)))
        });
        found.unwrap_or_else(|| (self.clone(), Cow::Borrowed(text)))
    }

    /// The option with the number of the array to which a text belongs, that number, and the text with this variant's
    /// castling letters.
    fn array_of_text(&self, text: &str) -> Option<((String, String), String)> {
        let shuffle = self.shuffle.as_ref()?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[placement, turn, rights, ref others @ ..] = &words[..] else {
            return None;
        };
        let setup = Setup::parse(&format!("{placement} {turn} - -"), &self.alphabet).ok()?;
        let claims = self.claims(&setup, rights)?;
        let number = self.number_of_array(shuffle, &setup, &claims)?;
        let held = claims.iter().fold(0, |held, claim| held | claim.right);
        let letters = self.alphabet.castling.iter().enumerate();
        let letters: String = letters
            .filter(|(bit, _)| held >> bit & 1 != 0)
            .map(|(_, letter)| letter)
            .collect();
        let rights = if letters.is_empty() { "-" } else { &letters };
        let words = [placement, turn, rights].into_iter();
        let words: Vec<&str> = words.chain(others.iter().copied()).collect();
        let choice = (shuffle.option.clone(), number.to_string());
        Some((choice, words.join(" ")))
    }

    fn number_of_array(&self, shuffle: &Shuffle, setup: &Setup, claims: &[Claim]) -> Option<u64> {
        let board = self.geometry();
        let chosen = self.options_chosen.iter();
        let mut chosen = chosen.filter(|(name, _)| *name == shuffle.option);
        let chosen = chosen.next()?.1.parse().ok()?;
        let array = |number| shuffle.array(&self.array, board, number);
        let is_itself = |&number: &u64| array(number).squares == setup.squares;
        let fits = |&number: &u64| {
            let array = array(number);
            claims.iter().all(|claim| claim.is_possible(&array, board))
        };
        let numbers = || [chosen].into_iter().chain(0..shuffle.count());
        numbers().find(is_itself).or_else(|| numbers().find(fits))
    }

    fn claims(&self, setup: &Setup, rights: &str) -> Option<Vec<Claim>> {
        if rights == "-" {
            return Some(Vec::new());
        }
        let claim = |letter| self.claim(setup, letter);
        rights.chars().map(claim).collect()
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
            return Some(castling.claim(from, *outermost?));
        }
        let owner = Player::new(usize::from(letter.is_ascii_lowercase()))?;
        let file = u8::try_from(u32::from(letter.to_ascii_lowercase()).checked_sub(97)?).ok()?;
        castlings.iter().find_map(|castling| {
            let from = square_of(setup, board, castling.piece())?;
            let home = board.at(file, board.coordinates(from).rank, 0)?;
            let fits = castling.owner == owner
                && setup.at(home) == Some(castling.partner_piece())
                && side(board, from, home) == Some(castling.is_to_the_right(board));
            fits.then(|| castling.claim(from, home))
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

    fn claim(&self, from: Square, partner_from: Square) -> Claim {
        Claim {
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
