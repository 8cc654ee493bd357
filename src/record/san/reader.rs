//! Reading of short move texts, much more generously than they are written: `N:d4`, `Ng1-f3`, `e2 x f3`, `nf3`, `c8Q`,
//! `gf` (a capture from the g-file to the f-file), `K0-0` (the castling piece named), `e1h1` (castling as the king takes
//! its own rook), other codes that the variant file lists for a type, figurines, and letters garbled by old encodings.

use super::letters::Letters;
use super::spelling;
use super::squares::{normalized, squares_named};
use crate::moves::Action;
use crate::position::Position;
use crate::rules;

/// The legal actions that a text names: those written exactly so, or else without regard to signs, or else also
/// without regard to case.
pub fn actions_named(position: &Position, text: &str) -> Vec<Action> {
    actions_named_in(position, text, &Letters::default())
}

/// The same, with the letters of another language where the game's own codes make no legal move. A capital letter is a
/// piece rather than a file: `Dc5` is a Queen's move in German, although `dc5` may be a Pawn's.
pub fn actions_named_in(position: &Position, text: &str, letters: &Letters) -> Vec<Action> {
    let actions = rules::legal_actions(position);
    let bare = without_suffix(text);
    let is_move_text = |action: &&Action| action.text(position.variant()) == bare;
    if let Some(&action) = actions.iter().find(is_move_text) {
        return vec![action];
    }
    let exact = |action: &Action| {
        spelling::exact(position, *action)
            .iter()
            .any(|known| known == bare)
    };
    let found: Vec<Action> = actions.iter().copied().filter(exact).collect();
    if !found.is_empty() {
        return found;
    }
    let in_codes = letters.in_codes(position.variant(), bare);
    let readings = || [bare].into_iter().chain(in_codes.as_deref());
    let by_case = readings().map(|text| named(position, &actions, text, normalized));
    let by_letter = readings().map(|text| {
        let folded = |text: &str| normalized(text).to_lowercase();
        let mut found = named(position, &actions, text, folded);
        found.retain(|&action| starts_as_named(position, action, text));
        found
    });
    let mut found = by_case.chain(by_letter);
    found.find(|found| !found.is_empty()).unwrap_or_default()
}

/// Whether a text names the starting square of an action, or none. On two boards the case of a square matters.
fn starts_as_named(position: &Position, action: Action, text: &str) -> bool {
    let variant = position.variant();
    let named = squares_named(position, text).filter(|_| variant.rules.passes_over);
    named.is_none_or(|(from, _)| action.squares(variant).0 == Some(from))
}

/// A text that names a plain move means no castling that ends there.
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
    let named = actions.iter().copied().filter(fits);
    let (castlings, plain): (Vec<_>, Vec<_>) =
        named.partition(|action| matches!(action.without_gate(), Action::Castle(_)));
    if plain.is_empty() { castlings } else { plain }
}

/// A typed move without signs of check and `e.p.` at its end, in any order.
pub fn without_suffix(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let unchecked = text.trim_end_matches(['+', '#', '†', '‡']);
        let bare = without_en_passant(unchecked).trim_end();
        if bare == text {
            return text;
        }
        text = bare;
    }
}

fn without_en_passant(text: &str) -> &str {
    let mut signs = ["e.p.", "e.p", "ep"].into_iter();
    let bare = signs.find_map(|sign| text.strip_suffix(sign));
    let ends_with_rank = |bare: &&str| bare.trim_end().ends_with(|c: char| c.is_ascii_digit());
    bare.filter(ends_with_rank).unwrap_or(text)
}
