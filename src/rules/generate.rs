//! Generates the actions that leave no royal piece attacked, and applies the rules that restrict these further.

use super::drops::generate_drops;
use super::facing::keep_parting;
use super::legality_filter::LegalityFilter;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{self, MoveSink};
use crate::moves::Action;
use crate::position::Position;

/// Adds all actions that leave no royal piece attacked, as many as the sink accepts.
pub(super) fn generate_unrestricted(position: &Position, sink: &mut MoveSink) {
    match position.variant().move_tables.width() {
        1 => generate_in::<1>(position, sink),
        2 => generate_in::<2>(position, sink),
        _ => generate_in::<4>(position, sink),
    }
}

/// Removes forbidden captures, moves of royal pieces out of check, checks, and moves that leave royal pieces facing each
/// other, where they are illegal, then everything but captures where these are compulsory.
pub(super) fn restrict(position: &Position, actions: &mut Vec<Action>) {
    let rules = &position.variant().rules;
    if rules.forbids_captures() {
        actions.retain(|&action| !position.is_forbidden_capture(action));
    }
    if rules.no_flight {
        actions.retain(|&action| !flees(position, action));
    }
    if rules.no_checks {
        let mut ahead = position.clone();
        actions.retain(|&action| {
            ahead.make(action);
            let gives_check = ahead.in_check(ahead.turn());
            ahead.unmake();
            !gives_check
        });
    }
    keep_parting(position, actions);
    if rules.must_capture && actions.iter().any(|action| captures(position, action)) {
        actions.retain(|action| captures(position, action));
    }
}

/// Whether an action moves a royal piece in check without capturing the only piece that gives it.
pub(super) fn flees(position: &Position, action: Action) -> bool {
    let player = position.turn();
    let royals = position.royals(player);
    let (from, to) = action.squares(position.variant());
    if !from.is_some_and(|from| royals.contains(from)) {
        return false;
    }
    let enemies = position.checking_pieces(player);
    let attackers = royals.iter().fold(SquareSet::EMPTY, |all, royal| {
        all.or(position.attackers(royal, enemies))
    });
    !attackers.is_empty() && to.map(SquareSet::only) != Some(attackers)
}

/// Whether an action captures a piece.
pub fn captures(position: &Position, action: &Action) -> bool {
    match *action {
        Action::Promote { from, to, .. } if to == from => false,
        Action::Move { to, .. } | Action::Promote { to, .. } | Action::Gate { to, .. } => {
            position.at(to).is_some()
        }
        Action::EnPassant { .. } | Action::TwoSteps { via: Some(_), .. } => true,
        Action::TwoSteps {
            to: Some(to), from, ..
        } => to != from && position.at(to).is_some(),
        _ => false,
    }
}

/// Like [`generate`] where nothing can be claimed, for boards of this width.
fn generate_in<const WORDS: usize>(position: &Position, sink: &mut MoveSink) {
    let filter = LegalityFilter::<WORDS>::new(position);
    if position.has_open_gates() {
        generate_gating(position, &filter, sink);
    } else if position.drops_this_turn() == 0 {
        generate_moves(position, &filter, sink);
    } else if filter.allows(Action::Done) {
        sink.push(Action::Done);
    }
    let rules = &position.variant().rules;
    if !rules.drops.is_empty() {
        generate_drops(position, &filter, sink);
    }
    if rules.walls.is_some() {
        let walls = position.wall_targets().iter();
        push_legal(&filter, walls.map(|to| Action::Wall { to }).collect(), sink);
    }
    if rules.crown.is_some() {
        let mut actions = Vec::new();
        movegen::add_crown_hiding(position, &mut actions);
        movegen::add_splits(position, &mut actions);
        push_legal(&filter, actions, sink);
    }
    if rules.promotes_by_own_move && (sink.count() > 0 || filter.check_info.attacked) {
        let mut actions = Vec::new();
        movegen::add_promoting_moves(position, &mut actions);
        push_legal(&filter, actions, sink);
    }
}

/// Like [`generate_moves`], with the pieces in hand that may enter. A piece that enters never opens an attack, unless some
/// piece hops over it.
fn generate_gating<const WORDS: usize>(
    position: &Position,
    filter: &LegalityFilter<WORDS>,
    sink: &mut MoveSink,
) {
    let mut moves = Vec::new();
    generate_moves(position, filter, &mut MoveSink::listing(&mut moves));
    let mut gatings = Vec::new();
    movegen::add_gatings(position, &moves, &mut gatings);
    if position.variant().lines.may_hop() {
        filter.keep_legal(&mut gatings, 0);
    }
    for action in moves.into_iter().chain(gatings) {
        sink.push(action);
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

// Inlined, the program would contain it twice.
#[inline(never)]
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
    if filter.needs_trial(from) {
        let mut actions = Vec::new();
        movegen::add_moves_of(position, from, piece, &mut actions);
        actions.retain(|action| !matches!(action, Action::EnPassant { .. }));
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

/// Adds captures and promotions.
pub(super) fn add_captures<const WORDS: usize>(position: &Position, actions: &mut Vec<Action>) {
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
        let first = actions.len();
        let legal = |destinations| filter.legal_destinations(piece, from, destinations);
        movegen::add_captures_within(&filter.context, (piece, from), legal, actions);
        if filter.needs_trial(from) {
            filter.keep_legal(actions, first);
        }
        if filter.context.en_passant_capturers.contains(from) {
            let first = actions.len();
            actions.extend(movegen::en_passant_captures(position, from, piece));
            filter.keep_legal(actions, first);
        }
    }
}
