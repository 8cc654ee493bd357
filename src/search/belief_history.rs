//! The beliefs of a player after each ply.

use super::belief::Belief;
use crate::rules::ViewHistory;

/// A cache of the beliefs after each ply of a [`ViewHistory`], kept between searches.
#[derive(Clone, Debug, Default)]
pub(super) struct BeliefHistory {
    /// Identifies the history up to each ply.
    pub(super) view_hashes: Vec<u64>,
    pub(super) beliefs: Vec<Belief>,
    pub(super) nodes: Vec<u64>,
}

impl BeliefHistory {
    /// The nodes searched since the viewer's last move.
    pub(super) fn latest_nodes(&self, story: &ViewHistory) -> u64 {
        let mut nodes = 0;
        for (view, &spent) in story.past().iter().zip(&self.nodes[1..]).rev() {
            if Some(view.setup().turn) == view.viewer() {
                break;
            }
            nodes += spent;
        }
        nodes
    }
}
