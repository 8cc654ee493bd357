//! Castling: a royal and its partner move in one action.

use super::error::Faults;
use super::keys;
use super::right::Right;
use super::table::Table;
use super::tree::Node;
use crate::geometry::{Offset, Square, SquareSet};
use crate::piece::{Kind, Piece, Player};

/// One castling of one seat, laid out on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Whose it is.
    pub owner: Player,
    /// The rights it needs, as bits: bit `n` is the variant's `n`th right.
    pub needs: u16,
    /// The type that makes the long step.
    pub kind: Kind,
    /// The type of the partner.
    pub partner: Kind,
    /// Where the man that makes the long step starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
    /// Where the partner starts.
    pub partner_from: Square,
    /// Where the partner lands.
    pub partner_to: Square,
    /// Cells that must be empty.
    pub empty: SquareSet,
    /// Cells that may not be attacked if the man that makes the long step is royal: where it stands, passes and
    /// lands. Empty if attacks don't matter.
    pub safe: SquareSet,
}

/// The most rights of all seats: a [`Setup`](crate::setup::Setup) has a bit for each.
const MOST: usize = 16;

/// The letters of the rights of every seat: those of the first seat, then those of the second in small. Letters of
/// unmoved men are in alphabetical order, those of castlings in the order of the file.
pub(super) fn letters(file: &Node, faults: &mut Faults) -> Vec<char> {
    let nodes = file.items_of(&keys::CASTLING);
    let by_men = nodes
        .iter()
        .any(|node| node.get(&keys::PARTNER_LETTER).is_some());
    let mut letters: Vec<char> = Vec::new();
    for node in nodes {
        let letter = letter_of(node, &keys::CASTLING_LETTER).unwrap_or('?');
        let partner = letter_of(node, &keys::PARTNER_LETTER);
        if by_men != partner.is_some() {
            let message = "either every castling has a `partner-letter` or none";
            faults.wrong(node, message);
        }
        if !by_men && letters.contains(&letter) {
            faults.wrong(node, format!("there is a castling `{letter}` already"));
        }
        letters.push(letter);
        letters.extend(partner);
    }
    if by_men {
        letters.sort();
        letters.dedup();
    }
    if let Some(list) = file
        .get(&keys::CASTLING)
        .filter(|_| letters.len() * 2 > MOST)
    {
        faults.wrong(list, format!("too many; allowed: {} castlings", MOST / 2));
        return Vec::new();
    }
    let small: Vec<char> = letters.iter().map(char::to_ascii_lowercase).collect();
    letters.extend(small);
    letters
}

fn letter_of(node: &Node, key: &keys::Key) -> Option<char> {
    node.text_of(key)?.chars().next()
}

/// The rights of every seat in the order of their letters, and every castling.
pub(super) fn build(
    file: &Node,
    table: &Table,
    letters: &[char],
    faults: &mut Faults,
) -> (Vec<Right>, Vec<Castling>) {
    let nodes = file.items_of(&keys::CASTLING);
    if let Some(list) = file.get(&keys::CASTLING).filter(|_| table.seats.len() != 2) {
        faults.wrong(list, "castling is for games of two seats");
        return (Vec::new(), Vec::new());
    }
    let (first, second) = letters.split_at(letters.len() / 2);
    let mut rights = Vec::new();
    for (owner, letters) in table.players().zip([first, second]) {
        rights.extend(letters.iter().map(|&letter| Right {
            letter,
            owner,
            cells: SquareSet::EMPTY,
        }));
    }
    let mut castlings = Vec::new();
    for owner in table.players() {
        for node in nodes {
            match lay_out(node, table, owner, &mut rights) {
                Some(Ok(castling)) => castlings.push(castling),
                Some(Err(message)) => faults.wrong(node, message),
                None => {}
            }
        }
    }
    (rights, castlings)
}

/// Lays one castling out for one seat and adds the cells of its men to their rights; `None` if a value is missing,
/// which is reported elsewhere.
fn lay_out(
    node: &Node,
    table: &Table,
    owner: Player,
    rights: &mut [Right],
) -> Option<Result<Castling, String>> {
    let kind = node.kind_of(&keys::CASTLING_PIECE, table.kinds)?;
    let partner = node.kind_of(&keys::PARTNER, table.kinds)?;
    let steps = node.number_of(&keys::STEPS)?;
    let side = node.text_of(&keys::SIDE)?;
    let letter = letter_of(node, &keys::CASTLING_LETTER)?;
    let partner_letter = letter_of(node, &keys::PARTNER_LETTER);
    let (man, partner_man) = (Piece::new(kind, owner), Piece::new(partner, owner));
    let way = match way_between(table, man, partner_man, side, steps) {
        Ok(way) => way,
        Err(message) => return Some(Err(message)),
    };
    let mut needs = 0;
    let own = way.cells[0];
    for (letter, cell) in [
        (letter, own),
        (partner_letter.unwrap_or(letter), way.partner_from),
    ] {
        let Some(bit) = bit_of(rights, letter, owner) else {
            continue;
        };
        let by_men = partner_letter.is_some();
        let stands_for_it =
            |right: &&Right| right.letter != rights[bit].letter && right.cells.contains(cell);
        if let Some(other) = rights.iter().find(stands_for_it).filter(|_| by_men) {
            let (name, other) = (table.board.name(cell), other.letter.to_ascii_uppercase());
            let message = format!("the man on {name} has two letters, `{other}` and `{letter}`");
            return Some(Err(message));
        }
        rights[bit].cells.insert(cell);
        needs |= 1 << bit;
        if by_men && rights[bit].cells.len() > 1 {
            return Some(Err(format!("`{letter}` stands for two men")));
        }
    }
    let safe = node.flag_of(&keys::SAFE);
    Some(Ok(Castling {
        owner,
        needs,
        kind,
        partner,
        from: own,
        to: way.cells[steps],
        partner_from: way.partner_from,
        partner_to: way.cells[steps - 1],
        empty: way.cells[1..].iter().copied().collect(),
        safe: match safe {
            true => way.cells[..=steps].iter().copied().collect(),
            false => SquareSet::EMPTY,
        },
    }))
}

/// The place of a seat's right among all; the letter is the first seat's.
fn bit_of(rights: &[Right], letter: char, owner: Player) -> Option<usize> {
    let fits = |right: &Right| right.owner == owner && right.letter.to_ascii_uppercase() == letter;
    rights.iter().position(fits)
}

/// From a man that castles to its partner.
struct Way {
    /// The man's own cell and those up to the partner's, without it.
    cells: Vec<Square>,
    partner_from: Square,
}

/// The way from a man to its partner in the array, with room for a number of steps.
fn way_between(
    table: &Table,
    man: Piece,
    partner: Piece,
    side: &str,
    steps: usize,
) -> Result<Way, String> {
    let name = table.seat_name(man.owner());
    let (code, partner_code) = (table.code(man.kind()), table.code(partner.kind()));
    let right = Offset::plane(1, 0);
    let step = if side == "right" { right } else { -right };

    let homes = table.array.homes(table.board, man);
    let home = homes.iter().next().filter(|_| homes.len() == 1);
    let home = home.ok_or_else(|| {
        let found = homes.len();
        format!("{name} has {found} `{code}` in the array; castling needs one")
    })?;
    let beyond = |&at: &Square| table.board.step(at, step);
    let cells = std::iter::successors(Some(home), beyond);
    let cells: Vec<Square> = cells
        .take_while(|&at| table.array.at(at) != Some(partner))
        .collect();
    let partner_from = cells.last().and_then(beyond).ok_or_else(|| {
        format!("{name} has no `{partner_code}` to the {side} of its `{code}` in the array")
    })?;
    if steps >= cells.len() {
        let between = cells.len() - 1;
        return Err(format!(
            "{name}'s `{code}` has {between} cells between it and its `{partner_code}`; too few for {steps} steps"
        ));
    }
    Ok(Way {
        cells,
        partner_from,
    })
}
