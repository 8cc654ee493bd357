//! The gates of a section: squares on which pieces in hand enter.

use super::array::Fields;
use super::hands;
use super::settings::Settings;
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};

const KEY: &str = hands::GATING;

/// The gates of each player at the start, by the letters in the position text. Promoting pieces can't stand on ours.
pub(super) fn at_start(
    draft: &Draft,
    fields: &Fields,
    settings: &Settings,
    losses: &mut Losses,
) -> [Vec<usize>; 2] {
    if !hands::may_enter(settings, losses) {
        return Default::default();
    }
    let Some(rank) = settings.coordinate("castlingRank", 0, losses) else {
        return Default::default();
    };
    [WHITE, BLACK].map(|player| {
        let rank = match player {
            WHITE => rank,
            _ => draft.ranks.saturating_sub(rank + 1),
        };
        let own = fields.castling.chars().filter(|letter| match player {
            WHITE => letter.is_ascii_uppercase(),
            _ => letter.is_ascii_lowercase(),
        });
        let named = own.filter_map(|letter| file_of(letter, draft.files));
        let mut gates: Vec<usize> = named.filter_map(|file| draft.square(file, rank)).collect();
        gates.extend(draft.castling_squares(player));
        gates.sort_unstable();
        gates.dedup();
        gates.retain(|&square| is_possible(draft, player, square, settings, losses));
        gates
    })
}

/// The file of a letter that isn't `K` or `Q`.
fn file_of(letter: char, files: usize) -> Option<usize> {
    let letter = letter.to_ascii_lowercase();
    let file = (b'a'..=b'z').position(|known| char::from(known) == letter)?;
    (file < files && !"kq".contains(letter)).then_some(file)
}

/// Whether a piece of the player stands there that doesn't promote. Anything else is reported.
fn is_possible(
    draft: &Draft,
    player: usize,
    square: usize,
    settings: &Settings,
    losses: &mut Losses,
) -> bool {
    let piece = draft.squares[square].filter(|piece| piece.player == player);
    let promotes = |kind| {
        let mut promotions = draft.promotions.iter();
        promotions.any(|promotion| promotion.pieces.contains(&kind))
    };
    let possible = piece.is_some_and(|piece| !promotes(piece.kind));
    if !possible {
        losses.add(LossKind::Rule, settings.line(KEY), KEY, "true");
    }
    possible
}
