//! `menagerie solve`: forced wins whatever is unknown.

use serde::Serialize;

use super::arguments::Arguments;
use super::progress::Progress;
use super::{chosen_game, position};
use menagerie::solve::{self, Solution};

/// The most moves that may be asked for: no known problem takes as many, and the solver makes room for each.
const MOST_MOVES: u32 = 300;

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

pub(super) fn solve(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let text = arguments.option("--position")?;
    let within = arguments.number_option("--moves")?;
    let json = arguments.flag("--json");
    arguments.end()?;
    let within = most_moves(within.ok_or("--moves is missing")?)?;
    let position = position(&variant, text)?;
    let mut progress = Progress::new("", 0);
    let found = solve::solve(&position, within, |depth, tried, all| {
        if tried == 0 {
            // Each depth takes many times as long as the one before, so that each is a job of its own.
            progress = Progress::new(format!("first moves within {depth}"), all as u64);
        }
        progress.at(tried as u64);
    });
    drop(progress);
    let first = |solution: Solution| First {
        action: solution.action.text(&variant),
        moves: solution.moves,
    };
    let solutions: Vec<First> = found.into_iter().map(first).collect();
    print(Found { within, solutions }, json)
}

fn most_moves(found: u64) -> Result<u32, String> {
    let moves = u32::try_from(found).ok();
    let moves = moves.filter(|&moves| moves <= MOST_MOVES);
    moves.ok_or_else(|| format!("--moves: found {found}, allowed 0 to {MOST_MOVES}"))
}

fn print(found: Found, json: bool) -> Result<(), String> {
    if json {
        let text = serde_json::to_string(&found).map_err(|error| error.to_string())?;
        println!("{text}");
    } else if found.solutions.is_empty() {
        println!("no win in {}", found.within);
    } else {
        for First { action, moves } in &found.solutions {
            println!("{action}: {moves}");
        }
    }
    Ok(())
}
