//! Passed pieces (chessprogramming.org, *Passed Pawn*), generalized to promoting pieces with any moves.

use super::mobility::for_each_reach;
use super::promotion::moves_to_zone;
use super::weights::MAX_MOVES_LEFT;
use crate::geometry::{Square, SquareSet};
use crate::piece::Piece;
use crate::variant::Variant;

/// For each square of a promoting piece type.
#[derive(Debug)]
pub(super) struct PromotionPaths {
    /// Moves left to promotion, at most [`MAX_MOVES_LEFT`]; 0 if it cannot promote or already could.
    pub(super) moves_left: Vec<u8>,
    /// The squares on its shortest paths to promotion (the front span).
    pub(super) ahead: Vec<SquareSet>,
    /// Squares from which an enemy's promoting piece blocks or attacks these paths.
    pub(super) stoppers: Vec<SquareSet>,
}

impl PromotionPaths {
    pub(super) fn of(variant: &Variant, piece: Piece) -> PromotionPaths {
        let board = variant.geometry();
        let moves = moves_to_zone(variant, piece);
        let enemies: Vec<Piece> = variant
            .pieces()
            .into_iter()
            .filter(|other| other.owner() != piece.owner() && variant.rules.promotes(other.kind()))
            .collect();
        let mut barred = captures_onto(variant, &enemies);
        for square in board.squares() {
            barred[square.index()].insert(square);
        }
        let ahead = shortest_paths(variant, piece, &moves);
        let stoppers = |square: Square| {
            ahead[square.index()]
                .iter()
                .flat_map(|square| barred[square.index()].iter())
                .collect()
        };
        let left = |moves: &Option<i32>| moves.unwrap_or(0).min(MAX_MOVES_LEFT as i32) as u8;
        PromotionPaths {
            moves_left: moves.iter().map(left).collect(),
            stoppers: board.squares().map(stoppers).collect(),
            ahead,
        }
    }
}

fn captures_onto(variant: &Variant, pieces: &[Piece]) -> Vec<SquareSet> {
    let board = variant.geometry();
    let mut onto = vec![SquareSet::EMPTY; board.len()];
    for from in board.squares() {
        for &piece in pieces {
            for_each_reach(&variant.lines, piece, from, &mut |line, to, _| {
                if line.captures {
                    onto[to.index()].insert(from);
                }
            });
        }
    }
    onto
}

fn shortest_paths(variant: &Variant, piece: Piece, moves: &[Option<i32>]) -> Vec<SquareSet> {
    let mut shortest_paths = vec![SquareSet::EMPTY; moves.len()];
    for left in 1..=moves.len() as i32 {
        let squares = variant.geometry().squares();
        for from in squares.filter(|from| moves[from.index()] == Some(left)) {
            let mut path = SquareSet::EMPTY;
            for_each_reach(&variant.lines, piece, from, &mut |line, to, _| {
                if line.quiet && moves[to.index()] == Some(left - 1) {
                    path.insert(to);
                    path = path.or(shortest_paths[to.index()]);
                }
            });
            shortest_paths[from.index()] = path;
        }
    }
    shortest_paths
}
