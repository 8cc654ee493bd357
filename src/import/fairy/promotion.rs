//! The promotions of a section.

use super::pieces::{FairyPieces, same};
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::{BLACK, Draft, DraftPromotion, WHITE};
use crate::import::loss::{LossKind, Losses};

const TYPES: &str = "promotionPieceTypes";
const PROMOTED: &str = "promotedPieceType";

/// What the keys say, with lists by player.
struct Promotions<'a> {
    draft: &'a Draft,
    settings: &'a Settings,
    /// The types that promote as Pawns do.
    promoters: [Vec<usize>; 2],
    choices: [Vec<usize>; 2],
    /// Types and what just they become.
    promoted: Vec<(usize, usize)>,
    must_as_piece: bool,
    /// Types and how many of them there may be.
    limits: Vec<(usize, usize)>,
    regions: [Vec<usize>; 2],
    must_as_pawn: bool,
    stuck_is_illegal: bool,
}

/// Imports which pieces promote where and to what.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let players = [WHITE, BLACK];
    let regions = players.map(|player| region(player, draft, settings, losses));
    let promoters = players.map(|player| promoters(player, pieces, settings, losses));
    let promotions = Promotions {
        choices: players.map(|player| choices(player, pieces, settings, losses)),
        promoted: promoted(draft, pieces, &promoters, settings, losses),
        promoters,
        must_as_piece: settings.flag("mandatoryPiecePromotion", false, losses),
        limits: limits(pieces, settings, losses),
        must_as_pawn: settings.flag("mandatoryPawnPromotion", true, losses),
        stuck_is_illegal: settings.flag("immobilityIllegal", false, losses),
        regions,
        draft,
        settings,
    };
    let kinds = 0..pieces.list.len();
    let found: Vec<DraftPromotion> = kinds
        .filter_map(|kind| promotions.of(kind, losses))
        .collect();
    for promotion in found {
        let rest = |one: &DraftPromotion| DraftPromotion {
            pieces: Vec::new(),
            ..one.clone()
        };
        let mut known = draft.promotions.iter_mut();
        match known.find(|known| rest(known) == rest(&promotion)) {
            Some(known) => known.pieces.extend(promotion.pieces),
            None => draft.promotions.push(promotion),
        }
    }
    if let Some(count) = &mut draft.move_count {
        let mut promoting = draft.promotions.iter().flat_map(|one| &one.pieces);
        count.reset_by_promotion = promoting.any(|kind| !count.reset_by.contains(kind));
    }
    report_stuck_pieces(draft, pieces, settings, losses);
}

impl Promotions<'_> {
    /// The promotion of a type.
    fn of(&self, kind: usize, losses: &mut Losses) -> Option<DraftPromotion> {
        let becomes = self.promoted.iter().find(|(from, _)| *from == kind);
        let becomes = becomes.map(|&(_, to)| to);
        let mut promotion = DraftPromotion {
            pieces: vec![kind],
            ..DraftPromotion::default()
        };
        let owners: Vec<usize> = { [WHITE, BLACK].into_iter() }
            .filter(|&player| self.may_have(kind, player))
            .collect();
        let as_pawn = |player: usize| self.promoters[player].contains(&kind);
        match owners.iter().filter(|&&player| as_pawn(player)).count() {
            0 => {}
            count if count < owners.len() => self.report("promotionPawnTypes", BLACK, losses),
            _ => self.offer(&mut promotion, &owners, losses),
        }
        promotion
            .always
            .extend(becomes.filter(|to| !promotion.always.contains(to)));
        let is_pawn = [WHITE, BLACK].into_iter().any(as_pawn);
        let must = match is_pawn {
            true => self.must_as_pawn,
            false => self.must_as_piece,
        };
        promotion.on_leaving = !is_pawn;
        if promotion.choices().next().is_none() && !(is_pawn && must && !owners.is_empty()) {
            return None;
        }
        self.lay_out(&mut promotion, must);
        self.validate_regions(&promotion, losses);
        Some(promotion)
    }

    /// Whether a player has such a piece or can get one.
    fn may_have(&self, kind: usize, player: usize) -> bool {
        let in_hand =
            { self.draft.reserve.iter() }.any(|piece| piece.kind == kind && piece.player == player);
        let arises = self.promoted.iter().any(|&(_, to)| to == kind);
        !self.draft.squares_of(kind, player).is_empty()
            || in_hand
            || arises
            || self.choices[player].contains(&kind)
    }

    /// Adds what Pawns of these players may promote to.
    fn offer(&self, promotion: &mut DraftPromotion, owners: &[usize], losses: &mut Losses) {
        let draft = self.draft;
        let mut choices = self.choices[owners[0]].clone();
        let alike = owners
            .iter()
            .all(|&player| same(&choices, &self.choices[player]));
        if !alike {
            let mut all = choices.clone();
            all.extend(
                self.choices[BLACK]
                    .iter()
                    .filter(|kind| !choices.contains(kind)),
            );
            let has = |kind: usize, player| !draft.squares_of(kind, player).is_empty();
            let as_in_array = all.iter().all(|&kind| {
                let fits =
                    |player: &usize| self.choices[*player].contains(&kind) == has(kind, *player);
                owners.iter().all(fits) && self.limit(kind).is_none()
            });
            if as_in_array {
                promotion.in_array = all;
                return;
            }
            self.report(TYPES, BLACK, losses);
            choices.clone_from(&self.choices[WHITE]);
        }
        for kind in choices {
            let promotes = self.promoters.iter().any(|kinds| kinds.contains(&kind));
            if draft.is_the_royal(kind) || promotes {
                let letter = draft.kinds[kind].code.to_string();
                let line = self.settings.line(TYPES);
                losses.add(LossKind::Promotion, line, TYPES, &letter);
                continue;
            }
            match self.limit(kind) {
                Some(most) if has_in_array(draft, kind, most, owners) => {
                    promotion.captured.push(kind)
                }
                Some(most) => {
                    let found = format!("{}:{most}", draft.kinds[kind].code.to_ascii_lowercase());
                    let line = self.settings.line("promotionLimit");
                    losses.add(LossKind::Promotion, line, "promotionLimit", &found);
                    promotion.always.push(kind);
                }
                None => promotion.always.push(kind),
            }
        }
    }

    fn limit(&self, kind: usize) -> Option<usize> {
        let mut limits = self.limits.iter();
        limits.find_map(|&(limited, most)| (limited == kind).then_some(most))
    }

    /// Sets the squares where pieces may promote and where they must.
    fn lay_out(&self, promotion: &mut DraftPromotion, mandatory: bool) {
        for player in [WHITE, BLACK] {
            for &square in &self.regions[player] {
                let mut moves =
                    { promotion.pieces.iter() }.map(|&kind| &self.draft.kinds[kind].moves);
                let is_stuck = moves.any(|moves| self.draft.is_stuck(moves, player, square));
                let list = if mandatory || (self.stuck_is_illegal && is_stuck) {
                    &mut promotion.must[player]
                } else {
                    &mut promotion.may[player]
                };
                list.push(square);
            }
        }
    }

    /// Reports promotions on squares that the new piece may not enter: with us these are not possible.
    fn validate_regions(&self, promotion: &DraftPromotion, losses: &mut Losses) {
        for player in [WHITE, BLACK] {
            for kind in promotion.choices() {
                let Some(region) = &self.draft.kinds[kind].stays_on[player] else {
                    continue;
                };
                let zone = promotion.may[player].iter().chain(&promotion.must[player]);
                if let Some(&square) = zone.into_iter().find(|square| !region.contains(square)) {
                    let code = self.draft.kinds[kind].code;
                    let found = format!("{code} {}", self.draft.square_name(square));
                    let line = self.settings.line(TYPES);
                    losses.add(LossKind::Promotion, line, TYPES, &found);
                }
            }
        }
    }

    /// Reports the value of a key for one player.
    fn report(&self, key: &str, player: usize, losses: &mut Losses) {
        let key = self.settings.key_of(key, player);
        let found = self.settings.value(&key).unwrap_or_default();
        losses.add(LossKind::Promotion, self.settings.line(&key), &key, found);
    }
}

fn region(player: usize, draft: &Draft, settings: &Settings, losses: &mut Losses) -> Vec<usize> {
    let (key, default) = match player {
        WHITE => ("promotionRegionWhite", "*8"),
        _ => ("promotionRegionBlack", "*1"),
    };
    match settings.zone("promotionRank", player, draft) {
        Some(zone) => zone,
        None => settings.region(key, default, draft, losses),
    }
}

/// The types that promote as Pawns do. Pawns themselves always do.
fn promoters(
    player: usize,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    let mut kinds = pieces.like_pawns("promotionPawnTypes", player, settings, losses);
    let pawn = pieces.with_key(PAWN).filter(|pawn| !kinds.contains(pawn));
    kinds.extend(pawn);
    kinds
}

fn choices(
    player: usize,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    let key = settings.key_of(TYPES, player);
    let mut kinds = pieces.listed(&key, &[], settings, losses);
    kinds.retain(|&kind| !pieces.was_removed_since(kind, &key, settings));
    kinds
}

/// Pairs such as `s:g` of types that become another, also when they leave the zone.
fn promoted(
    draft: &Draft,
    pieces: &FairyPieces,
    promoters: &[Vec<usize>; 2],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<(usize, usize)> {
    let on_capture = settings.flag("piecePromotionOnCapture", false, losses);
    let mut found = Vec::new();
    for word in settings
        .value(PROMOTED)
        .unwrap_or_default()
        .split_whitespace()
    {
        let line = settings.line(PROMOTED);
        let pair = word.split_once(':').and_then(|(from, to)| {
            let meant = |text: &str| pieces.meant(PROMOTED, text.chars().next()?, settings);
            Some((meant(from)?, meant(to)?))
        });
        let Some(pair) = pair else {
            if !word.ends_with(":-") {
                losses.refuse(LossKind::Value, line, PROMOTED, word, "p:g s:g");
            }
            continue;
        };
        let (Some(from), Some(to)) = pair else {
            continue;
        };
        // Pawns promote only on arriving.
        let as_pawn = promoters.iter().any(|kinds| kinds.contains(&from));
        let is_mixed = as_pawn && pieces.list[from].key != PAWN;
        if !is_mixed && !on_capture && !draft.kinds[to].royal {
            found.push((from, to));
        } else {
            losses.add(LossKind::Rule, line, PROMOTED, word);
        }
    }
    found
}

/// Parses limits such as `a:1 r:2`; 0 means no limit.
fn limits(pieces: &FairyPieces, settings: &Settings, losses: &mut Losses) -> Vec<(usize, usize)> {
    const KEY: &str = "promotionLimit";
    let mut limits = Vec::new();
    for word in settings.value(KEY).unwrap_or_default().split_whitespace() {
        let pair = word.split_once(':').and_then(|(letter, most)| {
            let kind = pieces.meant(KEY, letter.chars().next()?, settings)?;
            Some((kind, most.parse().ok()?))
        });
        match pair {
            Some((None, _) | (_, 0)) => {}
            Some((Some(kind), most)) => limits.push((kind, most)),
            None => losses.refuse(LossKind::Value, settings.line(KEY), KEY, word, "q:1 r:2"),
        }
    }
    limits
}

/// Whether each of these players has exactly this number of a type in the array.
fn has_in_array(draft: &Draft, kind: usize, count: usize, owners: &[usize]) -> bool {
    owners
        .iter()
        .all(|&player| draft.squares_of(kind, player).len() == count)
}

/// Reports that pieces may go where they can never move from, unless they must promote there. A drop doesn't promote.
fn report_stuck_pieces(
    draft: &Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    const KEY: &str = "immobilityIllegal";
    if !settings.flag(KEY, false, losses) {
        return;
    }
    for kind in 0..pieces.list.len() {
        let promotion = { draft.promotions.iter() }.find(|one| one.pieces.contains(&kind));
        let is_stuck = [WHITE, BLACK].into_iter().any(|player| {
            let mut squares = 0..draft.squares.len();
            let mut in_hand = draft.reserve.iter().filter(|piece| piece.player == player);
            let in_hand = in_hand.any(|piece| piece.kind == kind);
            let has = in_hand || !draft.squares_of(kind, player).is_empty();
            let dropped = |square| {
                let region = draft.drops_on[player].as_ref();
                in_hand && region.is_none_or(|region| region.contains(&square))
            };
            has && squares.any(|square| {
                let must = promotion.is_some_and(|one| one.must[player].contains(&square));
                (!must || dropped(square))
                    && draft.is_stuck(&draft.kinds[kind].moves, player, square)
            })
        });
        if is_stuck {
            let found = draft.kinds[kind].code.to_string();
            losses.add(LossKind::Rule, settings.line(KEY), KEY, &found);
        }
    }
}
