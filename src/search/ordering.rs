//! Move ordering: what all searches share, and the order of the multiplayer search.
//!
//! The multiplayer order: hash move; captures and promotions by most valuable victim and least valuable attacker;
//! killers (Akl, Newborn, 1977); quiet moves by history (Schaeffer, 1983); captures that seem to lose material. The
//! two-player search has its own [move picker](super::move_picker).

use super::evaluate::Evaluator;
use super::score::MAX_PLIES;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, PieceType};
use crate::position::Position;

/// An action and its rank: higher ranks come first.
#[derive(Clone, Copy, Debug)]
pub(super) struct RankedAction {
    pub(super) action: Action,
    pub(super) rank: i32,
}

pub(super) const HASH_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const LOSING_CAPTURE: i32 = -(1 << 28);
/// A capture that loses at most this many centipawns counts as even.
pub(super) const EVEN_TRADE: i32 = 30;
/// More than any piece is worth. A royal piece captures only if it can't be recaptured.
pub(super) const ROYAL: i32 = 30_000;
/// History stays below this limit, so it never outranks a killer.
const MAX_HISTORY: i32 = 1 << 14;

/// Whether an action captures, promotes or claims.
pub(super) fn is_tactical(position: &Position, action: Action) -> bool {
    match action {
        Action::Move { to, .. } | Action::Gate { to, .. } => position.at(to).is_some(),
        Action::EnPassant { .. } | Action::Promote { .. } | Action::Claim { .. } => true,
        Action::TwoSteps { from, via, to } => {
            via.is_some() || to.is_some_and(|to| to != from && position.at(to).is_some())
        }
        _ => false,
    }
}

fn victims(position: &Position, action: Action) -> [Option<PieceType>; 2] {
    let on = |square| position.at(square).map(Piece::kind);
    match action {
        Action::Promote { from, to, .. } if to == from => [None, None],
        Action::Move { to, .. } | Action::Promote { to, .. } | Action::Gate { to, .. } => {
            [on(to), None]
        }
        Action::EnPassant { taken, .. } => [on(taken), None],
        Action::TwoSteps { from, via, to } => {
            let to = to.filter(|&to| to != from);
            [via.and_then(on), to.and_then(on)]
        }
        _ => [None, None],
    }
}

/// Material gained at once, in centipawns. A possible royal piece counts for more than its value.
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
    captured + promoted + gain_by_effects(position, evaluator, action)
}

/// Material gained by what a capture removes besides the captured piece.
fn gain_by_effects(position: &Position, evaluator: &Evaluator, action: Action) -> i32 {
    let player = position.turn();
    let value = |piece: Piece| match position.variant().kinds[piece.kind().index()].royal {
        true => ROYAL,
        false => evaluator.capture_value(piece.kind()),
    };
    let gain = |piece: Piece| match piece.owner() == player {
        true => -value(piece),
        false => value(piece),
    };
    if position.variant().rules.capture_effects.is_none() {
        return 0;
    }
    let pieces =
        { position.removed_besides(action).iter() }.filter_map(|square| position.at(square));
    let removed: i32 = pieces.map(gain).sum();
    // An own piece counts as a gain elsewhere.
    let captured = position.captures(action).into_iter();
    let own = captured.filter_map(|square| position.at(square));
    let own: i32 = { own.filter(|piece| piece.owner() == player) }
        .map(|piece| 2 * gain(piece))
        .sum();
    removed + own + gain_by_change(position, evaluator, action)
}

/// Material gained where the captor becomes what it captures.
fn gain_by_change(position: &Position, evaluator: &Evaluator, action: Action) -> i32 {
    let Action::Move { from, to } = action else {
        return 0;
    };
    let value = |piece: Piece| evaluator.value(piece.kind());
    match (position.at(from), position.arrives_as(from, to)) {
        (Some(before), Some(after)) => value(after) - value(before),
        _ => 0,
    }
}

/// Whether a capture takes a cheaper, defended piece: a fast approximation of SEE.
pub(super) fn seems_to_lose(position: &Position, evaluator: &Evaluator, action: Action) -> bool {
    let (from, to) = match action {
        Action::Move { from, to } | Action::Gate { from, to, .. } => (from, to),
        Action::TwoSteps {
            from, to: Some(to), ..
        } => (from, to),
        _ => return false,
    };
    let Some(piece) = position.at(from) else {
        return false;
    };
    let end = position.variant().landing(to).unwrap_or(to);
    !position.returns_as_captor(from)
        && evaluator.value(piece.kind()) > material_gain(position, evaluator, action) + EVEN_TRADE
        && position.is_attacked(end, position.enemies(piece.owner()))
}

/// Killers and history of the multiplayer search.
#[derive(Debug)]
pub(super) struct MoveOrdering {
    killers: Vec<[Option<Action>; 2]>,
    history: Vec<i32>,
}

pub(super) type PieceTo = (Piece, Square);

pub(super) fn piece_to(position: &Position, action: Action) -> Option<PieceTo> {
    match action {
        Action::Move { from, to } | Action::DoubleStep { from, to, .. } => {
            Some((position.at(from)?, to))
        }
        Action::Castle(index) => {
            let castling = &position.variant().rules.castlings[index as usize];
            Some((castling.piece(), castling.to))
        }
        Action::TwoSteps { from, to, .. } => Some((position.at(from)?, to?)),
        Action::Drop { kind, to, .. }
        | Action::Gate { kind, from: to, .. }
        | Action::GateCastling { kind, at: to, .. } => {
            Some((Piece::new(kind, position.turn()), to))
        }
        _ => None,
    }
}

/// Whether an action captures on the square of a piece with a castling right.
pub(super) fn takes_unmoved(position: &Position, action: Action) -> bool {
    let (_, to) = action.squares(position.variant());
    to.is_some_and(|to| position.variant().rules.unmoved.contains(to))
}

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

    /// Rewards a quiet action that caused a cutoff and penalizes those tried before it.
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

    /// Adds a bonus that shrinks near the limit ("gravity").
    fn add_bonus(&mut self, position: &Position, action: Action, bonus: i32) {
        if let Some(piece_to) = piece_to(position, action) {
            let entry = &mut self.history[piece_to_index(piece_to)];
            *entry += 16 * bonus - *entry * bonus.abs() * 16 / MAX_HISTORY;
        }
    }
}

fn tactical_rank(position: &Position, evaluator: &Evaluator, action: Action) -> i32 {
    let attacker = match action {
        Action::Move { from, .. } | Action::Gate { from, .. } | Action::TwoSteps { from, .. } => {
            position
                .at(from)
                .map_or(0, |piece| evaluator.value(piece.kind()))
        }
        _ => 0,
    };
    let rank = 16 * material_gain(position, evaluator, action) - attacker;
    if seems_to_lose(position, evaluator, action) {
        LOSING_CAPTURE + rank
    } else {
        GOOD_CAPTURE + rank
    }
}

/// Whether a rank belongs to a capture that seems to lose material.
pub(super) fn is_losing(rank: i32) -> bool {
    rank < LOSING_CAPTURE / 2
}

/// Whether a rank belongs to a quiet action that is no killer.
pub(super) fn is_unremarkable(rank: i32) -> bool {
    rank.abs() <= MAX_HISTORY
}

pub(super) fn put_first(list: &mut [RankedAction], hash_move: Option<Action>) {
    let Some(hash_move) = hash_move else { return };
    for ranked in list {
        if ranked.action.is(hash_move) {
            ranked.rank = HASH_MOVE;
        }
    }
}

/// Swaps the highest-ranked of the remaining actions to the front and returns it.
pub(super) fn next_best(list: &mut [RankedAction], next: usize) -> Option<RankedAction> {
    bring_best(list, next, None)
}

/// As [`next_best`] for long lists: stops at the first action with the rank of the last one picked, because none of the
/// rest ranks higher.
pub(super) fn next_best_of_many(list: &mut [RankedAction], next: usize) -> Option<RankedAction> {
    let picked = next.checked_sub(1).and_then(|last| list.get(last));
    bring_best(list, next, picked.map(|picked| picked.rank))
}

fn bring_best(
    list: &mut [RankedAction],
    next: usize,
    ceiling: Option<i32>,
) -> Option<RankedAction> {
    // A loop is faster here than `reduce`, because its closure is not inlined.
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
    fn lists_are_picked_in_order_of_rank() {
        for len in 0..40 {
            // Many ranks are equal.
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
