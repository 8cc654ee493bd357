//! Draws by a number of plies without an irreversible move.

use super::automatic::automatic;
use crate::piece::PieceSet;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static MOVE_COUNT: Key = key(
    "move-count",
    Form::Table(&SECTION),
    Nothing("no draw by move count"),
    r#"{ plies = 100, reset-by = ["P"] }"#,
    "A draw after a number of plies or rounds without anything irreversible.",
);
static SECTION: Section = Section {
    title: "move-count",
    known_by: None,
    about: "The entries of `ending.move-count`: either `plies` or `rounds`. A capture or a claim always resets the count.",
    keys: &[
        &PLIES,
        &AUTOMATIC_PLIES,
        &ROUNDS,
        &RESET_BY,
        &IRREVERSIBLE_ONLY,
        &RESET_BY_PROMOTION,
        &RESET_BY_DROP,
        &LONE_ROYAL,
    ],
};
pub(super) static LONE_ROYAL: Key = key(
    "lone-royal",
    Form::Table(&LONE_ROYAL_SECTION),
    Nothing("the same limit for all"),
    r#"{ plies = 64, against = ["R"] }"#,
    "Another limit while one side has only its royal piece. The count itself continues.",
);
static LONE_ROYAL_SECTION: Section = Section {
    title: "lone-royal",
    known_by: None,
    about: "The entries of `ending.move-count.lone-royal`. Two players only.",
    keys: &[&LONE_ROYAL_PLIES, &AGAINST],
};
static AGAINST: Key = key(
    "against",
    Form::Pieces,
    Required,
    r#"["R"]"#,
    "The limit applies while the other side has at least one of these.",
);
static PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Nothing("`rounds` is given"),
    "100",
    "How many plies make a draw; a move by one player is one ply.",
);
pub(super) static AUTOMATIC_PLIES: Key = key(
    "automatic-plies",
    Form::Number(2, 1000),
    Nothing("the count draws by itself at once"),
    "150",
    "How many plies draw by themselves. Before that, from the number that `plies` says, the player to move may claim the draw or play on. Computers claim at once.",
);
static ROUNDS: Key = key(
    "rounds",
    Form::Number(1, 1000),
    Nothing("`plies` is given"),
    "100",
    "How many rounds make a draw; a round is one ply for each player still in the game.",
);
static LONE_ROYAL_PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Required,
    "100",
    "How many plies make a draw; a move by one player is one ply.",
);
static RESET_BY: Key = key(
    "reset-by",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Moves of these pieces reset the count.",
);
static IRREVERSIBLE_ONLY: Key = key(
    "irreversible-only",
    Form::Flag,
    Flag(false),
    "true",
    "Whether moves of `reset-by` reset the count only if the piece couldn't take them back on an empty board, as a Pawn can't.",
);
static RESET_BY_PROMOTION: Key = key(
    "reset-by-promotion",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a promotion resets the count.",
);
static RESET_BY_DROP: Key = key(
    "reset-by-drop",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a drop resets the count.",
);

/// Draw by a number of plies without a capture or another move that resets the count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveCount {
    /// Where the game is drawn, or may be claimed as a draw.
    pub limit: CountLimit,
    /// The plies that draw without a claim. `None` if the limit does.
    pub automatic: Option<u16>,
    /// Moves of these pieces reset the count, like captures.
    pub reset_by: PieceSet,
    /// Whether only those moves of `reset_by` count that the piece couldn't take back on an empty board.
    pub irreversible_only: bool,
    /// Whether promotions reset the count.
    pub reset_by_promotion: bool,
    /// Whether drops reset the count.
    pub reset_by_drop: bool,
    /// A different limit while one side has only its royal piece.
    pub lone_royal: Option<LoneRoyal>,
}

/// The limit of a [`MoveCount`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountLimit {
    /// A number of plies.
    Plies(u16),
    /// A number of plies for each living player.
    Rounds(u16),
}

/// A separate limit while one side has only its royal piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoneRoyal {
    /// The number of plies.
    pub plies: u16,
    /// The limit applies if the other side has at least one of these.
    pub against: PieceSet,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<MoveCount> {
    let node = ending.get(&MOVE_COUNT)?;
    Some(MoveCount {
        limit: count_limit(node, faults)?,
        automatic: automatic(node, &AUTOMATIC_PLIES, node.number_of(&PLIES), faults),
        reset_by: table.listed(node, &RESET_BY),
        irreversible_only: node.flag_of(&IRREVERSIBLE_ONLY),
        reset_by_promotion: node.flag_of(&RESET_BY_PROMOTION),
        reset_by_drop: node.flag_of(&RESET_BY_DROP),
        lone_royal: lone_royal(node, table, faults),
    })
}

/// Reads either `plies` or `rounds`.
fn count_limit(move_count: &Node, faults: &mut Faults) -> Option<CountLimit> {
    match [&PLIES, &ROUNDS].map(|key| move_count.get(key)) {
        [None, None] => {
            let message = "missing; allowed: a number of `plies` or of `rounds`";
            faults.missing(move_count, PLIES.name, message);
            None
        }
        [Some(_), Some(rounds)] => {
            faults.wrong(rounds, "`plies` already sets the length of the count");
            None
        }
        [Some(_), None] => Some(CountLimit::Plies(move_count.number_of(&PLIES)?)),
        [None, Some(_)] => Some(CountLimit::Rounds(move_count.number_of(&ROUNDS)?)),
    }
}

fn lone_royal(move_count: &Node, table: &Table, faults: &mut Faults) -> Option<LoneRoyal> {
    let node = move_count.get(&LONE_ROYAL)?;
    if table.players.len() != 2 {
        faults.wrong(
            node,
            "a limit against a lone royal piece needs exactly two seats",
        );
    }
    Some(LoneRoyal {
        plies: node.number_of(&LONE_ROYAL_PLIES)?,
        against: table.listed(node, &AGAINST),
    })
}
