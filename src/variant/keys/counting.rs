//! The keys of draws by counting.

use super::key::IfMissing::{Flag, Nothing};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static COUNTING: Key = key(
    "counting",
    Form::Table(&COUNTING_SECTION),
    Nothing("no draw by counting"),
    r#"{ pawns = ["P"], moves = 64, lone-royal = ["R R 8", "R 16", "64"], from-pieces = true }"#,
    "A draw after a number of moves that are counted from the moment when little material is left. Captures don't reset the count. Two players only.",
);
static COUNTING_SECTION: Section = Section {
    title: "counting",
    known_by: None,
    about: "The entries of `ending.counting`. A count begins after a move if the player to move then has a limit; its number of moves is counted for both players, and one more draws. It begins again if a capture or promotion leaves the player to move only one piece. A player whose opponent has only one piece has no limit. Pieces in hand don't count. Position text has `count`, the plies so far, and `count-limit`, the plies allowed.",
    keys: &[&PAWNS, &BOARD_MOVES, &AT_MOST, &LONE_LIMITS, &FROM_PIECES],
};
pub(in crate::variant) static PAWNS: Key = key(
    "pawns",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "No count begins while any player has one of these.",
);
pub(in crate::variant) static BOARD_MOVES: Key = key(
    "moves",
    Form::Number(1, 127),
    Nothing("only moves against a lone royal piece are counted"),
    "64",
    "The limit of a player with more than one piece.",
);
pub(in crate::variant) static AT_MOST: Key = key(
    "at-most",
    Form::Number(2, 255),
    Nothing("any number, but no `pawns`"),
    "3",
    "How many pieces a player with the limit `moves` may have; `pawns` then don't matter for it.",
);
pub(in crate::variant) static LONE_LIMITS: Key = key(
    "lone-royal",
    Form::Texts,
    Nothing("only `moves` are counted"),
    r#"["R R 8", "R 16", "64"]"#,
    "The limits of a player with only one piece: each the pieces that the opponent has, among others, then the number of moves (up to 127). The first that fits counts.",
);
pub(in crate::variant) static FROM_PIECES: Key = key(
    "from-pieces",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a count for a player with only one piece begins with the number of pieces on the board, not with 0. It then also begins if that piece captures the last of `pawns`.",
);
