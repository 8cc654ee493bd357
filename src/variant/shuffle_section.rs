//! The table `[shuffle]` of a variant file.

use std::borrow::Cow;

use super::error::Faults;
use super::shading::Shading;
use super::shuffle::{Group, Shuffle, opposite_squares};
use super::tree::Node;
use super::{OptionInfo, OptionValues, PieceTypeInfo, keys, lookup};
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{Alphabet, Setup};

/// What the table refers to.
pub(super) struct ShuffleSection<'a> {
    pub(super) alphabet: &'a Alphabet,
    pub(super) kinds: &'a [PieceTypeInfo],
    pub(super) shading: Option<&'a Shading>,
    pub(super) options: &'a [OptionInfo],
    pub(super) chosen: &'a [(String, String)],
}

impl ShuffleSection<'_> {
    /// The shuffle of a file, and the file with the array that was chosen.
    pub(super) fn shuffled<'f>(
        &self,
        file: &'f Node,
        faults: &mut Faults,
    ) -> (Option<Shuffle>, Cow<'f, Node>) {
        let Some((shuffle, chosen)) = self.read(file, faults) else {
            return (None, Cow::Borrowed(file));
        };
        let file = chosen.map_or(Cow::Borrowed(file), |array| {
            Cow::Owned(file.with_text(&keys::ARRAY, array.text(self.alphabet)))
        });
        (Some(shuffle), file)
    }

    /// The shuffle, and the array that was chosen in place of the one in the file.
    fn read(&self, file: &Node, faults: &mut Faults) -> Option<(Shuffle, Option<Setup>)> {
        let node = file.get(&keys::SHUFFLE)?;
        let array = Setup::parse(file.text_of(&keys::ARRAY)?, self.alphabet).ok()?;
        let (option, number) = self.option(node, faults)?;
        let shuffle = self.shuffle(node, &array, option, self.shading?);
        let shuffle = shuffle
            .and_then(|shuffle| {
                self.check_numbers(&shuffle, &array, option)?;
                Ok(shuffle)
            })
            .map_err(|message| faults.wrong(node, message))
            .ok()?;
        let number = Some(number).filter(|number| *number != option.default);
        let number: Option<u64> = number.and_then(|number| number.parse().ok());
        let chosen = number.map(|number| shuffle.array(&array, &self.alphabet.geometry, number));
        Some((shuffle, chosen))
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
        let kinds = groups.iter().flat_map(|group| &group.kinds);
        let squares = self.squares(array, kinds.copied().collect())?;
        let shade = |square: Square| (square, shading.by_square[square.index()]);
        Ok(Shuffle {
            option: option.name.clone(),
            groups,
            squares: squares.into_iter().map(shade).collect(),
        })
    }

    /// The squares of the first player's pieces of these types, from left to right.
    fn squares(&self, array: &Setup, mut kinds: Vec<PieceType>) -> Result<Vec<Square>, String> {
        let board = &self.alphabet.geometry;
        let is_shuffled = |square: &Square| {
            let piece = array
                .at(*square)
                .filter(|piece| piece.owner() == Player::FIRST);
            piece.is_some_and(|piece| kinds.contains(&piece.kind()))
        };
        let mut squares: Vec<Square> = board.squares().filter(is_shuffled).collect();
        squares.sort_by_key(|&square| (board.coordinates(square).file, square));
        let found = squares.iter().filter_map(|&at| Some(array.at(at)?.kind()));
        let mut found: Vec<PieceType> = found.collect();
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
        match squares.iter().find(|square| !is_mirrored(square)) {
            None => Ok(squares),
            Some(&square) => Err(format!(
                "no such piece stands opposite to {} in the array",
                board.name(square)
            )),
        }
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
