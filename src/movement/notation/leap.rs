//! Single-leg moves: leapers, riders, sliders, lame leapers, hoppers.

use super::atom::{Atom, Leap};
use super::direction::chosen;
use super::error::NotationError;
use super::modifier::Modifiers;
use crate::geometry::Offset;
use crate::movement::{Mode, Path};

pub(super) fn paths(modifiers: &Modifiers, atom: &Atom) -> Result<Vec<Path>, NotationError> {
    validate(modifiers, atom)?;
    let lame = modifiers.has('n') && !atom.slides();
    let alike = Mode {
        hops: modifiers.has('p') || modifiers.has('g'),
        lands_behind: modifiers.has('g'),
        stops_at_attacked: modifiers.has('n') && atom.slides(),
        ..Mode::default()
    };
    let mut paths = Vec::new();
    for &leap in atom.leaps {
        for step in chosen(&modifiers.directions, leap.offsets())? {
            let (lead, ride) = if lame {
                lame_way(step)
            } else {
                (Vec::new(), step)
            };
            paths.extend(modifiers.modes(alike).into_iter().map(|mode| Path {
                lead: lead.clone(),
                ride,
                max_steps: atom.max_steps,
                mode,
            }));
        }
    }
    Ok(paths)
}

fn validate(modifiers: &Modifiers, atom: &Atom) -> Result<(), NotationError> {
    modifiers.refuse("y", "goes before the `a` of a chain, as in `yafsF`")?;
    if modifiers.has('n') {
        validate_n(modifiers, atom)?;
    }
    if atom.max_steps == Some(1) {
        let why = "needs a slider or rider to hop along, such as `pR`, `gQ` or `pNN`";
        modifiers.refuse("pg", why)?;
    } else {
        modifiers.refuse(
            "e",
            "goes with a single step such as `fceF`, not with a rider",
        )?;
    }
    if modifiers.has('n') {
        modifiers.refuse("pge", "can't be combined with `n`")?;
    }
    if modifiers.has('k') {
        modifiers.refuse("ienpg", "can't be combined with `k`")?;
    }
    if modifiers.has('g') {
        modifiers.refuse("p", "can't be combined with `g`")?;
    }
    Ok(())
}

/// Rejects `n` where it has no meaning or two.
fn validate_n(modifiers: &Modifiers, atom: &Atom) -> Result<(), NotationError> {
    let letter = atom.letter;
    let steps_only = atom.leaps.iter().all(|leap| leap.long == 1);
    let oblique = |leap: &Leap| leap.is_oblique() && leap.long > 2;
    let why = match atom.max_steps {
        Some(1) if steps_only => {
            format!("on `{letter}` has no meaning: a single step passes over nothing")
        }
        Some(1) if atom.leaps.iter().any(oblique) => format!(
            "on `{letter}` has two meanings, orthogonal steps first or diagonal ones first; spell the way out, \
             as in `[W-W-fsF]` or `[F-fsW-W]` (`nN` goes orthogonally first)"
        ),
        _ if atom.max_steps != Some(1) && !steps_only => format!(
            "on a leaping rider has two meanings, a rider of lame leaps or a royal piece that may not pass over attacked \
             squares; it is supported on single leaps (`nD`, `nN`) and on sliders (`nQ`), not on `{letter}` here"
        ),
        _ => return Ok(()),
    };
    modifiers.refuse("n", &why)
}

/// The squares that a lame leaper passes: along its line, or orthogonally first for the Horse.
fn lame_way(leap: Offset) -> (Vec<Offset>, Offset) {
    let unit = Offset::plane(leap.file.signum(), leap.rank.signum());
    let orthogonal = match leap.file.abs().cmp(&leap.rank.abs()) {
        std::cmp::Ordering::Less => Offset::plane(0, unit.rank),
        std::cmp::Ordering::Equal => unit,
        std::cmp::Ordering::Greater => Offset::plane(unit.file, 0),
    };
    let length = leap.file.abs().max(leap.rank.abs()) as usize;
    (vec![orthogonal; length - 1], unit)
}
