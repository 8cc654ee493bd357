//! A resumable proof.

use super::solution::{Defence, NodeLimitReached, Solution};
use super::solver::{Solver, make_public};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;

/// The minimum of a slice: it has to get past the point where the last one ended.
const MIN_NODES: u64 = 256;

/// What has been proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProofResult {
    /// The fastest winning first action, if one wins in time.
    Win(Option<Solution>),
    /// The action that holds out longest, if there are any.
    Defence(Option<Defence>),
}

/// A running proof. A slice that ends in the middle of an action starts it again, but known positions are not searched
/// twice.
#[derive(Debug)]
pub struct Proof {
    solver: Solver,
    task: Task,
    /// The first actions that are still candidates.
    open: Vec<Action>,
    tried: usize,
    moves: u32,
    most_moves: u32,
}

#[derive(Debug)]
enum Task {
    Win,
    /// The actions that hold within `moves`, and the last one that did not hold within fewer.
    Defence {
        holding: Vec<Action>,
        last: Option<Defence>,
    },
}

impl Proof {
    /// Looks for the first action that wins fastest, within `moves` moves.
    pub fn new(position: &Position, moves: u32) -> Proof {
        let solver = Solver::new(position, position.turn(), moves, 0);
        let open = solver.actions();
        Proof {
            solver,
            task: Task::Win,
            open,
            tried: 0,
            moves: 1,
            most_moves: moves,
        }
    }

    /// Looks for the action that holds out longest against `attacker`, who has `moves` moves left to win. The actions
    /// may contain secrets; `position` is public.
    pub fn for_defence(
        position: &Position,
        actions: &[Action],
        attacker: Player,
        moves: u32,
    ) -> Proof {
        let mut open = actions.to_vec();
        // Among equal defences, prefer a capture: it shows best what was overlooked.
        open.sort_by_key(|&action| position.captures(action).is_empty());
        Proof {
            solver: Solver::new(position, attacker, moves, 0),
            task: Task::Defence {
                holding: Vec::new(),
                last: None,
            },
            open,
            tried: 0,
            moves: 0,
            most_moves: moves,
        }
    }

    /// Searches this many more nodes, but at least a few. `None` if that does not decide the proof.
    pub fn slice(&mut self, nodes: u64) -> Option<ProofResult> {
        self.solver.nodes_left = nodes.max(MIN_NODES);
        self.decide().ok()
    }

    fn decide(&mut self) -> Result<ProofResult, NodeLimitReached> {
        while self.moves <= self.most_moves {
            while let Some(&action) = self.open.get(self.tried) {
                let wins = self.solver.wins_after(self.seen(action), self.moves)?;
                self.tried += 1;
                if let Some(found) = self.use_result(action, wins) {
                    return Ok(found);
                }
            }
            self.deepen();
        }
        Ok(match self.task {
            Task::Win => ProofResult::Win(None),
            Task::Defence { last, .. } => {
                let holds = self.open.first().map(|&action| Defence {
                    action,
                    moves: None,
                });
                ProofResult::Defence(holds.or(last))
            }
        })
    }

    /// The action as the attacker sees it.
    fn seen(&self, action: Action) -> Action {
        match self.task {
            Task::Win => action,
            Task::Defence { .. } => {
                let mut seen = vec![action];
                make_public(&self.solver.position, &mut seen);
                seen[0]
            }
        }
    }

    fn use_result(&mut self, action: Action, wins: bool) -> Option<ProofResult> {
        let moves = self.moves;
        match &mut self.task {
            Task::Win => wins.then_some(ProofResult::Win(Some(Solution { action, moves }))),
            Task::Defence { holding, last } => {
                match wins {
                    true => {
                        let moves = Some(moves);
                        *last = Some(Defence { action, moves });
                    }
                    false => holding.push(action),
                }
                None
            }
        }
    }

    fn deepen(&mut self) {
        if let Task::Defence { holding, .. } = &mut self.task {
            self.open = std::mem::take(holding);
        }
        self.tried = 0;
        self.moves += 1;
    }
}
