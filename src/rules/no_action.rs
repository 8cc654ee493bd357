//! Endings without a legal action. The caller has checked that there is none.

use std::cmp::Ordering;

use super::situation::{Ended, Situation};
use super::winning_material::may_run_out;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::Verdict;

pub(super) fn checkmate(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let verdict = position.variant().rules.ending.checkmate;
    position
        .in_check(position.turn())
        .then(|| ended(position, verdict))
}

/// The player's royal piece is not attacked and surrounded by own pieces and walls, at least one of them a wall.
pub(super) fn walled_in(it: &Situation) -> Option<Ended> {
    Ended::draw_if(is_walled_in(it.position, it.position.turn()))
}

fn is_walled_in(position: &Position, player: Player) -> bool {
    let walls = position.variant().rules.ending.walled_in_by;
    let Some(royal) = position.royal(player) else {
        return false;
    };
    let mut walled = false;
    for square in position.variant().geometry().neighbours(royal) {
        match position.at(square) {
            Some(piece) if walls.contains(piece) => walled = true,
            Some(piece) if piece.owner() == player => {}
            _ => return false,
        }
    }
    walled && !position.in_check(player)
}

pub(super) fn stalemate(it: &Situation) -> Option<Ended> {
    Some(ended(it.position, result_of_stalemate(it.position)))
}

/// Whether a player may win by stalemate.
pub(super) fn may_win_by_stalemate(position: &Position, player: Player) -> bool {
    let rules = &position.variant().rules.ending;
    match rules.stalemate {
        Verdict::Draw => false,
        Verdict::Loss => true,
        Verdict::Win => rules.stalemate_by_count || may_run_out(position, player),
    }
}

fn result_of_stalemate(position: &Position) -> Verdict {
    let rules = &position.variant().rules;
    let player = position.turn();
    let Some(other) = position
        .first_opponent(player)
        .filter(|_| rules.ending.stalemate_by_count)
    else {
        return rules.ending.stalemate;
    };
    let [own, others] = [player, other].map(|one| position.pieces(one).len());
    match own.cmp(&others) {
        Ordering::Less => rules.ending.stalemate,
        Ordering::Equal => Verdict::Draw,
        Ordering::Greater => rules.ending.stalemate.opposite(),
    }
}

/// A verdict for the player to move.
fn ended(position: &Position, verdict: Verdict) -> Ended {
    match verdict {
        Verdict::Draw => Ended::Draw,
        Verdict::Loss => Ended::Loss(position.turn()),
        Verdict::Win => Ended::Win(position.turn()),
    }
}
