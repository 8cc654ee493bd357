//! `menagerie problems`: finds mates by self-play and proves them, most interesting first.

mod problem;
mod self_play;

use std::collections::BTreeMap;
use std::sync::Arc;

use clap::Args;
use menagerie::variant::Variant;
use serde::Serialize;

use crate::game::{GameArgs, load_game};
use crate::progress;
use problem::Problem;
use self_play::SelfPlay;

/// Problems to find for each one printed.
const FOUND_FOR_ONE: usize = 4;
/// The loss of interest for each chosen problem with a key move by the same piece type.
const SAMENESS: i32 = 3;

#[derive(Args)]
pub(crate) struct ProblemsArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Mate in this many moves, 1 to 3
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..=3))]
    mates: u32,
    /// Print this many problems
    #[arg(long, value_name = "N", default_value_t = 6)]
    count: usize,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play at most this many games
    #[arg(long, value_name = "N", default_value_t = 400)]
    games: u64,
}

#[derive(Serialize)]
struct Printed<'a> {
    position: &'a str,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<&'a str, &'a str>,
    mate: u32,
    solution: &'a [String],
}

impl ProblemsArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let chosen = choose(self.find(&variant)?, self.count);
        let printed: Vec<Printed> = chosen.iter().map(|found| print(&variant, found)).collect();
        let text = serde_json::to_string_pretty(&printed).map_err(|error| error.to_string())?;
        println!("{text}");
        Ok(())
    }

    /// Plays until there are enough problems. Keeps only the most interesting problem of each game.
    fn find(&self, variant: &Arc<Variant>) -> Result<Vec<Problem>, String> {
        let orthodox = load_game("chess")?;
        let wanted = self.count * FOUND_FOR_ONE;
        let mut found: Vec<Problem> = Vec::new();
        let progress = progress::gauge("problems");
        let share = |done: usize, all: f64| done as f64 / all.max(1.0);
        for game in 0..self.games {
            if found.len() >= wanted {
                break;
            }
            let seed = self.seed.wrapping_mul(1_000_003) + game;
            let positions = SelfPlay::new(variant, seed).play(self.mates)?;
            let problems = positions.into_iter().filter_map(|position| {
                let problem = Problem::of(&position, self.mates, &orthodox)?;
                (!found.iter().any(|known| known.text == problem.text)).then_some(problem)
            });
            let best = problems.max_by_key(|problem| problem.interest);
            found.extend(best);
            // Whichever limit is nearer ends the job first.
            let games_played = share(game as usize + 1, self.games as f64);
            let problems_found = share(found.len(), wanted as f64);
            progress::set_share(&progress, games_played.max(problems_found));
        }
        Ok(found)
    }
}

/// Chooses the most interesting problems, preferably with key moves by different pieces.
fn choose(mut found: Vec<Problem>, count: usize) -> Vec<Problem> {
    let mut chosen: Vec<Problem> = Vec::new();
    while chosen.len() < count {
        let alike = |problem: &Problem| {
            let known = chosen
                .iter()
                .filter(|known| known.key_piece == problem.key_piece);
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
