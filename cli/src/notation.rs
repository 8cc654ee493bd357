//! Moves in UCI notation. Actions without one are written in our own move text.

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// A pass.
const NULL_MOVE: &str = "0000";

/// `e2e4`, `a7a8q`, `e1g1`; other actions have our own move text, which contains no spaces.
pub(crate) fn text(variant: &Variant, action: Action) -> String {
    match (action, promotion(variant, action)) {
        (Action::Pass, _) => NULL_MOVE.to_string(),
        (_, Some((way, code))) => way + &code.to_lowercase(),
        _ => action.text(variant),
    }
}

/// Finds a legal action by its UCI notation or our move text. Case is ignored only in promotions, because elsewhere it
/// may distinguish boards.
pub(crate) fn read(position: &Position, word: &str) -> Option<Action> {
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

/// The squares of a promotion, such as `a7a8`, and the code of the new piece.
fn promotion(variant: &Variant, action: Action) -> Option<(String, String)> {
    action.promotes_to()?;
    let text = action.text(variant);
    let (way, code) = text.split_once('=')?;
    Some((way.to_string(), code.to_string()))
}
