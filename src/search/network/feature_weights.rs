//! What each input adds to the hidden values.

use super::inputs::{Inputs, Perspective};
use super::weights::NetworkWeights;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};

/// The hidden values of a player's view, or what an input adds to them.
pub(super) type Values = [i16; NetworkWeights::HIDDEN];

/// The weights of the hidden layer, wide enough for sums.
#[derive(Debug)]
pub(super) struct FeatureWeights {
    pub(super) inputs: Inputs,
    pub(super) bias: Values,
    rows: Vec<Values>,
}

impl FeatureWeights {
    pub(super) fn new(inputs: Inputs, weights: &NetworkWeights) -> FeatureWeights {
        let rows = weights.hidden.iter();
        FeatureWeights {
            inputs,
            bias: weights.hidden_bias.map(i16::from),
            rows: rows.map(|row| row.map(i16::from)).collect(),
        }
    }

    #[inline(always)]
    pub(super) fn on_board(
        &self,
        perspective: Perspective,
        piece: Piece,
        square: Square,
    ) -> &Values {
        &self.rows[self.inputs.on_board(perspective, piece, square)]
    }

    pub(super) fn in_hand(&self, viewer: Player, owner: Player, kind: PieceType) -> &Values {
        &self.rows[self.inputs.in_hand(viewer, owner, kind)]
    }
}
