//! Pieces in hand that enter with the first move of another piece.

use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::PieceType;
use crate::position::Position;

/// Adds each of the legal moves once more for every piece in hand that may enter with it.
pub fn add_gatings(position: &Position, moves: &[Action], gatings: &mut Vec<Action>) {
    let open = position.open_gates(position.turn());
    if open.is_empty() {
        return;
    }
    let entries: Vec<(PieceType, SquareSet)> = entries(position, open).collect();
    for &action in moves {
        for &(kind, squares) in &entries {
            match action {
                Action::Move { from, to } if squares.contains(from) => {
                    gatings.push(Action::Gate { from, to, kind });
                }
                Action::Castle(castling) => {
                    let left = left_by_castling(position, castling);
                    let gates = left.filter(|&at| squares.contains(at));
                    let gating = |at| Action::GateCastling { castling, kind, at };
                    gatings.extend(gates.map(gating));
                }
                _ => {}
            }
        }
    }
}

/// The types in hand that may enter, each with its open gates.
fn entries(
    position: &Position,
    open: SquareSet,
) -> impl Iterator<Item = (PieceType, SquareSet)> + '_ {
    let (variant, player) = (position.variant(), position.turn());
    let reserve = position.reserve(player);
    let groups = variant.rules.drops.iter();
    groups.flat_map(move |group| {
        let gates = group.gates.map_or(SquareSet::EMPTY, |gates| gates[player]);
        let held = group.kinds.iter().filter(|kind| reserve[kind.index()] > 0);
        held.map(move |&kind| {
            let bounds = variant.kinds[kind.index()].bounds(player);
            (kind, gates.and(open).and(bounds))
        })
    })
}

/// The squares of a castling that are empty afterwards: those of the piece and of its partner.
fn left_by_castling(position: &Position, index: u8) -> impl Iterator<Item = Square> + use<> {
    let castling = &position.variant().rules.castlings[usize::from(index)];
    let ends = [castling.to, castling.partner_to];
    let starts = [castling.from, castling.partner_from].into_iter();
    starts.filter(move |start| !ends.contains(start))
}
