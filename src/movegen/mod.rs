//! What the men of the seat to act could do, whether or not it leaves their royal attacked. Legality is asked of
//! [`rules`](crate::rules).

mod drops;
mod splitting;
mod two_steps;
mod way;

pub use drops::add_drops;
pub use splitting::{add_hidings, add_splits};
pub use way::{Way, along, lines_to, way, way_of};

use crate::geometry::Square;
use crate::movement::{Line, LineKind};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Promotion;

/// Adds every possible action of one man, castling apart. Royals that may not pass over attacked cells are
/// followed to the end of their lines all the same.
#[inline]
pub fn add_moves_of(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    let variant = position.variant();
    if variant.rules.two_steps.contains(piece) {
        return two_steps::add(position, from, piece, actions);
    }
    let first = actions.len();
    for line in variant.lines.of(piece, from) {
        for_each_end(position, piece.owner(), line, |to| {
            add_arrival(position, piece, line, from, to, actions);
        });
    }
    if variant.lines.meet(piece) {
        remove_repeated(actions, first);
    }
}

/// Adds every possible capture and promotion of one man.
pub fn add_captures_of(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    let variant = position.variant();
    if variant.rules.two_steps.contains(piece) {
        return two_steps::add_captures(position, from, piece, actions);
    }
    let owner = piece.owner();
    let promotion = variant.rules.promotions[piece.kind().index()].as_ref();
    let in_zone = |to: Square| promotion.filter(|promotion| promotion.zone[owner].contains(to));
    let first = actions.len();
    for line in variant.lines.of(piece, from) {
        let may_promote = line.kind != LineKind::EnPassant && !line.leaves_passed;
        let mut cells = variant.lines.cells(line).iter();
        if may_promote && cells.any(|&to| in_zone(to).is_some()) {
            for_each_end(position, owner, line, |to| match in_zone(to) {
                _ if position.at(to).is_some() => {
                    add_arrival(position, piece, line, from, to, actions);
                }
                // Without a capture it is the promotion alone that counts.
                Some(promotion) if !landing_is_taken(position, to) => {
                    add_promotions(position, owner, promotion, (from, to), actions);
                }
                _ => {}
            });
        } else if line.captures || line.kind == LineKind::EnPassant {
            for_each_capture(position, piece.owner(), line, |to| {
                add_arrival(position, piece, line, from, to, actions);
            });
        }
    }
    if variant.lines.meet(piece) {
        remove_repeated(actions, first);
    }
}

/// As [`for_each_end`], for captures alone.
#[inline(always)]
pub fn for_each_capture(
    position: &Position,
    owner: Player,
    line: &Line,
    visit: impl FnMut(Square),
) {
    for_each_end(position, owner, &line.capturing(), visit);
}

/// Calls `visit` with every cell where a man of `owner` could end its move along a line.
#[inline(always)]
pub fn for_each_end(
    position: &Position,
    owner: Player,
    line: &Line,
    mut visit: impl FnMut(Square),
) {
    let cells = position.variant().lines.cells(line);
    match line.kind {
        LineKind::Slide => {
            for (index, &to) in cells.iter().enumerate() {
                let may_stop = index >= line.first_stop as usize;
                match position.at(to) {
                    None if line.quiet && may_stop => visit(to),
                    None => {}
                    Some(man) => {
                        if line.captures && may_stop && man.owner() != owner {
                            visit(to);
                        }
                        return;
                    }
                }
            }
        }
        LineKind::Hop => {
            let mut beyond = cells
                .iter()
                .skip_while(|&&cell| position.at(cell).is_none())
                .skip(1);
            for &to in &mut beyond {
                match position.at(to) {
                    None if line.quiet => visit(to),
                    None => {}
                    Some(man) => {
                        if line.captures && man.owner() != owner {
                            visit(to);
                        }
                        return;
                    }
                }
            }
        }
        LineKind::EnPassant => {
            let Some(&to) = cells.last() else { return };
            if cells[..cells.len() - 1]
                .iter()
                .all(|&cell| position.at(cell).is_none())
                && taken_in_passing(position, owner, to).is_some()
            {
                visit(to);
            }
        }
    }
}

/// Where the enemy stands that may be captured en passant on a cell.
fn taken_in_passing(position: &Position, owner: Player, to: Square) -> Option<Square> {
    let enemies = position
        .variant()
        .players()
        .filter(|&player| player != owner);
    let mut passed = enemies.filter_map(|player| position.passed(player));
    let passed = passed.find(|passed| passed.cell == to)?;
    position.at(to).is_none().then_some(passed.man)
}

#[inline(always)]
fn add_arrival(
    position: &Position,
    piece: Piece,
    line: &Line,
    from: Square,
    to: Square,
    actions: &mut Vec<Action>,
) {
    if landing_is_taken(position, to) {
        return;
    }
    if line.kind == LineKind::EnPassant {
        let taken = taken_in_passing(position, piece.owner(), to);
        actions.extend(taken.map(|taken| Action::EnPassant { from, to, taken }));
    } else if line.leaves_passed {
        let passed = position.variant().lines.cells(line)[0];
        actions.push(Action::DoubleStep { from, to, passed });
    } else {
        match &position.variant().rules.promotions[piece.kind().index()] {
            Some(promotion) if promotion.zone[piece.owner()].contains(to) => {
                add_promotions(position, piece.owner(), promotion, (from, to), actions);
                if !promotion.compulsory[piece.owner()].contains(to) {
                    actions.push(Action::Move { from, to });
                }
            }
            _ => actions.push(Action::Move { from, to }),
        }
    }
}

fn add_promotions(
    position: &Position,
    owner: Player,
    promotion: &Promotion,
    (from, to): (Square, Square),
    actions: &mut Vec<Action>,
) {
    let choices = promotion.choices.iter();
    let choices = choices.filter(|choice| position.may_become(owner, choice));
    actions.extend(choices.map(|choice| Action::Promote {
        from,
        to,
        into: choice.kind,
    }));
}

/// Whether a man that has moved to a cell could not go on to the other board, as its rules demand.
#[inline(always)]
pub fn landing_is_taken(position: &Position, to: Square) -> bool {
    let lands = position.variant().landing(to);
    lands.is_some_and(|lands| position.at(lands).is_some())
}

/// Adds every castling whose men have not moved and whose way is empty, that on another board included.
pub fn add_castlings(position: &Position, actions: &mut Vec<Action>) {
    if !position.castling_is_open() {
        return;
    }
    let castlings = position.variant().rules.castlings.iter().enumerate();
    for (index, castling) in castlings {
        let open = position.may_castle(index) && castling.owner == position.turn();
        let may_land = |&to: &Square| !landing_is_taken(position, to);
        if open
            && castling
                .empty
                .iter()
                .all(|square| position.at(square).is_none())
            && [castling.to, castling.partner_to].iter().all(may_land)
        {
            actions.push(Action::Castle(index as u8));
        }
    }
}

/// Where lines of a man meet, the same action may have been found twice.
fn remove_repeated(actions: &mut Vec<Action>, first: usize) {
    let mut kept = first;
    for index in first..actions.len() {
        if !actions[first..kept].contains(&actions[index]) {
            actions[kept] = actions[index];
            kept += 1;
        }
    }
    actions.truncate(kept);
}
