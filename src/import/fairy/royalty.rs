//! Royal types, and what the loss of pieces means.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::draft::{BLACK, Draft, DraftExtinction, WHITE};
use crate::import::loss::{LossKind, Losses};

/// Imports royal types, extinction, compulsory captures and forbidden checks.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    if let Some(king) = pieces.with_key(KING) {
        draft.kinds[king].royal = true;
    }
    let pseudo_royal = settings.flag("extinctionPseudoRoyal", false, losses);
    if pseudo_royal {
        import_pseudo_royals(draft, pieces, settings, losses);
    }
    // Only effects of captures remove a royal piece.
    if !pseudo_royal || draft.capture.is_some() {
        draft.extinction = extinction(draft, pieces, settings, losses);
    }
    draft.shared_check = pseudo_royal && settings.flag("dupleCheck", false, losses);
    draft.must_capture = settings.flag("mustCapture", false, losses);
    draft.no_checks = !settings.flag("checking", true, losses);
    draft.no_flight = settings.flag("makpongRule", false, losses);
}

/// Types of which a player may lose all but some: the last ones are royal.
fn import_pseudo_royals(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let left = settings.number("extinctionPieceCount", 0, losses);
    for kind in pieces.listed("extinctionPieceTypes", &[], settings, losses) {
        draft.kinds[kind].royal = true;
        draft.kinds[kind].royal_up_to = Some(left.saturating_add(1));
    }
}

fn extinction(
    draft: &Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<DraftExtinction> {
    let value = settings
        .value("extinctionValue")
        .filter(|value| *value != "none")?;
    // Imported as an ending.
    if settings.bare_king().is_some() && draft.kinds.iter().any(|kind| kind.royal) {
        return None;
    }
    if settings.flag("extinctionClaim", false, losses) {
        let line = settings.line("extinctionClaim");
        losses.add(LossKind::Rule, line, "extinctionClaim", "true");
    }
    let extinction = DraftExtinction {
        pieces: match settings.value("extinctionPieceTypes") {
            Some("*") => None,
            _ => Some(pieces.listed("extinctionPieceTypes", &[], settings, losses)),
        },
        left: settings.number("extinctionPieceCount", 0, losses),
        opponent_left: settings.number("extinctionOpponentPieceCount", 0, losses),
        result: settings.result("extinctionValue", "loss", losses),
    };
    if ends_at_once(draft, &extinction) {
        losses.add(
            LossKind::Rule,
            settings.line("extinctionValue"),
            "extinctionValue",
            value,
        );
        return None;
    }
    Some(extinction)
}

/// Whether a player has too few pieces from the start.
fn ends_at_once(draft: &Draft, extinction: &DraftExtinction) -> bool {
    let pieces = || draft.squares.iter().flatten().chain(&draft.reserve);
    let count = |player, counted: Option<usize>| {
        let own = pieces().filter(|piece| piece.player == player);
        own.filter(|piece| counted.is_none_or(|kind| piece.kind == kind))
            .count()
    };
    let ends = |counted| {
        [(WHITE, BLACK), (BLACK, WHITE)]
            .iter()
            .any(|&(own, other)| {
                count(own, counted) <= extinction.left as usize
                    && count(other, counted) >= extinction.opponent_left as usize
            })
    };
    match &extinction.pieces {
        None => ends(None),
        Some(kinds) => kinds.iter().any(|&kind| ends(Some(kind))),
    }
}
