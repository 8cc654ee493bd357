//! How pieces that can be promoted stand to each other: passed ones, supported ones, doubled ones (chessprogramming.org,
//! *Pawn Structure*), for any way of moving.

use super::mobility::for_each_reach;
use super::promotion::moves_to_zone;
use super::weights::MAX_MOVES_LEFT;
use crate::geometry::{Square, SquareSet};
use crate::piece::Piece;
use crate::variant::Variant;

/// For each square of one type of promoting piece.
#[derive(Debug)]
pub(super) struct PromotionPaths {
    /// Moves left to promotion, at most [`MOST_MOVES_LEFT`]; 0 if it never gets there or is there.
    pub(super) moves_left: Vec<u8>,
    /// The squares on its shortest ways to promotion.
    pub(super) ahead: Vec<SquareSet>,
    /// Where an enemy's promoting piece stands in its way, or could capture it there.
    pub(super) stoppers: Vec<SquareSet>,
    /// Where such a piece of its own player protects it.
    pub(super) supporters: Vec<SquareSet>,
}

impl PromotionPaths {
    pub(super) fn of(variant: &Variant, piece: Piece) -> PromotionPaths {
        let board = variant.geometry();
        let moves = moves_to_zone(variant, piece);
        let enemies: Vec<Piece> = variant
            .pieces()
            .into_iter()
            .filter(|other| {
                other.owner() != piece.owner()
                    && variant.rules.promotions[other.kind().index()].is_some()
            })
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
            supporters: captures_onto(variant, &[piece]),
            ahead,
        }
    }
}

/// For each square those whence one of these pieces may capture on it.
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

/// For each square the squares on the shortest ways from it to promotion.
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
