//! Short move text as people write it: a man's code and the cell it goes to, `Kd2`. A man that promotes has no code
//! (`d3`, `d8=C`), and a board with capital letters is not named.

use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Kind;
use crate::position::Position;
use crate::rules;

/// The short text of a legal action; its full text where the short one would fit several.
pub(super) fn text(position: &Position, action: Action) -> String {
    let long = || action.text(position.variant());
    let Some(text) = short(position, action) else {
        return long();
    };
    match meant(position, &text).as_slice() {
        [_] => text,
        _ => long(),
    }
}

/// The legal actions that a short text fits.
pub(super) fn meant(position: &Position, text: &str) -> Vec<Action> {
    let plain = text.trim_end_matches(['+', '#']).replace('x', "");
    let fits = |action: &Action| short(position, *action).is_some_and(|short| short == plain);
    let mut actions = rules::legal_actions(position);
    actions.retain(fits);
    actions
}

/// A code, a cell and a promotion; nothing for actions that don't lead a man from cell to cell.
fn short(position: &Position, action: Action) -> Option<String> {
    let (Some(from), Some(to)) = action.cells(position.variant()) else {
        return None;
    };
    let code = code(position, position.at(from)?.kind());
    let promoted = action.promotes_to().map(|into| {
        let codes = &position.variant().alphabet.codes;
        format!("={}", codes[into.index()])
    });
    let cell = cell(position, to);
    Some(format!("{code}{cell}{}", promoted.unwrap_or_default()))
}

fn code(position: &Position, kind: Kind) -> &str {
    let variant = position.variant();
    match variant.rules.promotions[kind.index()] {
        Some(_) => "",
        None => &variant.alphabet.codes[kind.index()],
    }
}

fn cell(position: &Position, square: Square) -> String {
    position.variant().geometry().name(square).to_lowercase()
}
