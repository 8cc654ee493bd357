//! Modifiers: the lower-case letters before an atom.

use super::error::NotationError;
use super::reader::Reader;
use crate::movement::Mode;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) at: usize,
    pub(super) letter: char,
}

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

#[derive(Debug)]
pub(super) struct Modifiers {
    pub(super) at: usize,
    pub(super) directions: Vec<Letter>,
    marks: Vec<Letter>,
}

const DIRECTIONS: &str = "fblrvsh";
const MARKS: &str = "mcienpgyk";
const ALLOWED: &str =
    "modifiers are m c i e n p g k, the directions f b l r v s h, and a and y in chains";

impl Modifiers {
    /// Reads all modifiers before an atom: one group per leg, separated by `a`.
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

    pub(super) fn has(&self, letter: char) -> bool {
        self.marks.iter().any(|mark| mark.letter == letter)
    }

    /// The endings that `m`, `c`, `e` and `k` allow, or the default without any of them.
    pub(super) fn ending(&self, default: Ending) -> Ending {
        if !['m', 'c', 'e', 'k'].iter().any(|&mark| self.has(mark)) {
            return default;
        }
        Ending {
            quiet: self.has('m'),
            captures: self.has('c'),
        }
    }

    /// The modes of a move otherwise like this one: the ordinary mode, the en passant mode and the royal-facing mode,
    /// each of which needs a path of its own.
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

    pub(super) fn refuse(&self, letters: &str, why: &str) -> Result<(), NotationError> {
        match self.marks.iter().find(|mark| letters.contains(mark.letter)) {
            None => Ok(()),
            Some(mark) => {
                let message = format!("`{}` {why}", mark.letter);
                Err(NotationError::new(mark.at, message))
            }
        }
    }

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

fn unsupported(letter: char) -> String {
    let name = match letter {
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
