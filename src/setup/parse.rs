//! Parsing position text.

use super::{Alphabet, CLOCK, FieldKind, FieldName, FieldValue, Setup, TextError, TextErrorKind};
use crate::geometry::{Geometry, Square, SquareSet};
use crate::piece::Player;

impl Setup {
    /// The longest text that is read, in bytes: enough for 256 squares of four bytes, pieces in hand and fields.
    pub const LONGEST_TEXT: usize = 8192;

    /// Parses a position text. As in EPD, the clock and the number may be missing together (0 and 1 then).
    ///
    /// # Errors
    ///
    /// The first fault, with its place and what is allowed there. The position may be impossible.
    pub fn parse(text: &str, alphabet: &Alphabet) -> Result<Setup, TextError> {
        if text.len() > Setup::LONGEST_TEXT {
            let allowed = format!("at most {} bytes", Setup::LONGEST_TEXT);
            return Err(TextError::new(
                TextErrorKind::TooLong,
                "position",
                text,
                allowed,
            ));
        }
        let parser = Parser { alphabet };
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        if words.is_empty() {
            return Err(TextError::new(
                TextErrorKind::EmptyText,
                "position",
                text,
                EXPECTED,
            ));
        }
        let (words, fields) = split_fields(&words);
        let &[placement, turn, castling, en_passant, ref counts @ ..] = words else {
            return Err(wrong_length(text));
        };
        let mut setup = Setup::empty(&alphabet.geometry);
        let mut seen = Vec::new();
        parser.placement(placement, &mut setup)?;
        setup.turn = parser.player(turn, TextErrorKind::Turn, "side to move")?;
        setup.castling = parser.castling(castling, &setup)?;
        match parser.count_limit(en_passant)? {
            Some(limit) => {
                set_number(FieldName::CountLimit, Player::FIRST, limit, &mut setup);
                seen.extend([FieldName::Count, FieldName::CountLimit]);
            }
            None => setup.en_passant = parser.en_passant(en_passant)?,
        }
        match *parser.checks(counts, &mut seen, &mut setup)? {
            [] => {}
            [clock, number] => {
                setup.clock_plies = parser.clock(clock, &mut setup)?;
                setup.number = count(number, TextErrorKind::Number, "move number", 0)?;
            }
            _ => return Err(wrong_length(text)),
        }
        parser.fields(fields, seen, &mut setup)?;
        Ok(setup.with_implied_gates(alphabet))
    }
}

impl Alphabet {
    /// The squares that a text writes as `*`, whatever follows its placement.
    ///
    /// # Errors
    ///
    /// The first fault of the placement.
    pub(crate) fn stars(&self, text: &str) -> Result<SquareSet, TextError> {
        let walled = Alphabet {
            walls: true,
            ..self.clone()
        };
        let placement = text.split_ascii_whitespace().next().unwrap_or_default();
        let mut setup = Setup::empty(&self.geometry);
        Parser { alphabet: &walled }.placement(placement, &mut setup)?;
        Ok(setup.walls)
    }
}

fn set_number(field: FieldName, owner: Player, number: u8, setup: &mut Setup) {
    let value = match number {
        0 => FieldValue::Nothing,
        _ => FieldValue::Number(number),
    };
    setup.fields.set(field, owner, value);
}

impl Alphabet {
    /// Parses a player's value of a further field.
    pub fn read_value(&self, field: FieldName, owner: Player, text: &str) -> Option<FieldValue> {
        Parser { alphabet: self }.value(field, owner, text)
    }

    /// Parses castling rights; `-` stands for none.
    ///
    /// # Errors
    ///
    /// Unknown or repeated letters.
    pub fn read_castling(&self, text: &str) -> Result<u32, TextError> {
        let nothing = Setup::empty(&self.geometry);
        Parser { alphabet: self }.castling(text, &nothing)
    }
}

fn split_fields<'w, 't>(words: &'w [&'t str]) -> (&'w [&'t str], &'w [&'t str]) {
    let named = words.iter().position(|word| word.contains('='));
    words.split_at(named.unwrap_or(words.len()))
}

const EXPECTED: &str =
    "placement, side to move, castling, en passant, then draw clock and move number or neither";

fn wrong_length(text: &str) -> TextError {
    TextError::new(TextErrorKind::WrongLength, "position", text, EXPECTED)
}

fn count(text: &str, kind: TextErrorKind, at: &str, least: u16) -> Result<u16, TextError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|&number| number >= least);
    let number = number.filter(|_| digits);
    number.ok_or_else(|| TextError::new(kind, at, text, format!("a number from {least} to 65535")))
}

pub(super) fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(" ")
}

/// Parses with a variant's letters. `placement.rs` has the first field.
pub(super) struct Parser<'a> {
    pub(super) alphabet: &'a Alphabet,
}

impl Parser<'_> {
    pub(super) fn board(&self) -> &Geometry {
        &self.alphabet.geometry
    }

    pub(super) fn player_letters(&self) -> String {
        let letters = self.alphabet.players.iter().map(char::to_string);
        letters.collect::<Vec<_>>().join(" ")
    }

    fn player(&self, text: &str, kind: TextErrorKind, at: &str) -> Result<Player, TextError> {
        let mut letters = text.chars();
        let player = match (letters.next(), letters.next()) {
            (Some(letter), None) => self.alphabet.player(letter),
            _ => None,
        };
        player.ok_or_else(|| TextError::new(kind, at, text, self.player_letters()))
    }

    /// A right's own letter, or that of its partner's file if the partner is there.
    fn right(&self, letter: char, setup: &Setup) -> Option<usize> {
        let known = self.alphabet.castling.iter();
        let known = { known }.position(|&known| known == letter);
        known.or_else(|| {
            let right = self.alphabet.right_of_file(letter)?;
            let partner = self.alphabet.partners[right]?;
            (setup.at(partner.home) == Some(partner.piece)).then_some(right)
        })
    }

    fn castling(&self, text: &str, setup: &Setup) -> Result<u32, TextError> {
        if text == "-" {
            return Ok(0);
        }
        let letters = &self.alphabet.castling;
        let mut rights = 0;
        for letter in text.chars() {
            let right = self.right(letter, setup);
            let bit = right.and_then(|bit| 1u32.checked_shl(bit as u32));
            match bit {
                Some(bit) if rights & bit == 0 => rights |= bit,
                _ => {
                    let allowed = match letters.is_empty() {
                        true => "-".to_string(),
                        false => format!("-, or some of {} once each", String::from_iter(letters)),
                    };
                    return Err(TextError::new(
                        TextErrorKind::Castling,
                        "castling",
                        text,
                        allowed,
                    ));
                }
            }
        }
        Ok(rights)
    }

    fn en_passant(&self, text: &str) -> Result<Vec<(Square, Option<Square>)>, TextError> {
        if text == "-" {
            return Ok(Vec::new());
        }
        let mut entries = Vec::new();
        for word in text.split(',') {
            let entry = self.passed(word).filter(|entry| !entries.contains(entry));
            entries.push(entry.ok_or_else(|| {
                let allowed = match self.alphabet.by_case() {
                    true => "-, or the square passed over",
                    false => {
                        "-, or `square passed over:square of the piece`, with commas between several"
                    }
                };
                TextError::new(TextErrorKind::EnPassant, "en passant", word, allowed)
            })?);
        }
        entries.sort();
        Ok(entries)
    }

    /// Parses a passed square. With more than two players several pieces may be capturable, so the piece is named.
    fn passed(&self, word: &str) -> Option<(Square, Option<Square>)> {
        if self.alphabet.by_case() {
            return Some((self.board().square(word)?, None));
        }
        let (passed, piece) = word.split_once(':')?;
        Some((
            self.board().square(passed)?,
            Some(self.board().square(piece)?),
        ))
    }

    /// The limit of a count, which Fairy-Stockfish writes in place of en passant; 0 if nothing is counted.
    fn count_limit(&self, text: &str) -> Result<Option<u8>, TextError> {
        let is_number = text.bytes().all(|byte| byte.is_ascii_digit());
        if !is_number || !self.alphabet.has(FieldName::CountLimit) {
            return Ok(None);
        }
        let allowed = "-, or the plies that may be counted, from 0 to 255";
        let wrong = || TextError::new(TextErrorKind::EnPassant, "en passant", text, allowed);
        text.parse().map(Some).map_err(|_| wrong())
    }

    /// The draw clock. While plies are counted, it is their number.
    fn clock(&self, text: &str, setup: &mut Setup) -> Result<u16, TextError> {
        let (kind, at) = (TextErrorKind::Clock, "draw clock");
        let clock = count(text, kind, at, 0)?;
        if setup.fields.get(FieldName::CountLimit, Player::FIRST) != FieldValue::Nothing {
            let allowed = "the plies counted, from 0 to 255";
            let plies = u8::try_from(clock);
            let plies = plies.map_err(|_| TextError::new(kind, at, text, allowed))?;
            set_number(FieldName::Count, Player::FIRST, plies, setup);
        }
        Ok(clock)
    }

    /// Reads the checks before the counters, those left (`3+3`), or behind them, those given (`+0+0`). Returns the
    /// counters.
    fn checks<'w>(
        &self,
        words: &'w [&'w str],
        seen: &mut Vec<FieldName>,
        setup: &mut Setup,
    ) -> Result<&'w [&'w str], TextError> {
        let Some(limit) = self.alphabet.checks_to_win else {
            return Ok(words);
        };
        let (word, others) = match words {
            [left, others @ ..] if left.contains('+') => (left, others),
            [others @ .., given] if given.starts_with('+') => (given, others),
            _ => return Ok(words),
        };
        let given = word.strip_prefix('+');
        let numbers = given.unwrap_or(word).split('+').map(|number| {
            let number: u8 = number.parse().ok().filter(|&number| number <= limit)?;
            Some(if given.is_some() {
                number
            } else {
                limit - number
            })
        });
        let numbers: Option<Vec<u8>> = numbers.collect();
        let numbers = numbers.filter(|numbers| numbers.len() == self.alphabet.players.len());
        let numbers = numbers.ok_or_else(|| {
            let allowed = format!(
                "`{limit}+{limit}`, the checks that each player has still to give, or `+0+0`, those given"
            );
            TextError::new(TextErrorKind::FieldValue, "checks", word, allowed)
        })?;
        for (player, number) in Player::first(numbers.len()).zip(numbers) {
            set_number(FieldName::Checks, player, number, setup);
        }
        seen.push(FieldName::Checks);
        Ok(others)
    }

    fn fields(
        &self,
        words: &[&str],
        mut seen: Vec<FieldName>,
        setup: &mut Setup,
    ) -> Result<(), TextError> {
        for word in words {
            let (name, values) = word.split_once('=').unwrap_or((word, ""));
            if name == CLOCK && seen.contains(&FieldName::CountLimit) {
                setup.clock_plies = count(values, TextErrorKind::Clock, "draw clock", 0)?;
                continue;
            }
            let mut known = self.alphabet.fields.iter().copied();
            let known = known.find(|field| field.text() == name);
            let fresh = known.filter(|field| !seen.contains(field));
            let field = fresh.ok_or_else(|| self.unknown_field(word))?;
            seen.push(field);
            self.field(field, values, setup)?;
        }
        Ok(())
    }

    fn unknown_field(&self, word: &str) -> TextError {
        let names = listed(self.alphabet.fields.iter().map(|field| field.text()));
        let allowed = match names.is_empty() {
            true => "nothing after the move number".to_string(),
            false => format!("`name=value` once each for {names}"),
        };
        TextError::new(TextErrorKind::UnknownField, "further fields", word, allowed)
    }

    fn field(&self, field: FieldName, text: &str, setup: &mut Setup) -> Result<(), TextError> {
        let values: Vec<&str> = text.split(',').collect();
        let wanted = match field.is_per_player() {
            true => self.alphabet.players.len(),
            false => 1,
        };
        if values.len() != wanted {
            let allowed = format!("{wanted} values with commas between them");
            return Err(TextError::new(
                TextErrorKind::FieldValues,
                field.text(),
                text,
                allowed,
            ));
        }
        for (owner, text) in Player::first(wanted).zip(values) {
            let value = self.value(field, owner, text).ok_or_else(|| {
                let unknown = if field.is_secret() { ", `?`" } else { "" };
                let allowed = format!("{}, `-`{unknown}", field.kind().allowed());
                TextError::new(TextErrorKind::FieldValue, field.text(), text, allowed)
            })?;
            setup.fields.set(field, owner, value);
        }
        Ok(())
    }

    fn value(&self, field: FieldName, owner: Player, text: &str) -> Option<FieldValue> {
        match (text, field.kind()) {
            ("-", _) => Some(FieldValue::Nothing),
            ("?", _) => field.is_secret().then_some(FieldValue::Unknown),
            (FieldKind::RESERVE, FieldKind::SquareOrHand) => Some(FieldValue::Reserve),
            (FieldKind::NOW, FieldKind::SquareOrNow | FieldKind::Now) => Some(FieldValue::Now),
            (_, FieldKind::Square | FieldKind::SquareOrHand | FieldKind::SquareOrNow) => {
                self.board().square(text).map(FieldValue::Square)
            }
            (_, FieldKind::Now) => None,
            (_, FieldKind::Piece) => {
                let piece = self.piece(text)?;
                (piece.owner() == owner).then_some(FieldValue::Piece(piece.kind()))
            }
            (_, FieldKind::Player) => self
                .player(text, TextErrorKind::FieldValue, "")
                .ok()
                .map(FieldValue::Player),
            (_, FieldKind::Number) => {
                let number = count(text, TextErrorKind::FieldValue, "", 1).ok()?;
                u8::try_from(number).ok().map(FieldValue::Number)
            }
        }
    }
}
