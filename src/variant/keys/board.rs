//! The keys of the board.

use super::key::IfMissing::{Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static BOARD: Key = key(
    "board",
    Form::Table(&BOARD_SECTION),
    Required,
    "",
    "The board.",
);
static BOARD_SECTION: Section = Section {
    title: "[board]",
    known_by: None,
    about: "The board: its size and its colours.",
    keys: &[
        &SHAPE,
        &FILES,
        &RANKS,
        &LAYERS,
        &SQUARE_NAMES,
        &SHADES,
        &PATTERN,
        &FORMULA,
    ],
};
pub(in crate::variant) static SHAPE: Key = key(
    "shape",
    Form::OneOf(&["plane", "two-boards", "levels"]),
    Text("plane"),
    r#""plane""#,
    "How the board is built: `plane` is a single board; `two-boards` are two of the same size, with capital file letters on the second (`D5`); `levels` lie above one another, and pieces may move up and down between them.",
);
pub(in crate::variant) static FILES: Key = key(
    "files",
    Form::Number(1, 26),
    Required,
    "8",
    "Squares from left to right. A board has at most 256 squares, counting both boards or all levels.",
);
pub(in crate::variant) static RANKS: Key = key(
    "ranks",
    Form::Number(1, 26),
    Required,
    "8",
    "Squares from the first player's side to the opposite side.",
);
pub(in crate::variant) static LAYERS: Key = key(
    "layers",
    Form::Number(1, 26),
    Nothing("required for `levels`, and only for them"),
    "4",
    "How many levels there are.",
);
pub(in crate::variant) static SQUARE_NAMES: Key = key(
    "names",
    Form::Texts,
    Nothing("required for `levels`, and only for them"),
    r#"["rank s", "file a", "level 1"]"#,
    "How the squares of `levels` are named: the three coordinates in the order in which they are written, each with the letter or number of the first rank, file or level. In the example, `tb1` is on the second rank and the second file of the lowest level. At most one coordinate is a number.",
);
pub(in crate::variant) static SHADES: Key = key(
    "shades",
    Form::Tables(&SHADE_SECTION),
    Required,
    r##"[{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]"##,
    "The colours of the squares, at most 8.",
);
pub(in crate::variant) static PATTERN: Key = key(
    "pattern",
    Form::Texts,
    Nothing("a `formula` instead"),
    r#"["light dark", "dark light"]"#,
    "The smallest repeating tile of the colouring, top row first, with shades by name. Its lower left corner lies on a1.",
);
pub(in crate::variant) static FORMULA: Key = key(
    "formula",
    Form::Text,
    Nothing("a `pattern` instead"),
    r#""(file + rank) % 2""#,
    "The colouring as an expression of `file`, `rank` and `layer` (counted from 1), numbers, `+ - * %` and parentheses. Its value is the number of the shade, counted from 0.",
);
static SHADE_SECTION: Section = Section {
    title: "shades",
    known_by: Some(&SHADE_NAME),
    about: "Each entry of `board.shades`.",
    keys: &[&SHADE_NAME, &SHADE_COLOUR],
};
pub(in crate::variant) static SHADE_NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""light""#,
    "The colour's name for players.",
)
.without_rules();
pub(in crate::variant) static SHADE_COLOUR: Key = key(
    "colour",
    Form::Colour,
    Required,
    r##""#F0D9B5""##,
    "The colour itself.",
)
.without_rules();
