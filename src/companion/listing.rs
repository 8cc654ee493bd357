//! `menagerie moves`: the legal actions of positions, one JSON object a line.

use std::io::{BufWriter, Write};
use std::sync::Arc;

use serde::Serialize;

use super::arguments::Arguments;
use super::{chosen_game, position};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

#[derive(Serialize)]
struct Listed<'a> {
    position: &'a str,
    moves: Vec<String>,
    check: bool,
    outcome: Ending,
}

#[derive(Serialize)]
struct Ending {
    over: bool,
    winner: Option<char>,
    reason: Option<&'static str>,
}

#[derive(Serialize)]
struct Bad<'a> {
    position: &'a str,
    error: String,
}

pub(super) fn moves(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let text = arguments.option("--position")?;
    let batch = arguments.option("--batch")?;
    arguments.end()?;
    match (text, batch) {
        (Some(_), Some(_)) => Err("--position and --batch exclude each other".to_string()),
        (text, None) => {
            let position = position(&variant, text)?;
            let written = position.text();
            println!("{}", json(&listed(text.unwrap_or(&written), &position))?);
            Ok(())
        }
        (None, Some(path)) => list_batch(&variant, path),
    }
}

fn list_batch(variant: &Arc<Variant>, path: &str) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    // A line that is no UTF-8 is one bad text, not the end of the batch.
    let texts = String::from_utf8_lossy(&bytes);
    let mut out = BufWriter::new(std::io::stdout().lock());
    for text in texts.lines() {
        let line = match Position::parse(variant.clone(), text) {
            Ok(position) => json(&listed(text, &position))?,
            Err(error) => json(&Bad {
                position: text,
                error: error.to_string(),
            })?,
        };
        writeln!(out, "{line}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())
}

/// Actions are listed also where a draw has ended the game; a won game has none.
fn listed<'a>(text: &'a str, position: &Position) -> Listed<'a> {
    let variant = position.variant();
    let outcome = rules::outcome(position, 1);
    let winner = outcome.and_then(|outcome| outcome.winner());
    let mut moves: Vec<String> = match winner {
        Some(_) => Vec::new(),
        None => rules::legal_actions(position)
            .iter()
            .map(|action| action.text(variant))
            .collect(),
    };
    moves.sort();
    Listed {
        position: text,
        moves,
        check: position.in_check(position.turn()),
        outcome: Ending {
            over: outcome.is_some(),
            winner: winner.map(|player| variant.seats[player.index()].letter),
            reason: outcome.map(|outcome| outcome.reason.code()),
        },
    }
}

fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}
