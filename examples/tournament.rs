//! Plays a tournament of a game for several players: `cargo run --release --example tournament -- GAME PLAYERS GAMES [SEED] [NODES]`.
//! PLAYERS is a comma-separated list: `best-reply`, `paranoid`, `max-n` (the engine with that model of the others;
//! `best-reply@2000` with 2000 nodes), `greedy` (the best material after one ply), `random`. The players change places
//! from game to game, and each one's first move is random.
//!
//! 100 games each; shares of games won outright, with 95 % Wilson intervals; seeds 1 and, among the models, 2:
//!
//! | game | players | nodes | won outright |
//! | --- | --- | --- | --- |
//! | `armies-of-faith-4` | `best-reply` against three `greedy` | 2 000 | 100 % (96.3–100.0) |
//! | | `best-reply` against three `random` | 2 000 | 99 % (94.6–99.8) |
//! | `heathen-europe-4` | `best-reply` against three `greedy` | 1 000 | 98 % (93.0–99.4) |
//! | | `best-reply` against three `random` | 1 000 | 99 % (94.6–99.8) |
//! | `armies-of-faith-4` | `best-reply` with `paranoid`, `max-n`, `greedy` | 1 000 | 36 % (27.3–45.8) |
//! | | `paranoid` of these | 1 000 | 39 % (30.0–48.8) |
//! | | `max-n` of these | 1 000 | 0 % (0.0–3.7) |
//! | | `greedy` of these | 1 000 | 0 % (0.0–3.7) |
//!
//! The first two models don't differ significantly. Best reply is the default because it sees mates and lines opened for
//! a later player in half the plies. A quarter of the games among equals are drawn, because two good players with little
//! material left seldom mate in 3D.

#[path = "support/asked.rs"]
mod asked;
#[path = "../tests/support/chance.rs"]
mod chance;
#[path = "support/threads.rs"]
mod threads;

use std::fmt::Write;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};

use asked::{game, number};
use chance::Chance;
use menagerie::moves::Action;
use menagerie::piece::{Piece, Player};
use menagerie::position::Position;
use menagerie::rules::{self, View};
use menagerie::search::{AnySearcher, Limits, Memory, OpponentModel, Options};
use menagerie::variant::Variant;
use threads::in_threads;

/// A game this long is a draw.
const LONGEST_PLIES: usize = 1_000;
/// Entries of each engine's transposition table.
const TABLE_ENTRIES: usize = 1 << 16;
/// Default number of nodes per move.
const NODES: u64 = 5_000;

/// A player's engine or method.
#[derive(Clone, Copy, PartialEq)]
enum Rival {
    Random,
    Greedy,
    Computer { model: OpponentModel, nodes: u64 },
}

struct Tournament {
    variant: Arc<Variant>,
    rivals: Vec<Rival>,
    names: Vec<String>,
    seed: u64,
}

/// The result of a game: each rival's place, and the number of plies.
struct Ended {
    game: u64,
    places: Vec<u8>,
    winner: Option<usize>,
    reason: &'static str,
    plies: usize,
}

fn main() -> ExitCode {
    asked::answered("tournament", run)
}

fn run(arguments: &[String]) -> Result<(), String> {
    let [id, players, games, rest @ ..] = arguments else {
        return Err("usage: tournament GAME PLAYERS GAMES [SEED] [NODES]".to_string());
    };
    let variant = game(id, &[])?;
    let seed = rest.first().map_or(Ok(1), |seed| number(seed))?;
    let nodes = rest.get(1).map_or(Ok(NODES), |nodes| number(nodes))?;
    let names: Vec<String> = players.split(',').map(str::to_string).collect();
    if names.len() != variant.players.len() {
        return Err(format!("{} players are needed", variant.players.len()));
    }
    let rivals = names.iter().map(|name| rival(name, nodes));
    let tournament = Tournament {
        rivals: rivals.collect::<Result<_, _>>()?,
        variant,
        names,
        seed,
    };
    print!("{}", tournament.table(&tournament.play_all(number(games)?)));
    Ok(())
}

fn rival(name: &str, nodes: u64) -> Result<Rival, String> {
    let (name, nodes) = match name.split_once('@') {
        Some((name, own)) => (name, number(own)?),
        None => (name, nodes),
    };
    match (name, OpponentModel::named(name)) {
        ("random", _) => Ok(Rival::Random),
        ("greedy", _) => Ok(Rival::Greedy),
        (_, Some(model)) => Ok(Rival::Computer { model, nodes }),
        _ => Err(format!("no player `{name}`")),
    }
}

impl Tournament {
    fn play_all(&self, games: u64) -> Vec<Ended> {
        let ended = Mutex::new(Vec::new());
        in_threads(games, |game| {
            let end = self.play(game);
            eprintln!("game {game}: {:?} {} {}", end.places, end.reason, end.plies);
            ended.lock().expect("no thread has failed").push(end);
        });
        let mut ended = ended.into_inner().expect("no thread has failed");
        ended.sort_by_key(|end| end.game);
        ended
    }

    /// Plays a game; rival `i` is player `(i + game) mod players`.
    fn play(&self, game: u64) -> Ended {
        let players = self.rivals.len();
        let player_of = |rival: usize| (rival + game as usize) % players;
        let rival_on = |player: usize| (player + players - game as usize % players) % players;
        let mut position = Position::start(self.variant.clone());
        let mut chance = Chance((self.seed << 32) | game);
        let memory = || Some(Memory::new(&self.variant, TABLE_ENTRIES));
        let mut memories: Vec<Option<Memory>> = self.rivals.iter().map(|_| memory()).collect();
        let mut past: Vec<u64> = Vec::new();
        let mut outcome = None;
        let mut plies = 0;
        while plies < LONGEST_PLIES {
            let now = position.repetition_hash();
            let occurrences = 1 + past.iter().filter(|&&hash| hash == now).count();
            outcome = rules::outcome_with_claims(&position, occurrences);
            if outcome.is_some() {
                break;
            }
            let rival = rival_on(position.turn().index());
            let action = match self.rivals[rival] {
                _ if plies < players => random(&position, &mut chance),
                Rival::Random => random(&position, &mut chance),
                Rival::Greedy => greedy(&mut position, &mut chance, &memories[rival]),
                Rival::Computer { model, nodes } => {
                    let seed = chance.next();
                    think(&position, &past, (model, nodes, seed), &mut memories[rival])
                }
            };
            past.push(now);
            position.make(action);
            plies += 1;
        }
        let place =
            |player| outcome.map_or_else(|| place_so_far(&position, player), |o| o.places[player]);
        if outcome.is_none() {
            eprintln!("{}", position.text());
        }
        let player_of = |rival| Player::new(player_of(rival)).unwrap_or(Player::FIRST);
        let winner = outcome.and_then(|outcome| outcome.winner());
        Ended {
            game,
            places: (0..players).map(|rival| place(player_of(rival))).collect(),
            winner: winner.map(|winner| rival_on(winner.index())),
            reason: outcome.map_or("unfinished", |outcome| outcome.reason.code()),
            plies,
        }
    }

    /// The result as a table, one line for each kind of player.
    fn table(&self, ended: &[Ended]) -> String {
        let mut text = String::new();
        let games = ended.len();
        let plies: usize = ended.iter().map(|end| end.plies).sum();
        let won = ended.iter().filter(|end| end.winner.is_some()).count();
        let longest = ended.iter().map(|end| end.plies).max().unwrap_or(0);
        let mean = plies / games.max(1);
        let _ = writeln!(
            text,
            "{} games of {}, {won} won; {mean} actions on average, at most {longest}",
            games, self.variant.id
        );
        let mut kinds: Vec<&String> = Vec::new();
        for name in &self.names {
            if !kinds.contains(&name) {
                kinds.push(name);
            }
        }
        for kind in kinds {
            let of_kind = |rival: &usize| self.names[*rival] == *kind;
            let rivals: Vec<usize> = (0..self.names.len()).filter(of_kind).collect();
            let wins = ended.iter().filter_map(|end| end.winner);
            let wins = wins.filter(|winner| rivals.contains(winner)).count();
            let players = games * rivals.len();
            let places = ended
                .iter()
                .flat_map(|end| rivals.iter().map(|&rival| end.places[rival]));
            let mean = places.map(f64::from).sum::<f64>() / players.max(1) as f64;
            let (low, high) = interval(wins as f64, players as f64);
            let share = 100.0 * wins as f64 / players.max(1) as f64;
            let _ = writeln!(
                text,
                "| {kind} ×{} | {wins} of {players} | {share:.1} % ({:.1}–{:.1}) | {mean:.2} |",
                rivals.len(),
                100.0 * low,
                100.0 * high
            );
        }
        text
    }
}

/// In an unfinished game, those still in it share first place.
fn place_so_far(position: &Position, player: Player) -> u8 {
    position.place(player).max(1)
}

/// The 95 % Wilson interval for a number of wins.
fn interval(wins: f64, of: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    let share = wins / of;
    let middle = share + Z * Z / (2.0 * of);
    let half = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt();
    let scale = 1.0 + Z * Z / of;
    ((middle - half) / scale, (middle + half) / scale)
}

fn random(position: &Position, chance: &mut Chance) -> Action {
    chance.pick(&rules::legal_actions(position))
}

/// The action that maximises the player's material minus everyone else's; any of several equal ones.
fn greedy(position: &mut Position, chance: &mut Chance, memory: &Option<Memory>) -> Action {
    let own = position.turn();
    let mut best = (i32::MIN, Vec::new());
    for action in rules::legal_actions(position) {
        position.make(action);
        let balance = material(position, own, memory);
        position.unmake();
        if balance > best.0 {
            best = (balance, Vec::new());
        }
        if balance == best.0 {
            best.1.push(action);
        }
    }
    chance.pick(&best.1)
}

fn material(position: &Position, own: Player, memory: &Option<Memory>) -> i32 {
    let Some(evaluator) = memory.as_ref().map(Memory::evaluator) else {
        return 0;
    };
    let worth = |piece: Piece| {
        let sign = if piece.owner() == own { 1 } else { -1 };
        sign * i32::from(position.count(piece)) * evaluator.value(piece.kind())
    };
    position.variant().pieces().into_iter().map(worth).sum()
}

fn think(
    position: &Position,
    past: &[u64],
    (model, nodes, seed): (OpponentModel, u64, u64),
    memory: &mut Option<Memory>,
) -> Action {
    let view = View::of(position, Some(position.turn()));
    let kept = memory.take().expect("one search at a time");
    let options = Options {
        model,
        seed,
        ..Options::default()
    };
    let mind = AnySearcher::new(&view, past, Limits::nodes(nodes), options, kept);
    let mut mind = mind.expect("an open game");
    let thought = mind.finish();
    *memory = Some(mind.into_memory());
    thought.best.expect("a game that goes on")
}
