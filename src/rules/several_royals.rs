//! Which moves the checks and pins decide where royal pieces may be several.

use crate::geometry::{Square, SquareSet};
use crate::piece::Piece;
use crate::position::{CheckInfo, Occupancy, Position};
use crate::variant::Royalty;

/// The checks and pins against all royal pieces.
pub(super) fn joint_check_info<const WORDS: usize>(
    position: &Position,
    occupancy: &Occupancy<WORDS>,
) -> CheckInfo<WORDS> {
    let royals = position.royals(position.turn()).iter();
    royals.fold(CheckInfo::NONE, |all, royal| {
        all.and(&position.check_info(royal, occupancy))
    })
}

/// The pieces whose moves checks and pins don't decide: royal pieces, those that may become royal, and all while a
/// shared check threatens.
pub(super) fn undecided_pieces(position: &Position, royalty: &Royalty) -> SquareSet {
    let own = position.pieces(position.turn());
    let royals = position.royals(position.turn());
    if royals.is_empty() && royalty.shared_check {
        return own;
    }
    let promotions = &position.variant().rules.promotions;
    let may_become_royal = |&square: &Square| {
        let kind = position.at(square).map(Piece::kind);
        let promotion = kind.and_then(|kind| promotions[kind.index()].as_ref());
        promotion.is_some_and(|promotion| {
            let mut choices = promotion.choices.iter();
            choices.any(|choice| royalty.up_to[choice.kind.index()] > 0)
        })
    };
    royals.or(own.iter().filter(may_become_royal).collect())
}
