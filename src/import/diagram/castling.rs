//! A diagram's castlings: `isO2` is two steps towards the man in either corner.

use super::men::Wish;
use crate::import::draft::{BLACK, Draft, DraftCastling, DraftMan, WHITE};
use crate::import::loss::{Losses, Lost};

/// Takes the castlings that the royal men have.
pub(super) fn take(draft: &mut Draft, wishes: &[Wish], losses: &mut Losses) {
    for wish in wishes {
        let Some((sides, steps)) = read(&wish.part) else {
            losses.add(
                Lost::Castling,
                wish.line,
                &draft.kinds[wish.kind].name,
                &wish.part,
            );
            continue;
        };
        for right in sides {
            let ways = [WHITE, BLACK].map(|seat| way(draft, wish.kind, seat, right, steps));
            let is_new = |castling: &DraftCastling| {
                draft
                    .castlings
                    .iter()
                    .all(|known| known.right != castling.right)
            };
            match ways {
                [Some(white), Some(black)]
                    if white == black && draft.kinds[wish.kind].royal && is_new(&white) =>
                {
                    draft.castlings.push(white);
                }
                _ => {
                    let side = if right { "r" } else { "l" };
                    let found = format!("{} ({side})", wish.part);
                    let name = draft.kinds[wish.kind].name.clone();
                    losses.add(Lost::Castling, wish.line, &name, &found);
                }
            }
        }
    }
}

/// The sides and the number of steps of a part such as `isO2`.
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

/// The castling of one seat, towards the corner of its man's rank.
fn way(
    draft: &Draft,
    piece: usize,
    seat: usize,
    right: bool,
    steps: usize,
) -> Option<DraftCastling> {
    let [home] = draft.homes(piece, seat)[..] else {
        return None;
    };
    let (file, rank) = (home % draft.files, home / draft.files);
    let corner = if right { draft.files - 1 } else { 0 };
    let man = draft.cells[draft.cell(corner, rank)?]?;
    let between = file.min(corner) + 1..file.max(corner);
    // We take the nearest such man, the diagram the one in the corner: they must be the same.
    let is_nearest = between
        .filter_map(|file| draft.cell(file, rank))
        .all(|cell| draft.cells[cell] != Some(man));
    let own = man.seat == seat && man != DraftMan { kind: piece, seat };
    let room = corner.abs_diff(file);
    (is_nearest && own && steps > 0 && steps < room).then_some(DraftCastling {
        piece,
        partner: man.kind,
        right,
        steps,
        seats: [true; 2],
    })
}
