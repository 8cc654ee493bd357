//! The search for a forced win.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::solution::NodeLimitReached;
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, Player};
use crate::position::{Position, RevealableSecret};
use crate::rules::{self, PositionEndings};
use crate::setup::{FieldName, FieldValue};

const MAX_REMEMBERED: usize = 1 << 22;

#[derive(Debug)]
pub(super) struct Solver {
    attacker: Player,
    pub(super) position: Position,
    endings: PositionEndings,
    known: HashMap<u64, Bounds, BuildHasherDefault<IdentityHasher>>,
    /// For each number of moves left, the last reply that refuted the attack.
    replies: Vec<Option<Action>>,
    pub(super) nodes_left: u64,
}

#[derive(Default)]
struct IdentityHasher(u64);

impl Hasher for IdentityHasher {
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

/// Moves within which a win is proved, and moves within which it is disproved.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    won: u32,
    not_won: u32,
}

enum Verdict {
    Over { won: bool },
    Open(Vec<Action>),
}

impl Solver {
    pub(super) fn new(position: &Position, attacker: Player, moves: u32, nodes: u64) -> Solver {
        Solver {
            attacker,
            position: position.clone(),
            endings: PositionEndings::of(position.variant()),
            known: HashMap::default(),
            replies: vec![None; moves as usize + 1],
            nodes_left: nodes,
        }
    }

    pub(super) fn actions(&self) -> Vec<Action> {
        match self.verdict() {
            Verdict::Open(actions) => actions,
            Verdict::Over { .. } => Vec::new(),
        }
    }

    fn verdict(&self) -> Verdict {
        let position = &self.position;
        let actions = rules::legal_actions(position);
        match self.endings.outcome(position, !actions.is_empty()) {
            Some(outcome) => Verdict::Over {
                won: outcome.winner() == Some(self.attacker),
            },
            None => Verdict::Open(actions),
        }
    }

    /// Whether the attacker wins with this many moves left, including the current one if it is to move.
    fn wins(&mut self, left: u32) -> Result<bool, NodeLimitReached> {
        let hash = self.position.hash();
        let known = self.known.get(&hash).copied();
        let known = known.unwrap_or(Bounds {
            won: u32::MAX,
            not_won: 0,
        });
        let attacker_moves = self.position.turn() == self.attacker;
        // With no moves left the attacker can only win if the game is over.
        if left >= known.won || attacker_moves && left == 0 {
            return Ok(left >= known.won);
        }
        if known.not_won > left {
            return Ok(false);
        }
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(NodeLimitReached)?;
        let won = match self.verdict() {
            Verdict::Over { won } => won,
            Verdict::Open(_) if left == 0 => false,
            Verdict::Open(actions) if attacker_moves => self.some_action_wins(actions, left)?,
            Verdict::Open(actions) => self.every_action_loses(actions, left)?,
        };
        if self.known.len() < MAX_REMEMBERED || self.known.contains_key(&hash) {
            let known = match won {
                true => Bounds { won: left, ..known },
                false => Bounds {
                    not_won: left + 1,
                    ..known
                },
            };
            self.known.insert(hash, known);
        }
        Ok(won)
    }

    fn some_action_wins(
        &mut self,
        mut actions: Vec<Action>,
        left: u32,
    ) -> Result<bool, NodeLimitReached> {
        // Checks leave the fewest replies.
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

    fn every_action_loses(
        &mut self,
        mut actions: Vec<Action>,
        left: u32,
    ) -> Result<bool, NodeLimitReached> {
        make_public(&self.position, &mut actions);
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

    /// Whether the attacker wins after an action, for every outcome.
    pub(super) fn wins_after(
        &mut self,
        action: Action,
        left: u32,
    ) -> Result<bool, NodeLimitReached> {
        let mover = self.position.turn();
        for assumed in outcomes(&self.position, action) {
            self.position.make_assuming(action, &assumed);
            let move_used = mover == self.attacker && self.position.turn() != mover;
            let wins = match left.checked_sub(move_used as u32) {
                Some(left) => self.wins(left),
                // The attacker would need another move.
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

/// The outcomes of an action: it reveals nothing or one of the secrets it touches. A monarch taken by a mine may have
/// carried the crown.
fn outcomes(position: &Position, action: Action) -> Vec<Vec<RevealableSecret>> {
    let (from, _) = action.squares(position.variant());
    let own = from.and_then(|from| position.unknown_crown_on(from));
    let mut outcomes = Vec::new();
    let mut certain = false;
    for stake in position.revealable_secrets(action) {
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

/// Merges actions that look the same to the attacker.
pub(super) fn make_public(position: &Position, actions: &mut Vec<Action>) {
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
