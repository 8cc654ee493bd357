//! Drops and two-step pieces of a variant file.

use super::Promotion;
use crate::geometry::SquareSet;
use crate::movement::Movement;
use crate::piece::{ByPlayer, PieceSet, PieceType};
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::lookup;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// A group of pieces that may be dropped on empty squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drops {
    /// The types. The array's text gives in brackets what each player starts with.
    pub kinds: Vec<PieceType>,
    /// The squares where each player may drop them; `None` for all.
    pub on: ByPlayer<Option<SquareSet>>,
    /// The maximum number of drops in one turn. If it is more than one, the turn continues after a drop until the
    /// action `done`.
    pub per_turn: u8,
    /// How many of each type a player receives when it loses the monarch without the crown.
    pub after_loss: u8,
    /// One piece of this type is secretly mined: the drop decides which, and only the owner knows. Capturing it removes
    /// the capturer too. The field `mine` holds its square.
    pub mined: Option<PieceType>,
}

/// All squares within two King's steps, in XBetza.
const WITHIN_TWO_STEPS: &str = "KNAD";

pub(super) fn read(
    file: &Node,
    table: &Table,
    promotions: &[Option<Promotion>],
    faults: &mut Faults,
) -> Vec<Drops> {
    let mut groups: Vec<Drops> = Vec::new();
    for node in file.items_of(&keys::DROPS) {
        check_dropped(node, table, &groups, faults);
        let Some(group) = group(node, table, faults) else {
            continue;
        };
        check_group(file, node, &group, &groups, faults);
        check_mine(node, &group, promotions, &groups, faults);
        groups.push(group);
    }
    groups
}

/// Every type that may be in hand, in file order.
pub(in crate::variant) fn in_order(file: &Node, kinds: &[PieceTypeInfo]) -> Vec<PieceType> {
    let groups = file.items_of(&keys::DROPS).iter();
    groups
        .flat_map(|group| group.kinds_of(&keys::DROPPED, kinds))
        .collect()
}

fn group(node: &Node, table: &Table, faults: &mut Faults) -> Option<Drops> {
    Some(Drops {
        on: squares::by_player(node, &keys::DROPS_ON, table.board, table.players, faults),
        kinds: node.kinds_of(&keys::DROPPED, table.kinds),
        per_turn: node.number_of(&keys::PER_TURN)?,
        mined: node.kind_of(&keys::MINED, table.kinds),
        after_loss: node.number_of(&keys::AFTER_LOSS)?,
    })
}

/// Reports pieces that may not be dropped, or belong to another group.
fn check_dropped(node: &Node, table: &Table, groups: &[Drops], faults: &mut Faults) {
    let list = node.get(&keys::DROPPED);
    if let Some(list) = list.filter(|list| list.is_list() && list.items().is_empty()) {
        faults.wrong(list, "allowed: at least one piece");
    }
    let mut listed: Vec<PieceType> = Vec::new();
    for written in node.items_of(&keys::DROPPED) {
        let Some(kind) = lookup::kind(written, table.kinds) else {
            continue;
        };
        if listed.contains(&kind) {
            faults.wrong(written, "this piece is listed already");
        } else if groups.iter().any(|group| group.kinds.contains(&kind)) {
            faults.wrong(written, "this piece is in another table of drops already");
        } else if let Some(office) = table.office(kind) {
            faults.wrong(written, format!("a {office} can't be dropped"));
        }
        listed.push(kind);
    }
}

/// Reports inconsistencies with the rest of the file or with earlier groups.
fn check_group(file: &Node, node: &Node, group: &Drops, groups: &[Drops], faults: &mut Faults) {
    if group.after_loss > 0 && file.get(&keys::CROWN).is_none() {
        let written = node.get(&keys::AFTER_LOSS).unwrap_or(node);
        faults.wrong(written, "only a `[crown]` can be lost");
    }
    let several = |group: &Drops| group.per_turn > 1;
    if let Some(written) = node.get(&keys::PER_TURN)
        && several(group)
        && groups.iter().any(several)
    {
        faults.wrong(
            written,
            "only one table of drops may have several in a turn",
        );
    }
}

/// Reports a mine that isn't one of the group, that promotes, or that isn't the only one.
fn check_mine(
    node: &Node,
    group: &Drops,
    promotions: &[Option<Promotion>],
    groups: &[Drops],
    faults: &mut Faults,
) {
    let (Some(mined), Some(written)) = (group.mined, node.get(&keys::MINED)) else {
        return;
    };
    if !group.kinds.contains(&mined) {
        faults.wrong(written, "allowed: one of `pieces`");
    }
    if promotions[mined.index()].is_some() {
        faults.wrong(written, "a piece that promotes can't be mined");
    }
    if groups.iter().any(|group| group.mined.is_some()) {
        faults.wrong(written, "only one table of drops may have a mine");
    }
}

/// The pieces that move two King's steps in a turn.
pub(super) fn two_steps(file: &Node, table: &Table, faults: &mut Faults) -> PieceSet {
    let attacks = Movement::parse(WITHIN_TWO_STEPS).ok();
    let droppable: Vec<PieceType> = file
        .items_of(&keys::DROPS)
        .iter()
        .flat_map(|node| node.kinds_of(&keys::DROPPED, table.kinds))
        .collect();
    let mut pieces = PieceSet::EMPTY;
    for (index, node) in file.items_of(&keys::PIECE).iter().enumerate() {
        let Some(kind) = PieceType::new(index).filter(|_| node.flag_of(&keys::TWO_STEPS)) else {
            continue;
        };
        let written = node.get(&keys::TWO_STEPS).unwrap_or(node);
        if table.kinds.get(index).map(|kind| &kind.movement) != attacks.as_ref() {
            let moves = node.get(&keys::MOVES).unwrap_or(node);
            let message = format!("allowed with `two-steps`: {WITHIN_TWO_STEPS}");
            faults.wrong(moves, message);
        }
        if let Some(office) = table.office(kind) {
            faults.wrong(written, format!("a {office} can't take two steps"));
        } else if !droppable.contains(&kind) {
            let message = "this piece must be among the `pieces` of a table of drops";
            faults.wrong(written, message);
        }
        table
            .pieces_of([kind])
            .for_each(|piece| pieces.insert(piece));
    }
    pieces
}
