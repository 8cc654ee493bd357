//! Examines a position that is being set up.

use std::sync::Arc;

use super::describe::{fault_message, setup_form, setup_message};
use super::error::EngineError;
use super::error_code::CallError;
use super::messages::*;
use crate::geometry::Square;
use crate::piece::{Piece, PieceType, Player};
use crate::position::{Examination, ForeignPosition, PositionError};
use crate::setup::{FieldName, Setup, TextError, TextErrorKind};
use crate::variant::Variant;

/// Examines a position text, a setup, or by default the game's array.
///
/// # Errors
///
/// What can't be read at all. Impossible positions are described, not refused.
pub fn examine(
    variant: &Arc<Variant>,
    position: Option<&str>,
    setup: Option<&SetupMessage>,
) -> Result<ExaminationMessage, EngineError> {
    let as_it_is = |setup| ForeignPosition {
        variant: variant.clone(),
        setup,
        remarks: Vec::new(),
    };
    let read = match (position, setup) {
        (Some(text), _) => ForeignPosition::read(variant, text).map_err(unreadable)?,
        (None, Some(message)) => as_it_is(Reader { variant }.setup(message)?),
        (None, None) => as_it_is(variant.array.clone()),
    };
    let ForeignPosition {
        variant,
        setup,
        remarks,
    } = &read;
    let examination = Examination::of(variant, setup);
    Ok(ExaminationMessage {
        position: setup.text(&variant.alphabet),
        setup: setup_message(variant, setup),
        form: setup_form(variant, setup, &examination),
        options: variant.options_chosen.iter().cloned().collect(),
        remarks: remarks.iter().cloned().map(ReasonMessage::from).collect(),
        faults: examination.faults.into_iter().map(fault_message).collect(),
    })
}

fn unreadable(error: TextError) -> EngineError {
    EngineError::from(PositionError::Text(error))
}

struct Reader<'a> {
    variant: &'a Variant,
}

impl Reader<'_> {
    fn setup(&self, message: &SetupMessage) -> Result<Setup, EngineError> {
        let alphabet = &self.variant.alphabet;
        let mut setup = Setup::empty(&alphabet.geometry);
        for placed in &message.pieces {
            let piece = Piece::new(self.kind(placed.kind)?, self.player(placed.seat)?);
            setup.squares[self.square(placed.square)?.index()] = Some(piece);
        }
        for &wall in &message.walls {
            let square = self.square(wall)?;
            if !alphabet.walls || setup.at(square).is_some() {
                let found = alphabet.geometry.name(square);
                let allowed = "walls on empty squares, in games with walls";
                let error = EngineError::new(TextErrorKind::UnknownLetter, found, allowed);
                return Err(error.with("at", "placement"));
            }
            setup.walls.insert(square);
        }
        for (player, counts) in message.reserves.iter().enumerate() {
            let owner = self.player(player)?;
            for (kind, &count) in counts.iter().enumerate() {
                setup.reserves[owner][self.kind(kind)?.index()] = count;
            }
        }
        setup.turn = self.player(message.turn)?;
        setup.castling = match message.castling.as_str() {
            "" => 0,
            letters => alphabet.read_castling(letters).map_err(unreadable)?,
        };
        for passed in &message.en_passant {
            setup.en_passant.push(self.passed(passed)?);
        }
        setup.clock_plies = message.clock_plies;
        setup.number = message.number;
        for (name, values) in message.fields.iter() {
            self.field(name, values, &mut setup)?;
        }
        Ok(setup.with_implied_gates(alphabet))
    }

    /// With two players the passing piece is implied; with more it must be named.
    fn passed(&self, passed: &PassedMessage) -> Result<(Square, Option<Square>), EngineError> {
        let square = self.square(passed.square)?;
        let piece = passed.piece.map(|piece| self.square(piece)).transpose()?;
        match (self.variant.alphabet.by_case(), piece) {
            (true, _) => Ok((square, None)),
            (false, Some(piece)) => Ok((square, Some(piece))),
            (false, None) => {
                let square = self.variant.geometry().name(square);
                let allowed = "the square of the piece too";
                Err(EngineError::new(TextErrorKind::EnPassant, square, allowed)
                    .with("at", "en passant"))
            }
        }
    }

    fn field(&self, name: &str, values: &[String], setup: &mut Setup) -> Result<(), EngineError> {
        let alphabet = &self.variant.alphabet;
        let known = FieldName::named(name).filter(|&field| alphabet.has(field));
        let unknown =
            || EngineError::new(TextErrorKind::UnknownField, name, "").with("at", "further fields");
        let field = known.ok_or_else(unknown)?;
        for (player, text) in values.iter().enumerate() {
            let owner = self.player(player)?;
            let value = alphabet.read_value(field, owner, text);
            let wrong = || EngineError::new(TextErrorKind::FieldValue, text, "").with("at", name);
            setup.fields.set(field, owner, value.ok_or_else(wrong)?);
        }
        Ok(())
    }

    fn square(&self, square: usize) -> Result<Square, EngineError> {
        let found = self.variant.geometry().squares().nth(square);
        found
            .ok_or_else(|| EngineError::new(CallError::UnknownCell, square.to_string(), "a square"))
    }

    fn kind(&self, kind: usize) -> Result<PieceType, EngineError> {
        let known = PieceType::new(kind).filter(|kind| kind.index() < self.variant.kinds.len());
        known.ok_or_else(|| EngineError::new(CallError::UnknownKind, kind.to_string(), "a type"))
    }

    fn player(&self, seat: usize) -> Result<Player, EngineError> {
        let known = Player::new(seat).filter(|player| player.index() < self.variant.players.len());
        known.ok_or_else(|| EngineError::new(CallError::UnknownSeat, seat.to_string(), "a player"))
    }
}
