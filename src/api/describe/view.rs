//! One state of the game as the page may show it.

use super::missing::missing;
use super::{action_info, path_message, pieces, played, reason};
use crate::api::messages::*;
use crate::geometry::Square;
use crate::movegen;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::{Attack, Position};
use crate::record::Game;
use crate::rules::{self, Outcome};
use crate::setup::{FieldName, FieldValue, Setup};
use crate::variant::Variant;

/// What a looker is told besides what everybody knows.
#[derive(Debug)]
pub struct Told {
    /// Who looks.
    pub looker: Option<Player>,
    /// The game is over and nothing is secret any more.
    pub revealed: bool,
    /// What has been taken back here revealed something.
    pub consent_needed: bool,
    /// What must be chosen before the game can begin.
    pub pending: Vec<PendingChoice>,
    /// What the looker may do.
    pub actions: Vec<Action>,
}

/// Everything the page may show. All but the actions is taken from `known`, the game as everybody knows it (the whole
/// truth once it is over), so that it can tell no secret.
pub fn view_message(known: &Game, told: Told) -> ViewMessage {
    let position = known.position();
    let variant = known.variant();
    let setup = position.setup();
    let outcome = known.outcome();
    let actions = told.actions.iter();
    let array = pieces(variant, &variant.array);
    let pieces = pieces(variant, &setup);
    let played = played(known);
    ViewMessage {
        looker: told.looker.map(Player::index),
        revealed: told.revealed,
        pending: told.pending,
        keepers: match told.revealed {
            true => Vec::new(),
            false => keepers(position),
        },
        searched: searched(known),
        position: position.text(),
        missing: missing(variant, &array, &pieces, &played[..known.ply()]),
        pieces,
        reserves: reserves(variant, &setup),
        turn: position.turn().index(),
        actions: actions
            .map(|&action| action_info(position, action))
            .collect(),
        reaches: match outcome {
            None => reaches(position),
            Some(_) => Vec::new(),
        },
        checks: checks(position),
        places: variant
            .players()
            .map(|player| position.place(player))
            .collect(),
        outcome: outcome.map(|outcome| outcome_info(variant, &outcome)),
        played,
        ply: known.ply(),
        consent_needed: told.consent_needed,
        clock_plies: position.clock_plies(),
        clock_limit_plies: rules::move_count_limit(position).unwrap_or(0),
    }
}

fn reaches(position: &Position) -> Vec<Reach> {
    let reaches = rules::obstacles(position);
    let message = |reach| reach_message(position, reach);
    reaches.iter().map(message).collect()
}

fn reach_message(position: &Position, reach: &rules::Obstacles) -> Reach {
    let forbidden = reach
        .forbidden
        .iter()
        .map(|(square, refusal, way)| Forbidden {
            square: square.index(),
            reason: reason(position, reach.from, *square, *refusal),
            path: path_message(way),
        });
    let taken = reach.occupied_landings.iter();
    let landing_taken = taken.map(|(square, lands)| LandingTaken {
        square: square.index(),
        lands: lands.index(),
    });
    Reach {
        from: reach.from.index(),
        forbidden: forbidden.collect(),
        landing_taken: landing_taken.collect(),
        blockers: reach.blockers.iter().map(|square| square.index()).collect(),
    }
}

/// The seats that keep something secret; a mine in hand is to be a secret soon.
fn keepers(known: &Position) -> Vec<usize> {
    let keeps = |player: &Player| {
        FieldName::ALL.into_iter().any(|field| {
            let value = known.field(field, *player);
            field.is_secret() && matches!(value, FieldValue::Unknown | FieldValue::Reserve)
        })
    };
    let players = known.variant().players().filter(keeps);
    players.map(Player::index).collect()
}

fn searched(known: &Game) -> Vec<Vec<usize>> {
    let squares = known.searched();
    let players = known.variant().players();
    players
        .map(|player| squares[player].iter().map(Square::index).collect())
        .collect()
}

fn reserves(variant: &Variant, setup: &Setup) -> Vec<Vec<u8>> {
    if variant.rules.drops.is_empty() {
        return variant.players().map(|_| Vec::new()).collect();
    }
    variant
        .players()
        .map(|player| setup.reserves[player][..variant.kinds.len()].to_vec())
        .collect()
}

fn checks(position: &Position) -> Vec<CheckLine> {
    let line = |royal: Square, attack: Attack| CheckLine {
        from: attack.from.index(),
        to: royal.index(),
        path: PathMessage {
            through: attack.through.iter().map(|square| square.index()).collect(),
            screens: attack.screen.iter().map(|square| square.index()).collect(),
            leaps: movegen::route(position, attack.from, royal).leaps,
        },
    };
    let attacks = |player| {
        let royal = position.royal(player)?;
        Some((
            royal,
            position.attacks_on(royal, position.enemies(player), &|s| position.at(s)),
        ))
    };
    let attacked = position.living().filter_map(attacks);
    attacked
        .flat_map(|(royal, attacks)| attacks.into_iter().map(move |a| line(royal, a)))
        .collect()
}

fn outcome_info(variant: &Variant, outcome: &Outcome) -> OutcomeInfo {
    OutcomeInfo {
        reason: outcome.reason.code(),
        places: variant
            .players()
            .map(|player| outcome.places[player])
            .collect(),
        winner: outcome.winner().map(|player| player.index()),
    }
}
