//! A network and the correction that it computes.

use super::accumulator::NetworkAccumulator;
use super::error::NetworkError;
use super::feature_weights::{FeatureWeights, Values};
use super::inputs::Inputs;
use super::weights::NetworkWeights;
use crate::piece::Player;
use crate::position::Position;
use crate::shipped;
use crate::variant::Variant;

/// A network for the rules of a game.
#[derive(Debug)]
pub struct Network {
    weights: FeatureWeights,
    output: [[i16; NetworkWeights::HIDDEN]; 2],
    bias: i32,
    scale: i32,
}

impl Network {
    /// # Errors
    ///
    /// [`NetworkError::Game`] if the game can't have a network, [`NetworkError::Number`] if it has another number of
    /// inputs or a number is outside of its range.
    pub fn new(variant: &Variant, weights: &NetworkWeights) -> Result<Network, NetworkError> {
        let inputs = Inputs::of(variant)?;
        if inputs.count() != weights.hidden.len() || !weights.are_in_range() {
            return Err(NetworkError::Number);
        }
        Ok(Network {
            weights: FeatureWeights::new(inputs, weights),
            output: weights.output,
            bias: weights.bias,
            scale: weights.scale,
        })
    }

    /// Reads the file of a network for a game.
    ///
    /// # Errors
    ///
    /// Any [`NetworkError`], if the bytes aren't an undamaged network for the rules of this game.
    pub fn read(variant: &Variant, bytes: &[u8]) -> Result<Network, NetworkError> {
        Network::new(variant, &NetworkWeights::read(variant, bytes)?)
    }

    /// The network that is shipped for these rules. Always `None` in Wasm.
    pub fn shipped(variant: &Variant) -> Option<Network> {
        let network = shipped::network(variant.identity.rules)?;
        Network::read(variant, network.bytes).ok()
    }

    /// The name of the file in `variants/networks/` that is shipped for these rules, without its ending.
    pub fn shipped_name(variant: &Variant) -> Option<&'static str> {
        shipped::network(variant.identity.rules).map(|network| network.name)
    }

    /// Centipawns to add to the evaluation for the player to move.
    pub(in crate::search) fn correction(
        &self,
        position: &Position,
        accumulator: &mut NetworkAccumulator,
    ) -> i32 {
        accumulator.update(&self.weights, position);
        let mover = position.turn();
        let mut sum = 0;
        for player in Player::first(2) {
            let side = usize::from(player != mover);
            sum += weighted_squares(&self.output[side], accumulator.values(player));
        }
        // In 64 bits, since the sum alone nearly fills 32.
        let sum = i64::from(sum / NetworkWeights::HIDDEN_ONE + self.bias);
        let one = i64::from(NetworkWeights::HIDDEN_ONE * NetworkWeights::OUTPUT_ONE);
        (sum * i64::from(self.scale) / one) as i32
    }
}

/// The weighted sum of the squares of the clipped values.
fn weighted_squares(weights: &[i16; NetworkWeights::HIDDEN], values: &Values) -> i32 {
    let pairs = weights.iter().zip(values);
    let terms = pairs.map(|(&weight, &value)| {
        let value = i32::from(value).clamp(0, NetworkWeights::HIDDEN_ONE);
        value * value * i32::from(weight)
    });
    terms.sum()
}
