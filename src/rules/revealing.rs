//! What an action brings to light for everybody.

use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::{Kind, Piece, Player};
use crate::position::{Loss, Position};
use crate::setup::{FieldName, FieldValue};

/// Something secret that everybody knows from now on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reveal {
    /// What.
    pub what: Revealed,
    /// Whose secret it was.
    pub seat: Player,
    /// The man captured.
    pub kind: Option<Kind>,
    /// Where.
    pub cell: Option<Square>,
}

/// What may come to light. Each has a stable code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Revealed {
    /// The man captured wore the crown.
    CrownCaptured,
    /// The man captured did not wear the crown: the other one does.
    NoCrown,
    /// The man captured was mined.
    Mine,
    /// The man captured was not mined, as it might have been.
    NoMine,
    /// An enemy stopped where the crown was hidden.
    CrownFound,
    /// A man of its own side did.
    OwnCrown,
}

impl Revealed {
    /// The code for messages.
    pub fn code(self) -> &'static str {
        match self {
            Revealed::CrownCaptured => "crown-captured",
            Revealed::NoCrown => "no-crown",
            Revealed::Mine => "mine",
            Revealed::NoMine => "no-mine",
            Revealed::CrownFound => "crown-found",
            Revealed::OwnCrown => "own-crown",
        }
    }
}

/// What an action brought to light, given the positions before and after it. Secrets that are unknown in these tell
/// that nothing did.
pub fn reveals(before: &Position, action: Action, after: &Position) -> Vec<Reveal> {
    let mut reveals = Vec::new();
    let variant = before.variant();
    if !variant.alphabet.has_secrets() {
        return reveals;
    }
    let from = action.cells(variant).0;
    for square in before.captured(action, after) {
        let Some(piece) = before.at(square) else {
            continue;
        };
        reveals.extend(reveal_of_mine(before, piece, square));
        reveals.extend(reveal_of_crown(before, piece, square, square));
        if mine_lies_on(before, piece, square) {
            let exploded = from.and_then(|from| Some((before.at(from)?, from)));
            reveals.extend(
                exploded.and_then(|(man, from)| reveal_of_crown(before, man, from, square)),
            );
        }
    }
    reveals.extend(reveal_of_hiding_place(before, after));
    reveals
}

fn mine_lies_on(before: &Position, piece: Piece, square: Square) -> bool {
    before.variant().rules.may_be_mined(piece.kind())
        && before.field(FieldName::Mine, piece.owner()) == FieldValue::Cell(square)
}

fn reveal_of_mine(before: &Position, piece: Piece, square: Square) -> Option<Reveal> {
    let doubtful = before.fields().keeps_secret(FieldName::Mine, piece.owner());
    let might_be = before.variant().rules.may_be_mined(piece.kind()) && doubtful;
    let what = match mine_lies_on(before, piece, square) {
        true => Revealed::Mine,
        false => Revealed::NoMine,
    };
    might_be.then_some(Reveal {
        what,
        seat: piece.owner(),
        kind: Some(piece.kind()),
        cell: Some(square),
    })
}

/// What the loss of a monarch or half tells that stood on `stood` and was lost on `cell`.
fn reveal_of_crown(before: &Position, piece: Piece, stood: Square, cell: Square) -> Option<Reveal> {
    let crown = before.variant().rules.crown.as_ref()?;
    let seat = piece.owner();
    let (field, crowned) = crown.secret_of(piece, stood)?;
    if before.crown_is_hidden(seat) {
        return None;
    }
    let value = before.field(field, seat);
    // A lone one is known to wear it.
    let what = match value == crowned || !value.is_secret() {
        true => Revealed::CrownCaptured,
        false => Revealed::NoCrown,
    };
    Some(Reveal {
        what,
        seat,
        kind: Some(piece.kind()),
        cell: Some(cell),
    })
}

fn reveal_of_hiding_place(before: &Position, after: &Position) -> Option<Reveal> {
    let (seat, loss) = after.lost().filter(|_| before.lost().is_none())?;
    let what = match loss {
        Loss::CrownFound => Revealed::CrownFound,
        Loss::OwnCrown => Revealed::OwnCrown,
        Loss::CrownCaptured | Loss::ArmyLost => return None,
    };
    let cell = match before.field(FieldName::Hidden, seat) {
        FieldValue::Cell(square) => Some(square),
        _ => None,
    };
    Some(Reveal {
        what,
        seat,
        kind: None,
        cell,
    })
}
