//! The route of a move, used to draw it and to explain what blocks it.

use crate::geometry::Square;
use crate::movement::{Line, LineKind};
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

/// The squares between the start and the target of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Route {
    /// The squares passed or landed on before the target, in order.
    pub through: Vec<Square>,
    /// The square of the piece hopped over.
    pub screen: Option<Square>,
    /// Whether the piece leaps.
    pub leaps: bool,
}

/// The route of a possible move; empty where no line of the piece leads there (castling, drops).
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

/// The route of a possible action, or of the attack of a claim; empty if nothing moves from square to square.
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

/// The route of a two-step move: through the square of the capture or any square between.
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

/// The route along a line up to one of its squares.
pub fn route_along(position: &Position, line: &Line, to: Square) -> Route {
    let squares = position.variant().lines.squares(line);
    let through: Vec<Square> = squares
        .iter()
        .copied()
        .take_while(|&square| square != to)
        .collect();
    let hops = line.kind.hops();
    let screen = through
        .iter()
        .copied()
        .find(|&square| hops && !position.is_empty(square));
    Route {
        through,
        screen,
        leaps: line.leaps,
    }
}

/// The lines of a piece on which `to` is a possible target.
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
