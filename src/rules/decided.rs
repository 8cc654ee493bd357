//! Endings that come before the legal actions are known.

use super::ending_table::{ALWAYS, Row, When, rows};
use super::outcome::Outcome;
use super::situation::Situation;
use crate::position::Position;

/// The first of these endings that has come.
pub(super) fn first_outcome<'r>(
    mut rows: impl Iterator<Item = &'r Row>,
    it: &Situation,
) -> Option<Outcome> {
    rows.find_map(|row| Some(Outcome::of(it.position, (row.test)(it)?, row.reason)))
}

/// The end of a game by a rule that depends neither on earlier positions nor on whether there is a legal action. After it
/// nothing is legal.
#[inline(always)]
pub fn decided(position: &Position) -> Option<Outcome> {
    match position.winner().is_some() || position.variant().endings.intersects(ALWAYS) {
        false => None,
        true => won_or_decided(position),
    }
}

fn won_or_decided(position: &Position) -> Option<Outcome> {
    let when = match position.winner() {
        Some(_) => When::Won,
        None => When::Always,
    };
    first_outcome(rows(position.variant(), when), &Situation::new(position))
}
