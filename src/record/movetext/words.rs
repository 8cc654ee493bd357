//! Words of movetext other than moves.

/// Words after a move that say nothing new.
const NOISE: [&str; 12] = [
    "e.p.",
    "e.p",
    "ep",
    "ep.",
    "+",
    "++",
    "#",
    "ch",
    "ch.",
    "mate",
    "checkmate",
    "dbl.ch.",
];

/// A null move, as ChessBase, Scid and UCI write it, and as our own records do.
const NULL_MOVES: [&str; 6] = ["--", "Z0", "null", "pass", "@@@@", "0000"];

pub(super) fn is_noise(word: &str) -> bool {
    NOISE.contains(&word)
}

/// Whether a letter ends a word. `$` begins one.
pub(super) fn ends_word(letter: char, is_within: bool, joins_moves: bool) -> bool {
    match letter {
        '{' | '(' | ')' | ';' => true,
        '$' => is_within,
        ',' => joins_moves,
        _ => letter.is_whitespace(),
    }
}

pub(super) fn is_null_move(word: &str) -> bool {
    NULL_MOVES.contains(&word)
}

/// The result that a word stands for: with two players `1-0`, `0-1`, `1/2-1/2` or `*`, else the places.
pub(in crate::record) fn result_named(word: &str) -> Option<&str> {
    if word.len() > MAX_RESULT_BYTES {
        return None;
    }
    let plain = |c| match c {
        ':' | '–' | '—' | '‒' | '−' | '‐' | '‑' => '-',
        c => c,
    };
    let plain: String = word
        .trim_end_matches(['.', ','])
        .chars()
        .map(plain)
        .collect();
    let is_place = |place: &str| matches!(place, "1" | "2" | "3" | "4");
    match plain
        .replace('½', "1/2")
        .replace("0.5", "1/2")
        .replace("0,5", "1/2")
        .as_str()
    {
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "1/2" => Some("1/2-1/2"),
        "*" => Some("*"),
        _ => (word.contains('/') && word.split('/').all(is_place)).then_some(word),
    }
}

/// No result is longer.
const MAX_RESULT_BYTES: usize = 24;

/// Splits a result off the end of a word: `Qh7#1-0`.
pub(in crate::record) fn split_result(word: &str) -> Option<(&str, &str)> {
    let from = word.len().saturating_sub(MAX_RESULT_BYTES);
    let mut splits = word.char_indices().filter(|&(at, _)| at >= from);
    splits.find_map(|(at, _)| Some((&word[..at], result_named(&word[at..])?)))
}

/// Reads a result of several words, `1 - 0` or `White won.`, and returns the rest.
pub(super) fn result_of_words(text: &str) -> Option<(&'static str, &str)> {
    spaced_result(text).or_else(|| {
        let begins = |&(words, _): &(&str, _)| {
            let begin = text.get(..words.len());
            begin.is_some_and(|begin| begin.eq_ignore_ascii_case(words))
        };
        let (words, result) = { SENTENCES }.into_iter().find(begins)?;
        let rest = &text[words.len()..];
        let ends = !rest.starts_with(|c: char| c.is_alphanumeric());
        ends.then(|| (result, rest.strip_prefix('.').unwrap_or(rest)))
    })
}

/// Results as people write them in words.
const SENTENCES: [(&str, &str); 15] = [
    ("Whites won", "1-0"),
    ("White won", "1-0"),
    ("Whites wins", "1-0"),
    ("White wins", "1-0"),
    ("Black resigns", "1-0"),
    ("Black resigned", "1-0"),
    ("Blacks won", "0-1"),
    ("Black won", "0-1"),
    ("Blacks wins", "0-1"),
    ("Black wins", "0-1"),
    ("White resigns", "0-1"),
    ("White resigned", "0-1"),
    ("Draw agreed", "1/2-1/2"),
    ("Drawn", "1/2-1/2"),
    ("Draw", "1/2-1/2"),
];

/// A result with spaces around its dash.
fn spaced_result(text: &str) -> Option<(&'static str, &str)> {
    let (left, rest) = text.split_once(char::is_whitespace)?;
    let (dash, rest) = rest.trim_start().split_once(char::is_whitespace)?;
    let rest = rest.trim_start();
    let is_dash = dash.chars().count() == 1 && result_named(&format!("1{dash}0")).is_some();
    let right = ["1/2", "½", "1", "0"]
        .into_iter()
        .find(|half| rest.starts_with(half))?;
    let joined = format!("{left}-{right}");
    let result = result_named(&joined).filter(|_| is_dash)?;
    let result = ["1-0", "0-1", "1/2-1/2"]
        .into_iter()
        .find(|&known| known == result)?;
    Some((result, &rest[right.len()..]))
}

/// The move of `1.e2e4`, `.e2e4` or `e2e4`; `None` for a number alone: `1`, `1.`, `1...` or `1…`.
pub(super) fn without_number(word: &str) -> Option<&str> {
    let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = match behind.is_empty() || behind.starts_with(['.', '…']) {
        true => behind.trim_start_matches(['.', '…']),
        false => word,
    };
    (!text.is_empty()).then_some(text)
}
