//! The tables of one piece of one player.

use super::advance::Advance;
use super::fold::Fold;
use super::phased::Phased;
use super::weights::{Topic, Weights};
use super::{placement, pressure, promotion, room};
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType};
use crate::variant::Variant;
use std::sync::Arc;

/// The tables of one piece.
#[derive(Debug)]
pub(super) struct PieceTables {
    pub(super) kind: PieceType,
    pub(super) role: Role,
    /// Centipawns by square, the piece's value included.
    pub(super) placement: Vec<Phased>,
    /// How much it bears upon royals as far as can be told without looking; empty if it is looked at what pieces really reach.
    pub(super) pressure: Arc<[u8]>,
    /// Centipawns by how many squares it could go to.
    pub(super) room: Vec<Phased>,
    /// So many squares more are the next of the numbers learnt.
    pub(super) room_step: usize,
}

/// What a piece is worth on its square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Worth {
    pub(super) placement: Phased,
    /// The part that counts for the strength of its player.
    pub(super) strength: i32,
    /// Its share of the gain of promotion, if it is a promoting piece.
    pub(super) share: Option<i32>,
}

#[derive(Debug)]
pub(super) enum Role {
    Piece {
        strength: i32,
    },
    Promoting {
        /// Shares of the gain of promotion by square.
        shares: Vec<i32>,
        /// If it is looked at what pieces really reach.
        advance: Option<Advance>,
    },
    Royal,
    /// A piece that may wear the crown: placements by square as if it were royal.
    Wearer {
        crowned: Vec<Phased>,
    },
}

impl PieceTables {
    /// `known` is one that moves alike, `near` has the squares next to each.
    pub(super) fn new(
        variant: &Variant,
        piece: Piece,
        values: &[i32],
        learnt: Option<(&Fold, &Weights)>,
        (known, near): (Option<&PieceTables>, &[SquareSet]),
    ) -> PieceTables {
        let kind = piece.kind();
        let value = values[kind.index()];
        let royal = variant.kinds[kind.index()].royal;
        let wears = variant.rules.carries(piece);
        let role = match promotion::shares(variant, piece) {
            _ if wears => Role::Wearer {
                crowned: crowned(variant, piece, value, learnt),
            },
            _ if royal => Role::Royal,
            Some(shares) => Role::Promoting {
                shares,
                advance: learnt.map(|_| Advance::of(variant, piece)),
            },
            None => Role::Piece { strength: value },
        };
        let placement = match (learnt, &role) {
            (Some((fold, weights)), _) => weights.placement(variant, fold, piece),
            (None, Role::Royal) => placement::royal(variant, piece, value),
            (None, _) => match known.filter(|known| known.kind == kind) {
                Some(known) => known.placement.clone(),
                None => placement::ordinary(variant, piece, value),
            },
        };
        let (room_step, room) = match learnt {
            Some((_, weights)) => {
                let step = room::step(variant, piece);
                let knots = weights.of(Topic::TableBuffer, kind.index());
                (step, room::by_squares(knots, step))
            }
            None => (1, Vec::new()),
        };
        PieceTables {
            kind,
            role,
            placement,
            room,
            room_step,
            pressure: match (learnt, known) {
                (Some(_), _) => Arc::default(),
                (None, Some(known)) => known.pressure.clone(),
                (None, None) => pressure::of_piece(variant, piece, near).into(),
            },
        }
    }

    /// What it is worth on a square.
    pub(super) fn worth(&self, square: Square) -> Worth {
        let at = square.index();
        Worth {
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

/// Centipawns by square for a piece as if it were royal. What has been learnt of it holds whether it wears the crown or not.
fn crowned(
    variant: &Variant,
    piece: Piece,
    value: i32,
    learnt: Option<(&Fold, &Weights)>,
) -> Vec<Phased> {
    let royal = placement::royal(variant, piece, value);
    let Some((fold, weights)) = learnt else {
        return royal;
    };
    let prior = Weights::prior(variant, fold).placement(variant, fold, piece);
    let known = weights.placement(variant, fold, piece);
    let more =
        |royal: i16, known: i16, prior: i16| i32::from(royal) + i32::from(known) - i32::from(prior);
    let squares = royal.iter().zip(known.iter().zip(&prior));
    squares
        .map(|(royal, (known, prior))| {
            Phased::new(
                more(royal.strong, known.strong, prior.strong),
                more(royal.weak, known.weak, prior.weak),
            )
        })
        .collect()
}

impl Worth {
    /// That of nobody.
    pub(super) const NONE: Worth = Worth {
        placement: Phased { strong: 0, weak: 0 },
        strength: 0,
        share: None,
    };
}
