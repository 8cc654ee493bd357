//! Legal actions: the possible ones that leave no royal of the mover attacked.
//!
//! What pieces can reach is found by `movegen`, and which of it is legal by a [`Guard`]. Both work on sets of squares as wide as the
//! board needs. The slow definition (make the action, look whether any enemy captures the royal) stands in
//! `tests/properties.rs` beside this one.

use super::guard::Guard;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{self, Basket};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::Goal;

/// Every legal action of the player to act, in no particular order. Draws by repetition or move count are not
/// looked at; nothing is legal where the player to act is out of the game or the game is won.
pub fn legal_actions(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    legal_actions_into(position, &mut actions);
    actions
}

/// As [`legal_actions`], into a list that is cleared first.
pub fn legal_actions_into(position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    gather(position, &mut Basket::listing(actions));
}

/// How many [`legal_actions`] there are.
pub fn count_legal_actions(position: &Position) -> u64 {
    count_up_to(position, u64::MAX)
}

/// Whether the player to act has anything legal to do.
pub fn has_legal_action(position: &Position) -> bool {
    count_up_to(position, 1) > 0
}

fn count_up_to(position: &Position, enough: u64) -> u64 {
    let mut basket = Basket::counting(enough);
    gather(position, &mut basket);
    basket.count()
}

/// Puts every legal action into a basket that is empty, or as many as fill it.
fn gather(position: &Position, basket: &mut Basket) {
    if position.winner().is_some() {
        return;
    }
    if may_claim(position) {
        for claim in claims(position) {
            basket.put(claim);
        }
        if basket.count() > 0 {
            return;
        }
    }
    match position.variant().move_tables.width() {
        1 => gather_in::<1>(position, basket),
        2 => gather_in::<2>(position, basket),
        _ => gather_in::<4>(position, basket),
    }
    if basket.count() == 0 && may_pass(position) {
        basket.put(Action::Pass);
    }
}

/// As [`gather`] where nothing can be claimed, for boards of this width.
fn gather_in<const WORDS: usize>(position: &Position, basket: &mut Basket) {
    let guard = Guard::<WORDS>::new(position);
    if position.drops_this_turn() == 0 {
        gather_moves(position, &guard, basket);
    } else if guard.allows(Action::Done) {
        basket.put(Action::Done);
    }
    let rules = &position.variant().rules;
    if !rules.drops.is_empty() || rules.crown.is_some() {
        let mut actions = Vec::new();
        movegen::add_drops(position, &mut actions);
        movegen::add_hidings(position, &mut actions);
        movegen::add_splits(position, &mut actions);
        put_legal(&guard, actions, basket);
    }
}

/// Puts those of some possible actions into a basket that are legal.
fn put_legal<const WORDS: usize>(
    guard: &Guard<WORDS>,
    mut actions: Vec<Action>,
    basket: &mut Basket,
) {
    guard.keep_legal(&mut actions, 0);
    for action in actions {
        basket.put(action);
    }
}

fn gather_moves<const WORDS: usize>(
    position: &Position,
    guard: &Guard<WORDS>,
    basket: &mut Basket,
) {
    let (field, check_mask) = (&guard.field, guard.check_info.check_mask);
    let free = guard.free_pieces();
    for from in free.iter() {
        let Some(piece) = position.at(from) else {
            continue;
        };
        let move_table = field.move_table(piece, from);
        let ends = field.ends(&move_table).and(check_mask);
        movegen::add_arrivals(field, (piece, from), &move_table, ends, basket);
        for step in field.double_steps(&move_table) {
            if check_mask.contains(step.to) {
                basket.put(movegen::double_step(from, &step));
            }
        }
        if basket.is_full() {
            return;
        }
    }
    for from in guard.pieces().without(free).iter() {
        gather_moves_of(position, guard, from, basket);
    }
    let mut rare = Vec::new();
    let en_passant_capturers = guard.pieces().and(field.en_passant_capturers);
    if !en_passant_capturers.is_empty() {
        add_passings(position, en_passant_capturers.resized(), &mut rare);
    }
    if position.castling_is_open() {
        movegen::add_castlings(position, field.occupied.resized(), &mut rare);
    }
    if !rare.is_empty() {
        put_legal(guard, rare, basket);
    }
}

/// Adds the possible captures en passant of some pieces.
fn add_passings(position: &Position, pieces: SquareSet, actions: &mut Vec<Action>) {
    for from in pieces.iter() {
        if let Some(piece) = position.at(from) {
            actions.extend(movegen::passings(position, from, piece));
        }
    }
}

/// As [`gather_moves`] for one piece that is not free to go as it can, captures en passant apart.
fn gather_moves_of<const WORDS: usize>(
    position: &Position,
    guard: &Guard<WORDS>,
    from: Square,
    basket: &mut Basket,
) {
    let Some(piece) = position.at(from) else {
        return;
    };
    if position.variant().rules.two_steps.contains(piece) {
        let mut actions = Vec::new();
        movegen::add_two_steps(position, from, piece, &mut actions);
        return put_legal(guard, actions, basket);
    }
    let move_table = guard.field.move_table(piece, from);
    let ends = guard.legal_ends(piece, from, guard.field.ends(&move_table));
    movegen::add_arrivals(&guard.field, (piece, from), &move_table, ends, basket);
    for step in guard.field.double_steps(&move_table) {
        let action = movegen::double_step(from, &step);
        if guard.allows(action) {
            basket.put(action);
        }
    }
}

/// The legal captures and promotions among [`legal_actions_into`], without those of reserves: what must be looked
/// at before a position can be judged.
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
    let guard = Guard::<WORDS>::new(position);
    for from in position.pieces(position.turn()).resized::<WORDS>().iter() {
        let Some(piece) = position.at(from) else {
            continue;
        };
        if position.variant().rules.two_steps.contains(piece) {
            let first = actions.len();
            movegen::add_two_steps_captures(position, from, piece, actions);
            guard.keep_legal(actions, first);
            continue;
        }
        let legal = |ends| guard.legal_ends(piece, from, ends);
        movegen::add_captures_within(&guard.field, (piece, from), legal, actions);
        if guard.field.en_passant_capturers.contains(from) {
            let first = actions.len();
            actions.extend(movegen::passings(position, from, piece));
            guard.keep_legal(actions, first);
        }
    }
}

/// Whether claims are the goal and a turn has just begun.
fn may_claim(position: &Position) -> bool {
    position.variant().rules.goal == Goal::Claim
        && position.drops_this_turn() == 0
        && position.winner().is_none()
}

/// The royals that the player to act, which may claim, attacks, with their players.
fn claimable(position: &Position) -> impl Iterator<Item = (Player, Square)> + '_ {
    let player = position.turn();
    let own = position.variant().pieces_of[player];
    let others = position.living().filter(move |&other| other != player);
    others.filter_map(move |victim| {
        let royal = position.royal(victim)?;
        position.is_attacked(royal, own).then_some((victim, royal))
    })
}

/// Whether the player to act must claim a checkmate before anything else. No draw comes before that.
pub fn must_claim(position: &Position) -> bool {
    may_claim(position) && claimable(position).next().is_some()
}

/// The claims of checkmates that the player to act, which may claim, can make: where there are any, nothing else is legal.
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

/// Whether an action is legal in a position; any action may be asked about.
pub fn is_legal(position: &Position, action: Action) -> bool {
    legal_actions(position).contains(&action)
}
