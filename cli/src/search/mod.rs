//! `menagerie search`: what the computer would play, as one JSON line.

mod listening;

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::arguments::Arguments;
use crate::searcher::{Budget, Thinker};
use crate::{chosen_game, position};
use listening::listen;
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{Mind, Options, Score, Thought};
use menagerie::variant::Variant;

/// What is told of a search.
#[derive(Serialize)]
pub(crate) struct Found {
    #[serde(rename = "move")]
    action: Option<String>,
    score: String,
    depth: usize,
    nodes: u64,
    nps: u64,
    line: Vec<String>,
}

impl Found {
    pub(crate) fn of(thought: &Thought, variant: &Variant, spent: Duration) -> Found {
        let text = |action: &Action| action.text(variant);
        Found {
            action: thought.best.as_ref().map(text),
            score: score_text(thought.score),
            depth: thought.depth,
            nodes: thought.nodes,
            nps: (thought.nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64,
            line: thought.line.iter().map(text).collect(),
        }
    }

    /// As one line of JSON.
    pub(crate) fn text(&self) -> Result<String, String> {
        serde_json::to_string(self).map_err(|error| error.to_string())
    }
}

pub(crate) fn search(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    if arguments.flag("--listen") {
        arguments.end()?;
        return listen(&variant);
    }
    let text = arguments.option("--position")?;
    let depth = arguments.number_option("--depth")?;
    let nodes = arguments.number_option("--nodes")?;
    let time_ms = arguments.number_option("--time")?;
    arguments.end()?;
    let budget = match (depth, nodes, time_ms) {
        (Some(plies), None, None) => Budget::depth(plies),
        (None, Some(nodes), None) => Budget::nodes(nodes),
        (None, None, Some(ms)) => Budget::time(Duration::from_millis(ms)),
        _ => return Err("exactly one of --depth, --nodes and --time is needed".to_string()),
    };
    let position = position(&variant, text)?;
    let begin = Instant::now();
    let thought = think(&position, budget)?;
    let found = Found::of(&thought, &variant, begin.elapsed());
    println!("{}", found.text()?);
    Ok(())
}

/// Searches until the budget is spent. Where the game is over there is nothing to find.
pub(crate) fn think(position: &Position, budget: Budget) -> Result<Thought, String> {
    let over = rules::outcome(position, 1).is_some_and(|outcome| outcome.winner().is_some());
    if over {
        return Err("the game is over in this position".to_string());
    }
    let view = View::of(position, Some(position.turn()));
    let mind = |memory| Mind::new(&view, &[], budget.limits, Options::default(), memory);
    Thinker::new(Thinker::USUAL_MB).ponder(position.variant(), budget, mind, |_| false)
}

/// `cp 35` for hundredths of a Pawn, `mate 3` for a mate in so many plies; for the seat to act.
fn score_text(score: Score) -> String {
    match score {
        Score::Centipawns(score) => format!("cp {score}"),
        Score::MateInPlies(plies) => format!("mate {plies}"),
    }
}
