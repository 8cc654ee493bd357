//! What a variant file may contain at most: several times what any known game needs, and so little that every file is
//! checked in seconds and its tables fit into a browser's memory.

/// Bytes of a file.
pub(super) const LONGEST_FILE: usize = 50_000;

/// Characters of the game's id and of an option's name, which are parts of addresses.
pub(super) const LONGEST_ID: usize = 60;

/// Characters of a name.
pub(super) const LONGEST_NAME: usize = 200;

/// Characters of any other text.
pub(super) const LONGEST_TEXT: usize = 2_000;

/// Ways to move of all piece types together. From each of 256 squares these are half a million lines, which take about
/// 50 MB.
pub(super) const MOST_WAYS: usize = 2_000;

/// Faults that are reported.
pub(super) const MOST_FAULTS: usize = 200;

/// The section of the manual.
pub(super) fn manual() -> String {
    format!(
        "\n## Limits\n\n\
         What exceeds a limit is a fault, which is found before any table is built.\n\n\
         - A file has at most {LONGEST_FILE} bytes.\n\
         - An id, also the name of an option, has at most {LONGEST_ID} characters, any other name {LONGEST_NAME}, and any\n  \
           other text {LONGEST_TEXT}.\n\
         - All piece types together have at most {MOST_WAYS} ways to move, each type counted once. A Knight has 8, a Queen\n  \
           has 8 and a Gryphon 12, however long the board is. The largest game in this folder has fewer than 500.\n\
         - At most {MOST_FAULTS} faults are reported at once.\n"
    )
}
