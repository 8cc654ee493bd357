//! Captures that explode, as in Atomic Chess.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::{KING, PAWN};
use crate::import::draft::Draft;
use crate::import::explosion::DraftExplosion;
use crate::import::loss::{LossKind, Losses};

const EXPLODES: &str = "blastOnCapture";

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let immune = pieces.listed("blastImmuneTypes", &[], settings, losses);
    let explodes = settings.flag(EXPLODES, false, losses);
    let has_king = pieces.with_key(KING).is_some();
    if explodes && has_king {
        // The file doesn't say what the loss of a King means.
        losses.add(LossKind::Rule, settings.line(EXPLODES), EXPLODES, "true");
    }
    draft.explosion = (explodes && !has_king).then(|| DraftExplosion {
        // Pawns with other moves than the usual ones are ordinary pieces.
        spares: pieces.with_key(PAWN).into_iter().collect(),
        immune,
    });
}
