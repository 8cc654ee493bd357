//! What to play where more than two players are in an open game: a search that stops and goes on at any position, as
//! [`Searcher`](super::Searcher) does, under one of several [`OpponentModel`](super::OpponentModel)s of the others.

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
