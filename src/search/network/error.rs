//! Why a network can't be used.

use std::fmt;

/// Why a network can't be used. The game is then played without it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// The game has secrets or another number of players than two.
    Game,
    /// Not a network, or of another version of the format.
    Format,
    /// The length differs from that of a network for this game. Both are in bytes.
    Length {
        /// The length of the file.
        found: usize,
        /// The length for this game.
        expected: usize,
    },
    /// The checksum doesn't match: the file is damaged.
    Checksum,
    /// The network was trained for other rules: their hashes.
    Rules {
        /// The hash in the file.
        found: u64,
        /// The hash of the game.
        expected: u64,
    },
    /// The number of inputs differs from that of the game, or a number is outside of its range.
    Number,
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::Game => {
                write!(f, "only games of two players without secrets have networks")
            }
            NetworkError::Format => write!(
                f,
                "not a network, which begins with `menagerie network 1` and a line feed"
            ),
            NetworkError::Length { found, expected } => {
                write!(f, "{found} bytes long; allowed for this game: {expected}")
            }
            NetworkError::Checksum => write!(f, "damaged: the checksum doesn't match"),
            NetworkError::Rules { found, expected } => write!(
                f,
                "trained for the rules {found:016x}, not for {expected:016x}"
            ),
            NetworkError::Number => write!(f, "a number, or the number of inputs, is not allowed"),
        }
    }
}

impl std::error::Error for NetworkError {}
