//! The answer of a computer to an offered draw.

use std::sync::Arc;

use super::error::EngineError;
use super::running_search::refused;
use crate::piece::Player;
use crate::record::Game;
use crate::search::{AnySearcher, Evaluator, Limits, Memory, Options, Score};

/// Deep enough to see what hangs, and still instant.
const NODES: u64 = 10_000;
const TABLE_ENTRIES: usize = 1 << 14;

/// A player who has made fewer moves plays on unless it is clearly worse.
const MOVES: usize = 15;
const EVEN_CENTIPAWNS: i32 = 30;
const CLEARLY_WORSE_CENTIPAWNS: i32 = -150;

/// Whether the player would agree. It judges the last position in which it was to move, since the search looks from the side
/// of the player to move. A draw can be offered again and again, so the answer depends on public knowledge only.
///
/// # Errors
///
/// A code of [`Unsearchable`](crate::search::Unsearchable).
pub fn would_agree(
    game: &Game,
    player: Player,
    evaluator: Arc<Evaluator>,
) -> Result<bool, EngineError> {
    let turns = turns(game, player);
    let Some(&ply) = turns.last() else {
        return Ok(false);
    };
    let mut then = match game.variant().alphabet.has_secrets() {
        true => game.as_public(),
        false => game.clone(),
    };
    then.go_to(ply);
    let knowledge = then.knowledge_of(player);
    let memory = Memory::with_evaluator(evaluator, TABLE_ENTRIES);
    let limits = Limits::nodes(NODES);
    let searcher = AnySearcher::of_knowledge(&knowledge, limits, Options::default(), memory);
    let result = searcher.map_err(refused)?.finish();
    let most = match turns.len() > MOVES {
        true => EVEN_CENTIPAWNS,
        false => CLEARLY_WORSE_CENTIPAWNS,
    };
    // An only move may be found without a search.
    Ok(result.depth > 0
        && match result.score {
            Score::Centipawns(score) => score <= most,
            Score::MateInPlies(plies) => plies < 0,
        })
}

/// The plies up to the current position in which the player was to move.
fn turns(game: &Game, player: Player) -> Vec<usize> {
    let mut turns = Vec::new();
    let mut ply = 0;
    game.replay(|before, _, _| {
        turns.extend((ply < game.ply() && before.turn() == player).then_some(ply));
        ply += 1;
    });
    turns.extend((game.position().turn() == player).then_some(game.ply()));
    turns
}
