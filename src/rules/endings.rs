//! The rules that end a game.

use std::cmp::Ordering;

use super::castling_end;
use super::decided::decided;
use super::legal::{has_legal_action, legal_actions, must_claim};
use super::outcome::{Outcome, Reason};
use super::repetition::{Repeated, outcome_of_repetition};
use crate::moves::Action;
use crate::piece::{Piece, PieceSet, Player};
use crate::position::{EnPassantTarget, Position};
use crate::setup::FieldName;
use crate::variant::{BareKing, CountLimit, Goal, Material, MaterialSide, Verdict};

/// The hash for the draw by repetition: pieces, player to move and possible actions. An en passant capture that would
/// leave the royal piece attacked is not possible (FIDE Laws of Chess, 9.2.3). With several players it is enough that
/// an enemy could capture en passant.
pub fn repetition_hash(position: &Position) -> u64 {
    if !position.has_en_passant_target() {
        return position.repetition_hash();
    }
    if position.variant().players.len() > 2 {
        let is_ready = |owner, passed: EnPassantTarget| {
            position.can_be_captured_en_passant(owner, passed.square)
        };
        let can_take = |owner| {
            position
                .en_passant_target(owner)
                .is_some_and(|at| is_ready(owner, at))
        };
        return position.repetition_hash_where(can_take);
    }
    let actions = legal_actions(position);
    let can_take = |action| matches!(action, Action::EnPassant { .. });
    let any = actions.into_iter().any(can_take);
    position.repetition_hash_where(|_| any)
}

/// What the repetition hashes of all positions before say about a position.
pub fn repeated_after(position: &Position, past: &[u64]) -> Repeated {
    let hashes = [past, &[repetition_hash(position)]].concat();
    Repeated::of(position, &hashes)
}

/// How the game has ended by itself, if it has. `repeated` says how often the position has occurred, or is just that
/// number. Of several endings the first counts, in the order: win, extinction, squares reached, checks given, both
/// players' passes, stalemate, bare king, material, bare royal pieces, move count, counting, passes among several,
/// repetition. Claims come before any draw.
pub fn outcome(position: &Position, repeated: impl Into<Repeated>) -> Option<Outcome> {
    let repeated = repeated.into();
    let ended = || {
        let rule = position.variant().rules.repetition?;
        let limit = usize::from(rule.automatic.unwrap_or(rule.times));
        (repeated.times >= limit).then(|| outcome_of_repetition(position, &repeated))
    };
    let unclaimed = |_: &Outcome| !must_claim(position);
    outcome_ignoring_repetition(position).or_else(|| ended().filter(unclaimed))
}

/// The draw that the player to move may claim here, if the game goes on (FIDE Laws of Chess, 9.2 and 9.3, without the
/// claim before a move that the player only intends).
pub fn claimable_draw(position: &Position, occurrences: usize) -> Option<Reason> {
    if must_claim(position) || outcome(position, occurrences).is_some() {
        return None;
    }
    if drawn_by_move_count(position) {
        return Some(Reason::MoveCount);
    }
    let rule = position.variant().rules.repetition?;
    (occurrences >= usize::from(rule.times)).then_some(Reason::Repetition)
}

/// How the game has ended if players claim every draw that they may claim, as computers do.
pub fn outcome_with_claims(position: &Position, repeated: impl Into<Repeated>) -> Option<Outcome> {
    let repeated = repeated.into();
    let claimed = || {
        let reason = claimable_draw(position, repeated.times)?;
        Some(Outcome::draw(position, reason))
    };
    outcome(position, repeated).or_else(claimed)
}

/// Like [`outcome`], without repetition.
pub fn outcome_ignoring_repetition(position: &Position) -> Option<Outcome> {
    if let Some(winner) = position.winner() {
        return Some(Outcome::win(
            position,
            winner,
            reason_of_win(position, winner),
        ));
    }
    if let Some(outcome) = decided(position) {
        return Some(outcome);
    }
    if must_claim(position) {
        return None;
    }
    let drawn = |reason| Some(Outcome::draw(position, reason));
    if !has_legal_action(position) {
        return Some(outcome_without_actions(position));
    }
    if let Some(loser) = loser_by_bare_king(position) {
        return Some(Outcome::loss(position, loser, Reason::Bare));
    }
    if drawn_by_material(position) {
        return drawn(Reason::Material);
    }
    if drawn_by_bare_royals(position) {
        return drawn(Reason::Bare);
    }
    if drawn_by_move_count(position) && position.clock_plies() >= automatic_plies(position) {
        return drawn(Reason::MoveCount);
    }
    if drawn_by_counting(position) {
        return drawn(Reason::Counting);
    }
    if position.counter(FieldName::Passes) as usize >= position.living().count() {
        return drawn(Reason::Passes);
    }
    None
}

fn reason_of_win(position: &Position, winner: Player) -> Reason {
    match position.lost() {
        Some((_, loss)) => Reason::of(loss),
        None if position.variant().rules.castling_decides() => {
            castling_end::reason(position, winner)
        }
        None if position.living().nth(1).is_some() => Reason::ClaimWins,
        None => Reason::LastAlive,
    }
}

/// The outcome when one of two players runs out of time. That player loses, unless the opponent has only a royal piece
/// and so can never win.
pub fn outcome_on_time(position: &Position, flagged: Player) -> Outcome {
    let rules = &position.variant().rules;
    let only_mates = rules.goal == Goal::Checkmate
        && rules.checkmate == Verdict::Loss
        && rules.stalemate == Verdict::Draw
        && rules.extinction.is_none()
        && rules.region.is_none();
    let mut enemies = position.living().filter(|&player| player != flagged);
    let lone = |player: Player| {
        position.royal(player).is_some()
            && position.pieces(player).len() == 1
            && position.reserve_kinds(player).next().is_none()
    };
    if only_mates && enemies.all(lone) {
        return Outcome::draw(position, Reason::Time);
    }
    Outcome::loss(position, flagged, Reason::Time)
}

/// The player who loses with only the royal piece left, where the variant has that rule.
pub fn loser_by_bare_king(position: &Position) -> Option<Player> {
    let rule = position.variant().rules.bare_king?;
    let pieces = |player| position.all_pieces(player);
    // As in Fairy-Stockfish, a player who may reply moves once more, even if nothing can be captured.
    let may_reply = |player: Player, enemy: Player| {
        rule == BareKing::LosesUnlessBaredBack && position.turn() == player && pieces(enemy) == 2
    };
    let loses = |&player: &Player| {
        let mut enemies = position.living().filter(|&other| other != player);
        pieces(player) == 1 && enemies.all(|enemy| pieces(enemy) > 1 && !may_reply(player, enemy))
    };
    position.living().find(loses)
}

/// Whether every player has just one piece left, of the kinds that the variant lists for this draw.
pub fn drawn_by_bare_royals(position: &Position) -> bool {
    let bare = position.variant().rules.bare_draw;
    let is_bare = |player: Player| {
        let mut pieces = position.pieces(player).iter();
        let only = pieces.next().filter(|_| pieces.next().is_none());
        let listed = only.and_then(|square| position.at(square));
        listed.is_some_and(|piece| bare.contains(piece))
            && position.reserve_kinds(player).next().is_none()
    };
    !bare.is_empty() && position.living().all(is_bare)
}

/// Whether the game is drawn by insufficient material. A hidden crown could still be found.
pub fn drawn_by_material(position: &Position) -> bool {
    let variant = position.variant();
    let material = &variant.rules.material;
    // Most positions of a search have more pieces.
    let pieces = variant
        .players()
        .map(|player| position.pieces(player).len())
        .sum();
    material
        .iter()
        .any(|some| max_pieces(position, some) >= pieces)
        && position
            .living()
            .all(|player| !position.crown_is_hidden(player))
        && material.iter().any(|some| matches_material(position, some))
}

fn max_pieces(position: &Position, material: &Material) -> usize {
    let mut pieces = 0;
    for side in &material.sides {
        for &(_, number) in &side.exact {
            pieces += usize::from(number);
        }
        if let Some(kind) = side.any {
            for player in position.variant().players() {
                pieces += usize::from(position.count(Piece::new(kind, player)));
            }
        }
    }
    pieces
}

/// Whether the game is drawn by move count, perhaps only after a claim.
pub fn drawn_by_move_count(position: &Position) -> bool {
    move_count_limit(position).is_some_and(|plies| position.clock_plies() >= plies)
}

/// Whether more moves have been made with little material than the count allows.
pub fn drawn_by_counting(position: &Position) -> bool {
    position
        .counting()
        .is_some_and(|(plies, limit)| plies > limit)
}

/// The number of plies without an irreversible action from which on no claim is needed.
fn automatic_plies(position: &Position) -> u16 {
    let count = position.variant().rules.move_count.as_ref();
    count.and_then(|count| count.automatic).unwrap_or(0)
}

/// The number of plies without an irreversible action that draws, or may be claimed as a draw.
pub fn move_count_limit(position: &Position) -> Option<u16> {
    let count = position.variant().rules.move_count.as_ref()?;
    let lone = count.lone_royal.as_ref();
    let lone = lone.filter(|lone| has_lone_royal(position, lone.against));
    if let Some(lone) = lone {
        return Some(lone.plies);
    }
    Some(match count.limit {
        CountLimit::Plies(plies) => plies,
        CountLimit::Rounds(rounds) => {
            rounds.saturating_mul(position.living().count().try_into().unwrap_or(u16::MAX))
        }
    })
}

fn has_lone_royal(position: &Position, against: PieceSet) -> bool {
    let variant = position.variant();
    let alone = |player| {
        position.pieces(player).len() == 1 && position.reserve_kinds(player).next().is_none()
    };
    let threatens = |player| {
        let mut pieces = position
            .pieces(player)
            .iter()
            .filter_map(|at| position.at(at));
        pieces.any(|piece| against.contains(piece))
    };
    let mut lone = variant.players().filter(|&player| alone(player));
    lone.any(|player| {
        variant
            .players()
            .any(|other| other != player && threatens(other))
    })
}

/// The outcome when the player to move has no legal action, which the caller has checked.
pub fn outcome_without_actions(position: &Position) -> Outcome {
    let rules = &position.variant().rules;
    let loser = position.turn();
    if rules.goal == Goal::Checkmate && position.in_check(loser) {
        return verdict(position, rules.checkmate, Reason::Checkmate);
    }
    if is_walled_in(position, loser) {
        return Outcome::draw(position, Reason::WalledIn);
    }
    verdict(position, stalemate(position), Reason::Stalemate)
}

/// The result of stalemate for the player to move.
fn stalemate(position: &Position) -> Verdict {
    let rules = &position.variant().rules;
    let player = position.turn();
    let Some(other) = position
        .first_opponent(player)
        .filter(|_| rules.stalemate_by_count)
    else {
        return rules.stalemate;
    };
    let [own, others] = [player, other].map(|one| position.pieces(one).len());
    match own.cmp(&others) {
        Ordering::Less => rules.stalemate,
        Ordering::Equal => Verdict::Draw,
        Ordering::Greater => rules.stalemate.opposite(),
    }
}

/// The result for the player to move.
fn verdict(position: &Position, verdict: Verdict, reason: Reason) -> Outcome {
    match verdict {
        Verdict::Draw => Outcome::draw(position, reason),
        Verdict::Loss => Outcome::loss(position, position.turn(), reason),
        Verdict::Win => Outcome::win(position, position.turn(), reason),
    }
}

/// Whether a player's royal piece is not attacked and surrounded by own pieces and walls, at least one of them a wall.
fn is_walled_in(position: &Position, player: Player) -> bool {
    let walls = position.variant().rules.walled_in_by;
    let Some(royal) = position.royal(player).filter(|_| !walls.is_empty()) else {
        return false;
    };
    let mut walled = false;
    for square in position.variant().geometry().neighbours(royal) {
        match position.at(square) {
            Some(piece) if walls.contains(piece) => walled = true,
            Some(piece) if piece.owner() == player => {}
            _ => return false,
        }
    }
    walled && !position.in_check(player)
}

fn matches_material(position: &Position, material: &Material) -> bool {
    let mut players = position.variant().players();
    let (Some(one), Some(other), None) = (players.next(), players.next(), players.next()) else {
        return false;
    };
    let [first, second] = &material.sides;
    let fits =
        |a: Player, b: Player| has_exactly(position, a, first) && has_exactly(position, b, second);
    (fits(one, other) || fits(other, one))
        && (!material.one_shade || on_one_shade(position, material))
}

fn has_exactly(position: &Position, player: Player, side: &MaterialSide) -> bool {
    let count = |kind| position.count(Piece::new(kind, player)) as usize;
    let listed: usize = side.exact.iter().map(|&(_, number)| number as usize).sum();
    let any = side.any.map_or(0, count);
    position.pieces(player).len() == listed + any
        && side
            .exact
            .iter()
            .all(|&(kind, number)| count(kind) == number as usize)
        && position.reserve_kinds(player).next().is_none()
}

fn on_one_shade(position: &Position, material: &Material) -> bool {
    let repeated = |kind| material.sides.iter().any(|side| side.any == Some(kind));
    let squares = position.variant().geometry().squares();
    let mut shades = squares
        .filter(|&square| {
            position
                .at(square)
                .is_some_and(|piece| repeated(piece.kind()))
        })
        .map(|square| position.variant().shading.by_square[square.index()]);
    let first = shades.next();
    shades.all(|shade| Some(shade) == first)
}
