//! Draws by counting the moves since little material is left.

use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::lookup;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static COUNTING: Key = key(
    "counting",
    Form::Table(&SECTION),
    Nothing("no draw by counting"),
    r#"{ pawns = ["P"], moves = 64, lone-royal = ["R R 8", "R 16", "64"], from-pieces = true }"#,
    "A draw after a number of moves that are counted from the moment when little material is left. Captures don't reset the count. Two players only.",
);
static SECTION: Section = Section {
    title: "counting",
    known_by: None,
    about: "The entries of `ending.counting`. A count begins after a move if the player to move then has a limit; its number of moves is counted for both players, and one more draws. It begins again if a capture or promotion leaves the player to move only one piece. A player whose opponent has only one piece has no limit. Pieces in hand don't count. Position text has `count`, the plies so far, and `count-limit`, the plies allowed.",
    keys: &[&PAWNS, &MOVES, &AT_MOST, &LONE_ROYAL, &FROM_PIECES],
};
static PAWNS: Key = key(
    "pawns",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "No count begins while any player has one of these.",
);
static MOVES: Key = key(
    "moves",
    Form::Number(1, 127),
    Nothing("only moves against a lone royal piece are counted"),
    "64",
    "The limit of a player with more than one piece.",
);
static AT_MOST: Key = key(
    "at-most",
    Form::Number(2, 255),
    Nothing("any number, but no `pawns`"),
    "3",
    "How many pieces a player with the limit `moves` may have; `pawns` then don't matter for it.",
);
static LONE_ROYAL: Key = key(
    "lone-royal",
    Form::Texts,
    Nothing("only `moves` are counted"),
    r#"["R R 8", "R 16", "64"]"#,
    "The limits of a player with only one piece: each the pieces that the opponent has, among others, then the number of moves (up to 127). The first that fits counts.",
);
static FROM_PIECES: Key = key(
    "from-pieces",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a count for a player with only one piece begins with the number of pieces on the board, not with 0. It then also begins if that piece captures the last of `pawns`.",
);

/// A draw by a number of moves that are counted from the moment when little material is left. For two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    /// No count begins while any of these is on the board, except as `at_most` allows.
    pub pawns: PieceSet,
    /// The limit in moves of a player with several pieces, if they are counted.
    pub moves: Option<u8>,
    /// How many pieces a player with the limit `moves` may have. `pawns` then don't matter.
    pub at_most: Option<u8>,
    /// The limits of a player with one piece; the first that fits counts.
    pub lone: Vec<LoneLimit>,
    /// A count for a player with one piece begins with the number of pieces on the board, not with 0.
    pub from_pieces: bool,
}

/// The limit of a player with one piece whose opponent has some pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoneLimit {
    /// What the opponent has at least.
    pub against: Vec<(PieceType, u8)>,
    /// The number of moves, up to 127.
    pub moves: u8,
}

/// The largest limit: its plies and one more fit into a field of position text.
const MAX_MOVES: u8 = 127;

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Counting> {
    let node = ending.get(&COUNTING)?;
    if table.players.len() != 2 {
        faults.wrong(node, "counting needs exactly two seats");
    }
    let moves = node.number_of(&MOVES);
    if let (Some(at_most), None) = (node.get(&AT_MOST), moves) {
        faults.wrong(at_most, "allowed with `moves`");
    }
    let limits = node.items_of(&LONE_ROYAL).iter();
    let lone: Vec<LoneLimit> = limits
        .filter_map(|limit| {
            let read = lone_limit(limit.text()?, table);
            read.map_err(|message| faults.wrong(limit, message)).ok()
        })
        .collect();
    if moves.is_none() && node.get(&LONE_ROYAL).is_none() {
        let message = "missing; allowed: `moves`, `lone-royal` or both";
        faults.missing(node, MOVES.name, message);
    }
    Some(Counting {
        pawns: table.listed(node, &PAWNS),
        moves,
        at_most: node.number_of(&AT_MOST),
        lone,
        from_pieces: node.flag_of(&FROM_PIECES),
    })
}

/// Parses codes of pieces and a number of moves: `R R 8`.
fn lone_limit(text: &str, table: &Table) -> Result<LoneLimit, String> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    let moves = words.pop().and_then(|number| number.parse().ok());
    let moves = moves
        .filter(|moves| (1..=MAX_MOVES).contains(moves))
        .ok_or_else(|| format!("allowed: codes of pieces, then a number from 1 to {MAX_MOVES}"))?;
    let mut against: Vec<(PieceType, u8)> = Vec::new();
    for code in words {
        let kind = lookup::kind_with_code(code, table.kinds)
            .ok_or_else(|| lookup::no_such_piece(code, table.kinds))?;
        match against.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, number)) => *number = number.saturating_add(1),
            None => against.push((kind, 1)),
        }
    }
    Ok(LoneLimit { against, moves })
}

pub(super) fn is_used(ending: &Node) -> bool {
    ending.get(&COUNTING).is_some()
}
