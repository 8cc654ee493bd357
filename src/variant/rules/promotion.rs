//! The promotions of a variant file, with their zones.

use crate::geometry::{Geometry, Offset, Orientation, Square, SquareSet};
use crate::piece::{ByPlayer, PieceType, Player};
use crate::variant::error::Faults;
use crate::variant::keys::{self, Key};
use crate::variant::lookup;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// The promotion of a piece type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The squares where it may or must promote, by player.
    pub zone: ByPlayer<SquareSet>,
    /// Those squares of the zone where it must promote, by player.
    pub compulsory: ByPlayer<SquareSet>,
    /// Whether moves that start in these squares count like moves that end there.
    pub on_leaving: bool,
    /// The choices in file order. If none is available, the piece may not enter a square where it must promote.
    pub choices: Vec<PromotionChoice>,
}

impl Promotion {
    /// The squares where a player's pieces may promote when they arrive there, and when they leave them.
    pub fn zones(&self, owner: Player) -> [SquareSet; 2] {
        let zone = self.zone[owner];
        match self.on_leaving {
            true => [zone, zone],
            false => [zone, SquareSet::EMPTY],
        }
    }

    /// The squares where a piece that starts on `from` may or must promote.
    #[inline]
    pub fn zone_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.zone[owner], from)
    }

    /// The squares where a piece that starts on `from` must promote.
    #[inline]
    pub fn compulsory_from(&self, owner: Player, from: Square) -> SquareSet {
        self.widened(self.compulsory[owner], from)
    }

    fn widened(&self, squares: SquareSet, from: Square) -> SquareSet {
        match self.on_leaving && squares.contains(from) {
            true => SquareSet::ALL,
            false => squares,
        }
    }
}

/// One choice of a promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PromotionChoice {
    /// What it becomes.
    pub kind: PieceType,
    /// The condition of the choice.
    pub condition: Condition,
}

/// When a promotion choice is available.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Always.
    Always,
    /// While its side has fewer of them on the board than in the array.
    Captured,
    /// If its side has any in the array.
    InArray,
}

pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> Vec<Option<Promotion>> {
    let mut promotions = vec![None; table.kinds.len()];
    let players = zones_of_players(file, table, faults);
    for node in file.items_of(&keys::PROMOTION) {
        let zone = node.get(&keys::ZONE);
        let zones = match (own_zones(node, table, faults), zone) {
            (Some(own), zone) => {
                if let Some(zone) = zone {
                    let message = "allowed: either `zone`, or `may-on` and `must-on`";
                    faults.wrong(zone, message);
                }
                own
            }
            (None, Some(zone)) if by_player(node) => {
                if players.are_empty() {
                    faults.wrong(zone, "no seat has `may-promote-on` or `must-promote-on`");
                }
                players.clone()
            }
            _ => last_ranks(table),
        };
        let promotion = Promotion {
            zone: zones.zone,
            compulsory: zones.compulsory,
            on_leaving: node.flag_of(&keys::ON_LEAVING),
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

/// The squares where pieces may or must promote, and those where they must, by player.
#[derive(Clone, Default)]
struct Zones {
    zone: ByPlayer<SquareSet>,
    compulsory: ByPlayer<SquareSet>,
}

impl Zones {
    fn are_empty(&self) -> bool {
        self.zone.0.iter().all(|squares| squares.is_empty())
    }
}

/// The squares that a promotion lists itself.
fn own_zones(node: &Node, table: &Table, faults: &mut Faults) -> Option<Zones> {
    let keys = [&keys::MAY_ON, &keys::MUST_ON];
    keys.iter().find_map(|key| node.get(key))?;
    let [may, must] = keys.map(|key| {
        let listed = squares::by_player(node, key, table.board, table.players, faults);
        ByPlayer::from_fn(|player| listed[player].unwrap_or(SquareSet::EMPTY))
    });
    Some(Zones {
        zone: ByPlayer::from_fn(|player| may[player].or(must[player])),
        compulsory: must,
    })
}

fn by_player(promotion: &Node) -> bool {
    promotion.text_of(&keys::ZONE) == Some(keys::ZONE_OF_PLAYER)
}

fn zones_of_players(file: &Node, table: &Table, faults: &mut Faults) -> Zones {
    let wanted = file.items_of(&keys::PROMOTION).iter().any(by_player);
    let mut zones = Zones::default();
    for (player, node) in table.players().zip(file.items_of(&keys::PLAYER)) {
        let may = squares::listed(node, &keys::MAY_PROMOTE_ON, table.board, faults);
        let must = squares::listed(node, &keys::MUST_PROMOTE_ON, table.board, faults);
        zones.zone[player] = may.iter().chain(must.iter()).collect();
        zones.compulsory[player] = must;
        let keys = [&keys::MAY_PROMOTE_ON, &keys::MUST_PROMOTE_ON];
        for node in keys.into_iter().filter_map(|key| node.get(key)) {
            if !wanted {
                faults.wrong(node, "no promotion has `zone = \"seat\"`");
            }
        }
    }
    zones
}

/// The squares from which no step forward stays on the board, by player.
fn last_ranks(table: &Table) -> Zones {
    let mut zone = ByPlayer::default();
    for player in table.players() {
        zone[player] = last_rank(table.board, table.players[player.index()].orientation);
    }
    Zones {
        zone,
        compulsory: zone,
    }
}

fn last_rank(board: &Geometry, orientation: Orientation) -> SquareSet {
    let forward = orientation.turn(Offset::plane(0, 1));
    let squares = board.squares();
    squares
        .filter(|&square| board.step(square, forward).is_none())
        .collect()
}

fn choices(node: &Node, table: &Table, faults: &mut Faults) -> Vec<PromotionChoice> {
    let mut choices: Vec<PromotionChoice> = Vec::new();
    for (key, condition) in [
        (&keys::ALWAYS, Condition::Always),
        (&keys::CAPTURED, Condition::Captured),
        (&keys::IN_ARRAY, Condition::InArray),
    ] {
        for (kind, written) in listed(node, key, table) {
            if choices.iter().any(|choice| choice.kind == kind) {
                faults.wrong(written, "this piece is listed already");
            } else if let Some(office) = table.office(kind).filter(|_| !table.may_multiply(kind)) {
                faults.wrong(written, format!("nothing can become a {office}"));
            } else if condition != Condition::Always && table.lacks(kind) {
                faults.wrong(written, "the array has none");
            }
            choices.push(PromotionChoice { kind, condition });
        }
    }
    let lists = [&keys::ALWAYS, &keys::CAPTURED, &keys::IN_ARRAY];
    if lists.into_iter().all(|key| node.get(key).is_none()) {
        let message = "missing; allowed: pieces in `always`, `captured` or `in-array`";
        faults.missing(node, keys::ALWAYS.name, message);
    }
    choices
}

fn listed<'n>(
    node: &'n Node,
    key: &Key,
    table: &Table,
) -> impl Iterator<Item = (PieceType, &'n Node)> {
    let kinds = table.kinds;
    let items = node.items_of(key).iter();
    items.filter_map(move |written| Some((lookup::kind(written, kinds)?, written)))
}
