//! Square names of two boards.

/// The first board's names, then the same with capital letters.
pub(super) fn names(first: Vec<String>) -> Vec<String> {
    let second: Vec<String> = first.iter().map(|name| name.to_ascii_uppercase()).collect();
    first.into_iter().chain(second).collect()
}
