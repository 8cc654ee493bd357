//! The hidden values of the last evaluated position. The next one differs in few squares, so only those are counted.

use super::feature_weights::{FeatureWeights, Values};
use super::inputs::Perspective;
use super::weights::NetworkWeights;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::Position;

/// The hidden values of both players' views, before clipping. Results don't depend on which position came before.
#[derive(Clone, Debug)]
pub struct NetworkAccumulator {
    board: [Option<Piece>; Square::LIMIT],
    /// The number of pieces of each type in each player's hand.
    in_hand: ByPlayer<[u8; PieceType::LIMIT]>,
    /// How each player saw the board; `None` before the first position.
    perspectives: [Option<Perspective>; 2],
    values: [Values; 2],
}

impl NetworkAccumulator {
    pub(in crate::search) const EMPTY: NetworkAccumulator = NetworkAccumulator {
        board: [None; Square::LIMIT],
        in_hand: ByPlayer([[0; PieceType::LIMIT]; Player::LIMIT]),
        perspectives: [None; 2],
        values: [[0; NetworkWeights::HIDDEN]; 2],
    };

    pub(super) fn values(&self, player: Player) -> &Values {
        &self.values[player.index()]
    }

    pub(super) fn update(&mut self, weights: &FeatureWeights, position: &Position) {
        let same_hands = !weights.inputs.has_reserves || self.has_hands_of(position);
        let changes = position.changes_since(&self.board);
        for player in Player::first(2) {
            let perspective = weights.inputs.perspective(position, player);
            let before = self.perspectives[player.index()].replace(perspective);
            match same_hands && before == Some(perspective) {
                true => self.apply(weights, position, perspective, changes),
                false => self.refresh(weights, position, perspective),
            }
        }
        for square in changes {
            self.board[square.index()] = position.at(square);
        }
    }

    /// Whether the players have the same pieces in hand as in the last position. Takes over those that they have now.
    fn has_hands_of(&mut self, position: &Position) -> bool {
        let in_hand = ByPlayer::from_fn(|player| {
            let mut in_hand = [0; PieceType::LIMIT];
            for (kind, count) in position.reserve_kinds(player) {
                in_hand[kind.index()] = count;
            }
            in_hand
        });
        std::mem::replace(&mut self.in_hand, in_hand) == in_hand
    }

    fn apply(
        &mut self,
        weights: &FeatureWeights,
        position: &Position,
        perspective: Perspective,
        changes: SquareSet,
    ) {
        let values = &mut self.values[perspective.player.index()];
        for square in changes {
            let row = |piece| weights.on_board(perspective, piece, square);
            let before = self.board[square.index()].map(row);
            match (before, position.at(square).map(row)) {
                (None, None) => {}
                (None, Some(added)) => add(values, added),
                (Some(removed), None) => subtract(values, removed),
                (Some(removed), Some(added)) => exchange(values, removed, added),
            }
        }
    }

    /// Counts all pieces again, because the player sees the whole board in another way or hands have changed.
    fn refresh(&mut self, weights: &FeatureWeights, position: &Position, perspective: Perspective) {
        let player = perspective.player;
        let values = &mut self.values[player.index()];
        *values = weights.bias;
        for square in position.occupied::<4>() {
            if let Some(piece) = position.at(square) {
                add(values, weights.on_board(perspective, piece, square));
            }
        }
        for owner in Player::first(2) {
            for (kind, count) in position.reserve_kinds(owner) {
                let row = weights.in_hand(player, owner, kind);
                (0..count).for_each(|_| add(values, row));
            }
        }
    }
}

// Sums wrap only with hundreds of pieces in hand, where no evaluation is of use.

fn add(values: &mut Values, added: &Values) {
    for (value, &added) in values.iter_mut().zip(added) {
        *value = value.wrapping_add(added);
    }
}

fn subtract(values: &mut Values, removed: &Values) {
    for (value, &removed) in values.iter_mut().zip(removed) {
        *value = value.wrapping_sub(removed);
    }
}

fn exchange(values: &mut Values, removed: &Values, added: &Values) {
    for (value, (&removed, &added)) in values.iter_mut().zip(removed.iter().zip(added)) {
        *value = value.wrapping_add(added).wrapping_sub(removed);
    }
}
