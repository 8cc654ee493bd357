//! The beliefs of a player about the secrets of others, shown after the game.

use super::Session;
use super::current::keeps_secrets;
use crate::api::describe::piece_and_square;
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::{BeliefMessage, BeliefValue, PlayerRequest};
use crate::geometry::Square;
use crate::piece::{PieceType, Player};
use crate::position::Position;
use crate::rules::View;
use crate::search::{Belief, Memory};
use crate::setup::{FieldName, FieldValue};

impl Session {
    /// What a player who reasons from its view believed after each ply.
    ///
    /// # Errors
    ///
    /// `unknown-seat`; `not-over` unless a game with secrets is over.
    pub fn beliefs(&self, request: PlayerRequest) -> Result<Vec<BeliefMessage>, EngineError> {
        let player = self.player(request.seat)?;
        let game = self.game()?;
        if !keeps_secrets(game) || !self.revealed()? {
            let allowed = "once a game with secrets is over";
            return Err(EngineError::new(
                CallError::NotOver,
                player.index().to_string(),
                allowed,
            ));
        }
        let mut whole = game.clone();
        whole.go_to(game.line().len());
        let story = whole.story_of(Some(player));
        let mut memory = Memory::new(game.variant(), 1);
        let views = story.past().iter().chain([story.current()]);
        let believed = views.zip(memory.beliefs(&story)).enumerate();
        let messages = believed.flat_map(|(ply, (view, belief))| beliefs_of(ply, view, belief));
        Ok(messages.collect())
    }
}

/// The viewer's beliefs about the other players at a ply.
fn beliefs_of(ply: usize, view: &View, belief: &Belief) -> Vec<BeliefMessage> {
    let Some(position) = view.public_position() else {
        return Vec::new();
    };
    let players = view.variant().players();
    let others = players.filter(|&player| Some(player) != view.viewer());
    let about = |other| {
        let values = belief.values(&position, other).into_iter();
        values.map(move |(field, values)| (other, field, values))
    };
    others
        .flat_map(about)
        .map(|(other, field, values)| belief_message(ply, &position, other, field, &values))
        .collect()
}

fn belief_message(
    ply: usize,
    position: &Position,
    about: Player,
    field: FieldName,
    values: &[(FieldValue, f64)],
) -> BeliefMessage {
    let value = |&(value, probability): &(FieldValue, f64)| {
        let (kind, square) = piece_and_square(position, about, value);
        BeliefValue {
            kind: kind.map(PieceType::index),
            square: square.map(Square::index),
            probability,
        }
    };
    BeliefMessage {
        ply,
        about: about.index(),
        field: field.text(),
        values: values.iter().map(value).collect(),
    }
}
