//! A mate problem with a single key move, its main line, and its interest.

use menagerie::moves::Action;
use menagerie::piece::{PieceType, Player};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::solve::solve;
use menagerie::variant::Variant;

/// Problems that need longer proofs are skipped.
const MAX_SEQUENCES: u64 = 2_000_000;
/// More defences than these add no interest.
const MAX_DEFENCES_COUNTED: usize = 6;

/// A position in which exactly one first move forces mate within `mate` moves, and none does sooner.
pub(super) struct Problem {
    pub(super) text: String,
    pub(super) mate: u32,
    /// The key, the longest defence, and so on to the mate.
    pub(super) solution: Vec<String>,
    /// The type of the piece that makes the key move.
    pub(super) key_piece: Option<PieceType>,
    pub(super) interest: i32,
}

impl Problem {
    pub(super) fn of(position: &Position, mate: u32, orthodox: &Variant) -> Option<Problem> {
        let position = &afresh(position)?;
        if rules::must_claim(position) || is_too_much(position, mate) {
            return None;
        }
        let found = solve(position, mate, |_, _, _| {});
        let [key] = found[..] else { return None };
        if key.moves != mate {
            return None;
        }
        let line = main_line(position, key.action, mate)?;
        let variant = position.variant();
        Some(Problem {
            text: position.text(),
            mate,
            solution: line.iter().map(|action| action.text(variant)).collect(),
            key_piece: piece_of(position, key.action),
            interest: interest(position, &line, orthodox),
        })
    }
}

/// The position with the counts of a game that starts here.
fn afresh(position: &Position) -> Option<Position> {
    let mut setup = position.setup();
    setup.clock_plies = 0;
    setup.number = 1;
    Position::new(position.variant().clone(), &setup).ok()
}

/// Whether a proof would take too long: too many moves, or turns of several drops.
fn is_too_much(position: &Position, mate: u32) -> bool {
    let variant = position.variant();
    let drops_several = variant.rules.drops.iter().any(|drops| {
        let held = |player: Player| drops.kinds.iter().map(move |kind| (player, kind));
        let mut held = variant.players().flat_map(held);
        drops.per_turn > 1 && held.any(|(player, kind)| position.reserve(player)[kind.index()] > 0)
    });
    let own = rules::legal_actions(position).len() as u64;
    let mut waiting = position.clone();
    waiting.make_null();
    let theirs = rules::legal_actions(&waiting).len() as u64;
    let pairs = own * theirs.max(1);
    drops_several || pairs.saturating_pow(mate - 1).saturating_mul(own) > MAX_SEQUENCES * 100
}

/// The key, then the longest defence, and so on; secrets are revealed as late as possible.
fn main_line(position: &Position, key: Action, mate: u32) -> Option<Vec<Action>> {
    let attacker = position.turn();
    let mut position = position.clone();
    let mut line = vec![key];
    position.make(key);
    while let Some(action) = next_of_line(&mut position, attacker, mate)? {
        line.push(action);
        position.make(action);
    }
    Some(line)
}

/// The next action of the main line: `Some(None)` at the end of the game, `None` if no win is found.
fn next_of_line(position: &mut Position, attacker: Player, mate: u32) -> Option<Option<Action>> {
    let actions = rules::legal_actions(position);
    if actions.is_empty() {
        return Some(None);
    }
    if position.turn() == attacker {
        return Some(Some(quickest(position, mate)?.0));
    }
    let mut longest: Option<(u32, usize, Action)> = None;
    for action in actions {
        position.make(action);
        let found = distance(position, attacker, mate);
        position.unmake();
        let (moves, ways) = found?;
        // A defence is better if it leaves fewer ways to win.
        let better = |&(known, known_ways, _): &(u32, usize, Action)| {
            (moves, std::cmp::Reverse(ways)) > (known, std::cmp::Reverse(known_ways))
        };
        if longest.as_ref().is_none_or(better) {
            longest = Some((moves, ways, action));
        }
    }
    Some(longest.map(|(_, _, action)| action))
}

/// The number of moves in which the attacker wins, and the number of ways.
fn distance(position: &mut Position, attacker: Player, within: u32) -> Option<(u32, usize)> {
    let actions = rules::legal_actions(position);
    if actions.is_empty() {
        let outcome = rules::outcome_ignoring_repetition(position)?;
        return (outcome.winner() == Some(attacker)).then_some((0, 0));
    }
    if position.turn() == attacker {
        let (_, moves, ways) = quickest(position, within)?;
        return Some((moves, ways));
    }
    let mut longest = (0, 0);
    for action in actions {
        position.make(action);
        let found = distance(position, attacker, within);
        position.unmake();
        longest = longest.max(found?);
    }
    Some(longest)
}

/// The first of the fastest wins, its number of moves, and how many wins are as fast.
fn quickest(position: &Position, within: u32) -> Option<(Action, u32, usize)> {
    (1..=within).find_map(|moves| {
        let found = solve(position, moves, |_, _, _| {});
        found
            .first()
            .map(|first| (first.action, moves, found.len()))
    })
}

/// Quiet keys, fairy pieces, sacrifices and many defences make a problem interesting; checks and captures make it less
/// so.
fn interest(position: &Position, line: &[Action], orthodox: &Variant) -> i32 {
    let variant = position.variant();
    let attacker = position.turn();
    let own = |position: &Position, action| {
        let known = |kind: PieceType| {
            let notation = &variant.kinds[kind.index()].notation;
            orthodox
                .kinds
                .iter()
                .any(|other| other.notation == *notation)
        };
        piece_of(position, action).is_some_and(|kind| !known(kind))
    };
    let key = line[0];
    let mut interest = 4 * own(position, key) as i32;
    interest -= 3 * !position.captures(key).is_empty() as i32;
    interest -= 2 * key.promotes_to().is_some() as i32;
    let mut position = position.clone();
    for (at, &action) in line.iter().enumerate() {
        let attacks = position.turn() == attacker;
        let last = at + 1 == line.len();
        interest += 2 * (last && at > 0 && own(&position, action)) as i32;
        position.make(action);
        let check = position.in_check(position.turn());
        if attacks && !last && check {
            interest -= if at == 0 { 5 } else { 1 };
        }
        if at == 0 {
            let defences = rules::legal_actions(&position);
            interest += defences.len().min(MAX_DEFENCES_COUNTED) as i32 / 2;
            interest += 2 * is_offered(&position, key, &defences) as i32;
        }
    }
    interest
}

/// Whether the piece that has moved may be captured.
fn is_offered(position: &Position, key: Action, defences: &[Action]) -> bool {
    let variant = position.variant();
    let lands = key.landing(variant).or(key.squares(variant).1);
    let takes = |&defence: &Action| {
        let captured = position.captures(defence);
        lands.is_some_and(|lands| captured.contains(&lands))
    };
    defences.iter().any(takes)
}

fn piece_of(position: &Position, action: Action) -> Option<PieceType> {
    let from = action.squares(position.variant()).0?;
    Some(position.at(from)?.kind())
}
