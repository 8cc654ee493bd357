//! What `go` asks for.

use std::str::SplitWhitespace;
use std::time::Duration;

use menagerie::piece::Player;
use menagerie::search::Limits;

use super::super::pondering::{Budget, Clock};

/// The words that are understood, for who writes others.
const ALLOWED: &str = "allowed depth, nodes, movetime, wtime, btime, winc, binc, movestogo (each with a number) and infinite";

/// The numbers behind `go`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Asked {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// Milliseconds left on the clocks of the first seat and the second.
    left: [Option<u64>; 2],
    increment: [Option<u64>; 2],
    moves_to_go: Option<u64>,
    /// No best move before `stop`.
    pub(super) infinite: bool,
}

impl Asked {
    /// Reads the words behind `go`, and says what it couldn't understand.
    pub(super) fn read(mut words: SplitWhitespace) -> (Asked, Vec<String>) {
        let mut asked = Asked::default();
        let mut faults = Vec::new();
        while let Some(word) = words.next() {
            let number = match word {
                "infinite" => {
                    asked.infinite = true;
                    continue;
                }
                // The enemy's time is ours, as nothing is pondered.
                "ponder" => continue,
                "depth" => &mut asked.depth,
                "nodes" => &mut asked.nodes,
                "movetime" => &mut asked.movetime,
                "wtime" => &mut asked.left[0],
                "btime" => &mut asked.left[1],
                "winc" => &mut asked.increment[0],
                "binc" => &mut asked.increment[1],
                "movestogo" => &mut asked.moves_to_go,
                _ => {
                    faults.push(format!("go: found `{word}`, {ALLOWED}"));
                    continue;
                }
            };
            let found = words.next().unwrap_or("nothing");
            // A clock may have run below zero.
            *number = found.parse().ok().map(|number: i64| number.max(0) as u64);
            if number.is_none() {
                faults.push(format!(
                    "go {word}: found `{found}`, allowed a whole number"
                ));
            }
        }
        (asked, faults)
    }

    /// How long a seat may think. Where nothing is said at all it thinks until it is stopped.
    pub(super) fn budget(&self, seat: Player, overhead: Duration) -> Budget {
        let limits = Limits {
            depth_plies: self
                .depth
                .map_or(u16::MAX, |depth| depth.clamp(1, u16::MAX.into()) as u16),
            nodes: self.nodes.map_or(u64::MAX, |nodes| nodes.max(1)),
        };
        let mut budget = Budget::limits(limits);
        if let Some(ms) = self.movetime {
            let time = Duration::from_millis(ms);
            budget = budget.within(Budget::time(time - overhead.min(time / 2)));
        }
        let millis = |ms: Option<u64>| Duration::from_millis(ms.unwrap_or(0));
        if let Some(ms) = self.left[seat.index() % 2].filter(|_| !self.infinite) {
            let clock = Clock {
                left: Duration::from_millis(ms),
                increment: millis(self.increment[seat.index() % 2]),
                moves_to_go: self.moves_to_go.map(|moves| moves.clamp(1, 1_000) as u32),
            };
            budget = budget.within(Budget::clock(clock, overhead));
        }
        budget
    }
}
