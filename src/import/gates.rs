//! The squares of pieces that castle: in position text, their rights imply gates.

use super::draft::Draft;

impl Draft {
    /// The squares of a player's pieces that castle.
    pub(super) fn castling_squares(&self, player: usize) -> Vec<usize> {
        let own = self.castlings.iter().filter(|castling| {
            castling.players[player] && castling.only.is_none_or(|only| only == player)
        });
        let mut squares = Vec::new();
        for castling in own {
            let homes = self.squares_of(castling.piece, player);
            let Some(&home) = homes.first() else { continue };
            let mut partners = self.squares_of(castling.partner, player);
            partners.retain(|partner| {
                partner / self.files == home / self.files && (*partner > home) == castling.right
            });
            squares.push(home);
            squares.extend(partners);
        }
        squares
    }
}
