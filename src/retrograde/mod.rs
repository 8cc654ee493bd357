//! Endgames of a few pieces, solved: for every placement of the pieces and each player to act, who wins and in how many plies if
//! both play their best. Worked out backwards from the mates; what is possible and legal is asked of
//! [`rules`](crate::rules), once for each position. Draws by repetition and move count are not known here: who wins in so
//! many plies does so without repeating, and a caller may compare them with the count.

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
