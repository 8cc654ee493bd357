//! Parsing the placement and the pieces in hand.

use super::parse::{Parser, listed};
use super::{Setup, TextError, TextErrorKind, WALL};
use crate::geometry::{Axis, Shape, Square};
use crate::piece::{Piece, Player};

/// The longest code of a piece: `+AB` or `AB~`.
const LONGEST_CODE: usize = 3;

impl Parser<'_> {
    pub(super) fn placement(&self, text: &str, setup: &mut Setup) -> Result<(), TextError> {
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
        let mut ranks: Vec<&str> = text.split('/').collect();
        let wanted = self.board().ranks();
        if let Some(hand) = self.hand_behind_ranks(&ranks) {
            ranks.pop();
            self.hand(hand, setup)?;
        }
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

    /// The pieces in hand that some programs write like a further rank.
    fn hand_behind_ranks<'t>(&self, ranks: &[&'t str]) -> Option<&'t str> {
        let is_further = self.alphabet.by_case()
            && self.board().layers() == 1
            && ranks.len() == usize::from(self.board().ranks()) + 1;
        let last = ranks.last().filter(|_| is_further)?;
        (!last.contains(|letter: char| letter.is_ascii_digit())).then_some(last)
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
        let square = |file: usize| self.board().at(u8::try_from(file).ok()?, rank, layer);
        let in_a_hole = |word| {
            let allowed = "`*` for each square that the board lacks";
            TextError::new(TextErrorKind::PlacementHole, at, word, allowed)
        };
        let mut file = 0;
        for word in self.words(text) {
            let count = word_count(word, at)?;
            let end = file + count.unwrap_or(1);
            if end > width {
                return Err(wrong_width());
            }
            match (count, square(file)) {
                (None, Some(square)) => self.occupy(square, word, at, setup)?,
                (None, None) if word == WALL => {}
                (Some(_), _) if (file..end).all(|file| square(file).is_some()) => {}
                _ => return Err(in_a_hole(word)),
            }
            file = end;
        }
        match file == width {
            true => Ok(()),
            false => Err(wrong_width()),
        }
    }

    /// Puts a piece or a wall on a square.
    fn occupy(
        &self,
        square: Square,
        word: &str,
        at: &str,
        setup: &mut Setup,
    ) -> Result<(), TextError> {
        if self.alphabet.walls && word == WALL {
            setup.walls.insert(square);
            return Ok(());
        }
        let piece = self.piece(word);
        let unknown = || self.unknown_letter(word, at, &self.alphabet.codes);
        setup.squares[square.index()] = Some(piece.ok_or_else(unknown)?);
        Ok(())
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
        (1..=LONGEST_CODE).rev().find(fits)
    }

    fn piece_by_case(&self, word: &str) -> Option<Piece> {
        let owner = usize::from(!word.bytes().any(|byte| byte.is_ascii_uppercase()));
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

    pub(super) fn piece(&self, word: &str) -> Option<Piece> {
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
        self.hand(pieces, setup)
    }

    fn hand(&self, pieces: &str, setup: &mut Setup) -> Result<(), TextError> {
        let at = "reserves";
        if matches!(pieces, "" | "-") {
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
