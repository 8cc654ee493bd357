//! The ending rules of a variant file.

use super::error::Faults;
use super::keys::{self, Key};
use super::lookup;
use super::passes;
use super::table::Table;
use super::tree::Node;
use super::verdict::{self, Verdict};
use super::{
    BareKing, Claims, CountLimit, Goal, LoneRoyal, Material, MaterialSide, MoveCount, Repetition,
    RepetitionResult,
};
use crate::piece::{PieceSet, PieceType};

pub(super) fn goal(ending: &Node) -> Goal {
    match ending.text_of(&keys::GOAL) {
        Some(keys::CLAIM) => Goal::Claim,
        Some(keys::NO_CHECKMATE) => Goal::Other,
        _ => Goal::Checkmate,
    }
}

pub(super) fn claims(ending: &Node, table: &Table, faults: &mut Faults) -> Claims {
    let Some(node) = ending.get(&keys::CLAIMS) else {
        return Claims::default();
    };
    if goal(ending) != Goal::Claim {
        faults.wrong(node, "allowed with `goal = \"claim\"`");
    }
    Claims {
        royal: claimers_royal(node, table, faults),
        promotes: promoted_by_claims(node, table, faults),
        wins: pieces_of(node, &keys::CLAIM_WINS, table),
    }
}

fn claimers_royal(claims: &Node, table: &Table, faults: &mut Faults) -> Option<PieceType> {
    let kind = claims.kind_of(&keys::CLAIM_ROYAL, table.kinds)?;
    if let Some(node) = claims.get(&keys::CLAIM_ROYAL)
        && !table.kinds[kind.index()].royal
    {
        faults.wrong(node, "allowed: a royal piece");
    }
    Some(kind)
}

/// Reads pairs of codes: `R DU`.
fn promoted_by_claims(
    claims: &Node,
    table: &Table,
    faults: &mut Faults,
) -> Vec<(PieceType, PieceType)> {
    let mut promotes: Vec<(PieceType, PieceType)> = Vec::new();
    for node in claims.items_of(&keys::CLAIM_PROMOTES) {
        let Some(text) = node.text() else { continue };
        match promoted_by_claim(text, table) {
            Ok((before, _)) if promotes.iter().any(|&(known, _)| known == before) => {
                faults.wrong(node, "this piece is listed already");
            }
            Ok(pair) => promotes.push(pair),
            Err(message) => faults.wrong(node, message),
        }
    }
    promotes
}

fn promoted_by_claim(text: &str, table: &Table) -> Result<(PieceType, PieceType), String> {
    let Some((before, after)) = text.split_once(' ') else {
        return Err("allowed: a piece's code, a space, the code of what it becomes".to_string());
    };
    let kind = |code: &str| match lookup::kind_with_code(code, table.kinds) {
        Some(kind) => match table.office(kind) {
            None => Ok(kind),
            Some(office) => Err(format!("`{code}` is a {office}; allowed: other pieces")),
        },
        None => Err(lookup::no_such_piece(code, table.kinds)),
    };
    Ok((kind(before)?, kind(after)?))
}

pub(super) fn bare_king(ending: &Node, table: &Table, faults: &mut Faults) -> Option<BareKing> {
    let node = ending.get(&keys::BARE_KING)?;
    if table.players.len() != 2 {
        faults.wrong(node, "a bare king needs exactly two seats");
    }
    if goal(ending) != Goal::Checkmate {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    if royal_pieces(table).is_empty() {
        faults.wrong(node, "no piece is royal");
    }
    let move_count = ending.get(&keys::MOVE_COUNT);
    if let Some(lone) = move_count.and_then(|count| count.get(&keys::LONE_ROYAL)) {
        faults.wrong(lone, "with `bare-king`, a lone royal piece ends the game");
    }
    Some(match ending.text_of(&keys::BARE_KING) {
        Some(keys::UNLESS_BARED_BACK) => BareKing::LosesUnlessBaredBack,
        _ => BareKing::Loses,
    })
}

pub(super) fn bare_draw(ending: &Node, table: &Table) -> PieceSet {
    let listed = pieces_of(ending, &keys::BARE_DRAW, table);
    match ending.get(&keys::BARE_KING) {
        Some(_) => listed.or(royal_pieces(table)),
        None => listed,
    }
}

fn royal_pieces(table: &Table) -> PieceSet {
    let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
    let royals = kinds.filter(|kind| table.kinds[kind.index()].royal);
    table.pieces_of(royals).collect()
}

pub(super) fn checkmate(ending: &Node, faults: &mut Faults) -> Verdict {
    if let Some(node) = ending
        .get(&keys::CHECKMATE)
        .filter(|_| goal(ending) != Goal::Checkmate)
    {
        faults.wrong(node, "allowed with `goal = \"checkmate\"`");
    }
    verdict::read(ending, &keys::CHECKMATE)
}

pub(super) fn stalemate_by_count(ending: &Node, table: &Table, faults: &mut Faults) -> bool {
    let by_count = ending.flag_of(&keys::STALEMATE_BY_COUNT);
    if let Some(node) = ending.get(&keys::STALEMATE_BY_COUNT).filter(|_| by_count)
        && table.players.len() != 2
    {
        faults.wrong(node, "counting pieces needs exactly two seats");
    }
    by_count
}

pub(super) fn walled_in_by(ending: &Node, table: &Table) -> PieceSet {
    pieces_of(ending, &keys::WALLED_IN, table)
}

pub(super) fn repetition(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Repetition> {
    let result = repetition_result(ending);
    let perpetual_check_loses = ending.flag_of(&keys::PERPETUAL_CHECK_LOSES);
    if result != RepetitionResult::Draw || perpetual_check_loses {
        check_decisive_repetition(ending, table, faults);
    }
    let times = ending.number_of(&keys::REPETITION);
    let automatic = automatic(ending, &keys::REPETITION_AUTOMATIC, times, faults);
    Some(Repetition {
        times: times?,
        automatic,
        whoever_acts: ending.flag_of(&keys::WHOEVER_ACTS),
        result,
        perpetual_check_loses,
        ignores_passes: passes::are_of_two(ending),
    })
}

fn repetition_result(ending: &Node) -> RepetitionResult {
    match ending.text_of(&keys::REPETITION_RESULT) {
        Some("win") => RepetitionResult::Win,
        Some("loss") => RepetitionResult::Loss,
        Some("first-player-wins") => RepetitionResult::FirstPlayerWins,
        Some("first-player-loses") => RepetitionResult::FirstPlayerLoses,
        _ => RepetitionResult::Draw,
    }
}

/// Reports what doesn't go together with repetitions that win and lose.
fn check_decisive_repetition(ending: &Node, table: &Table, faults: &mut Faults) {
    let keys = [&keys::REPETITION_RESULT, &keys::PERPETUAL_CHECK_LOSES];
    let Some(node) = keys.iter().find_map(|key| ending.get(key)) else {
        return;
    };
    if table.players.len() != 2 {
        faults.wrong(node, "repetitions that win and lose need exactly two seats");
    }
    if goal(ending) == Goal::Claim {
        faults.wrong(node, "not allowed with `goal = \"claim\"`");
    }
    if ending.get(&keys::REPETITION).is_none() {
        faults.wrong(node, "allowed with `repetition`");
    }
    for key in [&keys::REPETITION_AUTOMATIC, &keys::WHOEVER_ACTS] {
        if let Some(other) = ending.get(key) {
            faults.wrong(other, "allowed if every repetition is a draw");
        }
    }
}

/// Reads where a draw needs no claim. `claim` is where it may be claimed.
fn automatic(node: &Node, key: &Key, claim: Option<u16>, faults: &mut Faults) -> Option<u16> {
    let written = node.get(key)?;
    let automatic = node.number_of(key)?;
    match claim {
        Some(claim) if claim < automatic => return Some(automatic),
        Some(claim) => faults.wrong(written, format!("allowed: more than {claim}")),
        None => faults.wrong(
            written,
            "allowed with a number from which on the draw may be claimed",
        ),
    }
    None
}

pub(super) fn move_count(ending: &Node, table: &Table, faults: &mut Faults) -> Option<MoveCount> {
    let node = ending.get(&keys::MOVE_COUNT)?;
    Some(MoveCount {
        limit: count_limit(node, faults)?,
        automatic: automatic(
            node,
            &keys::AUTOMATIC_PLIES,
            node.number_of(&keys::COUNTED_PLIES),
            faults,
        ),
        reset_by: pieces_of(node, &keys::RESET_BY, table),
        irreversible_only: node.flag_of(&keys::IRREVERSIBLE_ONLY),
        reset_by_promotion: node.flag_of(&keys::RESET_BY_PROMOTION),
        reset_by_drop: node.flag_of(&keys::RESET_BY_DROP),
        lone_royal: lone_royal(node, table, faults),
    })
}

/// Reads either `plies` or `rounds`.
fn count_limit(move_count: &Node, faults: &mut Faults) -> Option<CountLimit> {
    match [&keys::COUNTED_PLIES, &keys::ROUNDS].map(|key| move_count.get(key)) {
        [None, None] => {
            let message = "missing; allowed: a number of `plies` or of `rounds`";
            faults.missing(move_count, keys::COUNTED_PLIES.name, message);
            None
        }
        [Some(_), Some(rounds)] => {
            faults.wrong(rounds, "`plies` already sets the length of the count");
            None
        }
        [Some(_), None] => Some(CountLimit::Plies(
            move_count.number_of(&keys::COUNTED_PLIES)?,
        )),
        [None, Some(_)] => Some(CountLimit::Rounds(move_count.number_of(&keys::ROUNDS)?)),
    }
}

fn lone_royal(move_count: &Node, table: &Table, faults: &mut Faults) -> Option<LoneRoyal> {
    let node = move_count.get(&keys::LONE_ROYAL)?;
    if table.players.len() != 2 {
        faults.wrong(
            node,
            "a limit against a lone royal piece needs exactly two seats",
        );
    }
    Some(LoneRoyal {
        plies: node.number_of(&keys::PLIES)?,
        against: pieces_of(node, &keys::AGAINST, table),
    })
}

fn pieces_of(node: &Node, key: &Key, table: &Table) -> PieceSet {
    table.pieces_of(node.kinds_of(key, table.kinds)).collect()
}

pub(super) fn material(ending: &Node, table: &Table, faults: &mut Faults) -> Vec<Material> {
    if let Some(list) = ending
        .get(&keys::MATERIAL)
        .filter(|_| table.players.len() != 2)
    {
        faults.wrong(list, "draws by material need exactly two seats");
        return Vec::new();
    }
    let nodes = ending.items_of(&keys::MATERIAL).iter();
    let draws = nodes.filter_map(|node| {
        let draw = material_draw(node.text()?, table);
        draw.map_err(|message| faults.wrong(node, message)).ok()
    });
    draws.collect()
}

/// The suffix of a [`material_draw`] whose repeated pieces must all be on one shade.
const ONE_SHADE: &str = " on one shade";

/// Parses a draw by material: `K B* - K B* on one shade`.
fn material_draw(text: &str, table: &Table) -> Result<Material, String> {
    let (pieces, one_shade) = match text.strip_suffix(ONE_SHADE) {
        Some(pieces) => (pieces, true),
        None => (text, false),
    };
    let (one, other) = pieces
        .split_once('-')
        .ok_or("allowed: the pieces of one side, `-`, those of the other")?;
    let sides = [material_side(one, table)?, material_side(other, table)?];
    if one_shade && sides.iter().all(|side| side.any.is_none()) {
        return Err("`on one shade` needs pieces with `*`; there are none".to_string());
    }
    Ok(Material { sides, one_shade })
}

fn material_side(text: &str, table: &Table) -> Result<MaterialSide, String> {
    let mut side = MaterialSide::default();
    for word in text.split_whitespace() {
        let code = word.strip_suffix('*');
        let kind = lookup::kind_with_code(code.unwrap_or(word), table.kinds)
            .ok_or_else(|| lookup::no_such_piece(word, table.kinds))?;
        if code.is_some() {
            if side.any.replace(kind).is_some() {
                return Err("only one piece of a side may have `*`".to_string());
            }
            continue;
        }
        match side.exact.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count = count.saturating_add(1),
            None => side.exact.push((kind, 1)),
        }
    }
    match side.exact.is_empty() {
        true => Err("each side needs a piece without `*`".to_string()),
        false => Ok(side),
    }
}
