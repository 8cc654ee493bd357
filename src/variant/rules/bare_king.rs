//! The end of the game by a bare king.

use super::goal::{self, Goal};
use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// When a player with only the royal piece left loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// At once.
    Loses,
    /// At once, unless the player is to move and the opponent has only one other piece: then after one more move.
    LosesUnlessBaredBack,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<BareKing> {
    let node = ending.get(&keys::BARE_KING)?;
    if table.players.len() != 2 {
        faults.wrong(node, "a bare king needs exactly two seats");
    }
    if goal::read(ending) != Goal::Checkmate {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    if royal_pieces(table).is_empty() {
        faults.wrong(node, "no piece is royal");
    }
    let move_count = ending.get(&keys::MOVE_COUNT);
    if let Some(lone) = move_count.and_then(|count| count.get(&keys::LONE_ROYAL)) {
        faults.wrong(lone, "with `bare-king`, a lone royal piece ends the game");
    }
    Some(match ending.text_of(&keys::BARE_KING) {
        Some(keys::UNLESS_BARED_BACK) => BareKing::LosesUnlessBaredBack,
        _ => BareKing::Loses,
    })
}

pub(super) fn bare_draw(ending: &Node, table: &Table) -> PieceSet {
    let listed = table.listed(ending, &keys::BARE_DRAW);
    match ending.get(&keys::BARE_KING) {
        Some(_) => listed.or(royal_pieces(table)),
        None => listed,
    }
}

fn royal_pieces(table: &Table) -> PieceSet {
    let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
    let royals = kinds.filter(|kind| table.kinds[kind.index()].royal);
    table.pieces_of(royals).collect()
}
