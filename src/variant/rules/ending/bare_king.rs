//! The end of the game by a bare king.

use super::move_count::{LONE_ROYAL, MOVE_COUNT};
use crate::piece::{PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, key};
use crate::variant::rules::goal::{self, Goal};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static BARE_KING: Key = key(
    "bare-king",
    Form::OneOf(&["loss", UNLESS_BARED_BACK]),
    Nothing("the game continues"),
    r#""loss-unless-bared-back""#,
    "The result for a player who has only the royal piece left while the opponent has more; pieces in hand count. `loss`: the player loses at once. `loss-unless-bared-back`: the player loses, but makes one more move first if it is to move and the opponent has just one other piece. If both have only their royal pieces, the game is drawn. Checkmate and stalemate come first. Two players only.",
);
/// A value of [`BARE_KING`].
const UNLESS_BARED_BACK: &str = "loss-unless-bared-back";
pub(super) static BARE_DRAW: Key = key(
    "bare-draw",
    Form::Pieces,
    Nothing("no such draw"),
    r#"["E"]"#,
    "The game is drawn if every player still in the game has just one piece left, one of these.",
);

/// When a player with only the royal piece left loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareKing {
    /// At once.
    Loses,
    /// At once, unless the player is to move and the opponent has only one other piece: then after one more move.
    LosesUnlessBaredBack,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<BareKing> {
    let node = ending.get(&BARE_KING)?;
    if table.players.len() != 2 {
        faults.wrong(node, "a bare king needs exactly two seats");
    }
    if goal::read(ending) != Goal::Checkmate {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    if royal_pieces(table).is_empty() {
        faults.wrong(node, "no piece is royal");
    }
    let move_count = ending.get(&MOVE_COUNT);
    if let Some(lone) = move_count.and_then(|count| count.get(&LONE_ROYAL)) {
        faults.wrong(lone, "with `bare-king`, a lone royal piece ends the game");
    }
    Some(match ending.text_of(&BARE_KING) {
        Some(UNLESS_BARED_BACK) => BareKing::LosesUnlessBaredBack,
        _ => BareKing::Loses,
    })
}

pub(super) fn bare_draw(ending: &Node, table: &Table) -> PieceSet {
    let listed = table.listed(ending, &BARE_DRAW);
    match ending.get(&BARE_KING) {
        Some(_) => listed.or(royal_pieces(table)),
        None => listed,
    }
}

fn royal_pieces(table: &Table) -> PieceSet {
    let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
    let royals = kinds.filter(|kind| table.kinds[kind.index()].royal);
    table.pieces_of(royals).collect()
}
