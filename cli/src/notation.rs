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
/// may distinguish boards. Castling may also be written as the royal piece capturing its partner, as in Chess960, the
/// only promotion of a piece with `+`, and a pass as a move of the royal piece to its own square, as in Fairy-Stockfish.
pub(crate) fn read(position: &Position, word: &str) -> Option<Action> {
    let variant = position.variant();
    let means = |action: &Action| {
        let promotes = || {
            let (way, code) = promotion(variant, *action)?;
            Some(word.strip_prefix(&*way)?.eq_ignore_ascii_case(&code))
        };
        action.text(variant) == word || text(variant, *action) == word || promotes() == Some(true)
    };
    let actions = rules::legal_actions(position);
    let found = actions.iter().find(|action| means(action));
    found.or_else(|| foreign(variant, &actions, word)).copied()
}

/// Other programs' ways to write castling, promotion and a pass.
fn foreign<'a>(variant: &Variant, actions: &'a [Action], word: &str) -> Option<&'a Action> {
    let castles = |action: &&Action| castling_texts(variant, **action).contains(&word.to_string());
    let passes = |action: &&Action| **action == Action::Pass && is_null(word);
    let found = actions
        .iter()
        .find(|action| castles(action) || passes(action));
    found.or_else(|| only_promotion(variant, actions, word.strip_suffix('+')?))
}

/// The promotion by these squares, such as `a7a8`, if there is just one.
fn only_promotion<'a>(variant: &Variant, actions: &'a [Action], way: &str) -> Option<&'a Action> {
    let goes =
        |action: &&Action| promotion(variant, **action).is_some_and(|(squares, _)| squares == way);
    let mut promotions = actions.iter().filter(goes);
    promotions.next().filter(|_| promotions.next().is_none())
}

/// Whether a move such as `e1e1` leads to its own starting square.
fn is_null(word: &str) -> bool {
    let (from, to) = word.split_at_checked(word.len() / 2).unwrap_or_default();
    !from.is_empty() && from == to
}

/// Both ways to write a castling: the move of the castling piece, and that to its partner's square.
fn castling_texts(variant: &Variant, action: Action) -> Vec<String> {
    let Action::Castle(index) = action else {
        return Vec::new();
    };
    let castling = &variant.rules.castlings[usize::from(index)];
    let name = |square| variant.geometry().name(square);
    let targets = [castling.to, castling.partner_from];
    let text = |to| format!("{}{}", name(castling.from), name(to));
    targets.map(text).to_vec()
}

/// The squares of a promotion, such as `a7a8`, and the code of the new piece.
fn promotion(variant: &Variant, action: Action) -> Option<(String, String)> {
    action.promotes_to()?;
    let text = action.text(variant);
    let (way, code) = text.split_once('=')?;
    Some((way.to_string(), code.to_string()))
}
