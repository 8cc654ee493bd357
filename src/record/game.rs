//! A game being played, with the moves taken back still there to be redone.

use std::sync::Arc;

use super::commitment::{Commitment, Moment};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::{Position, PositionFault};
use crate::rules::{self, Outcome, Reason};
use crate::setup::{FieldName, FieldValue};
use crate::variant::Variant;

/// How the remark of a take-back begins.
const TAKEN_BACK: &str = "taken back from ply";

/// What ends a game besides its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A player gave up.
    Resigned(Player),
    /// A player's time is over.
    OutOfTime(Player),
}

/// A game: its start, the line played, and how much of the line stands on the board.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    pub(super) line: Vec<Action>,
    /// The repetition hash of the position before each action of the line that stands on the board, and of the present
    /// one.
    hashes: Vec<u64>,
    /// What stopped the game at the end of the line, if anything did.
    pub(super) stopped: Option<Stop>,
    /// Remarks by the number of actions before them.
    pub(super) remarks: Vec<(usize, String)>,
    /// To the secret choices before the game and of the line, in their order.
    pub(super) commitments: Vec<Commitment>,
}

impl Game {
    /// A game from the array.
    pub fn new(variant: Arc<Variant>) -> Game {
        Game::from_position(Position::start(variant))
    }

    /// A game from any position.
    pub fn from_position(start: Position) -> Game {
        let hashes = vec![rules::repetition_hash(&start)];
        let position = start.clone();
        Game {
            start,
            position,
            line: Vec::new(),
            hashes,
            stopped: None,
            remarks: Vec::new(),
            commitments: Vec::new(),
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

    /// What stopped the game, if anything did and nothing has been taken back since.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped.filter(|_| self.ply() == self.line.len())
    }

    /// Repetition hashes of the positions before the present one, oldest first.
    pub fn past(&self) -> &[u64] {
        &self.hashes[..self.ply()]
    }

    /// How often the position on the board has occurred, this time included.
    pub fn occurrences(&self) -> usize {
        let now = self.hashes.last();
        let same = self.hashes.iter().filter(|&hash| Some(hash) == now);
        same.count()
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_rule = rules::outcome(&self.position, self.occurrences());
        let stopped = || {
            Some(match self.stopped()? {
                Stop::Resigned(player) => {
                    Outcome::loss(&self.position, player, Reason::Resignation)
                }
                Stop::OutOfTime(player) => rules::outcome_on_time(&self.position, player),
            })
        };
        by_rule.or_else(stopped)
    }

    /// How the game has ended at the end of the line, if it has.
    pub fn final_outcome(&self) -> Option<Outcome> {
        if self.ply() == self.line.len() {
            return self.outcome();
        }
        let mut at_end = self.clone();
        at_end.go_to(self.line.len());
        at_end.outcome()
    }

    /// Plays a legal action; what had been taken back is dropped unless it begins with the same action, and with it what
    /// stopped the game at its end. After a secret choice it is dropped always, as keeping it would tell that the same was
    /// chosen again.
    pub fn play(&mut self, action: Action) {
        let ply = self.ply();
        let again = self.line.get(ply) == Some(&action);
        if !again || action.public(self.variant()) != action {
            self.cut(ply);
            self.line.push(action);
            self.stopped = None;
        }
        self.step_forward();
    }

    /// Chooses a secret of the position that the game begins with.
    ///
    /// # Errors
    ///
    /// Why there can be no such secret. The game is as it was.
    pub fn choose(
        &mut self,
        field: FieldName,
        player: Player,
        value: FieldValue,
    ) -> Result<(), Vec<PositionFault>> {
        let mut start = self.start.setup();
        start.fields.set(field, player, value);
        let start = Position::new(self.variant().clone(), &start)?;
        let chosen = Game::from_position(start);
        self.start = chosen.start;
        let ply = self.ply();
        self.position = chosen.position;
        self.hashes = chosen.hashes;
        self.go_to(ply);
        Ok(())
    }

    /// Whether a secret has come to light after so many actions of the line. The end of the game reveals all.
    pub fn came_to_light_after(&self, ply: usize) -> bool {
        if !self.variant().alphabet.has_secrets() {
            return false;
        }
        let over = || self.final_outcome().is_some();
        if (ply < self.line.len() || self.stopped.is_some()) && over() {
            return true;
        }
        let mut at = 0;
        let mut found = false;
        self.replay(|before, action, after| {
            found |= at >= ply && !rules::reveals(before, action, after).is_empty();
            at += 1;
        });
        found
    }

    /// Goes back to a ply for good. Where a secret had come to light a remark tells it for ever.
    pub fn take_back(&mut self, ply: usize) {
        let from = self.line.len();
        let ply = ply.min(from);
        let remark = format!("{TAKEN_BACK} {from} to {ply} after a secret had come to light");
        let remarked = self.came_to_light_after(ply);
        self.stopped = None;
        self.go_to(ply);
        self.cut(ply);
        if remarked {
            self.remarks.push((ply, remark));
        }
    }

    /// Drops the end of the line, but no remark of what was taken back.
    fn cut(&mut self, ply: usize) {
        self.line.truncate(ply);
        let kept = |at: usize, remark: &str| at <= ply || remark.starts_with(TAKEN_BACK);
        self.remarks.retain(|(at, remark)| kept(*at, remark));
        for (at, _) in &mut self.remarks {
            *at = ply.min(*at);
        }
        let made_before = |moment| match moment {
            Moment::Before => true,
            Moment::Action(at) => at < ply,
        };
        self.commitments
            .retain(|commitment| made_before(commitment.choice.moment));
    }

    /// A player gives up. Ends the line here. Nothing happens while more than two players are alive, nor if the game is
    /// over or the player out of it.
    pub fn resign(&mut self, player: Player) {
        self.stop(player, Stop::Resigned(player));
    }

    /// A player's time is over; otherwise as [`Game::resign`].
    pub fn run_out_of_time(&mut self, player: Player) {
        self.stop(player, Stop::OutOfTime(player));
    }

    fn stop(&mut self, player: Player, stop: Stop) {
        let between_two = self.position.living().count() == 2 && self.position.is_alive(player);
        if between_two && self.outcome().is_none() {
            self.cut(self.ply());
            self.stopped = Some(stop);
        }
    }

    /// Takes back what stopped the game, or else the last action on the board; it can be redone.
    pub fn undo(&mut self) {
        match self.stopped() {
            Some(_) => self.stopped = None,
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
        self.hashes.push(rules::repetition_hash(&self.position));
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
