//! The second square by which a player may choose a castling.

use crate::geometry::Square;
use crate::moves::Action;
use crate::variant::Variant;

/// For a castling: the partner's square or, if that is its target, the square where the castling piece ends; only if no
/// other legal action of the piece is chosen by that square or leads there. `None` for all other actions.
pub fn second_target(variant: &Variant, legal: &[Action], action: Action) -> Option<Square> {
    let Action::Castle(index) = action.without_gate() else {
        return None;
    };
    let castling = &variant.rules.castlings[usize::from(index)];
    let second = match castling.onto_partner {
        true => castling.to,
        false => castling.partner_from,
    };
    let ends = (Some(castling.from), Some(second));
    let leads_there = |&other: &Action| {
        other.without_gate() != action.without_gate() && all_ends(variant, other).contains(&ends)
    };
    let is_second = ![castling.from, castling.pointed_target()].contains(&second);
    (is_second && !legal.iter().any(leads_there)).then_some(second)
}

type Ends = (Option<Square>, Option<Square>);

/// The squares of an action in all senses; a castling also leads to the partner's square.
fn all_ends(variant: &Variant, action: Action) -> [Ends; 3] {
    let squares = action.squares(variant);
    let partner = match action.without_gate() {
        Action::Castle(index) => {
            let castling = &variant.rules.castlings[usize::from(index)];
            (Some(castling.from), Some(castling.partner_from))
        }
        _ => squares,
    };
    [squares, action.pointed_squares(variant), partner]
}
