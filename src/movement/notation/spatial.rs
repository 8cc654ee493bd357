//! Moves on boards with levels: leapers and riders by three coordinates, exact steps, and chains of them.

use super::error::NotationError;
use super::modifier::{Ending, Modifiers};
use super::reader::Reader;
use crate::geometry::Offset;
use crate::movement::{Mode, Path};

/// Longer chains would multiply to thousands of paths.
const MOST_LEGS: usize = 4;
/// No board is longer, and sums of a few steps still fit an offset.
const LONGEST_STEP: i8 = 15;

/// All steps that three numbers stand for, and their range.
struct SpatialLeap {
    at: usize,
    steps: Vec<Offset>,
    max_steps: Option<u8>,
}

pub(super) fn begins(reader: &Reader<'_>) -> bool {
    matches!(reader.peek(), Some('(' | '<'))
}

pub(super) fn paths(
    modifiers: &Modifiers,
    reader: &mut Reader<'_>,
) -> Result<Vec<Path>, NotationError> {
    modifiers.refuse_directions("is for the plane; `<x,y,z>` says exactly which step")?;
    modifiers.refuse("pgyk", "can't stand before three numbers; m c i e n can")?;
    let spatial = SpatialLeap::read(reader)?;
    if spatial.max_steps != Some(1) {
        modifiers.refuse("en", "goes with a single step, not with a rider")?;
    }
    let mut paths = Vec::new();
    for step in &spatial.steps {
        let (lead, ride) = match modifiers.has('n') {
            true => spatial.lame_way(*step)?,
            false => (Vec::new(), *step),
        };
        let modes = modifiers.modes(Mode::default());
        paths.extend(modes.into_iter().map(|mode| Path {
            lead: lead.clone(),
            ride,
            max_steps: spatial.max_steps,
            mode,
        }));
    }
    Ok(paths)
}

/// The paths of a chain after its opening bracket. `whole` are the modifiers before it.
pub(super) fn chain(
    whole: &Modifiers,
    reader: &mut Reader<'_>,
) -> Result<Vec<Path>, NotationError> {
    let ending = whole.ending(Ending::ANY);
    let mut ways: Vec<Vec<Offset>> = vec![Vec::new()];
    let mut paths = Vec::new();
    for legs in 1.. {
        let leg = SpatialLeap::read(reader)?;
        ways = ways.iter().flat_map(|way| leg.continues(way)).collect();
        if ways.is_empty() {
            let message =
                "no step of this leg goes on from one of the leg before: each turns by 90° or more";
            return Err(NotationError::new(leg.at, message));
        }
        let at = reader.at();
        let joined = reader.take_if(|c| "?-]".contains(c));
        if joined != Some('-') {
            let initial = whole.has('i');
            let end = |way: &Vec<Offset>| path(way, leg.max_steps, ending, initial);
            paths.extend(ways.iter().filter_map(end));
        }
        let message = match joined {
            Some(']') if legs > 1 => return Ok(paths),
            Some(']') => "a chain has at least two legs, as in `[(1,1,0)?(1,0,0)0]`".to_string(),
            Some(_) if leg.max_steps != Some(1) => {
                "only the last leg of a chain may ride; the legs before are single steps"
                    .to_string()
            }
            Some(_) if legs == MOST_LEGS => format!("a chain has at most {MOST_LEGS} legs"),
            Some(_) => continue,
            None => format!(
                "found {}, but after a leg `?` (it may stop), `-` (it must go on) or `]` is expected",
                reader.found()
            ),
        };
        return Err(NotationError::new(at, message));
    }
    Ok(paths)
}

fn path(way: &[Offset], max_steps: Option<u8>, ending: Ending, initial: bool) -> Option<Path> {
    let (&ride, lead) = way.split_last()?;
    let Ending { quiet, captures } = ending;
    Some(Path {
        lead: lead.to_vec(),
        ride,
        max_steps,
        mode: Mode {
            quiet,
            captures,
            initial,
            ..Mode::default()
        },
    })
}

impl SpatialLeap {
    /// Reads `(2,1,0)` or `<0,1,-1>` with a range.
    fn read(reader: &mut Reader<'_>) -> Result<SpatialLeap, NotationError> {
        let at = reader.at();
        let exact = reader.take('<');
        if !exact && !reader.take('(') {
            let message = format!(
                "found {}, but three numbers are expected, as in `(2,1,0)` or `<0,1,-1>`",
                reader.found()
            );
            return Err(NotationError::new(at, message));
        }
        let close = if exact { '>' } else { ')' };
        let sizes = [
            read_number(reader, exact, ',')?,
            read_number(reader, exact, ',')?,
            read_number(reader, exact, close)?,
        ];
        if sizes == [0; 3] {
            return Err(NotationError::new(at, "a step that leads nowhere"));
        }
        let steps = match exact {
            true => vec![offset(sizes)],
            false => every_order_and_sign(sizes),
        };
        let max_steps = super::atom::read_range_of_step(reader)?;
        Ok(SpatialLeap {
            at,
            steps,
            max_steps,
        })
    }

    /// Continues a path with each step that turns least; with any step if it is empty.
    fn continues(&self, way: &[Offset]) -> Vec<Vec<Offset>> {
        let outward = |step: Offset| way.last().map_or(1, |&last| dot(last, step));
        let farthest = self.steps.iter().map(|&step| outward(step)).max();
        let steps = self.steps.iter().copied();
        let steps = steps.filter(|&step| Some(outward(step)) == farthest && outward(step) > 0);
        steps
            .map(|step| way.iter().copied().chain([step]).collect())
            .collect()
    }

    /// The squares that a lame leaper passes, and its last step.
    fn lame_way(&self, step: Offset) -> Result<(Vec<Offset>, Offset), NotationError> {
        let sizes = [step.file, step.rank, step.layer];
        let length = sizes.map(i8::abs).into_iter().max().unwrap_or(0);
        let straight = sizes.iter().all(|size| size.abs() == length || *size == 0);
        if !straight || length < 2 {
            let message = "`n` needs a straight leap over at least one square";
            return Err(NotationError::new(self.at, message));
        }
        let unit = offset(sizes.map(i8::signum));
        Ok((vec![unit; length as usize - 1], unit))
    }
}

fn dot(one: Offset, other: Offset) -> i32 {
    let product = |a: i8, b: i8| i32::from(a) * i32::from(b);
    product(one.file, other.file) + product(one.rank, other.rank) + product(one.layer, other.layer)
}

fn offset([file, rank, layer]: [i8; 3]) -> Offset {
    Offset { file, rank, layer }
}

/// All orders and signs of three sizes, sorted.
fn every_order_and_sign([a, b, c]: [i8; 3]) -> Vec<Offset> {
    let orders = [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ];
    let signs = (0..8).map(|bits| [1, 2, 4].map(|bit| if bits & bit == 0 { 1 } else { -1 }));
    let mut steps: Vec<Offset> = signs
        .flat_map(|[x, y, z]| orders.map(|[a, b, c]| offset([a * x, b * y, c * z])))
        .collect();
    steps.sort();
    steps.dedup();
    steps
}

fn read_number(reader: &mut Reader<'_>, signed: bool, behind: char) -> Result<i8, NotationError> {
    let at = reader.at();
    let negative = signed && reader.take('-');
    let digits = reader.take_digits();
    let number = digits.parse().ok();
    let number = number.filter(|&number: &i8| number <= LONGEST_STEP);
    let Some(number) = number else {
        let least = if signed { -LONGEST_STEP } else { 0 };
        let found = match digits {
            "" => reader.found(),
            digits => format!("`{digits}`"),
        };
        let message =
            format!("found {found}, but a number from {least} to {LONGEST_STEP} is expected");
        return Err(NotationError::new(at, message));
    };
    if !reader.take(behind) {
        let message = format!("found {}, but `{behind}` is expected", reader.found());
        return Err(NotationError::new(reader.at(), message));
    }
    Ok(if negative { -number } else { number })
}
