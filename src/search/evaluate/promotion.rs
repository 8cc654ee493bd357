//! The value of a piece that is near promotion.

use super::mobility::for_each_reach;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::variant::{Promotion, Variant};

/// One move before promotion, a piece is worth this share of the gain by promotion, in 256ths.
const NEXT_MOVE_SHARE: i32 = 36;

/// For each square the share, in 256ths, of the gain by promotion. It falls with every further move, because each can
/// be stopped.
pub(super) fn shares(variant: &Variant, piece: Piece) -> Option<Vec<i32>> {
    if !variant.rules.promotes(piece.kind()) {
        return None;
    }
    let share = |moves: Option<i32>| match moves {
        Some(moves) if moves > 0 => NEXT_MOVE_SHARE * 2 / (moves * (moves + 1)),
        _ => 0,
    };
    Some(
        moves_to_zone(variant, piece)
            .into_iter()
            .map(share)
            .collect(),
    )
}

/// For each square the minimum number of quiet moves to the promotion zone on an empty board.
pub(super) fn moves_to_zone(variant: &Variant, piece: Piece) -> Vec<Option<i32>> {
    let promotions = variant.rules.promotions_of(piece.kind());
    let leads = |promotion: &Promotion, square| {
        !promotion.choices.is_empty() && promotion.goal(piece.owner()).contains(square)
    };
    moves_to(variant, piece, |square| {
        promotions.iter().any(|promotion| leads(promotion, square))
    })
}

/// For each square the minimum number of quiet moves to a square of a zone on an empty board.
pub(super) fn moves_to(
    variant: &Variant,
    piece: Piece,
    in_zone: impl Fn(Square) -> bool,
) -> Vec<Option<i32>> {
    let board = variant.geometry();
    let start = |square| in_zone(square).then_some(0);
    let mut moves: Vec<Option<i32>> = board.squares().map(start).collect();
    for step in 1..=board.len() as i32 {
        let nearer = |from| {
            reaches(variant, piece, from, |to| {
                moves[to.index()] == Some(step - 1)
            })
        };
        let next: Vec<Square> = board
            .squares()
            .filter(|from| moves[from.index()].is_none())
            .filter(|&from| nearer(from))
            .collect();
        if next.is_empty() {
            break;
        }
        for from in next {
            moves[from.index()] = Some(step);
        }
    }
    moves
}

fn reaches(variant: &Variant, piece: Piece, from: Square, wanted: impl Fn(Square) -> bool) -> bool {
    let mut found = false;
    for_each_reach(&variant.lines, piece, from, &mut |line, to, _| {
        found |= line.quiet && wanted(to);
    });
    found
}

#[derive(Clone, Copy, Default, Debug)]
pub(super) struct PromotionGain {
    pub(super) centipawns: i32,
    /// The type to become, if any is worth it.
    pub(super) into: Option<PieceType>,
    /// What `centipawns` has been divided by.
    pub(super) divisor: i32,
}

/// The gain by promotion. A type that may not arise now counts for a third.
pub(super) fn gain(
    position: &Position,
    values: &[i32],
    kind: PieceType,
    owner: Player,
) -> PromotionGain {
    let mut best = PromotionGain::default();
    for choice in position.variant().rules.choices_of(kind) {
        let divisor = match position.may_become(owner, choice) {
            true => 1,
            false => 3,
        };
        let centipawns = (values[choice.kind.index()] - values[kind.index()]) / divisor;
        if centipawns > 0 && centipawns >= best.centipawns {
            best = PromotionGain {
                centipawns,
                into: Some(choice.kind),
                divisor,
            };
        }
    }
    best
}
