//! The computer's thinking about the position on the table, slice by slice.

use super::error::EngineError;
use super::messages::ThoughtMessage;
use crate::piece::Player;
use crate::position::Position;
use crate::record::Game;
use crate::rules::View;
use crate::search::{Level, Limits, Memory, Mind, Model, Options, Score, Thought, Unsearchable};
use crate::variant::Variant;

/// Positions looked at between two chances to hear "stop": a few hundredths of a second.
const SLICE_NODES: u64 = 8_192;

/// A search for the seat to act. It is given that seat's view, never the truth.
#[derive(Debug)]
pub struct Thinking {
    mind: Mind,
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
        model: Model,
        memory: Option<Memory>,
    ) -> Result<Thinking, EngineError> {
        let level = find_level(level)?;
        if game.outcome().is_some() {
            return Err(EngineError::new("game-over", "", "a game that goes on"));
        }
        let position = game.position();
        let memory = memory.unwrap_or_else(|| Memory::new(game.variant(), Memory::ENTRIES));
        let options = Options {
            model,
            ..level.options(seed)
        };
        let mind = mind(game, level.limits(), options, memory).map_err(refused)?;
        Ok(Thinking {
            mind,
            seat: position.turn(),
            position: position.hash(),
        })
    }

    /// Thinks on for a slice.
    pub fn slice(&mut self) -> Thought {
        self.mind.slice(SLICE_NODES)
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
        self.mind.into_memory()
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
    let memory = Memory::new(position.variant(), Memory::ENTRIES);
    let mind = Mind::new(&view, &[], Limits::nodes(nodes), Options::default(), memory);
    Ok(mind.map_err(refused)?.finish().nodes)
}

/// A search of what the seat to act sees; where there are secrets, of all that it has seen.
fn mind(
    game: &Game,
    limits: Limits,
    options: Options,
    memory: Memory,
) -> Result<Mind, Unsearchable> {
    let viewer = Some(game.position().turn());
    match game.variant().alphabet.has_secrets() {
        true => Mind::of_story(&game.story_of(viewer), limits, options, memory),
        false => {
            let view = View::of(game.position(), viewer);
            Mind::new(&view, game.past(), limits, options, memory)
        }
    }
}

/// The model of this name, or the default.
///
/// # Errors
///
/// `unknown-model`.
pub(super) fn model(name: Option<&str>) -> Result<Model, EngineError> {
    let Some(name) = name else {
        return Ok(Model::default());
    };
    let names = Model::ALL.map(Model::name).join(", ");
    Model::named(name).ok_or_else(|| EngineError::new("unknown-model", name, names))
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
    EngineError::new(why.code(), "", "a game that the computer can play")
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
