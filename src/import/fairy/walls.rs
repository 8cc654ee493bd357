//! Walls that players place.

use super::settings::Settings;
use crate::import::draft::Draft;
use crate::import::loss::{LossKind, Losses};
use crate::import::walls::{AFTER_MOVE, DraftWalls, INSTEAD, LEFT_BEHIND};

const RULE: &str = "wallingRule";

pub(super) fn import(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    let instead = settings.flag("wallOrMove", false, losses);
    let walls = |at_edge, moves| DraftWalls {
        placed: match instead {
            true => INSTEAD,
            false => AFTER_MOVE,
        },
        at_edge,
        moves,
    };
    match settings.value(RULE) {
        None | Some("none" | "static") => {}
        Some("duck") => draft.places_walls = Some(walls(false, true)),
        Some("edge") => draft.places_walls = Some(walls(true, false)),
        Some("past") if !instead => {
            draft.places_walls = Some(DraftWalls {
                placed: LEFT_BEHIND,
                ..walls(false, false)
            });
        }
        Some(other) => losses.add(LossKind::Rule, settings.line(RULE), RULE, other),
    }
}

/// A castling leaves a single wall there, on the King's square.
pub(super) fn report_castlings(draft: &Draft, settings: &Settings, losses: &mut Losses) {
    let leaves = { draft.places_walls }.is_some_and(|walls| walls.placed == LEFT_BEHIND);
    if leaves && !draft.castlings.is_empty() {
        losses.add(LossKind::Rule, settings.line(RULE), RULE, "past");
    }
}
