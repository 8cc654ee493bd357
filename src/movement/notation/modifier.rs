//! The lower-case letters before an atom.

use super::error::NotationError;
use super::reader::Reader;
use crate::movement::Mode;

/// A letter and its byte offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) at: usize,
    pub(super) letter: char,
}

/// What a way of moving may do where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    pub(super) quiet: bool,
    pub(super) captures: bool,
}

impl Ending {
    pub(super) const ANY: Ending = Ending {
        quiet: true,
        captures: true,
    };
}

/// The modifiers of an atom, or of one leg of a chain.
#[derive(Debug)]
pub(super) struct Modifiers {
    /// Byte offset of the first.
    pub(super) at: usize,
    /// Direction letters in the order written.
    pub(super) directions: Vec<Letter>,
    marks: Vec<Letter>,
}

const DIRECTIONS: &str = "fblrvsh";
const MARKS: &str = "mcienpyk";
const ALLOWED: &str =
    "modifiers are m c i e n p k, the directions f b l r v s h, and a and y in chains";

impl Modifiers {
    /// Reads all modifiers before an atom: one group, or one for each leg where `a` parts them.
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Vec<Modifiers>, NotationError> {
        let mut groups = vec![Modifiers::empty(reader.at())];
        loop {
            let at = reader.at();
            let Some(letter) = reader.take_if(|c| c.is_ascii_lowercase()) else {
                return Ok(groups);
            };
            match (letter, groups.last_mut()) {
                ('a', _) | (_, None) => groups.push(Modifiers::empty(reader.at())),
                (_, Some(group)) => group.add(Letter { at, letter })?,
            }
        }
    }

    fn empty(at: usize) -> Modifiers {
        Modifiers {
            at,
            directions: Vec::new(),
            marks: Vec::new(),
        }
    }

    fn add(&mut self, letter: Letter) -> Result<(), NotationError> {
        let name = letter.letter;
        if DIRECTIONS.contains(name) {
            self.directions.push(letter);
        } else if !MARKS.contains(name) {
            let message = format!("{} is not supported; {ALLOWED}", unsupported(name));
            return Err(NotationError::new(letter.at, message));
        } else if self.has(name) {
            let message = format!("`{name}` is written twice");
            return Err(NotationError::new(letter.at, message));
        } else {
            self.marks.push(letter);
        }
        Ok(())
    }

    /// Whether this letter, not a direction, is among the modifiers.
    pub(super) fn has(&self, letter: char) -> bool {
        self.marks.iter().any(|mark| mark.letter == letter)
    }

    /// What `m`, `c`, `e` and `k` say of the end of the move, or the default if they are all absent.
    pub(super) fn ending(&self, default: Ending) -> Ending {
        if !['m', 'c', 'e', 'k'].iter().any(|&mark| self.has(mark)) {
            return default;
        }
        Ending {
            quiet: self.has('m'),
            captures: self.has('c'),
        }
    }

    /// How a move may end that is otherwise like this one: its mode, and apart from it those of capturing en passant and of
    /// facing a royal. A path has one of them.
    pub(super) fn modes(&self, alike: Mode) -> Vec<Mode> {
        let Ending { quiet, captures } = self.ending(Ending::ANY);
        let plain = Mode {
            quiet,
            captures,
            initial: self.has('i'),
            ..alike
        };
        let passing = Mode {
            quiet: false,
            captures: false,
            en_passant: true,
            ..plain
        };
        let facing = Mode {
            quiet: false,
            captures: false,
            faces_royals: true,
            ..plain
        };
        let mut modes = Vec::new();
        modes.extend((quiet || captures).then_some(plain));
        modes.extend(self.has('e').then_some(passing));
        modes.extend(self.has('k').then_some(facing));
        modes
    }

    /// A fault if one of these letters is there.
    pub(super) fn refuse(&self, letters: &str, why: &str) -> Result<(), NotationError> {
        match self.marks.iter().find(|mark| letters.contains(mark.letter)) {
            None => Ok(()),
            Some(mark) => {
                let message = format!("`{}` {why}", mark.letter);
                Err(NotationError::new(mark.at, message))
            }
        }
    }

    /// A fault if a direction is there.
    pub(super) fn refuse_directions(&self, why: &str) -> Result<(), NotationError> {
        match self.directions.first() {
            None => Ok(()),
            Some(found) => {
                let message = format!("`{}` {why}", found.letter);
                Err(NotationError::new(found.at, message))
            }
        }
    }
}

/// A letter with the name it has in XBetza, if any.
fn unsupported(letter: char) -> String {
    let name = match letter {
        'g' => " (grasshopper)",
        'j' => " (jumping)",
        'q' => " (circular)",
        'z' => " (crooked)",
        'o' => " (cylinder board)",
        't' => " (then; write a chain in brackets)",
        'd' => " (captures its own side)",
        'u' => " (unloads what it captured)",
        'x' => " (relays moves)",
        _ => "",
    };
    format!("`{letter}`{name}")
}
