//! Royal pieces of which a player has several, or sometimes none.

use super::crown::CROWN;
use super::drops;
use super::goal::{CLAIM, GOAL};
use super::transfer;
use crate::piece::{Piece, PieceType, Player};
use crate::setup::Setup;
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing};
use crate::variant::key::{Form, Key, key};
use crate::variant::piece_type_info::MOVES;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static SHARED_CHECK: Key = key(
    "shared-check",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player is also in check while all pieces of royal types are attacked at once, although none of them is royal because there are more than `royal-up-to`.",
);
pub(in crate::variant) static ROYAL_UP_TO: Key = key(
    "royal-up-to",
    Form::Number(1, 99),
    Nothing("however many there are"),
    "1",
    "With `royal = true`: it is royal only while its player has at most this many of them.",
);

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
pub(super) fn read(
    file: &Node,
    ending: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Option<Royalty> {
    let nodes = table.piece_nodes;
    for (kind, node) in table.kinds.iter().zip(nodes) {
        if let Some(limit) = node.get(&ROYAL_UP_TO).filter(|_| !kind.royal) {
            faults.wrong(limit, "allowed with `royal = true`");
        }
    }
    let shared_check = ending.flag_of(&SHARED_CHECK);
    if let Some(node) = ending.get(&SHARED_CHECK)
        && shared_check
        && !has_limits(nodes)
    {
        faults.wrong(node, "allowed with a piece that has `royal-up-to`");
    }
    if !table.has_several_royals {
        return None;
    }
    refuse_others(file, ending, table, faults);
    let up_to = |(kind, node): (&PieceTypeInfo, &Node)| match kind.royal {
        true => node.number_of(&ROYAL_UP_TO).unwrap_or(u8::MAX),
        false => 0,
    };
    Some(Royalty {
        up_to: table.kinds.iter().zip(nodes).map(up_to).collect(),
        shared_check,
    })
}

/// Whether some player may have more than one royal piece.
pub(in crate::variant) fn has_several(
    nodes: &[Node],
    kinds: &[PieceTypeInfo],
    array: &Setup,
) -> bool {
    let mut players = Player::first(Player::LIMIT);
    has_limits(nodes) || players.any(|player| royals(array, kinds, player) > 1)
}

/// The number of a player's royal pieces, on the board and in hand.
pub(in crate::variant) fn royals(array: &Setup, kinds: &[PieceTypeInfo], player: Player) -> usize {
    let kinds = kinds.iter().enumerate().filter(|(_, kind)| kind.royal);
    let kinds = kinds.filter_map(|(index, _)| PieceType::new(index));
    kinds
        .map(|kind| array.on_board_and_in_hand(Piece::new(kind, player)))
        .sum()
}

fn has_limits(nodes: &[Node]) -> bool {
    nodes.iter().any(|node| node.get(&ROYAL_UP_TO).is_some())
}

/// Rules that know no other royal pieces than one of each player, or a hidden one.
pub(super) fn rules_of_one_royal<'f>(
    file: &'f Node,
    ending: &'f Node,
) -> impl Iterator<Item = &'f Node> {
    let rules = [
        file.get(&CROWN),
        transfer::written(file),
        ending.get(&GOAL).filter(|node| node.text() == Some(CLAIM)),
        drops::mine(file),
    ];
    rules.into_iter().flatten()
}

/// Reports rules that need exactly one royal piece.
fn refuse_others(file: &Node, ending: &Node, table: &Table, faults: &mut Faults) {
    for node in rules_of_one_royal(file, ending) {
        faults.wrong(
            node,
            "allowed where each player has exactly one royal piece",
        );
    }
    if let Some(seats) = table.player_list.filter(|_| table.players.len() != 2) {
        faults.wrong(seats, "several royal pieces need exactly two seats");
    }
    for (kind, node) in table.kinds.iter().zip(table.piece_nodes) {
        let mut paths = kind.movement.paths.iter();
        if kind.royal && paths.any(|path| path.mode.stops_at_attacked) {
            let moves = node.get(&MOVES).unwrap_or(node);
            faults.wrong(moves, "one of several royal pieces can't have `n`");
        }
    }
}
