//! What the page may ask about the position on the board without changing anything.

use super::Session;
use crate::api::describe::{path_message, reason};
use crate::api::error::EngineError;
use crate::api::messages::*;
use crate::geometry::{Square, SquareSet};
use crate::movegen::Way;
use crate::movement::{self, PreviewTarget};
use crate::moves::Action;
use crate::piece::{Kind, Piece, PieceSet};
use crate::rules::{self, Refusal};
use crate::variant::{Condition, PromotionChoice as Choice};
use crate::written::Written;

impl Session {
    pub(in crate::api) fn why_not(
        &self,
        from: usize,
        to: usize,
    ) -> Result<Option<ReasonMessage>, EngineError> {
        let game = self.shown()?;
        let (from, to) = (self.cell(from)?, self.cell(to)?);
        let refusal = match game.outcome() {
            Some(_) => Some(Refusal::GameOver),
            None => rules::refusal(game.position(), from, to),
        };
        Ok(refusal.map(|refusal| reason(game.position(), from, to, refusal)))
    }

    /// The cells of all men, of any seat, that could capture on `to` now if an enemy stood there.
    pub(in crate::api) fn attackers(&self, to: usize) -> Result<Vec<usize>, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let target = self.cell(to)?;
        let everybody = position
            .variant()
            .players()
            .map(|player| position.enemies(player))
            .fold(PieceSet::EMPTY, PieceSet::or);
        let attacks = position.attacks_on(target, everybody, &|square| position.at(square));
        // A man may have several lines to the same cell.
        let cells: SquareSet = attacks.iter().map(|attack| attack.from).collect();
        Ok(cells.walk().map(Square::index).collect())
    }

    /// What the man on `from` could become on `to`: everything the variant lists, with what is missing and why.
    pub(in crate::api) fn promotions(
        &self,
        from: usize,
        to: usize,
    ) -> Result<Vec<PromotionChoice>, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let (from, to) = (self.cell(from)?, self.cell(to)?);
        let variant = position.variant();
        let Some(piece) = position.at(from) else {
            return Ok(Vec::new());
        };
        let promotion = variant.rules.promotions[piece.kind().index()].as_ref();
        let promotion = promotion.filter(|promotion| promotion.zone[piece.owner()].contains(to));
        let choices = promotion.map_or(&[][..], |promotion| &promotion.choices);
        let describe = |choice: &Choice| {
            let action = Action::Promote {
                from,
                to,
                into: choice.kind,
            };
            let legal = rules::is_legal(position, action);
            let missing = !position.may_become(piece.owner(), choice);
            let why = ReasonMessage {
                code: match choice.condition {
                    Condition::InArray => "not-in-array",
                    Condition::Always | Condition::Captured => "none-captured",
                },
                args: Arguments::default(),
            };
            PromotionChoice {
                kind: choice.kind.index(),
                text: legal.then(|| action.text(variant)),
                reason: missing.then_some(why),
            }
        };
        Ok(choices.iter().map(describe).collect())
    }

    /// The cells a type reaches from a cell, on an empty board or among the present men.
    pub(in crate::api) fn preview(
        &self,
        kind: usize,
        seat: usize,
        from: usize,
        present: bool,
    ) -> Result<PreviewMessage, EngineError> {
        let known = self.shown()?;
        let position = known.position();
        let variant = position.variant();
        let player = self.seat(seat)?;
        let known = Kind::new(kind).filter(|kind| kind.index() < variant.kinds.len());
        let allowed = || format!("0 to {}", variant.kinds.len() - 1);
        let kind =
            known.ok_or_else(|| EngineError::new("unknown-kind", kind.written(), allowed()))?;
        let from = self.cell(from)?;
        let occupied = |square| present && square != from && position.at(square).is_some();
        let facing = variant.facing_of(Piece::new(kind, player));
        let movement = &variant.kinds[kind.index()].movement;
        let targets = movement::preview(variant.geometry(), movement, facing, from, occupied);
        let own = |square: Square| {
            present && square != from && position.at(square).map(Piece::owner) == Some(player)
        };
        Ok(preview_message(
            from,
            targets.into_iter().filter(|target| !own(target.square)),
        ))
    }
}

fn preview_message(from: Square, targets: impl Iterator<Item = PreviewTarget>) -> PreviewMessage {
    let cell = |target: PreviewTarget| PreviewCell {
        cell: target.square.index(),
        moves: target.moves,
        captures: target.captures,
        hops: target.hops,
        initial: target.initial,
        path: path_message(&Way {
            through: target.through,
            screen: None,
            leaps: target.leaps,
        }),
    };
    PreviewMessage {
        from: from.index(),
        targets: targets.map(cell).collect(),
    }
}
