//! Legal actions: pseudo-legal ones that don't leave the player's royal piece attacked.
//!
//! `movegen` finds the target squares and a [`LegalityFilter`] decides which are legal, both on sets of squares.
//! `tests/games/properties.rs` compares them with the slow definition, which makes each action and looks for captures of
//! the royal piece.

use super::decided::decided;
use super::drops::squares_of_checks;
use super::generate::{add_captures, captures, generate_unrestricted, restrict};
use super::passes::may_pass;
use super::walls::safe_walls;
use crate::geometry::Square;
use crate::movegen::{self, MoveSink};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::{Drops, Goal};

/// All legal actions of the player to move, in no particular order. Draws by repetition or move count are ignored.
/// Nothing is legal once the game is won, or a goal has decided it.
pub fn legal_actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_actions_into(position, &mut actions);
    actions
}

/// Like [`legal_actions`], into a list that is cleared first.
pub fn legal_actions_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    generate(position, &mut MoveSink::listing(actions));
}

/// The number of [`legal_actions`].
pub fn count_legal_actions(position: &Position) -> u64 {
    count_up_to(position, u64::MAX)
}

/// Whether the player to move has a legal action.
pub fn has_legal_action(position: &Position) -> bool {
    count_up_to(position, 1) > 0
}

fn count_up_to(position: &Position, limit: u64) -> u64 {
    let mut sink = MoveSink::counting(limit);
    generate(position, &mut sink);
    sink.count()
}

/// Adds all legal actions to an empty sink, or as many as it accepts. A turn of several moves ends where none is left.
fn generate(position: &Position, sink: &mut MoveSink) {
    if decided(position).is_some() {
        return;
    }
    generate_undecided(position, sink);
    if sink.count() == 0 && position.is_within_turn() && !position.in_check(position.turn()) {
        sink.push(Action::Done);
    }
}

#[inline(always)]
fn generate_undecided(position: &Position, sink: &mut MoveSink) {
    if position.awaits_wall() {
        for to in safe_walls(position).iter() {
            sink.push(Action::Wall { to });
        }
        return;
    }
    let rules = &position.variant().rules;
    if rules.restricts_moves() || must_drop(position) {
        return generate_restricted(position, sink);
    }
    if may_claim(position) {
        for claim in claims(position) {
            sink.push(claim);
        }
        if sink.count() > 0 {
            return;
        }
    }
    generate_unrestricted(position, sink);
    if may_pass(position, sink.count() > 0) {
        sink.push(Action::Pass);
    }
}

/// Like [`generate`] where further rules restrict moves.
fn generate_restricted(position: &Position, sink: &mut MoveSink) {
    let mut actions = Vec::new();
    generate_unrestricted(position, &mut MoveSink::listing(&mut actions));
    if may_pass(position, true) {
        actions.push(Action::Pass);
    }
    restrict(position, &mut actions);
    restrict_drops(position, &mut actions);
    if must_drop(position) {
        keep_compulsory_drops(position, &mut actions);
    }
    if actions.is_empty() && may_pass(position, false) {
        actions.push(Action::Pass);
    }
    for action in actions {
        sink.push(action);
    }
}

/// Removes drops that give a forbidden check or checkmate.
fn restrict_drops(position: &Position, actions: &mut Vec<Action>) {
    let choices = movegen::drop_choices(position);
    for choice in choices.filter(|choice| choice.drops.restrict_checks()) {
        let checks = squares_of_checks(position, choice.kind);
        actions.retain(|&action| match action {
            Action::Drop { kind, to, .. } if kind == choice.kind && checks.contains(to) => {
                forbidden_check(position, choice.drops, action).is_none()
            }
            _ => true,
        });
    }
}

/// Whether the player to move has pieces in hand that must be dropped, as far as that is legal.
pub(super) fn must_drop(position: &Position) -> bool {
    let reserve = position.reserve(position.turn());
    let mut groups = position.variant().rules.drops.iter();
    groups.any(|drops| {
        let mut kinds = drops.kinds.iter();
        drops.compulsory && kinds.any(|kind| reserve[kind.index()] > 0)
    })
}

fn keep_compulsory_drops(position: &Position, actions: &mut Vec<Action>) {
    let rules = &position.variant().rules;
    let is_compulsory = |action: &Action| match *action {
        Action::Drop { kind, .. } => rules.drops_of(kind).is_some_and(|drops| drops.compulsory),
        _ => false,
    };
    if actions.iter().any(is_compulsory) {
        actions.retain(is_compulsory);
    }
}

/// What a drop may not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ForbiddenCheck {
    Check,
    Mate,
}

/// The forbidden check or checkmate that a drop gives, if any.
pub(super) fn forbidden_check(
    position: &Position,
    drops: &Drops,
    drop: Action,
) -> Option<ForbiddenCheck> {
    let mut after = position.clone();
    after.make(drop);
    match after.in_check(after.turn()) {
        false => None,
        true if !drops.may_check => Some(ForbiddenCheck::Check),
        true => (!drops.may_mate && !has_legal_action(&after)).then_some(ForbiddenCheck::Mate),
    }
}

/// The legal captures and promotions, without drops: the moves of a quiescence search.
pub fn legal_captures_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    if decided(position).is_some() {
        return;
    }
    if may_claim(position) {
        actions.extend(claims(position));
    }
    if !actions.is_empty() || position.drops_this_turn() > 0 || position.awaits_wall() {
        return;
    }
    if must_drop(position) || position.variant().rules.promotes_by_own_move {
        legal_actions_into(position, actions);
        actions.retain(|action| captures(position, action) || action.promotes_to().is_some());
        return;
    }
    match position.variant().move_tables.width() {
        1 => add_captures::<1>(position, actions),
        2 => add_captures::<2>(position, actions),
        _ => add_captures::<4>(position, actions),
    }
    let rules = &position.variant().rules;
    if rules.restricts_moves() {
        restrict(position, actions);
    }
}

fn may_claim(position: &Position) -> bool {
    position.variant().rules.ending.goal == Goal::Claim
        && position.drops_this_turn() == 0
        && position.winner().is_none()
}

fn claimable(position: &Position) -> impl Iterator<Item = (Player, Square)> + '_ {
    let player = position.turn();
    let own = position.variant().pieces_of[player];
    let others = position.living().filter(move |&other| other != player);
    others.filter_map(move |victim| {
        let royal = position.royal(victim)?;
        position.is_attacked(royal, own).then_some((victim, royal))
    })
}

/// Whether the player to move must claim a checkmate. This takes precedence over any draw.
pub fn must_claim(position: &Position) -> bool {
    may_claim(position) && claimable(position).next().is_some()
}

fn claims(position: &Position) -> Vec<Action> {
    let own = position.variant().pieces_of[position.turn()];
    let mut actions = Vec::new();
    for (victim, royal) in claimable(position) {
        let attackers = position.attackers(royal, own).iter();
        actions.extend(attackers.map(|attacker| Action::Claim { attacker, victim }));
    }
    actions
}

/// Whether an action is legal. Accepts any action.
pub fn is_legal(position: &Position, action: Action) -> bool {
    legal_actions(position).contains(&action)
}
