//! `menagerie problems`: mates found by playing, proved by the solver, the interesting ones first.

mod problem;
mod self_play;

use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;

use super::arguments::Arguments;
use super::progress::Progress;
use super::{chosen_game, load_game};
use menagerie::variant::Variant;
use problem::Problem;
use self_play::SelfPlay;

/// Problems found for each one printed, so that there is a choice.
const FOUND_FOR_ONE: usize = 4;
/// Games played unless `--games` says how many.
const MOST_GAMES: u64 = 400;
/// What a problem loses for each one before it whose key man is of the same type.
const SAMENESS: i32 = 3;

#[derive(Serialize)]
struct Printed<'a> {
    position: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<&'a str, &'a str>,
    mate: u32,
    solution: &'a [String],
}

pub(super) fn problems(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let mates = arguments.number_option("--mates")?.unwrap_or(2);
    let count = arguments.number_option("--count")?.unwrap_or(6) as usize;
    let seed = arguments.number_option("--seed")?.unwrap_or(1);
    let games = arguments.number_option("--games")?.unwrap_or(MOST_GAMES);
    arguments.end()?;
    let mates = u32::try_from(mates).ok().filter(|n| (1..=3).contains(n));
    let mates = mates.ok_or("--mates: allowed 1, 2 or 3")?;
    let found = search(&variant, mates, count * FOUND_FOR_ONE, seed, games)?;
    let chosen = choose(found, count);
    let printed: Vec<Printed> = chosen.iter().map(|found| print(&variant, found)).collect();
    let text = serde_json::to_string_pretty(&printed).map_err(|error| error.to_string())?;
    println!("{text}");
    Ok(())
}

/// Plays until there are enough problems; of each game the most interesting one alone, as those of a game are alike.
fn search(
    variant: &Arc<Variant>,
    mates: u32,
    wanted: usize,
    seed: u64,
    games: u64,
) -> Result<Vec<Problem>, String> {
    let orthodox = load_game("chess")?;
    let mut found: Vec<Problem> = Vec::new();
    let mut progress = Progress::new("problems", wanted as u64);
    let part = |done: usize, all: f64| done as f64 / all.max(1.0);
    for game in 0..games {
        if found.len() >= wanted {
            break;
        }
        let positions = SelfPlay::new(variant, seed.wrapping_mul(1_000_003) + game).play(mates)?;
        let problems = positions.into_iter().filter_map(|position| {
            let problem = Problem::of(&position, mates, &orthodox)?;
            (!found.iter().any(|known| known.text == problem.text)).then_some(problem)
        });
        let best = problems.max_by_key(|problem| problem.interest);
        found.extend(best);
        // Whichever ends it first.
        let games_played = part(game as usize + 1, games as f64);
        progress.share(games_played.max(part(found.len(), wanted as f64)));
    }
    Ok(found)
}

/// The most interesting ones, with different key men where possible.
fn choose(mut found: Vec<Problem>, count: usize) -> Vec<Problem> {
    let mut chosen: Vec<Problem> = Vec::new();
    while chosen.len() < count {
        let alike = |problem: &Problem| {
            let known = chosen
                .iter()
                .filter(|known| known.key_man == problem.key_man);
            known.count() as i32
        };
        let best = (0..found.len()).max_by_key(|&at| {
            (
                found[at].interest - SAMENESS * alike(&found[at]),
                std::cmp::Reverse(at),
            )
        });
        let Some(best) = best else { break };
        chosen.push(found.swap_remove(best));
    }
    chosen
}

fn print<'a>(variant: &'a Variant, problem: &'a Problem) -> Printed<'a> {
    let options = match variant.options_hash {
        0 => BTreeMap::new(),
        _ => {
            let chosen = variant.options_chosen.iter();
            chosen.map(|(name, value)| (&**name, &**value)).collect()
        }
    };
    Printed {
        position: &problem.text,
        options,
        mate: problem.mate,
        solution: &problem.solution,
    }
}
