//! Soldiers that move sideways only from some rank on: those that reach it become another type.

use super::hands;
use super::pieces::FairyPieces;
use super::regions;
use super::settings::Settings;
use super::types::SOLDIER;
use crate::import::draft::{BLACK, Draft, DraftPiece, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::promotion::DraftPromotion;

const KEY: &str = "soldierPromotionRank";

/// The moves of a Soldier before it reaches the rank.
const BEFORE: &str = "fW";

/// Adds the other type and the promotion to it.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let rank = settings.coordinate(KEY, 0, losses).unwrap_or(0);
    let Some(kind) = pieces.with_key(SOLDIER).filter(|_| rank > 0) else {
        return;
    };
    let promotes = |promotion: &DraftPromotion| {
        promotion.pieces.contains(&kind) || promotion.choices().any(|choice| choice == kind)
    };
    let must = far_squares(draft, rank);
    let is_dropped = hands::in_hand(draft, kind, settings, losses)
        && may_drop_on(&must, draft, settings, losses);
    // Crossing the rank doesn't reset the move count.
    let resets = draft
        .move_count
        .as_ref()
        .is_some_and(|count| count.reset_by_promotion);
    let is_simple = !is_dropped && !resets && !draft.promotions.iter().any(promotes);
    if !is_simple {
        let found = settings.value(KEY).unwrap_or_default();
        return losses.add(LossKind::Rule, settings.line(KEY), KEY, found);
    }
    let beyond = draft.kinds.len();
    draft.kinds.push(DraftPieceType {
        code: format!("+{}", draft.kinds[kind].code),
        form_of: Some(kind),
        name: "Promoted Soldier".to_string(),
        ..draft.kinds[kind].clone()
    });
    draft.kinds[kind].moves = BEFORE.to_string();
    for player in [WHITE, BLACK] {
        for &square in &must[player] {
            if draft.squares[square] == Some(DraftPiece { kind, player }) {
                draft.squares[square] = Some(DraftPiece {
                    kind: beyond,
                    player,
                });
            }
        }
    }
    if let Some(count) = &mut draft.move_count
        && count.reset_by.contains(&kind)
    {
        count.reset_by.push(beyond);
    }
    draft.promotions.push(DraftPromotion {
        pieces: vec![kind],
        always: vec![beyond],
        must,
        ..DraftPromotion::default()
    });
}

/// The squares from the rank on, by player.
fn far_squares(draft: &Draft, rank: usize) -> [Vec<usize>; 2] {
    [WHITE, BLACK].map(|player| {
        let squares = 0..draft.squares.len();
        let far = squares.filter(|&square| draft.own_rank(player, square) >= rank);
        far.collect()
    })
}

/// Whether some of these squares are where a player may drop pieces.
fn may_drop_on(
    squares: &[Vec<usize>; 2],
    draft: &Draft,
    settings: &Settings,
    losses: &mut Losses,
) -> bool {
    let regions = regions::of_drops(draft, settings, losses);
    let mut pairs = regions.iter().zip(squares);
    pairs.any(|(region, squares)| match region {
        None => true,
        Some(region) => region.iter().any(|square| squares.contains(square)),
    })
}
