//! The piece types of a section: letters, movements, royalty and regions.

use std::collections::HashMap;

use super::betza;
use super::sections::Entry;
use super::settings::Settings;
use super::types::{KING, PAWN, TYPES, UNHOPPABLE, order};
use crate::import::appearance;
use crate::import::draft::{BLACK, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::notation;

/// The squares where a player may capture en passant.
pub(super) const EN_PASSANT_REGION: &str = "enPassantRegion";

/// The double step of [`PAWN`].
const DOUBLE_STEP: &str = "ifmnD";

/// What a King has in addition where the Kings may not face each other.
const FACES_ROYAL: &str = "kR";

/// A piece type.
#[derive(Clone, Debug)]
pub(super) struct FairyPiece {
    pub(super) key: String,
    /// A capital letter.
    pub(super) letter: char,
    /// The moves in the source's notation.
    moves: String,
    line: u32,
    /// The type that it was before it promoted, if that matters.
    pub(super) form_of: Option<usize>,
}

/// The piece types, each with a unique letter.
pub(super) struct FairyPieces {
    pub(super) list: Vec<FairyPiece>,
    /// The keys of the letters in each generation: a list of letters means the types that had them where it is written.
    letters: Vec<HashMap<char, String>>,
    /// The keys of types that a generation removed.
    removed: Vec<(usize, String)>,
}

impl FairyPieces {
    /// The types that remain after all generations.
    pub(super) fn of(settings: &Settings, losses: &mut Losses) -> FairyPieces {
        let mut pieces = FairyPieces {
            list: Vec::new(),
            letters: Vec::new(),
            removed: Vec::new(),
        };
        for generation in &settings.generations {
            let mut entries: Vec<(usize, &Entry)> = generation
                .iter()
                .filter_map(|entry| Some((order(&entry.key)?, entry)))
                .collect();
            entries.sort_by_key(|(order, _)| *order);
            for (_, entry) in entries {
                pieces.read(entry, losses);
            }
            let letters = pieces.list.iter();
            let letters = letters.map(|piece| (piece.letter, piece.key.clone()));
            pieces.letters.push(letters.collect());
        }
        let last = pieces.list.iter().position(|piece| piece.key == KING);
        // The royal piece comes first, as in our own files.
        if let Some(royal) = last {
            pieces.list[..=royal].rotate_right(1);
        }
        pieces
    }

    fn read(&mut self, entry: &Entry, losses: &mut Losses) {
        let Some(letter) = entry.value.chars().next() else {
            return;
        };
        let generation = self.letters.len();
        self.list.retain(|piece| piece.key != entry.key);
        let letter = letter.to_ascii_uppercase();
        let mut refuse = |allowed: &str| {
            let (key, value) = (&entry.key, &entry.value);
            losses.refuse(LossKind::Value, entry.line, key, value, allowed);
        };
        if !letter.is_ascii_uppercase() {
            if letter != '-' {
                refuse("a–z, -");
            }
            self.removed.push((generation, entry.key.clone()));
            return;
        }
        let replaced = self.list.iter().filter(|piece| piece.letter == letter);
        let replaced = replaced.map(|piece| (generation, piece.key.clone()));
        self.removed.extend(replaced);
        self.list.retain(|piece| piece.letter != letter);
        let described = entry.value.split_once(':').map(|(_, moves)| moves.trim());
        let known = TYPES.iter().find(|(key, ..)| *key == entry.key);
        let moves = match (known, described) {
            (Some((KING, ..)), Some(moves)) | (None, Some(moves)) => moves,
            (Some((_, moves, _)), _) => moves,
            (None, None) => {
                refuse("a:BN");
                ""
            }
        };
        self.list.push(FairyPiece {
            key: entry.key.clone(),
            letter,
            moves: moves.to_string(),
            line: entry.line,
            form_of: None,
        });
    }

    /// The type with a letter in either case.
    pub(super) fn with_letter(&self, letter: char) -> Option<usize> {
        let letter = letter.to_ascii_uppercase();
        self.list.iter().position(|piece| piece.letter == letter)
    }

    /// What a type becomes that keeps what it was.
    pub(super) fn form_of(&self, kind: usize) -> Option<usize> {
        let mut pieces = self.list.iter();
        pieces.position(|piece| piece.form_of == Some(kind))
    }

    /// The type with a key; promoted ones come last.
    pub(super) fn with_key(&self, key: &str) -> Option<usize> {
        self.list.iter().position(|piece| piece.key == key)
    }

    /// The type that a letter means in the value of a key: `Some(None)` if it has been removed since.
    pub(super) fn meant(
        &self,
        key: &str,
        letter: char,
        settings: &Settings,
    ) -> Option<Option<usize>> {
        self.meant_in(settings.generation(key)?, letter)
    }

    /// The type that a letter means in a generation: `Some(None)` if it has been removed since.
    pub(super) fn meant_in(&self, generation: usize, letter: char) -> Option<Option<usize>> {
        let letters = self.letters.get(generation)?;
        let known = letters.get(&letter.to_ascii_uppercase())?;
        Some(self.with_key(known))
    }

    /// Whether a type was removed after the value of a key was written, though it may be there again.
    pub(super) fn was_removed_since(&self, kind: usize, key: &str, settings: &Settings) -> bool {
        let written = settings.generation(key);
        let mut removed = self.removed.iter();
        removed.any(|(generation, key)| {
            *key == self.list[kind].key && written.is_none_or(|written| *generation > written)
        })
    }

    /// The types whose letters a key lists (`*` is all), or the default if the key is missing.
    pub(super) fn listed(
        &self,
        key: &str,
        default: &[&str],
        settings: &Settings,
        losses: &mut Losses,
    ) -> Vec<usize> {
        let Some(letters) = settings.value(key) else {
            return default
                .iter()
                .filter_map(|key| self.with_key(key))
                .collect();
        };
        let mut kinds = Vec::new();
        for letter in letters.chars().filter(|letter| !letter.is_whitespace()) {
            match (letter, self.meant(key, letter, settings)) {
                ('-', _) => {}
                ('*', _) => kinds.extend(0..self.list.len()),
                (_, Some(Some(kind))) => kinds.extend(self.alike(kind)),
                (_, Some(None)) => {}
                (letter, None) => {
                    let (line, found) = (settings.line(key), letter.to_string());
                    losses.refuse(LossKind::Value, line, key, &found, self.letters());
                }
            }
        }
        let mut once = Vec::new();
        kinds.retain(|kind| {
            let new = !once.contains(kind);
            once.push(*kind);
            new
        });
        kinds
    }

    /// A type and the promoted pieces that are of this type there.
    pub(super) fn alike(&self, kind: usize) -> impl Iterator<Item = usize> {
        let key = &self.list[kind].key;
        (0..self.list.len()).filter(move |&other| self.list[other].key == *key)
    }

    /// All letters, for error messages.
    pub(super) fn letters(&self) -> String {
        let plain = self.list.iter().filter(|piece| piece.form_of.is_none());
        let letters = plain.map(|piece| piece.letter.to_string());
        letters.collect::<Vec<String>>().join(", ")
    }

    /// Converts the types.
    pub(super) fn kinds(&self, settings: &Settings, losses: &mut Losses) -> Vec<DraftPieceType> {
        let double_steps = settings.flag("doubleStep", true, losses);
        let faces = settings.flag("flyingGeneral", false, losses);
        let capturers = self.en_passant_capturers(settings, losses);
        self.refuse_mixed_hoppers(losses);
        let kinds = self.list.iter().enumerate().map(|(index, piece)| {
            let takes = capturers.contains(&index);
            let mut moves = piece.converted_moves(takes, !capturers.is_empty(), losses);
            if piece.key == PAWN && double_steps {
                moves.push_str(DOUBLE_STEP);
            }
            if piece.key == KING && faces {
                moves.push_str(FACES_ROYAL);
            }
            DraftPieceType {
                code: piece.code(),
                name: self.name(piece, &moves),
                moves,
                royal: false,
                form_of: piece.form_of,
                royal_up_to: None,
                stays_on: [None, None],
                starts_on: [None, None],
                en_passant_on: [None, None],
                line_moves: None,
                hoppable: piece.key != UNHOPPABLE,
                points: 0,
            }
        });
        kinds.collect()
    }

    /// Reports a type that nothing hops over beside other hoppers, which may hop over it there.
    fn refuse_mixed_hoppers(&self, losses: &mut Losses) {
        let cannon = self.list.iter().find(|piece| piece.key == UNHOPPABLE);
        let hops = |piece: &&FairyPiece| piece.moves.contains(['p', 'g']);
        let mut others = self.list.iter().filter(|piece| piece.key != UNHOPPABLE);
        if let (Some(cannon), Some(other)) = (cannon, others.find(hops)) {
            let why = format!("there `{}` may hop over it", other.letter);
            losses.refuse(LossKind::Rule, cannon.line, &cannon.key, &cannon.moves, why);
        }
    }

    /// The name of a type with these moves.
    fn name(&self, piece: &FairyPiece, moves: &str) -> String {
        match piece.form_of.map(|before| &self.list[before]) {
            Some(before) => format!("Promoted {}", before.name(&before.moves)),
            None => piece.name(moves),
        }
    }

    /// The types that a key lists for a player; without it, those that are Pawns.
    pub(super) fn like_pawns(
        &self,
        key: &str,
        player: usize,
        settings: &Settings,
        losses: &mut Losses,
    ) -> Vec<usize> {
        let key = settings.key_of(key, player);
        let key = settings.value(&key).map_or("pawnTypes", |_| &key);
        self.listed(key, &[PAWN], settings, losses)
    }

    /// The types that capture en passant.
    fn en_passant_capturers(&self, settings: &Settings, losses: &mut Losses) -> Vec<usize> {
        let is_nowhere =
            |player| settings.value(&settings.key_of(EN_PASSANT_REGION, player)) == Some("-");
        if [WHITE, BLACK].into_iter().all(is_nowhere) || !settings.flag("doubleStep", true, losses)
        {
            return Vec::new();
        }
        let mut listed = |player| self.like_pawns("enPassantTypes", player, settings, losses);
        let [mut kinds, black] = [WHITE, BLACK].map(&mut listed);
        if !same(&kinds, &black) {
            let key = settings.key_of("enPassantTypes", BLACK);
            let found = settings.value(&key).unwrap_or_default();
            losses.add(LossKind::Rule, settings.line(&key), &key, found);
        }
        let marked = (0..self.list.len()).filter(|&kind| {
            let piece = &self.list[kind];
            order(&piece.key).is_some_and(is_custom) && piece.moves.contains('e')
        });
        kinds.extend(marked);
        kinds
    }
}

/// Whether two lists have the same types.
pub(super) fn same(one: &[usize], other: &[usize]) -> bool {
    one.len() == other.len() && one.iter().all(|kind| other.contains(kind))
}

/// Whether this is the order of a custom type.
fn is_custom(order: usize) -> bool {
    (TYPES.len()..usize::MAX).contains(&order)
}

impl FairyPiece {
    /// Its letter, with the mark of promoted pieces.
    fn code(&self) -> String {
        let mark = if self.form_of.is_some() { "+" } else { "" };
        format!("{mark}{}", self.letter)
    }

    fn name(&self, moves: &str) -> String {
        let known = TYPES.iter().find(|(key, ..)| *key == self.key);
        let by_moves = || appearance::name_by_moves(moves).map(str::to_string);
        match known {
            Some((KING, usual, _)) if self.moves != *usual => {
                let other = appearance::name_by_moves(&self.moves).unwrap_or("Piece");
                format!("Royal {other}")
            }
            Some((.., name)) => name.to_string(),
            None => by_moves().unwrap_or_else(|| format!("Piece {}", self.letter)),
        }
    }

    /// Its moves in our notation. `takes`: whether it captures en passant; `passing`: whether any type does.
    fn converted_moves(&self, takes: bool, passing: bool, losses: &mut Losses) -> String {
        let mut refuse = |found: &str, why: String| {
            losses.refuse(LossKind::Notation, self.line, &self.key, found, why);
        };
        let (mut parts, ignored) = betza::read(&self.moves);
        let ignored = ignored.trim();
        if !ignored.is_empty() {
            refuse(ignored, "unknown there too".to_string());
        }
        let mut texts = Vec::new();
        for part in &mut parts {
            part.en_passant = takes && part.captures_at_once();
            if takes && part.captures_from_afar() {
                let why = "captures en passant only with a single step";
                refuse(&part.written, why.to_string());
            }
            if passing && part.passes_oddly() {
                let why = "opens no square to en passant here; only lame leaps such as `ifmnD` do";
                refuse(&part.written, why.to_string());
            }
            match part.text() {
                Ok(text) => texts.push(text),
                Err(why) => refuse(&part.written, why),
            }
        }
        let texts = texts.iter().map(|text| (&**text, &**text));
        notation::convert(texts, self.line, &self.key, losses)
    }
}
