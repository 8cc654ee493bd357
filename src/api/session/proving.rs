//! Forced wins from the current position, whatever the unknown secrets are. Proofs use public knowledge only, so they
//! reveal nothing.

use super::Session;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::api::proof_search::{ProofGoal, ProofSearch};
use crate::moves::Action;
use crate::record::San;
use crate::rules;
use crate::solve::{Defence, Proof, ProofResult, Solution};

/// Longer proofs would take too much time.
const MOST_MOVES: u32 = 8;

impl Session {
    /// Whether the player to act has a forced win within `moves` of its moves (a claim counts with the move after it),
    /// and how. Null if `nodes` more positions are not enough: the same call then continues.
    ///
    /// # Errors
    ///
    /// As [`Session::play`]; `proof-moves`, `proof-too-long`.
    pub fn prove(&mut self, request: ProveRequest) -> Result<Option<ProofMessage>, EngineError> {
        let ProveRequest { moves, nodes } = request;
        self.require_provable(moves)?;
        let attacker = self.game()?.position().turn().index();
        let start = |session: &Session| Ok(Proof::new(session.shown()?.position(), moves));
        match self.continue_proof(attacker, moves, nodes, start)? {
            Some(ProofResult::Win(solution)) => self.proof_message(solution).map(Some),
            _ => Ok(None),
        }
    }

    fn proof_message(&self, found: Option<Solution>) -> Result<ProofMessage, EngineError> {
        let game = self.game()?;
        let variant = game.variant();
        // The proof holds for every secret choice, so any matching action will do.
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
            san: action.map(|action| self.notation(action)).transpose()?,
            moves: found.map(|solution| solution.moves),
        })
    }

    /// The standard notation of an action of the player to act.
    fn notation(&self, action: Action) -> Result<String, EngineError> {
        let known = self.shown()?;
        let texts = San::new(known.position()).texts(&[action]);
        Ok(texts.concat())
    }

    /// The longest defence of the player to act against an attacker with `moves` moves left. Null as in
    /// [`Session::prove`].
    ///
    /// # Errors
    ///
    /// As [`Session::prove`]; `proof-seat` if the attacker is the player to act.
    pub fn defend(
        &mut self,
        request: DefendRequest,
    ) -> Result<Option<DefenceMessage>, EngineError> {
        let DefendRequest {
            seat: attacker,
            moves,
            nodes,
        } = request;
        self.require_provable(moves)?;
        let player = self.player(attacker)?;
        if player == self.game()?.position().turn() {
            let allowed = "a player who is not to move";
            return Err(EngineError::new(
                CallError::ProofSeat,
                attacker.to_string(),
                allowed,
            ));
        }
        let start = |session: &Session| {
            let actions = rules::legal_actions(session.game()?.position());
            let known = session.shown()?;
            Ok(Proof::for_defence(
                known.position(),
                &actions,
                player,
                moves,
            ))
        };
        match self.continue_proof(attacker, moves, nodes, start)? {
            Some(ProofResult::Defence(defence)) => self.defence_message(defence).map(Some),
            _ => Ok(None),
        }
    }

    fn defence_message(&self, found: Option<Defence>) -> Result<DefenceMessage, EngineError> {
        let variant = self.game()?.variant();
        let action = found.map(|defence| defence.action);
        Ok(DefenceMessage {
            action: action.map(|action| action.text(variant)),
            san: action.map(|action| self.notation(action)).transpose()?,
            moves: found.and_then(|defence| defence.moves),
        })
    }

    /// Continues the proof search with the same goal, or starts a new one.
    fn continue_proof(
        &mut self,
        attacker: usize,
        moves: u32,
        nodes: Option<u32>,
        start: impl Fn(&Session) -> Result<Proof, EngineError>,
    ) -> Result<Option<ProofResult>, EngineError> {
        let goal = ProofGoal {
            position: self.game()?.position().hash(),
            attacker,
            moves,
        };
        let running = self.proof_search.take();
        let mut search = match running.filter(|search| search.answers(goal)) {
            Some(search) => search,
            None => ProofSearch::new(goal, start(self)?),
        };
        let found = search.slice(nodes);
        if found.is_none() {
            if search.is_exhausted() {
                return Err(too_long(moves));
            }
            self.proof_search = Some(search);
        }
        Ok(found)
    }

    fn require_provable(&self, moves: u32) -> Result<(), EngineError> {
        self.require_playable("")?;
        self.require_viewer("")?;
        match moves <= MOST_MOVES {
            true => Ok(()),
            false => Err(EngineError::new(
                CallError::ProofMoves,
                moves.to_string(),
                format!("0 to {MOST_MOVES}"),
            )),
        }
    }
}

fn too_long(moves: u32) -> EngineError {
    EngineError::new(CallError::ProofTooLong, moves.to_string(), "fewer moves")
}
