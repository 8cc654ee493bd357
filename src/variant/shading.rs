//! The colours of a board's squares. Rules may only ask whether two squares have the same shade.

use super::error::Faults;
use super::formula::Formula;
use super::key::IfMissing::{Nothing, Required};
use super::key::{Form, Key, Section, key};
use super::tree::Node;
use crate::geometry::{Coordinates, Geometry};

pub(super) static SHADES: Key = key(
    "shades",
    Form::Tables(&SECTION),
    Required,
    r##"[{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]"##,
    "The colours of the squares, at most 8.",
);
pub(super) static PATTERN: Key = key(
    "pattern",
    Form::Texts,
    Nothing("a `formula` instead"),
    r#"["light dark", "dark light"]"#,
    "The smallest repeating tile of the colouring, top row first, with shades by name. Its lower left corner lies on a1.",
);
pub(super) static FORMULA: Key = key(
    "formula",
    Form::Text,
    Nothing("a `pattern` instead"),
    r#""(file + rank) % 2""#,
    "The colouring as an expression of `file`, `rank` and `layer` (counted from 1), numbers, `+ - * %` and parentheses. Its value is the number of the shade, counted from 0.",
);
static SECTION: Section = Section {
    title: "shades",
    known_by: Some(&NAME),
    about: "Each entry of `board.shades`.",
    keys: &[&NAME, &COLOUR],
};
static NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""light""#,
    "The colour's name for players.",
)
.without_rules();
static COLOUR: Key = key(
    "colour",
    Form::Colour,
    Required,
    r##""#F0D9B5""##,
    "The colour itself.",
)
.without_rules();

/// A board's colouring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shading {
    /// The shades in file order.
    pub shades: Vec<Shade>,
    /// The index of each square's shade.
    pub by_square: Vec<u8>,
}

/// One colour of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shade {
    /// The name for players: `white`, `blue`.
    pub name: String,
    /// As `#rrggbb`.
    pub colour: String,
}

const MOST_SHADES: usize = 8;

/// Builds the colouring from the table `[board]`. Without a board only the texts are validated.
pub(super) fn build(
    table: &Node,
    board: Option<&Geometry>,
    faults: &mut Faults,
) -> Option<Shading> {
    let shades = shades(table, faults);
    let by_square = match (table.get(&PATTERN), table.get(&FORMULA)) {
        (Some(pattern), None) => by_pattern(pattern, &shades, board, faults),
        (None, Some(formula)) => by_formula(formula, &shades, board, faults),
        (Some(_), Some(formula)) => {
            faults.wrong(formula, "allowed: either `pattern` or `formula`, not both");
            None
        }
        (None, None) => {
            let message = "missing; allowed: a `pattern` or a `formula`";
            faults.missing(table, PATTERN.name, message);
            None
        }
    };
    by_square.map(|by_square| Shading { shades, by_square })
}

fn shades(table: &Node, faults: &mut Faults) -> Vec<Shade> {
    let mut shades: Vec<Shade> = Vec::new();
    for node in table.items_of(&SHADES) {
        let text = |key| node.text_of(key).unwrap_or_default();
        let (name, colour) = (text(&NAME), text(&COLOUR));
        if shades.iter().any(|shade| shade.name == name) {
            faults.wrong(node, format!("there is a shade `{name}` already"));
        }
        shades.push(Shade {
            name: name.to_string(),
            colour: colour.to_ascii_lowercase(),
        });
    }
    if let Some(node) = table.get(&SHADES).filter(|_| shades.len() > MOST_SHADES) {
        faults.wrong(node, format!("too many; allowed: {MOST_SHADES} shades"));
    }
    shades
}

/// Repeats a tile of shades from a1. The tile is drawn as on the board.
fn by_pattern(
    pattern: &Node,
    shades: &[Shade],
    board: Option<&Geometry>,
    faults: &mut Faults,
) -> Option<Vec<u8>> {
    let rows: Vec<&Node> = pattern.items().iter().rev().collect();
    let tile: Vec<Vec<u8>> = rows
        .iter()
        .map(|row| tile_row(row, shades, faults))
        .collect();
    let width = tile.first().map_or(0, Vec::len);
    if width == 0 || tile.iter().any(|row| row.len() != width) {
        faults.wrong(
            pattern,
            "allowed: rows of equal length, with at least one shade",
        );
        return None;
    }
    let shade_at = |at: Coordinates| {
        let row = &tile[usize::from(at.rank) % tile.len()];
        row[usize::from(at.file) % width]
    };
    let board = board?;
    let squares = board
        .squares()
        .map(|square| shade_at(board.coordinates(square)));
    Some(squares.collect())
}

fn tile_row(row: &Node, shades: &[Shade], faults: &mut Faults) -> Vec<u8> {
    let names = row.text().unwrap_or_default().split_whitespace();
    let indices = names.map(|name| {
        let index = shades.iter().position(|shade| shade.name == name);
        if index.is_none() {
            let known: Vec<&str> = shades.iter().map(|shade| shade.name.as_str()).collect();
            let message = format!("no shade `{name}`; allowed: {}", known.join(", "));
            faults.wrong(row, message);
        }
        index.unwrap_or_default() as u8
    });
    indices.collect()
}

fn by_formula(
    node: &Node,
    shades: &[Shade],
    board: Option<&Geometry>,
    faults: &mut Faults,
) -> Option<Vec<u8>> {
    let formula = match Formula::parse(node.text()?) {
        Ok(formula) => formula,
        Err(message) => {
            faults.wrong(node, message);
            return None;
        }
    };
    let board = board?;
    let mut squares = Vec::with_capacity(board.len());
    for square in board.squares() {
        let value = formula.at(board.coordinates(square));
        let index = value.and_then(|value| usize::try_from(value).ok());
        let Some(index) = index.filter(|&index| index < shades.len()) else {
            let name = board.name(square);
            let found = value.map_or("no number".to_string(), |value| value.to_string());
            let most = shades.len().saturating_sub(1);
            let message = format!("gives {found} on {name}; allowed: a shade from 0 to {most}");
            faults.wrong(node, message);
            return None;
        };
        squares.push(index as u8);
    }
    Some(squares)
}
