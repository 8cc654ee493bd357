//! The ending rules of a section.

use super::hands;
use super::pieces::FairyPieces;
use super::settings::Settings;
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::move_count::DraftMoveCount;

/// The largest move count and number of repetitions in our files.
const MAX_PLIES: u32 = 1000;
const MAX_TIMES: u32 = 9;

/// Imports stalemate, bare king, repetition and move count.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    draft.stalemate = settings.result("stalemateValue", "draw", losses);
    draft.stalemate_by_count = settings.flag("stalematePieceCount", false, losses);
    draft.checkmate = settings.result("checkmateValue", "loss", losses);
    draft.bare_king = settings.bare_king();
    draft.repetition = match settings.number("nFoldRule", 3, losses) {
        0 => None,
        times @ 2..=MAX_TIMES => Some(times),
        times => {
            let line = settings.line("nFoldRule");
            losses.refuse(LossKind::Rule, line, "nFoldRule", &times.to_string(), "2–9");
            None
        }
    };
    draft.repetition_result = repetition_result(settings, losses);
    draft.back_and_forth_loses =
        settings.flag("moveRepetitionIllegal", false, losses) && draft.repetition.is_some();
    draft.perpetual_check_loses = settings.flag("perpetualCheckIllegal", false, losses);
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
        let reset_by = reset_by(draft, pieces, settings, losses);
        let moves_of = |kind: usize| draft.kinds[kind].moves.as_str();
        draft.move_count = Some(DraftMoveCount {
            reset_by_drop: !draft.reserve.is_empty()
                || hands::captures_fill_hands(settings, losses),
            ..DraftMoveCount::new(plies, reset_by, moves_of)
        });
    }
}

/// The types whose moves reset the move count: those of either player, unless the other has such pieces too.
fn reset_by(
    draft: &Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    const KEY: &str = "nMoveRuleTypes";
    let [white, black] =
        [WHITE, BLACK].map(|player| pieces.like_pawns(KEY, player, settings, losses));
    let has = |kind: &usize, player| !draft.squares_of(*kind, player).is_empty();
    let wrong = |kinds: &[usize], others: &[usize], other| {
        kinds
            .iter()
            .any(|kind| !others.contains(kind) && has(kind, other))
    };
    if wrong(&white, &black, BLACK) || wrong(&black, &white, WHITE) {
        let key = settings.key_of(KEY, BLACK);
        let found = settings.value(&key).unwrap_or_default();
        losses.add(LossKind::Rule, settings.line(&key), &key, found);
    }
    let mut kinds = white.clone();
    kinds.extend(black.into_iter().filter(|kind| !white.contains(kind)));
    kinds
}

fn repetition_result(settings: &Settings, losses: &mut Losses) -> &'static str {
    const KEY: &str = "nFoldValue";
    let absolute = settings.flag("nFoldValueAbsolute", false, losses);
    match (settings.value(KEY), absolute) {
        (None | Some("draw"), _) => "draw",
        (Some("win"), false) => "win",
        (Some("loss"), false) => "loss",
        (Some("win"), true) => "first-player-wins",
        (Some("loss"), true) => "first-player-loses",
        (Some(_), _) => {
            settings.unreadable(KEY, "win, loss, draw", losses);
            "draw"
        }
    }
}
