//! Which pieces of a section may be in hand.

use super::pieces::FairyPieces;
use super::settings::Settings;
use crate::import::draft::Draft;
use crate::import::loss::Losses;

pub(super) const GATING: &str = "seirawanGating";

/// Whether pieces in hand enter with the first moves of others.
pub(super) fn may_enter(settings: &Settings, losses: &mut Losses) -> bool {
    settings.flag("gating", false, losses) && settings.flag(GATING, false, losses)
}

/// Whether pieces in hand may be dropped or enter.
pub(super) fn are_used(settings: &Settings, losses: &mut Losses) -> bool {
    settings.flag("pieceDrops", false, losses) || may_enter(settings, losses)
}

/// Whether captured pieces come into the captor's hand, where they are of use.
pub(super) fn captures_fill_hands(settings: &Settings, losses: &mut Losses) -> bool {
    are_used(settings, losses) && settings.flag("capturesToHand", false, losses)
}

/// Whether pieces in hand are what they were before they promoted.
pub(super) fn captures_revert(settings: &Settings, losses: &mut Losses) -> bool {
    captures_fill_hands(settings, losses) && !settings.flag("dropLoop", false, losses)
}

/// Whether pieces may be dropped as what they promote to.
pub(super) fn may_be_promoted(settings: &Settings, losses: &mut Losses) -> bool {
    settings.flag("pieceDrops", false, losses) && settings.flag("dropPromoted", false, losses)
}

/// Whether nothing else is legal while pieces of a type may be dropped.
pub(super) fn must_be_dropped(
    pieces: &FairyPieces,
    kind: usize,
    settings: &Settings,
    losses: &mut Losses,
) -> bool {
    const TYPES: &str = "mustDropType";
    let are_all = || settings.value(TYPES).is_none();
    settings.flag("mustDrop", false, losses)
        && (are_all() || pieces.listed(TYPES, &[], settings, losses).contains(&kind))
}

/// Whether pieces of a type may be in hand.
pub(super) fn in_hand(
    draft: &Draft,
    kind: usize,
    settings: &Settings,
    losses: &mut Losses,
) -> bool {
    let waits = draft.reserve.iter().any(|piece| piece.kind == kind);
    let is_plain = !draft.kinds[kind].royal && draft.kinds[kind].form_of.is_none();
    waits || (is_plain && captures_fill_hands(settings, losses))
}
