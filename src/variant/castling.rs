//! Castling: a royal and its partner move in one action.

use super::Variant;
use super::error::Faults;
use super::keys;
use super::table::Table;
use super::tree::Node;
use crate::geometry::{Offset, Square, SquareSet};
use crate::piece::{Kind, Piece, Player};

/// One castling of one seat, laid out on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// Whose it is.
    pub owner: Player,
    /// Its letter in position text.
    pub letter: char,
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
    /// Cells that may not be attacked: where the royal stands, passes and lands. Empty if attacks don't matter.
    pub safe: SquareSet,
}

/// The most castlings of all seats: a [`Setup`](crate::setup::Setup) has a bit for each.
const MOST: usize = 16;

/// The letters of the castlings of every seat: those of the first seat, then those of the second in small.
pub(super) fn letters(file: &Node, faults: &mut Faults) -> Vec<char> {
    let mut letters: Vec<char> = Vec::new();
    let nodes = file.items_of(&keys::CASTLING);
    for node in nodes {
        let letter = node
            .text_of(&keys::CASTLING_LETTER)
            .and_then(|text| text.chars().next());
        let letter = letter.unwrap_or('?');
        if letters.contains(&letter) {
            faults.wrong(node, format!("there is a castling `{letter}` already"));
        }
        letters.push(letter);
    }
    if let Some(list) = file.get(&keys::CASTLING).filter(|_| nodes.len() * 2 > MOST) {
        faults.wrong(list, format!("too many; allowed: {} castlings", MOST / 2));
        return Vec::new();
    }
    let small: Vec<char> = letters.iter().map(char::to_ascii_lowercase).collect();
    letters.extend(small);
    letters
}

/// The castlings of every seat, in the order of their letters.
pub(super) fn build(
    file: &Node,
    table: &Table,
    letters: &[char],
    faults: &mut Faults,
) -> Vec<Castling> {
    let nodes = file.items_of(&keys::CASTLING);
    if let Some(list) = file.get(&keys::CASTLING).filter(|_| table.seats.len() != 2) {
        faults.wrong(list, "castling is for games of two seats");
        return Vec::new();
    }
    let ways = table
        .players()
        .flat_map(|owner| nodes.iter().map(move |node| (owner, node)));
    let castlings = ways.zip(letters).filter_map(|((owner, node), &letter)| {
        let castling = lay_out(node, table, owner, letter)?;
        castling.map_err(|message| faults.wrong(node, message)).ok()
    });
    castlings.collect()
}

/// Lays one castling out for one seat; `None` if a value is missing, which is reported elsewhere.
fn lay_out(
    node: &Node,
    table: &Table,
    owner: Player,
    letter: char,
) -> Option<Result<Castling, String>> {
    let kind = node.kind_of(&keys::CASTLING_PIECE, table.kinds)?;
    let partner = node.kind_of(&keys::PARTNER, table.kinds)?;
    let steps = node.number_of(&keys::STEPS)?;
    let side = node.text_of(&keys::SIDE)?;
    let guarded = table.kinds[kind.index()].royal && node.flag_of(&keys::SAFE);
    let (man, partner_man) = (Piece::new(kind, owner), Piece::new(partner, owner));
    let way = way_between(table, man, partner_man, side, steps);
    Some(way.map(
        |Way {
             cells,
             partner_from,
         }| Castling {
            owner,
            letter,
            kind,
            partner,
            from: cells[0],
            to: cells[steps],
            partner_from,
            partner_to: cells[steps - 1],
            empty: cells[1..].iter().copied().collect(),
            safe: match guarded {
                true => cells[..=steps].iter().copied().collect(),
                false => SquareSet::EMPTY,
            },
        },
    ))
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

    let homes = Variant::homes(table.array, table.board, man);
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
