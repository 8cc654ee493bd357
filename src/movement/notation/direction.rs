//! Direction letters: which steps of an atom they select, and how far they turn the next leg of a chain.

use super::error::NotationError;
use super::modifier::Letter;
use crate::geometry::Offset;

#[derive(Clone, Copy, Debug)]
enum Direction {
    /// One letter, or the same letter twice.
    Side(char),
    /// A letter and `h`: all moves in that direction.
    Half(char),
    /// A vertical and a horizontal letter, as written.
    Corner(char, char),
}

fn is_vertical(letter: char) -> bool {
    "fbv".contains(letter)
}

/// Groups letters into pairs where possible, each with its offset.
fn directions(letters: &[Letter]) -> Result<Vec<(usize, Direction)>, NotationError> {
    let mut found = Vec::new();
    let mut rest = letters;
    while let [first, after @ ..] = rest {
        let (one, two) = (first.letter, after.first().map(|next| next.letter));
        if one == 'h' {
            let message = "`h` follows a direction, as in `fhN`";
            return Err(NotationError::new(first.at, message));
        }
        let direction = match two {
            Some('h') => Direction::Half(one),
            Some(two) if one == two => Direction::Side(one),
            Some(two) if is_vertical(one) != is_vertical(two) => Direction::Corner(one, two),
            _ => Direction::Side(one),
        };
        let single = matches!(direction, Direction::Side(_)) && two != Some(one);
        rest = if single { after } else { &after[1..] };
        found.push((first.at, direction));
    }
    Ok(found)
}

/// The steps selected by the letters; all if there are none. The steps are all orientations of one atom.
pub(super) fn chosen(letters: &[Letter], steps: Vec<Offset>) -> Result<Vec<Offset>, NotationError> {
    if letters.is_empty() {
        return Ok(steps);
    }
    let oblique = steps.len() == 8;
    if let Some(half) = letters.iter().find(|found| found.letter == 'h' && !oblique) {
        let message = "`h` goes with the oblique atoms N C Z alone";
        return Err(NotationError::new(half.at, message));
    }
    let orthogonal = steps.iter().all(|step| step.file == 0 || step.rank == 0);
    let wanted = if orthogonal {
        letters
            .iter()
            .map(|found| Direction::Side(found.letter))
            .collect()
    } else {
        let paired = directions(letters)?;
        paired
            .into_iter()
            .map(|(_, direction)| direction)
            .collect::<Vec<_>>()
    };
    let is_wanted = |step: &Offset| wanted.iter().any(|direction| direction.chooses(*step));
    Ok(steps.into_iter().filter(is_wanted).collect())
}

impl Direction {
    fn chooses(self, step: Offset) -> bool {
        match self {
            Direction::Side(side) => goes(step, side) && mainly(step, side),
            Direction::Half(side) => goes(step, side),
            Direction::Corner(first, second) => {
                goes(step, first) && goes(step, second) && mainly(step, second)
            }
        }
    }

    fn turns(self) -> Vec<i8> {
        match self {
            Direction::Side('f') => vec![0],
            Direction::Side('b') => vec![4],
            Direction::Side('v') => vec![0, 4],
            Direction::Side('l') => vec![-2],
            Direction::Side('r') => vec![2],
            Direction::Side(_) => vec![-2, 2],
            Direction::Half(_) => Vec::new(),
            Direction::Corner(one, two) if is_vertical(one) => corner_turns(one, two),
            Direction::Corner(one, two) => corner_turns(two, one),
        }
    }
}

fn corner_turns(vertical: char, horizontal: char) -> Vec<i8> {
    let far = |sharp: bool| if sharp { 3 } else { 1 };
    let angles = match vertical {
        'f' => vec![far(false)],
        'b' => vec![far(true)],
        _ => vec![far(false), far(true)],
    };
    let sides: &[i8] = match horizontal {
        'l' => &[-1],
        'r' => &[1],
        _ => &[-1, 1],
    };
    angles
        .into_iter()
        .flat_map(|angle| sides.iter().map(move |side| side * angle))
        .collect()
}

fn goes(step: Offset, side: char) -> bool {
    match side {
        'f' => step.rank > 0,
        'b' => step.rank < 0,
        'v' => step.rank != 0,
        'l' => step.file < 0,
        'r' => step.file > 0,
        _ => step.file != 0,
    }
}

/// Whether a step goes at least as far in a direction as across it.
fn mainly(step: Offset, side: char) -> bool {
    let (along, across) = match is_vertical(side) {
        true => (step.rank, step.file),
        false => (step.file, step.rank),
    };
    along.abs() >= across.abs()
}

/// Turns in eighths to the right, each with the offset of its letters.
pub(super) fn turns(letters: &[Letter]) -> Result<Vec<(usize, Vec<i8>)>, NotationError> {
    if let Some(half) = letters.iter().find(|found| found.letter == 'h') {
        let message = "`h` has no meaning after the first leg of a chain";
        return Err(NotationError::new(half.at, message));
    }
    let turned = directions(letters)?;
    Ok(turned
        .into_iter()
        .map(|(at, direction)| (at, direction.turns()))
        .collect())
}
