//! What the rules of a variant file are laid out on: the board, the seats, the men and the start.

use super::{KindInfo, SeatInfo};
use crate::geometry::Geometry;
use crate::piece::{Kind, Piece, Player};
use crate::setup::Setup;

/// The parts of a variant that its rules refer to.
pub(super) struct Table<'a> {
    pub(super) board: &'a Geometry,
    pub(super) seats: &'a [SeatInfo],
    pub(super) kinds: &'a [KindInfo],
    pub(super) array: &'a Setup,
    /// The monarchs and halves that `[crown]` lists.
    pub(super) monarchs: Vec<Kind>,
    pub(super) halves: Vec<Kind>,
}

impl Table<'_> {
    /// The seats in order of play.
    pub(super) fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::first(self.seats.len())
    }

    /// How many such men stand on the board in the array.
    pub(super) fn count(&self, piece: Piece) -> usize {
        let men = self.array.cells.iter().filter(|&&man| man == Some(piece));
        men.count()
    }

    /// Whether no seat has such a man on the board in the array.
    pub(super) fn lacks(&self, kind: Kind) -> bool {
        self.players()
            .all(|owner| self.count(Piece::new(kind, owner)) == 0)
    }

    /// What a type is if the game is about it: then it comes and goes by rules of its own.
    pub(super) fn office(&self, kind: Kind) -> Option<&'static str> {
        match kind {
            _ if self.kinds[kind.index()].royal => Some("royal piece"),
            _ if self.monarchs.contains(&kind) => Some("monarch"),
            _ if self.halves.contains(&kind) => Some("half of a monarch"),
            _ => None,
        }
    }

    /// A seat's name.
    pub(super) fn seat_name(&self, player: Player) -> &str {
        &self.seats[player.index()].name.text
    }

    /// A type's code.
    pub(super) fn code(&self, kind: Kind) -> &str {
        &self.kinds[kind.index()].code
    }
}
