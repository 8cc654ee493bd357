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
    let steps: usize = node.number_of(&keys::STEPS)?;
    let side = node.text_of(&keys::SIDE)?;
    let right = Offset::plane(1, 0);
    let step = if side == "right" { right } else { -right };
    let (name, code, partner_code) = (
        table.seat_name(owner),
        table.code(kind),
        table.code(partner),
    );

    let homes = Variant::homes(table.array, table.board, Piece::new(kind, owner));
    let Some(from) = homes.iter().next().filter(|_| homes.len() == 1) else {
        let found = homes.len();
        return Some(Err(format!(
            "{name} has {found} `{code}` in the array; castling needs one"
        )));
    };
    let mut way = std::iter::successors(Some(from), |&at| table.board.step(at, step));
    let partner_man = Some(Piece::new(partner, owner));
    let way: Vec<Square> = way
        .by_ref()
        .take_while(|&at| table.array.at(at) != partner_man)
        .collect();
    let end = way.last().and_then(|&last| table.board.step(last, step));
    let Some(partner_from) = end else {
        return Some(Err(format!(
            "{name} has no `{partner_code}` to the {side} of its `{code}` in the array"
        )));
    };
    if steps >= way.len() {
        let between = way.len() - 1;
        return Some(Err(format!(
            "{name}'s step of {steps} cells does not fit between: there are {between} cells"
        )));
    }
    let royal = table.kinds[kind.index()].royal;
    let guarded = royal && node.flag_of(&keys::SAFE);
    let crossed = way[..=steps].iter().copied();
    Some(Ok(Castling {
        owner,
        letter,
        kind,
        partner,
        from,
        to: way[steps],
        partner_from,
        partner_to: way[steps - 1],
        empty: way[1..].iter().copied().collect(),
        safe: crossed.filter(|_| guarded).collect(),
    }))
}
