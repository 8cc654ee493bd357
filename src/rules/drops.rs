//! Drops that leave no royal piece attacked, and where they may give check.

use super::legality_filter::LegalityFilter;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{DropChoice, MoveSink, drop_choices, drop_targets};
use crate::moves::Action;
use crate::piece::{Piece, PieceType};
use crate::position::Position;

/// Adds all legal drops.
pub(super) fn generate_drops<const WORDS: usize>(
    position: &Position,
    filter: &LegalityFilter<WORDS>,
    sink: &mut MoveSink,
) {
    let safe = filter.safe_drops();
    for choice in drop_choices(position) {
        let DropChoice { drops, kind, .. } = choice;
        let targets = drop_targets(position, drops, kind);
        let targets = targets.and(safe.unwrap_or(SquareSet::ALL));
        let targets = match position.variant().is_the_royal(kind) {
            true => filter.safe_for_royal(targets),
            false => targets,
        };
        for to in targets.iter() {
            let allowed = |action: &Action| safe.is_some() || filter.allows(*action);
            let actions = choice.actions(to).filter(allowed);
            actions.for_each(|action| sink.push(action));
            if sink.is_full() {
                return;
            }
        }
    }
}

/// Squares where a drop may give check; it certainly doesn't elsewhere.
pub(super) fn squares_of_checks(position: &Position, kind: PieceType) -> SquareSet {
    let player = position.turn();
    let others = position.living().filter(|&other| other != player);
    let own = position.variant().pieces_of[player];
    let piece = Piece::new(kind, player);
    let mut squares = SquareSet::EMPTY;
    for other in others {
        let Some(royal) = position.royal(other) else {
            return SquareSet::ALL;
        };
        // A dropped piece may also be the screen of a hopper.
        squares = squares.or(position.sensitive_squares(royal, own));
        let attacks = |&to: &Square| position.would_attack(piece, to, to, royal);
        let all = position.variant().geometry().squares();
        squares = squares.or(all.filter(attacks).collect());
    }
    squares
}
