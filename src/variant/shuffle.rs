//! Shuffled arrays: an option's number tells where the pieces of the array start.

use std::borrow::Cow;

use super::error::Faults;
use super::shading::Shading;
use super::tree::Node;
use super::{OptionInfo, OptionValues, PieceTypeInfo, keys, lookup};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{Alphabet, Setup};

/// How the pieces of the array are shuffled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shuffle {
    /// The option with the number of the array.
    pub option: String,
    groups: Vec<Group>,
    /// The squares of the first player's shuffled pieces, from left to right, each with its shade.
    squares: Vec<(Square, u8)>,
}

/// Pieces that are placed together.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Group {
    /// From left to right.
    kinds: Vec<PieceType>,
    /// Each on a shade of its own.
    different_shades: bool,
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

    /// The array with this number, from 0. Everything but the shuffled pieces is that of `array`.
    pub fn array(&self, array: &Setup, board: &Geometry, number: u64) -> Setup {
        let mut shuffled = array.clone();
        for (kind, (square, _)) in self.order(number).into_iter().zip(&self.squares) {
            for (owner, at) in opposite_squares(board, *square) {
                shuffled.squares[at.index()] = Some(Piece::new(kind, owner));
            }
        }
        shuffled
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
fn combinations(among: usize, chosen: usize) -> u64 {
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

/// A square of the first player and the opposite one, each with its player.
fn opposite_squares(board: &Geometry, square: Square) -> impl Iterator<Item = (Player, Square)> {
    let at = board.coordinates(square);
    let opposite = board.at(at.file, board.ranks() - 1 - at.rank, at.layer);
    let players = Player::first(2);
    players.zip([Some(square), opposite].into_iter().flatten())
}

/// What a shuffle is built from.
pub(super) struct Source<'a> {
    pub(super) alphabet: &'a Alphabet,
    pub(super) kinds: &'a [PieceTypeInfo],
    pub(super) shading: Option<&'a Shading>,
    pub(super) options: &'a [OptionInfo],
    pub(super) chosen: &'a [(String, String)],
}

impl Source<'_> {
    /// The shuffle of a file, and the file with the array that was chosen.
    pub(super) fn shuffled<'f>(
        &self,
        file: &'f Node,
        faults: &mut Faults,
    ) -> (Option<Shuffle>, Cow<'f, Node>) {
        let unshuffled = (None, Cow::Borrowed(file));
        let (Some(node), Some(array), Some(shading)) = (
            file.get(&keys::SHUFFLE),
            file.get(&keys::ARRAY),
            self.shading,
        ) else {
            return unshuffled;
        };
        let Some(Ok(setup)) = array.text().map(|text| Setup::parse(text, self.alphabet)) else {
            return unshuffled;
        };
        let Some((option, number)) = self.option(node, faults) else {
            return unshuffled;
        };
        let shuffle = match self.shuffle(node, &setup, option, shading) {
            Ok(shuffle) => shuffle,
            Err(message) => {
                faults.wrong(node, message);
                return unshuffled;
            }
        };
        if let Err(message) = self.check_numbers(&shuffle, &setup, option) {
            faults.wrong(node, message);
            return unshuffled;
        }
        let file = match number == option.default {
            true => Cow::Borrowed(file),
            false => {
                let number = number.parse().unwrap_or_default();
                let array = shuffle.array(&setup, &self.alphabet.geometry, number);
                Cow::Owned(file.with_text(&keys::ARRAY, array.text(self.alphabet)))
            }
        };
        (Some(shuffle), file)
    }

    /// The option of the number, and what was chosen.
    fn option(&self, node: &Node, faults: &mut Faults) -> Option<(&OptionInfo, &str)> {
        let name = node.text_of(&keys::SHUFFLE_OPTION)?;
        let numbered = |option: &&OptionInfo| matches!(option.values, OptionValues::Numbers(_));
        let mut numbered = self.options.iter().filter(numbered);
        let option = numbered.clone().find(|option| option.name == name);
        let Some(option) = option else {
            let names: Vec<&str> = numbered.by_ref().map(|one| one.name.as_str()).collect();
            let names = names.join(", ");
            let message = format!("no option `{name}` with `numbers`; the file has: [{names}]");
            faults.wrong(node.get(&keys::SHUFFLE_OPTION)?, message);
            return None;
        };
        let (_, number) = self.chosen.iter().find(|(chosen, _)| chosen == name)?;
        Some((option, number))
    }

    fn shuffle(
        &self,
        node: &Node,
        array: &Setup,
        option: &OptionInfo,
        shading: &Shading,
    ) -> Result<Shuffle, String> {
        if self.alphabet.players.len() != 2 {
            return Err("a shuffle needs exactly two seats".to_string());
        }
        let groups = self.groups(node, shading.shades.len())?;
        let mut kinds: Vec<PieceType> = Vec::new();
        kinds.extend(groups.iter().flat_map(|group| &group.kinds));
        let board = &self.alphabet.geometry;
        let starts = |square: &Square, owner| {
            let piece = array.at(*square).filter(|piece| piece.owner() == owner);
            piece.filter(|piece| kinds.contains(&piece.kind()))
        };
        let mut squares: Vec<Square> = board.squares().collect();
        squares.retain(|square| starts(square, Player::FIRST).is_some());
        squares.sort_by_key(|&square| (board.coordinates(square).file, square));
        let mut found: Vec<PieceType> = Vec::new();
        found.extend(squares.iter().filter_map(|&at| Some(array.at(at)?.kind())));
        found.sort();
        kinds.sort();
        if found != kinds {
            let [found, listed] = [found, kinds].map(|kinds| self.codes(&kinds));
            return Err(format!(
                "`groups` lists {listed}, but the array has {found}"
            ));
        }
        let is_mirrored = |&square: &Square| {
            let kind = array.at(square).map(Piece::kind);
            opposite_squares(board, square)
                .all(|(owner, at)| array.at(at) == kind.map(|kind| Piece::new(kind, owner)))
        };
        if let Some(&square) = squares.iter().find(|square| !is_mirrored(square)) {
            let name = board.name(square);
            return Err(format!(
                "no such piece stands opposite to {name} in the array"
            ));
        }
        let shade = |square: Square| (square, shading.by_square[square.index()]);
        Ok(Shuffle {
            option: option.name.clone(),
            groups,
            squares: squares.into_iter().map(shade).collect(),
        })
    }

    fn groups(&self, node: &Node, shades: usize) -> Result<Vec<Group>, String> {
        let apart = node.kinds_of(&keys::DIFFERENT_SHADES, self.kinds);
        let mut groups: Vec<Group> = Vec::new();
        for written in node.items_of(&keys::GROUPS) {
            let codes = written.text().unwrap_or_default().split_whitespace();
            let kinds = codes.map(|code| {
                lookup::kind_with_code(code, self.kinds)
                    .ok_or_else(|| lookup::no_such_piece(code, self.kinds))
            });
            let kinds: Vec<PieceType> = kinds.collect::<Result<_, _>>()?;
            let different_shades = kinds.iter().any(|kind| apart.contains(kind));
            let text = self.codes(&kinds);
            if different_shades && (kinds.len() != shades || !all_equal(&kinds)) {
                return Err(format!(
                    "group {text}: allowed for `different-shades`: {shades} pieces of one type"
                ));
            }
            if different_shades && groups.iter().any(|group| !group.different_shades) {
                return Err(format!("group {text}: `different-shades` come first"));
            }
            groups.push(Group {
                kinds,
                different_shades,
            });
        }
        Ok(groups)
    }

    /// Checks the count of arrays, and the number of the one in the file.
    fn check_numbers(
        &self,
        shuffle: &Shuffle,
        array: &Setup,
        option: &OptionInfo,
    ) -> Result<(), String> {
        let name = &option.name;
        let count = shuffle.count();
        let number = option.default.parse().unwrap_or(count);
        if !matches!(option.values, OptionValues::Numbers(numbers) if u64::from(numbers) == count) {
            return Err(format!(
                "there are {count} arrays; allowed as `numbers` of `{name}`: {count}"
            ));
        }
        let board = &self.alphabet.geometry;
        let has_number = |number: &u64| shuffle.array(array, board, *number) == *array;
        if has_number(&number) {
            return Ok(());
        }
        Err(match (0..count).find(has_number) {
            Some(number) => {
                format!(
                    "`array` has the number {number}; allowed as `default` of `{name}`: \"{number}\""
                )
            }
            None => "`array` is none of the shuffled ones".to_string(),
        })
    }

    fn codes(&self, kinds: &[PieceType]) -> String {
        let codes = kinds
            .iter()
            .map(|kind| self.kinds[kind.index()].code.as_str());
        codes.collect::<Vec<_>>().join(" ")
    }
}

fn all_equal(kinds: &[PieceType]) -> bool {
    kinds.windows(2).all(|pair| pair[0] == pair[1])
}
