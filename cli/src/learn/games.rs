//! Self-play games for quiet positions.

use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Evaluator, Limits, Memory, Options, Score};
use menagerie::variant::Variant;

use super::sample::Sample;
use crate::chance::Chance;

/// The number of random opening plies: at least the first, less than the sum of both.
const MIN_OPENING_PLIES: u64 = 4;
const MORE_OPENING_PLIES: u64 = 8;
/// A game of this many plies is drawn.
const LONGEST_GAME_PLIES: usize = 400;
/// A game with a larger score after its opening is not used.
const UNEVEN_CENTIPAWNS: i32 = 400;
/// A player this many centipawns ahead for this many plies in a row wins.
const WON_CENTIPAWNS: i32 = 1_500;
const WON_PLIES: u32 = 8;
/// Positions with larger scores are not kept: what to play is clear.
const MAX_KEPT_CENTIPAWNS: i32 = 3_000;
/// Small errors, so that no two games are the same.
const NOISE: u16 = 12;
const MEMORY_ENTRIES: usize = 1 << 14;

pub(super) struct Game {
    position: Position,
    chance: Chance,
    nodes: u64,
    past: Vec<u64>,
    memory: Option<Memory>,
    kept: Vec<(Position, i32)>,
    /// The player that is far ahead, and for how many plies.
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
            memory: Some(Memory::with_evaluator(evaluator, MEMORY_ENTRIES)),
            kept: Vec::new(),
            ahead: (None, 0),
        }
    }

    /// The quiet positions with the result of the game; none if the opening was uneven.
    pub(super) fn play(mut self) -> Result<Vec<Sample>, String> {
        let opening = MIN_OPENING_PLIES + self.chance.below(MORE_OPENING_PLIES);
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
            let (action, score) = self.search()?;
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

    fn is_over(&self) -> Option<Option<Player>> {
        if self.past.len() >= LONGEST_GAME_PLIES {
            return Some(None);
        }
        let repeated = rules::repeated_after(&self.position, &self.past);
        Some(rules::outcome_with_claims(&self.position, repeated)?.winner())
    }

    /// The player that wins by adjudication, if there is one.
    fn far_ahead(&mut self, score: i32) -> Option<Player> {
        let turn = self.position.turn();
        let leader = match score {
            _ if score.abs() < WON_CENTIPAWNS => None,
            _ if score > 0 => Some(turn),
            _ => self.position.first_opponent(turn),
        };
        let before = if leader == self.ahead.0 {
            self.ahead.1
        } else {
            0
        };
        self.ahead = (leader, before + 1);
        leader.filter(|_| self.ahead.1 >= WON_PLIES)
    }

    fn keep(&mut self, action: Action, score: i32) {
        let position = &self.position;
        let quiet = !position.in_check(position.turn())
            && position.captures(action).is_empty()
            && !matches!(action, Action::Promote { .. });
        if quiet && score.abs() <= MAX_KEPT_CENTIPAWNS {
            let public = View::of(position, None).public_position();
            self.kept.extend(public.map(|position| (position, score)));
        }
    }

    fn search(&mut self) -> Result<(Action, i32), String> {
        let view = View::of(&self.position, Some(self.position.turn()));
        let options = Options {
            noise_centipawns: NOISE,
            ..Options::seeded(self.chance.0)
        };
        let memory = self.memory.take().ok_or("a memory is in use")?;
        let searcher = AnySearcher::new(
            &view,
            &self.past,
            Limits::nodes(self.nodes),
            options,
            memory,
        );
        let mut searcher = searcher.map_err(|why| why.code().to_string())?;
        let result = searcher.finish();
        self.memory = Some(searcher.into_memory());
        let score = match result.score {
            Score::Centipawns(score) => score,
            Score::MateInPlies(plies) => plies.signum() * 10_000,
        };
        Ok((result.best.ok_or("nothing to play")?, score))
    }
}
