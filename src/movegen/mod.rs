//! What the men of the seat to act could do, whether or not it leaves their royal attacked. Legality is asked of
//! [`rules`](crate::rules).

mod basket;
mod drops;
mod splitting;
mod two_steps;
mod way;

pub use basket::Basket;
pub use drops::add_drops;
pub use splitting::{add_hidings, add_splits};
pub use two_steps::{add as add_two_steps, add_captures as add_two_steps_captures};
pub use way::{Way, along, lines_to, way, way_of};

use crate::geometry::{CellSet, Square, SquareSet};
use crate::movement::{DoubleStep, Fan, Line, LineKind};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Promotion;

/// The board of a position as sets of cells, from the side of the seat to act.
#[derive(Clone, Copy, Debug)]
pub struct Field<'p, const WORDS: usize> {
    /// The position.
    pub position: &'p Position,
    /// The cells where any man stands.
    pub occupied: CellSet<WORDS>,
    /// Those of its men whom the seat to act may capture.
    pub enemies: CellSet<WORDS>,
    /// Where no move may end, as the cell of the other board on which the man would land is taken.
    pub closed: CellSet<WORDS>,
    /// The men of the seat to act that stand where men of some type capture en passant now.
    pub passers: CellSet<WORDS>,
}

impl<'p, const WORDS: usize> Field<'p, WORDS> {
    /// Looks at a position.
    #[inline(always)]
    pub fn new(position: &'p Position) -> Field<'p, WORDS> {
        let variant = position.variant();
        let occupied: CellSet<WORDS> = position.occupied();
        let closed = match variant.rules.passes_over {
            true => occupied.swapped(variant.geometry().len()),
            false => CellSet::EMPTY,
        };
        let own = position.men(position.turn());
        let passers = match position.may_be_taken_in_passing() {
            true => own.and(position.passers()).resized(),
            false => CellSet::EMPTY,
        };
        Field {
            position,
            occupied,
            enemies: occupied.without(own.resized()),
            closed,
            passers,
        }
    }

    /// The fan of a man.
    #[inline(always)]
    pub fn fan(&self, piece: Piece, from: Square) -> Fan<'p, WORDS> {
        self.position.variant().fans.of(piece, from)
    }

    /// Where a man may end a plain move.
    #[inline(always)]
    pub fn ends(&self, fan: &Fan<WORDS>) -> CellSet<WORDS> {
        let reach = fan.reach(self.occupied);
        let captures = reach.captures.and(self.enemies);
        reach
            .quiet
            .without(self.occupied)
            .or(captures)
            .without(self.closed)
    }

    /// Where a man may end a capture, or a plain move in a zone.
    #[inline(always)]
    fn ends_that_count(&self, fan: &Fan<WORDS>, zone: CellSet<WORDS>) -> CellSet<WORDS> {
        let reach = fan.reach(self.occupied);
        let captures = reach.captures.and(self.enemies);
        let quiet = reach.quiet.without(self.occupied).and(zone);
        quiet.or(captures).without(self.closed)
    }

    /// The double steps that a man may make.
    #[inline(always)]
    pub fn double_steps(&self, fan: &Fan<'p, WORDS>) -> impl Iterator<Item = DoubleStep<WORDS>> {
        let (occupied, closed) = (self.occupied, self.closed);
        let open = move |step: &DoubleStep<WORDS>| {
            !step.cells.meets(occupied) && !closed.contains(step.to)
        };
        fan.doubles().filter(open)
    }
}

/// Adds every possible action of one man of the seat to act, castling apart. Royals that may not pass over attacked cells are
/// followed to the end of their lines all the same.
pub fn add_moves_of(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    if position.variant().rules.two_steps.contains(piece) {
        return add_two_steps(position, from, piece, actions);
    }
    match position.variant().fans.width() {
        1 => add_moves_in::<1>(position, from, piece, actions),
        2 => add_moves_in::<2>(position, from, piece, actions),
        _ => add_moves_in::<4>(position, from, piece, actions),
    }
}

fn add_moves_in<const WORDS: usize>(
    position: &Position,
    from: Square,
    piece: Piece,
    actions: &mut Vec<Action>,
) {
    let field = Field::<WORDS>::new(position);
    let fan = field.fan(piece, from);
    let mut basket = Basket::listing(actions);
    add_arrivals(&field, (piece, from), &fan, field.ends(&fan), &mut basket);
    for step in field.double_steps(&fan) {
        basket.put(double_step(from, &step));
    }
    actions.extend(passings(position, from, piece));
}

/// The action of a double step.
#[inline(always)]
pub fn double_step<const WORDS: usize>(from: Square, step: &DoubleStep<WORDS>) -> Action {
    let &DoubleStep { to, passed, .. } = step;
    Action::DoubleStep { from, to, passed }
}

/// Adds the plain moves of a man to cells where it may end them, as moves and promotions.
#[inline(always)]
pub fn add_arrivals<const WORDS: usize>(
    field: &Field<WORDS>,
    (piece, from): (Piece, Square),
    fan: &Fan<WORDS>,
    ends: CellSet<WORDS>,
    basket: &mut Basket,
) {
    let mut plain = ends;
    if fan.promotes() {
        let promotions = &field.position.variant().rules.promotions;
        if let Some(promotion) = &promotions[piece.kind().index()] {
            let owner = piece.owner();
            let promoting = ends.and(promotion.zone[owner].resized());
            plain = ends.without(promoting.and(promotion.compulsory[owner].resized()));
            for to in promoting.iter() {
                add_promotions(field.position, owner, promotion, (from, to), basket);
            }
        }
    }
    basket.put_moves(from, plain);
}

/// The possible captures en passant of a man.
pub fn passings(position: &Position, from: Square, piece: Piece) -> Vec<Action> {
    let owner = piece.owner();
    let mut actions = Vec::new();
    for line in position.variant().lines.passing(piece, from) {
        for_each_end(position, owner, line, |to| {
            let taken = taken_in_passing(position, owner, to);
            let taken = taken.filter(|_| !landing_is_taken(position, to));
            actions.extend(taken.map(|taken| Action::EnPassant { from, to, taken }));
        });
    }
    actions
}

/// Adds the possible captures and promotions of a man among plain moves that end on `allowed` cells. Without a capture it is
/// the promotion alone that counts.
#[inline(always)]
pub fn add_captures_within<const WORDS: usize>(
    field: &Field<WORDS>,
    (piece, from): (Piece, Square),
    allowed: impl Fn(CellSet<WORDS>) -> CellSet<WORDS>,
    actions: &mut Vec<Action>,
) {
    let fan = field.fan(piece, from);
    let promotion = &field.position.variant().rules.promotions[piece.kind().index()];
    let promotion = promotion.as_ref().filter(|_| fan.promotes());
    let owner = piece.owner();
    let zone: CellSet<WORDS> = promotion.map_or(CellSet::EMPTY, |it| it.zone[owner].resized());
    let ends = allowed(field.ends_that_count(&fan, zone));
    let mut plain = ends.and(field.enemies);
    let mut basket = Basket::listing(actions);
    if let Some(promotion) = promotion {
        for to in ends.and(zone).iter() {
            add_promotions(field.position, owner, promotion, (from, to), &mut basket);
        }
        plain = plain.without(promotion.compulsory[owner].resized());
    }
    basket.put_moves(from, plain);
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
            let Some(screen) = cells.iter().position(|&cell| position.at(cell).is_some()) else {
                return;
            };
            let beyond = (screen + 1).max(line.first_stop as usize);
            for &to in &cells[beyond.min(cells.len())..] {
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
        LineKind::Faces => {}
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

fn add_promotions(
    position: &Position,
    owner: Player,
    promotion: &Promotion,
    (from, to): (Square, Square),
    basket: &mut Basket,
) {
    let choices = promotion.choices.iter();
    for choice in choices.filter(|choice| position.may_become(owner, choice)) {
        let into = choice.kind;
        basket.put(Action::Promote { from, to, into });
    }
}

/// Whether a man that has moved to a cell could not go on to the other board, as its rules demand.
#[inline(always)]
pub fn landing_is_taken(position: &Position, to: Square) -> bool {
    let lands = position.variant().landing(to);
    lands.is_some_and(|lands| position.at(lands).is_some())
}

/// Adds every castling whose men have not moved and whose way is empty, that on another board included.
pub fn add_castlings(position: &Position, occupied: SquareSet, actions: &mut Vec<Action>) {
    let castlings = position.variant().rules.castlings.iter().enumerate();
    for (index, castling) in castlings {
        if castling.owner == position.turn()
            && position.may_castle(index)
            && !castling.empty.meets(occupied)
            && !landing_is_taken(position, castling.to)
            && !landing_is_taken(position, castling.partner_to)
        {
            actions.push(Action::Castle(index as u8));
        }
    }
}
