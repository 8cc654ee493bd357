//! The move tables of a variant.

use super::Variant;
use crate::geometry::{Square, SquareSet};
use crate::movement::{Lines, MoveTables, Path, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, PieceSet, Player};

impl Variant {
    /// Builds the move tables, once everything else is known to be valid.
    pub(super) fn build_move_tables(&mut self) {
        build_tables(self);
    }

    /// Adds the moves along marked lines to the lines of a piece, which was added last.
    pub(crate) fn add_further_moves(&self, lines: &mut Lines, piece: Piece) {
        let orientation = self.orientation_of(piece);
        for moves in &self.kinds[piece.kind().index()].further_moves {
            lines.add_within(&moves.movement, orientation, moves.within[piece.owner()]);
        }
    }

    /// The lines that are drawn on the board, from square to square, each once.
    pub fn marked_lines(&self) -> Vec<[Square; 2]> {
        let mut lines = Vec::new();
        for piece in self.pieces() {
            let orientation = self.orientation_of(piece);
            let further_moves = self.kinds[piece.kind().index()].further_moves.iter();
            for moves in further_moves.filter(|moves| moves.drawn) {
                let within = moves.within[piece.owner()];
                for path in moves.movement.oriented(orientation) {
                    let step = *path.lead.first().unwrap_or(&path.ride);
                    let ends = |from| Some([from, self.geometry().step(from, step)?]);
                    let ends = within.iter().filter_map(ends);
                    lines.extend(ends.filter(|&[_, to]| within.contains(to)));
                }
            }
        }
        lines.iter_mut().for_each(|ends| ends.sort());
        lines.sort();
        lines.dedup();
        lines
    }

    /// The squares where initial moves of a piece start.
    pub fn homes_of(&self, piece: Piece) -> SquareSet {
        let starts_on = self.kinds[piece.kind().index()].starts_on[piece.owner()];
        starts_on.unwrap_or_else(|| self.array.squares_of(self.geometry(), piece))
    }
}

fn build_tables(variant: &mut Variant) {
    let pieces = variant.pieces();
    let board = variant.geometry();
    let mut lines = Lines::new(board.grid());
    for &piece in &pieces {
        if let Some(other) = same_mover(variant, piece) {
            lines.share(piece, other);
            continue;
        }
        let movement = &variant.kinds[piece.kind().index()].movement;
        let orientation = variant.orientation_of(piece);
        let homes = match movement.has_initial() {
            true => variant.homes_of(piece),
            false => SquareSet::EMPTY,
        };
        let kind = &variant.kinds[piece.kind().index()];
        let bounds = kind.bounds(piece.owner());
        lines.add(piece, movement, orientation, homes, bounds);
        variant.add_further_moves(&mut lines, piece);
        if let Some(squares) = kind.en_passant_on[piece.owner()] {
            lines.limit_en_passant(piece, squares);
        }
    }
    let unhoppable = |piece: &Piece| !variant.kinds[piece.kind().index()].hoppable;
    variant.unhoppable = pieces.iter().copied().filter(unhoppable).collect();
    lines.set_unhoppable(variant.unhoppable);
    variant.lands_behind = lines.may_land_behind();
    let zones = |piece: Piece| {
        let promotions = variant.rules.promotions_of(piece.kind()).iter();
        let zones = promotions.map(|promotion| promotion.zones(piece.owner()));
        zones.fold([SquareSet::EMPTY; 2], |[all, left], [zone, leaving]| {
            [all.or(zone), left.or(leaving)]
        })
    };
    variant.move_tables = MoveTables::new(&lines, zones);
    variant.reverse_attacks = ReverseAttacks::new(&lines);
    variant.lines = lines;
    variant.array_counts = array_counts(variant);
    let royal = |piece: &Piece| variant.kinds[piece.kind().index()].royal;
    variant.royals = pieces.iter().copied().filter(royal).collect();
    let paths = || { variant.kinds.iter() }.flat_map(|kind| &kind.movement.paths);
    variant.opens_two = paths().any(Path::opens_two) && paths().any(|path| path.mode.en_passant);
    variant.sometimes_royal = match (&variant.rules.crown, &variant.rules.royalty) {
        (Some(crown), _) => crown.carriers,
        (None, Some(_)) => variant.royals,
        (None, None) => PieceSet::EMPTY,
    };
    variant.pieces_of = ByPlayer::from_fn(|player: Player| {
        let pieces = pieces.iter().copied();
        pieces.filter(|piece| piece.owner() == player).collect()
    });
}

/// An earlier player's piece with the same moves from every square.
fn same_mover(variant: &Variant, piece: Piece) -> Option<Piece> {
    let kind = &variant.kinds[piece.kind().index()];
    let movement = &kind.movement;
    if movement.has_initial() || !kind.further_moves.is_empty() {
        return None;
    }
    let ways = |piece| movement.oriented(variant.orientation_of(piece));
    let own = ways(piece);
    // Comparing the repeated step first is faster, because most paths differ in it.
    let has = |path: &Path| own.iter().any(|one| one.ride == path.ride && one == path);
    let earlier = variant.players().take(piece.owner().index());
    earlier
        .map(|owner| Piece::new(piece.kind(), owner))
        .filter(|other| kind.bounds(other.owner()) == kind.bounds(piece.owner()))
        .find(|&other| ways(other).iter().all(has))
}

fn array_counts(variant: &Variant) -> [u8; Piece::LIMIT] {
    let mut counts = [0u8; Piece::LIMIT];
    for piece in variant.pieces() {
        let count = variant.array.on_board_and_in_hand(piece);
        counts[piece.index()] = u8::try_from(count).unwrap_or(u8::MAX);
    }
    counts
}
