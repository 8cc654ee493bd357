//! Where the pieces of a section may go, where their initial moves start, and where they are dropped.

use super::betza;
use super::hands;
use super::pieces::{EN_PASSANT_REGION, FairyPieces};
use super::settings::Settings;
use super::types::region_key;
use crate::import::draft::{BLACK, Draft, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::notation::{self, NO_MOVE};
use crate::movement::{Movement, Path};

/// Imports the squares that each type may enter.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    for (kind, piece) in pieces.list.iter().enumerate() {
        draft.kinds[kind].stays_on = [WHITE, BLACK].map(|player| {
            let key = region_key(&piece.key, player);
            // An empty region limits nothing.
            let squares = settings.region(&key, "", draft, losses);
            (!squares.is_empty() && squares.len() < draft.squares.len()).then_some(squares)
        });
    }
    restrict_initial_moves(draft, settings, losses);
    restrict_en_passant(draft, settings, losses);
}

/// The squares where a player's pieces may promote.
pub(super) fn of_promotion(
    player: usize,
    draft: &Draft,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    let (key, default) = match player {
        WHITE => ("promotionRegionWhite", "*8"),
        _ => ("promotionRegionBlack", "*1"),
    };
    match settings.zone("promotionRank", player, draft) {
        Some(zone) => zone,
        None => settings.region(key, default, draft, losses),
    }
}

/// The squares where each player may drop pieces.
pub(super) fn of_drops(
    draft: &Draft,
    settings: &Settings,
    losses: &mut Losses,
) -> [Option<Vec<usize>>; 2] {
    let names = [
        ["dropRegionWhite", "whiteDropRegion"],
        ["dropRegionBlack", "blackDropRegion"],
    ];
    names.map(|names| {
        let key = names
            .into_iter()
            .find(|key| settings.value(key).is_some())?;
        let squares = settings.region(key, "", draft, losses);
        (squares.len() < draft.squares.len()).then_some(squares)
    })
}

/// Initial moves start in the regions of double steps, whatever stands there in the array.
fn restrict_initial_moves(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    let regions = [WHITE, BLACK].map(|player| double_steps(player, draft, settings, losses));
    for kind in 0..draft.kinds.len() {
        let moves = draft.kinds[kind].moves.clone();
        let parts = notation::parts(&moves);
        if !parts.iter().any(|part| betza::is_initial(part)) {
            continue;
        }
        if regions.iter().all(Vec::is_empty) {
            let kept = parts.into_iter().filter(|part| !betza::is_initial(part));
            let kept: String = kept.collect();
            draft.kinds[kind].moves = if kept.is_empty() {
                NO_MOVE.into()
            } else {
                kept
            };
            continue;
        }
        let dropped = hands::in_hand(draft, kind, settings, losses);
        let fits = |player| starts_in_array(draft, kind, player, &regions[player], dropped);
        if ![WHITE, BLACK].into_iter().all(fits) {
            draft.kinds[kind].starts_on = regions.clone().map(Some);
        }
    }
}

/// A region limits where a player captures en passant, so it limits what the opponent's moves open.
fn restrict_en_passant(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    let [white, black] = [WHITE, BLACK].map(|player| {
        let key = settings.key_of(EN_PASSANT_REGION, player);
        let squares = settings.region(&key, "**", draft, losses);
        (squares.len() < draft.squares.len()).then_some(squares)
    });
    let opened = [black, white];
    // Nothing captures en passant if both regions are empty.
    if opened == [None, None] || opened == [const { Some(Vec::new()) }; 2] {
        return;
    }
    for kind in &mut draft.kinds {
        let movement = Movement::parse(&kind.moves).unwrap_or_default();
        if movement.paths.iter().any(Path::opens_en_passant) {
            kind.en_passant_on = opened.clone();
        }
    }
}

/// Whether initial moves from a region are those from a type's squares in the array, because such pieces reach no other
/// squares of the region. Pieces that are dropped reach all.
fn starts_in_array(
    draft: &Draft,
    kind: usize,
    player: usize,
    region: &[usize],
    dropped: bool,
) -> bool {
    let homes = draft.squares_of(kind, player);
    let least = homes.iter().map(|&home| draft.own_rank(player, home)).min();
    let advances = !dropped && only_advances(&draft.kinds[kind]);
    let is_out_of_reach = |square: &usize| {
        advances && least.is_some_and(|least| draft.own_rank(player, *square) <= least)
    };
    let mut others = region.iter().filter(|square| !homes.contains(square));
    homes.iter().all(|home| region.contains(home)) && others.all(is_out_of_reach)
}

/// Whether each move leads to a higher rank.
fn only_advances(kind: &DraftPieceType) -> bool {
    let Ok(movement) = Movement::parse(&kind.moves) else {
        return false;
    };
    let ahead = |path: &Path| {
        let steps = path.lead.iter().chain([&path.ride]);
        steps.map(|step| step.rank).sum::<i8>() > 0
    };
    movement.paths.iter().all(ahead)
}

/// The squares where a player's double steps may start.
fn double_steps(
    player: usize,
    draft: &Draft,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    if !settings.flag("doubleStep", true, losses) {
        return Vec::new();
    }
    if let Some(mut zone) = settings.zone("doubleStepRank", player, draft) {
        let (line, key) = (settings.line("doubleStepRank"), "doubleStepRank");
        let first = zone
            .first()
            .map_or(0, |&square| draft.own_rank(player, square));
        zone.retain(|&square| draft.own_rank(player, square) == first.max(1));
        if zone.is_empty() {
            let found = settings.value(key).unwrap_or_default();
            let allowed = format!("2–{}", draft.ranks);
            losses.refuse(LossKind::Value, line, key, found, allowed);
        }
        return zone;
    }
    let (key, default) = match player {
        WHITE => ("doubleStepRegionWhite", "*2"),
        _ => ("doubleStepRegionBlack", "*7"),
    };
    settings.region(key, default, draft, losses)
}
