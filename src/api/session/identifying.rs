//! What a pasted or typed text is. This alone decides it: the page only knows its own links.

use std::sync::Arc;

use super::Session;
use super::reading::looks_like_move;
use crate::api::error::EngineError;
use crate::api::messages::*;
use crate::import::{Source, recognize};
use crate::position::{ForeignPosition, Position, PositionError};
use crate::record::{GameList, LoadedStudy, STANDARD, Study};
use crate::setup::Setup;
use crate::variant::Variant;

/// Placements with fewer `/` are positions only if a game reads them: otherwise they may be words.
const SURE_SLASHES: usize = 3;

impl Session {
    /// What a text is, so that the page can offer to open it. Nothing changes. A move's fault needs public knowledge only.
    ///
    /// # Errors
    ///
    /// None.
    pub fn identify(&self, request: IdentifyRequest) -> Result<IdentifiedMessage, EngineError> {
        let text = request
            .text
            .trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
        let current = self.game().ok().filter(|_| request.here);
        let current = current.map(|game| game.variant().clone());
        let current = current.as_ref();
        Ok(if text.is_empty() {
            IdentifiedMessage::of(TextKind::Empty)
        } else if is_variant_file(text) {
            IdentifiedMessage::of(TextKind::Variant)
        } else {
            self.position(text, current)
                .or_else(|| self.games_in(text, current))
                .or_else(|| self.move_here(text, current?))
                .unwrap_or(IdentifiedMessage::of(TextKind::Unknown))
        })
    }

    /// A position of the current game, or else of the first game that can read it.
    fn position(&self, text: &str, current: Option<&Arc<Variant>>) -> Option<IdentifiedMessage> {
        let placement = text.split_whitespace().next()?;
        let is_one_line = !text.contains('\n');
        if !placement.contains('/') || placement.contains("://") || placement.starts_with('[') {
            return None;
        }
        let standard = self.catalogue.for_record(STANDARD, &[]);
        let usual = current.cloned().into_iter().chain(standard);
        // Every game is loaded only if neither of the usual ones reads the text.
        let others = std::iter::once_with(|| self.catalogue.all().unwrap_or_default()).flatten();
        let mut candidates = usual.clone().chain(others);
        if let Some(variant) = candidates.find(|variant| reads_position(variant, text)) {
            return Some(IdentifiedMessage::in_game(TextKind::Position, &variant.id));
        }
        if !is_one_line || !looks_like_placement(placement) {
            return None;
        }
        let variant = { usual }.next()?;
        let fault = ForeignPosition::read(&variant, text).err();
        Some(IdentifiedMessage {
            fault: fault.map(|fault| EngineError::from(PositionError::Text(fault)).into()),
            ..IdentifiedMessage::in_game(TextKind::Position, &variant.id)
        })
    }

    /// One game or several, with headers or as moves alone.
    fn games_in(&self, text: &str, current: Option<&Arc<Variant>>) -> Option<IdentifiedMessage> {
        let mut list = GameList::new(text);
        let listed = list.list(2);
        let first = listed.first()?;
        let only = list.text(0)?;
        let found = match first.headers.is_empty() {
            true => self.moves(only, current)?,
            false => {
                let id = self.catalogue.id_called(first.game());
                self.game_of(self.study_of(only, None), id.map(str::to_string))
            }
        };
        Some(match listed.len() {
            1 => found,
            _ => IdentifiedMessage::of(TextKind::Games),
        })
    }

    /// Moves without headers: of the current game, or else of chess.
    fn moves(&self, text: &str, current: Option<&Arc<Variant>>) -> Option<IdentifiedMessage> {
        let standard = self.catalogue.for_record(STANDARD, &[]);
        let candidates = current.map(|variant| (Some(variant), variant.clone()));
        let candidates = candidates
            .into_iter()
            .chain(standard.map(|variant| (None, variant)));
        let mut refused = None;
        for (current, variant) in candidates {
            let loaded = self.study_of(text, current);
            let moves = loaded
                .as_ref()
                .map_or(0, |loaded| loaded.study.tree().len() - 1);
            let is_whole = loaded.as_ref().is_ok_and(|loaded| loaded.fault.is_none());
            let is_numbered = begins_with_numbered_move(&variant, text);
            let is_single = looks_like_move(&variant, text);
            let found = || self.game_of(loaded, Some(variant.id.clone()));
            if moves > 1 || moves == 1 && !is_single && (is_whole || is_numbered) {
                return Some(found());
            }
            if is_numbered && refused.is_none() {
                refused = Some(found());
            }
        }
        refused
    }

    fn study_of(
        &self,
        text: &str,
        current: Option<&Arc<Variant>>,
    ) -> Result<LoadedStudy, EngineError> {
        let read =
            Study::from_text_with(&self.reading_options(None), text, |id, options| match id {
                "" => current.cloned(),
                _ => self.for_record(id, options),
            });
        read.map_err(|error| self.catalogue.with_custom_games(error).into())
    }

    fn game_of(
        &self,
        loaded: Result<LoadedStudy, EngineError>,
        game: Option<String>,
    ) -> IdentifiedMessage {
        let has_variations = |loaded: &LoadedStudy| loaded.study.tree().has_variations();
        let kind = match loaded.as_ref().is_ok_and(has_variations) {
            true => TextKind::Study,
            false => TextKind::Game,
        };
        IdentifiedMessage {
            kind,
            game,
            fault: loaded.err().map(ReasonMessage::from),
        }
    }

    /// A move of the current game, legal or not.
    fn move_here(&self, text: &str, current: &Variant) -> Option<IdentifiedMessage> {
        let is_word = text.split_whitespace().nth(1).is_none() && !text.contains("://");
        let text = text.to_string();
        let read = self.read_move(TextRequest { text: text.clone() });
        (is_word && (read.is_ok() || looks_like_move(current, &text))).then(|| IdentifiedMessage {
            fault: read.err().map(ReasonMessage::from),
            ..IdentifiedMessage::in_game(TextKind::Move, &current.id)
        })
    }
}

impl IdentifiedMessage {
    fn of(kind: TextKind) -> IdentifiedMessage {
        IdentifiedMessage {
            kind,
            game: None,
            fault: None,
        }
    }

    fn in_game(kind: TextKind, id: &str) -> IdentifiedMessage {
        IdentifiedMessage {
            game: Some(id.to_string()),
            ..IdentifiedMessage::of(kind)
        }
    }
}

/// Our own variant file, or games of other programs that can be imported. Faulty ones, too.
fn is_variant_file(text: &str) -> bool {
    let is_table = |line: &str| matches!(line.trim(), "[board]" | "[[piece]]");
    recognize(text) != Source::Unknown || text.lines().any(is_table)
}

/// Whether a game can read a position, legal or not.
fn reads_position(variant: &Arc<Variant>, text: &str) -> bool {
    Setup::parse(text, &variant.alphabet).is_ok()
        || !text.contains('\n') && Position::parse_leniently(variant, text).is_ok()
}

/// Whether a word looks like ranks of pieces and numbers, perhaps with a hand in brackets.
fn looks_like_placement(word: &str) -> bool {
    let ranks = word.split('[').next().unwrap_or_default();
    let is_sign = |c: char| c.is_ascii_alphanumeric() || "/|,+~*()".contains(c);
    ranks.matches('/').count() >= SURE_SLASHES
        && ranks.chars().all(is_sign)
        && ranks.contains(|c: char| c.is_ascii_alphabetic())
}

/// Whether a text begins with the number of a move and what looks like one: `1. e4`, `12...Nf6`.
fn begins_with_numbered_move(variant: &Variant, text: &str) -> bool {
    let unnumbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = unnumbered.trim_start_matches(['.', '…', ' ']);
    let first = rest.split_whitespace().next().unwrap_or_default();
    unnumbered.len() < text.len()
        && rest.len() < unnumbered.len()
        && looks_like_move(variant, first)
}
