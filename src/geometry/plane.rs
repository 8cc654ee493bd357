//! Names of the cells of a single board.

/// Names in cell order: files are letters, ranks are numbers from the first seat's side.
pub(super) fn names(files: u8, ranks: u8) -> Vec<String> {
    let rank_names =
        |rank: u8| (0..files).map(move |file| format!("{}{}", (b'a' + file) as char, rank + 1));
    (0..ranks).flat_map(rank_names).collect()
}
