//! The view of a game as a message.

use super::{action_infos, path_message, pieces, played, reason, secrets_of};
use crate::api::messages::*;
use crate::geometry::Square;
use crate::movegen;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::{Attack, Position};
use crate::record::{Game, PublicCommitment, Remark};
use crate::rules::{self, Outcome};
use crate::setup::{FieldName, FieldValue, Setup};
use crate::variant::Variant;

/// What a viewer gets in addition to public knowledge.
#[derive(Debug)]
pub struct ViewerInfo {
    /// `None` is a spectator.
    pub viewer: Option<Player>,
    /// The game is over, so nothing is secret any more.
    pub revealed: bool,
    /// The whole line ends the game and nothing in it is secret.
    pub reviewable: bool,
    /// The owners of secrets of which something was learnt after this ply, or in another copy.
    pub learnt: Vec<Player>,
    /// Another copy has revealed a secret.
    pub revealed_elsewhere: bool,
    /// Of the game itself, since only it has the openings.
    pub commitments: Vec<PublicCommitment>,
    /// Choices to make before the game can begin.
    pub pending: Vec<PendingChoice>,
    /// The viewer's legal actions.
    pub actions: Vec<Action>,
}

/// Everything that the page may show. All of it except the actions comes from `public`, the game with public knowledge
/// only (the full game once it is over), so it can't leak a secret.
pub fn view_message(public: &Game, info: ViewerInfo) -> ViewMessage {
    let position = public.position();
    let variant = public.variant();
    let setup = position.setup();
    let outcome = public.outcome();
    ViewMessage {
        viewer: info.viewer.map(Player::index),
        revealed: info.revealed,
        pending: info.pending,
        keepers: match info.revealed {
            true => Vec::new(),
            false => keepers(position),
        },
        searched: searched_squares(public),
        position: position.text(),
        pieces: pieces(variant, &setup),
        walls: setup.walls.iter().map(Square::index).collect(),
        reserves: reserves(variant, &setup),
        moves_left: variant.rules.turns.map(|_| position.moves_left()),
        turn: position.turn().index(),
        actions: action_infos(position, &info.actions),
        reaches: match outcome {
            None => reaches(position),
            Some(_) => Vec::new(),
        },
        checks: checks(position),
        checks_given: checks_given(position),
        places: variant
            .players()
            .map(|player| position.place(player))
            .collect(),
        outcome: outcome.map(|outcome| outcome_info(public, &outcome)),
        claimable_draw: public.claimable_draw().map(|reason| reason.code()),
        played: played(public),
        ply: public.ply(),
        reviewable: info.reviewable,
        consent_needed: !info.learnt.is_empty(),
        learnt: seats(info.learnt),
        revealed_elsewhere: info.revealed_elsewhere,
        exposed: exposed(public),
        remarks: remarks(public),
        commitments: info.commitments.into_iter().map(commitment).collect(),
        clock_plies: position.clock_plies(),
        clock_limit_plies: clock_limit_plies(position),
        counting: position
            .counting()
            .map(|(plies, limit)| CountingMessage { plies, limit }),
    }
}

/// Where the next draw by move count comes: one to claim, and then one without a claim.
fn clock_limit_plies(position: &Position) -> u16 {
    let limit = rules::move_count_limit(position).unwrap_or(0);
    let count = position.variant().rules.ending.move_count.as_ref();
    match count.and_then(|count| count.automatic) {
        Some(automatic) if position.clock_plies() >= limit => automatic,
        _ => limit,
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

/// The players who keep a secret. A mine in hand will become one.
fn keepers(public: &Position) -> Vec<usize> {
    let keeps = |player: &Player| {
        FieldName::ALL.into_iter().any(|field| {
            let value = public.field(field, *player);
            field.is_secret() && matches!(value, FieldValue::Unknown | FieldValue::Reserve)
        })
    };
    let players = public.variant().players().filter(keeps);
    players.map(Player::index).collect()
}

fn seats(mut players: Vec<Player>) -> Vec<usize> {
    players.sort();
    players.dedup();
    players.into_iter().map(Player::index).collect()
}

fn exposed(public: &Game) -> Vec<SecretMessage> {
    let known = |field, player| public.exposed_secrets().any(|one| one == (field, player));
    secrets_of(public.position(), known)
}

fn remarks(public: &Game) -> Vec<RemarkMessage> {
    let message = |(ply, remark): (usize, Remark)| RemarkMessage {
        code: remark.kind().code(),
        ply,
    };
    public.remarks().map(message).collect()
}

fn commitment(commitment: PublicCommitment) -> CommitmentMessage {
    CommitmentMessage {
        seat: commitment.player.index(),
        hash: commitment.hash,
        known: commitment.known,
        searched: commitment.searched.iter().map(Square::index).collect(),
    }
}

fn searched_squares(public: &Game) -> Vec<Vec<usize>> {
    let squares = public.searched_squares();
    let players = public.variant().players();
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
        let royals = position.royals(player).iter();
        royals.map(move |royal| {
            let enemies = position.checking_pieces(player);
            (
                royal,
                position.attacks_on(royal, enemies, &|s| position.at(s)),
            )
        })
    };
    let attacked = position.living().flat_map(attacks);
    attacked
        .flat_map(|(royal, attacks)| attacks.into_iter().map(move |a| line(royal, a)))
        .collect()
}

fn checks_given(position: &Position) -> Vec<u8> {
    let variant = position.variant();
    let given = variant
        .players()
        .map(|player| position.checks_given(player));
    given
        .filter(|_| variant.rules.ending.checks.is_some())
        .collect()
}

fn outcome_info(public: &Game, outcome: &Outcome) -> OutcomeInfo {
    OutcomeInfo {
        reason: outcome.reason.code(),
        places: public
            .variant()
            .players()
            .map(|player| outcome.places[player])
            .collect(),
        winner: outcome.winner().map(|player| player.index()),
        on_points: outcome.on_points,
        stopped: public.stopped().is_some(),
    }
}
