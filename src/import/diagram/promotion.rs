//! The promotion of a diagram: the first types of its list promote on the last ranks.

use super::hands::Hands;
use super::ids::{self, MarkedId};
use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::promotion::DraftPromotion;

const CHOICE: &str = "promoChoice";
const OFFSET: &str = "promoOffset";
const MOST: &str = "maxPromote";

/// Prefixes of an ID in the choice.
const MARKS: &str = "!*+-";

/// Whether pieces may promote to captured ones.
pub(super) fn needs_captured_pieces(settings: &Settings, losses: &mut Losses) -> bool {
    let choice = settings.value(CHOICE).unwrap_or_default();
    choice.contains('*') && settings.number(OFFSET, 0, losses) == 0
}

/// Imports which pieces promote where and to what.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &[Piece],
    hands: &Hands,
    settings: &Settings,
    losses: &mut Losses,
) {
    let depth = settings.number("promoZone", 1, losses);
    let offset = settings.number(OFFSET, 0, losses);
    if offset > 0 {
        return promote_by_offset(draft, pieces, hands, settings, (depth, offset), losses);
    }
    let most = settings.number(MOST, 1, losses).min(pieces.len());
    let promoters: Vec<usize> = (0..most).filter(|&kind| !draft.kinds[kind].royal).collect();
    if promoters.is_empty() || depth == 0 {
        return;
    }
    let choices = match settings.value(CHOICE) {
        Some(_) => ids::listed(CHOICE, MARKS, pieces, settings, losses),
        None => assumed(draft, pieces, settings, losses),
    };
    let choices = offered(&choices, draft, pieces, settings, losses);
    if hands.are_filled() && promoters.len() > 1 {
        let why_not = "captured pieces become what one type was before";
        let written = settings.value(MOST).unwrap_or_default();
        losses.refuse(
            LossKind::Promotion,
            settings.line(MOST),
            MOST,
            written,
            why_not,
        );
    }
    for kind in promoters {
        let promotions = promotions_of(kind, &choices, depth, draft);
        if promotions.len() > 1 {
            let written = settings.value(CHOICE).unwrap_or_default();
            let why_not = "the same choices on every rank of the zone";
            losses.refuse(
                LossKind::Promotion,
                settings.line(CHOICE),
                CHOICE,
                written,
                why_not,
            );
        }
        if let Some(promotion) = promotions.into_iter().reduce(DraftPromotion::with) {
            let reverts = hands.are_filled();
            add(
                draft,
                kind,
                DraftPromotion {
                    reverts,
                    ..promotion
                },
            );
        }
    }
}

/// A piece that may be chosen.
struct Choice {
    kind: usize,
    /// Whether it must be one of the captured pieces.
    captured: bool,
    /// On how many last ranks; `None` for all of the zone.
    depth: Option<usize>,
    on_last_rank: bool,
}

/// The choices that a variant file can have.
fn offered(
    listed: &[MarkedId],
    draft: &Draft,
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<Choice> {
    let mut choices = Vec::new();
    for MarkedId { marks, kind, depth } in listed {
        let mut lose = || {
            let found = format!("{marks}{}", pieces[*kind].id);
            losses.add(LossKind::Promotion, settings.line(CHOICE), CHOICE, &found);
        };
        if draft.kinds[*kind].royal {
            lose();
            continue;
        }
        let mut players = [WHITE, BLACK].into_iter();
        let is_captured = marks.contains('*');
        let stands = players.all(|player| !draft.squares_of(*kind, player).is_empty());
        if is_captured && !stands || marks.contains(['+', '-']) {
            lose();
        }
        choices.push(Choice {
            kind: *kind,
            captured: is_captured && stands,
            depth: *depth,
            on_last_rank: !marks.contains('!'),
        });
    }
    choices
}

/// The promotions of a type on the last ranks, without the type itself. If it is among the choices, it may stay as it is.
fn promotions_of(
    kind: usize,
    choices: &[Choice],
    depth: usize,
    draft: &Draft,
) -> Vec<DraftPromotion> {
    let mut found: Vec<DraftPromotion> = Vec::new();
    for left in 0..depth.min(draft.ranks) {
        let fits = |choice: &&Choice| {
            choice.depth.is_none_or(|depth| left < depth) && (choice.on_last_rank || left > 0)
        };
        let (own, others): (Vec<&Choice>, Vec<&Choice>) =
            { choices.iter().filter(fits) }.partition(|choice| choice.kind == kind);
        let of = |captured: bool| -> Vec<usize> {
            let others = others.iter().filter(|choice| choice.captured == captured);
            others.map(|choice| choice.kind).collect()
        };
        let (always, captured) = (of(false), of(true));
        if others.is_empty() {
            continue;
        }
        let alike =
            |known: &&mut DraftPromotion| (&known.always, &known.captured) == (&always, &captured);
        let known = found.iter_mut().find(alike);
        let promotion = match known {
            Some(promotion) => promotion,
            None => found.push_mut(DraftPromotion {
                always,
                captured,
                ..DraftPromotion::default()
            }),
        };
        promotion.lay_out(draft, left, !own.is_empty());
    }
    found
}

/// Adds the promotion of a type to those of other types that are alike.
fn add(draft: &mut Draft, kind: usize, promotion: DraftPromotion) {
    let mut known = draft.promotions.iter_mut();
    let is_alike = |known: &&mut DraftPromotion| {
        let others = DraftPromotion {
            pieces: Vec::new(),
            ..(**known).clone()
        };
        others == promotion
    };
    match known.find(is_alike) {
        Some(known) => known.pieces.push(kind),
        None => draft.promotions.push(DraftPromotion {
            pieces: vec![kind],
            ..promotion
        }),
    }
}

/// Each of the first types may become its own other type, that many places down the list, when it arrives in the zone or
/// leaves it. A piece that could never move again must.
fn promote_by_offset(
    draft: &mut Draft,
    pieces: &[Piece],
    hands: &Hands,
    settings: &Settings,
    (depth, offset): (usize, usize),
    losses: &mut Losses,
) {
    let most = settings.number(MOST, 1, losses).min(pieces.len());
    for kind in 0..most {
        // Beyond the last type it is the one after the offset.
        let next = kind.saturating_add(offset);
        let into = if next < pieces.len() { next } else { offset };
        if into >= pieces.len()
            || into == kind
            || draft.kinds[kind].royal
            || draft.kinds[into].royal
        {
            let found = &pieces[kind].name;
            losses.add(LossKind::Promotion, settings.line(OFFSET), OFFSET, found);
            continue;
        }
        let becomes = match hands.are_filled() {
            true => draft.add_form(kind, into),
            false => into,
        };
        if becomes != into && into < most {
            let why_not = "with captured pieces in hand a piece promotes once";
            let (line, found) = (settings.line(OFFSET), &pieces[into].name);
            losses.refuse(LossKind::Promotion, line, OFFSET, found, why_not);
        }
        let promotion = promotion_by_offset(draft, kind, becomes, depth);
        if promotion.must.iter().any(|squares| !squares.is_empty()) {
            let found = &pieces[kind].name;
            losses.add(LossKind::Assumed, settings.line(OFFSET), OFFSET, found);
        }
        draft.promotions.push(promotion);
    }
}

/// The promotion of a type to just one other in the zone, compulsory where it could never move again.
fn promotion_by_offset(draft: &Draft, kind: usize, into: usize, depth: usize) -> DraftPromotion {
    let mut promotion = DraftPromotion {
        pieces: vec![kind],
        always: vec![into],
        on_leaving: true,
        ..DraftPromotion::default()
    };
    for left in 0..depth.min(draft.ranks) {
        promotion.lay_out(draft, left, true);
    }
    for player in [WHITE, BLACK] {
        let moves = &draft.kinds[kind].moves;
        let is_stuck = |square: &usize| draft.is_stuck(moves, player, *square);
        let (must, may) = promotion.may[player]
            .iter()
            .partition(|square| is_stuck(square));
        (promotion.must[player], promotion.may[player]) = (must, may);
    }
    promotion
}

impl DraftPromotion {
    /// A promotion to the choices of either on the squares of both.
    fn with(mut self, other: DraftPromotion) -> DraftPromotion {
        let add = |to: &mut Vec<usize>, from: Vec<usize>| {
            let new: Vec<usize> = from.into_iter().filter(|it| !to.contains(it)).collect();
            to.extend(new);
        };
        add(&mut self.always, other.always);
        add(&mut self.captured, other.captured);
        let zones = self.may.iter_mut().chain(&mut self.must);
        let others = other.may.into_iter().chain(other.must);
        zones.zip(others).for_each(|(to, from)| add(to, from));
        self
    }

    /// Adds the rank with so many ranks left before it. `stays`: whether a piece may stay as it is.
    fn lay_out(&mut self, draft: &Draft, left: usize, stays: bool) {
        for player in [WHITE, BLACK] {
            let squares = match stays {
                true => &mut self.may[player],
                false => &mut self.must[player],
            };
            let own_rank = draft.ranks - 1 - left;
            let all = 0..draft.squares.len();
            squares.extend(all.filter(|&square| draft.own_rank(player, square) == own_rank));
        }
    }
}

/// The choices if none are written: the types `QNRB`, or all but the first and royal ones if the setting is empty.
fn assumed(
    draft: &Draft,
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<MarkedId> {
    let kinds: Vec<usize> = match settings.has(CHOICE) {
        true => { 1..pieces.len() }
            .filter(|&kind| !draft.kinds[kind].royal)
            .collect(),
        false => { ["Q", "N", "R", "B"].iter() }
            .filter_map(|id| pieces.iter().position(|piece| piece.id == *id))
            .collect(),
    };
    let found: String = kinds.iter().map(|&kind| &*draft.kinds[kind].code).collect();
    losses.add(LossKind::Assumed, settings.line(CHOICE), CHOICE, &found);
    let choices = kinds.into_iter().map(|kind| MarkedId {
        marks: String::new(),
        kind,
        depth: None,
    });
    choices.collect()
}
