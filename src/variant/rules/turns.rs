//! Turns of several moves.

use super::crown::CROWN;
use super::drops;
use super::ending;
use super::transfer::AFTER_A_MOVE;
use super::walls::{WALLS, are_left_behind};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static TURN: Key = key(
    "turn",
    Form::Table(&SECTION),
    Nothing("one move a turn"),
    "",
    "Turns of several moves.",
);
static SECTION: Section = Section {
    title: "[turn]",
    known_by: None,
    about: "Turns of several moves, with the same piece or different ones. No move may leave the player's royal piece attacked. A check ends the turn, and so does a position in which its player, not in check, has no legal move left. A double step can be captured en passant by the first move of the next turn, and by further moves if all earlier ones of that turn captured en passant, too; of the double steps of a turn only the last two can be captured. Each move counts towards the draw by move count. The field `moves` of `array` gives the first turn of the game fewer moves. Not with `[walls]` that players place, `[crown]`, `after-a-move`, several drops per turn, and endings that ask who moved last: `passes`, `facing-draws`, `counting`, `repetition-whoever-acts`, `repetition-result`, `bare-king`, `region`, `perpetual-check-loses`, `perpetual-chase`, `back-and-forth-loses`. Two players only.",
    keys: &[&MOVES],
};
static MOVES: Key = key(
    "moves",
    Form::Number(2, 9),
    Required,
    "2",
    "The moves of a turn.",
);

/// Turns of several moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    /// The moves of a turn.
    pub moves: u8,
}

pub(super) fn read(
    file: &Node,
    ending: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Option<Turns> {
    let node = file.get(&TURN)?;
    let moves = node.number_of(&MOVES)?;
    if table.players.len() != 2 {
        faults.wrong(node, "turns of several moves need exactly two seats");
    }
    let walls = file.get(&WALLS).filter(|_| !are_left_behind(file));
    let others = [file.get(&CROWN), walls, file.get(&AFTER_A_MOVE)];
    let several_drops = file
        .items_of(&drops::DROPS)
        .iter()
        .filter_map(drops::several);
    let others = others.into_iter().flatten().chain(several_drops);
    for written in others.chain(ending::asking_who_moved_last(ending)) {
        faults.wrong(written, "not with turns of several moves");
    }
    Some(Turns { moves })
}

/// Whether a turn may have several moves.
pub(super) fn may_be_several(file: &Node) -> bool {
    file.get(&TURN).is_some()
}
