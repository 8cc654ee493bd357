//! Captures that explode, as in Atomic Chess, or turn the captor to stone, and types that can't capture each other.

use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::{KING, PAWN};
use crate::import::capture::DraftCapture;
use crate::import::draft::Draft;
use crate::import::loss::{LossKind, Losses};

const EXPLODES: &str = "blastOnCapture";
const PETRIFIED: &str = "petrifyOnCaptureTypes";
const MUTUALLY_IMMUNE: &str = "mutuallyImmuneTypes";

pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let immune = pieces.listed("blastImmuneTypes", &[], settings, losses);
    let explodes = settings.flag(EXPLODES, false, losses);
    let petrified = pieces.listed(PETRIFIED, &[], settings, losses);
    let leaves_wall = !petrified.is_empty();
    let mut mutually_immune = pieces.listed(MUTUALLY_IMMUNE, &[], settings, losses);
    // There, Kings still give check to each other.
    mutually_immune.retain(|&kind| Some(kind) != pieces.with_key(KING));
    if !explodes && !leaves_wall {
        draft.capture = (!mutually_immune.is_empty()).then(|| DraftCapture {
            mutually_immune,
            ..DraftCapture::default()
        });
        return;
    }
    if pieces.with_key(KING).is_some() {
        // The file doesn't say what the loss of a King means.
        let key = if explodes { EXPLODES } else { PETRIFIED };
        let value = settings.value(key).unwrap_or_default().to_string();
        return losses.add(LossKind::Rule, settings.line(key), key, &value);
    }
    let all = 0..pieces.list.len();
    // Royal pieces never capture where captures explode.
    let royals = pieces.listed("extinctionPieceTypes", &[], settings, losses);
    let stays = |kind: usize| !petrified.contains(&kind) && !royals.contains(&kind);
    if explodes && leaves_wall && all.clone().any(stays) {
        // Captors of some types would leave the board, others a wall.
        let value = settings.value(PETRIFIED).unwrap_or_default().to_string();
        losses.add(LossKind::Rule, settings.line(PETRIFIED), PETRIFIED, &value);
    }
    draft.capture = Some(DraftCapture {
        explodes,
        captor: Some(if leaves_wall { "wall" } else { "leaves" }),
        mutually_immune,
        // Pawns with other moves than the usual ones are ordinary pieces.
        spares: match explodes {
            true => pieces.with_key(PAWN).into_iter().collect(),
            false => Vec::new(),
        },
        immune: match explodes {
            true => immune,
            false => all.filter(|kind| !petrified.contains(kind)).collect(),
        },
    });
}
