//! The second square by which a player may choose a castling onto the partner.

use crate::geometry::Square;
use crate::moves::Action;
use crate::variant::Variant;

/// For a castling onto the partner: the square where the castling piece ends, if no other legal action of the piece is
/// chosen by that square or leads there. `None` for all other actions.
pub fn second_target(variant: &Variant, legal: &[Action], action: Action) -> Option<Square> {
    let Action::Castle(index) = action else {
        return None;
    };
    let castling = &variant.rules.castlings[usize::from(index)];
    let ends = (Some(castling.from), Some(castling.to));
    let leads_there =
        |other: &&Action| [other.squares(variant), other.pointed_squares(variant)].contains(&ends);
    let mut leading = legal.iter().filter(leads_there);
    let is_only = leading.next() == Some(&action) && leading.next().is_none();
    let is_second = ![castling.from, castling.pointed_target()].contains(&castling.to);
    (is_only && is_second).then_some(castling.to)
}
