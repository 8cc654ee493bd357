//! Several drops of one turn may block a check together.

use crate::movegen;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;

/// Whether further drops of the same turn can end a check that this drop leaves.
pub(super) fn can_block_later(position: &Position, drop: Action) -> bool {
    let mut after = position.clone();
    after.make(drop);
    can_block(&mut after, position.turn())
}

fn can_block(position: &mut Position, player: Player) -> bool {
    let Some(royal) = position.royal(player).filter(|_| position.turn() == player) else {
        return false;
    };
    let sensitive = position.sensitive_squares(royal, position.checking_pieces(player));
    let mut drops = Vec::new();
    movegen::add_drops(position, &mut drops);
    drops.retain(|drop| matches!(drop, Action::Drop { to, .. } if sensitive.contains(*to)));
    drops.into_iter().any(|drop| {
        position.make(drop);
        let blocked = !position.in_check(player) || can_block(position, player);
        position.unmake();
        blocked
    })
}
