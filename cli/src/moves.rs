//! `menagerie moves`: the legal actions of positions, one JSON object per line.

use std::collections::BTreeMap;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use clap::Args;
use menagerie::moves::Action;
use menagerie::position::{Position, RevealableSecret};
use menagerie::record::Game;
use menagerie::rules::{self, Outcome};
use menagerie::variant::Variant;
use serde::Serialize;

use crate::file::read_text;
use crate::game::{GameArgs, PositionArgs};
use crate::json::to_json;
use crate::notation;

#[derive(Args)]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    game: GameArgs,
    #[command(flatten)]
    position: PositionArgs,
    /// Answer every line of a file of position texts
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    batch: Option<String>,
    /// Play the games of a file, one a line, and answer before and after every move; moves are in UCI notation, and
    /// draws that may be claimed end the game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["position", "batch"])]
    games: Option<String>,
}

#[derive(Serialize)]
struct Listed<'a> {
    position: &'a str,
    moves: Vec<String>,
    /// For each action whose outcome depends on unknown secrets: these secrets and their owners.
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

impl MovesArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        if let Some(path) = &self.batch {
            return list_batch(&variant, path);
        }
        if let Some(path) = &self.games {
            return list_games(&variant, path);
        }
        let position = self.position.parse(&variant)?;
        let written = position.text();
        let text = self.position.text().unwrap_or(&written);
        println!("{}", to_json(&listed_alone(text, &position))?);
        Ok(())
    }
}

fn list_batch(variant: &Arc<Variant>, path: &str) -> Result<(), String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    // A line that isn't UTF-8 is one faulty position and doesn't end the batch.
    let texts = String::from_utf8_lossy(&bytes);
    let mut out = BufWriter::new(std::io::stdout().lock());
    for text in texts.lines() {
        let line = match Position::parse(variant.clone(), text) {
            Ok(position) => to_json(&listed_alone(text, &position))?,
            Err(error) => to_json(&Bad {
                position: text,
                error: error.to_string(),
            })?,
        };
        writeln!(out, "{line}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())
}

fn list_games(variant: &Arc<Variant>, path: &str) -> Result<(), String> {
    let games = read_text(path)?;
    let mut out = BufWriter::new(std::io::stdout().lock());
    for moves in games.lines() {
        list_game(variant, moves, &mut out)?;
    }
    out.flush().map_err(|error| error.to_string())
}

/// A game ends early at a move that isn't legal, with a line that says so.
fn list_game(variant: &Arc<Variant>, moves: &str, out: &mut impl Write) -> Result<(), String> {
    let mut game = Game::new(variant.clone());
    let mut words = moves.split_whitespace();
    loop {
        let position = game.position();
        let text = position.text();
        let outcome = rules::outcome_with_claims(position, game.repeated());
        let line = to_json(&listed(&text, position, outcome, notation::all_texts))?;
        writeln!(out, "{line}").map_err(|error| error.to_string())?;
        let Some(word) = words.next() else {
            return Ok(());
        };
        let Some(turn) = notation::read_move(position, word) else {
            let line = to_json(&Bad {
                position: &text,
                error: format!("found `{word}`, allowed a legal move"),
            })?;
            return writeln!(out, "{line}").map_err(|error| error.to_string());
        };
        turn.into_iter().for_each(|action| game.play(action));
    }
}

fn listed_alone<'a>(text: &'a str, position: &Position) -> Listed<'a> {
    let outcome = rules::outcome(position, 1);
    listed(text, position, outcome, |position, actions| {
        let texts = actions.iter().map(|action| action.text(position.variant()));
        texts.collect()
    })
}

/// Lists the actions even if the game is drawn; a won game has none.
fn listed<'a>(
    text: &'a str,
    position: &Position,
    outcome: Option<Outcome>,
    write: impl Fn(&Position, &[Action]) -> Vec<String>,
) -> Listed<'a> {
    let variant = position.variant();
    let winner = outcome.and_then(|outcome| outcome.winner());
    let actions = match winner {
        Some(_) => Vec::new(),
        None => rules::legal_actions(position),
    };
    let mut moves = write(position, &actions);
    moves.sort();
    Listed {
        position: text,
        moves,
        needs: needs(position, &actions),
        check: position.in_check(position.turn()),
        outcome: Ending {
            over: outcome.is_some(),
            winner: winner.map(|player| variant.players[player.index()].letter),
            reason: outcome.map(|outcome| outcome.reason.code()),
        },
    }
}

/// The unknown secrets that decide the outcome of some actions.
fn needs(position: &Position, actions: &[Action]) -> BTreeMap<String, Vec<String>> {
    let variant = position.variant();
    let secret = |stake: &RevealableSecret| {
        let player = variant.players[stake.owner.index()].letter;
        format!("{player} {}", stake.field.text())
    };
    let mut needs = BTreeMap::new();
    for &action in actions {
        let mut secrets: Vec<String> = position
            .revealable_secrets(action)
            .iter()
            .map(secret)
            .collect();
        secrets.dedup();
        if !secrets.is_empty() {
            needs.insert(action.text(variant), secrets);
        }
    }
    needs
}
