//! The end of the game by the loss of pieces.

use super::verdict::{self, Verdict};
use crate::piece::{Piece, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Nothing, Number, Text};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static EXTINCTION: Key = key(
    "extinction",
    Form::Table(&SECTION),
    Nothing("losing pieces doesn't end the game"),
    r#"{ pieces = ["K", "Q"] }"#,
    "The game ends when a player has lost pieces. It comes before checkmate and stalemate. Two players only.",
);
static SECTION: Section = Section {
    title: "extinction",
    known_by: None,
    about: "The entries of `ending.extinction`. Pieces in hand count.",
    keys: &[&PIECES, &LEFT, &OPPONENT_LEFT, &RESULT, &FIRST],
};
static PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Nothing("all pieces together"),
    r#"["K", "Q", "R"]"#,
    "The types that are counted, each by itself: the first of which too few are left decides.",
);
static LEFT: Key = key(
    "left",
    Form::Number(0, 99),
    Number(0),
    "1",
    "The game ends when a player has at most this many left.",
);
static OPPONENT_LEFT: Key = key(
    "opponent-left",
    Form::Number(0, 99),
    Number(0),
    "2",
    "It ends only if the opponent has at least this many of them.",
);
static RESULT: Key = key(
    "result",
    Form::OneOf(&["loss", "win", "draw"]),
    Text("loss"),
    r#""win""#,
    "The result for that player.",
);
static FIRST: Key = key(
    "first",
    Form::OneOf(&["mover", OPPONENT]),
    Text("mover"),
    r#""opponent""#,
    "Whose pieces count if a move leaves both players too few: those of the player who has moved, or those of the opponent.",
);
/// A value of [`FIRST`].
const OPPONENT: &str = "opponent";

/// The game ends when a player has lost pieces, as in Extinction Chess (R. Wayne Schmittberger, 1985) or Antichess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extinction {
    /// The types that are counted, each by itself; if there are none, all pieces together.
    pub pieces: Vec<PieceType>,
    /// A player is concerned with at most this many left, on the board and in hand.
    pub left: usize,
    /// The opponent must have at least this many.
    pub opponent_left: usize,
    /// The result for the player concerned.
    pub result: Verdict,
    /// If a move leaves both players too few, the opponent's pieces count, not those of the player who has moved.
    pub opponent_first: bool,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Extinction> {
    let node = ending.get(&EXTINCTION)?;
    if table.players.len() != 2 {
        faults.wrong(node, "extinction needs exactly two seats");
    }
    let extinction = Extinction {
        pieces: node.kinds_of(&PIECES, table.kinds),
        left: node.number_of(&LEFT)?,
        opponent_left: node.number_of(&OPPONENT_LEFT)?,
        result: verdict::read(node, &RESULT),
        opponent_first: node.text_of(&FIRST) == Some(OPPONENT),
    };
    if ends_at_once(&extinction, table) {
        faults.wrong(node, "the game would end before the first move");
    }
    Some(extinction)
}

/// Whether a player has too few pieces in the array.
fn ends_at_once(extinction: &Extinction, table: &Table) -> bool {
    let mut players = table.players();
    let (Some(one), Some(other)) = (players.next(), players.next()) else {
        return false;
    };
    let array = table.array;
    let count = |player, counted: Option<PieceType>| {
        let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
        let kinds = kinds.filter(|&kind| counted.is_none_or(|counted| counted == kind));
        let counts = kinds.map(|kind| array.on_board_and_in_hand(Piece::new(kind, player)));
        counts.sum::<usize>()
    };
    let ends = |counted| {
        [(one, other), (other, one)].iter().any(|&(own, enemy)| {
            count(own, counted) <= extinction.left
                && count(enemy, counted) >= extinction.opponent_left
        })
    };
    match extinction.pieces.is_empty() {
        true => ends(None),
        false => extinction.pieces.iter().any(|&kind| ends(Some(kind))),
    }
}
