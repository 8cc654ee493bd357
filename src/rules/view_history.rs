//! What one viewer has seen since the start of a game.

use super::View;
use crate::moves::Action;

/// The views before each action and the current view, with the actions as everyone sees them. Contains no hidden
/// information.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewHistory {
    views: Vec<View>,
    actions: Vec<Action>,
}

impl ViewHistory {
    /// A history that starts with this view.
    pub fn new(view: View) -> ViewHistory {
        ViewHistory {
            views: vec![view],
            actions: Vec::new(),
        }
    }

    /// Adds an action and the view after it. Only the public part of the action is kept.
    pub fn push(&mut self, action: Action, view: View) {
        self.actions.push(action.public(view.variant()));
        self.views.push(view);
    }

    /// The current view.
    pub fn current(&self) -> &View {
        &self.views[self.actions.len()]
    }

    /// The number of actions.
    pub fn plies(&self) -> usize {
        self.actions.len()
    }

    /// The view before each action.
    pub fn past(&self) -> &[View] {
        &self.views[..self.actions.len()]
    }

    /// The public actions, oldest first.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }
}

/// What a player knows of a game, as input to a search.
#[derive(Clone, PartialEq, Debug)]
pub enum Knowledge<'g> {
    /// The game has no secrets: the current view and the repetition hashes of earlier positions, oldest first.
    Open {
        /// The current view.
        view: Box<View>,
        /// See [`repetition_hash`](super::repetition_hash).
        past: &'g [u64],
    },
    /// The game has secrets, so earlier views and actions carry information.
    Secret(ViewHistory),
    /// All secrets have been revealed.
    Revealed {
        /// The current position with its secrets.
        view: Box<View>,
        /// The public views of the game.
        story: ViewHistory,
    },
}
