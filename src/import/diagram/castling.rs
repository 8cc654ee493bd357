//! The castlings of a diagram: `isO2` is two steps towards the outermost piece on either side.

use super::pieces::CastlingPart;
use crate::import::castling::{CastlingWay, DraftCastling};
use crate::import::draft::{BLACK, Draft, WHITE};
use crate::import::loss::{LossKind, Losses};

/// Imports the castlings of the royal pieces. On a side without a partner there is none, and nothing is lost.
pub(super) fn import(draft: &mut Draft, parts: &[CastlingPart], losses: &mut Losses) {
    for castling in parts {
        let name = draft.kinds[castling.kind].name.clone();
        let mut lose = |found: &str| losses.add(LossKind::Castling, castling.line, &name, found);
        let Some((sides, steps, inside)) = read(&castling.part) else {
            lose(&castling.part);
            continue;
        };
        for right in sides {
            let both = [WHITE, BLACK]
                .map(|player| castling_of(draft, castling.kind, player, right, (steps, inside)));
            let is_lost = both.contains(&Err(Unsupported));
            let found = DraftCastling::merged(both.map(|castling| castling.unwrap_or(None)));
            let is_royal = draft.kinds[castling.kind].royal;
            let fits = is_royal && found.iter().all(|new| may_add(draft, new));
            if is_lost || !(found.is_empty() || fits) {
                let side = if right { "r" } else { "l" };
                lose(&format!("{} ({side})", castling.part));
            } else {
                draft.castlings.extend(found);
            }
        }
    }
}

/// A castling that a variant file can't have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Unsupported;

/// Whether no castling of other pieces goes to the same side, and none of the same pieces as far.
fn may_add(draft: &Draft, new: &DraftCastling) -> bool {
    let pieces = |castling: &DraftCastling| (castling.piece, castling.partner);
    let mut others = draft.castlings.iter();
    others.all(|other| {
        other.right != new.right || pieces(other) == pieces(new) && other.way != new.way
    })
}

/// The sides of a part such as `isO2`, the number of steps, and how far inside the outermost piece the partner stands:
/// each `j` is one square. `O` without a number is no castling but a pass.
fn read(part: &str) -> Option<(Vec<bool>, usize, usize)> {
    let (modifiers, steps) = part.split_once('O')?;
    let known = modifiers.chars().all(|letter| "isrlj".contains(letter));
    let all = !modifiers.contains(['r', 'l']);
    let sides = [('r', true), ('l', false)].into_iter();
    let sides = sides.filter(|(letter, _)| all || modifiers.contains(*letter));
    let steps = steps.parse().ok().filter(|&steps| steps > 0)?;
    let inside = modifiers.matches('j').count();
    let sides = sides.map(|(_, right)| right).collect();
    (known && modifiers.contains('i')).then_some((sides, steps, inside))
}

/// One player's castling towards the outermost piece on its rank, or the square so far inside of it; `None` if no
/// partner stands there, or too near.
fn castling_of(
    draft: &Draft,
    piece: usize,
    player: usize,
    right: bool,
    (steps, inside): (usize, usize),
) -> Result<Option<DraftCastling>, Unsupported> {
    let home = match draft.squares_of(piece, player)[..] {
        [] => return Ok(None),
        [home] => home,
        _ => return Err(Unsupported),
    };
    let (file, rank) = (home % draft.files, home / draft.files);
    let at = |file: usize| draft.squares[rank * draft.files + file];
    // From the piece to the edge.
    let mut way: Vec<usize> = match right {
        true => (file + 1..draft.files).collect(),
        false => (0..file).rev().collect(),
    };
    while way.pop_if(|outermost| at(*outermost).is_none()).is_some() {}
    way.truncate(way.len().saturating_sub(inside));
    let Some(&partner_file) = way.last().filter(|_| steps <= way.len()) else {
        return Ok(None);
    };
    let Some(partner) = at(partner_file).filter(|found| found.player == player) else {
        return Ok(None);
    };
    // Our partner is the nearest such piece.
    let nearest = way.iter().find(|&&file| at(file) == Some(partner));
    if partner.kind == piece || nearest != Some(&partner_file) {
        return Err(Unsupported);
    }
    let way = match steps < way.len() {
        true => CastlingWay::Steps(steps),
        // They exchange places, or the piece takes that of its partner. Seen from White's side.
        false => {
            let before = if steps > 1 { way[steps - 2] } else { file };
            let own_rank = draft.own_rank(player, home);
            CastlingWay::Ends([partner_file, before].map(|file| own_rank * draft.files + file))
        }
    };
    Ok(Some(DraftCastling {
        piece,
        partner: partner.kind,
        right,
        way,
        dropped_on: None,
        players: [true; 2],
        only: None,
        decides: false,
        onto_partner: false,
        closes_side: false,
    }))
}
