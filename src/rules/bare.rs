//! Players who have only the royal piece left.

use super::situation::{Ended, Situation};
use crate::piece::Player;
use crate::variant::BareKing;

/// A player has only the royal piece left and loses, where the variant has that rule.
pub(super) fn king_loses(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let rule = position.variant().rules.ending.bare_king?;
    let pieces = |player| position.all_pieces(player);
    // As in Fairy-Stockfish, a player who may reply moves once more, even if nothing can be captured.
    let may_reply = |player: Player, enemy: Player| {
        rule == BareKing::LosesUnlessBaredBack && position.turn() == player && pieces(enemy) == 2
    };
    let loses = |&player: &Player| {
        let mut enemies = position.living().filter(|&other| other != player);
        pieces(player) == 1 && enemies.all(|enemy| pieces(enemy) > 1 && !may_reply(player, enemy))
    };
    position.living().find(loses).map(Ended::Loss)
}

/// Every player has just one piece left, of the types that the variant lists for this draw.
pub(super) fn all_are_bare(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let bare = position.variant().rules.ending.bare_draw;
    let is_bare = |player: Player| {
        let mut pieces = position.pieces(player).iter();
        let only = pieces.next().filter(|_| pieces.next().is_none());
        let listed = only.and_then(|square| position.at(square));
        listed.is_some_and(|piece| bare.contains(piece))
            && position.reserve_kinds(player).next().is_none()
    };
    Ended::draw_if(position.living().all(is_bare))
}
