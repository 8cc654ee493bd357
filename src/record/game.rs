//! A game being played, with the moves taken back still there to be redone.

use std::sync::Arc;

use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{self, Outcome, Reason};
use crate::variant::Variant;

/// A game: its start, the line played, and how much of the line stands on the board.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    line: Vec<Action>,
    /// The repetition hash of the position before each action of the line that stands on the board, and of the present
    /// one.
    hashes: Vec<u64>,
    /// Who gave up at the end of the line, if anybody did.
    resigned: Option<Player>,
    /// Remarks by the number of actions before them.
    pub(super) remarks: Vec<(usize, String)>,
}

impl Game {
    /// A game from the array.
    pub fn new(variant: Arc<Variant>) -> Game {
        Game::from_position(Position::start(variant))
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> Game {
        let hashes = vec![start.repetition_hash()];
        let position = start.clone();
        Game {
            start,
            position,
            line: Vec::new(),
            hashes,
            resigned: None,
            remarks: Vec::new(),
        }
    }

    /// What is played.
    pub fn variant(&self) -> &Arc<Variant> {
        self.position.variant()
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The whole line, also what was taken back.
    pub fn line(&self) -> &[Action] {
        &self.line
    }

    /// How many actions of the line stand on the board.
    pub fn ply(&self) -> usize {
        self.hashes.len() - 1
    }

    /// Who gave up, if anybody did and nothing has been taken back since.
    pub fn resigned(&self) -> Option<Player> {
        self.resigned.filter(|_| self.ply() == self.line.len())
    }

    /// Repetition hashes of the positions before the present one, oldest first.
    pub fn past(&self) -> &[u64] {
        &self.hashes[..self.ply()]
    }

    /// How often the position on the board has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.position.repetition_hash();
        self.hashes.iter().filter(|&&hash| hash == now).count()
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_rule = rules::outcome(&self.position, self.occurrences());
        let given_up = || {
            Some(Outcome::loss(
                &self.position,
                self.resigned()?,
                Reason::Resignation,
            ))
        };
        by_rule.or_else(given_up)
    }

    /// Plays a legal action; what had been taken back is dropped unless it begins with the same action.
    pub fn play(&mut self, action: Action) {
        let ply = self.ply();
        if self.line.get(ply) != Some(&action) {
            self.line.truncate(ply);
            self.remarks.retain(|&(at, _)| at <= ply);
            self.line.push(action);
        }
        self.resigned = None;
        self.step_forward();
    }

    /// A seat gives up. Ends the line here. With more than two seats alive this is not yet a rule of any game,
    /// and nothing happens; nor if the game is over.
    pub fn resign(&mut self, player: Player) {
        if self.outcome().is_none() && self.variant().seats.len() == 2 {
            self.line.truncate(self.ply());
            self.resigned = Some(player);
        }
    }

    /// Takes back a resignation, or else the last action on the board; it can be redone.
    pub fn undo(&mut self) {
        match self.resigned() {
            Some(_) => self.resigned = None,
            None => self.go_to(self.ply().saturating_sub(1)),
        }
    }

    /// Goes to the position after so many actions of the line, or to the line's end if it is shorter.
    pub fn go_to(&mut self, ply: usize) {
        while self.ply() > ply {
            self.position.unmake();
            self.hashes.pop();
        }
        while self.ply() < ply.min(self.line.len()) {
            self.step_forward();
        }
    }

    fn step_forward(&mut self) {
        self.position.make(self.line[self.ply()]);
        self.hashes.push(self.position.repetition_hash());
    }

    /// Calls `visit` with the position before and after each action of the whole line.
    pub fn replay(&self, mut visit: impl FnMut(&Position, Action, &Position)) {
        // Two positions step by step, as a copy at each action would copy all it takes to undo it, too.
        let mut before = self.start.clone();
        let mut after = self.start.clone();
        for &action in &self.line {
            after.make(action);
            visit(&before, action, &after);
            before.make(action);
        }
    }
}
