//! What one player may know. Only this leaves the core.

use std::sync::Arc;

use super::legal::legal_actions;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::setup::{FieldValue, Setup};
use crate::variant::Variant;

/// A game at one moment as one viewer may know it. It contains no hidden information.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    variant: ByIdentity,
    viewer: Option<Player>,
    setup: Setup,
    actions: Vec<Action>,
    hash: u64,
}

#[derive(Clone, Debug)]
struct ByIdentity(Arc<Variant>);

impl PartialEq for ByIdentity {
    fn eq(&self, other: &ByIdentity) -> bool {
        self.0.identity.content == other.0.identity.content
    }
}

impl View {
    /// What `viewer` may know; `None` is a spectator. Legal actions are shown only to the player to move. Once a crown
    /// is lost the game is over, and nothing is secret any more.
    pub fn of(position: &Position, viewer: Option<Player>) -> View {
        let variant = position.variant().clone();
        let mut setup = position.setup();
        if position.lost().is_none() {
            hide_secrets(&mut setup, |owner| Some(owner) != viewer);
        }
        let actions = if viewer == Some(position.turn()) {
            legal_actions(position)
        } else {
            Vec::new()
        };
        let hash = position.view_hash(viewer);
        View {
            variant: ByIdentity(variant),
            viewer,
            setup,
            actions,
            hash,
        }
    }

    /// What everyone knows of a position after all secrets have been revealed.
    pub fn revealed(position: &Position) -> View {
        View {
            variant: ByIdentity(position.variant().clone()),
            viewer: None,
            setup: position.setup(),
            actions: Vec::new(),
            hash: position.hash(),
        }
    }

    /// The variant.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant.0
    }

    /// The viewer.
    pub fn viewer(&self) -> Option<Player> {
        self.viewer
    }

    /// The position with the secrets of others unknown.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position text for this viewer.
    pub fn text(&self) -> String {
        self.setup.text(&self.variant().alphabet)
    }

    /// The viewer's legal actions.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Positions that look the same to the viewer have the same hash.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The position, if nothing is hidden from the viewer.
    pub fn sole_position(&self) -> Option<Position> {
        let mut values = self.setup.fields.iter();
        if values.any(|(_, _, value)| value == FieldValue::Unknown) {
            return None;
        }
        Position::new(self.variant().clone(), &self.setup).ok()
    }

    /// The position with all secrets unknown; `None` if a crown is lost and the game over.
    pub fn public_position(&self) -> Option<Position> {
        let mut setup = self.setup.clone();
        hide_secrets(&mut setup, |_| true);
        Position::new(self.variant().clone(), &setup).ok()
    }

    /// The move text of an action of `actor` for this viewer.
    pub fn action_text(&self, action: Action, actor: Player) -> String {
        if self.viewer == Some(actor) {
            action.text(self.variant())
        } else {
            action.public_text(self.variant())
        }
    }
}

/// Makes secrets unknown. That a secret exists is public.
fn hide_secrets(setup: &mut Setup, of: impl Fn(Player) -> bool) {
    let values = setup.fields;
    for (field, owner, _) in values.iter() {
        if of(owner) && values.keeps_secret(field, owner) {
            setup.fields.set(field, owner, FieldValue::Unknown);
        }
    }
}
