//! Removes redundant paths, so that no move is generated twice along the same squares.

use crate::geometry::Offset;
use crate::movement::{Mode, Path};

/// The same movement without redundant paths, in a fixed order.
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
    paths.retain(|path| {
        let mode = path.mode;
        mode.quiet || mode.captures || mode.en_passant || mode.faces_royals
    });
    paths.sort();
    paths
}

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
    (&one.lead, one.ride, one.max_steps, one.mode)
        == (&other.lead, other.ride, other.max_steps, mode)
}

fn covers(wide: &Path, narrow: &Path) -> bool {
    may_replace(wide, narrow) && (leaps_straight(wide, narrow) || goes_further(wide, narrow))
}

fn may_replace(wide: &Path, narrow: &Path) -> bool {
    let (of_wide, of_narrow) = (wide.mode, narrow.mode);
    // A single step crosses no square.
    let single = narrow.lead.is_empty() && narrow.max_steps == Some(1);
    // Only an initial lame leap opens squares to en passant.
    let opens = of_narrow.initial && !narrow.lead.is_empty();
    of_wide.hops == of_narrow.hops
        && of_wide.lands_behind == of_narrow.lands_behind
        && !of_wide.en_passant
        && !of_narrow.en_passant
        && !of_wide.faces_royals
        && !of_narrow.faces_royals
        && (of_narrow.initial || !of_wide.initial)
        && (of_narrow.stops_at_attacked || !of_wide.stops_at_attacked || single)
        && !opens
}

fn leaps_straight(wide: &Path, narrow: &Path) -> bool {
    let end = narrow
        .lead
        .iter()
        .fold(narrow.ride, |end, &step| end + step);
    wide.lead.is_empty() && narrow.max_steps == Some(1) && !narrow.mode.hops && end == wide.ride
}

fn goes_further(wide: &Path, narrow: &Path) -> bool {
    let length = narrow
        .max_steps
        .map(|max_steps| narrow.lead.len() + usize::from(max_steps));
    let compared = length.unwrap_or(wide.lead.len().max(narrow.lead.len()) + 1);
    wide.lead.len() <= narrow.lead.len()
        && (length.is_some() || wide.max_steps.is_none())
        && (0..compared).all(|index| step(wide, index) == step(narrow, index))
}

fn step(path: &Path, index: usize) -> Option<Offset> {
    let rides = path.max_steps.map_or(usize::MAX, usize::from);
    match path.lead.get(index) {
        Some(&step) => Some(step),
        None => (index - path.lead.len() < rides).then_some(path.ride),
    }
}

#[cfg(test)]
mod tests {
    use super::reduce;
    use crate::geometry::{Geometry, Orientation, Square, SquareSet};
    use crate::movement::notation::read_parts;
    use crate::movement::rng::Rng;
    use crate::movement::{LineKind, Lines, Movement, Path};
    use crate::piece::{Piece, PieceType, Player};
    use std::collections::BTreeSet;

    const PARTS: [&str; 24] = [
        "W", "mF", "cK", "K", "nQ", "mQ", "R2", "iR", "ifmnD", "D", "nD", "DD", "A", "nA", "B",
        "mcN", "nN", "pR", "mpR2", "gR", "cgR3", "[F?fsR]", "FaffsF", "fcF",
    ];

    /// A target, whether it is a capture, whether attacked squares may be crossed, and whether squares are opened to en
    /// passant.
    type End = (Square, bool, bool, bool);

    fn ends(board: &Geometry, paths: &[Path], pieces: SquareSet, home: bool) -> BTreeSet<End> {
        let piece = Piece::new(PieceType::new(0).expect("a piece type"), Player::FIRST);
        let from = board.square("c3").expect("on the board");
        let paths = paths.to_vec();
        let homes = SquareSet::from_iter(home.then_some(from));
        let mut lines = Lines::new(board.grid());
        let all = SquareSet::ALL;
        lines.add(piece, &Movement { paths }, Orientation::FIRST, homes, all);
        let mut ends = BTreeSet::new();
        for line in lines.of(piece, from) {
            let screens = usize::from(line.kind.hops());
            let squares = lines.squares(line);
            for (index, &square) in squares.iter().enumerate().skip(line.first_stop.into()) {
                let passed = squares[..index]
                    .iter()
                    .filter(|square| pieces.contains(**square))
                    .count();
                let captures = pieces.contains(square);
                let is_behind = line.kind != LineKind::Grasshopper
                    || squares[..index]
                        .last()
                        .is_some_and(|&at| pieces.contains(at));
                let allowed = if captures { line.captures } else { line.quiet };
                if passed == screens && is_behind && allowed {
                    let opens = line.opens_en_passant && !captures;
                    ends.insert((square, captures, false, opens));
                    ends.extend(
                        (!line.stops_at_attacked || index == 0)
                            .then_some((square, captures, true, opens)),
                    );
                }
            }
        }
        // A move that opens no square is redundant beside one that does.
        let opening: Vec<End> = ends.iter().filter(|end| end.3).copied().collect();
        for (square, captures, free, _) in opening {
            ends.remove(&(square, captures, free, false));
        }
        ends
    }

    #[test]
    fn a_reduced_movement_keeps_all_targets() {
        let board = Geometry::plane(7, 7).expect("49 squares");
        let mut rng = Rng::seeded(3);
        for _ in 0..600 {
            let parts: Vec<&str> = (0..3).map(|_| *rng.pick(&PARTS)).collect();
            let paths = parts
                .iter()
                .map(|part| read_parts(part).expect("valid text"));
            let whole: Vec<Path> = paths.flatten().collect();
            let reduced = reduce(whole.clone());
            let density = rng.below(4);
            let pieces: SquareSet = board.squares().filter(|_| rng.below(8) < density).collect();
            for home in [false, true] {
                let wanted = ends(&board, &whole, pieces, home);
                assert_eq!(ends(&board, &reduced, pieces, home), wanted, "{parts:?}");
            }
        }
    }
}
