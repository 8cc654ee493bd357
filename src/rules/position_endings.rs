//! The endings that searches, proofs and endgame tables ask: those that depend on the position alone.

use super::decided::{decided, first_outcome};
use super::ending_table::{Quiescence, Row, When, all_rows, rows};
use super::legal::{has_legal_action, must_claim};
use super::outcome::Outcome;
use super::situation::Situation;
use crate::position::Position;
use crate::variant::Variant;

/// The endings of a variant, chosen once. A draw that may be claimed counts as drawn.
#[derive(Clone, Debug)]
pub struct PositionEndings {
    with_actions: Vec<&'static Row>,
    without_actions: Vec<&'static Row>,
    in_quiescence: Vec<&'static Row>,
    captures_end: bool,
}

impl PositionEndings {
    /// The endings of a variant.
    pub fn of(variant: &Variant) -> PositionEndings {
        let asks = |row: &&Row| row.quiescence != Quiescence::Ignores;
        PositionEndings {
            with_actions: rows(variant, When::WithActions).collect(),
            without_actions: rows(variant, When::WithoutActions).collect(),
            in_quiescence: rows(variant, When::WithActions).filter(asks).collect(),
            captures_end: all_rows(variant).any(|row| row.quiescence == Quiescence::KeepsCaptures),
        }
    }

    /// How the game has ended, given whether the player to move has a legal action.
    pub fn outcome(&self, position: &Position, has_action: bool) -> Option<Outcome> {
        let rows = match has_action {
            true => &self.with_actions,
            false => &self.without_actions,
        };
        decided(position).or_else(|| first(rows, position))
    }

    /// How the game has ended for another reason than that there is no legal action.
    pub fn outcome_before_actions(&self, position: &Position) -> Option<Outcome> {
        outcome_by(&self.with_actions, position)
    }

    /// As [`PositionEndings::outcome_before_actions`], without draws that a quiescence search may overlook.
    pub fn outcome_in_quiescence(&self, position: &Position) -> Option<Outcome> {
        outcome_by(&self.in_quiescence, position)
    }

    /// Whether any capture may end the game.
    pub fn captures_end(&self) -> bool {
        self.captures_end
    }
}

/// Looks for legal actions last, because that is slowest.
#[inline(always)]
fn outcome_by(with_actions: &[&'static Row], position: &Position) -> Option<Outcome> {
    let ended = || first(with_actions, position).filter(|_| has_legal_action(position));
    decided(position).or_else(ended)
}

/// The first of these endings. A checkmate that must be claimed precedes all of them.
fn first(rows: &[&'static Row], position: &Position) -> Option<Outcome> {
    let situation = Situation {
        with_claims: true,
        ..Situation::new(position)
    };
    first_outcome(rows.iter().copied(), &situation).filter(|_| !must_claim(position))
}
