//! The evaluation tables of one piece of one player.

use super::promotion_paths::PromotionPaths;
use super::square_classes::SquareClasses;
use super::tapered::TaperedScore;
use super::weights::{Term, Weights};
use super::{mobility_bonus, placement, pressure, promotion};
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType};
use crate::variant::Variant;
use std::sync::Arc;

#[derive(Debug)]
pub(super) struct PieceTables {
    pub(super) kind: PieceType,
    pub(super) role: Role,
    /// Centipawns by square, including the piece's value.
    pub(super) placement: Vec<TaperedScore>,
    /// Expected attack units on royal pieces; empty if attack maps are used.
    pub(super) pressure: Arc<[u8]>,
    /// Centipawns by the number of reachable squares.
    pub(super) mobility_bonus: Vec<TaperedScore>,
    /// The number of squares between two knots of the mobility bonus.
    pub(super) mobility_step: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct PieceValue {
    pub(super) placement: TaperedScore,
    pub(super) strength: i32,
    /// For a promoting piece, its share of the gain by promotion.
    pub(super) share: Option<i32>,
}

#[derive(Debug)]
pub(super) enum Role {
    Piece {
        strength: i32,
    },
    Promoting {
        shares: Vec<i32>,
        promotion_paths: Option<PromotionPaths>,
    },
    Royal,
    /// A possible crown carrier, with its placement as a royal piece.
    CrownCarrier {
        crowned: Vec<TaperedScore>,
    },
}

impl PieceTables {
    /// `known` has the tables of a piece that moves alike, `neighbours` the squares adjacent to each square.
    pub(super) fn new(
        variant: &Variant,
        piece: Piece,
        values: &[i32],
        tuned: Option<(&SquareClasses, &Weights)>,
        (known, neighbours): (Option<&PieceTables>, &[SquareSet]),
    ) -> PieceTables {
        let kind = piece.kind();
        let value = values[kind.index()];
        let royal = variant.is_the_royal(kind);
        let carries_crown = variant.rules.may_wear_crown(piece);
        let role = match promotion::shares(variant, piece) {
            _ if carries_crown => Role::CrownCarrier {
                crowned: crowned(variant, piece, value, tuned),
            },
            _ if royal => Role::Royal,
            Some(shares) => Role::Promoting {
                shares,
                promotion_paths: tuned.map(|_| PromotionPaths::of(variant, piece)),
            },
            None => Role::Piece { strength: value },
        };
        let placement = match (tuned, &role) {
            (Some((square_classes, weights)), _) => {
                weights.placement(variant, square_classes, piece)
            }
            (None, Role::Royal) => placement::royal(variant, piece, value),
            (None, _) => match known.filter(|known| known.kind == kind) {
                Some(known) => known.placement.clone(),
                None => placement::ordinary(variant, piece, value),
            },
        };
        let (mobility_step, mobility_bonus) = match tuned {
            Some((_, weights)) => {
                let step = mobility_bonus::step(variant, piece);
                let knots = weights.of(Term::Mobility, kind.index());
                (step, mobility_bonus::by_squares(knots, step))
            }
            None => (1, Vec::new()),
        };
        PieceTables {
            kind,
            role,
            placement,
            mobility_bonus,
            mobility_step,
            pressure: match (tuned, known) {
                (Some(_), _) => Arc::default(),
                (None, Some(known)) => known.pressure.clone(),
                (None, None) => pressure::of_piece(variant, piece, neighbours).into(),
            },
        }
    }

    pub(super) fn value_on(&self, square: Square) -> PieceValue {
        let at = square.index();
        PieceValue {
            placement: self.placement[at],
            strength: match self.role {
                Role::Piece { strength } => strength,
                _ => 0,
            },
            share: match &self.role {
                Role::Promoting { shares, .. } => Some(shares[at]),
                _ => None,
            },
        }
    }
}

/// The placement of a piece as if it were royal. The tuned deviations apply with and without a crown.
fn crowned(
    variant: &Variant,
    piece: Piece,
    value: i32,
    tuned: Option<(&SquareClasses, &Weights)>,
) -> Vec<TaperedScore> {
    let royal = placement::royal(variant, piece, value);
    let Some((square_classes, weights)) = tuned else {
        return royal;
    };
    let prior = Weights::prior(variant, square_classes).placement(variant, square_classes, piece);
    let known = weights.placement(variant, square_classes, piece);
    let more =
        |royal: i16, known: i16, prior: i16| i32::from(royal) + i32::from(known) - i32::from(prior);
    let squares = royal.iter().zip(known.iter().zip(&prior));
    squares
        .map(|(royal, (known, prior))| {
            TaperedScore::new(
                more(royal.middlegame, known.middlegame, prior.middlegame),
                more(royal.endgame, known.endgame, prior.endgame),
            )
        })
        .collect()
}

impl PieceValue {
    pub(super) const NONE: PieceValue = PieceValue {
        placement: TaperedScore {
            middlegame: 0,
            endgame: 0,
        },
        strength: 0,
        share: None,
    };
}
