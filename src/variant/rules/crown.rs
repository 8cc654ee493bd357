//! The secret crown of a variant file.

use crate::geometry::Square;
use crate::piece::{Piece, PieceSet, PieceType};
use crate::setup::{FieldName, FieldValue};
use crate::variant::error::Faults;
use crate::variant::keys::{self, Key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// One of each player's two monarchs wears the crown, known only to its owner. Capturing it wins. While both live they
/// are ordinary pieces; once one is captured without the crown, the other is royal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crown {
    /// The two types of monarchs.
    pub monarchs: [PieceType; 2],
    /// The halves into which the remaining monarch may split at the start of the turn after the other was lost.
    pub halves: Option<[PieceType; 2]>,
    /// A player with one monarch left may hide the crown on an empty square, once, at the start of a turn.
    pub hides: bool,
    /// A player with a hidden crown stays in the game without pieces until an enemy stops on the square; its turns are
    /// skipped. Otherwise it loses with its last piece.
    pub must_be_found: bool,
    /// The monarchs and halves of every player.
    pub carriers: PieceSet,
}

impl Crown {
    /// The secret field that says whether the piece on a square wears the crown, and the value if it does; `None` if
    /// the piece can't wear it.
    pub fn secret_of(&self, piece: Piece, square: Square) -> Option<(FieldName, FieldValue)> {
        if !self.carriers.contains(piece) {
            return None;
        }
        Some(match self.monarchs.contains(&piece.kind()) {
            true => (FieldName::Crown, FieldValue::Piece(piece.kind())),
            false => (FieldName::Half, FieldValue::Square(square)),
        })
    }

    /// The other one of a pair of monarchs or halves.
    pub fn partner(&self, kind: PieceType) -> Option<PieceType> {
        let pairs = std::iter::once(self.monarchs).chain(self.halves);
        pairs
            .flat_map(|[one, other]| [(one, other), (other, one)])
            .find_map(|(one, other)| (one == kind).then_some(other))
    }
}

pub(super) fn read(file: &Node, table: &Table, faults: &mut Faults) -> Option<Crown> {
    let node = file.get(&keys::CROWN)?;
    check_compatibility(file, node, table, faults);
    let monarchs = pair(node, &keys::MONARCHS, table, faults)?;
    check_counts(node, &keys::MONARCHS, 1, table, faults);
    check_finding(node, faults);
    let halves = match node.get(&keys::HALVES) {
        Some(list) => {
            check_halves(node, list, monarchs, table, faults);
            Some(pair(node, &keys::HALVES, table, faults)?)
        }
        None => None,
    };
    let kinds = std::iter::once(monarchs).chain(halves).flatten();
    let carriers: Vec<PieceType> = kinds.collect();
    Some(Crown {
        monarchs,
        halves,
        hides: node.flag_of(&keys::HIDES),
        must_be_found: node.flag_of(&keys::MUST_BE_FOUND),
        carriers: table.pieces_of(carriers).collect(),
    })
}

/// Reports rules that exclude a crown.
fn check_compatibility(file: &Node, node: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "a crown needs exactly two seats");
    }
    if table.kinds.iter().any(|kind| kind.royal) {
        faults.wrong(node, "with a crown, no piece may be royal");
    }
    let goal = file.get(&keys::ENDING).and_then(|it| it.get(&keys::GOAL));
    if let Some(goal) = goal.filter(|goal| goal.text() == Some(keys::CLAIM)) {
        faults.wrong(goal, "allowed with a crown: `checkmate`");
    }
    let passing = file.get(&keys::AFTER_A_MOVE);
    if let Some(passing) = passing.filter(|node| node.text() == Some(keys::PASS_OVER)) {
        faults.wrong(passing, "allowed with a crown: `stay`");
    }
}

/// Reports players who don't have the wanted number of each type in the array.
fn check_counts(node: &Node, key: &Key, wanted: usize, table: &Table, faults: &mut Faults) {
    let list = node.get(key).unwrap_or(node);
    for piece in table.pieces_of(node.kinds_of(key, table.kinds)) {
        let count = table.count(piece);
        if count != wanted {
            let (name, code) = (table.player_name(piece.owner()), table.code(piece.kind()));
            let allowed = if wanted == 0 { "none" } else { "exactly one" };
            let message = format!("{name} has {count} `{code}` in the array; allowed: {allowed}");
            faults.wrong(list, message);
        }
    }
}

/// Reports halves that are in the array, and rules that exclude halves.
fn check_halves(
    node: &Node,
    list: &Node,
    monarchs: [PieceType; 2],
    table: &Table,
    faults: &mut Faults,
) {
    let halves = node.kinds_of(&keys::HALVES, table.kinds);
    match halves.iter().find(|half| monarchs.contains(half)) {
        Some(&half) => {
            let message = format!("`{}` is a monarch and can't be a half", table.code(half));
            faults.wrong(list, message);
        }
        None => check_counts(node, &keys::HALVES, 0, table, faults),
    }
    if node.flag_of(&keys::HIDES) {
        let message =
            "a crown may be hidden or its monarch split; allowed: either `hides` or `halves`";
        faults.wrong(list, message);
    }
}

fn check_finding(node: &Node, faults: &mut Faults) {
    let must_be_found = node.get(&keys::MUST_BE_FOUND);
    if let Some(flag) = must_be_found.filter(|_| !node.flag_of(&keys::HIDES)) {
        faults.wrong(flag, "allowed with `hides = true`");
    }
}

fn pair(node: &Node, key: &Key, table: &Table, faults: &mut Faults) -> Option<[PieceType; 2]> {
    match node.kinds_of(key, table.kinds).as_slice() {
        &[one, other] if one != other => Some([one, other]),
        _ => {
            let list = node.get(key).unwrap_or(node);
            faults.wrong(list, "allowed: two different pieces");
            None
        }
    }
}
