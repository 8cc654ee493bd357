//! The counting rules of a section. Their numbers are those of Fairy-Stockfish's `Position::count_limit`.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::{Draft, DraftCounting};
use crate::import::loss::Losses;

const ROOK: &str = "rook";
const SILVER: &str = "silver";
const KNIGHT: &str = "knight";

/// The limits of a lone King: how many of a type the opponent has, and the moves.
type Limits = [(&'static str, usize, u8)];
const MAKRUK: &Limits = &[
    (ROOK, 2, 8),
    (ROOK, 1, 16),
    (SILVER, 2, 22),
    (KNIGHT, 2, 32),
    (SILVER, 1, 44),
    ("", 0, 64),
];
const CAMBODIAN: &Limits = &[
    (ROOK, 2, 7),
    (ROOK, 1, 15),
    (SILVER, 2, 21),
    (KNIGHT, 2, 31),
    (SILVER, 1, 43),
    ("", 0, 63),
];
const ASEAN: &Limits = &[(ROOK, 1, 16), (SILVER, 1, 44), (KNIGHT, 1, 64)];

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    const KEY: &str = "countingRule";
    let (limits, moves, at_most) = match settings.value(KEY) {
        None | Some("none") => return,
        Some("makruk") => (MAKRUK, Some(64), None),
        Some("cambodian") => (CAMBODIAN, Some(63), Some(3)),
        Some("asean") => (ASEAN, None, None),
        Some(_) => return settings.unreadable(KEY, "makruk, cambodian, asean, none", losses),
    };
    let fitting = |&(key, number, moves): &(&str, usize, u8)| match number {
        0 => Some((Vec::new(), moves)),
        _ => Some((vec![pieces.with_key(key)?; number], moves)),
    };
    draft.counting = Some(DraftCounting {
        pawns: pieces.with_key(PAWN).into_iter().collect(),
        moves,
        at_most,
        lone: limits.iter().filter_map(fitting).collect(),
        from_pieces: moves.is_some(),
    });
}
