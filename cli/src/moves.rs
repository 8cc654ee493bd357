//! `menagerie moves`: the legal actions of positions, one JSON object a line.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use serde::Serialize;

use super::arguments::Arguments;
use super::{chosen_game, position};
use menagerie::moves::Action;
use menagerie::position::{Position, Stake};
use menagerie::rules;
use menagerie::variant::Variant;

#[derive(Serialize)]
struct Listed<'a> {
    position: &'a str,
    moves: Vec<String>,
    /// For each action whose outcome unknown secrets decide, whose they are and which.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    needs: BTreeMap<String, Vec<String>>,
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
    let actions = match winner {
        Some(_) => Vec::new(),
        None => rules::legal_actions(position),
    };
    let texts = actions.iter().map(|action| action.text(variant));
    let mut moves: Vec<String> = texts.collect();
    moves.sort();
    Listed {
        position: text,
        moves,
        needs: needs(position, &actions),
        check: position.in_check(position.turn()),
        outcome: Ending {
            over: outcome.is_some(),
            winner: winner.map(|player| variant.seats[player.index()].letter),
            reason: outcome.map(|outcome| outcome.reason.code()),
        },
    }
}

/// The unknown secrets that decide what comes of some actions.
fn needs(position: &Position, actions: &[Action]) -> BTreeMap<String, Vec<String>> {
    let variant = position.variant();
    let secret = |stake: &Stake| {
        let seat = variant.seats[stake.owner.index()].letter;
        format!("{seat} {}", stake.field.text())
    };
    let mut needs = BTreeMap::new();
    for &action in actions {
        let mut secrets: Vec<String> = position.stakes(action).iter().map(secret).collect();
        secrets.dedup();
        if !secrets.is_empty() {
            needs.insert(action.text(variant), secrets);
        }
    }
    needs
}

fn json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}
