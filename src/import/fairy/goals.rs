//! Goals of a section other than checkmate: flags to reach, and checks to give.

use super::array::Fields;
use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::draft::{BLACK, Draft, DraftRegion, WHITE};
use crate::import::loss::{LossKind, Losses};

/// Imports the squares to reach and the number of checks.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    fields: &Fields,
    settings: &Settings,
    losses: &mut Losses,
) {
    draft.region = region(draft, pieces, settings, losses);
    if settings.flag("checkCounting", false, losses) {
        // Without a count the next check wins.
        let left = fields.checks_left.unwrap_or([1, 1]);
        let limit = left[WHITE].max(left[BLACK]);
        draft.checks = Some((limit, left.map(|left| limit - left)));
    }
}

fn region(
    draft: &Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<DraftRegion> {
    let count = settings.number("flagPieceCount", 1, losses).max(1);
    let or_full = settings.flag("flagPieceBlockedWin", false, losses);
    let squares = [WHITE, BLACK].map(|player| {
        let squares = flags(player, draft, settings, losses);
        let enough = or_full || squares.len() >= count as usize;
        Some(squares).filter(|squares| !squares.is_empty() && enough)
    });
    if squares == [None, None] {
        return None;
    }
    let kinds = [WHITE, BLACK].map(|player| kinds(player, pieces, settings, losses));
    if kinds[WHITE] != kinds[BLACK] {
        let key = settings.key_of(PIECE, BLACK);
        let found = settings.value(&key).unwrap_or_default();
        losses.add(LossKind::Rule, settings.line(&key), &key, found);
    }
    let [kinds, _] = kinds;
    let is_king = |kind: &usize| pieces.list[*kind].key == KING;
    let by_king = kinds
        .as_ref()
        .is_some_and(|kinds| kinds.iter().all(is_king));
    let safe = settings.flag(SAFE, false, losses);
    let has_royals = draft.kinds.iter().any(|kind| kind.royal);
    if safe && has_royals {
        // Until 2023 any attack endangered a piece, also one whose capture is illegal.
        let assumed = "pieces are safe from illegal captures";
        losses.add(LossKind::Assumed, settings.line(SAFE), SAFE, assumed);
    }
    Some(DraftRegion {
        squares,
        pieces: kinds,
        count,
        or_full,
        safe,
        wins: match settings.flag("flagMove", false, losses) {
            false => "at-once",
            true if by_king => "unless-reached-back",
            true => "after-a-reply",
        },
    })
}

const PIECE: &str = "flagPiece";
const SAFE: &str = "flagPieceSafe";

/// A player's squares, from the key that was written last, or the most specific one of a section.
fn flags(player: usize, draft: &Draft, settings: &Settings, losses: &mut Losses) -> Vec<usize> {
    let keys = [
        ["whiteFlag", "flagRegion", "flagRegionWhite"],
        ["blackFlag", "flagRegion", "flagRegionBlack"],
    ];
    let latest = keys[player]
        .into_iter()
        .filter(|key| settings.entry(key).is_some())
        .max_by_key(|key| settings.generation(key));
    let mut squares = latest.map_or(Vec::new(), |key| settings.region(key, "", draft, losses));
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// The types that count; `None` for all.
fn kinds(
    player: usize,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<Vec<usize>> {
    let key = settings.key_of(PIECE, player);
    settings.value(&key).filter(|&value| value != "*")?;
    Some(pieces.listed(&key, &[], settings, losses))
}
