//! Forced wins from the position on the table, whatever is unknown: what is proved is told by what everybody knows, so
//! that a proof tells no secret.

use super::Session;
use crate::api::error::EngineError;
use crate::api::messages::{DefenceMessage, ProofMessage};
use crate::moves::Action;
use crate::rules;
use crate::solve::{self, NODES_WHILE_WAITING};

/// More moves are never asked for, nor could they be looked at in time.
const MOST_MOVES: u32 = 8;

impl Session {
    /// Whether the seat to act wins by force within so many of its moves, and how.
    pub(in crate::api) fn prove(&self, moves: u32) -> Result<ProofMessage, EngineError> {
        self.check_provable(moves)?;
        let game = self.game()?;
        let known = self.shown()?;
        let found = solve::prove(known.position(), moves, NODES_WHILE_WAITING);
        let found = found.map_err(|_| too_long(moves))?;
        let variant = game.variant();
        // Of what is chosen in secret any way wins.
        let fits = |action: &Action, wanted: Action| {
            *action == wanted || action.public(variant) == wanted.public(variant)
        };
        let action = found.and_then(|solution| {
            let actions = rules::legal_actions(game.position()).into_iter();
            { actions }.find(|action| fits(action, solution.action))
        });
        Ok(ProofMessage {
            proven: found.is_some(),
            action: action.map(|action| action.text(variant)),
            moves: found.map(|solution| solution.moves),
        })
    }

    /// What the seat to act does best against another one that has so many moves left to win.
    pub(in crate::api) fn defend(
        &self,
        attacker: usize,
        moves: u32,
    ) -> Result<DefenceMessage, EngineError> {
        self.check_provable(moves)?;
        let attacker = self.seat(attacker)?;
        let game = self.game()?;
        let known = self.shown()?;
        let actions = rules::legal_actions(game.position());
        let found = solve::defend(
            known.position(),
            &actions,
            attacker,
            moves,
            NODES_WHILE_WAITING,
        );
        let found = found.map_err(|_| too_long(moves))?;
        Ok(DefenceMessage {
            action: found.map(|defence| defence.action.text(game.variant())),
            moves: found.and_then(|defence| defence.moves),
        })
    }

    fn check_provable(&self, moves: u32) -> Result<(), EngineError> {
        self.check_playable("")?;
        self.check_looker("")?;
        match moves <= MOST_MOVES {
            true => Ok(()),
            false => Err(EngineError::new(
                "proof-moves",
                moves.to_string(),
                format!("0 to {MOST_MOVES}"),
            )),
        }
    }
}

fn too_long(moves: u32) -> EngineError {
    EngineError::new("proof-too-long", moves.to_string(), "fewer moves")
}
