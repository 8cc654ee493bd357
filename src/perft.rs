//! Perft: counting sequences of legal actions, the standard test of move generators.

use crate::moves::Action;
use crate::position::{Position, RevealableSecret};
use crate::rules;
use crate::setup::FieldValue;

/// The number of sequences of `depth` legal actions. A wall that is placed after a move belongs to that move, as in other
/// programs. Only a position without legal actions ends a sequence; draws by repetition, move count or material are
/// ignored. The last action of a sequence is counted without being made. Where the result of an action depends on an unknown
/// secret, nothing is revealed; [`undecided`] finds such an action.
pub fn perft(position: &mut Position, depth: u32) -> u64 {
    let mut lists = vec![Vec::new(); depth as usize];
    count(position, &mut lists)
}

fn count(position: &mut Position, lists: &mut [Vec<Action>]) -> u64 {
    let places_walls = position.variant().rules.place_walls_after_moves();
    let (actions, deeper) = match lists {
        [] => return 1,
        [_] if !places_walls => return rules::count_legal_actions(position),
        [deeper @ .., actions] => (actions, deeper),
    };
    rules::legal_actions_into(position, actions);
    let mut total = 0;
    for &action in actions.iter() {
        total += count_after(position, action, deeper);
    }
    total
}

/// The number of sequences after an action, and after each wall that completes it.
fn count_after(position: &mut Position, action: Action, deeper: &mut [Vec<Action>]) -> u64 {
    position.make(action);
    let walls = match position.awaits_wall() {
        true => rules::legal_actions(position),
        false => Vec::new(),
    };
    let total = match (walls.as_slice(), &deeper) {
        ([], _) => count(position, deeper),
        (walls, []) => walls.len() as u64,
        (walls, _) => {
            let walls = walls.iter();
            walls.map(|&wall| count_after(position, wall, deeper)).sum()
        }
    };
    position.unmake();
    total
}

/// [`perft`] divided by the first action. Before each of them `tell` is called with the number of those done.
pub fn divide(
    position: &mut Position,
    depth: u32,
    mut tell: impl FnMut(usize),
) -> Vec<(Action, u64)> {
    let mut lists = vec![Vec::new(); depth.saturating_sub(1) as usize];
    let actions = rules::legal_actions(position);
    let below = |(done, action)| {
        tell(done);
        (action, count_after(position, action, &mut lists))
    };
    actions.into_iter().enumerate().map(below).collect()
}

/// An action within this depth that an unknown secret decides, with that secret.
pub fn undecided(position: &mut Position, depth: u32) -> Option<(Action, RevealableSecret)> {
    let is_unknown = |(_, _, value)| value == FieldValue::Unknown;
    if depth < 2 || !position.fields().iter().any(is_unknown) {
        return None;
    }
    let actions = rules::legal_actions(position);
    actions.into_iter().find_map(|action| {
        if let Some(&secret) = position.revealable_secrets(action).first() {
            return Some((action, secret));
        }
        position.make(action);
        let found = undecided(position, depth - 1);
        position.unmake();
        found
    })
}
