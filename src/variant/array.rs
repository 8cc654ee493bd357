//! The array of a variant file.

use super::error::Faults;
use super::key::IfMissing::Required;
use super::key::{Form, Key, key};
use super::rules::drops;
use super::rules::ending;
use super::rules::ending::extinction::EXTINCTION;
use super::rules::ending::region::REGION;
use super::rules::royalty;
use super::table::Table;
use super::tree::Node;
use super::{PieceTypeInfo, PlayerInfo, Rules};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::setup::{Alphabet, FieldName, FieldValue, Setup};

pub(super) static ARRAY: Key = key(
    "array",
    Form::Text,
    Required,
    r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    "The starting position as position text (see below). Initial moves (`i`) are possible only from squares where such a piece stands here, or from those of its `starts-on`.",
);

/// Parses the array, and reports what no array may have.
pub(super) fn build(
    file: &Node,
    alphabet: &Alphabet,
    players: &[PlayerInfo],
    kinds: &[PieceTypeInfo],
    faults: &mut Faults,
) -> Option<Setup> {
    let node = file.get(&ARRAY)?;
    let array = match Setup::parse(node.text()?, alphabet) {
        Ok(array) => array,
        Err(error) => {
            faults.wrong(node, error.to_string());
            return None;
        }
    };
    let dropped = drops::in_order(file, kinds);
    for (player, info) in Player::first(players.len()).zip(players) {
        let name = &info.name.text;
        let royals = royalty::royals(&array, kinds, player);
        let is_wrong = match royals {
            0 => kinds.iter().any(|kind| kind.royal) && !may_lose_otherwise(file),
            1 => false,
            _ => players.len() != 2,
        };
        if is_wrong {
            let message = format!("{name} has {royals} royal pieces; allowed: exactly one");
            faults.wrong(node, message);
        }
        for (index, kind) in kinds.iter().enumerate() {
            let may_wait = dropped.iter().any(|dropped| dropped.index() == index);
            if array.reserves[player][index] > 0 && !may_wait {
                let message = format!(
                    "{name} has `{}` in hand, but [[drops]] doesn't list it",
                    kind.code
                );
                faults.wrong(node, message);
            }
        }
    }
    if !array.en_passant.is_empty() {
        faults.wrong(node, "allowed as en passant: `-`");
    }
    Some(array)
}

/// Whether it has walls or holes.
pub(super) fn has_stars(file: &Node) -> bool {
    file.text_of(&ARRAY).is_some_and(|text| text.contains('*'))
}

/// Whether a player without royal pieces can lose.
fn may_lose_otherwise(file: &Node) -> bool {
    let ending = ending::table(file);
    let others = [&EXTINCTION, &REGION];
    ending.is_some_and(|ending| others.iter().any(|key| ending.get(key).is_some()))
}

/// Reports squares that are occupied on both boards, if pieces pass from one to the other.
pub(super) fn validate_transfers(file: &Node, table: &Table, rules: &Rules, faults: &mut Faults) {
    let Some(node) = file.get(&ARRAY).filter(|_| rules.passes_over) else {
        return;
    };
    for (square, other) in occupied_on_both(table) {
        let (square, other) = (table.board.name(square), table.board.name(other));
        let message = format!("both {square} and {other} are occupied; allowed: one of them");
        faults.wrong(node, message);
    }
}

/// Squares that are occupied on both boards.
fn occupied_on_both<'t>(table: &'t Table) -> impl Iterator<Item = (Square, Square)> + 't {
    let pairs = table.board.squares().filter_map(|square| {
        let other = table.board.counterpart(square)?;
        (square < other).then_some((square, other))
    });
    let stands = |square| table.array.at(square).is_some();
    pairs.filter(move |&(square, other)| stands(square) && stands(other))
}

/// Reports pieces that would have been promoted on their squares.
pub(super) fn validate_zones(file: &Node, table: &Table, rules: &Rules, faults: &mut Faults) {
    let Some(node) = file.get(&ARRAY) else {
        return;
    };
    for square in table.board.squares() {
        let Some(piece) = table.array.at(square) else {
            continue;
        };
        if rules.must_have_promoted(piece, square) {
            let (code, name) = (table.code(piece.kind()), table.board.name(square));
            faults.wrong(
                node,
                format!("`{code}` on {name} would already have promoted"),
            );
        }
    }
}

/// Reports pieces that couldn't have ended a move on their squares.
pub(super) fn validate_bounds(file: &Node, table: &Table, faults: &mut Faults) {
    let Some(node) = file.get(&ARRAY) else {
        return;
    };
    for square in table.board.squares() {
        let Some(piece) = table.array.at(square) else {
            continue;
        };
        if !table.kinds[piece.kind().index()]
            .bounds(piece.owner())
            .contains(square)
        {
            let (code, name) = (table.code(piece.kind()), table.board.name(square));
            let message = format!("`{code}` on {name} is not on a square of its `stays-on`");
            faults.wrong(node, message);
        }
    }
}

/// Reports field values that no game can start with.
pub(super) fn validate_fields(file: &Node, table: &Table, rules: &Rules, faults: &mut Faults) {
    let Some(node) = file.get(&ARRAY) else {
        return;
    };
    for (field, owner, value) in table.array.fields.iter() {
        let possible = match field {
            _ if value == FieldValue::Nothing => true,
            FieldName::Mine => may_be_mined(table, rules, owner, value),
            FieldName::Checks => is_below_limit(rules, value),
            FieldName::Moves => is_short_turn(rules, value),
            _ => false,
        };
        if !possible {
            let message = match field {
                FieldName::Mine => {
                    "allowed as `mine`: the square of a piece that may be mined, or `hand`"
                        .to_string()
                }
                FieldName::Moves => "allowed as `moves`: fewer than `turn.moves`".to_string(),
                FieldName::Checks => {
                    "allowed as `checks`: fewer than the number that wins".to_string()
                }
                _ => format!("a start position can't have `{}`", field.text()),
            };
            faults.wrong(node, message);
        }
    }
}

/// Whether the field `mine` names a piece that the player has.
fn may_be_mined(table: &Table, rules: &Rules, owner: Player, value: FieldValue) -> bool {
    rules.mined().is_some_and(|kind| match value {
        FieldValue::Square(square) => table.array.at(square) == Some(Piece::new(kind, owner)),
        FieldValue::Reserve => table.array.reserves[owner][kind.index()] > 0,
        _ => false,
    })
}

/// Whether a turn has fewer moves than others.
fn is_short_turn(rules: &Rules, value: FieldValue) -> bool {
    matches!(value, FieldValue::Number(left) if rules.turns.is_some_and(|turns| left < turns.moves))
}

/// Whether a number of checks doesn't win yet.
fn is_below_limit(rules: &Rules, value: FieldValue) -> bool {
    matches!(value, FieldValue::Number(given) if rules.ending.checks.is_some_and(|limit| given < limit))
}
