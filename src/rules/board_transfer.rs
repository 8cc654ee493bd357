//! Moves that end on another board have two moments that matter for check: after the move on the own board, and after
//! the transfer to the other one.

use crate::geometry::Square;
use crate::piece::{Piece, PieceSet};
use crate::position::{Occupancy, Position};

#[derive(Clone, Copy)]
struct PieceTransfer {
    piece: Option<Piece>,
    from: Square,
    to: Square,
    landing: Square,
}

pub(super) struct BoardTransfer<'p> {
    position: &'p Position,
    first: PieceTransfer,
    partner: Option<PieceTransfer>,
}

impl<'p> BoardTransfer<'p> {
    /// The transfer of a move; `None` where pieces stay on their board.
    pub(super) fn of_move(position: &'p Position, from: Square, to: Square) -> Option<Self> {
        Some(BoardTransfer {
            position,
            first: transfer(position, from, to)?,
            partner: None,
        })
    }

    /// The transfer of a castling; `None` where pieces stay on their board.
    pub(super) fn of_castling(position: &'p Position, index: usize) -> Option<Self> {
        let castling = &position.variant().rules.castlings[index];
        Some(BoardTransfer {
            position,
            first: transfer(position, castling.from, castling.to)?,
            partner: transfer(position, castling.partner_from, castling.partner_to),
        })
    }

    fn transfers(&self) -> impl Iterator<Item = &PieceTransfer> {
        std::iter::once(&self.first).chain(&self.partner)
    }

    /// Whether the royal piece isn't attacked at either moment. `royal` and `occupancy` are those before the move.
    pub(super) fn is_safe<const WORDS: usize>(
        &self,
        royal: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> bool {
        !self.is_attacked_before(royal, occupancy) && !self.is_attacked_after(royal, occupancy)
    }

    /// Whether the royal piece is attacked between the move and the transfer. That matters only for a royal piece on
    /// the same board.
    fn is_attacked_before<const WORDS: usize>(
        &self,
        royal: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> bool {
        self.counts_before(royal) && {
            let mut moved = occupancy.emptied(self.first.from);
            if let Some(partner) = &self.partner {
                moved = moved.emptied(partner.from).filled(partner.to);
            }
            moved = moved.filled(self.first.to);
            self.position
                .is_attacked_with(self.royal_before(royal), &moved)
        }
    }

    pub(super) fn is_attacked_after<const WORDS: usize>(
        &self,
        royal: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> bool {
        let mut landed = occupancy.emptied(self.first.from).emptied(self.first.to);
        if let Some(partner) = &self.partner {
            landed = landed.emptied(partner.from).emptied(partner.to);
            landed = landed.filled(partner.landing);
        }
        landed = landed.filled(self.first.landing);
        self.position
            .is_attacked_with(self.royal_after(royal), &landed)
    }

    /// An attacker of the royal piece at the first moment that has one.
    pub(super) fn attacker(&self, royal: Square, by: PieceSet) -> Option<Square> {
        let before = || {
            let target = self.royal_before(royal);
            let attacks = self
                .position
                .attacks_on(target, by, &|square| self.occupant_before(square));
            attacks.first().map(|attack| attack.from)
        };
        let after = || {
            let target = self.royal_after(royal);
            let attacks = self
                .position
                .attacks_on(target, by, &|square| self.occupant_after(square));
            attacks.first().map(|attack| attack.from)
        };
        let before = if self.counts_before(royal) {
            before()
        } else {
            None
        };
        before.or_else(after)
    }

    fn counts_before(&self, royal: Square) -> bool {
        let board = self.position.variant().geometry();
        board.same_layer(royal, self.first.from)
    }

    fn royal_before(&self, royal: Square) -> Square {
        let moved = self.transfers().find(|transfer| transfer.from == royal);
        moved.map_or(royal, |transfer| transfer.to)
    }

    fn royal_after(&self, royal: Square) -> Square {
        let moved = self.transfers().find(|transfer| transfer.from == royal);
        moved.map_or(royal, |transfer| transfer.landing)
    }

    fn occupant_before(&self, square: Square) -> Option<Piece> {
        self.occupant(square, |transfer| transfer.to)
    }

    fn occupant_after(&self, square: Square) -> Option<Piece> {
        self.occupant(square, |transfer| transfer.landing)
    }

    /// The piece on a square when the moved pieces stand where `now` says.
    fn occupant(&self, square: Square, now: impl Fn(&PieceTransfer) -> Square) -> Option<Piece> {
        let here = self.transfers().find(|transfer| now(transfer) == square);
        let left = |transfer: &&PieceTransfer| transfer.from == square || transfer.to == square;
        match here {
            Some(transfer) => transfer.piece,
            None if self.transfers().any(|transfer| left(&transfer)) => None,
            None => self.position.at(square),
        }
    }
}

fn transfer(position: &Position, from: Square, to: Square) -> Option<PieceTransfer> {
    let landing = position.variant().landing(to)?;
    Some(PieceTransfer {
        piece: position.at(from),
        from,
        to,
        landing,
    })
}
