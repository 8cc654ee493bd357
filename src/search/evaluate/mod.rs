//! Static evaluation: piece values, placement, mobility, king safety, threats and promotion prospects. Everything is
//! derived from the rules, mostly from mobility; weights tuned by self-play ([`TunableEvaluation`]) replace it where
//! they exist.

mod accumulator;
mod attack_maps;
mod cache;
mod claims;
mod crowns;
mod evaluator;
mod features;
mod goals;
mod mobility;
mod mobility_bonus;
mod mop_up;
mod piece_tables;
mod piece_values;
mod placement;
mod pressure;
mod promotion;
mod promotion_paths;
mod side_terms;
mod square_classes;
mod tapered;
mod term_sink;
#[cfg(test)]
mod tests;
mod two_player;
mod weights;
mod weights_text;

pub(super) use accumulator::Accumulator;
pub(super) use cache::EvaluationCache;
pub use evaluator::Evaluator;
pub use features::{Feature, TunableEvaluation};
