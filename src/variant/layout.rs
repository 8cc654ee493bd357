//! The tables of where pieces go, made from what the file says.

use super::Variant;
use crate::geometry::SquareSet;
use crate::movement::{Lines, MoveTables, Path, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, Player};
use crate::setup::Setup;

impl Variant {
    /// Makes the tables, once everything else is known to be sound.
    pub(super) fn lay_out(&mut self) {
        lay_out(self);
    }
}

fn lay_out(variant: &mut Variant) {
    let pieces = variant.pieces();
    let board = variant.geometry();
    let mut lines = Lines::new(board.dimensions());
    for &piece in &pieces {
        if let Some(other) = mover_alike(variant, piece) {
            lines.share(piece, other);
            continue;
        }
        let movement = &variant.kinds[piece.kind().index()].movement;
        let orientation = variant.orientation_of(piece);
        let homes = match movement.has_initial() {
            true => variant.array.homes(board, piece),
            false => SquareSet::EMPTY,
        };
        let bounds = variant.kinds[piece.kind().index()].bounds();
        lines.add(piece, movement, orientation, homes, bounds);
    }
    let zone = |piece: Piece| {
        let promotion = variant.rules.promotions[piece.kind().index()].as_ref();
        promotion.map_or(SquareSet::EMPTY, |promotion| promotion.zone[piece.owner()])
    };
    variant.move_tables = MoveTables::new(&lines, zone);
    variant.reverse_attacks = ReverseAttacks::new(&lines);
    variant.lines = lines;
    variant.array_counts = array_counts(&variant.array);
    let royal = |piece: &Piece| variant.kinds[piece.kind().index()].royal;
    variant.royals = pieces.iter().copied().filter(royal).collect();
    variant.pieces_of = ByPlayer::from_fn(|player: Player| {
        let pieces = pieces.iter().copied();
        pieces.filter(|piece| piece.owner() == player).collect()
    });
}

/// A piece of an earlier player that goes the same ways from every square.
fn mover_alike(variant: &Variant, piece: Piece) -> Option<Piece> {
    let movement = &variant.kinds[piece.kind().index()].movement;
    if movement.has_initial() {
        return None;
    }
    let ways = |piece| movement.oriented(variant.orientation_of(piece));
    let own = ways(piece);
    // Most differ in the step that they repeat, which is quickly seen.
    let has = |path: &Path| own.iter().any(|one| one.ride == path.ride && one == path);
    let earlier = variant.players().take(piece.owner().index());
    earlier
        .map(|owner| Piece::new(piece.kind(), owner))
        .find(|&other| ways(other).iter().all(has))
}

fn array_counts(array: &Setup) -> [u8; Piece::LIMIT] {
    let mut counts = [0u8; Piece::LIMIT];
    for piece in array.squares.iter().flatten() {
        let count = &mut counts[piece.index()];
        *count = count.saturating_add(1);
    }
    counts
}
