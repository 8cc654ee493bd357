//! The `info` lines of a search.

use std::time::Duration;

use menagerie::search::{Score, SearchResult};
use menagerie::variant::Variant;

use crate::notation;

pub(super) fn info(variant: &Variant, thought: &SearchResult, spent: Duration) -> String {
    let seconds = spent.as_secs_f64().max(1e-6);
    let line: Vec<String> = { thought.line.iter() }
        .map(|&action| notation::text(variant, action))
        .collect();
    format!(
        "info depth {} score {} nodes {} nps {} time {} pv {}",
        thought.depth,
        score(thought.score),
        thought.nodes,
        (thought.nodes as f64 / seconds) as u64,
        spent.as_millis(),
        line.join(" ")
    )
}

/// `cp 35`, or `mate 2` in moves of the player to act, negative if it is mated.
fn score(score: Score) -> String {
    match score {
        Score::Centipawns(score) => format!("cp {score}"),
        Score::MateInPlies(plies) if plies > 0 => format!("mate {}", (plies + 1) / 2),
        Score::MateInPlies(plies) => format!("mate {}", plies / 2),
    }
}
