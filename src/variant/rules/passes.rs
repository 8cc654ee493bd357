//! When a player passes.

use crate::piece::{ByPlayer, Player};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::{Node, Value};

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
pub(in crate::variant) fn are_counted(ending: &Node) -> bool {
    let written = ending.get(&keys::PASSES);
    written.is_some_and(|node| !matches!(node.value, Value::Flag(false)))
}

/// Whether the key has a value for two players.
pub(super) fn are_of_two(ending: &Node) -> bool {
    let written = ending.get(&keys::PASSES);
    written.is_some_and(|node| !matches!(node.value, Value::Flag(_)))
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Passes> {
    let node = ending.get(&keys::PASSES)?;
    if let Value::Flag(flag) = node.value {
        return flag.then_some(Passes::AmongSeveral);
    }
    if table.players.len() != 2 {
        faults.wrong(node, "allowed with more than two seats: true or false");
    }
    if ending.text_of(&keys::GOAL) == Some(keys::CLAIM) {
        faults.wrong(node, "allowed with `goal = \"claim\"`: true or false");
    }
    if !table.monarchs.is_empty() {
        faults.wrong(node, "allowed with `[crown]`: true or false");
    }
    if let Some(other) = ending.get(&keys::WHOEVER_ACTS) {
        faults.wrong(other, "every pass would repeat the position");
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
        keys::ALWAYS_PASSES => MayPass::Always,
        keys::PASSES_IF_STALEMATED => MayPass::Stalemated,
        _ => MayPass::Never,
    }
}
