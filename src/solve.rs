//! Proofs that a seat wins within some moves of its own, whatever is unknown: every secret that an action touches turns
//! out as it is worse. Its own choices are its own to know; what the enemy chooses in secret stays unknown. A draw is no
//! win.

mod proof;

pub use proof::{Found, Proof};

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::moves::{self, Action, Secrecy};
use crate::piece::{Piece, Player};
use crate::position::{Position, Stake};
use crate::rules;
use crate::setup::{FieldName, FieldValue};

/// A first action that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solution {
    /// The action.
    pub action: Action,
    /// The fewest moves, itself included, within which it wins by force.
    pub moves: u32,
}

/// What one who is attacked can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Defence {
    /// The action that holds out longest.
    pub action: Action,
    /// The fewest moves within which the attacker wins all the same; `None` if not within as many as were looked at.
    pub moves: Option<u32>,
}

/// As many positions have been looked at as were allowed, and nothing is proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooLong;

/// Positions that may be looked at while somebody waits: one or two seconds in a browser.
pub const NODES_WHILE_WAITING: u64 = 300_000;

/// Positions that are remembered.
const MOST_KNOWN: usize = 1 << 22;

/// Every first action of the seat to act that wins by force within `moves` of its moves, the quickest first. `tell` hears
/// before each trial of a first action within how many moves it is to win, how many have been tried so, and of how many. Some
/// bytes are taken for each of `moves`, however soon it ends.
pub fn solve(
    position: &Position,
    moves: u32,
    mut tell: impl FnMut(u32, usize, usize),
) -> Vec<Solution> {
    let mut solver = Solver::new(position, position.turn(), moves, u64::MAX);
    let mut open = solver.actions();
    let mut found = Vec::new();
    for depth in 1..=moves {
        let (mut tried, all) = (0, open.len());
        moves::keep(&mut open, &mut |action| {
            tell(depth, tried, all);
            tried += 1;
            let wins = solver.wins_after(action, depth) == Ok(true);
            if wins {
                found.push(Solution {
                    action,
                    moves: depth,
                });
            }
            !wins
        });
    }
    found
}

/// A first action of the seat to act that wins soonest by force, if one does within `moves` of its moves.
///
/// # Errors
///
/// [`TooLong`] if this isn't decided after looking at so many positions.
pub fn prove(position: &Position, moves: u32, nodes: u64) -> Result<Option<Solution>, TooLong> {
    let mut proof = Proof::new(position, moves);
    match proof.slice(nodes) {
        Some(Found::Win(solution)) => Ok(solution),
        _ => Err(TooLong),
    }
}

/// Which of these actions of the seat to act holds out longest against `attacker`, who has so many moves left to win;
/// `None` if there are none. They may tell more than everybody knows; `position` is what everybody knows.
///
/// # Errors
///
/// [`TooLong`] if this isn't decided after looking at so many positions.
pub fn defend(
    position: &Position,
    actions: &[Action],
    attacker: Player,
    moves: u32,
    nodes: u64,
) -> Result<Option<Defence>, TooLong> {
    let mut proof = Proof::of_defence(position, actions, attacker, moves);
    match proof.slice(nodes) {
        Some(Found::Defence(defence)) => Ok(defence),
        _ => Err(TooLong),
    }
}

#[derive(Debug)]
struct Solver {
    attacker: Player,
    position: Position,
    known: HashMap<u64, Known, BuildHasherDefault<Itself>>,
    /// For each number of moves left the enemy's action that last held.
    replies: Vec<Option<Action>>,
    /// How many positions may still be looked at.
    nodes_left: u64,
}

/// The hash of a position's hash: mixed well as it is.
#[derive(Default)]
struct Itself(u64);

impl Hasher for Itself {
    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// Within how many moves a position is proved to be won, and within how many not.
#[derive(Clone, Copy, Debug)]
struct Known {
    won: u32,
    not_won: u32,
}

enum Verdict {
    Over { won: bool },
    Open(Vec<Action>),
}

impl Solver {
    fn new(position: &Position, attacker: Player, moves: u32, nodes: u64) -> Solver {
        Solver {
            attacker,
            position: position.clone(),
            known: HashMap::default(),
            replies: vec![None; moves as usize + 1],
            nodes_left: nodes,
        }
    }

    /// What may be done first; nothing once the game is over.
    fn actions(&self) -> Vec<Action> {
        match self.verdict() {
            Verdict::Open(actions) => actions,
            Verdict::Over { .. } => Vec::new(),
        }
    }

    fn verdict(&self) -> Verdict {
        let position = &self.position;
        let actions = rules::legal_actions(position);
        let drawn = || rules::drawn_by_material(position) || rules::drawn_by_move_count(position);
        if actions.is_empty() {
            let outcome = rules::outcome_ignoring_repetition(position);
            let winner = outcome.and_then(|outcome| outcome.winner());
            return Verdict::Over {
                won: winner == Some(self.attacker),
            };
        }
        match drawn() {
            true => Verdict::Over { won: false },
            false => Verdict::Open(actions),
        }
    }

    /// Whether the attacker wins with so many moves left, the present one included if it is to act.
    fn wins(&mut self, left: u32) -> Result<bool, TooLong> {
        let hash = self.position.hash();
        let known = self.known.get(&hash).copied();
        let known = known.unwrap_or(Known {
            won: u32::MAX,
            not_won: 0,
        });
        let attacks = self.position.turn() == self.attacker;
        // With no move left only the enemy's end can still be seen.
        if left >= known.won || attacks && left == 0 {
            return Ok(left >= known.won);
        }
        if known.not_won > left {
            return Ok(false);
        }
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooLong)?;
        let won = match self.verdict() {
            Verdict::Over { won } => won,
            Verdict::Open(_) if left == 0 => false,
            Verdict::Open(actions) if attacks => self.some_action_wins(actions, left)?,
            Verdict::Open(actions) => self.every_action_loses(actions, left)?,
        };
        if self.known.len() < MOST_KNOWN || self.known.contains_key(&hash) {
            let known = match won {
                true => Known { won: left, ..known },
                false => Known {
                    not_won: left + 1,
                    ..known
                },
            };
            self.known.insert(hash, known);
        }
        Ok(won)
    }

    fn some_action_wins(&mut self, mut actions: Vec<Action>, left: u32) -> Result<bool, TooLong> {
        // Checks leave the enemy the fewest answers.
        actions.sort_by_cached_key(|&action| !self.gives_check(action));
        for action in actions {
            if self.wins_after(action, left)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn gives_check(&mut self, action: Action) -> bool {
        self.position.make(action);
        let check = self.position.in_check(self.position.turn());
        self.position.unmake();
        check
    }

    fn every_action_loses(&mut self, mut actions: Vec<Action>, left: u32) -> Result<bool, TooLong> {
        keep_secret(&self.position, &mut actions);
        let reply = self.replies[left as usize];
        if let Some(first) = actions.iter().position(|&action| Some(action) == reply) {
            actions.swap(0, first);
        }
        for action in actions {
            if !self.wins_after(action, left)? {
                self.replies[left as usize] = Some(action);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the attacker wins after an action, however it turns out.
    fn wins_after(&mut self, action: Action, left: u32) -> Result<bool, TooLong> {
        let mover = self.position.turn();
        for assumed in outcomes(&self.position, action) {
            self.position.make_assuming(action, &assumed);
            let done = mover == self.attacker && self.position.turn() != mover;
            let wins = match left.checked_sub(done as u32) {
                Some(left) => self.wins(left),
                // The attacker was to act and had no move left.
                None => Ok(false),
            };
            self.position.unmake();
            if !wins? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// What an action may turn out to be: nothing comes to light, or one of the secrets that it touches does. A monarch
/// that a mine takes along may have been the crowned one.
fn outcomes(position: &Position, action: Action) -> Vec<Vec<Stake>> {
    let (from, _) = action.cells(position.variant());
    let own = from.and_then(|from| position.unknown_crown_on(from));
    let mut outcomes = Vec::new();
    let mut certain = false;
    for stake in position.stakes(action) {
        certain |=
            stake.field == FieldName::Mine && is_last_that_may_be_mined(position, stake.owner);
        let own = own.filter(|_| stake.field == FieldName::Mine);
        outcomes.extend(own.map(|own| vec![stake, own]));
        outcomes.push(vec![stake]);
    }
    if !certain {
        outcomes.push(Vec::new());
    }
    outcomes
}

fn is_last_that_may_be_mined(position: &Position, owner: Player) -> bool {
    let mined = position.variant().rules.mined();
    mined.is_some_and(|kind| {
        let standing = position.count(Piece::new(kind, owner));
        standing + position.reserve(owner)[kind.index()] == 1
    })
}

/// The enemy's choices as the attacker sees them, each once.
fn keep_secret(position: &Position, actions: &mut Vec<Action>) {
    let owner = position.turn();
    let mine_is_out = position.field(FieldName::Mine, owner) == FieldValue::Nothing;
    for action in actions.iter_mut() {
        let plain = matches!(
            action,
            Action::Drop {
                mined: Secrecy::No,
                ..
            }
        );
        if !(plain && mine_is_out) {
            *action = action.public(position.variant());
        }
    }
    let mut kept = Vec::with_capacity(actions.len());
    for &action in actions.iter() {
        if !kept.contains(&action) {
            kept.push(action);
        }
    }
    *actions = kept;
}
