//! The piece types of a variant file.

use super::PlayerInfo;
use super::error::Faults;
use super::key::IfMissing::Required;
use super::key::{Form, Key, Section, key};
use super::limits::MOST_WAYS;
use super::piece_type_info::{
    ALSO, CODE, EN_PASSANT_ON, FACING, FORM_OF, HOPPABLE, ICON, MOVES, NAME, PieceTypeInfo, ROYAL,
    RULES, STARTS_ON, STAYS_ON,
};
use super::rules::crown::CROWN;
use super::rules::ending;
use super::rules::goal::{self, Goal};
use super::rules::royalty::ROYAL_UP_TO;
use super::rules::two_steps::TWO_STEPS;
use super::squares;
use super::tree::Node;
use crate::geometry::Geometry;
use crate::movement::{Movement, Path};
use crate::piece::PieceType;

pub(super) static PIECE: Key = key(
    "piece",
    Form::Tables(&SECTION),
    Required,
    "",
    "The piece types.",
);
static SECTION: Section = Section {
    title: "[[piece]]",
    known_by: Some(&CODE),
    about: "The piece types, at most 32, the same for every player.",
    keys: &[
        &CODE,
        &ALSO,
        &NAME,
        &ICON,
        &FORM_OF,
        &MOVES,
        &STAYS_ON,
        &STARTS_ON,
        &EN_PASSANT_ON,
        &FACING,
        &TWO_STEPS,
        &HOPPABLE,
        &ROYAL,
        &ROYAL_UP_TO,
        &RULES,
    ],
};

/// Builds the types in file order. A type with a faulty movement is kept without it, so that its code is known.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Vec<PieceTypeInfo> {
    let nodes = file.items_of(&PIECE);
    let mut kinds: Vec<PieceTypeInfo> = nodes.iter().map(PieceTypeInfo::read).collect();
    set_movements(nodes, &mut kinds, faults);
    set_forms(nodes, &mut kinds, faults);
    if let Some(list) = file.get(&PIECE).filter(|_| kinds.len() > PieceType::LIMIT) {
        let message = format!(
            "found {} pieces; allowed: {}",
            kinds.len(),
            PieceType::LIMIT
        );
        faults.wrong(list, message);
    }
    validate_goal(file, &kinds, faults);
    validate_en_passant(file, &kinds, faults);
    kinds
}

/// Reads what each type was before it promoted.
fn set_forms(nodes: &[Node], kinds: &mut [PieceTypeInfo], faults: &mut Faults) {
    let bases: Vec<Option<PieceType>> = nodes
        .iter()
        .map(|node| node.kind_of(&FORM_OF, kinds))
        .collect();
    for (index, node) in nodes.iter().enumerate() {
        let (Some(written), Some(base)) = (node.get(&FORM_OF), bases[index]) else {
            continue;
        };
        if kinds[index].royal != kinds[base.index()].royal {
            faults.wrong(written, "either both forms are royal or none");
        } else if bases[base.index()].is_some() || base.index() == index {
            faults.wrong(written, "allowed: a piece that isn't a form itself");
        }
        kinds[index].form_of = Some(base);
    }
}

/// Reads the movements up to the first one that exceeds the limit.
fn set_movements(nodes: &[Node], kinds: &mut [PieceTypeInfo], faults: &mut Faults) {
    let mut ways = 0;
    for (kind, node) in kinds.iter_mut().zip(nodes) {
        let written = node.get(&MOVES).unwrap_or(node);
        match node.text_of(&MOVES).map(Movement::parse) {
            Some(Ok(movement)) => kind.movement = movement,
            Some(Err(error)) => faults.wrong(written, error.to_string()),
            None => {}
        }
        ways += kind.movement.paths.len();
        if ways > MOST_WAYS {
            let message = format!(
                "the pieces so far have {ways} ways to move; allowed: {MOST_WAYS} together"
            );
            return faults.wrong(written, message);
        }
    }
}

/// Reports royal pieces that the goal doesn't know, and missing ones that it needs.
fn validate_goal(file: &Node, kinds: &[PieceTypeInfo], faults: &mut Faults) {
    let nodes = file.items_of(&PIECE);
    let needs_royals =
        file.get(&CROWN).is_none() && ending::table(file).map(goal::read) != Some(Goal::Other);
    let royal = kinds.iter().position(|kind| kind.royal);
    match (royal, nodes.first()) {
        (None, Some(first)) if needs_royals => {
            let message = "no piece is royal; at least one must be, or `goal = \"other\"`";
            faults.missing(first, ROYAL.name, message);
        }
        (Some(royal), _) if !needs_royals && file.get(&CROWN).is_none() => {
            let node = nodes[royal].get(&ROYAL).unwrap_or(&nodes[royal]);
            faults.wrong(node, "no piece is royal with `goal = \"other\"`");
        }
        _ => {}
    }
}

/// Sets where each type may end a move, where its initial moves start and where they open squares to en passant, once board and players are known.
pub(super) fn set_regions(
    file: &Node,
    kinds: &mut [PieceTypeInfo],
    board: &Geometry,
    players: &[PlayerInfo],
    faults: &mut Faults,
) {
    for (kind, node) in kinds.iter_mut().zip(file.items_of(&PIECE)) {
        kind.stays_on = squares::by_player(node, &STAYS_ON, board, players, faults);
        kind.starts_on = squares::by_player(node, &STARTS_ON, board, players, faults);
        if let Some(written) = node.get(&STARTS_ON)
            && !kind.movement.has_initial()
        {
            faults.wrong(written, "`moves` has no initial move, such as `ifmnD`");
        }
        kind.en_passant_on = squares::by_player(node, &EN_PASSANT_ON, board, players, faults);
        let mut paths = kind.movement.paths.iter();
        if let Some(written) = node.get(&EN_PASSANT_ON)
            && !paths.any(Path::opens_en_passant)
        {
            faults.wrong(written, "`moves` has no initial lame leap, such as `ifmnD`");
        }
    }
}

/// Reports initial moves over more than two squares in games with en passant.
fn validate_en_passant(file: &Node, kinds: &[PieceTypeInfo], faults: &mut Faults) {
    let has = |kind: &PieceTypeInfo, test: fn(&Path) -> bool| kind.movement.paths.iter().any(test);
    if !kinds
        .iter()
        .any(|kind| has(kind, |path| path.mode.en_passant))
    {
        return;
    }
    for (kind, node) in kinds.iter().zip(file.items_of(&PIECE)) {
        if has(kind, Path::passes_beyond_en_passant) {
            faults.wrong(
                node.get(&MOVES).unwrap_or(node),
                "an initial lame leap passes more than two squares, but only two can be opened to en passant; allowed: `ifmnD`, `ifmnH`, or a slider such as `ifmW3`, which opens none",
            );
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
    for (index, node) in file.items_of(&PIECE).iter().enumerate() {
        let code = kinds[index].code.as_str();
        let Some(written) = node.get(&CODE).filter(|_| !code.is_empty()) else {
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
pub(super) fn validate_aliases(file: &Node, kinds: &[PieceTypeInfo], faults: &mut Faults) {
    let mut taken: Vec<&str> = kinds.iter().map(|kind| kind.code.as_str()).collect();
    for node in file.items_of(&PIECE) {
        for written in node.items_of(&ALSO) {
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
