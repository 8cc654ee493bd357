//! The loss by perpetual chase.

use super::repetition::{
    REPETITION, REPETITION_AUTOMATIC, REPETITION_RESULT, REPETITION_WHOEVER_ACTS,
};
use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Nothing, Required};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static PERPETUAL_CHASE: Key = key(
    "perpetual-chase",
    Form::Table(&SECTION),
    Nothing("players may chase pieces for ever"),
    r#"{ chasers = [{ pieces = ["R"] }, { pieces = ["C", "N"] }], exempt = ["P"] }"#,
    "A player who chased the same piece with every move since the first of the repeated positions loses. If both players did, or one gave perpetual check, that is ignored. Two players only, and only if a repetition draws by itself; not with `[capture]`, `[crown]`, `mined` and `after-a-move`.",
);
static SECTION: Section = Section {
    title: "perpetual-chase",
    known_by: None,
    about: "The entries of `ending.perpetual-chase`. A move chases an enemy piece if it creates a threat to capture it: one of a more valuable group of chasers, or one that couldn't be recaptured. Pieces of one type that could capture each other don't chase each other, and royal pieces are never chased.",
    keys: &[&CHASERS, &EXEMPT, &EXEMPT_ON],
};
static CHASERS: Key = key(
    "chasers",
    Form::Tables(&GROUP),
    Required,
    "",
    "The groups of pieces that chase, the most valuable first. Pieces in no group never chase.",
);
static GROUP: Section = Section {
    title: "chasers",
    known_by: None,
    about: "The entries of `ending.perpetual-chase.chasers`.",
    keys: &[&PIECES],
};
static PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["C", "N"]"#,
    "Pieces of the same value.",
);
static EXEMPT: Key = key(
    "exempt",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Pieces that may be threatened again and again.",
);
static EXEMPT_ON: Key = key(
    "exempt-on",
    Form::Squares,
    Nothing("everywhere"),
    r#"{ w = ["*1", "*2", "*3", "*4", "*5"], b = ["*6", "*7", "*8", "*9", "*10"] }"#,
    "Squares on which these pieces are exempt; allowed with `exempt`. A list is for every player; players who are not in a table have no such limit.",
);

/// Who loses by chasing the same piece with every move of a repetition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerpetualChase {
    /// The group of each type that chases: 0 is the most valuable.
    groups: [Option<usize>; PieceType::LIMIT],
    /// Pieces that may be threatened again and again.
    exempt: PieceSet,
    /// Where they may; everywhere without squares.
    exempt_on: ByPlayer<Option<SquareSet>>,
}

impl PerpetualChase {
    /// Whether pieces of a type chase others.
    pub fn chases(&self, kind: PieceType) -> bool {
        self.groups[kind.index()].is_some()
    }

    /// Whether a piece on a square may be threatened again and again.
    pub fn is_exempt(&self, piece: Piece, square: Square) -> bool {
        self.exempt.contains(piece)
            && self.exempt_on[piece.owner()].is_none_or(|squares| squares.contains(square))
    }

    /// Whether one type belongs to a more valuable group than another one.
    pub fn is_worth_more(&self, kind: PieceType, other: PieceType) -> bool {
        match [kind, other].map(|kind| self.groups[kind.index()]) {
            [Some(group), Some(other)] => group < other,
            _ => false,
        }
    }
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<PerpetualChase> {
    let node = ending.get(&PERPETUAL_CHASE)?;
    if table.players.len() != 2 {
        faults.wrong(node, "`perpetual-chase` needs exactly two seats");
    }
    if ending.get(&REPETITION).is_none() {
        faults.wrong(node, "allowed with `repetition`");
    }
    for key in [&REPETITION_AUTOMATIC, &REPETITION_WHOEVER_ACTS] {
        if let Some(other) = ending.get(key) {
            faults.wrong(other, "not with `perpetual-chase`");
        }
    }
    if let Some(squares) = node.get(&EXEMPT_ON).filter(|_| node.get(&EXEMPT).is_none()) {
        faults.wrong(squares, "allowed with `exempt`");
    }
    if let Some(result) = ending.get(&REPETITION_RESULT)
        && result.text() != Some("draw")
    {
        faults.wrong(result, "allowed: \"draw\" with `perpetual-chase`");
    }
    Some(PerpetualChase {
        groups: groups(node, table, faults),
        exempt: table.listed(node, &EXEMPT),
        exempt_on: squares::by_player(node, &EXEMPT_ON, table.board, table.players, faults),
    })
}

fn groups(node: &Node, table: &Table, faults: &mut Faults) -> [Option<usize>; PieceType::LIMIT] {
    let mut groups = [None; PieceType::LIMIT];
    for (group, entry) in node.items_of(&CHASERS).iter().enumerate() {
        if entry.items_of(&PIECES).is_empty() {
            faults.wrong(entry, "allowed: at least one piece");
        }
        for kind in entry.kinds_of(&PIECES, table.kinds) {
            if groups[kind.index()].replace(group).is_some() {
                let message = format!("allowed: `{}` in one group only", table.code(kind));
                faults.wrong(entry, &message);
            }
        }
    }
    groups
}
