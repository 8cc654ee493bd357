//! What to play where more than two players are in an open game: a search that stops and goes on at any position, as
//! [`Searcher`](super::Searcher) does, under one of several [`OpponentModel`](super::OpponentModel)s of the others.

mod node;
mod order;
mod quiet;
mod replies;
mod round;
mod searcher;
mod shares;
#[cfg(test)]
mod tests;
mod tree;
mod victim;
mod worth;

pub use searcher::MultiplayerSearcher;
