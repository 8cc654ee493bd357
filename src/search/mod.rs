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
mod beliefs;
mod chance;
mod checks;
mod choice;
mod deepening;
mod descent;
mod draws;
mod evaluate;
mod history;
mod inference;
mod iteration;
mod level;
mod limits;
mod lines;
mod memory;
mod multiplayer;
mod node;
mod noise;
mod odds;
mod opponent_model;
mod order;
mod picker;
mod plan;
mod question;
mod quiescence;
mod score;
mod search_result;
mod searcher;
mod see;
mod selectivity;
mod table;
#[cfg(test)]
mod tests;
mod unsearchable;

pub use any_searcher::AnySearcher;
pub use belief::Belief;
pub use evaluate::{Evaluator, Feature, TunableEvaluation};
pub use level::Level;
pub use limits::{Limits, Options};
pub use lines::Line;
pub use memory::{Memory, TableBuffer};
pub use multiplayer::MultiplayerSearcher;
pub use opponent_model::OpponentModel;
pub use score::Score;
pub use search_result::SearchResult;
pub use searcher::Searcher;
pub use unsearchable::Unsearchable;
