//! The castlings of a diagram: `isO2` is two steps towards the piece in either corner.

use super::pieces::CastlingPart;
use crate::import::draft::{BLACK, CastlingWay, Draft, DraftCastling, DraftPiece, WHITE};
use crate::import::loss::{LossKind, Losses};

/// Imports the castlings of the royal pieces.
pub(super) fn import(draft: &mut Draft, parts: &[CastlingPart], losses: &mut Losses) {
    for castling in parts {
        let Some((sides, steps)) = read(&castling.part) else {
            losses.add(
                LossKind::Castling,
                castling.line,
                &draft.kinds[castling.kind].name,
                &castling.part,
            );
            continue;
        };
        for right in sides {
            let both = [WHITE, BLACK]
                .map(|player| castling_of(draft, castling.kind, player, right, steps));
            let found = DraftCastling::merged(both);
            let is_royal = draft.kinds[castling.kind].royal;
            if is_royal && !found.is_empty() && found.iter().all(|new| may_add(draft, new)) {
                draft.castlings.extend(found);
                continue;
            }
            let side = if right { "r" } else { "l" };
            let found = format!("{} ({side})", castling.part);
            let name = draft.kinds[castling.kind].name.clone();
            losses.add(LossKind::Castling, castling.line, &name, &found);
        }
    }
}

/// Whether no castling of other pieces goes to the same side, and none of the same pieces as far.
fn may_add(draft: &Draft, new: &DraftCastling) -> bool {
    let pieces = |castling: &DraftCastling| (castling.piece, castling.partner);
    let mut others = draft.castlings.iter();
    others.all(|other| {
        other.right != new.right || pieces(other) == pieces(new) && other.way != new.way
    })
}

/// Parses the sides and the number of steps of a part such as `isO2`.
fn read(part: &str) -> Option<(Vec<bool>, usize)> {
    let (modifiers, steps) = part.split_once('O')?;
    let steps = if steps.is_empty() {
        2
    } else {
        steps.parse().ok()?
    };
    let known = modifiers.chars().all(|letter| "isrl".contains(letter));
    let all = !modifiers.contains(['r', 'l']);
    let sides = [('r', true), ('l', false)].into_iter();
    let sides = sides.filter(|(letter, _)| all || modifiers.contains(*letter));
    (known && modifiers.contains('i')).then(|| (sides.map(|(_, right)| right).collect(), steps))
}

/// One player's castling towards a corner of its rank.
fn castling_of(
    draft: &Draft,
    piece: usize,
    player: usize,
    right: bool,
    steps: usize,
) -> Option<DraftCastling> {
    let [home] = draft.squares_of(piece, player)[..] else {
        return None;
    };
    let (file, rank) = (home % draft.files, home / draft.files);
    let corner = if right { draft.files - 1 } else { 0 };
    let partner = draft.squares[draft.square(corner, rank)?]?;
    let between = file.min(corner) + 1..file.max(corner);
    // Ours takes the nearest such piece, the diagram's the one in the corner: they must be the same.
    let is_nearest = between
        .filter_map(|file| draft.square(file, rank))
        .all(|square| draft.squares[square] != Some(partner));
    let own = partner.player == player
        && partner
            != DraftPiece {
                kind: piece,
                player,
            };
    let room = corner.abs_diff(file);
    (is_nearest && own && steps > 0 && steps < room).then_some(DraftCastling {
        piece,
        partner: partner.kind,
        right,
        way: CastlingWay::Steps(steps),
        players: [true; 2],
        only: None,
        decides: false,
        onto_partner: false,
        closes_side: false,
    })
}
