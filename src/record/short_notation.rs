//! Short move text, similar to SAN: a piece's code and its target square, `Kd2`. Pieces that promote have no code
//! (`d3`, `d8=C`), and the second board is not capitalised.
//!
//! Reading accepts much more: `N:d4`, `Nxd4`, `Rcf1`, `N1d2`, `gf` (a capture from the g-file to the f-file), `K0-0`
//! (the castling piece named), `O-O`, other letters that the variant file lists for a type, and letters garbled by old
//! encodings.

use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::PieceType;
use crate::position::Position;
use crate::rules;
use crate::variant::Castling;

/// The short text of a legal action, or its full text if the short one is ambiguous.
pub(super) fn text(position: &Position, action: Action) -> String {
    let full = || action.text(position.variant());
    let Some(text) = short_text(position, action) else {
        return full();
    };
    match matching_actions(position, &text).as_slice() {
        [_] => text,
        _ => full(),
    }
}

/// The legal actions that a short text matches. Spellings are normalized too, because `x` may name a rank.
pub(super) fn matching_actions(position: &Position, text: &str) -> Vec<Action> {
    let text = normalized(text);
    let mut actions = rules::legal_actions(position);
    actions.retain(|&action| {
        let spellings = spellings(position, action);
        spellings
            .iter()
            .any(|spelling| normalized(spelling) == text)
    });
    actions
}

/// Removes signs of capture and check. Replaces Cyrillic letters that look Latin, also if code page 1251 was decoded as
/// Latin-1.
fn normalized(text: &str) -> String {
    let text = text.trim_end_matches(['+', '#']);
    let letters = text.chars().filter(|letter| !matches!(letter, 'x' | ':'));
    letters
        .map(|letter| match letter {
            'а' | 'à' => 'a',
            'с' | 'ñ' => 'c',
            'е' | 'å' => 'e',
            other => other,
        })
        .collect()
}

/// A code, a square and a promotion; `None` for actions that don't move a piece between squares.
fn short_text(position: &Position, action: Action) -> Option<String> {
    let (from, to) = ends(position, action)?;
    let code = code(position, position.at(from)?.kind());
    let square = square(position, to);
    Some(format!("{code}{square}{}", promoted(position, action)))
}

/// The squares between which an action moves a piece.
fn ends(position: &Position, action: Action) -> Option<(Square, Square)> {
    match (action, action.squares(position.variant())) {
        (Action::Split { .. }, _) => None,
        (_, (Some(from), Some(to))) => Some((from, to)),
        _ => None,
    }
}

fn promoted(position: &Position, action: Action) -> String {
    let codes = &position.variant().alphabet.codes;
    let into = action.promotes_to();
    into.map_or(String::new(), |into| format!("={}", codes[into.index()]))
}

/// Every accepted spelling of an action, without signs of capture and check.
fn spellings(position: &Position, action: Action) -> Vec<String> {
    if let Action::Castle(index) = action {
        let mut spellings = castling_spellings(position, index as usize);
        spellings.extend(short_text(position, action));
        return spellings;
    }
    let Some((from, to)) = ends(position, action) else {
        return Vec::new();
    };
    let Some(piece) = position.at(from) else {
        return Vec::new();
    };
    let (from_name, to_name) = (square(position, from), square(position, to));
    let (file, rank) = (file_of(&from_name), &from_name[file_of(&from_name).len()..]);
    let end = promoted(position, action);
    let mut spellings = Vec::new();
    for code in codes(position, piece.kind()) {
        for hint in ["", file, rank, &from_name] {
            spellings.push(format!("{code}{hint}{to_name}{end}"));
        }
    }
    let target = file_of(&to_name);
    if code(position, piece.kind()).is_empty() && file != target {
        spellings.push(format!("{file}{target}{end}"));
    }
    spellings
}

/// `0-0` towards the nearer partner, `0-0-0` towards the farther one, with and without the code of the castling piece.
fn castling_spellings(position: &Position, index: usize) -> Vec<String> {
    let castlings = &position.variant().rules.castlings;
    let castling = &castlings[index];
    let same_piece =
        |other: &&Castling| other.from == castling.from && other.owner == castling.owner;
    let distance = |castling: &Castling| castling.empty.len();
    let others = castlings.iter().filter(same_piece);
    let longer = { others }.any(|other| distance(other) < distance(castling));
    let signs = match longer {
        true => ["0-0-0", "O-O-O"],
        false => ["0-0", "O-O"],
    };
    let codes = codes(position, castling.kind);
    let with_code = codes
        .iter()
        .flat_map(|code| signs.map(|sign| format!("{code}{sign}")));
    with_code.chain(signs.map(str::to_string)).collect()
}

/// The codes that may stand for a type.
fn codes(position: &Position, kind: PieceType) -> Vec<&str> {
    let aliases = position.variant().kinds[kind.index()].aliases.iter();
    let own = code(position, kind);
    std::iter::once(own)
        .chain(aliases.map(String::as_str))
        .collect()
}

fn code(position: &Position, kind: PieceType) -> &str {
    let variant = position.variant();
    match variant.rules.promotions[kind.index()] {
        Some(_) => "",
        None => &variant.alphabet.codes[kind.index()],
    }
}

fn square(position: &Position, square: Square) -> String {
    position
        .variant()
        .geometry()
        .name(square)
        .to_ascii_lowercase()
}

/// The letters at the start of a square's name.
fn file_of(name: &str) -> &str {
    let end = name.find(|letter: char| letter.is_ascii_digit());
    &name[..end.unwrap_or(name.len())]
}
