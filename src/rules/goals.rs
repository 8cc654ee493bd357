//! Goals that end a game although there are legal actions: squares reached and checks given.

use std::cmp::Ordering;

use super::generate::{generate_unrestricted, restrict};
use super::situation::{Ended, Situation};
use crate::geometry::SquareSet;
use crate::movegen::MoveSink;
use crate::moves::Action;
use crate::piece::Player;
use crate::position::Position;
use crate::variant::{Region, RegionWin};

/// A player has given the last check.
pub(super) fn checks_given(it: &Situation) -> Option<Ended> {
    let limit = it.position.variant().rules.ending.checks?;
    let mut players = it.position.living();
    let winner = players.find(|&player| it.position.checks_given(player) >= limit)?;
    Some(Ended::Win(winner))
}

/// Pieces have reached their squares. As Fairy-Stockfish decides it (`flagMove`, `flagPieceSafe`).
pub(super) fn region_reached(it: &Situation) -> Option<Ended> {
    let position = it.position;
    let region = position.variant().rules.ending.region.as_ref()?;
    let turn = position.turn();
    let waiting = position.first_opponent(turn)?;
    let is_first = turn == Player::FIRST;
    let there = |player| has_reached(position, region, player);
    let safely_there = |player| there(player) && is_safe(position, region, player);
    let (turn_wins, waiting_wins, both_draw) = match region.wins {
        RegionWin::AtOnce if region.safe => (safely_there(turn), safely_there(waiting), true),
        RegionWin::AtOnce => (false, there(waiting), true),
        RegionWin::AfterAReply => {
            let at_once = region.safe && safely_there(waiting);
            (there(turn), at_once, false)
        }
        RegionWin::UnlessReachedBack => {
            let decides = || is_first || !may_reach_back(position, region, turn);
            (there(turn), there(waiting) && decides(), is_first)
        }
    };
    match (turn_wins, waiting_wins) {
        (true, true) if both_draw => Some(Ended::Draw),
        (true, _) => Some(Ended::Win(turn)),
        (false, true) => Some(Ended::Win(waiting)),
        (false, false) => None,
    }
}

/// Whether enough of a player's pieces are on its squares.
fn has_reached(position: &Position, region: &Region, player: Player) -> bool {
    let here = pieces_there(position, region, player).len();
    let is_full = || {
        region.squares[player]
            .without(position.occupied())
            .is_empty()
    };
    here >= region.count || region.or_full && here > 0 && is_full()
}

fn pieces_there(position: &Position, region: &Region, player: Player) -> SquareSet {
    let own = position.pieces(player).and(region.squares[player]);
    let counts = |square| {
        position
            .at(square)
            .is_some_and(|it| region.pieces.contains(it))
    };
    own.iter().filter(|&square| counts(square)).collect()
}

/// Whether the opponent can't capture so many of a player's pieces that too few are left. If it is not to move, any
/// attack counts as a capture. Fewer pieces than needed are never safe.
fn is_safe(position: &Position, region: &Region, player: Player) -> bool {
    let there = pieces_there(position, region, player);
    let enemies = position.enemies(player);
    let is_attacked = |square| position.is_attacked(square, enemies);
    let turn = position.turn();
    let can_capture = || turn == player || can_move(position, position.pieces(turn), there);
    match there.len().cmp(&region.count) {
        Ordering::Less => false,
        Ordering::Equal => !(there.iter().any(is_attacked) && can_capture()),
        Ordering::Greater => true,
    }
}

/// Whether the player to move, not in check, can move its royal piece to its squares.
fn may_reach_back(position: &Position, region: &Region, player: Player) -> bool {
    let royal = position
        .royal(player)
        .filter(|_| !position.in_check(player));
    royal.is_some_and(|at| can_move(position, SquareSet::only(at), region.squares[player]))
}

/// Whether the player to move may win by a goal with its next action: a piece can move to its squares, where at most one
/// is missing, or one check is missing.
pub fn may_win_by_goal(position: &Position) -> bool {
    let rules = &position.variant().rules;
    let player = position.turn();
    let is_last = |limit: u8| position.checks_given(player) + 1 >= limit;
    rules.ending.checks.is_some_and(is_last) || { rules.ending.region.as_ref() }
        .is_some_and(|region| may_move_there(position, region, player))
}

fn may_move_there(position: &Position, region: &Region, player: Player) -> bool {
    if region.wins == RegionWin::AfterAReply && !region.safe {
        return false;
    }
    let squares = region.squares[player];
    let here = pieces_there(position, region, player).len();
    let counts = |square| {
        position
            .at(square)
            .is_some_and(|it| region.pieces.contains(it))
    };
    let others = position.pieces(player).without(squares).iter();
    let others = others.filter(|&square| counts(square)).collect();
    (here + 1 >= region.count || region.or_full) && can_move(position, others, squares)
}

/// Whether the player to move has a legal move between these squares.
fn can_move(position: &Position, from: SquareSet, to: SquareSet) -> bool {
    let mut actions = Vec::new();
    generate_unrestricted(position, &mut MoveSink::listing(&mut actions));
    restrict(position, &mut actions);
    let squares = |action: &Action| action.squares(position.variant());
    let mut squares = actions.iter().map(squares);
    squares.any(|(start, end)| {
        start.is_some_and(|start| from.contains(start)) && end.is_some_and(|end| to.contains(end))
    })
}
