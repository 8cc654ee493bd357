//! The openings of a match.

use std::sync::Arc;
use std::time::Duration;

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules;
use menagerie::search::Options;
use menagerie::variant::Variant;

use super::score::centipawns;
use crate::budget::Budget;
use crate::chance::Chance;
use crate::file::read_text;
use crate::notation;
use crate::searcher::Searcher;

/// The number of random plies in an opening.
const MIN_PLIES: u64 = 2;
const MAX_PLIES: u64 = 8;
/// A random opening is even if our search finds no larger score for either player.
const EVEN_CENTIPAWNS: i32 = 150;
const EVALUATION_NODES: u64 = 4_000;
/// After this many uneven openings, the last one that doesn't end the game is used.
const MAX_TRIES: usize = 100;

/// The moves before the engines start.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// With all secrets chosen.
    pub(super) start: Position,
    pub(super) actions: Vec<Action>,
}

impl Opening {
    fn of(game: &Game) -> Opening {
        Opening {
            start: game.start().clone(),
            actions: game.line().to_vec(),
        }
    }
}

pub(super) enum Openings {
    Listed(Vec<Opening>),
    Random,
}

impl Openings {
    /// Reads a file, or uses random openings if there is none.
    pub(super) fn new(variant: &Arc<Variant>, path: Option<&str>) -> Result<Openings, String> {
        let Some(path) = path else {
            return Ok(Openings::Random);
        };
        let text = read_text(path)?;
        let lines = text.lines().map(str::trim).zip(1..);
        let listed = lines
            .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
            .map(|(line, number)| {
                read(variant, line).map_err(|fault| format!("{path}: line {number}: {fault}"))
            });
        let listed = listed.collect::<Result<Vec<_>, _>>()?;
        match listed.is_empty() {
            true => Err(format!("{path}: no opening in it")),
            false => Ok(Openings::Listed(listed)),
        }
    }

    /// The opening of a pair of games. A file is used in order, repeatedly if necessary.
    pub(super) fn of_pair(
        &self,
        variant: &Arc<Variant>,
        seed: u64,
        pair: u64,
    ) -> Result<Opening, String> {
        let mut chance = Chance(seed.wrapping_mul(0x1_0000_0001) ^ pair.wrapping_mul(0x9E37));
        match self {
            Openings::Listed(listed) => {
                let opening = &listed[(pair % listed.len() as u64) as usize];
                Ok(Opening {
                    start: with_secrets(opening.start.clone(), &mut chance),
                    actions: opening.actions.clone(),
                })
            }
            Openings::Random => random(variant, &mut chance),
        }
    }
}

/// Reads a position text, moves from the array, or a position text followed by `moves` and moves.
fn read(variant: &Arc<Variant>, line: &str) -> Result<Opening, String> {
    let array = Position::start(variant.clone());
    let first = line.split_whitespace().next().unwrap_or_default();
    let (start, moves) = match (
        notation::read_move(&array, first),
        line.split_once(" moves "),
    ) {
        (Some(_), _) => (array, line),
        (None, Some((text, moves))) => (parse(variant, text)?, moves),
        (None, None) => (parse(variant, line)?, ""),
    };
    let mut position = start.clone();
    let mut actions = Vec::new();
    for word in moves.split_whitespace() {
        let turn = notation::read_move(&position, word);
        let turn = turn.ok_or_else(|| format!("`{word}` is no legal move there"))?;
        turn.iter().for_each(|&action| position.make(action));
        actions.extend(turn);
    }
    match rules::outcome_with_claims(&position, 1) {
        None => Ok(Opening { start, actions }),
        Some(_) => Err("the game is over there".to_string()),
    }
}

fn parse(variant: &Arc<Variant>, text: &str) -> Result<Position, String> {
    Position::parse(variant.clone(), text.trim()).map_err(|error| error.to_string())
}

/// Random plies with an even score; an error if they always end the game.
fn random(variant: &Arc<Variant>, chance: &mut Chance) -> Result<Opening, String> {
    let mut last = None;
    for _ in 0..MAX_TRIES {
        let game = random_game(variant, chance);
        if game.outcome().is_some() {
            continue;
        }
        if is_even(&game) {
            return Ok(Opening::of(&game));
        }
        last = Some(game);
    }
    let array = || Game::from_position(with_secrets(Position::start(variant.clone()), chance));
    let game = last.unwrap_or_else(array);
    match game.outcome() {
        None => Ok(Opening::of(&game)),
        Some(outcome) => Err(format!(
            "--game: `{}` is over in its own array ({}), allowed with --openings",
            variant.id,
            outcome.reason.code()
        )),
    }
}

/// A game after some random plies, or at its end.
fn random_game(variant: &Arc<Variant>, chance: &mut Chance) -> Game {
    let mut game = Game::from_position(with_secrets(Position::start(variant.clone()), chance));
    let plies = MIN_PLIES + chance.below(MAX_PLIES - MIN_PLIES + 1);
    for _ in 0..plies {
        if game.outcome().is_some() {
            break;
        }
        let legal = rules::legal_actions(game.position());
        game.play(chance.pick(&legal));
        game.claim_draw();
    }
    game
}

fn is_even(game: &Game) -> bool {
    let budget = Budget {
        hard: Some(Duration::from_secs(60)),
        ..Budget::nodes(EVALUATION_NODES)
    };
    let result = Searcher::new(1).search(game, budget, Options::default(), |_| false);
    result.is_ok_and(|result| centipawns(result.score).abs() <= EVEN_CENTIPAWNS)
}

/// The start with a random choice for every secret.
fn with_secrets(start: Position, chance: &mut Chance) -> Position {
    let mut game = Game::from_position(start);
    loop {
        let choices = rules::secret_choices(game.start());
        let Some(choice) = choices.into_iter().find(|choice| !choice.values.is_empty()) else {
            return game.start().clone();
        };
        let value = chance.pick(&choice.values);
        if game.choose(choice.field, choice.player, value).is_err() {
            return game.start().clone();
        }
    }
}
