//! Legal and played actions as messages.

use super::path_message;
use crate::api::messages::*;
use crate::geometry::Square;
use crate::movegen;
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::record::{Game, San};
use crate::rules::{self, Reveal};

/// The legal actions of the viewer. `public` is the position with public knowledge only.
pub fn action_infos(public: &Position, actions: &[Action]) -> Vec<ActionInfo> {
    let notation = San::new(public).texts(actions);
    let pairs = actions.iter().zip(notation);
    let info = |(&action, san)| ActionInfo {
        second: rules::second_target(public.variant(), actions, action).map(Square::index),
        ..action_info(public, action, san)
    };
    pairs.map(info).collect()
}

fn action_info(public: &Position, action: Action, san: String) -> ActionInfo {
    let variant = public.variant();
    let (from, to) = match action {
        Action::Castle(_) | Action::GateCastling { .. } => action.pointed_squares(variant),
        _ => ends(public, action),
    };
    ActionInfo {
        text: action.text(variant),
        san,
        kind: kind_of(action),
        from: from.or_else(|| split_square(action)).map(Square::index),
        to: to.map(Square::index),
        second: None,
        lands: action.landing(variant).map(Square::index),
        via: via(action),
        captures: indices(without(public.cleared_by(action), from)),
        promotion: promotion(public, action).map(PieceType::index),
        piece: piece(public, action).map(PieceType::index),
        secret: is_secret(action),
        castles: matches!(action.without_gate(), Action::Castle(_)),
        enters: entry(action),
        victim: action.victim().map(Player::index),
        path: path_message(&movegen::route_of_action(public, action)),
    }
}

/// Every action of a game with public knowledge only.
pub fn played(public: &Game) -> Vec<PlayedAction> {
    let mut played = Vec::with_capacity(public.line().len());
    public.replay(|before, action, after| played.push(played_action(before, action, after)));
    played
}

/// An action that was played, between two positions with public knowledge only.
pub fn played_action(before: &Position, action: Action, after: &Position) -> PlayedAction {
    let variant = before.variant();
    let (from, to) = ends(before, action);
    let reveals = rules::reveals(before, action, after).into_iter();
    let captures = before.captured(action, after);
    let captured = captures.iter().filter_map(|&square| before.at(square));
    PlayedAction {
        text: action.text(variant),
        san: San::new(before).text(action, after),
        seat: before.turn().index(),
        action: kind_of(action),
        number: before.number(),
        from: from.map(Square::index),
        to: to.map(Square::index),
        lands: action.landing(variant).map(Square::index),
        via: via(action),
        enters: entry(action),
        captured: captured.map(captured_piece).collect(),
        captures: indices(without(captures, from)),
        victim: action.victim().map(Player::index),
        kind: actor(before, action).map_or(0, PieceType::index),
        check: after.in_check(after.turn()),
        reveals: reveals.map(reveal_message).collect(),
    }
}

/// The squares but the one that the captor leaves.
fn without(mut squares: Vec<Square>, from: Option<Square>) -> Vec<Square> {
    squares.retain(|&square| Some(square) != from);
    squares
}

fn captured_piece(piece: Piece) -> CapturedPiece {
    CapturedPiece {
        kind: piece.kind().index(),
        seat: piece.owner().index(),
    }
}

fn kind_of(action: Action) -> ActionKind {
    match action {
        Action::Move { .. }
        | Action::DoubleStep { .. }
        | Action::EnPassant { .. }
        | Action::Promote { .. }
        | Action::Castle(_)
        | Action::Gate { .. }
        | Action::GateCastling { .. }
        | Action::TwoSteps { .. } => ActionKind::Move,
        Action::Drop { .. } => ActionKind::Drop,
        Action::Hide { .. } => ActionKind::Hide,
        Action::Split { .. } => ActionKind::Split,
        Action::Wall { .. } => ActionKind::Wall,
        Action::Done => ActionKind::Done,
        Action::Pass => ActionKind::Pass,
        Action::Claim { .. } => ActionKind::Claim,
    }
}

/// The squares of the acting piece and of its target. The target of a claim is the royal piece.
fn ends(before: &Position, action: Action) -> (Option<Square>, Option<Square>) {
    let (from, to) = action.squares(before.variant());
    let royal = || before.royal(action.victim()?);
    (from, to.or_else(royal))
}

fn split_square(action: Action) -> Option<Square> {
    match action {
        Action::Split { from, .. } => Some(from),
        _ => None,
    }
}

fn promotion(before: &Position, action: Action) -> Option<PieceType> {
    match action {
        Action::Claim { attacker, .. } => {
            let claims = &before.variant().rules.ending.claims;
            claims.promoted(before.at(attacker)?.kind())
        }
        Action::Drop { kind, .. } => {
            let held = before.variant().rules.in_hand(kind);
            (kind != held).then_some(kind)
        }
        action => action.promotes_to(),
    }
}

fn entry(action: Action) -> Option<EntryMessage> {
    let (kind, square) = action.enters()?;
    Some(EntryMessage {
        kind: kind.index(),
        square: square.index(),
    })
}

fn via(action: Action) -> Option<usize> {
    match action {
        Action::TwoSteps { via, .. } => via.map(Square::index),
        _ => None,
    }
}

fn piece(before: &Position, action: Action) -> Option<PieceType> {
    match action {
        Action::Drop { kind, .. } => Some(before.variant().rules.in_hand(kind)),
        Action::Split { half, .. } => Some(half),
        _ => None,
    }
}

fn is_secret(action: Action) -> bool {
    let (Action::Drop { mined: secrecy, .. }
    | Action::Split {
        crowned: secrecy, ..
    }) = action
    else {
        return false;
    };
    secrecy == Secrecy::Yes
}

fn indices(squares: Vec<Square>) -> Vec<usize> {
    squares.into_iter().map(Square::index).collect()
}

/// The type that moves or drops, or whose crown is hidden.
fn actor(before: &Position, action: Action) -> Option<PieceType> {
    let square = match action {
        Action::Drop { kind, .. } => return Some(kind),
        Action::Hide { .. } => before.royal(before.turn())?,
        action => action.squares(before.variant()).0?,
    };
    Some(before.at(square)?.kind())
}

fn reveal_message(reveal: Reveal) -> RevealMessage {
    RevealMessage {
        code: reveal.what.code(),
        seat: reveal.player.index(),
        kind: reveal.kind.map(PieceType::index),
        square: reveal.square.map(Square::index),
    }
}
