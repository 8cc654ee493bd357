//! Draws after many moves.

use super::situation::{Ended, Situation};
use crate::piece::PieceSet;
use crate::position::Position;
use crate::variant::CountLimit;

/// Many plies have been made without an irreversible action.
pub(super) fn too_many_moves(it: &Situation) -> Option<Ended> {
    let count = it.position.variant().rules.ending.move_count.as_ref()?;
    let plies = it.position.clock_plies();
    let is_automatic = || plies >= count.automatic.unwrap_or(0);
    let limit = move_count_limit(it.position)?;
    Ended::draw_if(plies >= limit && (it.with_claims || is_automatic()))
}

/// The number of plies without an irreversible action that draws, or may be claimed as a draw.
pub fn move_count_limit(position: &Position) -> Option<u16> {
    let count = position.variant().rules.ending.move_count.as_ref()?;
    let lone = count.lone_royal.as_ref();
    let lone = lone.filter(|lone| has_lone_royal(position, lone.against));
    if let Some(lone) = lone {
        return Some(lone.plies);
    }
    Some(match count.limit {
        CountLimit::Plies(plies) => plies,
        CountLimit::Rounds(rounds) => {
            rounds.saturating_mul(position.living().count().try_into().unwrap_or(u16::MAX))
        }
    })
}

fn has_lone_royal(position: &Position, against: PieceSet) -> bool {
    let variant = position.variant();
    let alone = |player| {
        position.pieces(player).len() == 1 && position.reserve_kinds(player).next().is_none()
    };
    let threatens = |player| {
        let mut pieces = position
            .pieces(player)
            .iter()
            .filter_map(|at| position.at(at));
        pieces.any(|piece| against.contains(piece))
    };
    let mut lone = variant.players().filter(|&player| alone(player));
    lone.any(|player| {
        variant
            .players()
            .any(|other| other != player && threatens(other))
    })
}

/// More moves have been made with little material than the count allows.
pub(super) fn counted_out(it: &Situation) -> Option<Ended> {
    let (plies, limit) = it.position.counting()?;
    Ended::draw_if(plies > limit)
}
