//! Words of movetext other than moves.

/// Winners as people write them after the moves, with the result.
const WINNERS: [(&str, &str); 4] = [
    ("Whites ", "1-0"),
    ("White ", "1-0"),
    ("Blacks ", "0-1"),
    ("Black ", "0-1"),
];

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

pub(super) fn is_null_move(word: &str) -> bool {
    NULL_MOVES.contains(&word)
}

/// The result that a word stands for.
pub(in crate::record) fn result_named(word: &str) -> Option<&str> {
    let places = || {
        word.split('/')
            .all(|place| matches!(place, "1" | "2" | "3" | "4"))
    };
    match word {
        "1-0" | "1–0" | "1:0" => Some("1-0"),
        "0-1" | "0–1" | "0:1" => Some("0-1"),
        "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2:1/2" | "½" => Some("1/2-1/2"),
        "*" => Some(word),
        _ => (word.contains('/') && places()).then_some(word),
    }
}

/// Reads a result written as a sentence, `White won.`, and returns the rest.
pub(super) fn result_in_words(text: &str) -> Option<(&'static str, &str)> {
    let (winners, result) = { WINNERS }
        .into_iter()
        .find(|(winners, _)| text.starts_with(winners))?;
    let rest = text[winners.len()..].trim_start();
    let rest = rest
        .strip_prefix("won")
        .or_else(|| rest.strip_prefix("wins"))?;
    Some((result, rest.strip_prefix('.').unwrap_or(rest)))
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
