//! The way a man takes to a cell, for drawing it and for saying what stands in it.

use crate::geometry::Square;
use crate::movement::{Line, LineKind};
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

/// The cells between a man and the end of its move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Way {
    /// Cells passed or landed on before the end, in order.
    pub through: Vec<Square>,
    /// The man hopped over, among them.
    pub screen: Option<Square>,
    /// It goes by leaps.
    pub leaps: bool,
}

/// The way of a possible move; empty where no line of the man ends there (castling, drops).
pub fn way(position: &Position, from: Square, to: Square) -> Way {
    let Some(piece) = position.at(from) else {
        return Way::default();
    };
    let lines = &position.variant().lines;
    let ends_there = |line: &&Line| {
        let mut found = false;
        super::for_each_end(position, piece.owner(), line, |end| found |= end == to);
        found
    };
    let line = lines.of(piece, from).iter().find(ends_there);
    line.map_or_else(Way::default, |line| along(position, line, to))
}

/// The way of a possible action, of a claim that of the attack; empty where nothing goes from cell to cell.
pub fn way_of(position: &Position, action: Action) -> Way {
    match action {
        Action::TwoSteps { from, via, to } => two_steps(position, from, via, to),
        Action::Claim { attacker, victim } => {
            let royal = position.royal(victim);
            royal.map_or_else(Way::default, |royal| way(position, attacker, royal))
        }
        _ => match action.cells(position.variant()) {
            (Some(from), Some(to)) => way(position, from, to),
            _ => Way::default(),
        },
    }
}

/// The way of two King's steps: over the cell of the capture, or one of those that lie between.
fn two_steps(position: &Position, from: Square, via: Option<Square>, to: Option<Square>) -> Way {
    let board = position.variant().geometry();
    let leads_on = |&middle: &Square| to.is_some_and(|to| board.touch(middle, to));
    let middle = via.or_else(|| board.neighbours(from).find(leads_on));
    Way {
        through: middle.into_iter().collect(),
        screen: None,
        leaps: true,
    }
}

/// The way along one line of cells up to one of them.
pub fn along(position: &Position, line: &Line, to: Square) -> Way {
    let cells = position.variant().lines.cells(line);
    let through: Vec<Square> = cells
        .iter()
        .copied()
        .take_while(|&cell| cell != to)
        .collect();
    let hops = line.kind == LineKind::Hop;
    let screen = through
        .iter()
        .copied()
        .find(|&cell| hops && position.at(cell).is_some());
    Way {
        through,
        screen,
        leaps: line.leaps,
    }
}

/// The lines of a man that lead over or to a cell where it may end.
pub fn lines_to(position: &Position, piece: Piece, from: Square, to: Square) -> Vec<Line> {
    let lines = &position.variant().lines;
    let leads_there = |line: &&Line| {
        let ends = &lines.cells(line)[line.first_stop as usize..];
        line.kind != LineKind::Faces && ends.contains(&to)
    };
    lines
        .of(piece, from)
        .iter()
        .filter(leads_there)
        .copied()
        .collect()
}
