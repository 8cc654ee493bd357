//! Types that become just one other type. Where it matters what a promoted piece was, it gets a type of its own, which
//! moves like the other type: `+P`.

use super::hands;
use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::loss::{LossKind, Losses};

pub(super) const PROMOTED: &str = "promotedPieceType";

/// Adds the types of promoted pieces.
pub(super) fn add(pieces: &mut FairyPieces, settings: &Settings, losses: &mut Losses) {
    let matters = hands::captures_revert(settings, losses)
        || settings.flag("pieceDemotion", false, losses)
        || hands::may_be_promoted(settings, losses);
    if !matters {
        return;
    }
    let royals = match settings.flag("extinctionPseudoRoyal", false, losses) {
        true => pieces.listed("extinctionPieceTypes", &[KING], settings, losses),
        false => pieces.with_key(KING).into_iter().collect(),
    };
    for (from, to) in pairs(pieces, settings, losses) {
        if royals.contains(&from) != royals.contains(&to) {
            continue;
        }
        let mut form = pieces.list[to].clone();
        form.letter = pieces.list[from].letter;
        form.form_of = Some(from);
        pieces.list.push(form);
    }
}

/// Pairs such as `s:g`: a type and what it becomes. Later sections add to those of earlier ones; `s:-` removes one.
pub(super) fn pairs(
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (generation, entry) in settings.each(PROMOTED) {
        for word in entry.value.split_whitespace() {
            let meant = |text: &str| pieces.meant_in(generation, text.chars().next()?);
            let pair = word.split_once(':').and_then(|(from, to)| {
                let becomes = if to == "-" { None } else { meant(to)? };
                Some((meant(from)?, becomes))
            });
            match pair {
                Some((Some(from), to)) => {
                    found.retain(|(known, _)| *known != from);
                    found.extend(to.map(|to| (from, to)));
                }
                Some((None, _)) => {}
                None if word.ends_with(":-") => {}
                None => losses.refuse(LossKind::Value, entry.line, PROMOTED, word, "p:g s:g"),
            }
        }
    }
    // What is a King there never changes.
    found.retain(|&(from, _)| pieces.list[from].key != KING);
    found
}
