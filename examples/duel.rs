//! Lets two evaluations of a game play a match at equal nodes: `cargo run --release --example duel -- GAME A B GAMES NODES
//! [SEED]`, where A and B are files that `menagerie learn` has written, or `-` for what the variant itself tells. Each random
//! opening is played twice, with seats changed.

#[path = "support/asked.rs"]
mod asked;
#[path = "../tests/support/chance.rs"]
mod chance;

use std::process::ExitCode;
use std::sync::Arc;

use asked::{game, number};
use chance::Chance;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{Evaluator, Limits, Memory, Options, Score, Searcher};
use menagerie::variant::Variant;

/// Random plies before the computer takes over.
const OPENING_PLIES: u64 = 6;
const LONGEST_PLIES: usize = 500;
const TABLE_ENTRIES: usize = 1 << 15;
/// An opening must leave both seats within this.
const UNEVEN_CENTIPAWNS: i32 = 200;

fn main() -> ExitCode {
    asked::answered("duel", duel)
}

fn duel(arguments: &[String]) -> Result<(), String> {
    let [id, a, b, games, nodes, rest @ ..] = arguments else {
        return Err("usage: duel GAME A B GAMES NODES [SEED]".to_string());
    };
    let variant = game(id, &[])?;
    let players = [evaluator(&variant, a)?, evaluator(&variant, b)?];
    let (games, nodes) = (number(games)?, number(nodes)?);
    let seed = rest.first().map_or(Ok(1), |seed| number(seed))?;
    let mut tally = [0.0f64; 3];
    for game in 0..games {
        let opening = opening(&variant, &players[1], nodes, (seed << 32) | (game / 2));
        let first = (game % 2) as usize;
        let seats = [&players[first], &players[1 - first]];
        let at = match play(opening, seats, nodes)? {
            None => 1,
            Some(winner) if winner == first => 0,
            Some(_) => 2,
        };
        tally[at] += 1.0;
        if game % 20 == 19 || game + 1 == games {
            let n = game as f64 + 1.0;
            let share = (tally[0] + tally[1] / 2.0) / n;
            let error = (((tally[0] + tally[1] / 4.0) / n - share * share) / n).sqrt();
            let elo = -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
            println!(
                "{id} {a} against {b}, {n} games: +{} ={} -{}, {:.1} % ± {:.1} (1 sd), Elo {elo:+.0}",
                tally[0],
                tally[1],
                tally[2],
                share * 100.0,
                error * 100.0
            );
        }
    }
    Ok(())
}

fn evaluator(variant: &Arc<Variant>, name: &str) -> Result<Arc<Evaluator>, String> {
    let evaluator = match name {
        "-" => Some(Evaluator::untaught(variant)),
        "shipped" => Some(Evaluator::new(variant)),
        path => Evaluator::taught(
            variant,
            &std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?,
        ),
    };
    evaluator
        .map(Arc::new)
        .ok_or(format!("{name}: of another game"))
}

/// A position after a few random actions that leave the game open.
fn opening(variant: &Arc<Variant>, judge: &Arc<Evaluator>, nodes: u64, seed: u64) -> Position {
    let mut chance = Chance(seed);
    loop {
        let mut position = Position::start(variant.clone());
        for _ in 0..OPENING_PLIES + chance.below(2) as u64 {
            let legal = rules::legal_actions(&position);
            let Some(&action) = legal.get(chance.below(legal.len())) else {
                break;
            };
            position.make(action);
        }
        if rules::outcome(&position, 1).is_some() {
            continue;
        }
        let mut memory = Some(Memory::with(judge.clone(), 1 << 12));
        match think(&position, &[], nodes.min(1000), &mut memory) {
            Ok((_, Score::Centipawns(score))) if score.abs() < UNEVEN_CENTIPAWNS => {
                return position;
            }
            _ => {}
        }
    }
}

fn play(
    mut position: Position,
    seats: [&Arc<Evaluator>; 2],
    nodes: u64,
) -> Result<Option<usize>, String> {
    let mut hashes = Vec::new();
    let mut memories = seats.map(|seat| Some(Memory::with(seat.clone(), TABLE_ENTRIES)));
    for _ in 0..LONGEST_PLIES {
        let now = position.repetition_hash();
        let occurrences = 1 + hashes.iter().filter(|&&hash| hash == now).count();
        if let Some(outcome) = rules::outcome(&position, occurrences) {
            return Ok(outcome.winner().map(|winner| winner.index()));
        }
        let turn = position.turn().index();
        let (action, score) = think(&position, &hashes, nodes, &mut memories[turn])?;
        if let Score::MateInPlies(plies) = score {
            return Ok(Some(if plies > 0 { turn } else { 1 - turn }));
        }
        hashes.push(now);
        position.make(action);
    }
    Ok(None)
}

fn think(
    position: &Position,
    past: &[u64],
    nodes: u64,
    memory: &mut Option<Memory>,
) -> Result<(menagerie::moves::Action, Score), String> {
    let view = View::of(position, Some(position.turn()));
    let kept = memory.take().ok_or("a memory is in use")?;
    let searcher = Searcher::new(&view, past, Limits::nodes(nodes), Options::default(), kept);
    let mut searcher = searcher.map_err(|error| error.code().to_string())?;
    let thought = searcher.finish();
    *memory = Some(searcher.into_memory());
    Ok((thought.best.ok_or("no action found")?, thought.score))
}
