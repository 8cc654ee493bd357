//! The secret crown of a variant file.

use super::Crown;
use super::error::Faults;
use super::keys::{self, Key};
use super::table::Table;
use super::tree::Node;
use crate::piece::{Kind, Piece, Player};

/// The crown, if the file has one and its values fit together.
pub(super) fn build(file: &Node, table: &Table, faults: &mut Faults) -> Option<Crown> {
    let node = file.get(&keys::CROWN)?;
    if table.seats.len() != 2 {
        faults.wrong(node, "a crown is for games of two seats");
    }
    if table.kinds.iter().any(|kind| kind.royal) {
        faults.wrong(node, "beside a crown no man may be royal");
    }
    let monarchs = pair(node, &keys::MONARCHS, table, faults)?;
    for piece in table.pieces_of(monarchs) {
        let count = table.count(piece);
        if count != 1 {
            let (name, code) = (table.seat_name(piece.owner()), table.code(piece.kind()));
            let message = format!("{name} has {count} `{code}` in the array; allowed: exactly one");
            faults.wrong(node, message);
        }
    }
    let halves = match node.get(&keys::HALVES) {
        Some(_) => Some(pair(node, &keys::HALVES, table, faults)?),
        None => None,
    };
    let kinds = std::iter::once(monarchs).chain(halves).flatten();
    let carriers: Vec<Kind> = kinds.collect();
    Some(Crown {
        monarchs,
        halves,
        hides: node.flag_of(&keys::HIDES),
        carriers: table.pieces_of(carriers).collect(),
    })
}

/// Two different types.
fn pair(node: &Node, key: &Key, table: &Table, faults: &mut Faults) -> Option<[Kind; 2]> {
    match node.kinds_of(key, table.kinds).as_slice() {
        &[one, other] if one != other => Some([one, other]),
        _ => {
            let list = node.get(key).unwrap_or(node);
            faults.wrong(list, "allowed: two different pieces");
            None
        }
    }
}

impl Table<'_> {
    /// The men of these types of every seat.
    pub(super) fn pieces_of(
        &self,
        kinds: impl IntoIterator<Item = Kind>,
    ) -> impl Iterator<Item = Piece> {
        let seats = self.seats.len();
        let men = move |kind| Player::first(seats).map(move |owner| Piece::new(kind, owner));
        kinds.into_iter().flat_map(men)
    }
}
