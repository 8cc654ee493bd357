//! Royal pieces of which a player has several, or sometimes none.

use crate::piece::Player;
use crate::setup::Setup;
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// Which pieces are royal where a player may have any number of royal pieces. None of them may be left attacked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Royalty {
    /// By type: its pieces are royal while their player has at most this many. 0 for types that are never royal.
    pub up_to: Vec<u8>,
    /// A player without royal pieces is also in check while all pieces of royal types are attacked at once ("duple
    /// check" in Spartan Chess: Steven Streetman, 2010).
    pub shared_check: bool,
}

/// `None` if each player has one royal piece all the time, or never one.
pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> Option<Royalty> {
    let nodes = file.items_of(&keys::PIECE);
    for (kind, node) in table.kinds.iter().zip(nodes) {
        if let Some(limit) = node.get(&keys::ROYAL_UP_TO).filter(|_| !kind.royal) {
            faults.wrong(limit, "allowed with `royal = true`");
        }
    }
    let ending = file.get(&keys::ENDING)?;
    let shared_check = ending.flag_of(&keys::SHARED_CHECK);
    if let Some(node) = ending.get(&keys::SHARED_CHECK)
        && shared_check
        && !has_limits(file)
    {
        faults.wrong(node, "allowed with a piece that has `royal-up-to`");
    }
    if !table.has_several_royals {
        return None;
    }
    refuse_others(file, table, faults);
    let up_to = |(kind, node): (&PieceTypeInfo, &Node)| match kind.royal {
        true => node.number_of(&keys::ROYAL_UP_TO).unwrap_or(u8::MAX),
        false => 0,
    };
    Some(Royalty {
        up_to: table.kinds.iter().zip(nodes).map(up_to).collect(),
        shared_check,
    })
}

/// Whether some player may have more than one royal piece.
pub(in crate::variant) fn has_several(file: &Node, kinds: &[PieceTypeInfo], array: &Setup) -> bool {
    let pieces = array.squares.iter().flatten();
    let mut royals = [0; Player::LIMIT];
    for piece in pieces.filter(|piece| kinds[piece.kind().index()].royal) {
        royals[piece.owner().index()] += 1;
    }
    has_limits(file) || royals.iter().any(|&count| count > 1)
}

fn has_limits(file: &Node) -> bool {
    let mut nodes = file.items_of(&keys::PIECE).iter();
    nodes.any(|node| node.get(&keys::ROYAL_UP_TO).is_some())
}

/// Reports rules that need exactly one royal piece.
fn refuse_others(file: &Node, table: &Table, faults: &mut Faults) {
    let ending = file.get(&keys::ENDING);
    let others = [
        file.get(&keys::CROWN),
        file.get(&keys::AFTER_A_MOVE)
            .filter(|node| node.text() == Some(keys::PASS_OVER)),
        ending
            .and_then(|ending| ending.get(&keys::GOAL))
            .filter(|node| node.text() == Some(keys::CLAIM)),
    ];
    let mut drops = file.items_of(&keys::DROPS).iter();
    let mined = drops.find_map(|drops| drops.get(&keys::MINED));
    for node in others.into_iter().flatten().chain(mined) {
        faults.wrong(
            node,
            "allowed where each player has exactly one royal piece",
        );
    }
    if let Some(seats) = file.get(&keys::PLAYER).filter(|_| table.players.len() != 2) {
        faults.wrong(seats, "several royal pieces need exactly two seats");
    }
    for (kind, node) in table.kinds.iter().zip(file.items_of(&keys::PIECE)) {
        let mut paths = kind.movement.paths.iter();
        if kind.royal && paths.any(|path| path.mode.stops_at_attacked) {
            let moves = node.get(&keys::MOVES).unwrap_or(node);
            faults.wrong(moves, "one of several royal pieces can't have `n`");
        }
    }
}
