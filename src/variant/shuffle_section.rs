//! The table `[shuffle]` of a variant file.

use super::array::ARRAY;
use std::borrow::Cow;

use super::error::Faults;
use super::key::IfMissing::{Nothing, Required};
use super::key::{Form, Key, Section, key};
use super::rules::gates;
use super::shading::Shading;
use super::shuffle::{Group, Numbers, Shuffle, opposite_squares};
use super::tree::Node;
use super::{OptionInfo, OptionValues, PieceTypeInfo, lookup};
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::{Alphabet, Setup};

pub(super) static SHUFFLE: Key = key(
    "shuffle",
    Form::Table(&SECTION),
    Nothing("every game starts with `array`"),
    "",
    "Pieces whose squares in the array depend on an option's number.",
)
.without_rules()
.unchanging();
static SECTION: Section = Section {
    title: "[shuffle]",
    known_by: None,
    about: "Pieces of the array change squares among themselves; the second player's stand opposite. The number tells where: the first group takes its squares, the next group some of those that remain, and so on. Divide the number by the count of ways to place the group: the remainder tells which way, counted from the left, and the quotient is the number for the groups that follow. With the example these are Reinhard Scharnagl's usual numbers of 960 arrays.",
    keys: &[&OPTION, &GROUPS, &DIFFERENT_SHADES],
};
pub(super) static OPTION: Key = key(
    "option",
    Form::Id,
    Required,
    r#""array""#,
    "The option with the number. Its `numbers` is the count of arrays, and its `default` the number of `array`.",
);
static GROUPS: Key = key(
    "groups",
    Form::Texts,
    Required,
    r#"["B B", "Q", "N N", "R K R"]"#,
    "The pieces that are shuffled, in groups that are placed one after another. Within a group they keep their order from left to right. Together they are all such pieces of a player in the array.",
);
static DIFFERENT_SHADES: Key = key(
    "different-shades",
    Form::Pieces,
    Nothing("pieces may stand on any of the squares"),
    r#"["B"]"#,
    "Types whose pieces stand on squares of different shades, one on each of the board's `shades`. Their groups come first and contain nothing else; each shade is a place of its own in the number, in the order of `shades`.",
);

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
            Cow::Owned(file.with_text(&ARRAY, array.text(self.alphabet)))
        });
        (Some(shuffle), file)
    }

    /// The shuffle, and the array that was chosen in place of the one in the file.
    fn read(&self, file: &Node, faults: &mut Faults) -> Option<(Shuffle, Option<Setup>)> {
        let node = file.get(&SHUFFLE)?;
        if gates::key(file).is_some() {
            faults.wrong(node, "not allowed with `gates`");
        }
        let array = Setup::parse(file.text_of(&ARRAY)?, self.alphabet).ok()?;
        let (option, number) = self.option(node, faults)?;
        let shuffle = self.shuffle(node, &array, option, self.shading?);
        let shuffle = shuffle
            .and_then(|shuffle| {
                self.validate_numbers(&shuffle, &array, option)?;
                Ok(shuffle)
            })
            .map_err(|message| faults.wrong(node, message))
            .ok()?;
        let number = Some(number).filter(|number| *number != option.default);
        let numbers = number.and_then(Numbers::parse);
        let chosen = numbers.map(|numbers| shuffle.array(&array, &self.alphabet.geometry, numbers));
        Some((shuffle, chosen))
    }

    /// The option of the number, and what was chosen.
    fn option(&self, node: &Node, faults: &mut Faults) -> Option<(&OptionInfo, &str)> {
        let name = node.text_of(&OPTION)?;
        let numbered = |option: &&OptionInfo| matches!(option.values, OptionValues::Numbers(_));
        let mut numbered = self.options.iter().filter(numbered);
        let option = numbered.clone().find(|option| option.name == name);
        let Some(option) = option else {
            let names: Vec<&str> = numbered.by_ref().map(|one| one.name.as_str()).collect();
            let names = names.join(", ");
            let message = format!("no option `{name}` with `numbers`; the file has: [{names}]");
            faults.wrong(node.get(&OPTION)?, message);
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
        let apart = node.kinds_of(&DIFFERENT_SHADES, self.kinds);
        let mut groups: Vec<Group> = Vec::new();
        for written in node.items_of(&GROUPS) {
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

    /// Validates the count of arrays, and the number of the one in the file.
    fn validate_numbers(
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
        let has_number =
            |number: &u64| shuffle.array(array, board, Numbers::both(*number)) == *array;
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
