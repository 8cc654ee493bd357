//! Converts movements of other programs to our notation part by part, so that only unsupported parts are lost.

use super::loss::{LossKind, Losses};
use crate::movement::Movement;

/// The notation of a piece that never moves.
pub(super) const NO_MOVE: &str = "-";

/// Splits a movement into parts: modifiers with an atom and its range, or a chain in brackets.
pub(super) fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (part, after) = rest.split_at(first_part(rest));
        parts.push(part);
        rest = after.trim_start();
    }
    parts
}

/// The small letters before an atom.
pub(super) fn modifiers(part: &str) -> &str {
    let end = part.find(|letter: char| !letter.is_ascii_lowercase());
    &part[..end.unwrap_or(part.len())]
}

/// The length of the first part in bytes, at least one character.
fn first_part(text: &str) -> usize {
    let modifiers = text.bytes().take_while(u8::is_ascii_lowercase).count();
    let after = &text[modifiers..];
    let Some(head) = after.chars().next() else {
        return modifiers;
    };
    let body = match head {
        '[' => past(after, ']'),
        '(' => past(after, ')'),
        '<' => past(after, '>'),
        _ => {
            let len = head.len_utf8();
            let again = head.is_ascii_uppercase() && after[len..].starts_with(head);
            len + if again { len } else { 0 }
        }
    };
    let digits = after[body..].bytes().take_while(u8::is_ascii_digit).count();
    modifiers + body + digits
}

fn past(text: &str, closing: char) -> usize {
    text.find(closing).map_or(text.len(), |at| at + 1)
}

/// The supported parts of a movement, each as written and in our notation; the others are lost. `at` is the piece.
pub(super) fn convert<'a>(
    parts: impl IntoIterator<Item = (&'a str, &'a str)>,
    line: u32,
    at: &str,
    losses: &mut Losses,
) -> String {
    let mut moves = String::new();
    for (written, part) in parts {
        match Movement::parse(part) {
            Ok(_) if part == NO_MOVE => {}
            Ok(_) => moves.push_str(part),
            Err(error) => losses.refuse(LossKind::Notation, line, at, written, error.message),
        }
    }
    if moves.is_empty() {
        return NO_MOVE.to_string();
    }
    // Too many parts may be invalid together.
    match Movement::parse(&moves) {
        Ok(_) => moves,
        Err(error) => {
            losses.refuse(LossKind::Notation, line, at, &moves, error.message);
            NO_MOVE.to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_movement_is_split_into_parts() {
        assert_eq!(parts("ifmnDfmWfceF"), ["ifmnD", "fmW", "fceF"]);
        assert_eq!(
            parts("NNR4 mcB[F?fsR]K"),
            ["NN", "R4", "mcB", "[F?fsR]", "K"]
        );
        assert_eq!(parts("KisO2"), ["K", "isO2"]);
        assert_eq!(parts("é[x"), ["é", "[x"]);
        assert_eq!(parts("abc"), ["abc"]);
    }
}
