//! The action that a text names.

use crate::moves::Action;
use crate::position::Position;
use crate::record::nag;
use crate::record::san::{Letters, San, actions_named_in, without_suffix};
use crate::rules::{self, ActionError};
use crate::variant::Variant;

/// The action of a text, or why there is none.
pub(super) fn find_action(
    position: &Position,
    text: &str,
    letters: &Letters,
) -> Result<Action, String> {
    rules::action_from_record(position, text).or_else(|error| {
        match actions_named_in(position, text, letters).as_slice() {
            [] => Err(why_refused(&error, position)),
            [action] => Ok(*action),
            several => Err(candidates(position.variant(), several)),
        }
    })
}

/// Lists the actions that an ambiguous text matches.
fn candidates(variant: &Variant, actions: &[Action]) -> String {
    let texts = actions.iter().map(|action| action.text(variant));
    let texts: Vec<String> = texts.collect();
    format!("one of {}, as several pieces fit", texts.join(" "))
}

fn why_refused(error: &ActionError, position: &Position) -> String {
    match error {
        ActionError::Refused { refusal, .. } | ActionError::RefusedDrop { refusal, .. } => {
            refusal.code().to_string()
        }
        ActionError::Unreadable { found } => match moves_to_same_square(position, found) {
            texts if texts.is_empty() => "a move such as `e2e4`".to_string(),
            texts => texts.join(" "),
        },
        ActionError::Promotion { allowed, .. } => allowed.join(" "),
        ActionError::UnknownSecret { .. } | ActionError::NotNow { .. } => {
            "a move that is legal in this position".to_string()
        }
    }
}

/// Legal moves to the square that a text in standard notation names.
fn moves_to_same_square(position: &Position, text: &str) -> Vec<String> {
    let variant = position.variant();
    let bare = without_suffix(nag::split_nags(text).0);
    let is_named = |action: &Action| {
        let (_, to) = action.squares(variant);
        to.is_some_and(|to| bare.ends_with(variant.geometry().name(to)))
    };
    let actions = rules::legal_actions(position).into_iter();
    let san = San::new(position);
    let texts = actions.filter(is_named).map(|action| san.bare(action));
    texts.collect()
}
