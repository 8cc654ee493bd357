//! Shuffled arrays: an option's number tells where the pieces of the array start.

use std::fmt;

use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceType, Player};
use crate::setup::Setup;

/// How the pieces of the array are shuffled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The option with the number of the array.
    pub option: String,
    pub(super) groups: Vec<Group>,
    /// The squares of the first player's shuffled pieces, from left to right, each with its shade.
    pub(super) squares: Vec<(Square, u8)>,
}

/// The number of each player's array, as the value of an option: `518`, or `518,36` if the arrays differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers(pub [u64; 2]);

impl Numbers {
    /// The same array for both players.
    pub fn both(number: u64) -> Numbers {
        Numbers([number; 2])
    }

    /// Parses the value of an option. A number has no leading zeros, and equal ones are written once.
    pub fn parse(value: &str) -> Option<Numbers> {
        let (first, second) = value.split_once(',').unwrap_or((value, value));
        let numbers = Numbers([first.parse().ok()?, second.parse().ok()?]);
        (numbers.to_string() == value).then_some(numbers)
    }
}

impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [first, second] if first == second => first.fmt(f),
            [first, second] => write!(f, "{first},{second}"),
        }
    }
}

/// Pieces that are placed together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    /// From left to right.
    pub(super) kinds: Vec<PieceType>,
    /// Each on a shade of its own.
    pub(super) different_shades: bool,
}

/// The places that remain, and what is left of the number.
struct Placing {
    number: u64,
    free: Vec<usize>,
    placed: Vec<Option<PieceType>>,
}

impl Shuffle {
    /// The number of arrays.
    pub fn count(&self) -> u64 {
        self.ways().fold(1, u64::saturating_mul)
    }

    /// The array in which each player's pieces have this number, from 0. Everything but the shuffled pieces is that of
    /// `array`.
    pub fn array(&self, array: &Setup, board: &Geometry, numbers: Numbers) -> Setup {
        let mut shuffled = array.clone();
        for (player, number) in Player::first(2).zip(numbers.0) {
            for (at, piece) in self.pieces(board, player, number) {
                shuffled.squares[at.index()] = Some(piece);
            }
        }
        shuffled
    }

    /// The shuffled pieces of a player with this number.
    pub(super) fn pieces(
        &self,
        board: &Geometry,
        player: Player,
        number: u64,
    ) -> impl Iterator<Item = (Square, Piece)> {
        let kinds = self.order(number).into_iter();
        kinds
            .zip(&self.squares)
            .flat_map(move |(kind, (square, _))| {
                let squares = opposite_squares(board, *square);
                squares
                    .filter(move |(owner, _)| *owner == player)
                    .map(move |(owner, at)| (at, Piece::new(kind, owner)))
            })
    }

    /// The numbers of ways to place each group, or each piece of a group on different shades.
    fn ways(&self) -> impl Iterator<Item = u64> + '_ {
        let mut free = self.squares.len();
        (0..).zip(&self.groups).flat_map(move |(before, group)| {
            let size = group.kinds.len();
            free -= size;
            match group.different_shades {
                true => {
                    let squares = (0..size as u8).map(|shade| self.of_shade(shade));
                    squares
                        .map(|squares| squares.saturating_sub(before) as u64)
                        .collect()
                }
                false => vec![combinations(free + size, size)],
            }
        })
    }

    fn of_shade(&self, shade: u8) -> usize {
        self.squares.iter().filter(|(_, its)| *its == shade).count()
    }

    /// The types on the squares of the array with this number.
    fn order(&self, number: u64) -> Vec<PieceType> {
        let places = self.squares.len();
        let mut placing = Placing {
            number,
            free: (0..places).collect(),
            placed: vec![None; places],
        };
        for group in &self.groups {
            match group.different_shades {
                true => {
                    for (shade, &kind) in (0..).zip(&group.kinds) {
                        let of_shade = |place: &usize| self.squares[*place].1 == shade;
                        placing.place(of_shade, &[kind]);
                    }
                }
                false => placing.place(|_| true, &group.kinds),
            }
        }
        placing.placed.into_iter().flatten().collect()
    }
}

impl Placing {
    /// Puts pieces on some of the free places that fit, as the remainder of the number says.
    fn place(&mut self, fits: impl Fn(&usize) -> bool, kinds: &[PieceType]) {
        let fitting: Vec<usize> = self.free.iter().copied().filter(fits).collect();
        let ways = combinations(fitting.len(), kinds.len());
        let way = self.number % ways;
        self.number /= ways;
        let chosen = combination(fitting.len(), kinds.len(), way);
        for (index, &kind) in chosen.into_iter().zip(kinds) {
            self.placed[fitting[index]] = Some(kind);
        }
        self.free.retain(|&place| self.placed[place].is_none());
    }
}

/// The number of ways to choose some of several things.
pub(crate) fn combinations(among: usize, chosen: usize) -> u64 {
    let factor = |index: usize| (among.saturating_sub(index) as u64, index as u64 + 1);
    let factors = (0..chosen).map(factor);
    factors.fold(1, |ways: u64, (times, over)| {
        ways.saturating_mul(times) / over
    })
}

/// The `way`th choice among things in a row, in lexicographic order: `[0, 1]`, `[0, 2]`, …, `[1, 2]`, ….
fn combination(among: usize, chosen: usize, mut way: u64) -> Vec<usize> {
    let mut indices = Vec::new();
    let mut next = 0;
    for remaining in (0..chosen).rev() {
        loop {
            let ways = combinations(among - next - 1, remaining);
            next += 1;
            if way < ways {
                break;
            }
            way -= ways;
        }
        indices.push(next - 1);
    }
    indices
}

/// The number of a choice among things in a row, the inverse of [`combination`].
pub(crate) fn combination_number(among: usize, chosen: &[usize]) -> u64 {
    let mut next = 0;
    let mut number: u64 = 0;
    for (remaining, &index) in (0..chosen.len()).rev().zip(chosen) {
        let passed = (next..index).map(|passed| combinations(among - passed - 1, remaining));
        number = passed.fold(number, u64::saturating_add);
        next = index + 1;
    }
    number
}

/// A square of the first player and the opposite one, each with its player.
pub(super) fn opposite_squares(
    board: &Geometry,
    square: Square,
) -> impl Iterator<Item = (Player, Square)> {
    let squares = [Some(square), board.opposite(square)];
    Player::first(2).zip(squares.into_iter().flatten())
}

#[cfg(test)]
mod tests {
    use super::{combination, combination_number, combinations};

    #[test]
    fn choices_are_numbered_in_order() {
        for (among, chosen) in [(0, 0), (3, 1), (6, 2), (8, 3), (5, 5)] {
            for way in 0..combinations(among, chosen) {
                let indices = combination(among, chosen, way);
                assert_eq!(combination_number(among, &indices), way, "{indices:?}");
            }
        }
    }
}
