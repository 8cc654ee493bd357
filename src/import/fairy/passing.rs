//! When the players of a section may pass.

use super::settings::Settings;
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};

pub(super) fn import(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    draft.passes = [WHITE, BLACK].map(|player| {
        let mut is_set = |key| flag_of(key, player, settings, losses);
        // With both, a pass is legal only in stalemate.
        match (is_set("passOnStalemate"), is_set("pass")) {
            (true, _) => Some("stalemate"),
            (false, true) => Some("always"),
            (false, false) => None,
        }
    });
    const FACING: &str = "bikjangRule";
    if settings.flag(FACING, false, losses) {
        draft.facing_draws = draft.passes == [Some("always"); 2];
        if !draft.facing_draws {
            losses.refuse(
                LossKind::Rule,
                settings.line(FACING),
                FACING,
                "true",
                "with `pass`",
            );
        }
    }
}

/// The player's own key, or the common one if it is of a later section.
fn flag_of(key: &str, player: usize, settings: &Settings, losses: &mut Losses) -> bool {
    let own = settings.key_of(key, player);
    let key = match settings.generation(key) > settings.generation(&own) {
        true => key,
        false => &own,
    };
    settings.flag(key, false, losses)
}
