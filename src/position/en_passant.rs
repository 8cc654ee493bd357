//! The en passant target.

use crate::geometry::Square;
use crate::piece::Player;

/// A square passed over by a double or triple step, and the piece that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EnPassantTarget {
    /// The square open to en passant.
    pub square: Square,
    /// The square of the piece.
    pub piece: Square,
}

/// Where the second of a player's two en passant targets is kept, in games of two players: in the place of a third or
/// fourth one. It is the earlier one of a turn, or the later square of a triple step.
pub(super) fn second_place(player: Player) -> Player {
    Player::new(player.index() + 2).unwrap_or(player)
}

/// The player whose target is kept in a place.
pub(super) fn owner_of_place(place: Player, players: usize) -> Player {
    match place.index() < players {
        true => place,
        false => Player::new(place.index() - 2).unwrap_or(place),
    }
}
