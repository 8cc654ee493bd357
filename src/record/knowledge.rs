//! What a player has seen of a game.

use super::Game;
use crate::piece::Player;
use crate::position::Position;
use crate::rules::{Knowledge, View, ViewHistory};
use crate::setup::FieldValue;

impl Game {
    /// The views of the game up to the current position. They contain nothing hidden from the viewer.
    pub fn story_of(&self, viewer: Option<Player>) -> ViewHistory {
        let mut story = ViewHistory::new(View::of(self.start(), viewer));
        let mut ply = 0;
        self.replay(|_, action, after| {
            ply += 1;
            if ply <= self.ply() {
                story.push(action, View::of(after, viewer));
            }
        });
        story
    }

    /// What a player knows, for a search of the current position.
    pub fn knowledge_of(&self, player: Player) -> Knowledge<'_> {
        let viewer = Some(player);
        match self.variant().alphabet.has_secrets() {
            true => Knowledge::Secret(self.story_of(viewer)),
            false => Knowledge::Open {
                view: Box::new(View::of(self.position(), viewer)),
                past: self.past(),
            },
        }
    }

    /// What everyone knows after all secrets have been revealed, for a search of the current position.
    pub fn revealed_knowledge(&self) -> Knowledge<'_> {
        match self.variant().alphabet.has_secrets() {
            true => Knowledge::Revealed {
                view: Box::new(View::revealed(self.position())),
                story: self.story_of(None),
            },
            false => self.knowledge_of(self.position().turn()),
        }
    }

    /// Whether a secret is missing somewhere in the whole line, as in a public record.
    pub fn has_unknown(&self) -> bool {
        let has_unknown = |position: &Position| {
            let mut fields = position.fields().iter();
            fields.any(|(_, _, value)| value == FieldValue::Unknown)
        };
        let mut found = has_unknown(self.start());
        self.replay(|_, _, after| found |= has_unknown(after));
        found
    }
}
