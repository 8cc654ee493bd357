//! The lines of a section along which some types have further moves.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::{KING, SOLDIER, UNHOPPABLE};
use crate::import::draft::Draft;
use crate::import::loss::Losses;

/// The further moves by piece type.
const MOVES: [(&str, &str); 4] = [
    ("rook", "B"),
    ("wazir", "F"),
    (SOLDIER, "fF"),
    (UNHOPPABLE, "pB"),
];

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let squares = settings.region("diagonalLines", "", draft, losses);
    if squares.is_empty() {
        return;
    }
    for (kind, piece) in draft.kinds.iter_mut().zip(&pieces.list) {
        let known = MOVES.iter().find(|(key, _)| *key == piece.key);
        kind.line_moves = match known {
            None if piece.key == KING && kind.moves == "W" => Some("F"),
            known => known.map(|(_, moves)| *moves),
        };
    }
    draft.marked_lines = squares;
}
