//! Walls that players place.

use super::settings::Settings;
use crate::import::draft::Draft;
use crate::import::loss::{LossKind, Losses};
use crate::import::walls::DraftWalls;

const RULE: &str = "wallingRule";

pub(super) fn import(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    let instead = settings.flag("wallOrMove", false, losses);
    let walls = |at_edge, moves| DraftWalls {
        instead,
        at_edge,
        moves,
    };
    match settings.value(RULE) {
        None | Some("none" | "static") => {}
        Some("duck") => draft.places_walls = Some(walls(false, true)),
        Some("edge") => draft.places_walls = Some(walls(true, false)),
        Some(other) => losses.add(LossKind::Rule, settings.line(RULE), RULE, other),
    }
}
