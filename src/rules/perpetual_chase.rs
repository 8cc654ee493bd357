//! Losses by perpetual chase, after the rules of the Asian Xiangqi Federation
//! (<http://www.asianxiangqi.org/English/AXF_rules_Eng.pdf>).

use super::legal::legal_actions;
use super::repeated::Repeated;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::position::{PastAction, Position};
use crate::variant::PerpetualChase;

/// Whether each player has chased one piece with every move since the first of the repeated positions: first the player
/// who has just moved. False without the rule, if a player gave check all the time, or if earlier moves aren't known.
pub(super) fn chasers(position: &Position, repeated: &Repeated) -> [bool; 2] {
    if repeated.checked || repeated.checks {
        return [false; 2];
    }
    let rule = position.variant().rules.ending.perpetual_chase;
    let known = rule.and_then(|rule| chased_throughout(position, repeated.plies, &rule));
    known.unwrap_or_default()
}

/// Whether each player has chased one piece with all of its moves among so many last plies: first the player who has
/// just moved. `None` if these plies aren't known.
fn chased_throughout(
    position: &Position,
    plies: usize,
    rule: &PerpetualChase,
) -> Option<[bool; 2]> {
    let mut past = position.clone();
    let mut chased: [Option<SquareSet>; 2] = [None; 2];
    for ply in 0..plies {
        let action = past.past_action(0)?;
        let now = chased_by(&mut past, action, rule);
        let own = &mut chased[ply % 2];
        *own = Some(own.map_or(now, |later| later.and(now)));
        let other = &mut chased[1 - ply % 2];
        *other = other.map(|pieces| before(pieces, action));
        if chased
            .iter()
            .all(|pieces| pieces.is_some_and(|pieces| pieces.is_empty()))
        {
            break;
        }
    }
    Some(chased.map(|pieces| pieces.is_some_and(|pieces| !pieces.is_empty())))
}

/// The squares of pieces before an action of their player, without a dropped piece.
fn before(mut pieces: SquareSet, action: PastAction) -> SquareSet {
    match action {
        PastAction::Move { from, to, .. } => {
            if pieces.contains(to) {
                pieces.remove(to);
                pieces.insert(from);
            }
            pieces
        }
        PastAction::Pass => pieces,
        PastAction::Other => SquareSet::EMPTY,
    }
}

/// Takes the last action back, and finds the squares of the pieces that it chased.
fn chased_by(past: &mut Position, action: PastAction, rule: &PerpetualChase) -> SquareSet {
    past.make_null();
    let now = threats(past, rule);
    past.unmake();
    past.unmake();
    if now.is_empty() {
        return SquareSet::EMPTY;
    }
    let earlier = threats(past, rule);
    let came_from = |square| match action {
        PastAction::Move { from, to, .. } if square == to => from,
        _ => square,
    };
    let is_new = |&&(from, to): &&(Square, Square)| !earlier.contains(&(came_from(from), to));
    now.iter().filter(is_new).map(|&(_, to)| to).collect()
}

/// The start and end of each capture that the player to move threatens.
fn threats(position: &mut Position, rule: &PerpetualChase) -> Vec<(Square, Square)> {
    let actions = legal_actions(position).into_iter();
    let threats = actions.filter_map(|action| threat(position, action, rule));
    threats.collect()
}

/// The start and end of a legal action, if it is a threat.
fn threat(
    position: &mut Position,
    action: Action,
    rule: &PerpetualChase,
) -> Option<(Square, Square)> {
    let (Some(from), Some(to)) = action.squares(position.variant()) else {
        return None;
    };
    let (chaser, target) = (position.at(from)?, position.at(to)?);
    let may_chase = chaser.owner() != target.owner()
        && rule.chases(chaser.kind())
        && !rule.is_exempt(target, to)
        && !position.variant().royals.contains(target);
    let may_exchange =
        |position: &mut Position| target.kind() == chaser.kind() && may_capture(position, to, from);
    let threatens = may_chase
        && (rule.is_worth_more(target.kind(), chaser.kind())
            || !may_exchange(position) && !is_protected(position, action, to));
    threatens.then_some((from, to))
}

/// Whether the player who isn't to move could capture one piece with another one.
fn may_capture(position: &mut Position, from: Square, to: Square) -> bool {
    position.make_null();
    let may = any_is_legal(position, |squares| squares == (Some(from), Some(to)));
    position.unmake();
    may
}

/// Whether the piece that a capture takes could be avenged on its square.
fn is_protected(position: &mut Position, capture: Action, square: Square) -> bool {
    position.make(capture);
    let is_protected = any_is_legal(position, |(_, end)| end == Some(square));
    position.unmake();
    is_protected
}

/// Whether there is a legal action with such a start and end.
fn any_is_legal(
    position: &Position,
    is_wanted: impl Fn((Option<Square>, Option<Square>)) -> bool,
) -> bool {
    let actions = legal_actions(position).into_iter();
    let mut squares = actions.map(|action| action.squares(position.variant()));
    squares.any(is_wanted)
}
