//! Names of the squares of two boards.

/// The first board's names, then those of the second: the same with the file as a capital letter.
pub(super) fn names(first: Vec<String>) -> Vec<String> {
    let second: Vec<String> = first.iter().map(|name| name.to_ascii_uppercase()).collect();
    first.into_iter().chain(second).collect()
}
