//! The ending rules of a section.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::Draft;
use crate::import::loss::{LossKind, Losses};

/// The largest move count and number of repetitions in our files.
const MAX_PLIES: u32 = 1000;
const MAX_TIMES: u32 = 9;

/// Imports stalemate, repetition and move count.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    draft.stalemate = match settings.value("stalemateValue") {
        None | Some("draw") => "draw",
        Some("loss") => "loss",
        Some("win") => "win",
        Some(_) => {
            settings.unreadable("stalemateValue", "win, loss, draw", losses);
            "draw"
        }
    };
    draft.repetition = match settings.number("nFoldRule", 3, losses) {
        0 => None,
        times @ 2..=MAX_TIMES => Some(times),
        times => {
            let line = settings.line("nFoldRule");
            losses.refuse(LossKind::Rule, line, "nFoldRule", &times.to_string(), "2–9");
            None
        }
    };
    let moves = settings.number("nMoveRule", 50, losses);
    let plies = moves.saturating_mul(2);
    if plies > MAX_PLIES {
        let line = settings.line("nMoveRule");
        losses.refuse(
            LossKind::Rule,
            line,
            "nMoveRule",
            &moves.to_string(),
            "0–500",
        );
    } else if plies > 0 {
        let key = match settings.value("nMoveRuleTypes") {
            Some(_) => "nMoveRuleTypes",
            None => "pawnTypes",
        };
        let reset_by = pieces.listed(key, &[PAWN], settings, losses);
        draft.move_count = Some((plies, reset_by));
    }
}
