//! Paths that repeat each other are reduced, so that no move is made twice along the same cells.

use crate::geometry::Offset;
use crate::movement::{Mode, Path};

/// The same movement with each use of a line of cells in one path alone, in a fixed order.
pub(super) fn reduce(paths: Vec<Path>) -> Vec<Path> {
    let mut paths = merged(paths);
    for narrow in 0..paths.len() {
        for wide in 0..paths.len() {
            if wide != narrow && covers(&paths[wide], &paths[narrow]) {
                let Mode {
                    quiet, captures, ..
                } = paths[wide].mode;
                paths[narrow].mode.quiet &= !quiet;
                paths[narrow].mode.captures &= !captures;
            }
        }
    }
    paths.retain(|path| path.mode.quiet || path.mode.captures || path.mode.en_passant);
    paths.sort();
    paths
}

/// Paths along the same cells become one with the uses of both.
fn merged(paths: Vec<Path>) -> Vec<Path> {
    let mut merged: Vec<Path> = Vec::new();
    for path in paths {
        match merged
            .iter_mut()
            .find(|known| same_but_for_ending(known, &path))
        {
            None => merged.push(path),
            Some(known) => {
                known.mode.quiet |= path.mode.quiet;
                known.mode.captures |= path.mode.captures;
            }
        }
    }
    merged
}

fn same_but_for_ending(one: &Path, other: &Path) -> bool {
    let mode = Mode {
        quiet: one.mode.quiet,
        captures: one.mode.captures,
        ..other.mode
    };
    (&one.lead, one.ride, one.most, one.mode) == (&other.lead, other.ride, other.most, mode)
}

/// Whether `wide` ends wherever and whenever `narrow` does.
fn covers(wide: &Path, narrow: &Path) -> bool {
    let length = narrow
        .most
        .map(|most| narrow.lead.len() + usize::from(most));
    let (of_wide, of_narrow) = (wide.mode, narrow.mode);
    // Going no further than one cell, a royal passes over nothing.
    let guards = of_wide.guarded && !of_narrow.guarded && length != Some(1);
    // An initial lame leap opens the passed cells to en passant, which no other path replaces.
    let opens = of_narrow.initial && !narrow.lead.is_empty();
    let fits = of_wide.hops == of_narrow.hops
        && !of_wide.en_passant
        && !of_narrow.en_passant
        && (!of_wide.initial || of_narrow.initial)
        && !guards
        && !opens;
    let compared = length.unwrap_or(wide.lead.len().max(narrow.lead.len()) + 1);
    fits && wide.lead.len() <= narrow.lead.len()
        && (length.is_some() || wide.most.is_none())
        && (0..compared).all(|index| step(wide, index) == step(narrow, index))
}

/// The step of this number, if the path goes so far.
fn step(path: &Path, index: usize) -> Option<Offset> {
    let rides = path.most.map_or(usize::MAX, usize::from);
    match path.lead.get(index) {
        Some(&step) => Some(step),
        None => (index - path.lead.len() < rides).then_some(path.ride),
    }
}
