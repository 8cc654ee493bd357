//! A game being played. Moves taken back remain available for redo.

use std::sync::Arc;

use super::commitment::{Choice, Commitment, Moment};
use super::remark::Remark;
use crate::geometry::SquareSet;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::{Position, PositionFault};
use crate::rules::{self, Outcome, Reason, Repeated};
use crate::setup::{FieldName, FieldValue};
use crate::variant::Variant;

/// What ends a game other than its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A player resigned.
    Resigned(Player),
    /// A player's time ran out.
    OutOfTime(Player),
    /// A player could not go on, as with a forgotten PIN. Unlike any other end this reveals no secret.
    Abandoned(Player),
    /// All players still in the game agreed on a draw.
    Agreed,
    /// The player to move claimed a draw by repetition or move count.
    Claimed(Reason),
    /// An arbiter decided: this player wins, or it is a draw. Only records of other programs have it.
    Adjudicated(Option<Player>),
}

/// A game: its start, the line played, and the current ply in that line.
#[derive(Clone, Debug)]
pub struct Game {
    start: Position,
    position: Position,
    pub(super) line: Vec<Action>,
    /// The repetition hash of every position up to the current one.
    hashes: Vec<u64>,
    /// How the game was stopped at the end of the line.
    pub(super) stopped: Option<Stop>,
    /// Comments by the number of actions before them.
    pub(super) comments: Vec<(usize, String)>,
    /// Commitments to the secret choices before the game and in the line, in order.
    pub(super) commitments: Vec<Commitment>,
    /// The secret choices that everyone knows although the line doesn't reveal them.
    pub(super) exposed: Vec<Choice>,
    /// Squares searched for hidden crowns in moves that were taken back, or in another copy of the game.
    pub(super) searched: Vec<(Choice, SquareSet)>,
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
            comments: Vec::new(),
            commitments: Vec::new(),
            exposed: Vec::new(),
            searched: Vec::new(),
        }
    }

    /// The variant.
    pub fn variant(&self) -> &Arc<Variant> {
        self.position.variant()
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The start position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The whole line, including moves taken back.
    pub fn line(&self) -> &[Action] {
        &self.line
    }

    /// The number of actions of the line up to the current position.
    pub fn ply(&self) -> usize {
        self.hashes.len() - 1
    }

    /// How the game was stopped, if the current position is the end of the line.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped.filter(|_| self.ply() == self.line.len())
    }

    /// Repetition hashes of the positions before the current one, oldest first.
    pub fn past(&self) -> &[u64] {
        &self.hashes[..self.ply()]
    }

    /// How often the current position has occurred, including now.
    pub fn occurrences(&self) -> usize {
        self.repeated().times
    }

    /// What the hashes say about the repetition of the current position.
    pub fn repeated(&self) -> Repeated {
        Repeated::of(&self.position, &self.hashes)
    }

    /// The outcome at the current position.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_rule = rules::outcome(&self.position, self.repeated());
        let stopped = || {
            Some(match self.stopped()? {
                Stop::Resigned(player) => {
                    Outcome::loss(&self.position, player, Reason::Resignation)
                }
                Stop::OutOfTime(player) => rules::outcome_on_time(&self.position, player),
                Stop::Abandoned(player) => Outcome::loss(&self.position, player, Reason::Abandoned),
                Stop::Agreed => Outcome::draw(&self.position, Reason::Agreement),
                Stop::Claimed(reason) => Outcome::draw(&self.position, reason),
                Stop::Adjudicated(Some(winner)) => {
                    Outcome::win(&self.position, winner, Reason::Adjudication)
                }
                Stop::Adjudicated(None) => Outcome::shared(&self.position, Reason::Adjudication),
            })
        };
        by_rule.or_else(stopped)
    }

    /// The draw that the player to move may claim.
    pub fn claimable_draw(&self) -> Option<Reason> {
        let stopped = self.stopped().is_some();
        (!stopped).then(|| rules::claimable_draw(&self.position, self.occurrences()))?
    }

    /// The player to move claims a draw. Does nothing if there is none to claim.
    pub fn claim_draw(&mut self) {
        if let Some(reason) = self.claimable_draw() {
            self.stop(Stop::Claimed(reason));
        }
    }

    /// The outcome at the end of the line.
    pub fn final_outcome(&self) -> Option<Outcome> {
        if self.ply() == self.line.len() {
            return self.outcome();
        }
        let mut at_end = self.clone();
        at_end.go_to(self.line.len());
        at_end.outcome()
    }

    /// Plays a legal action. If the line continues with a different action, its rest is dropped. A secret choice always
    /// drops the rest: keeping it would reveal that the same value was chosen again.
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

    /// Sets a secret of the start position.
    ///
    /// # Errors
    ///
    /// Why that secret is impossible. The game is then unchanged.
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
        // A record may have brought a commitment to another choice.
        let choice = Choice {
            player,
            field,
            moment: Moment::Before,
        };
        self.commitments
            .retain(|commitment| commitment.choice != choice);
        self.start = chosen.start;
        let ply = self.ply();
        self.position = chosen.position;
        self.hashes = chosen.hashes;
        self.go_to(ply);
        Ok(())
    }

    /// Whether the game is over and its end reveals all secrets.
    pub fn reveals_all(&self) -> bool {
        let abandoned = matches!(self.stopped, Some(Stop::Abandoned(_)));
        self.variant().alphabet.has_secrets() && !abandoned && self.final_outcome().is_some()
    }

    /// Returns to a ply and drops the rest of the line. What everyone has learnt of secrets stays known, and a
    /// permanent comment says so.
    pub fn take_back(&mut self, ply: usize) {
        let from = self.line.len();
        let ply = ply.min(from);
        let learnt = self.learnt_after(ply);
        let known = self.known_choices();
        let searched = self.searched_squares_at(from);
        self.stopped = None;
        self.go_to(ply);
        self.cut(ply);
        self.expose(known);
        for &player in &learnt.searched {
            self.add_searched(player, searched[player]);
        }
        let remark = learnt.remark(from, ply);
        self.comments
            .extend(remark.map(|remark| (ply, remark.text())));
    }

    /// Drops the line after a ply and its comments, except those about moves taken back.
    pub(super) fn cut(&mut self, ply: usize) {
        self.line.truncate(ply);
        let kept = |at: usize, comment: &str| at <= ply || Remark::parse(comment).is_some();
        self.comments.retain(|(at, comment)| kept(*at, comment));
        for (at, _) in &mut self.comments {
            *at = ply.min(*at);
        }
        let made_before = |moment| match moment {
            Moment::Before => true,
            Moment::Action(at) => at < ply,
        };
        self.commitments
            .retain(|commitment| made_before(commitment.choice.moment));
        self.exposed.retain(|choice| made_before(choice.moment));
        self.searched
            .retain(|(choice, _)| made_before(choice.moment));
    }

    /// Ends the line and the game here. Does nothing if the game is over, the player is out of it, or a single player
    /// stops while more than two are alive.
    pub fn stop(&mut self, stop: Stop) {
        if self.outcome().is_none() && self.can_stop(stop) {
            self.cut(self.ply());
            self.stopped = Some(stop);
        }
    }

    fn can_stop(&self, stop: Stop) -> bool {
        match stop {
            Stop::Resigned(player) | Stop::OutOfTime(player) | Stop::Abandoned(player) => {
                self.position.living().count() == 2 && self.position.is_alive(player)
            }
            Stop::Adjudicated(Some(winner)) => self.position.is_alive(winner),
            Stop::Claimed(reason) => self.claimable_draw() == Some(reason),
            Stop::Agreed | Stop::Adjudicated(None) => true,
        }
    }

    /// All players agree to reveal the secrets of an abandoned game: it then ends like a resignation.
    pub fn reveal_abandoned(&mut self) {
        if let Some(Stop::Abandoned(player)) = self.stopped {
            self.stopped = Some(Stop::Resigned(player));
        }
    }

    /// Takes back what stopped the game, or else the last action. Actions can be redone.
    pub fn undo(&mut self) {
        match self.stopped() {
            Some(_) => self.stopped = None,
            None => self.go_to(self.ply().saturating_sub(1)),
        }
    }

    /// Goes to the position after the given number of actions, or to the end of a shorter line.
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
        // Stepping two positions is cheaper than cloning one with its undo history at each action.
        let mut before = self.start.clone();
        let mut after = self.start.clone();
        for &action in &self.line {
            after.make(action);
            visit(&before, action, &after);
            before.make(action);
        }
    }
}
