//! A resumable search for more than two players without secrets, under an [`OpponentModel`](super::OpponentModel).

mod forced_moves;
mod max_n;
mod node;
mod ordering;
mod player_scores;
mod quiescence;
mod replies;
mod searcher;
#[cfg(test)]
mod tests;
mod tree;
mod victim;

pub use searcher::MultiplayerSearcher;
