//! The promotion of a section.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::{BLACK, Draft, DraftPromotion, WHITE};
use crate::import::loss::{LossKind, Losses};

/// The default promotion choices.
const DEFAULT: [&str; 4] = ["queen", "rook", "bishop", "knight"];

/// Imports which pieces promote where and to what.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let promoting = same_for_both(promoters, "promotionPawnTypes", pieces, settings, losses);
    let choices = same_for_both(choices, "promotionPieceTypes", pieces, settings, losses);
    if promoting.is_empty() || choices.is_empty() {
        return;
    }
    let mut promotion = DraftPromotion {
        pieces: promoting,
        ..DraftPromotion::default()
    };
    let limits = limits(pieces, settings, losses);
    for kind in choices {
        if draft.kinds[kind].royal || promotion.pieces.contains(&kind) {
            let letter = draft.kinds[kind].code.to_string();
            let line = settings.line("promotionPieceTypes");
            losses.add(LossKind::Promotion, line, "promotionPieceTypes", &letter);
            continue;
        }
        match limits.iter().find(|(limited, _)| *limited == kind) {
            None => promotion.always.push(kind),
            Some((_, most)) if has_in_array(draft, kind, *most) => promotion.captured.push(kind),
            Some((_, most)) => {
                let found = format!("{}:{most}", draft.kinds[kind].code.to_ascii_lowercase());
                let line = settings.line("promotionLimit");
                losses.add(LossKind::Promotion, line, "promotionLimit", &found);
                promotion.always.push(kind);
            }
        }
    }
    zones(&mut promotion, draft, settings, losses);
    let anywhere = promotion.may.iter().chain(&promotion.must);
    let has_zone = anywhere.into_iter().any(|squares| !squares.is_empty());
    let has_choice = !promotion.always.is_empty() || !promotion.captured.is_empty();
    draft.promotion = (has_zone && has_choice).then_some(promotion);
}

type Listed = fn(&str, &FairyPieces, &Settings, &mut Losses) -> Vec<usize>;

/// The value of a key for both players. If they differ, White's is used and the other is lost.
fn same_for_both(
    listed: Listed,
    key: &str,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    let keys = [WHITE, BLACK].map(|player| settings.key_of(key, player));
    let [white, black] = keys
        .each_ref()
        .map(|key| listed(key, pieces, settings, losses));
    let same = white.len() == black.len() && white.iter().all(|kind| black.contains(kind));
    if !same {
        let found = settings.value(&keys[BLACK]).unwrap_or_default();
        losses.add(
            LossKind::Promotion,
            settings.line(&keys[BLACK]),
            &keys[BLACK],
            found,
        );
    }
    white
}

fn promoters(
    key: &str,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    match settings.value(key) {
        Some(_) => pieces.listed(key, &[], settings, losses),
        None => pieces.listed("pawnTypes", &[PAWN], settings, losses),
    }
}

fn choices(
    key: &str,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    pieces.listed(key, &DEFAULT, settings, losses)
}

/// Parses limits such as `a:1 r:2`; 0 means no limit.
fn limits(pieces: &FairyPieces, settings: &Settings, losses: &mut Losses) -> Vec<(usize, usize)> {
    const KEY: &str = "promotionLimit";
    let mut limits = Vec::new();
    for word in settings.value(KEY).unwrap_or_default().split_whitespace() {
        let pair = word.split_once(':').and_then(|(letter, most)| {
            let kind = pieces.with_letter(letter.chars().next()?)?;
            Some((kind, most.parse().ok()?))
        });
        match pair {
            Some((_, 0)) => {}
            Some(pair) => limits.push(pair),
            None => losses.refuse(LossKind::Value, settings.line(KEY), KEY, word, "q:1 r:2"),
        }
    }
    limits
}

/// Whether each player has exactly this number of a type in the array.
fn has_in_array(draft: &Draft, kind: usize, count: usize) -> bool {
    [WHITE, BLACK]
        .into_iter()
        .all(|player| draft.squares_of(kind, player).len() == count)
}

/// Sets the squares where pieces may promote and where they must.
fn zones(promotion: &mut DraftPromotion, draft: &Draft, settings: &Settings, losses: &mut Losses) {
    let mandatory = settings.flag("mandatoryPawnPromotion", true, losses);
    let stuck_is_illegal = settings.flag("immobilityIllegal", false, losses);
    for player in [WHITE, BLACK] {
        let (key, default) = match player {
            WHITE => ("promotionRegionWhite", "*8"),
            _ => ("promotionRegionBlack", "*1"),
        };
        let zone = match settings.zone("promotionRank", player, draft) {
            Some(zone) => zone,
            None => settings.region(key, default, draft, losses),
        };
        for square in zone {
            let mut moves = promotion
                .pieces
                .iter()
                .map(|&kind| &draft.kinds[kind].moves);
            let is_stuck = moves.any(|moves| draft.is_stuck(moves, player, square));
            let list = if mandatory || (stuck_is_illegal && is_stuck) {
                &mut promotion.must[player]
            } else {
                &mut promotion.may[player]
            };
            list.push(square);
        }
    }
}
