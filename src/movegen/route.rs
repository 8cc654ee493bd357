//! The way a piece takes to a square, for drawing it and for saying what stands in it.

use crate::geometry::Square;
use crate::movement::{Line, LineKind};
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

/// The squares between a piece and the end of its move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Route {
    /// Squares passed or landed on before the end, in order.
    pub through: Vec<Square>,
    /// The piece hopped over, among them.
    pub screen: Option<Square>,
    /// It goes by leaps.
    pub leaps: bool,
}

/// The way of a possible move; empty where no line of the piece ends there (castling, drops).
pub fn route(position: &Position, from: Square, to: Square) -> Route {
    let Some(piece) = position.at(from) else {
        return Route::default();
    };
    let lines = &position.variant().lines;
    let ends_there = |line: &&Line| {
        let mut found = false;
        super::for_each_destination(position, piece.owner(), line, |end| found |= end == to);
        found
    };
    let line = lines.of(piece, from).iter().find(ends_there);
    line.map_or_else(Route::default, |line| route_along(position, line, to))
}

/// The way of a possible action, of a claim that of the attack; empty where nothing goes from square to square.
pub fn route_of_action(position: &Position, action: Action) -> Route {
    match action {
        Action::TwoSteps { from, via, to } => two_steps(position, from, via, to),
        Action::Claim { attacker, victim } => {
            let royal = position.royal(victim);
            royal.map_or_else(Route::default, |royal| route(position, attacker, royal))
        }
        _ => match action.squares(position.variant()) {
            (Some(from), Some(to)) => route(position, from, to),
            _ => Route::default(),
        },
    }
}

/// The way of two King's steps: over the square of the capture, or one of those that lie between.
fn two_steps(position: &Position, from: Square, via: Option<Square>, to: Option<Square>) -> Route {
    let board = position.variant().geometry();
    let leads_on = |&middle: &Square| to.is_some_and(|to| board.touch(middle, to));
    let middle = via.or_else(|| board.neighbours(from).find(leads_on));
    Route {
        through: middle.into_iter().collect(),
        screen: None,
        leaps: true,
    }
}

/// The way along one line of squares up to one of them.
pub fn route_along(position: &Position, line: &Line, to: Square) -> Route {
    let squares = position.variant().lines.squares(line);
    let through: Vec<Square> = squares
        .iter()
        .copied()
        .take_while(|&square| square != to)
        .collect();
    let hops = line.kind == LineKind::Hop;
    let screen = through
        .iter()
        .copied()
        .find(|&square| hops && position.at(square).is_some());
    Route {
        through,
        screen,
        leaps: line.leaps,
    }
}

/// The lines of a piece that lead over or to a square where it may end.
pub fn lines_to(position: &Position, piece: Piece, from: Square, to: Square) -> Vec<Line> {
    let lines = &position.variant().lines;
    let leads_there = |line: &&Line| {
        let ends = &lines.squares(line)[line.first_stop as usize..];
        line.kind != LineKind::FacesRoyal && ends.contains(&to)
    };
    lines
        .of(piece, from)
        .iter()
        .filter(leads_there)
        .copied()
        .collect()
}
