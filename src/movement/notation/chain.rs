//! Multi-leg moves, each leg in a direction relative to the one before.

use super::atom::Atom;
use super::direction::{chosen, turns};
use super::error::NotationError;
use super::modifier::{Ending, Letter, Modifiers};
use super::reader::Reader;
use super::spatial;
use crate::geometry::Offset;
use crate::movement::{Mode, Path};

/// Longer chains would multiply to thousands of paths.
const MOST_LEGS: usize = 4;

/// Longer than any board, and 5 such legs still fit an offset.
const FAR: u8 = 24;

struct Leg {
    at: usize,
    directions: Vec<Letter>,
    orthogonal: bool,
    diagonal: bool,
    /// The length of a step along its compass point.
    radius: i8,
    max_steps: Option<u8>,
    /// What the move may do if it ends with this leg; `None` if it must continue.
    ending: Option<Ending>,
}

/// The steps so far and the compass point of the last.
struct PartialPath {
    steps: Vec<Offset>,
    heading: usize,
}

pub(super) fn repeated(groups: &[Modifiers], atom: &Atom) -> Result<Vec<Path>, NotationError> {
    if atom.max_steps != Some(1) {
        let message = format!(
            "`{}` can't be chained by `a`, only a single step can; `y` before the last `a` makes its leg slide",
            atom.letter
        );
        return Err(NotationError::new(atom.at, message));
    }
    let mut legs = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        let (first, last) = (index == 0, index + 1 == groups.len());
        validate_marks(group, last)?;
        if !first {
            group.refuse("i", "goes before the first leg of a chain")?;
        }
        if index + 2 != groups.len() {
            group.refuse(
                "y",
                "goes before the last `a` of a chain: only the last leg may slide",
            )?;
        }
        if !first && group.directions.is_empty() {
            let message = "after `a` the direction of the next leg is expected: f, b, l, r, v, s or a pair such as fs";
            return Err(NotationError::new(group.at, message));
        }
        let mut leg = Leg::new(group, atom)?;
        leg.at = group.at;
        leg.orthogonal |= !first;
        leg.diagonal |= !first;
        leg.max_steps = (first || !groups[index - 1].has('y')).then_some(1);
        leg.ending = last.then(|| group.ending(Ending::ANY));
        legs.push(leg);
    }
    paths(&legs, groups[0].has('i'))
}

pub(super) fn bracketed(
    whole: &Modifiers,
    reader: &mut Reader<'_>,
) -> Result<Vec<Path>, NotationError> {
    whole.refuse_directions("belongs inside the bracket, before the leg it directs")?;
    whole.refuse("enpgyk", "can't stand before a bracket; m, c and i can")?;
    let default = whole.ending(Ending::ANY);
    reader.take('[');
    let mut legs = Vec::new();
    if spatial::begins(reader) {
        return spatial::chain(whole, reader);
    }
    loop {
        let (group, atom) = read_leg(reader)?;
        let mut leg = Leg::new(&group, &atom)?;
        let joint = reader.at();
        let joined = reader.take_if(|c| "?-]".contains(c));
        let last = joined == Some(']');
        if !last && joined.is_some() {
            validate_single(&atom)?;
        }
        validate_marks(&group, last)?;
        group.refuse("i", "goes before the bracket")?;
        group.refuse("y", "is not for brackets: write a slider, as in `[F?fsR]`")?;
        leg.ending = (joined != Some('-')).then(|| group.ending(default));
        legs.push(leg);
        match joined {
            Some(']') if legs.len() < 2 => {
                let message = "a chain has at least two legs, as in `[F?fsR]`";
                return Err(NotationError::new(joint, message));
            }
            Some(']') => return paths(&legs, whole.has('i')),
            Some(_) => {}
            None => {
                let message = format!(
                    "found {}, but after a leg `?` (it may stop), `-` (it must go on) or `]` is expected",
                    reader.found()
                );
                return Err(NotationError::new(joint, message));
            }
        }
    }
}

fn read_leg(reader: &mut Reader<'_>) -> Result<(Modifiers, Atom), NotationError> {
    let start = reader.at();
    let mut groups = Modifiers::read(reader)?;
    match (groups.pop(), groups.is_empty()) {
        (Some(group), true) => Ok((group, Atom::read(reader)?)),
        _ => {
            let message = "`a` is not for brackets: join legs by `?` or `-`";
            Err(NotationError::new(start, message))
        }
    }
}

fn validate_single(atom: &Atom) -> Result<(), NotationError> {
    if atom.max_steps == Some(1) {
        return Ok(());
    }
    let message = format!(
        "`{}` slides, but only the last leg of a chain may; the legs before are single steps",
        atom.letter
    );
    Err(NotationError::new(atom.at, message))
}

fn validate_marks(group: &Modifiers, last: bool) -> Result<(), NotationError> {
    group.refuse("enpgk", "is not supported in a chain")?;
    if !last {
        group.refuse(
            "c",
            "is not supported before the last leg of a chain, whose squares must be empty",
        )?;
    }
    Ok(())
}

fn paths(legs: &[Leg], initial: bool) -> Result<Vec<Path>, NotationError> {
    if let Some(leg) = legs.get(MOST_LEGS) {
        let message = format!("a chain has at most {MOST_LEGS} legs");
        return Err(NotationError::new(leg.at, message));
    }
    let mut ways = Vec::new();
    let mut paths = Vec::new();
    for (index, leg) in legs.iter().enumerate() {
        ways = match index {
            0 => leg.starts()?,
            _ => leg.continues(&ways)?,
        };
        let ending = leg.ending.into_iter();
        paths.extend(
            ending.flat_map(|ending| ways.iter().map(move |way| way.path(leg, ending, initial))),
        );
    }
    Ok(paths)
}

impl Leg {
    fn new(group: &Modifiers, atom: &Atom) -> Result<Leg, NotationError> {
        if atom.leaps.iter().any(|leap| leap.is_oblique()) {
            let message = format!(
                "`{}` can't be a leg of a chain; W F D A H G K and sliders can",
                atom.letter
            );
            return Err(NotationError::new(atom.at, message));
        }
        Ok(Leg {
            at: atom.at,
            directions: group.directions.clone(),
            orthogonal: atom.leaps.iter().any(|leap| leap.short == 0),
            diagonal: atom.leaps.iter().any(|leap| leap.short != 0),
            radius: atom.leaps.iter().map(|leap| leap.long).max().unwrap_or(1),
            max_steps: atom.max_steps,
            ending: None,
        })
    }

    fn may_head(&self, heading: usize) -> bool {
        if heading.is_multiple_of(2) {
            self.orthogonal
        } else {
            self.diagonal
        }
    }

    /// All first legs, with directions as outside a chain.
    fn starts(&self) -> Result<Vec<PartialPath>, NotationError> {
        let mut ways = Vec::new();
        for parity in [0, 1] {
            let points: Vec<usize> = (parity..8)
                .step_by(2)
                .filter(|&point| self.may_head(point))
                .collect();
            let units = points.iter().map(|&point| Offset::COMPASS[point]).collect();
            let units = chosen(&self.directions, units)?;
            let headings = points
                .into_iter()
                .filter(|&point| units.contains(&Offset::COMPASS[point]));
            ways.extend(headings.map(|heading| PartialPath {
                steps: vec![self.step(heading)],
                heading,
            }));
        }
        Ok(ways)
    }

    /// All continuations. A direction that no path can take is an error.
    fn continues(&self, ways: &[PartialPath]) -> Result<Vec<PartialPath>, NotationError> {
        let wanted = match self.directions.is_empty() {
            true => vec![(self.at, vec![-1, 0, 1])],
            false => turns(&self.directions)?,
        };
        let mut next: Vec<PartialPath> = Vec::new();
        for (at, turns) in wanted {
            let mut taken = false;
            for way in ways {
                for turn in &turns {
                    let heading = (way.heading as i8 + turn).rem_euclid(8) as usize;
                    if self.may_head(heading) {
                        taken = true;
                        next.push(self.follow(way, heading, at)?);
                    }
                }
            }
            if !taken {
                let message = "the leg can't turn this way with its atom: f b l r v s keep it orthogonal or \
                     diagonal, fs bs and the like change it; a straight and a square turn together are ffs";
                return Err(NotationError::new(at, message));
            }
        }
        Ok(next)
    }

    fn follow(
        &self,
        way: &PartialPath,
        heading: usize,
        at: usize,
    ) -> Result<PartialPath, NotationError> {
        let step = self.step(heading);
        let mut square = way
            .steps
            .iter()
            .fold(Offset::default(), |square, &step| square + step);
        for _ in 0..self.max_steps.unwrap_or(FAR).min(FAR) {
            square = square + step;
            if square == Offset::default() {
                let message = "this leg leads back over the square the piece started from";
                return Err(NotationError::new(at, message));
            }
        }
        let mut steps = way.steps.clone();
        steps.push(step);
        Ok(PartialPath { steps, heading })
    }

    fn step(&self, heading: usize) -> Offset {
        let Offset { file, rank, .. } = Offset::COMPASS[heading];
        Offset::plane(file * self.radius, rank * self.radius)
    }
}

impl PartialPath {
    fn path(&self, leg: &Leg, ending: Ending, initial: bool) -> Path {
        let (ride, lead) = self
            .steps
            .split_last()
            .expect("a way has a step for each leg");
        Path {
            lead: lead.to_vec(),
            ride: *ride,
            max_steps: leg.max_steps,
            mode: Mode {
                quiet: ending.quiet,
                captures: ending.captures,
                initial,
                ..Mode::default()
            },
        }
    }
}
