//! Games that the computer plays against itself for the quiet positions in them.

use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{Evaluator, Limits, Memory, Mind, Options, Score};
use menagerie::variant::Variant;

use super::sample::Sample;
use crate::chance::Chance;

/// Plies played at random before the computer takes over: at least so many, and fewer than so many more.
const LEAST_OPENING_PLIES: u64 = 4;
const MORE_OPENING_PLIES: u64 = 8;
/// Plies after which a game is given up as drawn.
const LONGEST_GAME_PLIES: usize = 400;
/// An opening that leaves a seat so many centipawns ahead teaches nothing.
const UNEVEN_CENTIPAWNS: i32 = 400;
/// A seat so many centipawns ahead for so many plies in a row has won.
const WON_CENTIPAWNS: i32 = 1_500;
const WON_PLIES: u32 = 8;
/// Positions judged to be further from a draw than this are not kept: which values decide them can't be told.
const MOST_KEPT_CENTIPAWNS: i32 = 1_200;
/// Small errors, so that no two games are alike.
const NOISE: u16 = 12;
const MEMORY_ENTRIES: usize = 1 << 14;

/// A game under way.
pub(super) struct Game {
    position: Position,
    chance: Chance,
    nodes: u64,
    past: Vec<u64>,
    memory: Option<Memory>,
    /// Positions with their scores for the seat to act.
    kept: Vec<(Position, i32)>,
    /// For how many plies in a row who was far ahead.
    ahead: (Option<Player>, u32),
}

impl Game {
    /// The same seed plays the same game.
    pub(super) fn new(
        variant: &Arc<Variant>,
        evaluator: Arc<Evaluator>,
        nodes: u64,
        seed: u64,
    ) -> Game {
        let mut chance = Chance(seed);
        Game {
            position: chance.start(variant),
            chance,
            nodes,
            past: Vec::new(),
            memory: Some(Memory::with(evaluator, MEMORY_ENTRIES)),
            kept: Vec::new(),
            ahead: (None, 0),
        }
    }

    /// The quiet positions of the game, with what became of them; none if its opening was uneven.
    pub(super) fn play(mut self) -> Result<Vec<Sample>, String> {
        let opening = LEAST_OPENING_PLIES + self.chance.below(MORE_OPENING_PLIES);
        for _ in 0..opening {
            if self.is_over().is_some() {
                return Ok(Vec::new());
            }
            let actions = rules::legal_actions(&self.position);
            let action = self.chance.pick(&actions);
            self.make(action);
        }
        let mut first = true;
        let winner = loop {
            if let Some(winner) = self.is_over() {
                break winner;
            }
            let (action, score) = self.think()?;
            if std::mem::take(&mut first) && score.abs() > UNEVEN_CENTIPAWNS {
                return Ok(Vec::new());
            }
            if let Some(winner) = self.far_ahead(score) {
                break Some(winner);
            }
            self.keep(action, score);
            self.make(action);
        };
        let samples = self.kept.iter().map(|(position, score)| {
            let points = match winner {
                None => 0.5,
                Some(winner) if winner == position.turn() => 1.0,
                Some(_) => 0.0,
            };
            Sample::new(position, points, *score)
        });
        Ok(samples.collect())
    }

    fn make(&mut self, action: Action) {
        self.past.push(rules::repetition_hash(&self.position));
        self.position.make(action);
    }

    /// Who has won, if the game is over.
    fn is_over(&self) -> Option<Option<Player>> {
        if self.past.len() >= LONGEST_GAME_PLIES {
            return Some(None);
        }
        let now = rules::repetition_hash(&self.position);
        let before = self.past.iter().filter(|&&hash| hash == now).count();
        Some(rules::outcome(&self.position, before + 1)?.winner())
    }

    /// Who has as good as won, after a score for the seat to act.
    fn far_ahead(&mut self, score: i32) -> Option<Player> {
        let turn = self.position.turn();
        let leader = match score {
            _ if score.abs() < WON_CENTIPAWNS => None,
            _ if score > 0 => Some(turn),
            _ => self.position.enemy_of(turn),
        };
        let before = if leader == self.ahead.0 {
            self.ahead.1
        } else {
            0
        };
        self.ahead = (leader, before + 1);
        leader.filter(|_| self.ahead.1 >= WON_PLIES)
    }

    /// Keeps the present position if nothing is about to happen in it.
    fn keep(&mut self, action: Action, score: i32) {
        let position = &self.position;
        let quiet = !position.in_check(position.turn())
            && position.captures(action).is_empty()
            && !matches!(action, Action::Promote { .. });
        if quiet && score.abs() <= MOST_KEPT_CENTIPAWNS {
            let public = View::of(position, None).public_position();
            self.kept.extend(public.map(|position| (position, score)));
        }
    }

    fn think(&mut self) -> Result<(Action, i32), String> {
        let view = View::of(&self.position, Some(self.position.turn()));
        let options = Options {
            noise_centipawns: NOISE,
            ..Options::seeded(self.chance.0)
        };
        let memory = self.memory.take().ok_or("a memory is in use")?;
        let mind = Mind::new(
            &view,
            &self.past,
            Limits::nodes(self.nodes),
            options,
            memory,
        );
        let mut mind = mind.map_err(|why| why.code().to_string())?;
        let thought = mind.finish();
        self.memory = Some(mind.into_memory());
        let score = match thought.score {
            Score::Centipawns(score) => score,
            Score::MateInPlies(plies) => plies.signum() * 10_000,
        };
        Ok((thought.best.ok_or("nothing to play")?, score))
    }
}
