//! Parsing position text.

use super::{Alphabet, FieldKind, FieldName, FieldValue, Setup, TextError, TextErrorKind};
use crate::geometry::{Axis, Geometry, Shape, Square};
use crate::piece::{Piece, Player};

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
        parser.placement(placement, &mut setup)?;
        setup.turn = parser.player(turn, TextErrorKind::Turn, "side to move")?;
        setup.castling = parser.castling(castling)?;
        setup.en_passant = parser.en_passant(en_passant)?;
        match *counts {
            [] => {}
            [clock, number] => {
                setup.clock_plies = count(clock, TextErrorKind::Clock, "draw clock", 0)?;
                setup.number = count(number, TextErrorKind::Number, "move number", 0)?;
            }
            _ => return Err(wrong_length(text)),
        }
        parser.fields(fields, &mut setup)?;
        Ok(setup)
    }
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
    pub fn read_castling(&self, text: &str) -> Result<u16, TextError> {
        Parser { alphabet: self }.castling(text)
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

fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(" ")
}

struct Parser<'a> {
    alphabet: &'a Alphabet,
}

impl Parser<'_> {
    fn board(&self) -> &Geometry {
        &self.alphabet.geometry
    }

    fn placement(&self, text: &str, setup: &mut Setup) -> Result<(), TextError> {
        let (squares, reserves) = match text.split_once('[') {
            None => (text, None),
            Some((squares, rest)) => (squares, Some(rest)),
        };
        let layers: Vec<&str> = squares.split('|').collect();
        let wanted = usize::from(self.board().layers());
        if layers.len() != wanted {
            let allowed = format!("{wanted} boards with `|` between them");
            return Err(TextError::new(
                TextErrorKind::PlacementBoards,
                "placement",
                squares,
                allowed,
            ));
        }
        for (layer, text) in (0..).zip(layers) {
            self.layer(layer, text, setup)?;
        }
        reserves.map_or(Ok(()), |text| self.reserves(text, setup))
    }

    fn layer(&self, layer: u8, text: &str, setup: &mut Setup) -> Result<(), TextError> {
        let ranks: Vec<&str> = text.split('/').collect();
        let wanted = self.board().ranks();
        if ranks.len() != usize::from(wanted) {
            let at = self.place_of_layer(layer);
            let allowed = format!("{wanted} ranks with `/` between them");
            return Err(TextError::new(
                TextErrorKind::PlacementRanks,
                at,
                text,
                allowed,
            ));
        }
        for (rank, text) in (0..wanted).rev().zip(ranks) {
            let rank_name = &self.board().axis_names(Axis::Rank)[usize::from(rank)];
            let at = format!("{}, rank {rank_name}", self.place_of_layer(layer));
            self.rank((layer, rank), text, &at, setup)?;
        }
        Ok(())
    }

    /// The place of a board or level in error messages.
    fn place_of_layer(&self, layer: u8) -> String {
        match self.board().shape() {
            Shape::Plane => "placement".to_string(),
            Shape::TwoBoards => format!("placement, board {}", layer + 1),
            Shape::Levels => {
                let levels = self.board().axis_names(Axis::Layer);
                format!("placement, level {}", levels[usize::from(layer)])
            }
        }
    }

    fn rank(
        &self,
        (layer, rank): (u8, u8),
        text: &str,
        at: &str,
        setup: &mut Setup,
    ) -> Result<(), TextError> {
        let width = usize::from(self.board().files());
        let wrong_width = || {
            let allowed = format!("{width} squares");
            TextError::new(TextErrorKind::PlacementWidth, at, text, allowed)
        };
        let mut file = 0;
        for word in self.words(text) {
            match word_count(word, at)? {
                Some(count) => file += count,
                None => {
                    let piece = self
                        .piece(word)
                        .ok_or_else(|| self.unknown_letter(word, at, &self.alphabet.codes))?;
                    let column = u8::try_from(file).map_err(|_| wrong_width())?;
                    let square = self.board().at(column, rank, layer);
                    setup.squares[square.ok_or_else(wrong_width)?.index()] = Some(piece);
                    file += 1;
                }
            }
        }
        match file == width {
            true => Ok(()),
            false => Err(wrong_width()),
        }
    }

    /// Splits a rank or hand into pieces and counts. Anything else becomes a word of its own.
    fn words<'t>(&self, text: &'t str) -> Vec<&'t str> {
        if !self.alphabet.by_case() {
            return text.split(',').collect();
        }
        let mut words = Vec::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let len = match rest.bytes().take_while(u8::is_ascii_digit).count() {
                0 => self.longest_piece(rest).unwrap_or(first.len_utf8()),
                digits => digits,
            };
            let (word, after) = rest.split_at(len);
            words.push(word);
            rest = after;
        }
        words
    }

    /// The length of the longest piece at the start of a text, where letter case shows the owner.
    fn longest_piece(&self, text: &str) -> Option<usize> {
        let fits = |&len: &usize| {
            text.get(..len)
                .is_some_and(|word| self.piece_by_case(word).is_some())
        };
        [2, 1].into_iter().find(fits)
    }

    fn piece_by_case(&self, word: &str) -> Option<Piece> {
        let owner = usize::from(word.bytes().all(|byte| byte.is_ascii_lowercase()));
        let code = match owner {
            0 => self.alphabet.kind(word),
            _ => self.alphabet.kind(&word.to_ascii_uppercase()),
        };
        Some(Piece::new(code?, Player::new(owner)?))
    }

    fn piece_by_letter(&self, word: &str) -> Option<Piece> {
        let mut letters = word.chars();
        let owner = self.alphabet.player(letters.next()?)?;
        Some(Piece::new(self.alphabet.kind(letters.as_str())?, owner))
    }

    fn piece(&self, word: &str) -> Option<Piece> {
        match self.alphabet.by_case() {
            true => self.piece_by_case(word),
            false => self.piece_by_letter(word),
        }
    }

    fn unknown_letter<'c>(
        &self,
        word: &str,
        at: &str,
        codes: impl IntoIterator<Item = &'c String>,
    ) -> TextError {
        let codes = listed(codes.into_iter().map(String::as_str));
        let allowed = match (codes.is_empty(), self.alphabet.by_case()) {
            (true, _) => "no pieces in reserve".to_string(),
            (false, true) => format!("{codes} in capital or small letters"),
            (false, false) => format!(
                "a letter of {} before one of {codes}",
                self.player_letters()
            ),
        };
        TextError::new(TextErrorKind::UnknownLetter, at, word, allowed)
    }

    fn reserves(&self, text: &str, setup: &mut Setup) -> Result<(), TextError> {
        let at = "reserves";
        let Some(pieces) = text.strip_suffix(']') else {
            let allowed = "pieces in brackets at the end of the placement";
            return Err(TextError::new(TextErrorKind::Reserves, at, text, allowed));
        };
        if pieces.is_empty() {
            return Ok(());
        }
        for word in self.words(pieces) {
            let droppable = self.alphabet.reserve.iter();
            let codes = droppable.map(|kind| &self.alphabet.codes[kind.index()]);
            let piece = { self.piece(word) }.ok_or_else(|| self.unknown_letter(word, at, codes))?;
            let held = &mut setup.reserves[piece.owner()][piece.kind().index()];
            *held = held.checked_add(1).ok_or_else(|| {
                TextError::new(
                    TextErrorKind::Reserves,
                    at,
                    word,
                    "at most 255 pieces of a type",
                )
            })?;
        }
        Ok(())
    }

    fn player_letters(&self) -> String {
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

    fn castling(&self, text: &str) -> Result<u16, TextError> {
        if text == "-" {
            return Ok(0);
        }
        let letters = &self.alphabet.castling;
        let mut rights = 0;
        for letter in text.chars() {
            let known = letters.iter().position(|&known| known == letter);
            let bit = known.and_then(|bit| 1u16.checked_shl(bit as u32));
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

    fn fields(&self, words: &[&str], setup: &mut Setup) -> Result<(), TextError> {
        let mut seen = Vec::new();
        for word in words {
            let (name, values) = word.split_once('=').unwrap_or((word, ""));
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
            (FieldKind::NOW, FieldKind::SquareOrNow) => Some(FieldValue::Now),
            (_, FieldKind::Square | FieldKind::SquareOrHand | FieldKind::SquareOrNow) => {
                self.board().square(text).map(FieldValue::Square)
            }
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

/// Parses a count of empty squares: at most three digits, no leading zero. `None` for other words.
fn word_count(word: &str, at: &str) -> Result<Option<usize>, TextError> {
    if !word.starts_with(|letter: char| letter.is_ascii_digit()) {
        return Ok(None);
    }
    let plain = !word.starts_with('0') && word.len() <= 3;
    let count = word.parse().ok().filter(|_| plain);
    count.map(Some).ok_or_else(|| {
        let allowed = "a count of empty squares without a leading zero";
        TextError::new(TextErrorKind::PlacementCount, at, word, allowed)
    })
}
