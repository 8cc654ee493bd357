//! The limits of a `go` command.

use std::str::SplitWhitespace;
use std::time::Duration;

use menagerie::piece::Player;
use menagerie::search::Limits;

use crate::budget::{Budget, Clock};

const ALLOWED: &str = "allowed depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo (each with a number), searchmoves, ponder and infinite";

/// Deeper than any search gets, but still a limit.
const MAX_DEPTH: u64 = u16::MAX as u64 - 1;

/// The words after `go`.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct GoCommand {
    depth: Option<u64>,
    nodes: Option<u64>,
    movetime: Option<u64>,
    /// Search for a mate in this many moves.
    mate: Option<u64>,
    /// Milliseconds left for the first and the second player.
    left: [Option<u64>; 2],
    increment: [Option<u64>; 2],
    moves_to_go: Option<u64>,
    /// Wait for `stop` before sending the best move.
    pub(super) infinite: bool,
    /// Search while the opponent thinks, without a clock until `ponderhit`.
    pub(super) ponder: bool,
    /// The only moves to search; all if it is empty.
    pub(super) search_moves: Vec<String>,
    /// Whether a limit was given, even an invalid one.
    pub(super) has_limit: bool,
}

impl GoCommand {
    /// Parses the words after `go`; also returns faults.
    pub(super) fn read(words: SplitWhitespace) -> (GoCommand, Vec<String>) {
        let mut command = GoCommand::default();
        let mut faults = Vec::new();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => command.infinite = true,
                "ponder" => command.ponder = true,
                "searchmoves" => {
                    while let Some(word) = words.next_if(|word| !is_known(word)) {
                        command.search_moves.push(word.to_string());
                    }
                }
                _ => {
                    command.has_limit = true;
                    let Some(number) = command.number(word) else {
                        faults.push(format!("go: found `{word}`, {ALLOWED}"));
                        continue;
                    };
                    // If the number is missing, the next word may still be valid.
                    let found = words.next_if(|next| !is_known(next)).unwrap_or("nothing");
                    // Interfaces may send a negative time.
                    *number = found.parse().ok().map(|number: i64| number.max(0) as u64);
                    if number.is_none() {
                        faults.push(format!(
                            "go {word}: found `{found}`, allowed a whole number"
                        ));
                    }
                }
            }
        }
        (command, faults)
    }

    fn number(&mut self, word: &str) -> Option<&mut Option<u64>> {
        Some(match word {
            "depth" => &mut self.depth,
            "nodes" => &mut self.nodes,
            "movetime" => &mut self.movetime,
            "mate" => &mut self.mate,
            "wtime" => &mut self.left[0],
            "btime" => &mut self.left[1],
            "winc" => &mut self.increment[0],
            "binc" => &mut self.increment[1],
            "movestogo" => &mut self.moves_to_go,
            _ => return None,
        })
    }

    /// Whether a mate in a number of moves is asked for.
    pub(super) fn seeks_mate(&self) -> bool {
        self.mate.is_some()
    }

    /// The budget of a search. Without any limit it runs until `stop`.
    pub(super) fn budget(&self, player: Player, overhead: Duration) -> Budget {
        // The search sees a mate when the opponent has no reply.
        let mate = self.mate.map(|moves| moves.saturating_mul(2));
        let depth = self.depth.into_iter().chain(mate).min();
        let limits = Limits {
            depth_plies: depth.map_or(u16::MAX, |depth| depth.clamp(1, MAX_DEPTH) as u16),
            nodes: self.nodes.map_or(u64::MAX, |nodes| nodes.max(1)),
        };
        let mut budget = Budget::limits(limits);
        if let Some(ms) = self.movetime {
            let time = Duration::from_millis(ms);
            budget = budget.within(Budget::time(time - overhead.min(time / 2)));
        }
        let millis = |ms: Option<u64>| Duration::from_millis(ms.unwrap_or(0));
        if let Some(ms) = self.left[player.index() % 2].filter(|_| !self.infinite) {
            let clock = Clock {
                left: Duration::from_millis(ms),
                increment: millis(self.increment[player.index() % 2]),
                moves_to_go: self.moves_to_go.map(|moves| moves.clamp(1, 1_000) as u32),
            };
            budget = budget.within(Budget::clock(clock, overhead));
        }
        budget
    }
}

fn is_known(word: &str) -> bool {
    matches!(word, "infinite" | "ponder" | "searchmoves")
        || GoCommand::default().number(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Player = Player::FIRST;

    fn read(words: &str) -> (GoCommand, usize) {
        let (command, faults) = GoCommand::read(words.split_whitespace());
        (command, faults.len())
    }

    fn budget(words: &str) -> Budget {
        read(words).0.budget(FIRST, Duration::ZERO)
    }

    #[test]
    fn a_missing_number_does_not_consume_the_next_word() {
        let (command, faults) = read("wtime btime 500 movetime infinite");
        assert_eq!((command.left, faults), ([None, Some(500)], 2));
        assert!(command.infinite);
        let (command, faults) = read("depth two nodes 30 nodes");
        assert_eq!((command.depth, command.nodes, faults), (None, None, 2));
    }

    #[test]
    fn moves_end_where_another_word_begins() {
        let (command, faults) = read("searchmoves e2e4 d2d4 ponder nodes 7 searchmoves a2a3");
        assert_eq!(command.search_moves, ["e2e4", "d2d4", "a2a3"]);
        assert_eq!((command.nodes, faults), (Some(7), 0));
        assert!(command.ponder && !read("searchmoves e2e4").0.has_limit);
    }

    #[test]
    fn invalid_limits_are_still_limits() {
        for words in ["", "infinite", "ponder"] {
            assert!(!read(words).0.has_limit, "{words}");
        }
        for words in ["movetime abc", "wtime", "winc 5", "xyzzy"] {
            assert!(read(words).0.has_limit, "{words}");
            assert!(budget(words).is_endless(), "{words}");
        }
    }

    #[test]
    fn limits_below_the_minimum_are_raised() {
        for words in ["depth -1", "depth 0", "mate -1", "mate 0"] {
            assert_eq!((budget(words), read(words).1), (Budget::depth(1), 0));
        }
        assert_eq!(budget("nodes -5"), Budget::nodes(1));
        assert_eq!(budget("movetime -5"), Budget::time(Duration::ZERO));
    }

    #[test]
    fn go_mate_limits_the_depth() {
        assert_eq!(budget("mate 3"), Budget::depth(6));
        assert_eq!(budget("mate 3 depth 4"), Budget::depth(4));
        for words in ["mate 9223372036854775807", "depth 65535"] {
            assert_eq!(budget(words), Budget::depth(65_534), "a limit, however far");
        }
    }
}
