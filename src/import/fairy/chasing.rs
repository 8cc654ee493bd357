//! The perpetual chases of a section.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::SOLDIER;
use crate::import::chase::DraftChase;
use crate::import::draft::Draft;
use crate::import::loss::{LossKind, Losses};

const KEY: &str = "chasingRule";

/// The types that chase, the most valuable first. Soldiers may be chased until they move sideways.
const GROUPS: [&[&str]; 3] = [&["rook"], &["cannon", "horse"], &["elephant", "fers"]];

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    match settings.value(KEY) {
        None | Some("none") => return,
        Some("axf") => {}
        Some(_) => return settings.unreadable(KEY, "none, axf", losses),
    }
    if draft.repetition.is_none() {
        return;
    }
    let decides = draft.repetition_result != "draw";
    if decides || draft.places_walls.is_some() || draft.capture.is_some() {
        return losses.add(LossKind::Rule, settings.line(KEY), KEY, "axf");
    }
    let known = |key: &&str| pieces.with_key(key);
    let groups = GROUPS
        .iter()
        .map(|keys| keys.iter().filter_map(known).collect());
    let starts_narrow = settings.coordinate("soldierPromotionRank", 0, losses) > Some(0);
    draft.perpetual_chase = Some(DraftChase {
        groups: groups.collect(),
        exempt: { pieces.with_key(SOLDIER) }
            .filter(|_| starts_narrow)
            .into_iter()
            .collect(),
    });
}
