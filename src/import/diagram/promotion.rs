//! The promotion of a diagram: the first types of its list promote on the last ranks.

use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, DraftPromotion, WHITE};
use crate::import::loss::{LossKind, Losses};

const CHOICE: &str = "promoChoice";
const OFFSET: &str = "promoOffset";

/// Prefixes of an ID in the choice.
const MARKS: &str = "!*+-";

/// One entry of the choice: its marks and type.
struct Choice {
    marks: String,
    kind: usize,
}

/// Imports which pieces promote where and to what.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &[Piece],
    settings: &Settings,
    line: u32,
    losses: &mut Losses,
) {
    let depth = settings.number("promoZone", 1, losses);
    let offset = settings.number(OFFSET, 0, losses);
    if offset > 0 {
        return promote_by_offset(draft, pieces, settings, (depth, offset), losses);
    }
    let promoters = promoters(draft, pieces, settings, losses);
    if promoters.is_empty() || depth == 0 {
        return;
    }
    let choices = match settings.value(CHOICE) {
        Some(written) => choices(written, pieces, settings.line(CHOICE), losses),
        None => assumed(draft, &promoters, line, losses),
    };
    // A promoting type among the choices means that the piece may stay as it is; with `!` not on the last rank.
    let own = choices
        .iter()
        .find(|choice| promoters.contains(&choice.kind));
    let stays = own.map(|choice| !choice.marks.contains('!'));
    let mut promotion = DraftPromotion {
        pieces: promoters,
        ..DraftPromotion::default()
    };
    for choice in &choices {
        if let Some(lost) = promotion.offer(choice, draft, pieces) {
            losses.add(LossKind::Promotion, settings.line(CHOICE), CHOICE, &lost);
        }
    }
    promotion.lay_out(draft, depth, stays);
    let has_choice = !promotion.always.is_empty() || !promotion.captured.is_empty();
    draft.promotions.extend(has_choice.then_some(promotion));
}

/// The promoting types; none by default unless the first type is a Pawn.
fn promoters(
    draft: &Draft,
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<usize> {
    let most = settings.number("maxPromote", 1, losses).min(pieces.len());
    let has_choice = settings.value(CHOICE).is_some();
    let is_said = has_choice || settings.value("maxPromote").is_some();
    let first = pieces.first().map(|piece| piece.name.to_ascii_lowercase());
    let begins_with_pawn = first.is_some_and(|name| name.contains("pawn"));
    if !is_said && !begins_with_pawn {
        return Vec::new();
    }
    (0..most).filter(|&kind| !draft.kinds[kind].royal).collect()
}

/// Each of the first types may become its own other type, that many places down the list, when it arrives in the zone or
/// leaves it. A piece that could never move again must.
fn promote_by_offset(
    draft: &mut Draft,
    pieces: &[Piece],
    settings: &Settings,
    (depth, offset): (usize, usize),
    losses: &mut Losses,
) {
    let most = settings.number("maxPromote", 1, losses).min(pieces.len());
    if settings.value(CHOICE).is_some() {
        let found = offset.to_string();
        return losses.add(LossKind::Rule, settings.line(OFFSET), OFFSET, &found);
    }
    for kind in 0..most {
        let into = kind + offset;
        if into >= pieces.len() || draft.kinds[kind].royal || draft.kinds[into].royal {
            let found = &pieces[kind].name;
            losses.add(LossKind::Promotion, settings.line(OFFSET), OFFSET, found);
            continue;
        }
        let mut promotion = DraftPromotion {
            pieces: vec![kind],
            always: vec![into],
            on_leaving: true,
            ..DraftPromotion::default()
        };
        promotion.lay_out(draft, depth, Some(true));
        for player in [WHITE, BLACK] {
            let moves = &draft.kinds[kind].moves;
            let is_stuck = |square: &usize| draft.is_stuck(moves, player, *square);
            let (must, may) = promotion.may[player]
                .iter()
                .partition(|square| is_stuck(square));
            (promotion.must[player], promotion.may[player]) = (must, may);
        }
        if promotion.must.iter().any(|squares| !squares.is_empty()) {
            let found = &pieces[kind].name;
            losses.add(LossKind::Assumed, settings.line(OFFSET), OFFSET, found);
        }
        draft.promotions.push(promotion);
    }
}

impl DraftPromotion {
    /// Adds a choice as far as possible; returns what is lost.
    fn offer(&mut self, choice: &Choice, draft: &Draft, pieces: &[Piece]) -> Option<String> {
        let Choice { marks, kind } = choice;
        if self.pieces.contains(kind) {
            return None;
        }
        let written = format!("{marks}{}", pieces[*kind].id);
        if draft.kinds[*kind].royal {
            return Some(written);
        }
        let players = [WHITE, BLACK];
        let stands = players
            .into_iter()
            .all(|player| !draft.squares_of(*kind, player).is_empty());
        if marks == "*" && stands {
            self.captured.push(*kind);
            return None;
        }
        self.always.push(*kind);
        (!marks.is_empty()).then_some(written)
    }

    /// Sets the zones of both players, `depth` ranks deep. `stays`: whether a piece may stay as it is, and then whether
    /// on the last rank too.
    fn lay_out(&mut self, draft: &Draft, depth: usize, stays: Option<bool>) {
        for player in [WHITE, BLACK] {
            for square in 0..draft.squares.len() {
                let left = draft.ranks - 1 - draft.own_rank(player, square);
                let may_stay = stays.is_some_and(|everywhere| everywhere || left > 0);
                match (left < depth, may_stay) {
                    (true, true) => self.may[player].push(square),
                    (true, false) => self.must[player].push(square),
                    (false, _) => {}
                }
            }
        }
    }
}

/// Parses a choice such as `!P*N*BQ`.
fn choices(written: &str, pieces: &[Piece], line: u32, losses: &mut Losses) -> Vec<Choice> {
    let mut found: Vec<Choice> = Vec::new();
    let mut rest = written;
    while !rest.is_empty() {
        let marks = rest.len() - rest.trim_start_matches(|c| MARKS.contains(c)).len();
        let (marks, after) = rest.split_at(marks);
        let fits = |piece: &Piece| !piece.id.is_empty() && after.starts_with(&piece.id);
        let longest = (0..pieces.len())
            .filter(|&kind| fits(&pieces[kind]))
            .max_by_key(|&kind| pieces[kind].id.len());
        rest = match (longest, after.chars().next()) {
            (Some(kind), _) => {
                found.push(Choice {
                    marks: marks.to_string(),
                    kind,
                });
                &after[pieces[kind].id.len()..]
            }
            (None, Some(letter)) => {
                let ids: Vec<&str> = pieces.iter().map(|piece| piece.id.as_str()).collect();
                let letter_text = letter.to_string();
                losses.refuse(LossKind::Value, line, CHOICE, &letter_text, ids.join(", "));
                &after[letter.len_utf8()..]
            }
            (None, None) => after,
        };
    }
    let mut once: Vec<usize> = Vec::new();
    found.retain(|choice| {
        let new = !once.contains(&choice.kind);
        once.push(choice.kind);
        new
    });
    found
}

/// The default choices: all types that neither are royal nor promote.
fn assumed(draft: &Draft, promoters: &[usize], line: u32, losses: &mut Losses) -> Vec<Choice> {
    let kinds = (0..draft.kinds.len()).filter(|kind| {
        let stands = !draft.squares_of(*kind, WHITE).is_empty();
        stands && !draft.kinds[*kind].royal && !promoters.contains(kind)
    });
    let choices: Vec<Choice> = kinds
        .map(|kind| Choice {
            marks: String::new(),
            kind,
        })
        .collect();
    let codes = choices.iter().map(|choice| draft.kinds[choice.kind].code);
    let found: String = codes.collect();
    losses.add(LossKind::Assumed, line, CHOICE, &found);
    choices
}
