//! Classes of squares that share tuned weights.

use crate::geometry::{Coordinates, Heading, Square};
use crate::piece::{ByPlayer, Player};
use crate::variant::Variant;

/// The class of each square for each player: the same square seen from either side, and its mirror image if all pieces
/// move symmetrically.
#[derive(Debug)]
pub(super) struct SquareClasses {
    classes: ByPlayer<Vec<u8>>,
    len: usize,
}

impl SquareClasses {
    /// `None` unless two players face each other along the files.
    pub(super) fn of(variant: &Variant) -> Option<SquareClasses> {
        let [first, second] = &variant.players[..] else {
            return None;
        };
        if (first.orientation.heading, second.orientation.heading) != (Heading::Up, Heading::Down) {
            return None;
        }
        let board = variant.geometry();
        let mirrored = variant.moves_are_symmetric();
        let mut known: Vec<Coordinates> = Vec::new();
        let mut class = |seen: Coordinates| {
            let found = known.iter().position(|&other| other == seen);
            found.unwrap_or_else(|| {
                known.push(seen);
                known.len() - 1
            }) as u8
        };
        let mut classes = ByPlayer::<Vec<u8>>::default();
        for player in variant.players() {
            let seen = variant.seen_by(player);
            let classes_of_squares = board.squares().map(|square| {
                let mut seen = seen(board.coordinates(square));
                if mirrored {
                    seen.file = seen.file.min(board.files() - 1 - seen.file);
                }
                class(seen)
            });
            classes[player] = classes_of_squares.collect();
        }
        let len = known.len();
        Some(SquareClasses { classes, len })
    }

    pub(super) fn len(&self) -> usize {
        self.len
    }

    pub(super) fn class(&self, square: Square, player: Player) -> usize {
        self.classes[player][square.index()] as usize
    }
}
