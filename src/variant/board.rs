//! The board of a variant file: its shape, size and square names.

use super::error::Faults;
use super::key::IfMissing::{Nothing, Required, Text};
use super::key::{Form, Key, Section, key};
use super::tree::Node;
use super::{holes, shading, square_names, wrap};
use crate::geometry::{Axis, Geometry, Naming, Square};

pub(super) static BOARD: Key = key("board", Form::Table(&SECTION), Required, "", "The board.");
static SECTION: Section = Section {
    title: "[board]",
    known_by: None,
    about: "The board: its size and its colours.",
    keys: &[
        &SHAPE,
        &FILES,
        &RANKS,
        &LAYERS,
        &NAMES,
        &holes::HOLES,
        &wrap::WRAP,
        &square_names::FILE_NAMES,
        &square_names::RANK_NAMES,
        &square_names::SQUARE_NAMES,
        &shading::SHADES,
        &shading::PATTERN,
        &shading::FORMULA,
    ],
};
static SHAPE: Key = key(
    "shape",
    Form::OneOf(&["plane", "two-boards", "levels"]),
    Text("plane"),
    r#""plane""#,
    "How the board is built: `plane` is a single board; `two-boards` are two of the same size, with capital file letters on the second (`D5`); `levels` lie above one another, and pieces may move up and down between them.",
);
static FILES: Key = key(
    "files",
    Form::Number(1, 26),
    Required,
    "8",
    "Squares from left to right. A board has at most 256 squares, counting both boards or all levels.",
);
static RANKS: Key = key(
    "ranks",
    Form::Number(1, 26),
    Required,
    "8",
    "Squares from the first player's side to the opposite side.",
);
static LAYERS: Key = key(
    "layers",
    Form::Number(1, 26),
    Nothing("required for `levels`, and only for them"),
    "4",
    "How many levels there are.",
);
static NAMES: Key = key(
    "names",
    Form::Texts,
    Nothing("required for `levels`, and only for them"),
    r#"["rank s", "file a", "level 1"]"#,
    "How the squares of `levels` are named: the three coordinates in the order in which they are written, each with the letter or number of the first rank, file or level. In the example, `tb1` is on the second rank and the second file of the lowest level. At most one coordinate is a number.",
);

/// Builds the board, if its size is allowed.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Option<Geometry> {
    let table = file.get(&BOARD)?;
    let board = boxed(table, faults)?;
    let board = holes::cut(table, board, faults)?;
    Some(wrap::joined(table, board, faults))
}

/// The board with all squares of its box.
fn boxed(table: &Node, faults: &mut Faults) -> Option<Geometry> {
    let shape = table.text_of(&SHAPE)?;
    let sides = (table.number_of(&FILES)?, table.number_of(&RANKS)?);
    if shape == "levels" {
        return levels(table, sides, faults);
    }
    for key in [&LAYERS, &NAMES] {
        if let Some(node) = table.get(key) {
            faults.wrong(node, "allowed only for boards of shape `levels`");
        }
    }
    let (files, ranks) = sides;
    match shape {
        "two-boards" => {
            validate_size(table, sides, 2, " on two boards", faults);
            Geometry::two_boards(files, ranks)
        }
        _ => {
            validate_size(table, sides, 1, "", faults);
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
    let (layers, names) = (needed(&LAYERS), needed(&NAMES));
    layers?;
    let layers: u8 = table.number_of(&LAYERS)?;
    let fits = validate_size(
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

/// Whether a board can have this size. Reports too many squares; the length of each side is validated elsewhere.
fn validate_size(
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
        faults.wrong(table.get(&FILES).unwrap_or(table), message);
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
