//! The inputs of a network: each piece type × owner × square, as one player sees the board, and pieces in hand.

use std::ops::Range;

use super::error::NetworkError;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;
use crate::variant::Variant;

/// The numbering of the inputs of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Inputs {
    squares: usize,
    kinds: usize,
    pub(super) has_reserves: bool,
    /// The squares that are in the right half of the board.
    right_half: Option<SquareSet>,
    /// Each square as each player sees it, straight and with left and right exchanged.
    seen: ByPlayer<[Vec<u16>; 2]>,
}

/// How a player sees the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Perspective {
    pub(super) player: Player,
    /// Whether left and right are exchanged.
    pub(super) mirrored: bool,
}

impl Inputs {
    /// # Errors
    ///
    /// [`NetworkError::Game`] unless the game has two players and no secrets.
    pub fn of(variant: &Variant) -> Result<Inputs, NetworkError> {
        if variant.players.len() != 2 || variant.alphabet.has_secrets() {
            return Err(NetworkError::Game);
        }
        let board = variant.geometry();
        let right = |&square: &Square| 2 * board.coordinates(square).file >= board.files();
        let mut seen = ByPlayer::<[Vec<u16>; 2]>::default();
        for player in variant.players() {
            let squares = |mirrored| squares_seen(variant, Perspective { player, mirrored });
            seen[player] = [false, true].map(squares);
        }
        let is_symmetric = variant.moves_are_symmetric();
        Ok(Inputs {
            squares: board.len(),
            kinds: variant.kinds.len(),
            has_reserves: !variant.rules.drops.is_empty(),
            right_half: is_symmetric.then(|| board.squares().filter(right).collect()),
            seen,
        })
    }

    /// The number of inputs: one for each square and one for the hand, for each piece type and owner.
    pub fn count(&self) -> usize {
        2 * self.kinds * (self.squares + usize::from(self.has_reserves))
    }

    /// The inputs of each piece (piece type × owner) on the squares of the board.
    pub fn of_pieces(&self) -> impl Iterator<Item = Range<usize>> {
        let squares = self.squares;
        (0..2 * self.kinds).map(move |piece| piece * squares..(piece + 1) * squares)
    }

    /// A player sees its royal piece in the left half of the board, if all pieces move symmetrically.
    #[inline(always)]
    pub(super) fn perspective(&self, position: &Position, player: Player) -> Perspective {
        let royal = position.royal(player).zip(self.right_half);
        Perspective {
            player,
            mirrored: royal.is_some_and(|(royal, right_half)| right_half.contains(royal)),
        }
    }

    /// The input of a piece on a square.
    #[inline(always)]
    pub(super) fn on_board(&self, perspective: Perspective, piece: Piece, square: Square) -> usize {
        let piece = 2 * piece.kind().index() + usize::from(piece.owner() != perspective.player);
        let seen = &self.seen[perspective.player][usize::from(perspective.mirrored)];
        piece * self.squares + usize::from(seen[square.index()])
    }

    /// The input of a piece in hand. It counts once for each piece.
    pub(super) fn in_hand(&self, viewer: Player, owner: Player, kind: PieceType) -> usize {
        let piece = 2 * kind.index() + usize::from(owner != viewer);
        2 * self.kinds * self.squares + piece
    }

    /// The inputs of a position, as a player sees it.
    pub fn of_position(&self, position: &Position, viewer: Player) -> Vec<u16> {
        let variant = position.variant();
        let perspective = self.perspective(position, viewer);
        let on_board =
            |square| Some(self.on_board(perspective, position.at(square)?, square) as u16);
        let mut inputs: Vec<u16> = variant.geometry().squares().filter_map(on_board).collect();
        for owner in variant.players() {
            for (kind, count) in position.reserve_kinds(owner) {
                let input = self.in_hand(viewer, owner, kind) as u16;
                inputs.extend(std::iter::repeat_n(input, count.into()));
            }
        }
        inputs
    }
}

/// The squares as a player sees them, with its own side at the bottom; as they are if the board has holes elsewhere then.
fn squares_seen(variant: &Variant, perspective: Perspective) -> Vec<u16> {
    let board = variant.geometry();
    let seen_by = variant.seen_by(perspective.player);
    let seen = |square| {
        let mut at = seen_by(board.coordinates(square));
        if perspective.mirrored {
            at.file = board.files() - 1 - at.file;
        }
        board.at(at.file, at.rank, at.layer)
    };
    let squares: Option<Vec<Square>> = board.squares().map(seen).collect();
    let squares = squares.unwrap_or_else(|| board.squares().collect());
    squares.iter().map(|square| square.index() as u16).collect()
}
