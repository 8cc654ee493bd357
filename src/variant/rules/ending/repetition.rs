//! The end of the game by repetition.

use super::automatic::automatic;
use super::passes;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Text};
use crate::variant::key::{Form, Key, key};
use crate::variant::rules::goal::{self, Goal};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static REPETITION: Key = key(
    "repetition",
    Form::Number(2, 9),
    Nothing("no draw by repetition"),
    "3",
    "Which occurrence of the same position with the same player to move is a draw.",
);
pub(super) static REPETITION_AUTOMATIC: Key = key(
    "repetition-automatic",
    Form::Number(3, 9),
    Nothing("`repetition` draws by itself"),
    "5",
    "The occurrence that draws by itself. Before it, from the occurrence that `repetition` says, the player to move may claim the draw or play on. Computers claim at once.",
);
pub(super) static REPETITION_WHOEVER_ACTS: Key = key(
    "repetition-whoever-acts",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a repeated position counts whichever player is to move.",
);
pub(super) static REPETITION_RESULT: Key = key(
    "repetition-result",
    Form::OneOf(&[
        "draw",
        "win",
        "loss",
        "first-player-wins",
        "first-player-loses",
    ]),
    Text("draw"),
    r#""win""#,
    "The result of a repetition. `win` and `loss` are those of the player to move, whose opponent has just repeated the position. Two players only.",
);
pub(super) static PERPETUAL_CHECK_LOSES: Key = key(
    "perpetual-check-loses",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player who gave check with every move since the first of the repeated positions loses, whatever `repetition-result` is. If both players did, the game is drawn. Two players only.",
);

pub(super) static BACK_AND_FORTH_LOSES: Key = key(
    "back-and-forth-loses",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player loses who moves one piece to a square, away, back, away and back again in successive turns, never in check and without a capture by either player. Before the last of these moves the player may pass once. Pieces that can't enter the squares of the enemy's royal piece (`stays-on`) are exempt. Two players only.",
);

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
    let perpetual_check_loses = ending.flag_of(&PERPETUAL_CHECK_LOSES);
    if result != RepetitionResult::Draw || perpetual_check_loses {
        validate_decisive_repetition(ending, table, faults);
    }
    if let Some(node) = ending.get(&REPETITION_WHOEVER_ACTS)
        && passes::are_of_two(ending)
    {
        faults.wrong(node, "every pass would repeat the position");
    }
    let times = ending.number_of(&REPETITION);
    let automatic = automatic(ending, &REPETITION_AUTOMATIC, times, faults);
    Some(Repetition {
        times: times?,
        automatic,
        whoever_acts: ending.flag_of(&REPETITION_WHOEVER_ACTS),
        result,
        perpetual_check_loses,
        ignores_passes: passes::are_of_two(ending),
    })
}

pub(super) fn back_and_forth_loses(ending: &Node, table: &Table, faults: &mut Faults) -> bool {
    let flag = ending.flag_of(&BACK_AND_FORTH_LOSES);
    if let Some(node) = ending.get(&BACK_AND_FORTH_LOSES)
        && flag
        && table.players.len() != 2
    {
        faults.wrong(node, "`back-and-forth-loses` needs exactly two seats");
    }
    flag
}

fn repetition_result(ending: &Node) -> RepetitionResult {
    match ending.text_of(&REPETITION_RESULT) {
        Some("win") => RepetitionResult::Win,
        Some("loss") => RepetitionResult::Loss,
        Some("first-player-wins") => RepetitionResult::FirstPlayerWins,
        Some("first-player-loses") => RepetitionResult::FirstPlayerLoses,
        _ => RepetitionResult::Draw,
    }
}

/// Reports what doesn't go together with repetitions that win and lose.
fn validate_decisive_repetition(ending: &Node, table: &Table, faults: &mut Faults) {
    let keys = [&REPETITION_RESULT, &PERPETUAL_CHECK_LOSES];
    let Some(node) = keys.iter().find_map(|key| ending.get(key)) else {
        return;
    };
    if table.players.len() != 2 {
        faults.wrong(node, "repetitions that win and lose need exactly two seats");
    }
    if goal::read(ending) == Goal::Claim {
        faults.wrong(node, "not allowed with `goal = \"claim\"`");
    }
    if ending.get(&REPETITION).is_none() {
        faults.wrong(node, "allowed with `repetition`");
    }
    for key in [&REPETITION_AUTOMATIC, &REPETITION_WHOEVER_ACTS] {
        if let Some(other) = ending.get(key) {
            faults.wrong(other, "allowed if every repetition is a draw");
        }
    }
}
