//! The end of the game by the loss of pieces.

use super::verdict::{self, Verdict};
use crate::piece::{Piece, PieceType};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// The game ends when a player has lost pieces, as in Extinction Chess (R. Wayne Schmittberger, 1985) or Antichess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// The types that are counted, each by itself; if there are none, all pieces together.
    pub pieces: Vec<PieceType>,
    /// A player is concerned with at most this many left, on the board and in hand.
    pub left: usize,
    /// The opponent must have at least this many.
    pub opponent_left: usize,
    /// The result for the player concerned.
    pub result: Verdict,
    /// If a move leaves both players too few, the opponent's pieces count, not those of the player who has moved.
    pub opponent_first: bool,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Extinction> {
    let node = ending.get(&keys::EXTINCTION)?;
    if table.players.len() != 2 {
        faults.wrong(node, "extinction needs exactly two seats");
    }
    let extinction = Extinction {
        pieces: node.kinds_of(&keys::EXTINCT, table.kinds),
        left: node.number_of(&keys::EXTINCT_AT)?,
        opponent_left: node.number_of(&keys::EXTINCT_AGAINST)?,
        result: verdict::read(node, &keys::EXTINCTION_RESULT),
        opponent_first: node.text_of(&keys::EXTINCTION_FIRST) == Some(keys::OPPONENT_FIRST),
    };
    if ends_at_once(&extinction, table) {
        faults.wrong(node, "the game would end before the first move");
    }
    Some(extinction)
}

/// Whether a player has too few pieces in the array.
fn ends_at_once(extinction: &Extinction, table: &Table) -> bool {
    let mut players = table.players();
    let (Some(one), Some(other)) = (players.next(), players.next()) else {
        return false;
    };
    let array = table.array;
    let count = |player, counted: Option<PieceType>| {
        let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
        let kinds = kinds.filter(|&kind| counted.is_none_or(|counted| counted == kind));
        kinds
            .map(|kind| {
                let on_board = table.count(Piece::new(kind, player));
                on_board + usize::from(array.reserves[player][kind.index()])
            })
            .sum::<usize>()
    };
    let ends = |counted| {
        [(one, other), (other, one)].iter().any(|&(own, enemy)| {
            count(own, counted) <= extinction.left
                && count(enemy, counted) >= extinction.opponent_left
        })
    };
    match extinction.pieces.is_empty() {
        true => ends(None),
        false => extinction.pieces.iter().any(|&kind| ends(Some(kind))),
    }
}
