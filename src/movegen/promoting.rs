//! Promotions that are moves of their own.

use super::MovegenContext;
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, PieceType};
use crate::position::Position;
use crate::variant::{OwnMove, Promotion};

/// Adds every promotion of the player to move that is a move of its own, whether or not it leaves a royal piece attacked.
pub fn add_promoting_moves(position: &Position, actions: &mut Vec<Action>) {
    match position.variant().move_tables.width() {
        1 => add_in::<1>(position, actions),
        2 => add_in::<2>(position, actions),
        _ => add_in::<4>(position, actions),
    }
}

fn add_in<const WORDS: usize>(position: &Position, actions: &mut Vec<Action>) {
    let context = MovegenContext::<WORDS>::new(position);
    let promotions = &position.variant().rules.promotions;
    for (index, promotions) in promotions.iter().enumerate() {
        // With own moves a piece has no other promotion.
        if let (Some(promotion), Some(kind)) = (promotions.first(), PieceType::new(index))
            && let Some(own_move) = &promotion.own_move
        {
            for from in promoting_pieces(position, own_move, kind).iter() {
                add_from(&context, promotion, own_move, from, actions);
            }
        }
    }
}

/// The pieces of a type that may promote where they stand.
fn promoting_pieces(position: &Position, own_move: &OwnMove, kind: PieceType) -> SquareSet {
    let player = position.turn();
    let piece = Piece::new(kind, player);
    let own = position.pieces(player).iter();
    let own: SquareSet = own
        .filter(|&square| position.at(square) == Some(piece))
        .collect();
    match own_move.only_one_anywhere && own.len() == 1 {
        true => own,
        false => own.and(own_move.from[player]),
    }
}

fn add_from<const WORDS: usize>(
    context: &MovegenContext<WORDS>,
    promotion: &Promotion,
    own_move: &OwnMove,
    from: Square,
    actions: &mut Vec<Action>,
) {
    let position = context.position;
    let variant = position.variant();
    let player = position.turn();
    let choices = promotion.choices.iter();
    for choice in choices.filter(|choice| position.may_become(player, choice)) {
        let into = choice.kind;
        let new = Piece::new(into, player);
        let move_table = context.move_table(new, from);
        let quiet = move_table.destinations(context.occupied, position.unhoppable());
        let targets = quiet.quiet.without(context.occupied);
        let bounds = variant.kinds[into.index()].bounds(player);
        let all = targets.resized().or(SquareSet::only(from)).and(bounds);
        for to in all.iter() {
            let action = Action::Promote { from, to, into };
            if own_move.may_attack || !attacks_at_once(context, new, action) {
                actions.push(action);
            }
        }
    }
}

/// Whether a promotion attacks a piece with the new one, or gives check.
fn attacks_at_once<const WORDS: usize>(
    context: &MovegenContext<WORDS>,
    new: Piece,
    action: Action,
) -> bool {
    let position = context.position;
    let (Some(from), Some(to)) = action.squares(position.variant()) else {
        return false;
    };
    let occupied = context.occupied.without(SquareSet::only(from));
    let occupied = occupied.or(SquareSet::only(to));
    let move_table = context.move_table(new, to);
    let targets = move_table.destinations(occupied, position.unhoppable());
    targets.captures.intersects(context.enemies) || {
        let mut after = position.clone();
        after.make(action);
        after.in_check(after.turn())
    }
}
