//! Move text read in a position.

use super::explain::{Refusal, refusal};
use super::legal::legal_actions;
use crate::geometry::{Geometry, Square};
use crate::moves::Action;
use crate::position::Position;

/// Why a move text is not a legal action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// It is no move text of this game.
    Unreadable {
        /// The text.
        found: String,
    },
    /// It names a move that the rules refuse.
    Refused {
        /// The text.
        found: String,
        /// The man's cell.
        from: Square,
        /// Its target.
        to: Square,
        /// Why.
        refusal: Refusal,
    },
    /// The move ends in promotion, and the text doesn't say to what, or to what can't be had.
    Promotion {
        /// The text.
        found: String,
        /// The move texts allowed instead.
        allowed: Vec<String>,
    },
    /// It could be an action of this game but is not legal now.
    NotNow {
        /// The text.
        found: String,
    },
}

impl ActionError {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            ActionError::Unreadable { .. } => "unreadable-move",
            ActionError::Refused { .. } => "refused-move",
            ActionError::Promotion { .. } => "promotion-needed",
            ActionError::NotNow { .. } => "not-now",
        }
    }

    /// The text that was given.
    pub fn found(&self) -> &str {
        match self {
            ActionError::Unreadable { found }
            | ActionError::Refused { found, .. }
            | ActionError::Promotion { found, .. }
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
            ActionError::Refused { refusal, .. } => write!(f, ", {}", refusal.code()),
            ActionError::Promotion { allowed, .. } => write!(f, ", allowed: {}", allowed.join(" ")),
            ActionError::NotNow { .. } => write!(f, ", it is not legal in this position"),
        }
    }
}

impl std::error::Error for ActionError {}

/// The legal action a move text names.
///
/// # Errors
///
/// [`ActionError`] says whether the text can't be read, or why the rules refuse the move.
pub fn action_from_text(position: &Position, text: &str) -> Result<Action, ActionError> {
    let variant = position.variant();
    let legal = legal_actions(position);
    let named = legal.iter().find(|action| action.text(variant) == text);
    named
        .copied()
        .ok_or_else(|| why_not(position, &legal, text))
}

fn why_not(position: &Position, legal: &[Action], text: &str) -> ActionError {
    let found = text.to_string();
    let variant = position.variant();
    let board = variant.geometry();
    let special = text == "done" || text == "pass" || text.contains('@') || text.contains('#');
    if special {
        return ActionError::NotNow { found };
    }
    let cells = board.split_square(text).and_then(|(from, rest)| {
        let (to, rest) = board.split_square(rest)?;
        let to = match variant.rules.passes_over {
            true => own_board_cell(board, from, to)?,
            false => to,
        };
        (rest.is_empty() || rest.starts_with('=')).then_some((from, to))
    });
    let Some((from, to)) = cells else {
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
    let same_cells = legal
        .iter()
        .filter(|action| action.cells(variant) == (Some(from), Some(to)));
    let allowed = same_cells.map(|action| action.text(variant)).collect();
    ActionError::Promotion { found, allowed }
}

/// Where a man has to move that is to land on a cell of the other board.
fn own_board_cell(board: &Geometry, from: Square, lands: Square) -> Option<Square> {
    let to = board.counterpart(lands)?;
    board.same_layer(from, to).then_some(to)
}
