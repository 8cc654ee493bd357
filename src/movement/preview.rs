//! The cells a movement reaches on an otherwise empty or given board, for the legend and the companion.

use crate::geometry::Square;

/// A cell that a man could reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewTarget {
    /// Where it ends.
    pub square: Square,
}

/// To be written.
pub fn preview() -> Vec<PreviewTarget> {
    Vec::new()
}
