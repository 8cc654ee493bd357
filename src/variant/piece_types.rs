//! The piece types of a variant file.

use super::error::Faults;
use super::keys;
use super::rules::goal;
use super::squares;
use super::tree::Node;
use super::{Goal, PieceTypeInfo, PlayerInfo};
use crate::geometry::Geometry;
use crate::movement::Movement;
use crate::piece::{ByPlayer, PieceType};

/// Builds the types in file order. A type with a faulty movement is kept without it, so that its code is known.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Vec<PieceTypeInfo> {
    let nodes = file.items_of(&keys::PIECE);
    let kinds: Vec<PieceTypeInfo> = nodes.iter().map(|node| kind(node, faults)).collect();
    if let Some(list) = file
        .get(&keys::PIECE)
        .filter(|_| kinds.len() > PieceType::LIMIT)
    {
        let message = format!(
            "found {} pieces; allowed: {}",
            kinds.len(),
            PieceType::LIMIT
        );
        faults.wrong(list, message);
    }
    check_goal(file, &kinds, faults);
    kinds
}

/// Reports royal pieces that the goal doesn't know, and missing ones that it needs.
fn check_goal(file: &Node, kinds: &[PieceTypeInfo], faults: &mut Faults) {
    let nodes = file.items_of(&keys::PIECE);
    let needs_royals = file.get(&keys::CROWN).is_none()
        && file.get(&keys::ENDING).map(goal::read) != Some(Goal::Other);
    let royal = kinds.iter().position(|kind| kind.royal);
    match (royal, nodes.first()) {
        (None, Some(first)) if needs_royals => {
            let message = "no piece is royal; at least one must be, or `goal = \"other\"`";
            faults.missing(first, keys::ROYAL.name, message);
        }
        (Some(royal), _) if !needs_royals && file.get(&keys::CROWN).is_none() => {
            let node = nodes[royal].get(&keys::ROYAL).unwrap_or(&nodes[royal]);
            faults.wrong(node, "no piece is royal with `goal = \"other\"`");
        }
        _ => {}
    }
}

fn kind(node: &Node, faults: &mut Faults) -> PieceTypeInfo {
    let text = |key| node.text_of(key).unwrap_or_default().to_string();
    PieceTypeInfo {
        code: text(&keys::CODE),
        name: node.name_of(&keys::PIECE_NAME),
        icon: text(&keys::ICON),
        notation: text(&keys::MOVES),
        movement: movement(node, faults),
        stays_on: ByPlayer::default(),
        starts_on: ByPlayer::default(),
        faces_board: node.text_of(&keys::FACING) == Some(keys::FACES_BOARD),
        royal: node.flag_of(&keys::ROYAL),
        aliases: node
            .items_of(&keys::ALSO)
            .iter()
            .filter_map(|letter| letter.text().map(str::to_string))
            .collect(),
        description: text(&keys::PIECE_RULES),
    }
}

fn movement(node: &Node, faults: &mut Faults) -> Movement {
    let Some(text) = node.text_of(&keys::MOVES) else {
        return Movement::default();
    };
    Movement::parse(text).unwrap_or_else(|error| {
        faults.wrong(node.get(&keys::MOVES).unwrap_or(node), error.to_string());
        Movement::default()
    })
}

/// Sets where each type may end a move and where its initial moves start, once board and players are known.
pub(super) fn set_regions(
    file: &Node,
    kinds: &mut [PieceTypeInfo],
    board: &Geometry,
    players: &[PlayerInfo],
    faults: &mut Faults,
) {
    for (kind, node) in kinds.iter_mut().zip(file.items_of(&keys::PIECE)) {
        kind.stays_on = squares::by_player(node, &keys::STAYS_ON, board, players, faults);
        kind.starts_on = squares::by_player(node, &keys::STARTS_ON, board, players, faults);
        if let Some(written) = node.get(&keys::STARTS_ON)
            && !kind.movement.has_initial()
        {
            faults.wrong(written, "`moves` has no initial move, such as `ifmnD`");
        }
    }
}

/// The codes, if they make position text unambiguous.
pub(super) fn codes(
    file: &Node,
    kinds: &[PieceTypeInfo],
    by_case: bool,
    faults: &mut Faults,
) -> Option<Vec<String>> {
    let mut clear = !kinds.is_empty() && kinds.len() <= PieceType::LIMIT;
    for (index, node) in file.items_of(&keys::PIECE).iter().enumerate() {
        let code = kinds[index].code.as_str();
        let Some(written) = node.get(&keys::CODE).filter(|_| !code.is_empty()) else {
            clear = false;
            continue;
        };
        if kinds[..index].iter().any(|kind| kind.code == code) {
            faults.wrong(written, format!("there is a piece `{code}` already"));
            clear = false;
        } else if let Some((first, second)) = ambiguous_with(code, kinds).filter(|_| by_case) {
            let message = format!("`{first}` followed by `{second}` would be read as `{code}`");
            faults.wrong(written, message);
            clear = false;
        }
    }
    clear.then(|| kinds.iter().map(|kind| kind.code.clone()).collect())
}

/// Reports aliases that are already used.
pub(super) fn check_aliases(file: &Node, kinds: &[PieceTypeInfo], faults: &mut Faults) {
    let mut taken: Vec<&str> = kinds.iter().map(|kind| kind.code.as_str()).collect();
    for node in file.items_of(&keys::PIECE) {
        for written in node.items_of(&keys::ALSO) {
            let Some(letters) = written.text() else {
                continue;
            };
            if taken.contains(&letters) {
                let message = format!("there is a piece `{letters}` already");
                faults.wrong(written, message);
            }
            taken.push(letters);
        }
    }
}

/// Two codes that would be read as this one if written without a space, because the longest code wins.
fn ambiguous_with<'k>(code: &str, kinds: &'k [PieceTypeInfo]) -> Option<(&'k str, &'k str)> {
    let (first, rest) = code
        .split_at_checked(1)
        .filter(|(_, rest)| !rest.is_empty())?;
    let codes = || kinds.iter().map(|kind| kind.code.as_str());
    let first = codes().find(|known| *known == first)?;
    Some((first, codes().find(|known| known.starts_with(rest))?))
}
