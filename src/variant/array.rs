//! The start of a variant file.

use super::error::Faults;
use super::keys;
use super::tree::Node;
use super::{KindInfo, SeatInfo};
use crate::piece::{Kind, Piece, Player};
use crate::setup::{Alphabet, FieldValue, Setup};

/// The start, if its text can be read. What a start may not have is reported besides.
pub(super) fn build(
    file: &Node,
    alphabet: &Alphabet,
    seats: &[SeatInfo],
    kinds: &[KindInfo],
    faults: &mut Faults,
) -> Option<Setup> {
    let node = file.get(&keys::ARRAY)?;
    let array = match Setup::parse(node.text()?, alphabet) {
        Ok(array) => array,
        Err(error) => {
            faults.wrong(node, error.to_string());
            return None;
        }
    };
    let dropped = file.get(&keys::DROPS);
    let dropped = dropped.map_or(Vec::new(), |drops| drops.kinds_of(&keys::DROPPED, kinds));
    for (player, seat) in Player::first(seats.len()).zip(seats) {
        let name = &seat.name.text;
        let royals = royals(&array, kinds, player);
        if royals != 1 && kinds.iter().any(|kind| kind.royal) {
            faults.wrong(
                node,
                format!("{name} has {royals} royal men; allowed: exactly one"),
            );
        }
        for (index, kind) in kinds.iter().enumerate() {
            let may_wait = dropped.iter().any(|dropped| dropped.index() == index);
            if array.reserves[player][index] > 0 && !may_wait {
                let message = format!(
                    "{name} has `{}` in reserve, which [drops] doesn't list",
                    kind.code
                );
                faults.wrong(node, message);
            }
        }
    }
    if !array.en_passant.is_empty() {
        faults.wrong(node, "allowed as en passant: `-`");
    }
    let values = array.fields.iter().flat_map(|values| values.0);
    if values.into_iter().any(|value| value == FieldValue::Unknown) {
        faults.wrong(node, "a start can't leave a value unknown (`?`)");
    }
    Some(array)
}

fn royals(array: &Setup, kinds: &[KindInfo], player: Player) -> usize {
    let royal = |piece: &Piece| piece.owner() == player && is_royal(kinds, piece.kind());
    array
        .cells
        .iter()
        .flatten()
        .filter(|piece| royal(piece))
        .count()
}

fn is_royal(kinds: &[KindInfo], kind: Kind) -> bool {
    kinds[kind.index()].royal
}
