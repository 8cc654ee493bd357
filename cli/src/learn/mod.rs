//! `menagerie learn`: tunes the evaluation, or trains a network that corrects it, by self-play.

mod games;
mod network;
mod sample;
mod samples;
mod tuning;

use std::io::Write;
use std::sync::Arc;

use clap::Args;
use menagerie::search::{Evaluator, Inputs, TunableEvaluation};
use menagerie::variant::Variant;

use crate::file::read_text;
use crate::game::GameArgs;
use sample::Sample;
use samples::Plan;
use tuning::{Case, Tuning};

/// Every tenth game is held out to validate the tuning.
const HELD_OUT: usize = 10;
/// Positions with larger scores are not used for tuning because they do not show which weights matter.
const MAX_CENTIPAWNS: i32 = 1_200;

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
    /// Train a network that corrects the evaluation with shipped weights
    #[arg(long)]
    network: bool,
    #[command(flatten)]
    settings: network::Settings,
    /// Write the weights or the network to this file, not to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<String>,
}

impl LearnArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let variant = self.game.load()?;
        let bytes = match self.network {
            true => self.network(&variant)?,
            false => self.weights(&variant)?.into_bytes(),
        };
        match &self.out {
            None => std::io::stdout()
                .write_all(&bytes)
                .map_err(|error| error.to_string()),
            Some(path) => std::fs::write(path, bytes).map_err(|error| format!("{path}: {error}")),
        }
    }

    fn network(&self, variant: &Arc<Variant>) -> Result<Vec<u8>, String> {
        let inputs = Inputs::of(variant).map_err(|error| format!("GAME: {error}"))?;
        let games = self.games(variant)?;
        network::train(variant, inputs, &games, self.settings, self.seed)
    }

    fn weights(&self, variant: &Arc<Variant>) -> Result<String, String> {
        let tunable = TunableEvaluation::of(variant)
            .ok_or("GAME: cannot be tuned: it has more than two players, or drops")?;
        let games = self.games(variant)?;
        let evaluator = Evaluator::untuned(variant);
        let tuned = tuning(variant, &tunable, &evaluator, &games)?.run();
        let text = tunable.text(variant, &tuned.weights);
        let [before, after] = tuned.errors;
        eprintln!(
            "scale {}, error in games held out {before:.5}, then {after:.5}, {} bytes",
            tuned.scale,
            text.len()
        );
        Ok(text)
    }

    /// The games of this plan and of the other files.
    fn games(&self, variant: &Arc<Variant>) -> Result<Vec<Vec<Sample>>, String> {
        let plan = self.plan()?;
        let mut others = Vec::new();
        for path in &self.also {
            others.extend(samples::of_file(path)?);
        }
        let player = match &plan.weights {
            None => Evaluator::untuned(variant),
            Some(text) => Evaluator::tuned(variant, text)
                .ok_or("--taught: not what `menagerie learn` writes for this game")?,
        };
        let mut games = plan.play(variant, &Arc::new(player))?;
        games.extend(others);
        let positions: usize = games.iter().map(Vec::len).sum();
        eprintln!("{} games, {positions} positions", games.len());
        Ok(games)
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
}

fn tuning<'t>(
    variant: &Arc<Variant>,
    tunable: &'t TunableEvaluation,
    evaluator: &Evaluator,
    games: &[Vec<Sample>],
) -> Result<Tuning<'t>, String> {
    let (mut cases, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        let is_useful = |sample: &&Sample| sample.score.abs() <= MAX_CENTIPAWNS;
        for sample in game.iter().filter(is_useful) {
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
