//! The board of a variant file: its shape, size and square names.

use super::error::Faults;
use super::keys::{self, Key};
use super::tree::Node;
use crate::geometry::{Axis, Geometry, Naming, Square};

/// Builds the board, if its size is allowed.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Option<Geometry> {
    let table = file.get(&keys::BOARD)?;
    let shape = table.text_of(&keys::SHAPE)?;
    let sides = (
        table.number_of(&keys::FILES)?,
        table.number_of(&keys::RANKS)?,
    );
    if shape == "levels" {
        return levels(table, sides, faults);
    }
    for key in [&keys::LAYERS, &keys::SQUARE_NAMES] {
        if let Some(node) = table.get(key) {
            faults.wrong(node, "allowed only for boards of shape `levels`");
        }
    }
    let (files, ranks) = sides;
    match shape {
        "two-boards" => {
            check_size(table, sides, 2, " on two boards", faults);
            Geometry::two_boards(files, ranks)
        }
        _ => {
            check_size(table, sides, 1, "", faults);
            Geometry::plane(files, ranks)
        }
    }
}

fn levels(table: &Node, sides: (u8, u8), faults: &mut Faults) -> Option<Geometry> {
    let mut needed = |key: &'static Key| {
        if table.get(key).is_none() {
            let message = "missing; boards of shape `levels` need it";
            faults.missing(table, key.name, message);
        }
        table.get(key)
    };
    let (layers, names) = (needed(&keys::LAYERS), needed(&keys::SQUARE_NAMES));
    layers?;
    let layers: u8 = table.number_of(&keys::LAYERS)?;
    let fits = check_size(
        table,
        sides,
        layers,
        &format!(" on {layers} levels"),
        faults,
    );
    let (names, (files, ranks)) = (names?, sides);
    let naming = naming(names, faults)?;
    let board = Geometry::levels(files, ranks, layers, naming);
    if board.is_none() && fits {
        let message = "allowed: `rank`, `file` and `level` once each, one of them at most by number, and letters \
                       that last for its side";
        faults.wrong(names, message);
    }
    board
}

/// Whether a board can have this size. Reports too many squares; the length of each side is checked elsewhere.
fn check_size(
    table: &Node,
    (files, ranks): (u8, u8),
    layers: u8,
    on_layers: &str,
    faults: &mut Faults,
) -> bool {
    let squares = usize::from(layers) * usize::from(files) * usize::from(ranks);
    let possible = 1..=Geometry::LONGEST_SIDE;
    let possible = [files, ranks, layers]
        .iter()
        .all(|side| possible.contains(side));
    let fits = squares <= Square::LIMIT;
    if possible && !fits {
        let message = format!(
            "{files} files and {ranks} ranks{on_layers} are {squares} squares; allowed: {}",
            Square::LIMIT
        );
        faults.wrong(table.get(&keys::FILES).unwrap_or(table), message);
    }
    possible && fits
}

/// The order and the first names of the coordinates.
fn naming(names: &Node, faults: &mut Faults) -> Option<Naming> {
    let items = names.items();
    let parts: Vec<(Axis, char)> = items
        .iter()
        .filter_map(|item| {
            let part = item.text().and_then(coordinate);
            if part.is_none() {
                let message = "allowed: `rank`, `file` or `level`, a space, and the first one's letter or digit";
                faults.wrong(item, message);
            }
            part
        })
        .collect();
    if parts.len() != items.len() {
        return None;
    }
    let three = parts.try_into().ok();
    if three.is_none() && names.is_list() {
        faults.wrong(names, "allowed: three coordinates");
    }
    three.map(Naming)
}

/// Parses a coordinate with its first name: `rank s`.
fn coordinate(text: &str) -> Option<(Axis, char)> {
    let (axis, first) = text.split_once(' ')?;
    let axis = match axis {
        "file" => Axis::File,
        "rank" => Axis::Rank,
        "level" => Axis::Layer,
        _ => return None,
    };
    let mut letters = first.chars();
    let first = letters.next().filter(char::is_ascii_alphanumeric)?;
    letters.next().is_none().then_some((axis, first))
}
