//! Moves as UCI writes them, and what it has no words for in our own.

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// What stands for a pass.
const NULL_MOVE: &str = "0000";

/// `e2e4`, `a7a8q`, `e1g1`; our own text, which has no blanks, where that isn't a man's way from cell to cell.
pub(in super::super) fn text(variant: &Variant, action: Action) -> String {
    match (action, promotion(variant, action)) {
        (Action::Pass, _) => NULL_MOVE.to_string(),
        (_, Some((way, code))) => way + &code.to_lowercase(),
        _ => action.text(variant),
    }
}

/// The legal action that a word means, in UCI's notation or in ours. Only of promotions the case may differ: elsewhere it
/// may tell one board from another.
pub(in super::super) fn read(position: &Position, word: &str) -> Option<Action> {
    let variant = position.variant();
    let means = |action: &Action| {
        let promotes = || {
            let (way, code) = promotion(variant, *action)?;
            Some(word.strip_prefix(&*way)?.eq_ignore_ascii_case(&code))
        };
        action.text(variant) == word || text(variant, *action) == word || promotes() == Some(true)
    };
    rules::legal_actions(position).into_iter().find(means)
}

/// A promotion's way and the code of what the man becomes.
fn promotion(variant: &Variant, action: Action) -> Option<(String, String)> {
    action.promotes_to()?;
    let text = action.text(variant);
    let (way, code) = text.split_once('=')?;
    Some((way.to_string(), code.to_string()))
}
