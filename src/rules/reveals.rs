//! What an action reveals to everyone.

use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Piece, PieceType, Player};
use crate::position::{CrownLoss, Position};
use crate::setup::{FieldName, FieldValue};

/// A secret that is now public.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// What was revealed.
    pub what: RevealKind,
    /// The player it belonged to.
    pub player: Player,
    /// The captured piece.
    pub kind: Option<PieceType>,
    /// The square.
    pub square: Option<Square>,
}

codes! {
    /// What may be revealed, with a stable code.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum RevealKind {
        /// The captured piece wore the crown.
        CrownCaptured = "crown-captured",
        /// The captured piece did not wear the crown, so the other one does.
        NoCrown = "no-crown",
        /// The captured piece was mined.
        Mine = "mine",
        /// The captured piece could have been mined but was not.
        NoMine = "no-mine",
        /// An enemy landed where the crown was hidden.
        CrownFound = "crown-found",
        /// An own piece landed where the crown was hidden.
        OwnCrown = "own-crown",
    }
}

/// What an action revealed, given the positions before and after it. A secret still unknown in them revealed nothing.
pub fn reveals(before: &Position, action: Action, after: &Position) -> Vec<Reveal> {
    let mut reveals = Vec::new();
    let variant = before.variant();
    if !variant.alphabet.has_secrets() {
        return reveals;
    }
    let from = action.squares(variant).0;
    for square in before.captured(action, after) {
        let Some(piece) = before.at(square) else {
            continue;
        };
        reveals.extend(reveal_of_mine(before, piece, square));
        reveals.extend(reveal_of_crown(before, piece, square, square));
        if mine_lies_on(before, piece, square) {
            let exploded = from.and_then(|from| Some((before.at(from)?, from)));
            reveals.extend(
                exploded.and_then(|(piece, from)| reveal_of_crown(before, piece, from, square)),
            );
        }
    }
    reveals.extend(reveal_of_hiding_place(before, after));
    reveals
}

fn mine_lies_on(before: &Position, piece: Piece, square: Square) -> bool {
    before.variant().rules.may_be_mined(piece.kind())
        && before.field(FieldName::Mine, piece.owner()) == FieldValue::Square(square)
}

fn reveal_of_mine(before: &Position, piece: Piece, square: Square) -> Option<Reveal> {
    let doubtful = before.fields().keeps_secret(FieldName::Mine, piece.owner());
    let might_be = before.variant().rules.may_be_mined(piece.kind()) && doubtful;
    let what = match mine_lies_on(before, piece, square) {
        true => RevealKind::Mine,
        false => RevealKind::NoMine,
    };
    might_be.then_some(Reveal {
        what,
        player: piece.owner(),
        kind: Some(piece.kind()),
        square: Some(square),
    })
}

/// What the loss of a monarch or half reveals. It stood on `stood` and was lost on `square`.
fn reveal_of_crown(
    before: &Position,
    piece: Piece,
    stood: Square,
    square: Square,
) -> Option<Reveal> {
    let crown = before.variant().rules.crown.as_ref()?;
    let player = piece.owner();
    let (field, crowned) = crown.secret_of(piece, stood)?;
    if before.crown_is_hidden(player) {
        return None;
    }
    let value = before.field(field, player);
    // A lone one is known to wear the crown.
    let what = match value == crowned || !value.is_secret() {
        true => RevealKind::CrownCaptured,
        false => RevealKind::NoCrown,
    };
    Some(Reveal {
        what,
        player,
        kind: Some(piece.kind()),
        square: Some(square),
    })
}

fn reveal_of_hiding_place(before: &Position, after: &Position) -> Option<Reveal> {
    let (player, loss) = after.lost().filter(|_| before.lost().is_none())?;
    let what = match loss {
        CrownLoss::CrownFound => RevealKind::CrownFound,
        CrownLoss::OwnCrown => RevealKind::OwnCrown,
        CrownLoss::CrownCaptured | CrownLoss::ArmyLost => return None,
    };
    let square = match before.field(FieldName::Hidden, player) {
        FieldValue::Square(square) => Some(square),
        _ => None,
    };
    Some(Reveal {
        what,
        player,
        kind: None,
        square,
    })
}
