//! Endgame tablebases by retrograde analysis: for every placement of a few pieces and each player to move, the result
//! of best play and its number of plies. Legal moves come from [`rules`](crate::rules), once for each position. Draws
//! by repetition and move count are not considered: a win never needs a repetition, and the caller can compare its
//! length with the move count.

mod dependencies;
mod placements;
mod progress;
mod promotion_cycle;
mod solver;
mod statistics;
mod successors;
mod symmetry;
mod tablebase;
mod unsolvable;
mod value;

pub use progress::{OnProgress, Progress};
pub use statistics::{Class, EndgameStatistics, Example, OutcomeCounts};
pub use tablebase::Tablebase;
pub use unsolvable::Unsolvable;
pub use value::EndgameValue;
