//! Parsing of move text.

use super::legal::legal_actions;
use super::refusal::{Refusal, drop_refusal, refusal};
use crate::geometry::{Geometry, Square};
use crate::moves::{Action, Secrecy};
use crate::piece::PieceType;
use crate::position::{Position, RevealableSecret};
use crate::variant::Variant;

codes! {
    /// Why a move text is not a legal action.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum ActionError {
        /// It is not a move text of this game.
        Unreadable {
            /// The text.
            found: String,
        } = "unreadable-move",
        /// The rules forbid the move.
        Refused {
            /// The text.
            found: String,
            /// The starting square.
            from: Square,
            /// The target square.
            to: Square,
            /// The reason.
            refusal: Refusal,
        } = "refused-move",
        /// The rules forbid the drop.
        RefusedDrop {
            /// The text.
            found: String,
            /// The type.
            kind: PieceType,
            /// The target square.
            to: Square,
            /// The reason.
            refusal: Refusal,
        } = "refused-drop",
        /// The move needs a promotion choice, and the text has none or an impossible one.
        Promotion {
            /// The text.
            found: String,
            /// The allowed move texts.
            allowed: Vec<String>,
        } = "promotion-needed",
        /// The move is legal, but its result depends on a secret unknown to everyone.
        UnknownSecret {
            /// The text.
            found: String,
            /// The secret.
            secret: RevealableSecret,
        } = "unknown-secret",
        /// It is not legal in this position.
        NotNow {
            /// The text.
            found: String,
        } = "not-now",
    }
}

impl ActionError {
    /// The text.
    pub fn found(&self) -> &str {
        match self {
            ActionError::Unreadable { found }
            | ActionError::Refused { found, .. }
            | ActionError::RefusedDrop { found, .. }
            | ActionError::Promotion { found, .. }
            | ActionError::UnknownSecret { found, .. }
            | ActionError::NotNow { found } => found,
        }
    }
}

impl std::fmt::Display for ActionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: `{}`", self.code(), self.found())?;
        match self {
            ActionError::Unreadable { .. } => {
                write!(f, ", expected a move such as `e2e4` or `a9a10=Q`")
            }
            ActionError::Refused { refusal, .. } | ActionError::RefusedDrop { refusal, .. } => {
                write!(f, ", {}", refusal.code())
            }
            ActionError::Promotion { allowed, .. } => write!(f, ", allowed: {}", allowed.join(" ")),
            ActionError::UnknownSecret { secret, .. } => {
                write!(f, ", what comes of it depends on `{}`", secret.field.text())
            }
            ActionError::NotNow { .. } => write!(f, ", it is not legal in this position"),
        }
    }
}

impl std::error::Error for ActionError {}

/// Parses the text of a legal action.
///
/// # Errors
///
/// [`ActionError`] says whether the text is unreadable, why the move is illegal, or which unknown secret decides its
/// result.
pub fn action_from_text(position: &Position, text: &str) -> Result<Action, ActionError> {
    let variant = position.variant();
    let legal = legal_actions(position);
    let named = legal.iter().find(|action| action.text(variant) == text);
    let action = *named.ok_or_else(|| action_error(position, &legal, text))?;
    match position.revealable_secrets(action).first() {
        None => Ok(action),
        Some(&secret) => Err(ActionError::UnknownSecret {
            found: text.to_string(),
            secret,
        }),
    }
}

/// Finds a legal action by its public text (`hide@?`), and leaves its secret open.
pub fn action_left_open(position: &Position, text: &str) -> Option<Action> {
    let variant = position.variant();
    let legal = legal_actions(position).into_iter();
    let mut open = legal.map(|action| action.public(variant));
    open.find(|action| action.text(variant) == text)
}

/// Parses an action of a record. The text may say less than the player knew (`hide@?`), and a capture reveals nothing
/// if the record doesn't say what.
///
/// # Errors
///
/// As [`action_from_text`], except for unknown secrets.
pub fn action_from_record(position: &Position, text: &str) -> Result<Action, ActionError> {
    let variant = position.variant();
    let legal = legal_actions(position);
    let in_full = legal.iter().find(|action| action.text(variant) == text);
    let as_public = || action_left_open(position, text);
    let known_plain = || {
        let plain = legal.iter().filter_map(|action| plain(*action));
        { plain }.find(|action| action.text(variant) == text)
    };
    in_full
        .copied()
        .or_else(as_public)
        .or_else(known_plain)
        .ok_or_else(|| action_error(position, &legal, text))
}

/// A drop of a possibly mined piece as a drop of a plain one.
fn plain(action: Action) -> Option<Action> {
    match action {
        Action::Drop {
            kind,
            to,
            mined: Secrecy::Unknown,
        } => Some(Action::Drop {
            kind,
            to,
            mined: Secrecy::No,
        }),
        _ => None,
    }
}

fn action_error(position: &Position, legal: &[Action], text: &str) -> ActionError {
    let found = text.to_string();
    let variant = position.variant();
    let board = variant.geometry();
    if let Some((kind, to)) = dropped(variant, text)
        && let Some(refusal) = drop_refusal(position, kind, to)
    {
        return ActionError::RefusedDrop {
            found,
            kind,
            to,
            refusal,
        };
    }
    let special = text == "done" || text == "pass" || text.contains('@') || text.contains('#');
    if special {
        return ActionError::NotNow { found };
    }
    let squares = board.split_square(text).and_then(|(from, rest)| {
        let (to, rest) = board.split_square(rest)?;
        let to = match variant.rules.passes_over {
            true => own_board_square(board, from, to)?,
            false => to,
        };
        (rest.is_empty() || rest.starts_with(['=', '/'])).then_some((from, to))
    });
    let Some((from, to)) = squares else {
        return ActionError::Unreadable { found };
    };
    if let Some(refusal) = refusal(position, from, to) {
        return ActionError::Refused {
            found,
            from,
            to,
            refusal,
        };
    }
    if text.contains('/') {
        return ActionError::NotNow { found };
    }
    let same_squares = legal
        .iter()
        .filter(|action| action.pointed_squares(variant) == (Some(from), Some(to)));
    let allowed = same_squares.map(|action| action.text(variant)).collect();
    ActionError::Promotion { found, allowed }
}

/// The type and square of a drop's text, such as `P@e4`, in games without secrets.
fn dropped(variant: &Variant, text: &str) -> Option<(PieceType, Square)> {
    let (code, square) = text.split_once('@')?;
    let kind = variant.alphabet.kind(code)?;
    let is_dropped = variant.rules.drops_of(kind).is_some() && !variant.alphabet.has_secrets();
    Some((kind, variant.geometry().square(square)?)).filter(|_| is_dropped)
}

/// The target square on the piece's own board for a landing square on the other board.
fn own_board_square(board: &Geometry, from: Square, landing: Square) -> Option<Square> {
    let to = board.counterpart(landing)?;
    board.same_layer(from, to).then_some(to)
}
