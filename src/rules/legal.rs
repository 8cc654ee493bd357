//! Legal actions: pseudo-legal ones that don't leave the player's royal piece attacked.
//!
//! `movegen` finds the target squares and a [`LegalityFilter`] decides which are legal, both on sets of squares.
//! `tests/properties.rs` compares them with the slow definition, which makes each action and looks for captures of the
//! royal piece.

use super::goals::outcome_by_goal;
use super::legality_filter::LegalityFilter;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{self, MoveSink};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::Goal;

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

/// Adds all legal actions to an empty sink, or as many as it accepts.
fn generate(position: &Position, sink: &mut MoveSink) {
    if position.winner().is_some() || outcome_by_goal(position).is_some() {
        return;
    }
    if may_claim(position) {
        for claim in claims(position) {
            sink.push(claim);
        }
        if sink.count() > 0 {
            return;
        }
    }
    match position.variant().move_tables.width() {
        1 => generate_in::<1>(position, sink),
        2 => generate_in::<2>(position, sink),
        _ => generate_in::<4>(position, sink),
    }
    if sink.count() == 0 && may_pass(position) {
        sink.push(Action::Pass);
    }
}

/// Like [`generate`] where nothing can be claimed, for boards of this width.
fn generate_in<const WORDS: usize>(position: &Position, sink: &mut MoveSink) {
    let filter = LegalityFilter::<WORDS>::new(position);
    if position.drops_this_turn() == 0 {
        generate_moves(position, &filter, sink);
    } else if filter.allows(Action::Done) {
        sink.push(Action::Done);
    }
    let rules = &position.variant().rules;
    if !rules.drops.is_empty() || rules.crown.is_some() {
        let mut actions = Vec::new();
        movegen::add_drops(position, &mut actions);
        movegen::add_crown_hiding(position, &mut actions);
        movegen::add_splits(position, &mut actions);
        push_legal(&filter, actions, sink);
    }
}

fn push_legal<const WORDS: usize>(
    filter: &LegalityFilter<WORDS>,
    mut actions: Vec<Action>,
    sink: &mut MoveSink,
) {
    filter.keep_legal(&mut actions, 0);
    for action in actions {
        sink.push(action);
    }
}

fn generate_moves<const WORDS: usize>(
    position: &Position,
    filter: &LegalityFilter<WORDS>,
    sink: &mut MoveSink,
) {
    let (context, check_mask) = (&filter.context, filter.check_info.check_mask);
    let free = filter.free_pieces();
    for from in free.iter() {
        let Some(piece) = position.at(from) else {
            continue;
        };
        let move_table = context.move_table(piece, from);
        let destinations = context.destinations(&move_table).and(check_mask);
        movegen::add_moves_to(context, (piece, from), &move_table, destinations, sink);
        for step in context.double_steps(&move_table) {
            if check_mask.contains(step.to) {
                sink.push(movegen::double_step(from, &step));
            }
        }
        if sink.is_full() {
            return;
        }
    }
    for from in filter.pieces().without(free).iter() {
        generate_moves_of(position, filter, from, sink);
    }
    let mut rare = Vec::new();
    let en_passant_capturers = filter.pieces().and(context.en_passant_capturers);
    if !en_passant_capturers.is_empty() {
        add_en_passant_captures(position, en_passant_capturers.resized(), &mut rare);
    }
    if position.castling_is_open() {
        movegen::add_castlings(position, context.occupied.resized(), &mut rare);
    }
    if !rare.is_empty() {
        push_legal(filter, rare, sink);
    }
}

fn add_en_passant_captures(position: &Position, pieces: SquareSet, actions: &mut Vec<Action>) {
    for from in pieces.iter() {
        if let Some(piece) = position.at(from) {
            actions.extend(movegen::en_passant_captures(position, from, piece));
        }
    }
}

/// Like [`generate_moves`] for one pinned or royal piece, without en passant captures.
fn generate_moves_of<const WORDS: usize>(
    position: &Position,
    filter: &LegalityFilter<WORDS>,
    from: Square,
    sink: &mut MoveSink,
) {
    let Some(piece) = position.at(from) else {
        return;
    };
    if position.variant().rules.two_steps.contains(piece) {
        let mut actions = Vec::new();
        movegen::add_two_steps(position, from, piece, &mut actions);
        return push_legal(filter, actions, sink);
    }
    let move_table = filter.context.move_table(piece, from);
    let destinations =
        filter.legal_destinations(piece, from, filter.context.destinations(&move_table));
    movegen::add_moves_to(
        &filter.context,
        (piece, from),
        &move_table,
        destinations,
        sink,
    );
    for step in filter.context.double_steps(&move_table) {
        let action = movegen::double_step(from, &step);
        if filter.allows(action) {
            sink.push(action);
        }
    }
}

/// The legal captures and promotions, without drops: the moves of a quiescence search.
pub fn legal_captures_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    if position.winner().is_some() {
        return;
    }
    if may_claim(position) {
        actions.extend(claims(position));
    }
    if !actions.is_empty() || position.drops_this_turn() > 0 {
        return;
    }
    match position.variant().move_tables.width() {
        1 => add_captures::<1>(position, actions),
        2 => add_captures::<2>(position, actions),
        _ => add_captures::<4>(position, actions),
    }
}

fn add_captures<const WORDS: usize>(position: &Position, actions: &mut Vec<Action>) {
    let filter = LegalityFilter::<WORDS>::new(position);
    for from in position.pieces(position.turn()).resized::<WORDS>().iter() {
        let Some(piece) = position.at(from) else {
            continue;
        };
        if position.variant().rules.two_steps.contains(piece) {
            let first = actions.len();
            movegen::add_two_steps_captures(position, from, piece, actions);
            filter.keep_legal(actions, first);
            continue;
        }
        let legal = |destinations| filter.legal_destinations(piece, from, destinations);
        movegen::add_captures_within(&filter.context, (piece, from), legal, actions);
        if filter.context.en_passant_capturers.contains(from) {
            let first = actions.len();
            actions.extend(movegen::en_passant_captures(position, from, piece));
            filter.keep_legal(actions, first);
        }
    }
}

fn may_claim(position: &Position) -> bool {
    position.variant().rules.goal == Goal::Claim
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

fn may_pass(position: &Position) -> bool {
    let rules = &position.variant().rules;
    let more_than_two = position.living().take(3).count() > 2;
    rules.passes && (more_than_two || position.in_check(position.turn()))
}

/// Whether an action is legal. Accepts any action.
pub fn is_legal(position: &Position, action: Action) -> bool {
    legal_actions(position).contains(&action)
}
