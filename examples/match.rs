//! Lets two levels play a match: `cargo run --release --example match -- GAME A B GAMES [SEED]`, where A and B are
//! levels 1 to 8, 0 for a random mover, or `NODES/PLIES/NOISE` to try what a level could be. Each random opening is
//! played twice, with seats changed.

#[path = "support/asked.rs"]
mod asked;
#[path = "../tests/support/chance.rs"]
mod chance;

use std::process::ExitCode;
use std::sync::Arc;

use asked::{game, number};
use chance::Chance;
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{Level, Memory, Searcher};
use menagerie::variant::Variant;

/// Random plies before the levels take over.
const OPENING_PLIES: std::ops::RangeInclusive<usize> = 2..=4;
/// A game this long is called a draw.
const LONGEST_PLIES: usize = 600;
/// Positions in each level's table.
const TABLE_ENTRIES: usize = 1 << 17;

/// What a seat plays with; `None` moves at random.
type Strength = Option<Level>;

/// Wins, draws and losses of the first player.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

fn main() -> ExitCode {
    asked::answered("match", play_match)
}

fn play_match(arguments: &[String]) -> Result<(), String> {
    let [id, a, b, games, rest @ ..] = arguments else {
        return Err("usage: match GAME LEVEL LEVEL GAMES [SEED]".to_string());
    };
    let variant = game(id, &[])?;
    let players = [strength(a)?, strength(b)?];
    let games = number(games)?;
    let seed = rest.first().map_or(Ok(1), |seed| number(seed))?;
    let mut tally = Tally::default();
    for game in 0..games {
        let opening = opening(&variant, (seed << 32) | (game / 2));
        let first = (game % 2) as usize;
        let seats = [players[first], players[1 - first]];
        match play(&variant, &opening, seats, (seed << 32) | game)? {
            None => tally.draws += 1,
            Some(winner) if winner == first => tally.wins += 1,
            Some(_) => tally.losses += 1,
        }
    }
    println!("{id} {a} against {b}: {}", tally.text());
    Ok(())
}

fn strength(text: &str) -> Result<Strength, String> {
    if let [nodes, plies, noise] = text.split('/').collect::<Vec<_>>()[..] {
        return Ok(Some(Level {
            nodes: number(nodes)?,
            depth_plies: number(plies)? as u16,
            noise_centipawns: number(noise)? as u16,
            cap_ms: 0,
        }));
    }
    match number(text)? {
        0 => Ok(None),
        level => Level::new(level as usize)
            .map(Some)
            .ok_or_else(|| format!("no level {level}")),
    }
}

/// A few random actions that leave the game undecided.
fn opening(variant: &Arc<Variant>, seed: u64) -> Vec<Action> {
    let mut chance = Chance(seed);
    loop {
        let choices = OPENING_PLIES.end() - OPENING_PLIES.start() + 1;
        let plies = OPENING_PLIES.start() + chance.below(choices);
        let mut position = Position::start(variant.clone());
        let mut actions = Vec::new();
        for _ in 0..plies {
            let legal = rules::legal_actions(&position);
            let Some(&action) = legal.get(chance.below(legal.len())) else {
                break;
            };
            position.make(action);
            actions.push(action);
        }
        if rules::outcome(&position, 1).is_none() {
            return actions;
        }
    }
}

/// Plays a game; the number of the winner in `seats`.
fn play(
    variant: &Arc<Variant>,
    opening: &[Action],
    seats: [Strength; 2],
    seed: u64,
) -> Result<Option<usize>, String> {
    let mut position = Position::start(variant.clone());
    let mut hashes = Vec::new();
    let memory = || Some(Memory::new(variant, TABLE_ENTRIES));
    let mut memories = [memory(), memory()];
    let mut chance = Chance(seed);
    for ply in 0..LONGEST_PLIES {
        let past = &hashes[..];
        let occurrences = 1 + past.iter().filter(|&&hash| hash == position.hash()).count();
        if let Some(outcome) = rules::outcome(&position, occurrences) {
            return Ok(outcome.winner().map(Player::index));
        }
        let turn = position.turn().index();
        let action = match (opening.get(ply), seats[turn]) {
            (Some(&action), _) => action,
            (None, None) => {
                let legal = rules::legal_actions(&position);
                legal[chance.below(legal.len())]
            }
            (None, Some(level)) => think(
                &position,
                past,
                level,
                seed ^ turn as u64,
                &mut memories[turn],
            )?,
        };
        hashes.push(position.hash());
        position.make(action);
    }
    Ok(None)
}

fn think(
    position: &Position,
    past: &[u64],
    level: Level,
    seed: u64,
    memory: &mut Option<Memory>,
) -> Result<Action, String> {
    let view = View::of(position, Some(position.turn()));
    let kept = memory.take().ok_or("a memory is in use")?;
    let searcher = Searcher::new(&view, past, level.limits(), level.options(seed), kept);
    let mut searcher = searcher.map_err(|error| error.code().to_string())?;
    let thought = searcher.finish();
    *memory = Some(searcher.into_memory());
    thought.best.ok_or_else(|| "no action found".to_string())
}

impl Tally {
    fn text(&self) -> String {
        let Tally {
            wins,
            draws,
            losses,
        } = *self;
        let games = (wins + draws + losses).max(1) as f64;
        let share = (wins as f64 + draws as f64 / 2.0) / games;
        let squares = wins as f64 + draws as f64 / 4.0;
        let error = ((squares / games - share * share) / games).sqrt();
        let elo = -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10();
        format!(
            "+{wins} ={draws} -{losses}, {:.1} % ± {:.1} (1 sd), Elo {elo:+.0}",
            share * 100.0,
            error * 100.0
        )
    }
}
