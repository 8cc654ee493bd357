//! `menagerie solve`: forced wins, whatever the unknown secrets are.

use clap::Args;
use menagerie::solve::{self, Solution};
use serde::Serialize;

use crate::game::{GameArgs, PositionArgs};
use crate::json::to_json;
use crate::progress;

/// No known problem takes as many moves, and the solver reserves memory for each.
const MAX_MOVES: i64 = 300;

#[derive(Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Win within this many moves
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(0..=MAX_MOVES))]
    moves: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Print one JSON object with `within` and `solutions`, each with `move` and `moves`
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Found {
    within: u32,
    solutions: Vec<First>,
}

#[derive(Serialize)]
struct First {
    #[serde(rename = "move")]
    action: String,
    moves: u32,
}

impl SolveArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let position = self.position.parse(&variant)?;
        let within = self.moves;
        let mut progress = progress::counter("", 0);
        let found = solve::solve(&position, within, |depth, tried, all| {
            if tried == 0 {
                // A separate job per depth, because each takes much longer than the one before.
                progress = progress::counter(format!("first moves within {depth}"), all as u64);
            }
            progress.set_position(tried as u64);
        });
        drop(progress);
        let first = |solution: Solution| First {
            action: solution.action.text(&variant),
            moves: solution.moves,
        };
        let solutions = found.into_iter().map(first).collect();
        print(&Found { within, solutions }, self.json)
    }
}

fn print(found: &Found, json: bool) -> Result<(), String> {
    if json {
        println!("{}", to_json(found)?);
    } else if found.solutions.is_empty() {
        println!("no win in {}", found.within);
    } else {
        for First { action, moves } in &found.solutions {
            println!("{action}: {moves}");
        }
    }
    Ok(())
}
