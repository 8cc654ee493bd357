//! Promotions of a variant file, laid out on the board.

use super::error::Faults;
use super::keys::{self, Key};
use super::lookup;
use super::table::Table;
use super::tree::Node;
use super::{Promotion, PromotionChoice};
use crate::geometry::{Facing, Geometry, Offset, SquareSet};
use crate::piece::{ByPlayer, Kind};

/// For each type of man its promotion.
pub(super) fn build(file: &Node, table: &Table, faults: &mut Faults) -> Vec<Option<Promotion>> {
    let mut promotions = vec![None; table.kinds.len()];
    for node in file.items_of(&keys::PROMOTION) {
        let promotion = Promotion {
            zone: zone(table),
            choices: choices(node, table, faults),
        };
        for written in node.items_of(&keys::PROMOTED) {
            let Some(kind) = lookup::kind(written, table.kinds) else {
                continue;
            };
            if promotions[kind.index()].is_some() {
                faults.wrong(written, "this piece has a promotion already");
            } else if let Some(office) = table.office(kind) {
                faults.wrong(written, format!("a {office} can't promote"));
            }
            promotions[kind.index()] = Some(promotion.clone());
        }
    }
    promotions
}

/// The only zone so far: for each seat the cells from which no step forward stays on the board.
fn zone(table: &Table) -> ByPlayer<SquareSet> {
    let mut zone = ByPlayer::default();
    for player in table.players() {
        zone[player] = last_rank(table.board, table.seats[player.index()].facing);
    }
    zone
}

fn last_rank(board: &Geometry, facing: Facing) -> SquareSet {
    let forward = facing.turn(Offset::plane(0, 1));
    let cells = board.squares();
    cells
        .filter(|&cell| board.step(cell, forward).is_none())
        .collect()
}

fn choices(node: &Node, table: &Table, faults: &mut Faults) -> Vec<PromotionChoice> {
    let mut choices: Vec<PromotionChoice> = Vec::new();
    for (key, captured_only) in [(&keys::ALWAYS, false), (&keys::CAPTURED, true)] {
        for (kind, written) in listed(node, key, table) {
            if choices.iter().any(|choice| choice.kind == kind) {
                faults.wrong(written, "this piece is listed already");
            } else if let Some(office) = table.office(kind) {
                faults.wrong(written, format!("nothing can become a {office}"));
            } else if captured_only && table.lacks(kind) {
                faults.wrong(written, "the array has none, so none can be captured");
            }
            choices.push(PromotionChoice {
                kind,
                captured_only,
            });
        }
    }
    if choices.is_empty()
        && node
            .get(&keys::ALWAYS)
            .or(node.get(&keys::CAPTURED))
            .is_none()
    {
        let message = "missing; allowed: pieces in `always`, in `captured` or in both";
        faults.missing(node, keys::ALWAYS.name, message);
    }
    choices
}

fn listed<'n>(node: &'n Node, key: &Key, table: &Table) -> impl Iterator<Item = (Kind, &'n Node)> {
    let kinds = table.kinds;
    let items = node.items_of(key).iter();
    items.filter_map(move |written| Some((lookup::kind(written, kinds)?, written)))
}
