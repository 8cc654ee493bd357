//! The computer's thinking about the position on the table, slice by slice.

use super::error::EngineError;
use super::messages::{LineMessage, ThoughtMessage};
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::record::Game;
use crate::rules::View;
use crate::search::{
    AnySearcher, Level, Limits, Line, Memory, OpponentModel, Options, Score, SearchResult,
    Unsearchable,
};
use crate::variant::Variant;

/// The most lines that are looked for.
const MOST_LINES: usize = 5;

/// A search for the seat to act. It is given that seat's view, never the truth.
#[derive(Debug)]
pub struct Thinking {
    mind: AnySearcher,
    player: Player,
    position: u64,
    /// Runs until stopped and reports all lines.
    analyses: bool,
}

impl Thinking {
    /// Starts a search at a level. `memory` is a new one, or what [`Thinking::into_memory`] kept from the same game.
    ///
    /// # Errors
    ///
    /// `unknown-level`, `game-over`, or a code of [`Unsearchable`].
    pub fn start(
        game: &Game,
        level: u8,
        seed: u64,
        luck: u64,
        model: OpponentModel,
        memory: Memory,
    ) -> Result<Thinking, EngineError> {
        let level = find_level(level)?;
        let options = Options {
            model,
            choice_seed: luck,
            ..level.options(seed)
        };
        Thinking::about(game, level.limits(), options, memory)
    }

    /// Starts an analysis of the best lines, without a limit.
    ///
    /// # Errors
    ///
    /// `analysis-lines`, `game-over`, or a code of [`Unsearchable`].
    pub fn analyse(
        game: &Game,
        lines: usize,
        model: OpponentModel,
        memory: Memory,
    ) -> Result<Thinking, EngineError> {
        if !(1..=MOST_LINES).contains(&lines) {
            let allowed = format!("1 to {MOST_LINES}");
            return Err(EngineError::new(
                "analysis-lines",
                lines.to_string(),
                allowed,
            ));
        }
        let options = Options {
            model,
            ..Options::default()
        };
        let mut thinking = Thinking::about(game, Limits::nodes(u64::MAX), options, memory)?;
        thinking.mind.set_multi_pv(lines);
        thinking.analyses = true;
        Ok(thinking)
    }

    fn about(
        game: &Game,
        limits: Limits,
        options: Options,
        memory: Memory,
    ) -> Result<Thinking, EngineError> {
        if game.outcome().is_some() {
            return Err(EngineError::new("game-over", "", "a game that goes on"));
        }
        let position = game.position();
        let knowledge = game.knowledge_of(position.turn());
        let mind =
            AnySearcher::of_knowledge(&knowledge, limits, options, memory).map_err(refused)?;
        Ok(Thinking {
            mind,
            player: position.turn(),
            position: position.hash(),
            analyses: false,
        })
    }

    /// Whether it is an analysis, not a search for a move to play.
    pub fn analyses(&self) -> bool {
        self.analyses
    }

    /// Searches about so many positions more.
    pub fn slice(&mut self, nodes: u64) -> SearchResult {
        self.mind.slice(nodes)
    }

    /// The seat that it is for.
    pub fn player(&self) -> Player {
        self.player
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
    let mind = AnySearcher::new(&view, &[], Limits::nodes(nodes), Options::default(), memory);
    Ok(mind.map_err(refused)?.finish().nodes)
}

/// The model of this name, or the default.
///
/// # Errors
///
/// `unknown-model`.
pub(super) fn model(name: Option<&str>) -> Result<OpponentModel, EngineError> {
    let Some(name) = name else {
        return Ok(OpponentModel::default());
    };
    let names = OpponentModel::ALL.map(OpponentModel::name).join(", ");
    OpponentModel::named(name).ok_or_else(|| EngineError::new("unknown-model", name, names))
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

/// What a looker is told that may know everything about a thought. Of an analysis that are the lines of the last depth that
/// has ended; of a search that knows but one, that one.
pub(super) fn message(thought: &SearchResult, variant: &Variant, analyses: bool) -> ThoughtMessage {
    let only = Line {
        actions: thought.line.clone(),
        score: thought.score,
        depth: thought.depth,
    };
    let best = match analyses {
        true => thought.lines.first().unwrap_or(&only),
        false => &only,
    };
    let lines = match (analyses, thought.lines.as_slice()) {
        (false, _) => &[],
        (true, []) => std::slice::from_ref(&only),
        (true, lines) => lines,
    };
    let lines = lines.iter().map(|line| line_message(line, variant));
    let head = line_message(best, variant);
    ThoughtMessage {
        best: head.text,
        depth: head.depth,
        score_centipawns: head.score_centipawns,
        mate_in_plies: head.mate_in_plies,
        nodes: thought.nodes as f64,
        line: head.line,
        lines: lines.collect(),
        done: thought.done,
    }
}

fn line_message(line: &Line, variant: &Variant) -> LineMessage {
    let (score_centipawns, mate_in_plies) = told(line.score);
    let line_texts = texts(&line.actions, variant);
    LineMessage {
        text: line_texts.first().cloned().unwrap_or_default(),
        score_centipawns,
        mate_in_plies,
        depth: line.depth as u32,
        line: line_texts,
    }
}

fn texts(actions: &[Action], variant: &Variant) -> Vec<String> {
    actions.iter().map(|action| action.text(variant)).collect()
}

/// Centipawns, and the plies to a mate if there is one.
fn told(score: Score) -> (i32, Option<i32>) {
    match score {
        Score::Centipawns(score) => (score, None),
        Score::MateInPlies(plies) => (0, Some(plies)),
    }
}

/// What anybody else is told: only whether it goes on, as the rest would tell something of what it thinks about.
pub(super) fn blank_message(thought: &SearchResult) -> ThoughtMessage {
    ThoughtMessage {
        best: String::new(),
        depth: 0,
        score_centipawns: 0,
        mate_in_plies: None,
        nodes: 0.0,
        line: Vec::new(),
        lines: Vec::new(),
        done: thought.done,
    }
}
