//! A diagram's promotion: the first types of its list promote in the last ranks.

use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, DraftPromotion, WHITE};
use crate::import::loss::{Losses, Lost};

const CHOICE: &str = "promoChoice";

/// Marks before an ID of the choice.
const MARKS: &str = "!*+-";

/// One entry of the choice: its marks and the type.
struct Choice {
    marks: String,
    kind: usize,
}

/// Takes who promotes where, and to what.
pub(super) fn take(
    draft: &mut Draft,
    pieces: &[Piece],
    settings: &Settings,
    line: u32,
    losses: &mut Losses,
) {
    let most = settings.number("maxPromote", 1, losses).min(pieces.len());
    let depth = settings.number("promoZone", 1, losses);
    // With an offset each type has a form of its own, at its owner's choice: ours has no such rule.
    let has_offset = settings
        .value("promoOffset")
        .is_some_and(|value| value != "0");
    // The list begins with the Pawn, if there is one; that anything else promotes is said.
    let is_said = settings.value(CHOICE).is_some() || settings.value("maxPromote").is_some();
    let first = pieces.first().map(|piece| piece.name.to_ascii_lowercase());
    if !is_said && first.is_none_or(|name| !name.contains("pawn")) {
        return;
    }
    let promoters: Vec<usize> = (0..most).filter(|&kind| !draft.kinds[kind].royal).collect();
    if promoters.is_empty() || depth == 0 || (has_offset && settings.value(CHOICE).is_none()) {
        return;
    }
    let choices = match settings.value(CHOICE) {
        Some(written) => choices(written, pieces, settings.line(CHOICE), losses),
        None => assumed(draft, &promoters, line, losses),
    };
    let mut promotion = DraftPromotion {
        pieces: promoters,
        ..DraftPromotion::default()
    };
    // Whoever may become what it is may stay so, with `!` not on the last rank.
    let mut stays = None;
    for Choice { marks, kind } in choices {
        let stands = [WHITE, BLACK]
            .into_iter()
            .all(|seat| !draft.homes(kind, seat).is_empty());
        if promotion.pieces.contains(&kind) {
            stays = Some(marks.contains('!'));
        } else if draft.kinds[kind].royal || promotion.always.contains(&kind) {
            losses.add(
                Lost::Promotion,
                settings.line(CHOICE),
                CHOICE,
                &pieces[kind].id,
            );
        } else if marks == "*" && stands {
            promotion.captured.push(kind);
        } else {
            if !marks.is_empty() {
                let found = format!("{marks}{}", pieces[kind].id);
                losses.add(Lost::Promotion, settings.line(CHOICE), CHOICE, &found);
            }
            promotion.always.push(kind);
        }
    }
    for seat in [WHITE, BLACK] {
        for cell in 0..draft.cells.len() {
            let left = draft.ranks - 1 - draft.own_rank(seat, cell);
            let may_stay = stays.is_some_and(|not_at_the_end| !not_at_the_end || left > 0);
            match (left < depth, may_stay) {
                (true, true) => promotion.may[seat].push(cell),
                (true, false) => promotion.must[seat].push(cell),
                (false, _) => {}
            }
        }
    }
    let has_choice = !promotion.always.is_empty() || !promotion.captured.is_empty();
    draft.promotion = has_choice.then_some(promotion);
}

/// Reads `!P*N*BQ`.
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
                losses.refuse(Lost::Value, line, CHOICE, &letter_text, ids.join(", "));
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

/// Everything that is neither royal nor promotes, if nothing is said.
fn assumed(draft: &Draft, promoters: &[usize], line: u32, losses: &mut Losses) -> Vec<Choice> {
    let kinds = (0..draft.kinds.len()).filter(|kind| {
        let stands = !draft.homes(*kind, WHITE).is_empty();
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
    losses.add(Lost::Assumed, line, CHOICE, &found);
    choices
}
