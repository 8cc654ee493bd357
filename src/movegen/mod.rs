//! Pseudo-legal moves of the player to move. [`rules`](crate::rules) decides which of them are legal.

mod drops;
mod gates;
mod move_sink;
mod promoting;
mod route;
mod splitting;
mod two_steps;

pub use drops::{
    DropChoice, add_drops, drop_choices, drop_targets, full_files, needed_squares, used_shades,
};
pub use gates::add_gatings;
pub use move_sink::MoveSink;
pub use promoting::add_promoting_moves;
pub use route::{Route, lines_to, route, route_along, route_of_action};
pub use splitting::{add_crown_hiding, add_splits};
pub use two_steps::{add as add_two_steps, add_captures as add_two_steps_captures};

use crate::geometry::{Square, SquareSet};
use crate::movement::{DoubleStep, Line, LineKind, MoveTable};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Promotion;

/// A position as sets of squares, seen by the player to move.
#[derive(Clone, Copy, Debug)]
pub struct MovegenContext<'p, const WORDS: usize> {
    /// The position.
    pub position: &'p Position,
    /// All occupied squares.
    pub occupied: SquareSet<WORDS>,
    /// The squares of all opponents' pieces.
    pub enemies: SquareSet<WORDS>,
    /// The squares of all pieces that the player may capture, as far as this doesn't depend on the captor.
    pub capturable: SquareSet<WORDS>,
    /// Squares where a piece can't move because its landing square on the other board is occupied.
    pub occupied_landings: SquareSet<WORDS>,
    /// Own pieces on squares from which some piece could capture en passant now.
    pub en_passant_capturers: SquareSet<WORDS>,
}

impl<'p, const WORDS: usize> MovegenContext<'p, WORDS> {
    /// Computes the sets of a position.
    #[inline(always)]
    pub fn new(position: &'p Position) -> MovegenContext<'p, WORDS> {
        let variant = position.variant();
        let occupied: SquareSet<WORDS> = position.occupied();
        let occupied_landings = match variant.rules.passes_over {
            true => occupied.halves_swapped(variant.geometry().len()),
            false => SquareSet::EMPTY,
        };
        let own = position.pieces(position.turn());
        let en_passant_capturers = match position.has_en_passant_target() {
            true => own.and(position.en_passant_capturers()).resized(),
            false => SquareSet::EMPTY,
        };
        let enemies = occupied.without(own.or(position.walls()).resized());
        let capturable = match variant.rules.capture_effects {
            Some(_) => enemies.or(position.capturable_own(position.turn()).resized()),
            None => enemies,
        };
        MovegenContext {
            position,
            occupied,
            enemies,
            capturable,
            occupied_landings,
            en_passant_capturers,
        }
    }

    /// The move table of a piece.
    #[inline(always)]
    pub fn move_table(&self, piece: Piece, from: Square) -> MoveTable<'p, WORDS> {
        self.position.variant().move_tables.of(piece, from)
    }

    /// The target squares of a piece's plain moves.
    #[inline(always)]
    pub fn destinations(&self, move_table: &MoveTable<WORDS>) -> SquareSet<WORDS> {
        let targets = move_table.destinations(self.occupied, self.position.unhoppable());
        let captures = targets.captures.and(self.capturable);
        targets
            .quiet
            .without(self.occupied)
            .or(captures)
            .without(self.occupied_landings)
    }

    /// The target squares of captures, and of plain moves into a zone.
    #[inline(always)]
    fn capture_and_promotion_destinations(
        &self,
        move_table: &MoveTable<WORDS>,
        zone: SquareSet<WORDS>,
    ) -> SquareSet<WORDS> {
        let targets = move_table.destinations(self.occupied, self.position.unhoppable());
        let captures = targets.captures.and(self.capturable);
        let quiet = targets.quiet.without(self.occupied).and(zone);
        quiet.or(captures).without(self.occupied_landings)
    }

    /// The squares where a piece that starts on `from` may or must promote.
    #[inline]
    fn promoting_destinations(
        &self,
        promotion: &Promotion,
        owner: Player,
        from: Square,
    ) -> SquareSet<WORDS> {
        let zone = promotion.zone_from(owner, from).resized();
        match promotion.on_capture {
            true => zone.and(self.enemies),
            false if self.position.returns_as_captor(from) => zone.without(self.capturable),
            false => zone,
        }
    }

    /// The possible double steps of a piece, at most one to each square.
    #[inline(always)]
    pub fn double_steps<'t>(
        &self,
        move_table: &MoveTable<'t, WORDS>,
    ) -> impl Iterator<Item = DoubleStep<WORDS>> + use<'t, WORDS> {
        let (occupied, occupied_landings) = (self.occupied, self.occupied_landings);
        let mut targets = SquareSet::<WORDS>::EMPTY;
        let open = move |step: &DoubleStep<WORDS>| {
            let open = !step.squares.intersects(occupied)
                && !occupied_landings.contains(step.to)
                && !targets.contains(step.to);
            if open {
                targets.insert(step.to);
            }
            open
        };
        move_table.double_steps().filter(open)
    }
}

/// Adds every pseudo-legal action of one piece except castling. Squares that a royal piece may not cross are not
/// checked here.
pub fn add_moves_of(position: &Position, from: Square, piece: Piece, actions: &mut Vec<Action>) {
    if position.variant().rules.two_steps.contains(piece) {
        return add_two_steps(position, from, piece, actions);
    }
    match position.variant().move_tables.width() {
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
    let context = MovegenContext::<WORDS>::new(position);
    let move_table = context.move_table(piece, from);
    let mut sink = MoveSink::listing(actions);
    add_moves_to(
        &context,
        (piece, from),
        &move_table,
        context.destinations(&move_table),
        &mut sink,
    );
    for step in context.double_steps(&move_table) {
        sink.push(double_step(from, &step));
    }
    actions.extend(en_passant_captures(position, from, piece));
}

#[inline(always)]
/// The action of a double step.
pub fn double_step<const WORDS: usize>(from: Square, step: &DoubleStep<WORDS>) -> Action {
    let &DoubleStep { to, passed, .. } = step;
    Action::DoubleStep { from, to, passed }
}

/// Adds moves and promotions to these target squares. A double step replaces a plain move to its target.
#[inline(always)]
pub fn add_moves_to<const WORDS: usize>(
    context: &MovegenContext<WORDS>,
    (piece, from): (Piece, Square),
    move_table: &MoveTable<WORDS>,
    destinations: SquareSet<WORDS>,
    sink: &mut MoveSink,
) {
    let mut plain = destinations;
    if move_table.promotes() {
        let promotions = context.position.variant().rules.promotions_of(piece.kind());
        for (index, promotion) in promotions.iter().enumerate() {
            let owner = piece.owner();
            let zone = context.promoting_destinations(promotion, owner, from);
            let promoting = destinations.and(zone);
            if promoting.is_empty() {
                continue;
            }
            let compulsory: SquareSet<WORDS> = promotion.compulsory_from(owner, from).resized();
            plain = plain.without(promoting.and(compulsory));
            for to in promoting.iter() {
                let promotions = (promotion, &promotions[..index]);
                add_promotions(context, owner, promotions, (from, to), sink);
            }
        }
    }
    for step in context.double_steps(move_table) {
        plain.remove(step.to);
    }
    sink.push_moves(from, plain);
}

/// The pseudo-legal en passant captures of a piece.
pub fn en_passant_captures(position: &Position, from: Square, piece: Piece) -> Vec<Action> {
    let owner = piece.owner();
    let mut actions = Vec::new();
    for line in position.variant().lines.en_passant_lines(piece, from) {
        for_each_destination(position, owner, line, |to| {
            let taken = en_passant_victim(position, owner, to);
            let taken = taken.filter(|_| !landing_is_occupied(position, to));
            actions.extend(taken.map(|taken| Action::EnPassant { from, to, taken }));
        });
    }
    actions
}

/// Adds captures and promotions to the targets that pass `allowed`. A move without capture counts only as a promotion.
#[inline(always)]
pub fn add_captures_within<const WORDS: usize>(
    context: &MovegenContext<WORDS>,
    (piece, from): (Piece, Square),
    allowed: impl Fn(SquareSet<WORDS>) -> SquareSet<WORDS>,
    actions: &mut Vec<Action>,
) {
    let move_table = context.move_table(piece, from);
    let promotions = match move_table.promotes() {
        true => context.position.variant().rules.promotions_of(piece.kind()),
        false => &[],
    };
    let owner = piece.owner();
    let zones = promotions.iter().fold(SquareSet::EMPTY, |all, promotion| {
        all.or(context.promoting_destinations(promotion, owner, from))
    });
    let destinations = allowed(context.capture_and_promotion_destinations(&move_table, zones));
    let mut plain = destinations.and(context.capturable);
    let mut sink = MoveSink::listing(actions);
    for (index, promotion) in promotions.iter().enumerate() {
        let zone = context.promoting_destinations(promotion, owner, from);
        for to in destinations.and(zone).iter() {
            let promotions = (promotion, &promotions[..index]);
            add_promotions(context, owner, promotions, (from, to), &mut sink);
        }
        let compulsory = promotion.compulsory_from(owner, from).resized();
        plain = plain.without(compulsory.and(zone));
    }
    sink.push_moves(from, plain);
}

/// Calls `visit` with every target square of a piece of `owner` along a line.
#[inline(always)]
pub fn for_each_destination(
    position: &Position,
    owner: Player,
    line: &Line,
    mut visit: impl FnMut(Square),
) {
    let squares = position.variant().lines.squares(line);
    match line.kind {
        LineKind::Slide => {
            for (index, &to) in before_wall(position, squares).iter().enumerate() {
                let may_stop = index >= line.first_stop as usize;
                match position.at(to) {
                    None if line.quiet && may_stop => visit(to),
                    None => {}
                    Some(piece) => {
                        if line.captures && may_stop && position.may_capture(owner, piece) {
                            visit(to);
                        }
                        return;
                    }
                }
            }
        }
        LineKind::Hop => for_each_hop(position, owner, line, squares, visit),
        LineKind::Grasshopper => {
            if let Some(to) = grasshop(position, owner, line, squares) {
                visit(to);
            }
        }
        LineKind::FacesRoyal => {}
        LineKind::EnPassant => {
            let Some(&to) = squares.last() else { return };
            if squares[..squares.len() - 1]
                .iter()
                .all(|&square| position.is_empty(square))
                && en_passant_victim(position, owner, to).is_some()
            {
                visit(to);
            }
        }
    }
}

/// Calls `visit` with every target square beyond exactly one piece.
#[inline(always)]
fn for_each_hop(
    position: &Position,
    owner: Player,
    line: &Line,
    squares: &[Square],
    mut visit: impl FnMut(Square),
) {
    let screen = squares.iter().position(|&at| !position.is_empty(at));
    let Some(screen) = screen.filter(|&at| is_hoppable(position, squares[at])) else {
        return;
    };
    let beyond = (screen + 1).max(line.first_stop as usize);
    for &to in before_wall(position, &squares[beyond.min(squares.len())..]) {
        match position.at(to) {
            None if line.quiet => visit(to),
            None => {}
            Some(piece) => {
                if line.captures && position.may_capture(owner, piece) && is_hoppable(position, to)
                {
                    visit(to);
                }
                return;
            }
        }
    }
}

/// The last square of a line, if a piece may land there directly behind the only piece on its way.
fn grasshop(position: &Position, owner: Player, line: &Line, squares: &[Square]) -> Option<Square> {
    let [before @ .., screen, to] = squares else {
        return None;
    };
    let ends = match position.at(*to) {
        None => line.quiet && !position.walls().contains(*to),
        Some(piece) => line.captures && position.may_capture(owner, piece),
    };
    let is_open = before.iter().all(|&square| position.is_empty(square))
        && !position.is_empty(*screen)
        && is_hoppable(position, *screen)
        && is_hoppable(position, *to);
    (ends && is_open).then_some(*to)
}

/// Whether a square has no piece that can't be hopped over.
fn is_hoppable(position: &Position, square: Square) -> bool {
    let piece = position.at(square);
    piece.is_none_or(|piece| position.variant().lines.is_hoppable(piece))
}

/// The squares of a way up to a wall.
fn before_wall<'s>(position: &Position, squares: &'s [Square]) -> &'s [Square] {
    let mut walls = squares.iter();
    let wall = walls.position(|&square| position.walls().contains(square));
    &squares[..wall.unwrap_or(squares.len())]
}

/// The square of the piece that can be captured en passant on `to`.
fn en_passant_victim(position: &Position, owner: Player, to: Square) -> Option<Square> {
    let enemies = position
        .variant()
        .players()
        .filter(|&player| player != owner);
    let mut passed = enemies.flat_map(|player| position.en_passant_targets(player));
    let passed = passed.find(|passed| passed.square == to)?;
    position.is_empty(to).then_some(passed.piece)
}

/// Adds what a promotion offers and no earlier one of the same piece.
fn add_promotions<const WORDS: usize>(
    context: &MovegenContext<WORDS>,
    owner: Player,
    (promotion, earlier): (&Promotion, &[Promotion]),
    (from, to): (Square, Square),
    sink: &mut MoveSink,
) {
    let position = context.position;
    let kinds = &position.variant().kinds;
    for choice in &promotion.choices {
        let into = choice.kind;
        if !kinds[into.index()].bounds(owner).contains(to) || !position.may_become(owner, choice) {
            continue;
        }
        let is_offered = |earlier: &Promotion| {
            let zone = context.promoting_destinations(earlier, owner, from);
            zone.contains(to) && { earlier.choices.iter() }
                .any(|choice| choice.kind == into && position.may_become(owner, choice))
        };
        if !earlier.iter().any(is_offered) {
            sink.push(Action::Promote { from, to, into });
        }
    }
}

/// Whether the square where the piece would land on the other board is occupied.
#[inline(always)]
pub fn landing_is_occupied(position: &Position, to: Square) -> bool {
    let lands = position.variant().landing(to);
    lands.is_some_and(|lands| !position.is_empty(lands))
}

/// Adds every castling with unmoved pieces and an empty path, on the other board too.
pub fn add_castlings(position: &Position, occupied: SquareSet, actions: &mut Vec<Action>) {
    let castlings = position.variant().rules.castlings.iter().enumerate();
    for (index, castling) in castlings {
        if castling.owner == position.turn()
            && position.may_castle(index)
            && !castling.empty.intersects(occupied)
            && !landing_is_occupied(position, castling.to)
            && !landing_is_occupied(position, castling.partner_to)
        {
            actions.push(Action::Castle(index as u8));
        }
    }
}
