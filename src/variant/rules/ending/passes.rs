//! When a player passes.

use crate::piece::{ByPlayer, Player};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Flag;
use crate::variant::key::{Form, Key, key};
use crate::variant::rules::goal::{self, Goal};
use crate::variant::table::Table;
use crate::variant::tree::{Node, Value};

pub(super) static PASSES: Key = key(
    "passes",
    Form::FlagOrOneOf(&[ALWAYS, IF_STALEMATED]),
    Flag(false),
    r#"{ w = "always" }"#,
    "When a player may pass. `true`: without a legal action, while more than two players are left. The others are for two players who aren't in check: `always`: instead of any move, except a capture that `must-capture` demands; `stalemate`: without another legal action. A pass that answers a pass draws, and nothing is legal then. A pass doesn't change whether a position is repeated.",
);
/// A value of [`PASSES`].
const ALWAYS: &str = "always";
/// A value of [`PASSES`].
const IF_STALEMATED: &str = "stalemate";

/// When players pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passes {
    /// A player without a legal action passes instead of being stalemated, while more than two players are alive.
    AmongSeveral,
    /// Each of two players, who may not be in check. A pass that answers a pass ends the game.
    OfTwo(ByPlayer<MayPass>),
}

/// When one of two players may pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MayPass {
    /// Never.
    #[default]
    Never,
    /// Without another legal action.
    Stalemated,
    /// Instead of any other action.
    Always,
}

/// Whether the number of consecutive passes belongs to a position.
pub(super) fn are_counted(ending: &Node) -> bool {
    let written = ending.get(&PASSES);
    written.is_some_and(|node| !matches!(node.value, Value::Flag(false)))
}

/// Whether the key has a value for two players.
pub(super) fn are_of_two(ending: &Node) -> bool {
    let written = ending.get(&PASSES);
    written.is_some_and(|node| !matches!(node.value, Value::Flag(_)))
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Passes> {
    let node = ending.get(&PASSES)?;
    if let Value::Flag(flag) = node.value {
        return flag.then_some(Passes::AmongSeveral);
    }
    if table.players.len() != 2 {
        faults.wrong(node, "allowed with more than two seats: true or false");
    }
    if goal::read(ending) == Goal::Claim {
        faults.wrong(node, "allowed with `goal = \"claim\"`: true or false");
    }
    if !table.monarchs.is_empty() {
        faults.wrong(node, "allowed with `[crown]`: true or false");
    }
    Some(Passes::OfTwo(by_player(node, table, faults)))
}

fn by_player(node: &Node, table: &Table, faults: &mut Faults) -> ByPlayer<MayPass> {
    let mut found = ByPlayer::default();
    if let Some(word) = node.text() {
        table
            .players()
            .for_each(|player| found[player] = when(word));
    }
    let letters = table.players.iter().map(|info| info.letter.to_string());
    let letters: Vec<String> = letters.collect();
    for (letter, value) in node.entries() {
        let seat = letters.iter().position(|known| known == letter);
        match seat.and_then(Player::new) {
            Some(player) => found[player] = when(value.text().unwrap_or_default()),
            None => {
                let message = format!("no such seat; allowed: {}", letters.join(", "));
                faults.wrong(value, message);
            }
        }
    }
    found
}

fn when(word: &str) -> MayPass {
    match word {
        ALWAYS => MayPass::Always,
        IF_STALEMATED => MayPass::Stalemated,
        _ => MayPass::Never,
    }
}
