//! Names of squares, and the parts of them that tell two pieces apart.

use crate::geometry::{Axis, Shape, Square};
use crate::position::Position;

/// A square's name. Where pieces change boards, both boards have the names of the first.
pub(super) fn square_name(position: &Position, square: Square) -> String {
    let variant = position.variant();
    let name = variant.geometry().name(square);
    match variant.rules.passes_over {
        true => name.to_ascii_lowercase(),
        false => name.to_string(),
    }
}

/// Nothing, then the parts of a starting square's name in the order in which they are tried: file, rank, level, two of
/// them, the whole name.
pub(super) fn hints(position: &Position, from: Square) -> Vec<String> {
    let whole = square_name(position, from);
    let mut hints = vec![String::new()];
    match position.variant().geometry().shape() {
        Shape::Plane | Shape::TwoBoards => {
            let (file, rank) = split_file(&whole);
            hints.extend([file, rank].map(str::to_string));
        }
        Shape::Levels => {
            let parts = parts(position, from);
            let named = |wanted: &[usize]| -> String {
                let mut chosen: Vec<_> = wanted.iter().map(|&axis| &parts[axis]).collect();
                chosen.sort();
                chosen.into_iter().map(|(_, part)| part.as_str()).collect()
            };
            let subsets: [&[usize]; 6] = [&[0], &[1], &[2], &[0, 1], &[0, 2], &[1, 2]];
            hints.extend(subsets.map(named));
        }
    }
    hints.push(whole);
    hints
}

/// The file, rank and level of a square, each with its place in the square's name.
fn parts(position: &Position, square: Square) -> [(usize, String); 3] {
    let board = position.variant().geometry();
    let at = board.coordinates(square);
    let axes = [
        (Axis::File, at.file),
        (Axis::Rank, at.rank),
        (Axis::Layer, at.layer),
    ];
    axes.map(|(axis, index)| {
        let part = board.axis_names(axis)[index as usize].clone();
        let place = board.name(square).find(&part).unwrap_or(0);
        (place, part)
    })
}

/// The file of a square's name on a plane, and the rank.
pub(super) fn split_file(name: &str) -> (&str, &str) {
    let end = name.find(|letter: char| letter.is_ascii_digit());
    name.split_at(end.unwrap_or(name.len()))
}
