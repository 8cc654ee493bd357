//! `menagerie learn`: values of men and cells learnt from games of the computer against itself.

mod games;
mod sample;
mod samples;
mod tuning;

use std::sync::Arc;

use super::arguments::Arguments;
use super::{chosen_game, text_of_file};
use menagerie::search::{Evaluator, Lesson};
use menagerie::variant::Variant;
use sample::Sample;
use samples::Plan;
use tuning::{Case, Tuning};

/// What is played unless something else is asked for.
const GAMES: u64 = 2_000;
const NODES: u64 = 1_000;
/// Every so manieth game is held out, to see whether anything has been learnt.
const HELD_OUT: usize = 10;

pub(super) fn learn(mut arguments: Arguments) -> Result<(), String> {
    let variant = chosen_game(&mut arguments)?;
    let plan = Plan {
        games: arguments.number_option("--games")?.unwrap_or(GAMES),
        nodes: arguments.number_option("--nodes")?.unwrap_or(NODES),
        seed: arguments.number_option("--seed")?.unwrap_or(1),
        threads: arguments.number_option("--threads")?.unwrap_or(1).max(1),
        file: arguments.option("--samples")?.map(str::to_string),
        taught: arguments
            .option("--taught")?
            .map(text_of_file)
            .transpose()?,
    };
    let mut others = Vec::new();
    while let Some(path) = arguments.option("--also")? {
        others.extend(samples::of_file(path)?);
    }
    let out = arguments.option("--out")?;
    arguments.end()?;
    let lesson = Lesson::of(&variant)
        .ok_or("GAME: nothing can be learnt of it: it has more than two seats, or men to drop")?;
    let evaluator = Arc::new(Evaluator::untaught(&variant));
    let player = match &plan.taught {
        None => evaluator.clone(),
        Some(text) => Evaluator::taught(&variant, text)
            .map(Arc::new)
            .ok_or("--taught: not what `menagerie learn` writes for this game")?,
    };
    let mut games = plan.play(&variant, &player)?;
    games.extend(others);
    let positions: usize = games.iter().map(Vec::len).sum();
    eprintln!("{} games, {positions} positions", games.len());
    let tuned = tuning(&variant, &lesson, &evaluator, &games)?.run();
    let text = lesson.text(&variant, &tuned.numbers);
    let [before, after] = tuned.errors;
    eprintln!(
        "scale {}, error in games held out {before:.5}, then {after:.5}, {} bytes",
        tuned.scale,
        text.len()
    );
    match out {
        None => print!("{text}"),
        Some(path) => std::fs::write(path, text).map_err(|error| format!("{path}: {error}"))?,
    }
    Ok(())
}

/// Every position with what counts in it.
fn tuning<'t>(
    variant: &Arc<Variant>,
    lesson: &'t Lesson,
    evaluator: &Evaluator,
    games: &[Vec<Sample>],
) -> Result<Tuning<'t>, String> {
    let (mut cases, mut held_out) = (Vec::new(), Vec::new());
    for (number, game) in games.iter().enumerate() {
        for sample in game {
            let position = sample.position(variant)?;
            let features = lesson.features(&position);
            let case = Case::new(
                sample,
                features,
                lesson.prior(),
                evaluator.evaluate(&position),
            );
            match number % HELD_OUT {
                0 => held_out.push(case),
                _ => cases.push(case),
            }
        }
    }
    Ok(Tuning {
        lesson,
        cases,
        held_out,
    })
}
