//! `menagerie learn`: tunes the evaluation by self-play.

mod games;
mod sample;
mod samples;
mod tuning;

use std::sync::Arc;

use clap::Args;
use menagerie::search::{Evaluator, TunableEvaluation};
use menagerie::variant::Variant;

use crate::file::read_text;
use crate::game::GameArgs;
use sample::Sample;
use samples::Plan;
use tuning::{Case, Tuning};

/// Every tenth game is held out to validate the tuning.
const HELD_OUT: usize = 10;

#[derive(Args)]
pub(crate) struct LearnArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Play this many games
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    games: u64,
    /// Search this many nodes per move
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    nodes: u64,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Play this many games at once
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: u64,
    /// Play with the weights of an earlier run
    #[arg(long, value_name = "FILE")]
    taught: Option<String>,
    /// Keep the positions of finished games in this file, or continue with those in it
    #[arg(long, value_name = "FILE")]
    samples: Option<String>,
    /// Add the positions of another run, also of a game with the same pieces; may be repeated
    #[arg(long, value_name = "FILE")]
    also: Vec<String>,
    /// Write the weights to this file, not to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

impl LearnArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let plan = self.plan()?;
        let mut others = Vec::new();
        for path in &self.also {
            others.extend(samples::of_file(path)?);
        }
        let tunable = TunableEvaluation::of(&variant)
            .ok_or("GAME: cannot be tuned: it has more than two players, or drops")?;
        let evaluator = Arc::new(Evaluator::untuned(&variant));
        let player = match &plan.weights {
            None => evaluator.clone(),
            Some(text) => Evaluator::tuned(&variant, text)
                .map(Arc::new)
                .ok_or("--taught: not what `menagerie learn` writes for this game")?,
        };
        let mut games = plan.play(&variant, &player)?;
        games.extend(others);
        let positions: usize = games.iter().map(Vec::len).sum();
        eprintln!("{} games, {positions} positions", games.len());
        let tuned = tuning(&variant, &tunable, &evaluator, &games)?.run();
        let text = tunable.text(&variant, &tuned.weights);
        let [before, after] = tuned.errors;
        eprintln!(
            "scale {}, error in games held out {before:.5}, then {after:.5}, {} bytes",
            tuned.scale,
            text.len()
        );
        self.write(&text)
    }

    fn plan(&self) -> Result<Plan, String> {
        let weights = self.taught.as_deref().map(read_text);
        Ok(Plan {
            games: self.games,
            nodes: self.nodes,
            seed: self.seed,
            threads: self.threads.max(1),
            file: self.samples.clone(),
            weights: weights.transpose()?,
        })
    }

    fn write(&self, text: &str) -> Result<(), String> {
        match &self.out {
            None => print!("{text}"),
            Some(path) => std::fs::write(path, text).map_err(|error| format!("{path}: {error}"))?,
        }
        Ok(())
    }
}

fn tuning<'t>(
    variant: &Arc<Variant>,
    tunable: &'t TunableEvaluation,
    evaluator: &Evaluator,
    games: &[Vec<Sample>],
) -> Result<Tuning<'t>, String> {
    let (mut cases, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        for sample in game {
            let position = sample.position(variant)?;
            let features = tunable.features(&position);
            let case = Case::new(
                sample,
                features,
                tunable.prior(),
                evaluator.evaluate(&position),
            );
            match number % HELD_OUT {
                0 => held_out.push(case),
                _ => cases.push(case),
            }
        }
    }
    Ok(Tuning {
        tunable,
        cases,
        held_out,
    })
}
