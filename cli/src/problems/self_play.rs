//! Self-play games that look for mates.

use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Limits, Memory, Options, Score};
use menagerie::variant::Variant;

use crate::chance::Chance;

/// At most this many random plies start a game.
const MAX_OPENING_PLIES: u64 = 8;
/// A game ends after this many plies per player.
const LONGEST_GAME_PLIES: usize = 200;
/// Nodes per move: for a strong player, for a weak one, and in a decided game.
const STRONG_NODES: u64 = 1_500;
const WEAK_NODES: u64 = 300;
const DECIDED_NODES: u64 = 8_000;
/// A player with this score is winning.
const DECIDED_CENTIPAWNS: i32 = 400;
const STRONG_NOISE: u16 = 30;
const WEAK_NOISE: u16 = 250;
const MEMORY_ENTRIES: usize = 1 << 15;

/// A self-play game with a random opening and one stronger player.
pub(super) struct SelfPlay {
    position: Position,
    chance: Chance,
    strong: Player,
    past: Vec<u64>,
}

impl SelfPlay {
    /// The same seed plays the same game.
    pub(super) fn new(variant: &Arc<Variant>, seed: u64) -> SelfPlay {
        let mut chance = Chance(seed);
        let players: Vec<Player> = variant.players().collect();
        SelfPlay {
            position: chance.start(variant),
            strong: chance.pick(&players),
            chance,
            past: Vec::new(),
        }
    }

    /// The public positions in which the player to move saw a mate in about `mates` moves.
    pub(super) fn play(mut self, mates: u32) -> Result<Vec<Position>, String> {
        let players = self.position.variant().players.len();
        let opening = self.chance.below(MAX_OPENING_PLIES) as usize;
        let mut mates_seen = Vec::new();
        for ply in 0..LONGEST_GAME_PLIES * players {
            if self.is_over() {
                break;
            }
            let action = if ply < opening * players {
                let actions = rules::legal_actions(&self.position);
                self.chance.pick(&actions)
            } else {
                let (action, score) = self.choose()?;
                // Selective search may overlook the shortest mate, so longer ones are accepted.
                let plies = mates as i32 * players as i32 + 1;
                if matches!(score, Score::MateInPlies(n) if (1..=plies).contains(&n)) {
                    mates_seen.extend(View::of(&self.position, None).public_position());
                }
                action
            };
            self.past.push(rules::repetition_hash(&self.position));
            self.position.make(action);
        }
        Ok(mates_seen)
    }

    fn is_over(&self) -> bool {
        let repeated = rules::repeated_after(&self.position, &self.past);
        rules::outcome_with_claims(&self.position, repeated).is_some()
    }

    fn choose(&self) -> Result<(Action, Score), String> {
        let strong = self.position.turn() == self.strong;
        let (nodes, noise) = match strong {
            true => (STRONG_NODES, STRONG_NOISE),
            false => (WEAK_NODES, WEAK_NOISE),
        };
        let first = self.search(nodes, noise)?;
        let about_to_win = match first.1 {
            Score::Centipawns(score) => score >= DECIDED_CENTIPAWNS,
            Score::MateInPlies(plies) => plies > 0,
        };
        match about_to_win {
            true => self.search(DECIDED_NODES, STRONG_NOISE),
            false => Ok(first),
        }
    }

    fn search(&self, nodes: u64, noise_centipawns: u16) -> Result<(Action, Score), String> {
        let position = &self.position;
        let view = View::of(position, Some(position.turn()));
        let options = Options {
            noise_centipawns,
            ..Options::seeded(self.chance.0)
        };
        let memory = Memory::new(position.variant(), MEMORY_ENTRIES);
        let searcher = AnySearcher::new(&view, &self.past, Limits::nodes(nodes), options, memory);
        let result = searcher.map_err(|why| why.code().to_string())?.finish();
        let best = result.best.ok_or("nothing to play")?;
        Ok((best, result.score))
    }
}
