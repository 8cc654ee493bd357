//! Which types are royal, and what their loss means.

use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};

const ROYAL: &str = "royal";
const EXTINCTION: &str = "extinction";
const BARING: &str = "baring";

/// The royal types, each given by its number from 1, its ID or its name; by default the last type.
pub(super) fn royals(pieces: &[Piece], settings: &Settings, losses: &mut Losses) -> Vec<usize> {
    let mut royals = Vec::new();
    for (line, written) in settings.values(ROYAL) {
        let number = written.parse::<usize>().ok();
        let by_number = number.and_then(|number| number.checked_sub(1));
        let is_meant =
            |piece: &Piece| piece.id == written || piece.name.eq_ignore_ascii_case(written);
        let by_id = pieces.iter().position(is_meant);
        match by_number.filter(|&index| index < pieces.len()).or(by_id) {
            Some(kind) if royals.contains(&kind) => {}
            Some(kind) => royals.push(kind),
            None => {
                let ids: Vec<&str> = pieces.iter().map(|piece| piece.id.as_str()).collect();
                losses.refuse(LossKind::Value, line, ROYAL, written, ids.join(", "));
            }
        }
    }
    if settings.value(ROYAL).is_none()
        && let Some((last, piece)) = pieces.iter().enumerate().next_back()
    {
        losses.add(LossKind::Assumed, settings.line(ROYAL), ROYAL, &piece.name);
        royals.push(last);
    }
    royals
}

/// Imports whether a player may lose a royal piece if it has others, and whether it loses without any other piece.
pub(super) fn import(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    let royals: Vec<usize> = { 0..draft.kinds.len() }
        .filter(|&kind| draft.kinds[kind].royal)
        .collect();
    let extinction = settings.value(EXTINCTION).unwrap_or("3");
    match (&royals[..], extinction) {
        (_, "0") | ([], _) => {}
        (&[only], "3") => {
            let several = |player| draft.squares_of(only, player).len() > 1;
            let several = [WHITE, BLACK].into_iter().any(several);
            draft.kinds[only].royal_up_to = several.then_some(1);
        }
        (_, written) => {
            let allowed = "0, or 3 with one royal type";
            let line = settings.line(EXTINCTION);
            losses.refuse(LossKind::Rule, line, EXTINCTION, written, allowed);
        }
    }
    for (line, written) in settings.values(BARING) {
        match written {
            "none" => {}
            "0" if matches!(royals[..], [only] if draft.is_the_royal(only)) => {
                draft.bare_king = Some("loss-unless-bared-back");
            }
            _ => losses.refuse(LossKind::Rule, line, BARING, written, "0"),
        }
    }
}
