//! What one viewer has seen of a game from its start on.

use super::View;
use crate::moves::Action;

/// A view before every action and one of the present, with the actions between them as everybody sees them. What is
/// hidden from the viewer is not in here.
#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    views: Vec<View>,
    actions: Vec<Action>,
}

impl Story {
    /// A game that has just begun.
    pub fn begin(view: View) -> Story {
        Story {
            views: vec![view],
            actions: Vec::new(),
        }
    }

    /// Somebody has acted; only the public side of the action is kept. `view` is what the same viewer sees then.
    pub fn go_on(&mut self, action: Action, view: View) {
        self.actions.push(action.public(view.variant()));
        self.views.push(view);
    }

    /// What the viewer sees now.
    pub fn now(&self) -> &View {
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
