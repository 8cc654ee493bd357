//! Gates: squares on which pieces in hand enter when the pieces there move for the first time ("gating").

use super::Promotion;
use super::castling_right::CastlingRight;
use super::crown::CROWN;
use super::drops::{
    self, AFTER_LOSS, CHECK, COMPULSORY, DROPS, Drops, FILE_FORMS, FORMS, GATES, MATE, MINED,
    PER_FILE, PER_TURN, SHADES,
};
use super::two_steps::TWO_STEPS;
use crate::geometry::{Geometry, Square, SquareSet};
use crate::piece::{ByPlayer, Player};
use crate::setup::Gate;
use crate::variant::PlayerInfo;
use crate::variant::error::Faults;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// The most rights of both players; a [`Setup`](crate::setup::Setup) has a bit for each.
const MAX_RIGHTS: usize = u32::BITS as usize;

/// The letters of all rights: each player's `castling` letters, then those of its gates from left to right.
pub(in crate::variant) fn letters(
    file: &Node,
    castling: Vec<char>,
    board: &Geometry,
    players: &[PlayerInfo],
) -> Vec<char> {
    // What is wrong is reported where the rules are read.
    let mut ignored = Faults::default();
    let groups = file.items_of(&DROPS).iter();
    let groups: Vec<ByPlayer<Option<SquareSet>>> = groups
        .map(|group| squares::by_player(group, &GATES, board, players, &mut ignored))
        .collect();
    let mut letters = Vec::new();
    for owner in Player::first(players.len().min(2)) {
        let is_own = |letter: &&char| (owner == Player::FIRST) == letter.is_ascii_uppercase();
        letters.extend(castling.iter().filter(is_own));
        let squares = groups.iter().filter_map(|group| group[owner]);
        let squares = squares.fold(SquareSet::EMPTY, SquareSet::or);
        let mut gates: Vec<char> = squares
            .iter()
            .filter_map(|square| letter_of(board, square, owner))
            .collect();
        gates.sort_unstable();
        gates.dedup();
        gates.retain(|letter| !letters.contains(letter));
        letters.extend(gates);
    }
    letters.truncate(MAX_RIGHTS);
    letters
}

/// The letter of a square's file: capital for the first player.
fn letter_of(board: &Geometry, square: Square, owner: Player) -> Option<char> {
    let letter = board.file_letter(square)?;
    Some(match owner {
        Player::FIRST => letter.to_ascii_uppercase(),
        _ => letter,
    })
}

/// Reports what gates don't go together with.
fn validate(file: &Node, table: &Table, faults: &mut Faults) {
    let groups = file.items_of(&DROPS).iter();
    for node in groups.filter(|group| group.get(&GATES).is_some()) {
        let limits = [&FORMS, &PER_FILE, &FILE_FORMS, &SHADES, &CHECK, &MATE];
        let others = [&PER_TURN, &MINED, &AFTER_LOSS, &COMPULSORY];
        for key in limits.into_iter().chain(others) {
            if let Some(written) = node.get(key) {
                faults.wrong(written, "not allowed with `gates`");
            }
        }
    }
    let Some(gates) = key(file) else {
        return;
    };
    if table.players.len() != 2 {
        faults.wrong(gates, "gates need exactly two seats");
    }
    if drops::may_be_several(file) {
        faults.wrong(gates, "not allowed where a turn may have several drops");
    }
    if file.get(&CROWN).is_some() {
        faults.wrong(gates, format!("not allowed with `[{}]`", CROWN.name));
    }
    if table
        .piece_nodes
        .iter()
        .any(|piece| piece.flag_of(&TWO_STEPS))
    {
        faults.wrong(gates, format!("not allowed with `{}`", TWO_STEPS.name));
    }
    if drops::mine(file).is_some() {
        faults.wrong(gates, format!("not allowed with `{}`", MINED.name));
    }
}

/// Gives each gate its right, and reports squares that can't be gates.
pub(super) fn open(
    file: &Node,
    table: &Table,
    promotions: &[Vec<Promotion>],
    drops: &[Drops],
    rights: &mut [CastlingRight],
    faults: &mut Faults,
) {
    validate(file, table, faults);
    let nodes = file.items_of(&DROPS).iter();
    let nodes = nodes.filter_map(|node| node.get(&GATES));
    let groups = drops.iter().filter_map(|group| group.gates.as_ref());
    for (node, squares) in nodes.zip(groups) {
        for owner in table.players() {
            for square in squares[owner].iter() {
                if let Err(message) = open_one(table, promotions, square, owner, rights) {
                    faults.wrong(node, message);
                }
            }
        }
    }
}

fn open_one(
    table: &Table,
    promotions: &[Vec<Promotion>],
    square: Square,
    owner: Player,
    rights: &mut [CastlingRight],
) -> Result<(), String> {
    let name = table.board.name(square);
    let player = table.player_name(owner);
    let piece = table.array.at(square);
    let piece = piece.filter(|piece| piece.owner() == owner);
    let piece = piece
        .ok_or_else(|| format!("{player} has no piece on {name} in the array, so it is no gate"))?;
    if !promotions[piece.kind().index()].is_empty() {
        let code = table.code(piece.kind());
        return Err(format!("`{code}` on {name} promotes, so it is no gate"));
    }
    let letter = letter_of(table.board, square, owner);
    let right = rights.iter_mut().find(|right| Some(right.letter) == letter);
    let right = right.filter(|right| right.gate || right.squares.is_empty());
    let right = right.filter(|right| right.squares.without(SquareSet::only(square)).is_empty());
    let right = right.ok_or_else(|| {
        format!("the letter of {name} is that of another right; allowed: one gate on a file")
    })?;
    right.squares = SquareSet::only(square);
    right.gate = true;
    Ok(())
}

/// Some rights as a set of bits.
pub(super) fn mask(rights: &[CastlingRight], wanted: impl Fn(&CastlingRight) -> bool) -> u32 {
    let rights = rights.iter().enumerate();
    let wanted = rights.filter(|(_, right)| wanted(right));
    wanted.fold(0, |all, (bit, _)| all | 1 << bit)
}

/// The first key with gates.
pub(in crate::variant) fn key(file: &Node) -> Option<&Node> {
    let mut groups = file.items_of(&DROPS).iter();
    groups.find_map(|group| group.get(&GATES))
}

/// What position text leaves out of the rights: gates of pieces that may still castle.
pub(in crate::variant) fn implied(rights: &[CastlingRight]) -> Vec<Gate> {
    let gates = rights.iter().enumerate().filter(|(_, right)| right.gate);
    let gate = |(bit, gate): (usize, &CastlingRight)| {
        let castles = |right: &CastlingRight| {
            !right.gate && right.owner == gate.owner && right.squares.intersects(gate.squares)
        };
        Gate {
            right: 1 << bit,
            owner: gate.owner,
            implied_by: mask(rights, castles),
        }
    };
    gates.map(gate).collect()
}
