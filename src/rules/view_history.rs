//! What one viewer has seen of a game from its start on.

use super::View;
use crate::moves::Action;

/// A view before every action and one of the present, with the actions between them as everybody sees them. What is
/// hidden from the viewer is not in here.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewHistory {
    views: Vec<View>,
    actions: Vec<Action>,
}

impl ViewHistory {
    /// A game that has just begun.
    pub fn new(view: View) -> ViewHistory {
        ViewHistory {
            views: vec![view],
            actions: Vec::new(),
        }
    }

    /// Somebody has acted; only the public side of the action is kept. `view` is what the same viewer sees then.
    pub fn push(&mut self, action: Action, view: View) {
        self.actions.push(action.public(view.variant()));
        self.views.push(view);
    }

    /// What the viewer sees now.
    pub fn current(&self) -> &View {
        &self.views[self.actions.len()]
    }

    /// How many actions have been seen.
    pub fn plies(&self) -> usize {
        self.actions.len()
    }

    /// The view before each action.
    pub fn past(&self) -> &[View] {
        &self.views[..self.actions.len()]
    }

    /// The actions in public, oldest first.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }
}

/// What one player knows of a game, as a search needs it.
#[derive(Clone, PartialEq, Debug)]
pub enum Knowledge<'g> {
    /// The game has no secrets: the present view, and the repetition hashes of the earlier positions, oldest first.
    Open {
        /// The position as the player sees it.
        view: Box<View>,
        /// See [`repetition_hash`](super::repetition_hash).
        past: &'g [u64],
    },
    /// The game has secrets, and earlier views and actions tell something about them.
    Secret(ViewHistory),
}
