//! What a position is worth: values and good squares of each piece, pressure upon the royals, chances of promotion. All of it
//! is made from what the variant says, from mobility on its board above all; where games of the computer against itself have
//! taught better numbers ([`TunableEvaluation`]), those are taken instead.

mod account;
mod advance;
mod claims;
mod crowns;
mod evaluator;
mod features;
mod fold;
mod hunt;
mod judgement;
mod learnt;
mod mobility;
mod phased;
mod piece_tables;
mod placement;
mod pressure;
mod promotion;
mod room;
mod scene;
mod side;
mod sights;
mod standings;
#[cfg(test)]
mod tests;
mod values;
mod weights;

pub use evaluator::Evaluator;
pub use features::{Feature, TunableEvaluation};
pub(super) use sights::Sights;
pub(super) use standings::Ledger;
