//! The shuffle of a diagram: `!BNRQ` lists the types whose pieces change squares. `!` keeps those of a type on squares of
//! different shades. If the royal piece is among them and may castle, it starts between its partners, and castling is
//! that of Chess960.
//!
//! Source: H. G. Muller, <https://www.chessvariants.com/index/listcomments.php?id=43610>.

use super::ids::{self, MarkedId};
use super::pieces;
use super::settings::{Piece, Settings};
use crate::import::castling::{CastlingWay, DraftCastling};
use crate::import::draft::{BLACK, Draft, DraftPiece, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::shuffle::{DraftShuffle, Place, SHADES};

const KEY: &str = "shuffle";
const MARKS: &str = "!#";

/// The largest number of arrays of a variant file.
const MOST_ARRAYS: u64 = 1_000_000;

/// Imports the shuffle, if a variant file can have it.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) {
    let written = settings.value(KEY).unwrap_or("none");
    if written == "none" {
        return;
    }
    let why_not = match written.contains(',') {
        true => "one shuffle".to_string(),
        false => {
            let listed = ids::listed(KEY, MARKS, pieces, settings, losses);
            match shuffle(draft, &listed) {
                Ok((shuffle, castlings)) => {
                    draft.shuffle = Some(shuffle);
                    draft.castlings = castlings;
                    return;
                }
                Err(why_not) => why_not,
            }
        }
    };
    losses.refuse(LossKind::Rule, settings.line(KEY), KEY, written, why_not);
}

/// The shuffle and the castlings that go with it.
fn shuffle(
    draft: &Draft,
    listed: &[MarkedId],
) -> Result<(DraftShuffle, Vec<DraftCastling>), String> {
    let stands = |listed: &&MarkedId| !draft.squares_of(listed.kind, WHITE).is_empty();
    let (apart, others): (Vec<&MarkedId>, Vec<&MarkedId>) =
        { listed.iter().filter(stands) }.partition(|listed| !listed.marks.is_empty());
    let kinds = |listed: &[&MarkedId]| -> Vec<usize> { listed.iter().map(|id| id.kind).collect() };
    let (apart, mut others) = (kinds(&apart), kinds(&others));
    let number = |kind: usize| draft.squares_of(kind, WHITE).len();
    if let Some(&kind) = apart.iter().find(|&&kind| number(kind) != SHADES) {
        let (name, number) = (&draft.kinds[kind].name, number(kind));
        return Err(format!(
            "{SHADES} pieces after `!`, but {name} has {number}"
        ));
    }
    let is_shuffled = |kind: usize| apart.contains(&kind) || others.contains(&kind);
    let castlings = castlings(draft, &is_shuffled)?;
    let square = |kind: &usize| draft.squares_of(*kind, WHITE).into_iter();
    let mut squares: Vec<usize> = apart.iter().chain(&others).flat_map(square).collect();
    squares.sort_by_key(|square| (square % draft.files, *square));
    if !squares.iter().all(|&square| stands_opposite(draft, square)) {
        return Err("the same pieces opposite to each other".to_string());
    }
    let between = draft
        .castlings
        .iter()
        .find(|castling| is_shuffled(castling.piece) && is_shuffled(castling.partner));
    // Few pieces first: for the pieces of chess these are Scharnagl's numbers.
    others.sort_by_key(|&kind| number(kind));
    let royal = between.map(|&DraftCastling { piece, partner, .. }| {
        others.retain(|kind| ![piece, partner].contains(kind));
        vec![partner, piece, partner]
    });
    let alike = apart.iter().chain(&others);
    let groups = alike
        .map(|&kind| vec![kind; number(kind)])
        .chain(royal)
        .collect();
    let places: Vec<Place> = { squares.iter() }
        .filter_map(|&square| place(draft, square))
        .collect();
    let found = DraftShuffle::of(&places, groups, apart);
    let found = found.ok_or("an array that the shuffle can give")?;
    if found.count > MOST_ARRAYS {
        return Err(format!("at most {MOST_ARRAYS} arrays, not {}", found.count));
    }
    Ok((found, castlings))
}

fn place(draft: &Draft, square: usize) -> Option<Place> {
    // a1 is dark, the second shade.
    let is_dark = (square % draft.files + square / draft.files).is_multiple_of(2);
    let kind = draft.squares[square]?.kind;
    let shade = usize::from(is_dark);
    Some(Place { kind, shade })
}

/// Whether the opponent's piece of the same type stands on the opposite square.
fn stands_opposite(draft: &Draft, square: usize) -> bool {
    let player = BLACK;
    let wanted = draft.squares[square].map(|piece| DraftPiece { player, ..piece });
    draft.squares[pieces::opposite(draft, square, false)] == wanted
}

/// The castlings of a shuffled game: wherever they start, the pieces end where they do in the array.
fn castlings(
    draft: &Draft,
    is_shuffled: &dyn Fn(usize) -> bool,
) -> Result<Vec<DraftCastling>, String> {
    let moved = |castling: &DraftCastling| {
        let [piece, partner] = [castling.piece, castling.partner].map(is_shuffled);
        if !piece && !partner {
            return Ok(castling.clone());
        }
        if !piece {
            let name = &draft.kinds[castling.partner].name;
            return Err(format!(
                "{name} only with the royal piece that castles with it"
            ));
        }
        if partner && !is_between(draft, castling) {
            let [piece, partner] = [castling.piece, castling.partner];
            let [piece, partner] = [piece, partner].map(|kind| &draft.kinds[kind].name);
            return Err(format!(
                "one {piece} between two {partner}s, castling with both"
            ));
        }
        Ok(DraftCastling {
            way: CastlingWay::Ends(ends(draft, castling)),
            onto_partner: true,
            ..castling.clone()
        })
    };
    draft.castlings.iter().map(moved).collect()
}

/// Whether both players castle to both sides, and have no other such pieces.
fn is_between(draft: &Draft, castling: &DraftCastling) -> bool {
    let pieces = (castling.piece, castling.partner);
    let of_pair =
        |other: &&DraftCastling| (other.piece, other.partner) == pieces && other.only.is_none();
    let sides: Vec<bool> = { draft.castlings.iter().filter(of_pair) }
        .map(|castling| castling.right)
        .collect();
    sides.contains(&true)
        && sides.contains(&false)
        && draft.squares_of(castling.piece, WHITE).len() == 1
        && draft.squares_of(castling.partner, WHITE).len() == 2
}

/// Where the piece and its partner end if they castle in the array.
fn ends(draft: &Draft, castling: &DraftCastling) -> [usize; 2] {
    let steps = match castling.way {
        CastlingWay::Ends(ends) => return ends,
        CastlingWay::Steps(steps) => steps,
    };
    let home = draft.squares_of(castling.piece, WHITE)[0];
    match castling.right {
        true => [home + steps, home + steps - 1],
        false => [home - steps, home - steps + 1],
    }
}
