//! What tells actions apart before they are tried, for every search; and the order in which the search for several players
//! tries them.
//!
//! That is in turn: what the table knows; captures and promotions by most valuable victim and least valuable attacker;
//! the killers (quiet actions that refuted a sister position: Akl, Newborn, 1977); the other quiet actions by how often
//! they refuted anything (history heuristic: Schaeffer, 1983); captures that seem to lose material. The search for two
//! players has its own [picker](super::picker).

use super::evaluate::Evaluator;
use super::score::MAX_PLIES;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, PieceType};
use crate::position::Position;

/// An action and its place in the order: higher is earlier.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedAction {
    pub(super) action: Action,
    pub(super) rank: i32,
}

/// The rank of what the table knows.
pub(super) const HASH_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const LOSING_CAPTURE: i32 = -(1 << 28);
/// A piece that costs only so many centipawns more than what it captures is not given away.
pub(super) const EVEN_TRADE: i32 = 30;
/// History stays below this, so that it never outranks a killer.
const MAX_HISTORY: i32 = 1 << 14;

/// Whether an action changes the balance of material.
pub(super) fn is_tactical(position: &Position, action: Action) -> bool {
    match action {
        Action::Move { to, .. } => position.at(to).is_some(),
        Action::EnPassant { .. } | Action::Promote { .. } | Action::Claim { .. } => true,
        Action::TwoSteps { from, via, to } => {
            via.is_some() || to.is_some_and(|to| to != from && position.at(to).is_some())
        }
        _ => false,
    }
}

/// What an action captures.
fn victims(position: &Position, action: Action) -> [Option<PieceType>; 2] {
    let on = |square| position.at(square).map(Piece::kind);
    match action {
        Action::Move { to, .. } | Action::Promote { to, .. } => [on(to), None],
        Action::EnPassant { taken, .. } => [on(taken), None],
        Action::TwoSteps { from, via, to } => {
            let to = to.filter(|&to| to != from);
            [via.and_then(on), to.and_then(on)]
        }
        _ => [None, None],
    }
}

/// Centipawns gained at once; a piece that may wear a crown counts for more than its value.
#[inline]
pub(super) fn material_gain(position: &Position, evaluator: &Evaluator, action: Action) -> i32 {
    let prize = |victim: Option<PieceType>| victim.map_or(0, |kind| evaluator.capture_value(kind));
    let [one, other] = victims(position, action);
    let captured = prize(one) + prize(other);
    let promoted = match action {
        Action::Promote { from, into, .. } => {
            let before = position
                .at(from)
                .map_or(0, |piece| evaluator.value(piece.kind()));
            evaluator.value(into) - before
        }
        _ => 0,
    };
    captured + promoted
}

/// Whether a capture gives a dearer piece for a cheaper one that is protected. Stands in for a full exchange
/// evaluation.
pub(super) fn seems_to_lose(position: &Position, evaluator: &Evaluator, action: Action) -> bool {
    let (from, to) = match action {
        Action::Move { from, to } => (from, to),
        Action::TwoSteps {
            from, to: Some(to), ..
        } => (from, to),
        _ => return false,
    };
    let Some(piece) = position.at(from) else {
        return false;
    };
    let end = position.variant().landing(to).unwrap_or(to);
    evaluator.value(piece.kind()) > material_gain(position, evaluator, action) + EVEN_TRADE
        && position.is_attacked(end, position.enemies(piece.owner()))
}

/// What the search for several players has learnt about quiet actions.
#[derive(Debug)]
pub(super) struct MoveOrdering {
    killers: Vec<[Option<Action>; 2]>,
    history: Vec<i32>,
}

/// A piece and the square it came to.
pub(super) type PieceTo = (Piece, Square);

/// The piece that acts and the square it ends on.
pub(super) fn piece_to(position: &Position, action: Action) -> Option<PieceTo> {
    match action {
        Action::Move { from, to } | Action::DoubleStep { from, to, .. } => {
            Some((position.at(from)?, to))
        }
        Action::Castle(index) => {
            let castling = &position.variant().rules.castlings[index as usize];
            Some((Piece::new(castling.kind, castling.owner), castling.to))
        }
        Action::TwoSteps { from, to, .. } => Some((position.at(from)?, to?)),
        Action::Drop { kind, to, .. } => Some((Piece::new(kind, position.turn()), to)),
        _ => None,
    }
}

/// Where tables by arrivals keep what they know of one.
pub(super) fn piece_to_index((piece, to): PieceTo) -> usize {
    piece.index() * Square::LIMIT + to.index()
}

impl MoveOrdering {
    pub(super) fn new() -> MoveOrdering {
        MoveOrdering {
            killers: vec![[None; 2]; MAX_PLIES + 1],
            history: vec![0; Piece::LIMIT * Square::LIMIT],
        }
    }

    /// Ranks an action at a distance from the root, the enemy having just made `last`.
    pub(super) fn rank(
        &self,
        position: &Position,
        evaluator: &Evaluator,
        action: Action,
        ply: usize,
    ) -> i32 {
        if is_tactical(position, action) {
            return tactical_rank(position, evaluator, action);
        }
        match self.killers[ply] {
            [Some(first), _] if first.is(action) => return KILLER + 1,
            [_, Some(second)] if second.is(action) => return KILLER,
            _ => {}
        }
        piece_to(position, action).map_or(0, |piece_to| self.history[piece_to_index(piece_to)])
    }

    /// A quiet action refuted a position; those tried before it did not.
    pub(super) fn update(
        &mut self,
        position: &Position,
        action: Action,
        tried: impl Iterator<Item = Action>,
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.add_bonus(position, action, bonus);
        for other in tried.filter(|&other| !other.is(action) && !is_tactical(position, other)) {
            self.add_bonus(position, other, -bonus);
        }
    }

    /// The nearer history is to its limit, the less it grows.
    fn add_bonus(&mut self, position: &Position, action: Action, bonus: i32) {
        if let Some(piece_to) = piece_to(position, action) {
            let entry = &mut self.history[piece_to_index(piece_to)];
            *entry += 16 * bonus - *entry * bonus.abs() * 16 / MAX_HISTORY;
        }
    }
}

fn tactical_rank(position: &Position, evaluator: &Evaluator, action: Action) -> i32 {
    let attacker = match action {
        Action::Move { from, .. } | Action::TwoSteps { from, .. } => position
            .at(from)
            .map_or(0, |piece| evaluator.value(piece.kind())),
        _ => 0,
    };
    let rank = 16 * material_gain(position, evaluator, action) - attacker;
    if seems_to_lose(position, evaluator, action) {
        LOSING_CAPTURE + rank
    } else {
        GOOD_CAPTURE + rank
    }
}

/// Whether a rank is that of a capture that seems to lose material.
pub(super) fn is_losing(rank: i32) -> bool {
    rank < LOSING_CAPTURE / 2
}

/// Whether a rank is that of a quiet action which has not yet distinguished itself.
pub(super) fn is_unremarkable(rank: i32) -> bool {
    rank.abs() <= MAX_HISTORY
}

/// Puts an action known to be good in front.
pub(super) fn put_first(list: &mut [RankedAction], hash_move: Option<Action>) {
    let Some(hash_move) = hash_move else { return };
    for ranked in list {
        if ranked.action.is(hash_move) {
            ranked.rank = HASH_MOVE;
        }
    }
}

/// Brings the highest of the rest of a list to its front and returns it.
pub(super) fn next_best(list: &mut [RankedAction], next: usize) -> Option<RankedAction> {
    bring_best(list, next, None)
}

/// The same for long lists, of which nothing in the rest may be higher than what was picked before: another one as high ends the
/// look-out, and most are as high as many others.
pub(super) fn next_best_of_many(list: &mut [RankedAction], next: usize) -> Option<RankedAction> {
    let picked = next.checked_sub(1).and_then(|last| list.get(last));
    bring_best(list, next, picked.map(|picked| picked.rank))
}

fn bring_best(
    list: &mut [RankedAction],
    next: usize,
    ceiling: Option<i32>,
) -> Option<RankedAction> {
    // A loop: the closure of `reduce` would be a call for each action.
    let (mut best, mut highest) = (next, list.get(next)?.rank);
    for (place, ranked) in list.iter().enumerate().skip(next + 1) {
        if ceiling.is_some_and(|ceiling| highest == ceiling) {
            break;
        }
        if ranked.rank > highest {
            (best, highest) = (place, ranked.rank);
        }
    }
    list.swap(next, best);
    Some(list[next])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_picked_from_the_highest_down() {
        for len in 0..40 {
            // Many are as high as others.
            let ranks = (0..len).map(|place: i32| place * place * len % 7 - 3);
            let list: Vec<RankedAction> = ranks
                .map(|rank| RankedAction {
                    action: Action::Pass,
                    rank,
                })
                .collect();
            let mut sorted: Vec<i32> = list.iter().map(|ranked| ranked.rank).collect();
            sorted.sort_unstable_by_key(|rank| -rank);
            for pick in [next_best, next_best_of_many] {
                let mut list = list.clone();
                let picked = (0..).map_while(|next| pick(&mut list, next));
                let picked: Vec<i32> = picked.map(|ranked| ranked.rank).collect();
                assert_eq!(picked, sorted);
            }
        }
    }
}
