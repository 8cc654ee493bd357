//! Names of files, ranks and squares other than letters and numbers.

use super::error::Faults;
use super::key::IfMissing::Nothing;
use super::key::{Form, Key, key};
use super::tree::Node;
use crate::geometry::{Axis, Geometry, Shape};

pub(super) static FILE_NAMES: Key = key(
    "file-names",
    Form::Texts,
    Nothing("letters from `a`"),
    r#"["a", "b", "c", "d", "e", "f", "g", "i"]"#,
    "The names of the files of a `plane`, from left to right: a small letter each, or `-` for a file of squares that all have `square-names`.",
);
pub(super) static RANK_NAMES: Key = key(
    "rank-names",
    Form::Texts,
    Nothing("numbers from 1"),
    r#"["0", "1", "2", "3", "4", "5", "6", "7"]"#,
    "The names of the ranks of a `plane`, from the first player's side: a number from 0 to 99 each, or `-` for a rank of squares that all have `square-names`.",
);
pub(super) static SQUARE_NAMES: Key = key(
    "square-names",
    Form::Texts,
    Nothing("by file and rank"),
    r#"["a1 w1", "l1 w2"]"#,
    "Single squares of a `plane` with names of their own: the name by letter of the file and number of the rank from 1, as in `holes`, then the square's own name, a small letter and a number from 0 to 99. All other keys, position texts and moves have the names that these three keys give.",
);

/// What `-` in `file-names` and `rank-names` stands for.
const NO_NAME: &str = "-";

/// The board with the names that its keys give.
pub(super) fn named(table: &Node, board: Geometry, faults: &mut Faults) -> Option<Geometry> {
    let written: Vec<&Node> = [&FILE_NAMES, &RANK_NAMES, &SQUARE_NAMES]
        .into_iter()
        .filter_map(|key| table.get(key))
        .collect();
    let Some(last) = written.last() else {
        return Some(board);
    };
    if board.shape() != Shape::Plane {
        for node in written {
            faults.wrong(node, "allowed only for boards of shape `plane`");
        }
        return None;
    }
    let files = axis_names(table, &FILE_NAMES, &board, Axis::File, faults);
    let ranks = axis_names(table, &RANK_NAMES, &board, Axis::Rank, faults);
    let own = own_names(table, &board, faults);
    let (files, ranks, own) = (files?, ranks?, own?);
    let by_axes = |square| {
        let at = board.coordinates(square);
        format!("{}{}", files[at.file as usize], ranks[at.rank as usize])
    };
    let squares = board.squares().zip(own);
    let names: Vec<String> = squares
        .map(|(square, own)| own.map_or_else(|| by_axes(square), str::to_string))
        .collect();
    for (index, name) in names.iter().enumerate() {
        let square = board.name(board.squares().nth(index)?);
        let message = if !is_name(name) {
            format!("{square} needs a name in `{}`", SQUARE_NAMES.name)
        } else if names[..index].contains(name) {
            format!("two squares are named {name}; allowed: different names")
        } else {
            continue;
        };
        faults.wrong(last, message);
        return None;
    }
    Some(board.renamed([files, ranks], names))
}

/// The names of the files or ranks; empty where there is none.
fn axis_names(
    table: &Node,
    key: &'static Key,
    board: &Geometry,
    axis: Axis,
    faults: &mut Faults,
) -> Option<Vec<String>> {
    let usual = board.axis_names(axis);
    let Some(list) = table.get(key) else {
        return Some(usual.to_vec());
    };
    let items = list.items();
    if items.len() != usual.len() {
        faults.wrong(list, format!("allowed: {} names", usual.len()));
        return None;
    }
    let is_name = |name: &str| match axis {
        Axis::File => is_letter(name),
        _ => is_number(name),
    };
    let mut names: Vec<String> = Vec::new();
    for item in items {
        let name = item.text()?;
        if name == NO_NAME {
            names.push(String::new());
        } else if is_name(name) && !names.iter().any(|known| known == name) {
            names.push(name.to_string());
        } else {
            let each = match axis {
                Axis::File => "a small letter",
                _ => "a number from 0 to 99 without leading zeros",
            };
            faults.wrong(item, format!("allowed: {each}, different for each, or `-`"));
            return None;
        }
    }
    Some(names)
}

/// The own names of squares, by square.
fn own_names<'t>(
    table: &'t Node,
    board: &Geometry,
    faults: &mut Faults,
) -> Option<Vec<Option<&'t str>>> {
    let mut names = vec![None; board.len()];
    for item in table.items_of(&SQUARE_NAMES) {
        let (square, name) = item.text()?.split_once(' ').unwrap_or_default();
        match board.square(square).filter(|_| is_name(name)) {
            Some(square) => names[square.index()] = Some(name),
            None => {
                let message = "allowed: a square by letter and number, a space, and its name: a small letter and a number from 0 to 99";
                faults.wrong(item, message);
                return None;
            }
        }
    }
    Some(names)
}

/// A letter, then a number: move texts, in which names follow one another, are read in one way only.
fn is_name(text: &str) -> bool {
    let number = text.char_indices().nth(1);
    number.is_some_and(|(at, _)| is_letter(&text[..at]) && is_number(&text[at..]))
}

fn is_letter(text: &str) -> bool {
    text.len() == 1 && text.bytes().all(|letter| letter.is_ascii_lowercase())
}

fn is_number(text: &str) -> bool {
    let digits = text.bytes().all(|digit| digit.is_ascii_digit());
    digits && (text.len() == 1 || text.len() == 2 && !text.starts_with('0'))
}
