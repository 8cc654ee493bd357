//! Who attacks a royal piece after a move, for explanations.

use super::board_transfer::BoardTransfer;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::PieceSet;
use crate::position::Position;

/// An attacker of the royal piece during or after the move. `royal` is its square before the move.
pub(super) fn attacker_after_move(
    position: &Position,
    by: PieceSet,
    royal: Square,
    from: Square,
    to: Square,
) -> Option<Square> {
    match BoardTransfer::of_move(position, from, to) {
        Some(transfer) => transfer.attacker(royal, by),
        None if royal == from => attacker_after(position, by, to, from, to),
        None => attacker_after(position, by, royal, from, to),
    }
}

/// An attacker of the royal piece on another square.
pub(super) fn attacker_of_royal_on(
    position: &Position,
    from: Square,
    at: Square,
) -> Option<Square> {
    let enemies = position.checking_pieces(position.turn());
    attacker_after(position, enemies, at, from, at)
}

fn attacker_after(
    position: &Position,
    by: PieceSet,
    target: Square,
    from: Square,
    to: Square,
) -> Option<Square> {
    if position.variant().rules.leave_walls() {
        let mut after = position.clone();
        after.make(Action::Move { from, to });
        return after.attackers(target, by).lowest();
    }
    let occupant = |square| match square {
        _ if square == to => position.at(from),
        _ if square == from => None,
        _ => position.at(square),
    };
    position
        .attacks_on(target, by, &occupant)
        .first()
        .map(|attack| attack.from)
}
