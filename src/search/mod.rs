//! Resumable game-tree search. [`Searcher`] is for two players, [`MultiplayerSearcher`] for more players without secrets,
//! and [`AnySearcher`] is either.
//!
//! The caller asks for slices of work until the [`SearchResult`] is done or time is up; the search itself has no clock.
//! The result depends only on the view, the game's past, the limits, the options and the contents of [`Memory`], never
//! on the size of the slices.
//!
//! In games with secrets, the search works on the public position, with every secret unknown, even the player's own. A
//! [`Belief`] gives the probability of each.

mod alpha_beta;
mod any_searcher;
mod belief;
mod belief_history;
mod chance_node;
mod checks;
mod child;
mod endings;
mod evaluate;
mod goals;
mod history;
mod inference;
mod iteration;
mod iterative_deepening;
mod level;
mod limits;
mod memory;
mod move_picker;
mod multi_pv;
mod multiplayer;
mod network;
mod node;
mod noise;
mod opponent_model;
mod ordering;
mod oversight;
mod pruning;
mod quiescence;
#[cfg(test)]
mod random_game;
mod reductions;
mod score;
mod search_result;
mod search_window;
mod searcher;
mod secret_choice;
mod see;
#[cfg(test)]
mod tests;
mod transposition_table;
mod tree_search;
mod unsearchable;
mod win_probability;

pub use any_searcher::AnySearcher;
pub use belief::Belief;
pub use evaluate::{Evaluator, Feature, TunableEvaluation};
pub use level::Level;
pub use limits::{Limits, Openness, Options};
pub use memory::{Memory, TableBuffer};
pub use multi_pv::Line;
pub use multiplayer::MultiplayerSearcher;
pub use network::{Inputs, Network, NetworkError, NetworkWeights};
pub use opponent_model::OpponentModel;
pub use score::Score;
pub use search_result::SearchResult;
pub use searcher::Searcher;
pub use unsearchable::Unsearchable;
