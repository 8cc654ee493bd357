//! The squares that a text names, to explain why there is no such move.

use crate::geometry::Square;
use crate::position::Position;

/// The first two adjacent squares of a text, on the piece's own board: of `Ng1-f3`, `g1 f3`, `G1F3`.
pub fn squares_named(position: &Position, text: &str) -> Option<(Square, Square)> {
    let text = normalized(text);
    let mut starts = text.char_indices().map(|(at, _)| &text[at..]);
    let (from, to) = starts.find_map(|rest| {
        let (from, rest) = split_square(position, rest)?;
        Some((from, split_square(position, rest)?.0))
    })?;
    let board = position.variant().geometry();
    let crosses = position.variant().rules.passes_over && !board.same_layer(from, to);
    let own = board.counterpart(to).filter(|_| crosses);
    Some((from, own.unwrap_or(to)))
}

/// Splits the longest square name off the front, in any case if case doesn't matter.
fn split_square<'t>(position: &Position, text: &'t str) -> Option<(Square, &'t str)> {
    let board = position.variant().geometry();
    let exact = board.split_square(text);
    exact.or_else(|| {
        let is_prefix = |square: &Square| {
            let name = board.name(*square);
            let start = text.get(..name.len());
            start.is_some_and(|start| start.eq_ignore_ascii_case(name))
        };
        let named = board.squares().filter(is_prefix);
        let square = named.max_by_key(|&square| board.name(square).len())?;
        let name = board.name(square);
        let mut others = board.squares().filter(|&other| other != square);
        let twin = others.any(|other| board.name(other).eq_ignore_ascii_case(name));
        (!twin).then(|| (square, &text[name.len()..]))
    })
}

/// Removes signs of capture, promotion and separation, and figurines of pawns. Replaces other figurines, and Cyrillic
/// letters that look Latin, also if code page 1251 was decoded as Latin-1.
pub(super) fn normalized(text: &str) -> String {
    let is_sign = |letter: &char| {
        letter.is_whitespace()
            || matches!(
                letter,
                'x' | '×' | ':' | '-' | '–' | '=' | '(' | ')' | '/' | '♙' | '♟'
            )
    };
    text.chars()
        .filter(|letter| !is_sign(letter))
        .map(|letter| match letter {
            'а' | 'à' => 'a',
            'с' | 'ñ' => 'c',
            'е' | 'å' => 'e',
            '♔' | '♚' => 'K',
            '♕' | '♛' => 'Q',
            '♖' | '♜' => 'R',
            '♗' | '♝' => 'B',
            '♘' | '♞' => 'N',
            other => other,
        })
        .collect()
}
