//! A small network that corrects the evaluation of one game (Nasu, *Efficiently Updatable Neural-Network-based Evaluation
//! Functions for Computer Shogi*, 2018). `menagerie learn GAME --network` trains it.
//!
//! Each player's view of the board goes through the same hidden layer. The output is a weighted sum of the squares of
//! the clipped hidden values, those of the player to move first. All numbers are integers, so every machine computes
//! the same.

mod accumulator;
mod correction;
mod error;
mod feature_weights;
mod file;
mod inputs;
#[cfg(test)]
mod tests;
mod weights;

pub(super) use accumulator::NetworkAccumulator;
pub use correction::Network;
pub use error::NetworkError;
pub use inputs::Inputs;
pub use weights::NetworkWeights;
