//! One table: the game being played and what the page may ask about it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::describe::{game_info, path_message, reason, view_message};
use super::error::EngineError;
use super::messages::*;
use crate::geometry::{Facing, Square};
use crate::movegen::Way;
use crate::movement::{self, Movement, PreviewTarget};
use crate::moves::Action;
use crate::piece::{Kind, Piece, Player};
use crate::position::Position;
use crate::record::{Game, Header, Notation};
use crate::rules::{self, Refusal, View};
use crate::variant::{PromotionChoice as Choice, Variant, shipped};

/// The game on the table. Starts empty.
#[derive(Debug, Default)]
pub struct Session {
    /// Shipped variants loaded so far, by id.
    shipped: BTreeMap<String, Arc<Variant>>,
    /// Variants from files of the user's own, by id. Records of that id are read with them; opening a game and the
    /// list of games know the shipped ones alone.
    own: BTreeMap<String, Arc<Variant>>,
    game: Option<Game>,
}

impl Session {
    /// A table without a game.
    pub fn new() -> Session {
        Session::default()
    }

    /// The game on the table.
    ///
    /// # Errors
    ///
    /// `no-game` if none has been opened.
    pub fn game(&self) -> Result<&Game, EngineError> {
        self.game
            .as_ref()
            .ok_or_else(|| EngineError::new("no-game", "", "an opened game"))
    }

    fn game_mut(&mut self) -> Result<&mut Game, EngineError> {
        self.game
            .as_mut()
            .ok_or_else(|| EngineError::new("no-game", "", "an opened game"))
    }

    /// A shipped variant, loaded when first asked for.
    ///
    /// # Errors
    ///
    /// `unknown-game` with the known ids.
    pub fn variant(&mut self, id: &str) -> Result<Arc<Variant>, EngineError> {
        if let Some(variant) = self.shipped.get(id) {
            return Ok(variant.clone());
        }
        let known = shipped().iter().find(|(known, _)| *known == id);
        let ids: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
        let (id, text) =
            known.ok_or_else(|| EngineError::new("unknown-game", id, ids.join(", ")))?;
        let variant = Arc::new(Variant::load(id, text)?);
        self.shipped.insert(id.to_string(), variant.clone());
        Ok(variant)
    }

    pub(super) fn games(&mut self) -> Result<Vec<GameInfo>, EngineError> {
        let ids = shipped().iter().map(|(id, _)| *id);
        ids.map(|id| Ok(game_info(&*self.variant(id)?))).collect()
    }

    /// Opens a shipped game, from its array or from a position text.
    pub(super) fn open(&mut self, id: &str, position: Option<&str>) -> Result<Opened, EngineError> {
        let variant = self.variant(id)?;
        let game = match position {
            None => Game::new(variant),
            Some(text) => Game::from_position(Position::parse(variant, text)?),
        };
        self.put_on_table(game)
    }

    pub(super) fn open_file(&mut self, text: &str) -> Result<Opened, EngineError> {
        let variant = Arc::new(Variant::load("variant file", text)?);
        self.own.insert(variant.id.clone(), variant.clone());
        self.put_on_table(Game::new(variant))
    }

    /// Records and links tell every action, so that a game with secrets can't be put on this table.
    fn put_on_table(&mut self, game: Game) -> Result<Opened, EngineError> {
        if let Some(field) = game
            .variant()
            .alphabet
            .fields
            .iter()
            .find(|field| field.is_secret())
        {
            let allowed = "a game without hidden information";
            return Err(EngineError::new(
                "hidden-information",
                field.text(),
                allowed,
            ));
        }
        let info = game_info(game.variant());
        self.game = Some(game);
        Ok(Opened {
            info,
            view: self.view()?,
        })
    }

    /// Reads a record; moves without any header are those of the game on the table. That stays if the text can't be
    /// read.
    pub(super) fn load(&mut self, text: &str) -> Result<LoadedMessage, EngineError> {
        for (id, _) in shipped() {
            self.variant(id)?;
        }
        let loaded = Game::from_text(text, |id, options| match (id, &self.game) {
            ("", Some(game)) => Some(game.variant().clone()),
            _ => self.edition(id, options),
        })?;
        let Opened { info, view } = self.put_on_table(loaded.game)?;
        let headers = loaded
            .headers
            .into_iter()
            .map(|header| (header.name, header.value))
            .collect();
        Ok(LoadedMessage {
            info,
            view,
            headers,
            other_edition: loaded.other_edition,
        })
    }

    /// A variant of the user's own or a shipped one; of a shipped one also with other options than the defaults.
    fn edition(&self, id: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        if options.is_empty() {
            return self.own.get(id).or_else(|| self.shipped.get(id)).cloned();
        }
        let (id, text) = shipped().iter().find(|(known, _)| *known == id)?;
        Variant::load_with(id, text, options).ok().map(Arc::new)
    }

    pub(super) fn record(
        &self,
        headers: BTreeMap<String, String>,
        short: bool,
    ) -> Result<String, EngineError> {
        let headers: Vec<Header> = headers
            .into_iter()
            .map(|(name, value)| Header { name, value })
            .collect();
        let notation = if short {
            Notation::Short
        } else {
            Notation::Full
        };
        Ok(self.game()?.to_text_in(notation, &headers))
    }

    /// What the seat to act may see.
    pub(super) fn view(&self) -> Result<ViewMessage, EngineError> {
        let game = self.game()?;
        let view = View::of(game.position(), Some(game.position().turn()));
        Ok(view_message(game, &view))
    }

    pub(super) fn play(&mut self, text: &str) -> Result<ViewMessage, EngineError> {
        let game = self.game_mut()?;
        if game.outcome().is_some() {
            return Err(EngineError::new(
                "game-over",
                text,
                "no move after the end of the game",
            ));
        }
        let action = rules::action_from_text(game.position(), text)
            .map_err(|error| EngineError::from_action(&error, game.position()))?;
        game.play(action);
        self.view()
    }

    pub(super) fn undo(&mut self) -> Result<ViewMessage, EngineError> {
        self.game_mut()?.undo();
        self.view()
    }

    /// Goes to a ply of the line, worked out from the present one.
    pub(super) fn go_to(
        &mut self,
        ply: impl Fn(usize) -> usize,
    ) -> Result<ViewMessage, EngineError> {
        let game = self.game_mut()?;
        game.go_to(ply(game.ply()));
        self.view()
    }

    pub(super) fn resign(&mut self, seat: usize) -> Result<ViewMessage, EngineError> {
        let player = self.seat(seat)?;
        let game = self.game_mut()?;
        if game.variant().seats.len() > 2 {
            return Err(EngineError::new(
                "resign-seats",
                seat.to_string(),
                "a game of two seats",
            ));
        }
        game.resign(player);
        self.view()
    }

    pub(super) fn reach(&self, from: usize) -> Result<Reach, EngineError> {
        let position = self.game()?.position();
        let from = self.cell(from)?;
        let over = self.game()?.outcome().is_some();
        let cells = if over {
            Vec::new()
        } else {
            rules::forbidden_cells(position, from)
        };
        let forbidden = cells.into_iter().map(|(cell, refusal, way)| Forbidden {
            cell: cell.index(),
            reason: reason(position, from, cell, refusal),
            path: path_message(&way),
        });
        let blockers = rules::blockers(position, from)
            .into_iter()
            .map(Square::index);
        let taken = if over {
            Vec::new()
        } else {
            rules::landings_taken(position, from)
        };
        let landing_taken = taken.into_iter().map(|(cell, lands)| LandingTaken {
            cell: cell.index(),
            lands: lands.index(),
        });
        Ok(Reach {
            from: from.index(),
            forbidden: forbidden.collect(),
            blockers: blockers.collect(),
            landing_taken: landing_taken.collect(),
        })
    }

    pub(super) fn why_not(
        &self,
        from: usize,
        to: usize,
    ) -> Result<Option<ReasonMessage>, EngineError> {
        let game = self.game()?;
        let (from, to) = (self.cell(from)?, self.cell(to)?);
        let refusal = match game.outcome() {
            Some(_) => Some(Refusal::GameOver),
            None => rules::refusal(game.position(), from, to),
        };
        Ok(refusal.map(|refusal| reason(game.position(), from, to, refusal)))
    }

    /// What the man on `from` could become on `to`: everything the variant lists, with what is missing and why.
    pub(super) fn promotions(
        &self,
        from: usize,
        to: usize,
    ) -> Result<Vec<PromotionChoice>, EngineError> {
        let position = self.game()?.position();
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
                code: "none-captured",
                args: BTreeMap::new(),
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
    pub(super) fn preview(
        &self,
        kind: usize,
        seat: usize,
        from: usize,
        present: bool,
    ) -> Result<PreviewMessage, EngineError> {
        let position = self.game()?.position();
        let variant = position.variant();
        let player = self.seat(seat)?;
        let known = Kind::new(kind).filter(|kind| kind.index() < variant.kinds.len());
        let allowed = || format!("0 to {}", variant.kinds.len() - 1);
        let kind =
            known.ok_or_else(|| EngineError::new("unknown-kind", kind.to_string(), allowed()))?;
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

    pub(super) fn preview_notation(
        &self,
        notation: &str,
        from: usize,
    ) -> Result<PreviewMessage, EngineError> {
        let board = self.game()?.variant().geometry();
        let from = self.cell(from)?;
        let movement = Movement::parse(notation).map_err(|fault| {
            EngineError::new("notation", notation, fault.message).with("at", fault.at + 1)
        })?;
        let targets = movement::preview(board, &movement, Facing::Up, from, |_| false);
        Ok(preview_message(from, targets.into_iter()))
    }

    fn seat(&self, seat: usize) -> Result<Player, EngineError> {
        let seats = self.game()?.variant().seats.len();
        let player = Player::new(seat).filter(|player| player.index() < seats);
        player.ok_or_else(|| {
            EngineError::new(
                "unknown-seat",
                seat.to_string(),
                format!("0 to {}", seats - 1),
            )
        })
    }

    fn cell(&self, cell: usize) -> Result<Square, EngineError> {
        let board = self.game()?.variant().geometry();
        let found = board.squares().nth(cell);
        found.ok_or_else(|| {
            EngineError::new(
                "unknown-cell",
                cell.to_string(),
                format!("0 to {}", board.len() - 1),
            )
        })
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
