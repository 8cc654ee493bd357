//! What is wrong with a variant file: every fault at once.

/// One fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Line in the file, from 1.
    pub line: u32,
    /// The key, with its table: `piece.moves`.
    pub key: String,
    /// The value found, as written.
    pub found: String,
    /// What is wrong and what is allowed; lower case, no full stop.
    pub message: String,
}

/// A variant file that can't be used, with all its faults in the order of lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantError {
    /// The file's name as given by the caller.
    pub file: String,
    /// At least one.
    pub faults: Vec<Fault>,
}
