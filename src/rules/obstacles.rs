//! What keeps the pieces of the player to move from squares they could otherwise reach: check, blockers, occupied
//! landing squares. Computed for all pieces at once, so that selecting one needs no further call.

use super::legal::legal_actions;
use super::refusal::{Refusal, refusal_given_legal};
use super::second_target::second_target;
use crate::geometry::{Square, SquareSet};
use crate::movegen::{self, Route};
use crate::movement::LineKind;
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

/// The obstacles of one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obstacles {
    /// The piece's square.
    pub from: Square,
    /// Squares forbidden because of check, each with the reason and the route.
    pub forbidden: Vec<(Square, Refusal, Route)>,
    /// Squares forbidden only because the landing square on the other board is occupied, each with that square.
    /// Includes the partner's landing square in castling.
    pub occupied_landings: Vec<(Square, Square)>,
    /// Occupied squares that stop a line unexpectedly: the piece passes over them but never stops there, or an
    /// opponent's piece there can't be captured although it isn't a Pawn (a promoting piece) that is blocked.
    pub blockers: Vec<Square>,
}

impl Obstacles {
    fn is_empty(&self) -> bool {
        self.forbidden.is_empty() && self.occupied_landings.is_empty() && self.blockers.is_empty()
    }
}

/// The obstacles of every piece that has any. The caller handles endings by count or repetition.
pub fn obstacles(position: &Position) -> Vec<Obstacles> {
    let legal = legal_actions(position);
    let of = |from| {
        let piece = position.at(from)?;
        let piece = ActingPiece::new(position, &legal, piece, from);
        let (forbidden, occupied_landings) = piece.refused();
        let obstacles = Obstacles {
            from,
            forbidden,
            occupied_landings,
            blockers: piece.blockers(),
        };
        (!obstacles.is_empty()).then_some(obstacles)
    };
    position
        .pieces(position.turn())
        .iter()
        .filter_map(of)
        .collect()
}

struct ActingPiece<'p> {
    position: &'p Position,
    legal: &'p [Action],
    piece: Piece,
    from: Square,
    targets: SquareSet,
}

type Refused = (Vec<(Square, Refusal, Route)>, Vec<(Square, Square)>);

impl<'p> ActingPiece<'p> {
    fn new(position: &'p Position, legal: &'p [Action], piece: Piece, from: Square) -> Self {
        let mut targets = SquareSet::default();
        let variant = position.variant();
        for &action in legal {
            let (start, to) = action.pointed_squares(variant);
            if start == Some(from) {
                let second = second_target(variant, legal, action);
                let to = to.into_iter().chain(second);
                to.for_each(|to| targets.insert(to));
            }
        }
        ActingPiece {
            position,
            legal,
            piece,
            from,
            targets,
        }
    }

    fn refused(&self) -> Refused {
        let (mut forbidden, mut taken) = (Vec::new(), Vec::new());
        let variant = self.position.variant();
        for line in variant.lines.of(self.piece, self.from) {
            movegen::for_each_destination(self.position, self.piece.owner(), line, |to| match self
                .refusal(to)
            {
                Some(refusal) if is_because_of_check(refusal) => {
                    forbidden.push((to, refusal, movegen::route_along(self.position, line, to)));
                }
                Some(Refusal::LandingOccupied { at }) => taken.push((to, at)),
                _ => {}
            });
        }
        if variant.rules.passes_over {
            let castlings = variant.rules.castlings.iter();
            let ends = castlings.filter(|castling| castling.from == self.from);
            taken.extend(ends.filter_map(|castling| match self.refusal(castling.to) {
                Some(Refusal::LandingOccupied { at }) => Some((castling.to, at)),
                _ => None,
            }));
            taken.sort();
            taken.dedup();
        }
        (forbidden, taken)
    }

    fn refusal(&self, to: Square) -> Option<Refusal> {
        match self.targets.contains(to) {
            true => None,
            false => refusal_given_legal(self.position, self.legal, self.piece, self.from, to),
        }
    }

    fn blockers(&self) -> Vec<Square> {
        let variant = self.position.variant();
        let lines = &variant.lines;
        let slides = lines.of(self.piece, self.from).iter();
        let slides: Vec<_> = slides
            .filter(|line| line.kind == LineKind::Slide)
            .map(|line| (line, lines.squares(line)))
            .collect();
        let (mut stops, mut captures): (SquareSet, SquareSet) = Default::default();
        for (line, squares) in &slides {
            for &end in &squares[line.first_stop as usize..] {
                stops.insert(end);
                if line.captures {
                    captures.insert(end);
                }
            }
        }
        let is_pawn = variant.rules.promotes(self.piece.kind());
        let surprises = |square: Square, piece: Piece| {
            let is_opponent = piece.owner() != self.piece.owner();
            !stops.contains(square) || (is_opponent && !captures.contains(square) && !is_pawn)
        };
        let mut blockers = Vec::new();
        for (_, squares) in &slides {
            let first = squares
                .iter()
                .find_map(|&square| Some((square, self.position.at(square)?)));
            if let Some((square, piece)) = first
                && surprises(square, piece)
                && !blockers.contains(&square)
            {
                blockers.push(square);
            }
        }
        blockers
    }
}

fn is_because_of_check(refusal: Refusal) -> bool {
    matches!(
        refusal,
        Refusal::ThroughCheck { .. }
            | Refusal::IntoCheck { .. }
            | Refusal::StillInCheck { .. }
            | Refusal::LeavesRoyalAttacked { .. }
    )
}
