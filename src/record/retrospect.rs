//! The game as one seat has seen it.

use super::Game;
use crate::piece::Player;
use crate::rules::{Story, View};

impl Game {
    /// What a viewer has seen up to the position on the board. Nothing that is hidden from the viewer is in it.
    pub fn story_of(&self, viewer: Option<Player>) -> Story {
        let mut story = Story::begin(View::of(self.start(), viewer));
        let mut ply = 0;
        self.replay(|_, action, after| {
            ply += 1;
            if ply <= self.ply() {
                story.go_on(action, View::of(after, viewer));
            }
        });
        story
    }
}
