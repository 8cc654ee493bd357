//! The result of a search as JSON.

use std::time::Duration;

use menagerie::moves::Action;
use menagerie::search::{Score, SearchResult};
use menagerie::variant::Variant;
use serde::Serialize;

use crate::json::to_json;

#[derive(Serialize)]
struct Answer {
    #[serde(rename = "move")]
    action: Option<String>,
    score: String,
    depth: usize,
    nodes: u64,
    nps: u64,
    line: Vec<String>,
}

pub(super) fn text(
    result: &SearchResult,
    variant: &Variant,
    spent: Duration,
) -> Result<String, String> {
    let text = |action: &Action| action.text(variant);
    to_json(&Answer {
        action: result.best.as_ref().map(text),
        score: score_text(result.score),
        depth: result.depth,
        nodes: result.nodes,
        nps: (result.nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64,
        line: result.line.iter().map(text).collect(),
    })
}

/// `cp 35` for hundredths of a Pawn, `mate 3` for a mate in so many plies; for the player to move.
fn score_text(score: Score) -> String {
    match score {
        Score::Centipawns(score) => format!("cp {score}"),
        Score::MateInPlies(plies) => format!("mate {plies}"),
    }
}
