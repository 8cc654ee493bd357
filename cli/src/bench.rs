//! `menagerie bench`: perft and a search of every variant, to compare versions of the program.

use std::time::{Duration, Instant};

use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::shipped;

use crate::budget::Budget;
use crate::game::load_game;
use crate::progress;
use crate::searcher::search_position;

/// The maximum number of perft leaves.
const MAX_LEAVES: u64 = 40_000_000;
/// The depth of the search; its node count changes only with the search itself.
const SEARCH_DEPTH_PLIES: u64 = 8;

pub(crate) fn run() -> Result<(), String> {
    let mut bench_nodes = 0;
    let games = shipped();
    let progress = progress::counter("games", games.len() as u64);
    for (id, _) in games {
        let mut position = Position::start(load_game(id)?);
        let depth = deepest_perft(&mut position);
        let begin = Instant::now();
        let leaves = perft(&mut position, depth);
        let counted = begin.elapsed();
        let begin = Instant::now();
        let nodes = search_position(&position, Budget::depth(SEARCH_DEPTH_PLIES))?.nodes;
        let searched = begin.elapsed();
        progress.suspend(|| {
            report(id, &format!("perft {depth}"), leaves, counted);
            report(id, &format!("search {SEARCH_DEPTH_PLIES}"), nodes, searched);
        });
        progress.inc(1);
        bench_nodes += nodes;
    }
    progress.finish_and_clear();
    println!("Bench: {bench_nodes}");
    Ok(())
}

fn deepest_perft(position: &mut Position) -> u32 {
    let branching = perft(position, 1);
    (1..)
        .take_while(|&depth| branching.saturating_pow(depth) <= MAX_LEAVES)
        .last()
        .unwrap_or(1)
}

fn report(id: &str, work: &str, nodes: u64, spent: Duration) {
    let seconds = spent.as_secs_f64().max(1e-6);
    println!(
        "{id}: {work}: {nodes} nodes, {:.0} nodes/s",
        nodes as f64 / seconds
    );
}
