//! Queries about the current position, which change nothing.

use super::Session;
use crate::api::describe::{path_message, reason};
use crate::api::error::EngineError;
use crate::api::error_code::CallError;
use crate::api::messages::*;
use crate::geometry::{Square, SquareSet};
use crate::movegen::Route;
use crate::movement::{self, PreviewTarget};
use crate::moves::Action;
use crate::piece::{Piece, PieceSet, PieceType};
use crate::position::Position;
use crate::rules::{self, Refusal};
use crate::search::Evaluator;
use crate::variant::{Condition, Promotion, PromotionChoice as Choice};

impl Session {
    /// Why a piece may not move to a square; null if it may.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-square`.
    pub fn why_not(&self, request: FromToRequest) -> Result<Option<ReasonMessage>, EngineError> {
        let game = self.shown()?;
        let (from, to) = (self.square(request.from)?, self.square(request.to)?);
        let refusal = match game.outcome() {
            Some(_) => Some(Refusal::GameOver),
            None => rules::refusal(game.position(), from, to),
        };
        Ok(refusal.map(|refusal| reason(game.position(), from, to, refusal)))
    }

    /// The squares of all pieces, of any player, that attack a square. Pins and occupied landing squares on the other
    /// board are ignored.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-square`.
    pub fn attackers(&self, request: AttackersRequest) -> Result<Vec<usize>, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let target = self.square(request.to)?;
        let everybody = position
            .variant()
            .players()
            .map(|player| position.enemies(player))
            .fold(PieceSet::EMPTY, PieceSet::or);
        let attacks = position.attacks_on(target, everybody, &|square| position.at(square));
        // A piece may have several lines to the same square.
        let squares: SquareSet = attacks.iter().map(|attack| attack.from).collect();
        Ok(squares.iter().map(Square::index).collect())
    }

    /// The value of each piece type in centipawns, as the evaluation counts it; 0 for royal pieces.
    ///
    /// # Errors
    ///
    /// `no-game`.
    pub fn piece_values(&self) -> Result<Vec<i32>, EngineError> {
        let variant = self.game()?.position().variant();
        let evaluator = Evaluator::new(variant);
        let kinds = (0..variant.kinds.len()).filter_map(PieceType::new);
        Ok(kinds.map(|kind| evaluator.value(kind)).collect())
    }

    /// The promotion choices of a piece on a square, including those that are not available, with the reason.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-square`.
    pub fn promotions(&self, request: FromToRequest) -> Result<Vec<PromotionChoice>, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let (from, to) = (self.square(request.from)?, self.square(request.to)?);
        let variant = position.variant();
        let Some(piece) = position.at(from) else {
            return Ok(Vec::new());
        };
        let legal = rules::legal_actions(position);
        let choices = offered(position, &legal, (from, to), piece);
        let describe = |choice: &Choice| {
            let action = Action::Promote {
                from,
                to,
                into: choice.kind,
            };
            let legal = legal.contains(&action);
            let missing = !position.may_become(piece.owner(), choice);
            PromotionChoice {
                kind: choice.kind.index(),
                text: legal.then(|| action.text(variant)),
                reason: missing.then(|| why_missing(choice)),
            }
        };
        Ok(choices.into_iter().map(describe).collect())
    }

    /// The squares that a piece type reaches from a square.
    ///
    /// # Errors
    ///
    /// `no-game`, `unknown-seat`, `unknown-kind`, `unknown-square`.
    pub fn preview(&self, request: PreviewRequest) -> Result<PreviewMessage, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let variant = position.variant();
        let player = self.player(request.seat)?;
        let kind = PieceType::new(request.kind).filter(|kind| kind.index() < variant.kinds.len());
        let unknown = || {
            let allowed = format!("0 to {}", variant.kinds.len() - 1);
            EngineError::new(CallError::UnknownKind, request.kind.to_string(), allowed)
        };
        let kind = kind.ok_or_else(unknown)?;
        let from = self.square(request.from)?;
        let present = request.present;
        let occupied = |square| present && square != from && !position.is_empty(square);
        let orientation = variant.orientation_of(Piece::new(kind, player));
        let kind = &variant.kinds[kind.index()];
        let further = kind.further_moves.iter();
        let further: Vec<_> = further
            .map(|moves| (&moves.movement, moves.within[player]))
            .collect();
        let board = variant.geometry();
        let targets =
            movement::preview(board, &kind.movement, &further, orientation, from, occupied);
        let own = |square: Square| {
            present && square != from && position.at(square).map(Piece::owner) == Some(player)
        };
        Ok(preview_message(
            from,
            targets.into_iter().filter(|target| !own(target.square)),
        ))
    }
}

/// The choices of a piece's promotions on a square, one for each type: the first available one, if any.
fn offered<'p>(
    position: &'p Position,
    legal: &[Action],
    (from, to): (Square, Square),
    piece: Piece,
) -> Vec<&'p Choice> {
    let is_there = |action: &Action| match *action {
        Action::Promote {
            from: start,
            to: end,
            ..
        } => (start, end) == (from, to),
        _ => false,
    };
    let promotes = |it: &&Promotion| match it.own_move {
        Some(_) => legal.iter().any(is_there),
        None => {
            it.zone_from(piece.owner(), from).contains(to)
                && (!it.on_capture || position.at(to).is_some())
        }
    };
    let promotions = position.variant().rules.promotions_of(piece.kind()).iter();
    let choices = promotions.filter(promotes).flat_map(|it| &it.choices);
    let mut offered: Vec<&Choice> = Vec::new();
    for choice in choices {
        let known = offered.iter().position(|known| known.kind == choice.kind);
        match known {
            None => offered.push(choice),
            Some(at) if !position.may_become(piece.owner(), offered[at]) => offered[at] = choice,
            Some(_) => {}
        }
    }
    offered
}

/// Why a choice isn't available.
fn why_missing(choice: &Choice) -> ReasonMessage {
    ReasonMessage {
        code: match choice.condition {
            Condition::InArray => CallError::NotInArray.into(),
            Condition::Below { .. } => CallError::PromotionLimit.into(),
            Condition::Always | Condition::Captured => CallError::NoneCaptured.into(),
        },
        args: Arguments::default(),
    }
}

fn preview_message(from: Square, targets: impl Iterator<Item = PreviewTarget>) -> PreviewMessage {
    let square = |target: PreviewTarget| PreviewSquare {
        square: target.square.index(),
        moves: target.moves,
        captures: target.captures,
        hops: target.hops,
        initial: target.initial,
        path: path_message(&Route {
            through: target.through,
            screen: None,
            leaps: target.leaps,
        }),
    };
    PreviewMessage {
        from: from.index(),
        targets: targets.map(square).collect(),
    }
}
