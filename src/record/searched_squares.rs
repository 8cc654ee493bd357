//! Squares where a hidden crown can't be, by public knowledge.

use super::Game;
use crate::geometry::{Square, SquareSet};
use crate::piece::ByPlayer;
use crate::position::Position;
use crate::setup::FieldName;

impl Game {
    /// For each player with a hidden crown, the squares where pieces have stood or stopped since it was hidden: a crown
    /// there would have been found.
    pub fn searched_squares(&self) -> ByPlayer<SquareSet> {
        self.searched_squares_at(self.ply())
    }

    pub(super) fn searched_squares_at(&self, last: usize) -> ByPlayer<SquareSet> {
        let mut searched = ByPlayer([SquareSet::EMPTY; _]);
        if !self.variant().alphabet.has(FieldName::Hidden) {
            return searched;
        }
        add_occupied(self.start(), &mut searched);
        let mut ply = 0;
        self.replay(|_, _, after| {
            ply += 1;
            if ply <= last {
                add_occupied(after, &mut searched);
            }
        });
        searched
    }
}

fn add_occupied(position: &Position, searched: &mut ByPlayer<SquareSet>) {
    let variant = position.variant();
    let hidden = variant
        .players()
        .filter(|&player| position.crown_is_hidden(player));
    for player in hidden {
        let occupied = |square: &Square| position.at(*square).is_some();
        for square in variant.geometry().squares().filter(occupied) {
            searched[player].insert(square);
        }
    }
}
