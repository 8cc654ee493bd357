//! Walls: squares that no piece enters or passes.

use super::capture_effects;
use super::drops::{self, DROPS};
use super::ending::{perpetual_chase, perpetual_check};
use super::restrictions::NO_CHECKS;
use crate::variant::Name;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Required, Text};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static WALLS: Key = key(
    "walls",
    Form::Table(&SECTION),
    Nothing("no walls are placed"),
    "",
    "Walls that players place or leave behind.",
);
static SECTION: Section = Section {
    title: "[walls]",
    known_by: None,
    about: "Walls that players place on empty squares or leave behind. No piece enters or passes a square with a wall; hoppers jump over it as over a piece. In position texts a wall is `*`, also in an array without this table. Not with `crown`, `after-a-move` and `two-steps`. Two players only.",
    keys: &[&PLACED, &WHERE, &MOVES, &NAME, &ICON],
};
static PLACED: Key = key(
    "placed",
    Form::OneOf(&[AFTER_MOVE, INSTEAD, LEFT_BEHIND]),
    Required,
    r#""after-move""#,
    "`after-move`: after each move its player places a wall, which may parry a check. `instead-of-move`: a player places a wall or moves. `left-behind`: each square that a piece leaves by a move becomes a wall, in castling both. Drops, passes and captured pieces leave none, and the square that a double step passes over stays open to a capture en passant. Not with `gates`, `where` and `moves`.",
);
static WHERE: Key = key(
    "where",
    Form::OneOf(&[ANYWHERE, EDGE]),
    Text(ANYWHERE),
    r#""edge""#,
    "`edge`: at the edge of the board, or beside a wall.",
);
static MOVES: Key = key(
    "moves",
    Form::Flag,
    Flag(false),
    "true",
    "Players move the existing wall to another square. Otherwise they add one.",
);
static NAME: Key = key(
    "name",
    Form::Name,
    Nothing("a wall"),
    r#"{ text = "Duck", de = "Ente" }"#,
    "What a wall is called for players.",
)
.without_rules();
static ICON: Key = key(
    "icon",
    Form::Icon,
    Nothing("a block"),
    r#""duck""#,
    "The name of its picture.",
)
.without_rules();
const AFTER_MOVE: &str = "after-move";
const INSTEAD: &str = "instead-of-move";
const LEFT_BEHIND: &str = "left-behind";
const ANYWHERE: &str = "anywhere";
const EDGE: &str = "edge";

/// When walls arise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallPlacement {
    /// Players place one after each move.
    AfterMove,
    /// Players place one instead of a move.
    InsteadOfMove,
    /// On the squares that pieces leave.
    LeftBehind,
}

/// How players place walls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walls {
    /// When walls arise.
    pub placement: WallPlacement,
    /// Only at the edge or beside a wall.
    pub at_edge: bool,
    /// The old wall goes.
    pub moves: bool,
    /// What a wall is called, if not a wall.
    pub name: Option<Name>,
    /// The name of its picture.
    pub icon: Option<String>,
}

pub(super) fn read(
    file: &Node,
    ending: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Option<Walls> {
    report_conflicts(file, table, faults);
    if after_moves(file) {
        report_conflicts_after_moves(file, ending, faults);
    }
    let node = file.get(&WALLS)?;
    if are_left_behind(file) {
        report_conflicts_left_behind(file, node, faults);
    }
    let walls = Walls {
        placement: match node.text_of(&PLACED) {
            Some(LEFT_BEHIND) => WallPlacement::LeftBehind,
            Some(AFTER_MOVE) => WallPlacement::AfterMove,
            _ => WallPlacement::InsteadOfMove,
        },
        at_edge: node.text_of(&WHERE) == Some(EDGE),
        moves: node.flag_of(&MOVES),
        name: node.optional_name_of(&NAME),
        icon: node.text_of(&ICON).map(str::to_string),
    };
    if table.players.len() != 2 {
        faults.wrong(node, "walls need exactly two seats");
    }
    Some(walls)
}

/// Reports what walls exclude.
fn report_conflicts(file: &Node, table: &Table, faults: &mut Faults) {
    if !may_stand(file) {
        return;
    }
    for other in [&super::crown::CROWN, &super::transfer::AFTER_A_MOVE] {
        if let Some(written) = file.get(other) {
            faults.wrong(written, "not with walls");
        }
    }
    for piece in table.piece_nodes {
        let key = &super::two_steps::TWO_STEPS;
        if let Some(written) = piece.get(key).filter(|_| piece.flag_of(key)) {
            faults.wrong(written, "not with walls");
        }
    }
}

/// Reports rules that judge a move before its wall is placed.
fn report_conflicts_after_moves(file: &Node, ending: &Node, faults: &mut Faults) {
    let drops = file.items_of(&DROPS).iter();
    let checks = drops.flat_map(|drops| [drops.get(&drops::CHECK), drops.get(&drops::MATE)]);
    let others = [
        file.get(&NO_CHECKS),
        perpetual_check(ending),
        perpetual_chase(ending),
    ];
    for written in others.into_iter().chain(checks).flatten() {
        faults.wrong(written, "not with walls after moves");
    }
}

/// Reports what decides where players place walls, and pieces that enter where a wall would be.
fn report_conflicts_left_behind(file: &Node, walls: &Node, faults: &mut Faults) {
    let gates = { file.items_of(&DROPS).iter() }.filter_map(|drops| drops.get(&drops::GATES));
    let others = [walls.get(&WHERE), walls.get(&MOVES)];
    for written in others.into_iter().flatten().chain(gates) {
        faults.wrong(written, "not with walls that are left behind");
    }
}

/// Whether walls may come into the game.
pub(in crate::variant) fn may_stand(file: &Node) -> bool {
    file.get(&WALLS).is_some() || capture_effects::may_leave_walls(file)
}

/// Whether players place walls after their moves.
pub(in crate::variant) fn after_moves(file: &Node) -> bool {
    are_placed(file, AFTER_MOVE)
}

/// Whether pieces leave walls behind.
pub(super) fn are_left_behind(file: &Node) -> bool {
    are_placed(file, LEFT_BEHIND)
}

fn are_placed(file: &Node, when: &str) -> bool {
    let walls = file.get(&WALLS);
    walls.is_some_and(|walls| walls.text_of(&PLACED) == Some(when))
}
