//! Squares where a hidden crown can't be, by public knowledge.

use super::Game;
use super::commitment::Choice;
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Player};
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
        for &(choice, squares) in &self.searched {
            // Where pieces stand has always been searched, so only a crown not hidden yet has no square.
            if !searched[choice.player].is_empty() {
                searched[choice.player] = searched[choice.player].or(squares);
            }
        }
        searched
    }

    /// Notes squares that were searched for a player's hidden crown, but not in this line.
    pub(super) fn add_searched(&mut self, player: Player, squares: SquareSet) {
        let mut choices = self.secret_choices().into_iter();
        let hidden = |choice: &Choice| (choice.player, choice.field) == (player, FieldName::Hidden);
        if let Some((choice, _)) = choices.find(|(choice, _)| hidden(choice)) {
            self.searched.push((choice, squares));
        }
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
