//! Matches of the engine in games with secrets, and a measure of what its moves betray.
//!
//! `cargo run --release --example crown_match -- GAME RIVAL GAMES NODES [SEED] [--option NAME=VALUE]`, where RIVAL is
//! `one-world` (assumes that the enemy's first monarch is crowned until that is refuted, and knows its own secret),
//! `kings` (assumes that both first monarchs are crowned, its own too), `cheater` (sees the enemy's secrets), `deaf`
//! (draws no conclusions), `candid` (plays as if its own secret were known) or `late-candid` (does so when few pieces are
//! left). Both sides search the same number of nodes per move. The four combinations of crowned monarchs are equally
//! frequent. Each random opening with its secrets is played twice, with sides changed.
//!
//! `... -- GAME MEASURE[:PLAYER] GAMES NODES [SEED]` lets the engine, or one of its rivals, play against itself. MEASURE is
//! - `betray`: fits a logistic regression on statistics of a side's moves in half of the games and measures how well it
//!   predicts the crowned monarch in the other half;
//! - `exposed`: how often a player with few pieces left leaves one of its two monarchs attacked, and which one;
//! - a secret (`crown`, `half`, `mine`, `hidden`): how often a choice differs if only this secret of the player is another,
//!   in one position a game.

#[path = "../support/asked.rs"]
mod asked;
mod betray;
#[path = "../../tests/support/chance.rs"]
mod chance;
mod exposed;
mod play;
mod players;
mod regression;
#[path = "../support/threads.rs"]
mod threads;
mod worlds;

use std::process::ExitCode;
use std::sync::Mutex;

use asked::{game, number};
use menagerie::setup::FieldName;
use play::{Match, Sides};
use players::Style;
use threads::in_threads;

fn main() -> ExitCode {
    asked::answered("crown_match", run)
}

fn run(words: &[String]) -> Result<(), String> {
    let (options, words) = split_options(words)?;
    let [id, rival, games, nodes, rest @ ..] = words.as_slice() else {
        return Err(
            "usage: crown_match GAME RIVAL|MEASURE[:PLAYER] GAMES NODES [SEED]".to_string(),
        );
    };
    let match_ = Match {
        variant: game(id, &options)?,
        nodes: number(nodes)?,
        seed: rest.first().map_or(Ok(1), |seed| number(seed))?,
    };
    let games = number(games)?;
    if let Some(style) = Style::named(rival) {
        println!(
            "{id} against {rival}, {} nodes: {}",
            match_.nodes,
            played(&match_, style, games)
        );
    } else {
        println!(
            "{id}, {rival}, {} nodes, {games} games: {}",
            match_.nodes,
            measured(&match_, rival, games)?
        );
    }
    Ok(())
}

fn measured(match_: &Match, words: &str, games: u64) -> Result<String, String> {
    let (measure, player) = words.split_once(':').unwrap_or((words, "ours"));
    let style = Style::named(player).ok_or_else(|| format!("no player `{player}`"))?;
    Ok(match (measure, FieldName::named(measure)) {
        ("betray", _) => betray::measure(match_, style, games)?.text(),
        ("exposed", _) => exposed::measure(match_, style, games).text(),
        (_, Some(field)) => worlds::measure(match_, style, games, field).text(),
        _ => return Err(format!("no rival or measure `{measure}`")),
    })
}

/// The result of a match.
fn played(match_: &Match, style: Style, games: u64) -> String {
    // Indexed by our crowned monarch, then the rival's.
    let tallies: Mutex<[[Tally; 2]; 2]> = Mutex::default();
    // The points of each pair of games.
    let pairs = Mutex::new(vec![0.0; games.div_ceil(2) as usize]);
    in_threads(games, |game| {
        let first = (game % 2) as usize;
        let mut styles = [style; 2];
        styles[first] = Style::Ours;
        let sides = Sides::drawn(match_, game / 2);
        let (winner, plies) = play::play(match_, &sides, styles, game, |_, _| {});
        let won = winner.map(|winner| winner == first);
        let points = won.map_or(0.5, |won| won as u8 as f64);
        pairs.lock().expect("no thread has failed")[game as usize / 2] += points / 2.0;
        let [ours, theirs] = [first, 1 - first].map(|player| sides.crowned_index(player));
        tallies.lock().expect("no thread has failed")[ours][theirs].add(won, plies);
    });
    let tallies = tallies.into_inner().expect("no thread has failed");
    let cases = tallies.as_flattened();
    let all = cases.iter();
    let all = all.fold(Tally::default(), |sum, tally| sum.and(tally));
    let mut lines = vec![all.text()];
    if games.is_multiple_of(2) {
        let pairs = pairs.into_inner().expect("no thread has failed");
        lines.push(format!("  by pairs of games: {}", paired(&pairs)));
    }
    let names = ["first", "second"];
    for (ours, row) in names.iter().zip(&tallies) {
        for (theirs, tally) in names.iter().zip(row) {
            lines.push(format!(
                "  our {ours} monarch crowned, the rival's {theirs}: {}",
                tally.text()
            ));
        }
    }
    lines.join("\n")
}

type Words<'a> = (Vec<(&'a str, &'a str)>, Vec<&'a str>);

fn split_options(words: &[String]) -> Result<Words<'_>, String> {
    let (mut options, mut rest) = (Vec::new(), Vec::new());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--option" => {
                let option = words.next().and_then(|option| option.split_once('='));
                options.push(option.ok_or("--option needs NAME=VALUE")?);
            }
            word => rest.push(word),
        }
    }
    Ok((options, rest))
}

/// The engine's results.
#[derive(Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
    plies: usize,
}

impl Tally {
    fn add(&mut self, won: Option<bool>, plies: usize) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
        self.plies += plies;
    }

    fn and(&self, other: &Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
            plies: self.plies + other.plies,
        }
    }

    fn count(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The number of games, at least 1, for division.
    fn games(&self) -> f64 {
        self.count().max(1) as f64
    }

    /// The mean result and the variance of that mean.
    fn mean(&self) -> [f64; 2] {
        let share = (self.wins as f64 + self.draws as f64 / 2.0) / self.games();
        let squares = (self.wins as f64 + self.draws as f64 / 4.0) / self.games();
        [share, (squares - share * share) / self.games()]
    }

    fn text(&self) -> String {
        let [share, variance] = self.mean();
        format!(
            "+{} ={} -{}, {}, {:.0} plies a game",
            self.wins,
            self.draws,
            self.losses,
            percent(share, variance),
            self.plies as f64 / self.games()
        )
    }
}

/// The games of a pair have the same secrets and opening, and are the same until the players differ. So this interval is
/// narrower.
fn paired(pairs: &[f64]) -> String {
    let count = pairs.len().max(1) as f64;
    let share = pairs.iter().sum::<f64>() / count;
    let squares = pairs.iter().map(|pair| (pair - share).powi(2));
    percent(share, squares.sum::<f64>() / count.powi(2))
}

/// With its 95 % normal interval.
fn percent(share: f64, variance: f64) -> String {
    let error = 1.96 * variance.sqrt();
    let [low, high] = [share - error, share + error].map(|bound| bound * 100.0);
    format!("{:.1} % (95 %: {low:.1} to {high:.1})", share * 100.0)
}
