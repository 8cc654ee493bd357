//! Reading a game or a study: our own records strictly, PGN leniently.

use std::sync::Arc;

use super::game::Game;
use super::movetext::Dialect;
use super::pgn;
use super::record_error::RecordError;
use super::san::Letters;
use super::study::Study;
use super::study_error::StudyError;
use super::text::{self, Header, MAX_NODES, Transcript};
use crate::position::TextRemark;
use crate::variant::Variant;

/// A game read from a text.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, at its end.
    pub game: Game,
    /// Headers other than those that the format itself needs.
    pub headers: Vec<Header>,
    /// The variant file has changed since the record was written. All its moves are still legal.
    pub other_edition: bool,
    /// The text has variations, which a game doesn't keep.
    pub has_variations: bool,
    /// What could not be read of a PGN game; the game has everything before it.
    pub fault: Option<RecordError>,
    /// What was left out of the text of a PGN game's start position, or read as something else.
    pub remarks: Vec<TextRemark>,
}

/// A study read from a text.
#[derive(Clone, Debug)]
pub struct LoadedStudy {
    /// The study, at its root.
    pub study: Study,
    /// Headers other than those that the format itself needs.
    pub headers: Vec<Header>,
    /// The variant file has changed since the study was written. All its moves are still legal.
    pub other_edition: bool,
    /// What could not be read of a PGN game; the study has everything else.
    pub fault: Option<RecordError>,
    /// What was left out of the text of a PGN game's start position, or read as something else.
    pub remarks: Vec<TextRemark>,
}

/// How a text is read.
#[derive(Clone, Debug)]
pub struct ReadingOptions {
    /// The line of a file in which the text begins, where lines of faults are counted.
    pub first_line: usize,
    /// Letters of another language, which are read in PGN besides the codes of the game.
    pub letters: Letters,
}

impl Default for ReadingOptions {
    fn default() -> ReadingOptions {
        ReadingOptions::from_line(1)
    }
}

impl ReadingOptions {
    /// For a text that begins in this line of a file.
    pub fn from_line(first_line: usize) -> ReadingOptions {
        ReadingOptions {
            first_line,
            letters: Letters::default(),
        }
    }
}

impl Game {
    /// Reads a record, or the first game of a PGN text, and replays it to its end. `find` looks up the variant by a
    /// game's id and its options as pairs of name and value; for PGN by any of its names. The id `""` stands for moves
    /// without any header, unless a byte order mark says that they are from a file.
    ///
    /// # Errors
    ///
    /// The first fault of a record, with its place. Of a PGN game, only a fault without which there is no game.
    pub fn from_text(
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<Loaded, RecordError> {
        Game::from_text_with(&ReadingOptions::default(), text, find)
    }

    /// Like [`Game::from_text`], with options.
    ///
    /// # Errors
    ///
    /// As [`Game::from_text`].
    pub fn from_text_with(
        options: &ReadingOptions,
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<Loaded, RecordError> {
        let counted = |fault: RecordError| fault.counted_from(options.first_line);
        let mut read = read(text, MAX_NODES, false, &options.letters, &find).map_err(counted)?;
        Ok(Loaded {
            headers: std::mem::take(&mut read.headers),
            other_edition: read.other_edition,
            has_variations: read.tree.has_variations(),
            fault: read.fault.take().map(counted),
            remarks: std::mem::take(&mut read.remarks),
            game: read.into_game(),
        })
    }
}

impl Study {
    /// Like [`Game::from_text`], with all variations.
    ///
    /// # Errors
    ///
    /// As [`Game::from_text`].
    pub fn from_text(
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<LoadedStudy, RecordError> {
        Study::from_text_with(&ReadingOptions::default(), text, find)
    }

    /// Like [`Game::from_text_with`], with all variations.
    ///
    /// # Errors
    ///
    /// As [`Game::from_text`].
    pub fn from_text_with(
        options: &ReadingOptions,
        text: &str,
        find: impl Fn(&str, &[(&str, &str)]) -> Option<Arc<Variant>>,
    ) -> Result<LoadedStudy, RecordError> {
        let counted = |fault: RecordError| fault.counted_from(options.first_line);
        let mut read =
            read(text, Study::MAX_NODES, true, &options.letters, &find).map_err(counted)?;
        Ok(LoadedStudy {
            headers: std::mem::take(&mut read.headers),
            other_edition: read.other_edition,
            fault: read.fault.take().map(counted),
            remarks: std::mem::take(&mut read.remarks),
            study: Study::of_transcript(read).map_err(|error| counted(whole(error)))?,
        })
    }
}

fn read(
    text: &str,
    max_nodes: usize,
    null_moves: bool,
    letters: &Letters,
    find: pgn::Find<'_>,
) -> Result<Transcript, RecordError> {
    let is_file = text.starts_with(pgn::BYTE_ORDER_MARK);
    let text = pgn::tidy(text);
    let lenient = !text::is_own(&text);
    let codes_alone = Letters::default();
    let dialect = Dialect {
        lenient,
        null_moves,
        max_nodes,
        letters: if lenient { letters } else { &codes_alone },
    };
    match lenient {
        true => pgn::read(&text, dialect, &|name, options| match name {
            "" if is_file => None,
            name => find(name, options),
        }),
        false => text::read(&text, dialect, find),
    }
}

/// A fault of a whole study.
fn whole(error: StudyError) -> RecordError {
    RecordError::new(error.kind, 1, &error.found, error.allowed)
}
