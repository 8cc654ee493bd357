//! The `info` lines of a search.

use std::time::Duration;

use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::search::{Line, Score, SearchResult};

use crate::notation;

/// A result as the interface gets it.
pub(super) struct Report<'a> {
    pub(super) position: &'a Position,
    pub(super) result: &'a SearchResult,
    pub(super) spent: Duration,
    pub(super) shows_wdl: bool,
}

impl Report<'_> {
    /// The best lines of the last finished depth, or of the unfinished one if it has found a better move.
    pub(super) fn latest(&self) -> Vec<String> {
        let Report { result, .. } = self;
        let first = result.lines.first().and_then(|line| line.actions.first());
        if result.line_depth == 0 || first == result.best.as_ref() {
            return self.finished();
        }
        let line = Line {
            actions: result.line.clone(),
            score: result.score,
            depth: result.line_depth,
        };
        vec![self.line(1, &line, result.is_lower_bound)]
    }

    /// The best lines of the last finished depth.
    pub(super) fn finished(&self) -> Vec<String> {
        let lines = (1..).zip(&self.result.lines);
        lines
            .map(|(rank, line)| self.line(rank, line, false))
            .collect()
    }

    /// The move of the root that is being searched.
    pub(super) fn current(&self) -> Option<String> {
        let (action, number) = self.result.at_root?;
        let depth = self.result.depth + 1;
        let word = notation::text(self.position, action);
        Some(format!(
            "info depth {depth} currmove {word} currmovenumber {number}"
        ))
    }

    fn line(&self, rank: usize, line: &Line, is_lower_bound: bool) -> String {
        let Report { result, spent, .. } = self;
        let wdl = match self.shows_wdl {
            true => {
                let [wins, draws, losses] = line.score.win_draw_loss();
                format!(" wdl {wins} {draws} {losses}")
            }
            false => String::new(),
        };
        let bound = if is_lower_bound { " lowerbound" } else { "" };
        let moves = notation::texts(self.position, &line.actions);
        format!(
            "info depth {} seldepth {} multipv {rank} score {}{wdl}{bound} nodes {} nps {} hashfull {} time {} pv {}",
            line.depth,
            result.selective_depth,
            score(line, self.position),
            result.nodes,
            (result.nodes as f64 / spent.as_secs_f64().max(1e-6)) as u64,
            result.table_permille,
            spent.as_millis(),
            moves.join(" ")
        )
    }
}

/// The line about a position without legal moves.
pub(super) fn without_moves(game: &Game) -> &'static str {
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    match winner {
        None => "info depth 0 score cp 0",
        Some(winner) if winner == game.position().turn() => "info depth 0",
        Some(_) => "info depth 0 score mate 0",
    }
}

/// `cp 35`, or `mate 2` in moves of the player to act, negative if it is mated.
fn score(line: &Line, position: &Position) -> String {
    match (line.score, line.turns_to_mate(position)) {
        (Score::Centipawns(score), _) => format!("cp {score}"),
        (_, Some(turns)) if turns > 0 => format!("mate {}", (turns + 1) / 2),
        (_, turns) => format!("mate {}", turns.unwrap_or_default() / 2),
    }
}
