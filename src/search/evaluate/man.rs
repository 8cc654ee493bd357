//! The tables of one man of one seat.

use super::advance::Advance;
use super::fold::Fold;
use super::weights::{Phased, Weights};
use super::{placement, pressure, promotion};
use crate::geometry::SquareSet;
use crate::piece::{Kind, Piece};
use crate::variant::Variant;

/// The tables of one man.
#[derive(Debug)]
pub(super) struct Man {
    pub(super) kind: Kind,
    pub(super) role: Role,
    /// Centipawns by cell, the man's value included.
    pub(super) placement: Vec<Phased>,
    pub(super) pressure: Vec<u8>,
}

#[derive(Debug)]
pub(super) enum Role {
    Piece {
        strength: i32,
    },
    Promoting {
        /// Shares of the gain of promotion by cell.
        shares: Vec<i32>,
        advance: Advance,
    },
    Royal,
    /// A man that may wear the crown: placements by cell as if it were royal.
    Wearer {
        crowned: Vec<Phased>,
    },
}

impl Man {
    pub(super) fn new(
        variant: &Variant,
        piece: Piece,
        values: &[i32],
        learnt: Option<(&Fold, &Weights)>,
        near: &[SquareSet],
    ) -> Man {
        let kind = piece.kind();
        let value = values[kind.index()];
        let royal = variant.kinds[kind.index()].royal;
        let crown = variant.rules.crown.as_ref();
        let wears = crown.is_some_and(|crown| crown.carriers.contains(piece));
        let role = match promotion::shares(variant, piece) {
            _ if wears => Role::Wearer {
                crowned: placement::royal(variant, piece, value),
            },
            _ if royal => Role::Royal,
            Some(shares) => Role::Promoting {
                shares,
                advance: Advance::of(variant, piece),
            },
            None => Role::Piece { strength: value },
        };
        let placement = match (learnt, &role) {
            (Some((fold, weights)), _) => weights.placement(variant, fold, piece),
            (None, Role::Royal) => placement::royal(variant, piece, value),
            (None, _) => placement::ordinary(variant, piece, value),
        };
        Man {
            kind,
            role,
            placement,
            pressure: pressure::of_man(variant, piece, near),
        }
    }
}
