//! Square names of a single board.

/// The names of files (letters) and ranks (numbers from the first player's side).
pub(super) fn axes(files: u8, ranks: u8) -> [Vec<String>; 2] {
    let letters = (0..files).map(|file| char::from(b'a' + file).to_string());
    let numbers = (1..=ranks).map(|rank| rank.to_string());
    [letters.collect(), numbers.collect()]
}

pub(super) fn names([files, ranks]: &[Vec<String>; 2]) -> Vec<String> {
    let squares = ranks
        .iter()
        .flat_map(|rank| files.iter().map(move |file| format!("{file}{rank}")));
    squares.collect()
}
