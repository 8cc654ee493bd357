//! Atoms: the leaps a capital letter stands for and their range.

use super::error::NotationError;
use super::reader::Reader;
use crate::geometry::Offset;

/// All leaps of one shape: `long` squares along one axis, `short` along the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Leap {
    pub(super) long: i8,
    pub(super) short: i8,
}

impl Leap {
    pub(super) fn is_oblique(self) -> bool {
        self.short != 0 && self.short != self.long
    }

    pub(super) fn offsets(self) -> Vec<Offset> {
        let Leap { long, short } = self;
        let mut offsets = Vec::new();
        for (file, rank) in [(short, long), (long, short)] {
            for (right, up) in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                let offset = Offset::plane(file * right, rank * up);
                if !offsets.contains(&offset) {
                    offsets.push(offset);
                }
            }
        }
        offsets
    }
}

#[derive(Clone, Debug)]
pub(super) struct Atom {
    pub(super) at: usize,
    pub(super) letter: char,
    pub(super) leaps: &'static [Leap],
    /// The maximum number of repetitions; `None` is unlimited.
    pub(super) max_steps: Option<u8>,
}

const ALLOWED: &str = "atoms are W F D N A H C (or L) Z (or J) G, K R B Q, and chains in brackets";

impl Atom {
    pub(super) fn read(reader: &mut Reader<'_>) -> Result<Atom, NotationError> {
        let (at, found) = (reader.at(), reader.found());
        let Some(letter) = reader.peek().filter(|&letter| !leaps(letter).is_empty()) else {
            return Err(NotationError::new(at, not_an_atom(reader.peek(), &found)));
        };
        reader.take(letter);
        let max_steps = match letter {
            _ if reader.peek() == Some(letter) => read_doubled(letter, reader)?,
            _ => read_range(letter, reader)?,
        };
        Ok(Atom {
            at,
            letter,
            leaps: leaps(letter),
            max_steps,
        })
    }

    pub(super) fn slides(&self) -> bool {
        self.max_steps != Some(1) && self.leaps.iter().all(|leap| leap.long == 1)
    }
}

fn leaps(letter: char) -> &'static [Leap] {
    const fn leap(long: i8, short: i8) -> Leap {
        Leap { long, short }
    }
    match letter {
        'W' | 'R' => const { &[leap(1, 0)] },
        'F' | 'B' => const { &[leap(1, 1)] },
        'K' | 'Q' => const { &[leap(1, 0), leap(1, 1)] },
        'D' => const { &[leap(2, 0)] },
        'N' => const { &[leap(2, 1)] },
        'A' => const { &[leap(2, 2)] },
        'H' => const { &[leap(3, 0)] },
        'C' | 'L' => const { &[leap(3, 1)] },
        'Z' | 'J' => const { &[leap(3, 2)] },
        'G' => const { &[leap(3, 3)] },
        _ => &[],
    }
}

fn not_an_atom(letter: Option<char>, found: &str) -> String {
    match letter {
        Some('O') => {
            "castling (`O`) is a rule of the variant file, not of a movement; leave it out here"
                .into()
        }
        Some(c) if c.is_ascii_digit() => {
            format!("found {found}, but a range follows an atom, as in `R4`; {ALLOWED}")
        }
        Some('[') => {
            "a chain in brackets can't be combined with `a`: write all legs inside the brackets"
                .into()
        }
        _ => format!("found {found}, but an atom is expected; {ALLOWED}"),
    }
}

fn read_doubled(letter: char, reader: &mut Reader<'_>) -> Result<Option<u8>, NotationError> {
    let at = reader.at();
    reader.take(letter);
    if "RBQK".contains(letter) {
        let instead = if letter == 'K' { 'Q' } else { letter };
        let message =
            format!("`{letter}{letter}` has no meaning; a rider without limit is `{instead}`");
        return Err(NotationError::new(at, message));
    }
    let after = reader.at();
    if reader.take_digits().is_empty() {
        return Ok(None);
    }
    let message = format!(
        "`{letter}{letter}` already rides without limit; a range follows a single `{letter}`"
    );
    Err(NotationError::new(after, message))
}

fn read_range(letter: char, reader: &mut Reader<'_>) -> Result<Option<u8>, NotationError> {
    let without = (!"RBQ".contains(letter)).then_some(1);
    read_number_of_steps(without, reader)
}

/// Reads the range after a numeric step.
pub(super) fn read_range_of_step(reader: &mut Reader<'_>) -> Result<Option<u8>, NotationError> {
    read_number_of_steps(Some(1), reader)
}

fn read_number_of_steps(
    without: Option<u8>,
    reader: &mut Reader<'_>,
) -> Result<Option<u8>, NotationError> {
    let at = reader.at();
    match reader.take_digits() {
        "" => Ok(without),
        "0" => Ok(None),
        digits if digits.len() <= 2 && !digits.starts_with('0') => Ok(digits.parse().ok()),
        digits => {
            let message = format!("found range {digits}; it is 1 to 99, or 0 for no limit");
            Err(NotationError::new(at, message))
        }
    }
}
