//! Draws by a number of plies without an irreversible move.

use super::automatic::automatic;
use crate::piece::PieceSet;
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

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
    let node = ending.get(&keys::MOVE_COUNT)?;
    Some(MoveCount {
        limit: count_limit(node, faults)?,
        automatic: automatic(
            node,
            &keys::AUTOMATIC_PLIES,
            node.number_of(&keys::COUNTED_PLIES),
            faults,
        ),
        reset_by: table.listed(node, &keys::RESET_BY),
        irreversible_only: node.flag_of(&keys::IRREVERSIBLE_ONLY),
        reset_by_promotion: node.flag_of(&keys::RESET_BY_PROMOTION),
        reset_by_drop: node.flag_of(&keys::RESET_BY_DROP),
        lone_royal: lone_royal(node, table, faults),
    })
}

/// Reads either `plies` or `rounds`.
fn count_limit(move_count: &Node, faults: &mut Faults) -> Option<CountLimit> {
    match [&keys::COUNTED_PLIES, &keys::ROUNDS].map(|key| move_count.get(key)) {
        [None, None] => {
            let message = "missing; allowed: a number of `plies` or of `rounds`";
            faults.missing(move_count, keys::COUNTED_PLIES.name, message);
            None
        }
        [Some(_), Some(rounds)] => {
            faults.wrong(rounds, "`plies` already sets the length of the count");
            None
        }
        [Some(_), None] => Some(CountLimit::Plies(
            move_count.number_of(&keys::COUNTED_PLIES)?,
        )),
        [None, Some(_)] => Some(CountLimit::Rounds(move_count.number_of(&keys::ROUNDS)?)),
    }
}

fn lone_royal(move_count: &Node, table: &Table, faults: &mut Faults) -> Option<LoneRoyal> {
    let node = move_count.get(&keys::LONE_ROYAL)?;
    if table.players.len() != 2 {
        faults.wrong(
            node,
            "a limit against a lone royal piece needs exactly two seats",
        );
    }
    Some(LoneRoyal {
        plies: node.number_of(&keys::PLIES)?,
        against: table.listed(node, &keys::AGAINST),
    })
}
