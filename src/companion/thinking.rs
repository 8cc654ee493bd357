//! `menagerie search`: what the computer would play, as one JSON line.

use std::time::{Duration, Instant};

use serde::Serialize;

use super::arguments::Arguments;
use super::{chosen_game, position};
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{Limits, Memory, Mind, Options, Score, Thought};

#[derive(Serialize)]
struct Found {
    #[serde(rename = "move")]
    action: Option<String>,
    score: String,
    depth: usize,
    nodes: u64,
    nps: u64,
    line: Vec<String>,
}

/// Positions looked at between two looks at the clock.
const SLICE_NODES: u64 = 4_096;

pub(super) fn search(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let text = arguments.option("--position")?;
    let depth = arguments.number_option("--depth")?;
    let nodes = arguments.number_option("--nodes")?;
    let time_ms = arguments.number_option("--time")?;
    arguments.end()?;
    let limits = match (depth, nodes, time_ms) {
        (Some(depth), None, None) => Limits::depth(depth.try_into().unwrap_or(u16::MAX)),
        (None, Some(nodes), None) => Limits::nodes(nodes),
        (None, None, Some(_)) => Limits::nodes(u64::MAX),
        _ => return Err("exactly one of --depth, --nodes and --time is needed".to_string()),
    };
    let position = position(&variant, text)?;
    let begin = Instant::now();
    let deadline = time_ms.map(|ms| begin + Duration::from_millis(ms));
    let thought = think(&position, limits, deadline)?;
    let seconds = begin.elapsed().as_secs_f64().max(1e-6);
    let found = Found {
        action: thought.best.map(|action| action.text(&variant)),
        score: score_text(thought.score),
        depth: thought.depth,
        nodes: thought.nodes,
        nps: (thought.nodes as f64 / seconds) as u64,
        line: thought
            .line
            .iter()
            .map(|action| action.text(&variant))
            .collect(),
    };
    println!(
        "{}",
        serde_json::to_string(&found).map_err(|error| error.to_string())?
    );
    Ok(())
}

/// Searches until a limit or the deadline is reached. Where the game is over there is nothing to find.
pub(super) fn think(
    position: &Position,
    limits: Limits,
    deadline: Option<Instant>,
) -> Result<Thought, String> {
    let over = rules::outcome(position, 1).is_some_and(|outcome| outcome.winner().is_some());
    if over {
        return Err("the game is over in this position".to_string());
    }
    let view = View::of(position, Some(position.turn()));
    let refused = |why: menagerie::search::Unsearchable| why.code().to_string();
    let memory = Memory::new(position.variant(), Memory::ENTRIES);
    let mind = Mind::new(&view, &[], limits, Options::default(), memory);
    let mut mind = mind.map_err(refused)?;
    loop {
        let thought = mind.slice(SLICE_NODES);
        if thought.done || deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Ok(thought);
        }
    }
}

/// `cp 35` for hundredths of a Pawn, `mate 3` for a mate in so many plies; for the seat to act.
fn score_text(score: Score) -> String {
    match score {
        Score::Centipawns(score) => format!("cp {score}"),
        Score::MateInPlies(plies) => format!("mate {plies}"),
    }
}
