//! Position texts of other programs and of people: fields may be missing, rights may be useless, and EPD operations may
//! follow. Every place where such a text is pasted, linked or sent reads it here.

use std::sync::Arc;

use super::Position;
use super::fault::{PositionError, PositionFaultKind};
use super::foreign_words::ForeignWords;
use crate::piece::Player;
use crate::setup::{Setup, TextError};
use crate::variant::Variant;

codes! {
    /// What was left out of a text, or read as something else.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum TextRemarkKind {
        /// Fields are missing; the usual values are assumed.
        FieldsMissing = "fields-missing",
        /// EPD operations other than the counters.
        OperationsLeftOut = "operations-left-out",
        /// Castling rights without the pieces for them.
        CastlingLeftOut = "castling-left-out",
        /// Castling rights in letters of another notation.
        CastlingRewritten = "castling-rewritten",
        /// No piece can have passed over the square.
        EnPassantLeftOut = "en-passant-left-out",
    }
}

/// What was left out of a text, or read as something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextRemark {
    /// Its kind.
    pub kind: TextRemarkKind,
    /// What the text has.
    pub found: String,
    /// What is read instead; `-` for nothing.
    pub used: String,
}

impl TextRemark {
    fn new(kind: TextRemarkKind, found: &str, used: &str) -> TextRemark {
        let text = |text: &str| match text {
            "" => "-".to_string(),
            text => text.to_string(),
        };
        TextRemark {
            kind,
            found: text(found),
            used: text(used),
        }
    }
}

impl std::fmt::Display for TextRemark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let TextRemark { kind, found, used } = self;
        write!(f, "{}: found {found}, used {used}", kind.code())
    }
}

/// A position text of another program, possibly of an impossible position.
#[derive(Clone, Debug)]
pub struct ForeignPosition {
    /// The variant with the array to which the text belongs.
    pub variant: Arc<Variant>,
    /// The position as written.
    pub setup: Setup,
    /// What was left out or read as something else.
    pub remarks: Vec<TextRemark>,
}

impl ForeignPosition {
    /// Reads a text. Castling letters and squares of en passant that the pieces contradict are left out: many programs
    /// write them. A shuffled array is found by the squares of unmoved pieces.
    ///
    /// # Errors
    ///
    /// As [`Setup::parse`].
    pub fn read(variant: &Arc<Variant>, text: &str) -> Result<ForeignPosition, TextError> {
        let alphabet = &variant.alphabet;
        if text.trim().is_empty() || text.len() > Setup::LONGEST_TEXT {
            Setup::parse(text, alphabet)?;
        }
        let words = ForeignWords::of(text, alphabet);
        let pieces = Setup::parse(&words.with_castling("-", alphabet), alphabet)?;
        let castling = variant.foreign_castling(&pieces, words.castling.unwrap_or("-"));
        let alphabet = &castling.variant.alphabet;
        let mut read = ForeignPosition {
            setup: Setup::parse(&words.with_castling(&castling.letters, alphabet), alphabet)?,
            variant: castling.variant,
            remarks: Vec::new(),
        };
        let rights = words.castling.unwrap_or_default();
        read.remark_rewritten(rights, &castling.left_out);
        read.leave_out_rights(rights, castling.left_out);
        read.leave_out_en_passant();
        if words.turn.is_none() {
            read.guess_turn();
        }
        read.remark_missing(&words);
        if !words.operations.is_empty() {
            let found = words.operations.join(" ");
            read.remark(TextRemarkKind::OperationsLeftOut, &found, "");
        }
        Ok(read)
    }

    fn remark(&mut self, kind: TextRemarkKind, found: &str, used: &str) {
        self.remarks.push(TextRemark::new(kind, found, used));
    }

    /// Where arrays are shuffled, the letter of a file is the usual notation.
    fn remark_rewritten(&mut self, rights: &str, left_out: &str) {
        let alphabet = &self.variant.alphabet;
        let is_foreign =
            |letter| !alphabet.castling.contains(&letter) && !left_out.contains(letter);
        if self.variant.shuffle.is_none() && rights != "-" && rights.contains(is_foreign) {
            let own = self.setup.text(alphabet);
            let own = own.split(' ').nth(2).unwrap_or_default();
            self.remark(TextRemarkKind::CastlingRewritten, rights, own);
        }
    }

    fn leave_out_rights(&mut self, rights: &str, mut left_out: String) {
        let variant = self.variant.clone();
        for (bit, right) in variant.rules.rights.iter().enumerate() {
            let moved = |square| self.setup.at(square) != variant.array.at(square);
            if self.setup.castling >> bit & 1 != 0 && right.squares.iter().any(moved) {
                self.setup.castling &= !(1 << bit);
                // A gate may be in the text only by implication.
                if !right.gate || rights.contains(right.letter) {
                    left_out.push(right.letter);
                }
            }
        }
        if !left_out.is_empty() {
            self.remark(TextRemarkKind::CastlingLeftOut, &left_out, "");
        }
    }

    fn has_fault(&self, kind: PositionFaultKind) -> bool {
        let (_, faults) = Position::validated(self.variant.clone(), &self.setup);
        faults.iter().any(|fault| fault.kind == kind)
    }

    fn leave_out_en_passant(&mut self) {
        if self.has_fault(PositionFaultKind::ImpossibleEnPassant) {
            let board = self.variant.geometry();
            let squares = self.setup.en_passant.drain(..);
            let names: Vec<&str> = squares.map(|(square, _)| board.name(square)).collect();
            let found = names.join(",");
            self.remark(TextRemarkKind::EnPassantLeftOut, &found, "");
        }
    }

    /// The first player moves, unless the other one is in check.
    fn guess_turn(&mut self) {
        let second = Player::new(1).filter(|_| self.variant.players.len() == 2);
        if let Some(second) = second
            && self.has_fault(PositionFaultKind::OtherSideInCheck)
        {
            self.setup.turn = second;
        }
    }

    fn remark_missing(&mut self, words: &ForeignWords) {
        if words.lacks_fields {
            let used = self.setup.text(&self.variant.alphabet);
            let (_, used) = used.split_once(' ').unwrap_or_default();
            self.remark(TextRemarkKind::FieldsMissing, &words.found, used);
        }
    }
}

impl Position {
    /// Parses a position text of another program, as [`ForeignPosition::read`] does.
    ///
    /// # Errors
    ///
    /// As [`Position::parse`].
    pub fn parse_leniently(
        variant: &Arc<Variant>,
        text: &str,
    ) -> Result<(Position, Vec<TextRemark>), PositionError> {
        let read = ForeignPosition::read(variant, text).map_err(PositionError::Text)?;
        let position = Position::new(read.variant, &read.setup).map_err(PositionError::Faults)?;
        Ok((position, read.remarks))
    }
}
