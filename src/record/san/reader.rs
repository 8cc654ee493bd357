//! Reading of short move texts, much more generously than they are written: `N:d4`, `Ng1-f3`, `e2 x f3`, `nf3`, `c8Q`,
//! `gf` (a capture from the g-file to the f-file), `K0-0` (the castling piece named), other codes that the variant file
//! lists for a type, and letters garbled by old encodings.

use super::spelling;
use crate::moves::Action;
use crate::position::Position;
use crate::rules;

/// The legal actions that a text names: those written exactly so, or else without regard to signs, or else also
/// without regard to case.
pub fn actions_named(position: &Position, text: &str) -> Vec<Action> {
    let actions = rules::legal_actions(position);
    let bare = without_suffix(text);
    let exact = |action: &Action| {
        spelling::exact(position, *action)
            .iter()
            .any(|known| known == bare)
    };
    let found: Vec<Action> = actions.iter().copied().filter(exact).collect();
    if !found.is_empty() {
        return found;
    }
    let plain = |text: &str| normalized(text);
    let folded = |text: &str| normalized(text).to_lowercase();
    let found = named(position, &actions, bare, plain);
    match found.is_empty() {
        false => found,
        true => named(position, &actions, bare, folded),
    }
}

fn named(
    position: &Position,
    actions: &[Action],
    text: &str,
    simplify: impl Fn(&str) -> String,
) -> Vec<Action> {
    let text = simplify(text);
    let fits = |action: &Action| {
        let spellings = spelling::lenient(position, *action);
        { spellings.iter() }.any(|known| simplify(known) == text)
    };
    actions.iter().copied().filter(fits).collect()
}

fn without_suffix(text: &str) -> &str {
    let text = text.trim().trim_end_matches(['+', '#']);
    text.strip_suffix("e.p.").unwrap_or(text).trim_end()
}

/// Removes signs of capture, promotion and separation. Replaces Cyrillic letters that look Latin, also if code page 1251
/// was decoded as Latin-1.
pub(super) fn normalized(text: &str) -> String {
    let is_sign = |letter: &char| {
        letter.is_whitespace()
            || matches!(letter, 'x' | '×' | ':' | '-' | '–' | '=' | '(' | ')' | '/')
    };
    text.chars()
        .filter(|letter| !is_sign(letter))
        .map(|letter| match letter {
            'а' | 'à' => 'a',
            'с' | 'ñ' => 'c',
            'е' | 'å' => 'e',
            other => other,
        })
        .collect()
}
