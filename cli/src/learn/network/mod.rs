//! `menagerie learn --network`: trains a network from self-play.

mod cases;
mod parameters;
mod training;

use std::sync::Arc;

use menagerie::search::{Evaluator, Inputs, Network};
use menagerie::variant::Variant;

use super::sample::Sample;
use cases::{Case, CaseMaker};
pub(super) use training::Settings;
use training::Training;

/// Every so many games one is held out to validate the training.
const HELD_OUT: usize = 20;

/// The file of a network trained with these games.
pub(super) fn train(
    variant: &Arc<Variant>,
    inputs: Inputs,
    games: &[Vec<Sample>],
    settings: Settings,
    seed: u64,
) -> Result<Vec<u8>, String> {
    let maker = CaseMaker {
        variant: variant.clone(),
        inputs,
        evaluator: Evaluator::new(variant),
        scale: cases::best_scale(games),
    };
    let is_held_out = |number: usize| number.is_multiple_of(HELD_OUT);
    let chosen = |held_out: bool| {
        let games = games.iter().enumerate();
        let chosen = games.filter(move |&(number, _)| is_held_out(number) == held_out);
        chosen.flat_map(|(_, game)| game)
    };
    let cases = |held_out| -> Result<Vec<Case>, String> {
        chosen(held_out).map(|sample| maker.case(sample)).collect()
    };
    let training = Training {
        inputs: &maker.inputs,
        cases: cases(false)?,
        held_out: cases(true)?,
        settings,
        seed,
    };
    if training.cases.is_empty() {
        return Err(format!(
            "no positions to train with, because one of {HELD_OUT} games is held out: allowed more --games"
        ));
    }
    let parameters = training.run();
    let weights = parameters.rounded(maker.scale);
    let network = Network::new(variant, &weights).map_err(|error| error.to_string())?;
    let corrected = Evaluator::with_network(variant, network);
    let mut outputs = Vec::new();
    for (sample, case) in chosen(true).zip(&training.held_out) {
        let centipawns = corrected.evaluate(&sample.position(variant)?);
        outputs.push((f64::from(centipawns) / maker.scale, case));
    }
    let uncorrected = training.held_out.iter();
    let uncorrected = uncorrected.map(|case| (case.uncorrected.into(), case));
    report("without network", maker.scale, uncorrected.collect());
    report("with network", maker.scale, outputs);
    Ok(weights.to_bytes(variant))
}

/// Reports outputs for the games held out. Pruning margins are in centipawns, so a network should not change the size of
/// evaluations much.
fn report(what: &str, scale: f64, outputs: Vec<(f64, &Case)>) {
    let sizes = outputs.iter().map(|(output, _)| output.abs() * scale);
    let size = sizes.sum::<f64>() / outputs.len().max(1) as f64;
    let error = cases::mean_error(outputs.into_iter());
    eprintln!("{what}: error in games held out {error:.6}, mean size {size:.0} centipawns");
}
