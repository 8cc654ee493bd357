//! The computer's thinking about the position on the table, slice by slice.

use super::error::EngineError;
use super::messages::ThoughtMessage;
use crate::piece::Player;
use crate::position::Position;
use crate::record::Game;
use crate::rules::View;
use crate::search::{Level, Limits, Memory, Options, Score, Searcher, Thought, Unsearchable};
use crate::variant::Variant;

/// Positions looked at between two chances to hear "stop": a few hundredths of a second.
const SLICE_NODES: u64 = 8_192;

/// A search for the seat to act. It is given that seat's view, never the truth.
#[derive(Debug)]
pub struct Thinking {
    searcher: Searcher,
    seat: Player,
    position: u64,
}

impl Thinking {
    /// Begins to think at a level. `memory` is what [`Thinking::into_memory`] kept from the same game.
    ///
    /// # Errors
    ///
    /// `unknown-level`, `game-over`, or a code of [`Unsearchable`].
    pub fn start(
        game: &Game,
        level: u8,
        seed: u64,
        memory: Option<Memory>,
    ) -> Result<Thinking, EngineError> {
        let level = find_level(level)?;
        if game.outcome().is_some() {
            return Err(EngineError::new("game-over", "", "a game that goes on"));
        }
        let position = game.position();
        let memory = memory.map_or_else(|| Memory::new(game.variant(), Memory::ENTRIES), Ok);
        let searcher = memory
            .and_then(|memory| searcher(game, level, seed, memory))
            .map_err(refused)?;
        Ok(Thinking {
            searcher,
            seat: position.turn(),
            position: position.hash(),
        })
    }

    /// Thinks on for a slice.
    pub fn slice(&mut self) -> Thought {
        self.searcher.slice(SLICE_NODES)
    }

    /// The seat that it is for.
    pub fn seat(&self) -> Player {
        self.seat
    }

    /// The hash of the position that it is about.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// What is worth keeping for the next move.
    pub fn into_memory(self) -> Memory {
        self.searcher.into_memory()
    }
}

/// How long a level may think, in milliseconds; the caller keeps the clock.
///
/// # Errors
///
/// `unknown-level`.
pub fn cap_ms(level: u8) -> Result<u32, EngineError> {
    Ok(find_level(level)?.cap_ms)
}

/// Searches a position for so many nodes and returns how many it took.
///
/// # Errors
///
/// A code of [`Unsearchable`].
pub fn search_nodes(position: &Position, nodes: u64) -> Result<u64, EngineError> {
    let view = View::of(position, Some(position.turn()));
    let memory = Memory::new(position.variant(), Memory::ENTRIES).map_err(refused)?;
    let searcher = Searcher::new(&view, &[], Limits::nodes(nodes), Options::default(), memory);
    Ok(searcher.map_err(refused)?.finish().nodes)
}

/// A search of what the seat to act sees; where there are secrets, of all that it has seen.
fn searcher(
    game: &Game,
    level: Level,
    seed: u64,
    memory: Memory,
) -> Result<Searcher, Unsearchable> {
    let (limits, options) = (level.limits(), level.options(seed));
    let viewer = Some(game.position().turn());
    match game.variant().alphabet.has_secrets() {
        true => Searcher::of_story(&game.story_of(viewer), limits, options, memory),
        false => {
            let view = View::of(game.position(), viewer);
            Searcher::new(&view, game.past(), limits, options, memory)
        }
    }
}

fn find_level(level: u8) -> Result<Level, EngineError> {
    let allowed = || {
        EngineError::new(
            "unknown-level",
            level.to_string(),
            format!("1 to {}", Level::STRONGEST),
        )
    };
    Level::new(level.into()).ok_or_else(allowed)
}

fn refused(why: Unsearchable) -> EngineError {
    EngineError::new(why.code(), "", "an open game of two seats")
}

/// What a looker is told that may know everything about a thought.
pub(super) fn message(thought: &Thought, variant: &Variant) -> ThoughtMessage {
    let (score_centipawns, mate_in_plies) = match thought.score {
        Score::Centipawns(score) => (score, None),
        Score::MateInPlies(plies) => (0, Some(plies)),
    };
    ThoughtMessage {
        best: thought
            .best
            .map_or_else(String::new, |action| action.text(variant)),
        depth: thought.depth as u32,
        score_centipawns,
        mate_in_plies,
        nodes: thought.nodes,
        line: thought
            .line
            .iter()
            .map(|action| action.text(variant))
            .collect(),
        done: thought.done,
    }
}

/// What anybody else is told: only whether it goes on, as the rest would tell something of what it thinks about.
pub(super) fn blank_message(thought: &Thought) -> ThoughtMessage {
    ThoughtMessage {
        best: String::new(),
        depth: 0,
        score_centipawns: 0,
        mate_in_plies: None,
        nodes: 0,
        line: Vec::new(),
        done: thought.done,
    }
}
