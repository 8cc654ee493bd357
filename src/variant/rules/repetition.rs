//! The end of the game by repetition.

use super::automatic::automatic;
use super::goal::{self, Goal};
use super::passes;
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// Draw by repetition of the position, normally with the same player to act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The occurrence that draws, or may be claimed as a draw: 3 in chess.
    pub times: u16,
    /// The occurrence that draws without a claim: 5 in chess. `None` if `times` does.
    pub automatic: Option<u16>,
    /// Whether occurrences with different players to act count together.
    pub whoever_acts: bool,
    /// The result, unless perpetual check decides.
    pub result: RepetitionResult,
    /// A player who gave check with every move since the first of the repeated positions loses. Repetition hashes then
    /// say whether the player to move is in check.
    pub perpetual_check_loses: bool,
    /// Whether positions with different numbers of passes before them are the same.
    pub ignores_passes: bool,
}

/// The result of a repeated position. `Win` and `Loss` are those of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RepetitionResult {
    /// A draw.
    Draw,
    /// The player to move wins, since the opponent has repeated the position.
    Win,
    /// The player to move loses.
    Loss,
    /// The first player wins.
    FirstPlayerWins,
    /// The first player loses.
    FirstPlayerLoses,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Repetition> {
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
    if goal::read(ending) == Goal::Claim {
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
