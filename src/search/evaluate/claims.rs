//! The value of pieces that can claim.

use crate::piece::{Piece, PieceType, Player};
use crate::variant::Variant;

/// Centipawns for a piece that wins by its next claim.
const WINS_BY_CLAIM: i32 = 250;
/// Centipawns for a royal piece that has claimed.
const HAS_CLAIMED: i32 = 500;
/// The share, in 256ths, of the gain by a claim that a piece is worth beforehand.
const CLAIM_PROSPECT: i32 = 8;

pub(super) fn by_claims(variant: &Variant, values: &[i32]) -> [i32; PieceType::LIMIT] {
    let claims = &variant.rules.ending.claims;
    let mut bonuses = [0; PieceType::LIMIT];
    for kind in (0..variant.kinds.len()).filter_map(PieceType::new) {
        let wins = claims.wins.contains(Piece::new(kind, Player::FIRST));
        let bonus = &mut bonuses[kind.index()];
        *bonus += if wins { WINS_BY_CLAIM } else { 0 };
        *bonus += if claims.royal == Some(kind) {
            HAS_CLAIMED
        } else {
            0
        };
        if let Some(after) = claims.promoted(kind) {
            let gain = values[after.index()] + WINS_BY_CLAIM - values[kind.index()];
            *bonus += gain * CLAIM_PROSPECT / 256;
        }
    }
    bonuses
}
