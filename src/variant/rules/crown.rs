//! The secret crown of a variant file.

use super::goal::{CLAIM, GOAL};
use crate::geometry::Square;
use crate::piece::{Piece, PieceSet, PieceType};
use crate::setup::{FieldName, FieldValue};
use crate::variant::PieceTypeInfo;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static CROWN: Key = key(
    "crown",
    Form::Table(&SECTION),
    Nothing("no crown"),
    "",
    "A crown that one of two pieces of each player secretly wears.",
);
static SECTION: Section = Section {
    title: "[crown]",
    known_by: None,
    about: "One of two pieces of each player, the monarchs, secretly wears the crown: its owner chooses before the game. Capturing the crown wins. While a player has both, they are ordinary pieces; when one without the crown is captured, everyone knows that the other wears it, and that one is royal. Two players only; no other piece may be royal. The position text has a field `crown`.",
    keys: &[&MONARCHS, &HIDES, &MUST_BE_FOUND, &HALVES],
};
static MONARCHS: Key = key(
    "monarchs",
    Form::Pieces,
    Required,
    r#"["K", "Q"]"#,
    "The two monarchs. Each player has one of each in the array; they don't promote, can't be promoted to and can't be dropped.",
);
static HIDES: Key = key(
    "hides",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player with a lone monarch may secretly hide the crown on an empty square, once, at the start of a turn and without using it up. That player then has no royal piece. An enemy piece that stops on the square wins, one of the player's own loses; capturing the whole army wins too, unless `must-be-found`. The position text has a field `hidden`.",
);
static MUST_BE_FOUND: Key = key(
    "must-be-found",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player with a hidden crown but no pieces left, in hand included, stays in the game until an enemy piece stops on the square. The opponent moves on alone. Only with `hides`.",
);
static HALVES: Key = key(
    "halves",
    Form::Pieces,
    Nothing("no splitting"),
    r#"["O", "X"]"#,
    "The two halves into which a lone monarch may split at the start of the turn after the loss of its partner, without using it up: one stays, the other moves to an empty neighbouring square; one of them secretly wears the crown. Halves arise in no other way: none may be in the array, promoted to or dropped. Not together with `hides`. The position text has a field `half`.",
);

/// One of each player's two monarchs wears the crown, known only to its owner. Capturing it wins. While both live they
/// are ordinary pieces; once one is captured without the crown, the other is royal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crown {
    /// The two types of monarchs.
    pub monarchs: [PieceType; 2],
    /// The halves into which the remaining monarch may split at the start of the turn after the other was lost.
    pub halves: Option<[PieceType; 2]>,
    /// A player with one monarch left may hide the crown on an empty square, once, at the start of a turn.
    pub hides: bool,
    /// A player with a hidden crown stays in the game without pieces until an enemy stops on the square; its turns are
    /// skipped. Otherwise it loses with its last piece.
    pub must_be_found: bool,
    /// The monarchs and halves of every player.
    pub carriers: PieceSet,
}

impl Crown {
    /// The secret field that says whether the piece on a square wears the crown, and the value if it does; `None` if
    /// the piece can't wear it.
    pub fn secret_of(&self, piece: Piece, square: Square) -> Option<(FieldName, FieldValue)> {
        if !self.carriers.contains(piece) {
            return None;
        }
        Some(match self.monarchs.contains(&piece.kind()) {
            true => (FieldName::Crown, FieldValue::Piece(piece.kind())),
            false => (FieldName::Half, FieldValue::Square(square)),
        })
    }

    /// The other one of a pair of monarchs or halves.
    pub fn partner(&self, kind: PieceType) -> Option<PieceType> {
        let pairs = std::iter::once(self.monarchs).chain(self.halves);
        pairs
            .flat_map(|[one, other]| [(one, other), (other, one)])
            .find_map(|(one, other)| (one == kind).then_some(other))
    }
}

pub(super) fn read(
    file: &Node,
    ending: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Option<Crown> {
    let node = file.get(&CROWN)?;
    validate_compatibility(ending, node, table, faults);
    let monarchs = pair(node, &MONARCHS, table, faults)?;
    validate_counts(node, &MONARCHS, 1, table, faults);
    validate_finding(node, faults);
    let halves = match node.get(&HALVES) {
        Some(list) => {
            validate_halves(node, list, monarchs, table, faults);
            Some(pair(node, &HALVES, table, faults)?)
        }
        None => None,
    };
    let kinds = std::iter::once(monarchs).chain(halves).flatten();
    let carriers: Vec<PieceType> = kinds.collect();
    Some(Crown {
        monarchs,
        halves,
        hides: node.flag_of(&HIDES),
        must_be_found: node.flag_of(&MUST_BE_FOUND),
        carriers: table.pieces_of(carriers).collect(),
    })
}

/// Reports rules that exclude a crown.
fn validate_compatibility(ending: &Node, node: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "a crown needs exactly two seats");
    }
    if table.kinds.iter().any(|kind| kind.royal) {
        faults.wrong(node, "with a crown, no piece may be royal");
    }
    let goal = ending.get(&GOAL);
    if let Some(goal) = goal.filter(|goal| goal.text() == Some(CLAIM)) {
        faults.wrong(goal, "allowed with a crown: `checkmate`");
    }
}

/// Reports players who don't have the wanted number of each type in the array.
fn validate_counts(node: &Node, key: &Key, wanted: usize, table: &Table, faults: &mut Faults) {
    let list = node.get(key).unwrap_or(node);
    for piece in table.pieces_of(node.kinds_of(key, table.kinds)) {
        let count = table.array.on_board_and_in_hand(piece);
        if count != wanted {
            let (name, code) = (table.player_name(piece.owner()), table.code(piece.kind()));
            let allowed = if wanted == 0 { "none" } else { "exactly one" };
            let message = format!("{name} has {count} `{code}` in the array; allowed: {allowed}");
            faults.wrong(list, message);
        }
    }
}

/// Reports halves that are in the array, and rules that exclude halves.
fn validate_halves(
    node: &Node,
    list: &Node,
    monarchs: [PieceType; 2],
    table: &Table,
    faults: &mut Faults,
) {
    let halves = node.kinds_of(&HALVES, table.kinds);
    match halves.iter().find(|half| monarchs.contains(half)) {
        Some(&half) => {
            let message = format!("`{}` is a monarch and can't be a half", table.code(half));
            faults.wrong(list, message);
        }
        None => validate_counts(node, &HALVES, 0, table, faults),
    }
    if node.flag_of(&HIDES) {
        let message =
            "a crown may be hidden or its monarch split; allowed: either `hides` or `halves`";
        faults.wrong(list, message);
    }
}

fn validate_finding(node: &Node, faults: &mut Faults) {
    let must_be_found = node.get(&MUST_BE_FOUND);
    if let Some(flag) = must_be_found.filter(|_| !node.flag_of(&HIDES)) {
        faults.wrong(flag, "allowed with `hides = true`");
    }
}

fn pair(node: &Node, key: &Key, table: &Table, faults: &mut Faults) -> Option<[PieceType; 2]> {
    match node.kinds_of(key, table.kinds).as_slice() {
        &[one, other] if one != other => Some([one, other]),
        _ => {
            let list = node.get(key).unwrap_or(node);
            faults.wrong(list, "allowed: two different pieces");
            None
        }
    }
}

pub(in crate::variant) fn monarchs(file: &Node, kinds: &[PieceTypeInfo]) -> Vec<PieceType> {
    let crown = file.get(&CROWN);
    crown.map_or(Vec::new(), |crown| crown.kinds_of(&MONARCHS, kinds))
}

pub(in crate::variant) fn halves(file: &Node, kinds: &[PieceTypeInfo]) -> Vec<PieceType> {
    let crown = file.get(&CROWN);
    crown.map_or(Vec::new(), |crown| crown.kinds_of(&HALVES, kinds))
}

pub(super) fn is_worn(file: &Node) -> bool {
    file.get(&CROWN).is_some()
}

pub(super) fn may_be_hidden(file: &Node) -> bool {
    file.get(&CROWN).is_some_and(|crown| crown.flag_of(&HIDES))
}

pub(super) fn may_be_split(file: &Node) -> bool {
    let crown = file.get(&CROWN);
    crown.is_some_and(|crown| crown.get(&HALVES).is_some())
}
