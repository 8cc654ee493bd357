//! Endgames of a few pieces, solved: for every placement of the pieces and each player to act, who wins and in how many plies if
//! both play their best. Worked out backwards from the mates; what is possible and legal is asked of
//! [`rules`](crate::rules), once for each position. Draws by repetition and move count are not known here: who wins in so
//! many plies does so without repeating, and a caller may compare them with the count.

mod census;
mod circle;
mod dependencies;
mod endgames;
mod placements;
mod progress;
mod prospects;
mod solver;
mod symmetry;
mod unsolvable;
mod value;

pub use census::{Census, Class, Example, Tally};
pub use endgames::Endgames;
pub use progress::{Progress, Tell};
pub use unsolvable::Unsolvable;
pub use value::Prospect;
