//! The points of a section that decide in place of a draw.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::{BY_TYPE, TYPE_POINTS};
use crate::import::draft::Draft;
use crate::import::loss::Losses;

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    const KEY: &str = "materialCounting";
    draft.points = match settings.value(KEY) {
        None | Some("none") => None,
        Some(BY_TYPE) => {
            for (key, points) in TYPE_POINTS {
                if let Some(kind) = pieces.with_key(key) {
                    draft.kinds[kind].points = points;
                }
            }
            Some(["0", "1.5"])
        }
        Some("unweighted") => {
            draft.kinds.iter_mut().for_each(|kind| kind.points = 1);
            Some(["0", "0"])
        }
        Some("whitedrawodds") => Some(["1", "0"]),
        Some("blackdrawodds") => Some(["0", "1"]),
        Some(_) => {
            let allowed = format!("{BY_TYPE}, unweighted, whitedrawodds, blackdrawodds, none");
            settings.unreadable(KEY, &allowed, losses);
            None
        }
    };
    for kind in 0..pieces.list.len() {
        let plain = pieces.with_key(&pieces.list[kind].key);
        draft.kinds[kind].points = plain.map_or(0, |plain| draft.kinds[plain].points);
    }
}
