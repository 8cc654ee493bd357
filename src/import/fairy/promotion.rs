//! The promotions of a section.

use super::forms::{self, PROMOTED};
use super::hands;
use super::pieces::{FairyPieces, same};
use super::regions;
use super::settings::Settings;
use super::types::PAWN;
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::promotion::DraftPromotion;

const TYPES: &str = "promotionPieceTypes";
const ON_CAPTURE: &str = "piecePromotionOnCapture";

/// What the keys say, with lists by player.
struct Promotions<'a> {
    draft: &'a Draft,
    pieces: &'a FairyPieces,
    settings: &'a Settings,
    /// The types that promote as Pawns do.
    promoters: [Vec<usize>; 2],
    choices: [Vec<usize>; 2],
    /// Types and what just they become.
    promoted: Vec<(usize, usize)>,
    must_as_piece: bool,
    only_captures: bool,
    /// Whether promoted pieces may become what they were.
    demotes: bool,
    captures_fill_hands: bool,
    /// Whether captured pieces are what they were before.
    reverts: bool,
    /// Types and how many of them there may be.
    limits: Vec<(usize, usize)>,
    regions: [Vec<usize>; 2],
    must_as_pawn: bool,
    /// Whether Pawns promote by a move of its own.
    by_own_move: bool,
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
    let regions = players.map(|player| regions::of_promotion(player, draft, settings, losses));
    let promoters = players.map(|player| promoters(player, pieces, settings, losses));
    let promotions = Promotions {
        choices: players.map(|player| choices(player, pieces, settings, losses)),
        promoted: promoted(draft, pieces, &promoters, settings, losses),
        promoters,
        must_as_piece: settings.flag("mandatoryPiecePromotion", false, losses),
        only_captures: settings.flag(ON_CAPTURE, false, losses),
        demotes: settings.flag("pieceDemotion", false, losses),
        captures_fill_hands: hands::captures_fill_hands(settings, losses),
        reverts: hands::captures_revert(settings, losses),
        limits: limits(pieces, settings, losses),
        must_as_pawn: settings.flag("mandatoryPawnPromotion", true, losses),
        by_own_move: settings.flag("sittuyinPromotion", false, losses),
        stuck_is_illegal: settings.flag("immobilityIllegal", false, losses),
        regions,
        draft,
        pieces,
        settings,
    };
    let can_be_undone = promotions.demotes;
    let kinds = 0..pieces.list.len();
    let found: Vec<DraftPromotion> = kinds
        .filter_map(|kind| promotions.of(kind, losses))
        .flat_map(|promotion| promotions.by_limit(promotion))
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
        count.reset_by_promotion =
            !can_be_undone && promoting.any(|kind| !count.reset_by.contains(kind));
    }
    bound_stuck_pieces(draft, settings, losses);
    report_closed_squares(draft, settings, losses);
}

impl Promotions<'_> {
    /// The promotion of a type.
    fn of(&self, kind: usize, losses: &mut Losses) -> Option<DraftPromotion> {
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
        promotion.reverts = self.reverts && promotion.choices().next().is_some();
        self.offer_forms(&mut promotion, kind, losses);
        let is_pawn = [WHITE, BLACK].into_iter().any(as_pawn);
        promotion.own_move = self.by_own_move && self.pieces.list[kind].key == PAWN;
        let must = match is_pawn {
            true => self.must_as_pawn && !promotion.own_move,
            false => self.must_as_piece,
        };
        promotion.on_leaving = !is_pawn;
        promotion.on_capture = self.only_captures && !is_pawn;
        if promotion.choices().next().is_none() && !(is_pawn && must && !owners.is_empty()) {
            return None;
        }
        self.report_limits(&promotion, must, losses);
        self.lay_out(&mut promotion, must);
        Some(promotion)
    }

    /// Adds the one type that a type becomes, and what a promoted piece was before.
    fn offer_forms(&self, promotion: &mut DraftPromotion, kind: usize, losses: &mut Losses) {
        let plain = self.pieces.with_key(&self.pieces.list[kind].key);
        let becomes = self.promoted.iter().find(|(from, _)| Some(*from) == plain);
        if let Some(&(from, to)) = becomes {
            let to = self.pieces.form_of(from).unwrap_or(to);
            if promotion.reverts {
                // A captured piece would be two things at once.
                let found = self.settings.value(PROMOTED).unwrap_or_default();
                let line = self.settings.line(PROMOTED);
                losses.add(LossKind::Promotion, line, PROMOTED, found);
            } else if !promotion.always.contains(&to) {
                promotion.always.push(to);
            }
        }
        let before = self.pieces.list[kind].form_of.filter(|_| self.demotes);
        let before = before.filter(|before| !promotion.always.contains(before));
        promotion.always.extend(before);
    }

    /// Whether a player has such a piece or can get one.
    fn may_have(&self, kind: usize, player: usize) -> bool {
        let in_hand =
            { self.draft.reserve.iter() }.any(|piece| piece.kind == kind && piece.player == player);
        let arises = self.promoted.iter().any(|&(_, to)| to == kind);
        !self.draft.squares_of(kind, player).is_empty()
            || in_hand
            || self.captures_fill_hands
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
            if as_in_array && !self.reverts {
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
                Some(most) if !self.reverts && has_in_array(draft, kind, most, owners) => {
                    promotion.captured.push(kind)
                }
                _ => promotion.always.push(kind),
            }
        }
    }

    /// How many pieces of a type there may be for another to promote to it, `None` if any number.
    fn limit(&self, kind: usize) -> Option<usize> {
        let key = &self.pieces.list[kind].key;
        let mut limits = self.limits.iter();
        limits.find_map(|&(limited, most)| (self.pieces.list[limited].key == *key).then_some(most))
    }

    /// The promotion, with those choices in one of their own that have another limit.
    fn by_limit(&self, promotion: DraftPromotion) -> Vec<DraftPromotion> {
        let limit = |&kind: &usize| self.limit(kind).filter(|_| !self.is_free(&promotion, kind));
        let mut limits: Vec<Option<usize>> = promotion.always.iter().map(limit).collect();
        limits.sort_unstable();
        limits.dedup();
        if limits.is_empty() {
            return vec![promotion];
        }
        let first = limits[0];
        let with_limit = |most: Option<usize>| {
            let others = promotion.clone();
            let is_first = most == first;
            DraftPromotion {
                always: { promotion.always.iter().copied() }
                    .filter(|kind| limit(kind) == most)
                    .collect(),
                limit: most,
                captured: if is_first {
                    others.captured
                } else {
                    Vec::new()
                },
                in_array: if is_first {
                    others.in_array
                } else {
                    Vec::new()
                },
                ..others
            }
        };
        limits.iter().map(|&most| with_limit(most)).collect()
    }

    /// Whether a promotion to a type has no limit: what a Pawn or a promoted piece always becomes has none there.
    fn is_free(&self, promotion: &DraftPromotion, into: usize) -> bool {
        promotion.pieces.iter().any(|&kind| {
            let piece = &self.pieces.list[kind];
            let is_pawns_own =
                piece.key == PAWN && !self.choices.iter().flatten().any(|&it| it == into);
            is_pawns_own || piece.form_of == Some(into)
        })
    }

    /// Reports a limit that counts several of our types, or that opens squares again where pieces must promote.
    fn report_limits(&self, promotion: &DraftPromotion, must: bool, losses: &mut Losses) {
        const KEY: &str = "promotionLimit";
        for &into in &promotion.always {
            let Some(most) = self.limit(into).filter(|_| !self.is_free(promotion, into)) else {
                continue;
            };
            let alike = self.pieces.alike(into).filter(|&kind| self.is_there(kind));
            if alike.count() > 1 || (must && promotion.on_leaving) {
                let plain = self.pieces.with_key(&self.pieces.list[into].key);
                let letter = self.pieces.list[plain.unwrap_or(into)].letter;
                let letter = letter.to_ascii_lowercase();
                let found = format!("{letter}:{most}");
                losses.add(LossKind::Promotion, self.settings.line(KEY), KEY, &found);
            }
        }
    }

    /// Whether a piece of a type is there at the start or arises.
    fn is_there(&self, kind: usize) -> bool {
        let placed = self.draft.squares.iter().flatten();
        let mut pieces = placed.chain(&self.draft.reserve);
        let mut promoted = self.promoted.iter();
        self.pieces.list[kind].form_of.is_some()
            || pieces.any(|piece| piece.kind == kind)
            || self.choices.iter().flatten().any(|&choice| choice == kind)
            || promoted.any(|&(from, to)| to == kind && self.pieces.form_of(from).is_none())
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

    /// Reports the value of a key for one player.
    fn report(&self, key: &str, player: usize, losses: &mut Losses) {
        let key = self.settings.key_of(key, player);
        let found = self.settings.value(&key).unwrap_or_default();
        losses.add(LossKind::Promotion, self.settings.line(&key), &key, found);
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
    kinds.retain(|&kind| {
        pieces.list[kind].form_of.is_none() && !pieces.was_removed_since(kind, &key, settings)
    });
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
    let on_capture = settings.flag(ON_CAPTURE, false, losses);
    let mut found = forms::pairs(pieces, settings, losses);
    found.retain(|&(from, to)| {
        // Pawns promote only on arriving, and whatever they do there.
        let as_pawn = promoters.iter().any(|kinds| kinds.contains(&from));
        let is_mixed = as_pawn && (pieces.list[from].key != PAWN || on_capture);
        let is_royal = |kind: usize| draft.kinds[kind].royal;
        let keeps_royalty = match is_royal(from) {
            true => is_royal(to),
            false => !draft.is_the_royal(to),
        };
        let is_ours = !is_mixed && keeps_royalty;
        if !is_ours {
            let [from, to] = [from, to].map(|kind| pieces.list[kind].letter.to_ascii_lowercase());
            let found = format!("{from}:{to}");
            losses.add(LossKind::Rule, settings.line(PROMOTED), PROMOTED, &found);
        }
        is_ours
    });
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
    owners.iter().all(|&player| {
        let waiting = draft.reserve.iter();
        let waiting = waiting.filter(|piece| (piece.kind, piece.player) == (kind, player));
        draft.squares_of(kind, player).len() + waiting.count() == count
    })
}

/// Keeps pieces from squares that they could never leave, unless they must promote there.
fn bound_stuck_pieces(draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
    const KEY: &str = "immobilityIllegal";
    if !settings.flag(KEY, false, losses) {
        return;
    }
    for kind in 0..draft.kinds.len() {
        let promotion = { draft.promotions.iter() }.find(|one| one.pieces.contains(&kind));
        let bounds = [WHITE, BLACK].map(|player| {
            let must = promotion.map(|one| &one.must[player]);
            let squares = (0..draft.squares.len()).filter(|square| {
                must.is_some_and(|must| must.contains(square))
                    || !draft.is_stuck(&draft.kinds[kind].moves, player, *square)
            });
            let found: Vec<usize> = squares.collect();
            // What moves nowhere needs no bounds.
            let are_bounds = !found.is_empty() && found.len() < draft.squares.len();
            are_bounds.then_some(found)
        });
        let mut waiting = draft.reserve.iter();
        let is_there = waiting.any(|piece| piece.kind == kind)
            || [WHITE, BLACK]
                .into_iter()
                .any(|player| !draft.squares_of(kind, player).is_empty());
        if is_there && bounds != [None, None] {
            // There they still attack those squares.
            let found = &draft.kinds[kind].code;
            losses.add(LossKind::Rule, settings.line(KEY), KEY, found);
        }
        for (player, bounds) in bounds.into_iter().enumerate() {
            let Some(mut bounds) = bounds else {
                continue;
            };
            let home = draft.squares_of(kind, player);
            if !home.iter().all(|square| bounds.contains(square)) {
                continue;
            }
            let known = &mut draft.kinds[kind].stays_on[player];
            bounds.retain(|square| known.as_ref().is_none_or(|known| known.contains(square)));
            *known = Some(bounds);
        }
    }
}

/// Reports promotions on squares that the new piece may not enter: with us these are not possible.
fn report_closed_squares(draft: &Draft, settings: &Settings, losses: &mut Losses) {
    for promotion in &draft.promotions {
        for player in [WHITE, BLACK] {
            for kind in promotion.choices() {
                let Some(region) = &draft.kinds[kind].stays_on[player] else {
                    continue;
                };
                let zone = promotion.may[player].iter().chain(&promotion.must[player]);
                if let Some(&square) = zone.into_iter().find(|square| !region.contains(square)) {
                    let code = &draft.kinds[kind].code;
                    let found = format!("{code} {}", draft.square_name(square));
                    losses.add(LossKind::Promotion, settings.line(TYPES), TYPES, &found);
                }
            }
        }
    }
}
