//! A player's beliefs, one for each ply of the game.

use super::belief::Belief;
use crate::rules::Story;

/// Beliefs after each ply of a story, kept from one search to the next. They are the same if worked out afresh.
#[derive(Clone, Debug, Default)]
pub(super) struct BeliefHistory {
    /// Tells the stories apart that have been followed up to a ply.
    pub(super) view_hashes: Vec<u64>,
    pub(super) beliefs: Vec<Belief>,
    /// Positions looked at for each.
    pub(super) nodes: Vec<u64>,
}

impl BeliefHistory {
    /// Positions looked at since the viewer last acted.
    pub(super) fn latest_nodes(&self, story: &Story) -> u64 {
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
