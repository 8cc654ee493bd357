//! The board's keys.

use super::key::Default::{Nothing, Required, Text};
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
    "How the board is built: `plane` is a single board; `two-boards` are two of the same size, the cells of the second with capital letters for their files (`D5`); `levels` lie above one another, and men may go up and down between them.",
);
pub(in crate::variant) static FILES: Key = key(
    "files",
    Form::Number(1, 26),
    Required,
    "8",
    "Cells from left to right. A board has at most 256 cells, two boards or all levels together no more.",
);
pub(in crate::variant) static RANKS: Key = key(
    "ranks",
    Form::Number(1, 26),
    Required,
    "8",
    "Cells from the first seat's side to the opposite one.",
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
    "How a cell of `levels` is called: its three coordinates in the order in which they are written, each with the letter or number of the first rank, file or level. With the example `tb1` is the cell of the second rank and the second file on the lowest level. One coordinate at most is a number.",
);
pub(in crate::variant) static SHADES: Key = key(
    "shades",
    Form::Tables(&SHADE_SECTION),
    Required,
    r##"[{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]"##,
    "The colours of the cells, at most 8.",
);
pub(in crate::variant) static PATTERN: Key = key(
    "pattern",
    Form::Texts,
    Nothing("a `formula` instead"),
    r#"["light dark", "dark light"]"#,
    "The smallest tile of the colouring as it looks on the board, the top row first, shades by name. Its lower left corner lies on a1, and it is repeated.",
);
pub(in crate::variant) static FORMULA: Key = key(
    "formula",
    Form::Text,
    Nothing("a `pattern` instead"),
    r#""(file + rank) % 2""#,
    "The colouring as a calculation with `file`, `rank` and `layer` (counted from 1), numbers, `+ - * %` and parentheses. It gives the number of the shade; the first one is 0.",
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
    "What players call the colour.",
);
pub(in crate::variant) static SHADE_COLOUR: Key = key(
    "colour",
    Form::Colour,
    Required,
    r##""#F0D9B5""##,
    "The colour itself.",
);
