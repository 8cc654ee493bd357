//! The piece types of a section: letters, movements, royalty and double steps.

use super::sections::Entry;
use super::settings::Settings;
use super::types::{KING, PAWN, TYPES, order};
use crate::import::appearance;
use crate::import::draft::{BLACK, Draft, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::notation::{self, NO_MOVE};

/// The double step of [`PAWN`].
const DOUBLE_STEP: &str = "ifmnD";

/// A piece type.
#[derive(Clone, Debug)]
pub(super) struct FairyPiece {
    pub(super) key: String,
    /// A capital letter.
    pub(super) letter: char,
    /// The moves in the source's notation.
    moves: String,
    line: u32,
}

/// The piece types, each with a unique letter.
pub(super) struct FairyPieces(pub(super) Vec<FairyPiece>);

impl FairyPieces {
    /// The types that remain after all generations.
    pub(super) fn of(settings: &Settings, losses: &mut Losses) -> FairyPieces {
        let mut pieces = FairyPieces(Vec::new());
        for generation in &settings.generations {
            let mut entries: Vec<(usize, &Entry)> = generation
                .iter()
                .filter_map(|entry| Some((order(&entry.key)?, entry)))
                .collect();
            entries.sort_by_key(|(order, _)| *order);
            for (_, entry) in entries {
                pieces.read(entry, losses);
            }
        }
        let last = pieces.0.iter().position(|piece| piece.key == KING);
        // The royal piece comes first, as in our own files.
        if let Some(royal) = last {
            pieces.0[..=royal].rotate_right(1);
        }
        pieces
    }

    fn read(&mut self, entry: &Entry, losses: &mut Losses) {
        let Some(letter) = entry.value.chars().next() else {
            return;
        };
        self.0.retain(|piece| piece.key != entry.key);
        let letter = letter.to_ascii_uppercase();
        if !letter.is_ascii_uppercase() {
            if letter != '-' {
                losses.refuse(
                    LossKind::Value,
                    entry.line,
                    &entry.key,
                    &entry.value,
                    "a–z, -",
                );
            }
            return;
        }
        self.0.retain(|piece| piece.letter != letter);
        let described = entry.value.split_once(':').map(|(_, moves)| moves.trim());
        let known = TYPES.iter().find(|(key, ..)| *key == entry.key);
        let moves = match (known, described) {
            (Some((KING, ..)), Some(moves)) | (None, Some(moves)) => moves,
            (Some((_, moves, _)), _) => moves,
            (None, None) => {
                let allowed = "a:BN";
                losses.refuse(
                    LossKind::Value,
                    entry.line,
                    &entry.key,
                    &entry.value,
                    allowed,
                );
                ""
            }
        };
        self.0.push(FairyPiece {
            key: entry.key.clone(),
            letter,
            moves: moves.to_string(),
            line: entry.line,
        });
    }

    /// The type with a letter in either case.
    pub(super) fn with_letter(&self, letter: char) -> Option<usize> {
        let letter = letter.to_ascii_uppercase();
        self.0.iter().position(|piece| piece.letter == letter)
    }

    /// The type with a key.
    pub(super) fn with_key(&self, key: &str) -> Option<usize> {
        self.0.iter().position(|piece| piece.key == key)
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
            match (letter, self.with_letter(letter)) {
                ('-', _) => {}
                ('*', _) => kinds.extend(0..self.0.len()),
                (_, Some(kind)) => kinds.push(kind),
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

    /// All letters, for error messages.
    pub(super) fn letters(&self) -> String {
        let letters: Vec<String> = self
            .0
            .iter()
            .map(|piece| piece.letter.to_string())
            .collect();
        letters.join(", ")
    }

    /// Converts the types.
    pub(super) fn kinds(&self, settings: &Settings, losses: &mut Losses) -> Vec<DraftPieceType> {
        let royal = self.royal(settings, losses);
        let double_steps = settings.flag("doubleStep", true, losses);
        let kinds = self.0.iter().enumerate().map(|(index, piece)| {
            let mut moves = piece.converted_moves(losses);
            if piece.key == PAWN && double_steps {
                moves.push_str(DOUBLE_STEP);
            }
            DraftPieceType {
                code: piece.letter,
                name: piece.name(&moves),
                moves,
                royal: royal == Some(index),
            }
        });
        kinds.collect()
    }

    /// The royal type: the King, or one whose loss loses the game.
    fn royal(&self, settings: &Settings, losses: &mut Losses) -> Option<usize> {
        let king = self.with_key(KING);
        let value = settings
            .value("extinctionValue")
            .filter(|value| *value != "none");
        let Some(value) = value else {
            return king;
        };
        let counted = settings.number("extinctionPieceCount", 0, losses);
        let kinds = self.listed("extinctionPieceTypes", &[], settings, losses);
        let tell = |key: &str, losses: &mut Losses| {
            let found = settings.value(key).unwrap_or("false");
            losses.add(LossKind::Rule, settings.line(key), key, found);
        };
        match (king, value, &kinds[..], counted) {
            (None, "loss", [only], 0) => {
                if !settings.flag("extinctionPseudoRoyal", false, losses) {
                    tell("extinctionPseudoRoyal", losses);
                }
                Some(*only)
            }
            _ => {
                tell("extinctionValue", losses);
                king
            }
        }
    }
}

impl FairyPiece {
    fn name(&self, moves: &str) -> String {
        let known = TYPES.iter().find(|(key, ..)| *key == self.key);
        let by_moves = || appearance::name_by_moves(moves).map(str::to_string);
        match known {
            Some((KING, usual, _)) if self.moves != *usual => {
                let other = appearance::name_by_moves(moves).unwrap_or("Piece");
                format!("Royal {other}")
            }
            Some((.., name)) => name.to_string(),
            None => by_moves().unwrap_or_else(|| format!("Piece {}", self.letter)),
        }
    }

    /// Its moves in our notation.
    fn converted_moves(&self, losses: &mut Losses) -> String {
        let mut parts = Vec::new();
        for part in notation::parts(&self.moves) {
            let (modifiers, atom) = split(part);
            let rides = "RBQ".contains(atom) || part.len() > modifiers.len() + 1;
            if "KQ".contains(atom) && has_corner(modifiers) {
                let why = "the directions of K and Q are not those of W and F here";
                losses.refuse(LossKind::Notation, self.line, &self.key, part, why);
            } else if rides {
                // The source ignores `n` on riders; in our notation it would forbid attacked squares.
                parts.push(part.replace('n', ""));
            } else {
                parts.push(part.to_string());
            }
        }
        let parts = parts.iter().map(String::as_str);
        notation::convert(parts, self.line, &self.key, losses)
    }
}

/// Splits a part into its modifiers and its capital.
fn split(part: &str) -> (&str, char) {
    let length = part.bytes().take_while(u8::is_ascii_lowercase).count();
    (
        &part[..length],
        part[length..].chars().next().unwrap_or(' '),
    )
}

/// Whether a vertical and a horizontal direction are adjacent.
fn has_corner(modifiers: &str) -> bool {
    let letters = modifiers.as_bytes().windows(2);
    let is_vertical = |letter: u8| b"fbv".contains(&letter);
    let is_horizontal = |letter: u8| b"lrs".contains(&letter);
    letters.into_iter().any(|pair| match [pair[0], pair[1]] {
        [one, two] => {
            (is_vertical(one) && is_horizontal(two)) || (is_horizontal(one) && is_vertical(two))
        }
    })
}

/// Keeps double steps that start in the array, and reports where the source's rule differs.
pub(super) fn restrict_double_steps(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) {
    let regions = [WHITE, BLACK].map(|player| region(player, draft, settings, losses));
    for kind in 0..pieces.0.len() {
        let is_initial = |part: &str| split(part).0.contains('i');
        let moves = draft.kinds[kind].moves.clone();
        let parts = notation::parts(&moves);
        if !parts.iter().any(|part| is_initial(part)) {
            continue;
        }
        let [mut inside, mut outside, mut beyond] = [Vec::new(), Vec::new(), Vec::new()];
        for player in [WHITE, BLACK] {
            let homes = draft.squares_of(kind, player);
            let nearest = homes.iter().map(|&home| draft.own_rank(player, home)).min();
            for &home in &homes {
                let list = if regions[player].contains(&home) {
                    &mut inside
                } else {
                    &mut outside
                };
                list.push(home);
            }
            let reached = regions[player].iter().filter(|square| {
                !homes.contains(square)
                    && nearest.is_some_and(|nearest| draft.own_rank(player, **square) > nearest)
            });
            beyond.extend(reached.copied());
        }
        if inside.is_empty() {
            let kept: String = parts.into_iter().filter(|part| !is_initial(part)).collect();
            draft.kinds[kind].moves = if kept.is_empty() {
                NO_MOVE.into()
            } else {
                kept
            };
        } else {
            beyond.append(&mut outside);
        }
        if let Some(&square) = beyond.first() {
            let key = settings.key_of("doubleStepRegion", WHITE);
            let found = draft.square_name(square);
            let line = settings.line(&key);
            losses.add(LossKind::DoubleStep, line, &draft.kinds[kind].name, &found);
        }
    }
}

/// The squares where a player's double steps may start.
fn region(player: usize, draft: &Draft, settings: &Settings, losses: &mut Losses) -> Vec<usize> {
    if let Some(mut zone) = settings.zone("doubleStepRank", player, draft) {
        let (line, key) = (settings.line("doubleStepRank"), "doubleStepRank");
        let first = zone
            .first()
            .map_or(0, |&square| draft.own_rank(player, square));
        zone.retain(|&square| draft.own_rank(player, square) == first.max(1));
        if zone.is_empty() {
            losses.add(
                LossKind::Value,
                line,
                key,
                settings.value(key).unwrap_or(""),
            );
        }
        return zone;
    }
    let (key, default) = match player {
        WHITE => ("doubleStepRegionWhite", "*2"),
        _ => ("doubleStepRegionBlack", "*7"),
    };
    settings.region(key, default, draft, losses)
}
