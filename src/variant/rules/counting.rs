//! Draws by counting the moves since little material is left.

use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::lookup;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// A draw by a number of moves that are counted from the moment when little material is left. For two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    /// No count begins while any of these is on the board, except as `at_most` allows.
    pub pawns: PieceSet,
    /// The limit in moves of a player with several pieces, if they are counted.
    pub moves: Option<u8>,
    /// How many pieces a player with the limit `moves` may have. `pawns` then don't matter.
    pub at_most: Option<u8>,
    /// The limits of a player with one piece; the first that fits counts.
    pub lone: Vec<LoneLimit>,
    /// A count for a player with one piece begins with the number of pieces on the board, not with 0.
    pub from_pieces: bool,
}

/// The limit of a player with one piece whose opponent has some pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoneLimit {
    /// What the opponent has at least.
    pub against: Vec<(PieceType, u8)>,
    /// The number of moves, up to 127.
    pub moves: u8,
}

/// The largest limit: its plies and one more fit into a field of position text.
const MAX_MOVES: u8 = 127;

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Counting> {
    let node = ending.get(&keys::COUNTING)?;
    if table.players.len() != 2 {
        faults.wrong(node, "counting needs exactly two seats");
    }
    let moves = node.number_of(&keys::BOARD_MOVES);
    if let (Some(at_most), None) = (node.get(&keys::AT_MOST), moves) {
        faults.wrong(at_most, "allowed with `moves`");
    }
    let limits = node.items_of(&keys::LONE_LIMITS).iter();
    let lone: Vec<LoneLimit> = limits
        .filter_map(|limit| {
            let read = lone_limit(limit.text()?, table);
            read.map_err(|message| faults.wrong(limit, message)).ok()
        })
        .collect();
    if moves.is_none() && node.get(&keys::LONE_LIMITS).is_none() {
        let message = "missing; allowed: `moves`, `lone-royal` or both";
        faults.missing(node, keys::BOARD_MOVES.name, message);
    }
    Some(Counting {
        pawns: table.listed(node, &keys::PAWNS),
        moves,
        at_most: node.number_of(&keys::AT_MOST),
        lone,
        from_pieces: node.flag_of(&keys::FROM_PIECES),
    })
}

/// Parses codes of pieces and a number of moves: `R R 8`.
fn lone_limit(text: &str, table: &Table) -> Result<LoneLimit, String> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let moves = words.pop().and_then(|number| number.parse().ok());
    let moves = moves
        .filter(|moves| (1..=MAX_MOVES).contains(moves))
        .ok_or_else(|| format!("allowed: codes of pieces, then a number from 1 to {MAX_MOVES}"))?;
    let mut against: Vec<(PieceType, u8)> = Vec::new();
    for code in words {
        let kind = lookup::kind_with_code(code, table.kinds)
            .ok_or_else(|| lookup::no_such_piece(code, table.kinds))?;
        match against.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, number)) => *number = number.saturating_add(1),
            None => against.push((kind, 1)),
        }
    }
    Ok(LoneLimit { against, moves })
}
