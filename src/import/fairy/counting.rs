//! The counting rules of a section.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::{Draft, DraftCounting};
use crate::import::loss::Losses;

/// The rules by name; see its comments.
const RULES: &str = include_str!("counting.txt");

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    const KEY: &str = "countingRule";
    let Some(name) = settings.value(KEY).filter(|name| *name != "none") else {
        return;
    };
    let lines = RULES.lines().filter(|line| !line.starts_with('#'));
    let rules: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(" = ")).collect();
    let Some((_, rule)) = rules.iter().find(|(known, _)| *known == name) else {
        let names: Vec<&str> = rules.iter().map(|(name, _)| *name).collect();
        return settings.unreadable(KEY, &format!("{}, none", names.join(", ")), losses);
    };
    let mut parts = rule.split(", ");
    let mut number = || parts.next().and_then(|part| part.parse().ok());
    let (moves, at_most) = (number(), number());
    draft.counting = Some(DraftCounting {
        pawns: pieces.with_key(PAWN).into_iter().collect(),
        moves,
        at_most,
        lone: parts.filter_map(|part| limit(part, pieces)).collect(),
        from_pieces: moves.is_some(),
    });
}

/// The pieces and moves of a limit such as `2 rook 8`; `None` if the game has no such pieces.
fn limit(part: &str, pieces: &FairyPieces) -> Option<(Vec<usize>, u8)> {
    let mut words = part.split(' ');
    let number = words.next()?.parse().ok()?;
    let key = words.next()?;
    let moves = words.next()?.parse().ok()?;
    match number {
        0 => Some((Vec::new(), moves)),
        _ => Some((vec![pieces.with_key(key)?; number], moves)),
    }
}
