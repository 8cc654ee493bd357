//! Settings that list piece types by their IDs, with marks before and numbers behind them: `!P*N*BQ1`.

use super::settings::{Piece, Settings};
use crate::import::loss::{LossKind, Losses};

/// One ID of a list: its marks and type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct MarkedId {
    pub(super) marks: String,
    pub(super) kind: usize,
    /// The number behind the ID.
    pub(super) depth: Option<usize>,
}

/// The types that a setting lists, each once.
pub(super) fn listed(
    key: &str,
    marks: &str,
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<MarkedId> {
    let mut found: Vec<MarkedId> = Vec::new();
    let mut rest = settings.value(key).unwrap_or_default();
    while let Some(letter) = rest.chars().next() {
        let before = rest.trim_start_matches(|letter| marks.contains(letter));
        let (written, after) = rest.split_at(rest.len() - before.len());
        if let Some(kind) = longest_at(after, pieces) {
            let behind = &after[pieces[kind].id.len()..];
            rest = behind.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let depth = behind[..behind.len() - rest.len()].parse().ok();
            if found.iter().all(|known| known.kind != kind) {
                let marks = written.to_string();
                found.push(MarkedId { marks, kind, depth });
            }
            continue;
        }
        let unknown = after.chars().next().unwrap_or(letter);
        let ids: Vec<&str> = pieces.iter().map(|piece| piece.id.as_str()).collect();
        let (line, unknown_text) = (settings.line(key), unknown.to_string());
        losses.refuse(LossKind::Value, line, key, &unknown_text, ids.join(", "));
        rest = after.strip_prefix(unknown).unwrap_or_default();
    }
    found
}

/// The type with the longest ID at the beginning of a text.
fn longest_at(text: &str, pieces: &[Piece]) -> Option<usize> {
    let fits = |piece: &Piece| !piece.id.is_empty() && text.starts_with(&piece.id);
    (0..pieces.len())
        .filter(|&kind| fits(&pieces[kind]))
        .max_by_key(|&kind| pieces[kind].id.len())
}
