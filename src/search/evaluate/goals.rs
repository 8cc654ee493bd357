//! The value of being near a goal other than checkmate.

use super::promotion::moves_to;
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::{Region, Variant};

/// Centipawns one move before a square that wins alone, falling with the square of the moves left.
const NEXT_MOVE: i32 = 240;
/// Centipawns for each move nearer.
const NEARER: i32 = 20;
/// Centipawns for standing there while more pieces are needed or they aren't safe yet.
const THERE: i32 = 60;
/// The part of the value that pieces other than the nearest one have, where one wins alone.
const OTHERS: i32 = 4;
/// Centipawns for having one check left to give, falling with the square of the number left.
const LAST_CHECK: i32 = 450;

/// The terms of goals.
#[derive(Debug)]
pub(super) struct GoalTerms {
    /// For each piece that is to reach squares, centipawns by square.
    reach: Vec<Option<Vec<i32>>>,
    /// Whether one piece wins alone.
    alone: bool,
    /// The number of checks that wins.
    checks: Option<u8>,
}

impl GoalTerms {
    pub(super) fn of(variant: &Variant) -> Option<GoalTerms> {
        let rules = &variant.rules;
        let region = rules.ending.region.as_ref();
        if region.is_none() && rules.ending.checks.is_none() {
            return None;
        }
        let mut reach = vec![None; Piece::LIMIT];
        for piece in variant.pieces() {
            let counts = |region: &&Region| {
                region.pieces.contains(piece) && !region.squares[piece.owner()].is_empty()
            };
            reach[piece.index()] = region
                .filter(counts)
                .map(|it| by_square(variant, it, piece));
        }
        Some(GoalTerms {
            reach,
            alone: region.is_some_and(|region| region.count == 1),
            checks: rules.ending.checks,
        })
    }

    /// A player's centipawns.
    pub(super) fn of_player(&self, position: &Position, player: Player) -> i32 {
        let pieces = position.pieces(player).iter();
        let values = pieces.filter_map(|square| {
            let table = self.reach[position.at(square)?.index()].as_ref()?;
            Some(table[square.index()])
        });
        let (sum, nearest) = values.fold((0, i32::MIN), |(sum, nearest), value| {
            (sum + value, nearest.max(value))
        });
        let reached = match self.alone && nearest > i32::MIN {
            true => nearest + (sum - nearest) / OTHERS,
            false => sum,
        };
        reached
            + self
                .checks
                .map_or(0, |limit| worth_of_checks(position, player, limit))
    }
}

fn worth_of_checks(position: &Position, player: Player, limit: u8) -> i32 {
    let left = i32::from(limit.saturating_sub(position.checks_given(player)).max(1));
    LAST_CHECK / (left * left)
}

fn by_square(variant: &Variant, region: &Region, piece: Piece) -> Vec<i32> {
    let squares = region.squares[piece.owner()];
    let moves = moves_to(variant, piece, |square: Square| squares.contains(square));
    let farthest = { moves.iter() }.filter_map(|&left| left).max().unwrap_or(0);
    let worth = |left: Option<i32>| match left {
        None => -NEARER * (farthest + 1),
        Some(0) if region.count == 1 => NEXT_MOVE + THERE,
        Some(0) => THERE,
        Some(left) if region.count == 1 => NEXT_MOVE / (left * left) - NEARER * left,
        Some(left) => -NEARER * left,
    };
    moves.into_iter().map(worth).collect()
}
