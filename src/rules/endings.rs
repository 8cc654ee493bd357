//! Asks the table of endings.

use super::decided::{decided, first_outcome};
use super::ending_table::{Reason, When, all_rows, rows};
use super::legal::{has_legal_action, must_claim};
use super::outcome::Outcome;
use super::perpetual_chase::chasers;
use super::repeated::Repeated;
use super::situation::Situation;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::{Repetition, Variant};

/// How the game has ended by itself, if it has: by the first ending of the table that has come. `repeated` says how often
/// the position has occurred, or is just that number. Claims come before any draw.
pub fn outcome(position: &Position, repeated: impl Into<Repeated>) -> Option<Outcome> {
    ended(&Situation {
        repeated: repeated.into(),
        ..Situation::new(position)
    })
}

/// Like [`outcome`], without repetition.
pub fn outcome_ignoring_repetition(position: &Position) -> Option<Outcome> {
    ended(&Situation::new(position))
}

/// How the game has ended if players claim every draw that they may claim, as computers do.
pub fn outcome_with_claims(position: &Position, repeated: impl Into<Repeated>) -> Option<Outcome> {
    let repeated = repeated.into();
    let claimed = Situation {
        repeated,
        with_claims: true,
        ..Situation::new(position)
    };
    outcome(position, repeated).or_else(|| ended(&claimed))
}

/// The draw that the player to move may claim here, if the game goes on (FIDE Laws of Chess, 9.2 and 9.3, without the
/// claim before a move that the player only intends).
pub fn claimable_draw(position: &Position, occurrences: usize) -> Option<Reason> {
    match outcome(position, occurrences) {
        Some(_) => None,
        None => outcome_with_claims(position, occurrences).map(|draw| draw.reason),
    }
}

fn ended(it: &Situation) -> Option<Outcome> {
    let position = it.position;
    let decided = decided(position);
    // A wall completes the turn.
    if decided.is_some() || must_claim(position) || position.awaits_wall() {
        return decided;
    }
    if !has_legal_action(position) {
        return outcome_without_actions(position);
    }
    let with_actions = first_outcome(rows(position.variant(), When::WithActions), it);
    with_actions.or_else(|| match is_repeated(it) {
        true => outcome_of_repetition(position, it.repeated),
        false => None,
    })
}

fn is_repeated(it: &Situation) -> bool {
    let limit = |rule: Repetition| match it.with_claims {
        true => rule.times,
        false => rule.automatic.unwrap_or(rule.times),
    };
    let rule = it.position.variant().rules.ending.repetition;
    rule.is_some_and(|rule| it.repeated.times >= usize::from(limit(rule)))
}

/// The outcome when the player to move has no legal action, which the caller has checked.
fn outcome_without_actions(position: &Position) -> Option<Outcome> {
    let rows = rows(position.variant(), When::WithoutActions);
    first_outcome(rows, &Situation::new(position))
}

/// The outcome of a repetition that ends the game.
pub fn outcome_of_repetition(position: &Position, repeated: Repeated) -> Option<Outcome> {
    let rows = rows(position.variant(), When::Repeated);
    let situation = Situation {
        repeated,
        chasers: chasers(position, &repeated),
        ..Situation::new(position)
    };
    first_outcome(rows, &situation)
}

/// The outcome when a player runs out of time. That player loses, unless no opponent could win by any legal play.
pub fn outcome_on_time(position: &Position, flagged: Player) -> Outcome {
    let mut enemies = position.living().filter(|&player| player != flagged);
    let may_win = |enemy| all_rows(position.variant()).any(|row| (row.may_win)(position, enemy));
    match enemies.any(may_win) {
        true => Outcome::loss(position, flagged, Reason::Time),
        false => Outcome::draw(position, Reason::Time),
    }
}

/// Whether endgame tables may be made for a game, as far as its endings are concerned. They know no points.
pub fn are_in_tablebases(variant: &Variant) -> bool {
    variant.rules.ending.points.is_none()
        && all_rows(variant).all(|row| (row.in_tablebases)(&variant.rules))
}
