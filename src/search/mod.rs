//! What to play: searches that stop and go on at any position. [`Searcher`] is for games in which two players are left,
//! [`MultiplayerSearcher`] for open ones with more; a [`AnySearcher`] is either.
//!
//! A search is asked for slices of work until its [`SearchResult`] is done or the caller has had enough. It knows
//! neither clock nor page: time and the wish to stop are the caller's. What it finds depends only on the view, the
//! game's past, the limits, the options and what its [`Memory`] holds, never on the size of the slices.
//!
//! Where there are secrets the position searched is the one that everybody knows, with every secret unknown, the
//! player's own included; a [`Belief`] says how likely each is to come to light.

mod alpha_beta;
mod any_searcher;
mod belief;
mod belief_history;
mod chance_node;
mod checks;
mod child;
mod draws;
mod evaluate;
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
mod node;
mod noise;
mod opponent_model;
mod ordering;
mod pruning;
mod quiescence;
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
mod unsearchable;
mod win_probability;

pub use any_searcher::AnySearcher;
pub use belief::Belief;
pub use evaluate::{Evaluator, Feature, TunableEvaluation};
pub use level::Level;
pub use limits::{Limits, Options};
pub use memory::{Memory, TableBuffer};
pub use multi_pv::Line;
pub use multiplayer::MultiplayerSearcher;
pub use opponent_model::OpponentModel;
pub use score::Score;
pub use search_result::SearchResult;
pub use searcher::Searcher;
pub use unsearchable::Unsearchable;
