//! Matches of the engine in games with secrets, and a measure of what its moves betray.
//!
//! `cargo run --release --example crown_match -- GAME RIVAL GAMES NODES [SEED] [--option NAME=VALUE]`, where RIVAL is
//! `one-world` (assumes that the enemy's first monarch is crowned until that is refuted, and knows its own secret),
//! `kings` (assumes that both first monarchs are crowned, its own too), `cheater` (sees the enemy's secrets), `deaf`
//! (draws no conclusions) or `candid` (plays as if its own secret were known). Both sides search the same number of nodes
//! per move. The four combinations of crowned monarchs are equally frequent. Each random opening with its secrets is
//! played twice, with sides changed.
//!
//! `... -- GAME betray GAMES NODES [SEED]` lets the engine play against itself. It fits a logistic regression on statistics of
//! a side's moves in half of the games and measures how well it predicts the crowned monarch in the other half.

#[path = "../support/asked.rs"]
mod asked;
mod betray;
#[path = "../../tests/support/chance.rs"]
mod chance;
mod play;
mod players;
mod regression;
#[path = "../support/threads.rs"]
mod threads;

use std::process::ExitCode;
use std::sync::Mutex;

use asked::{game, number};
use play::{Match, Sides};
use players::Style;
use threads::in_threads;

fn main() -> ExitCode {
    asked::answered("crown_match", run)
}

fn run(words: &[String]) -> Result<(), String> {
    let (options, words) = split_options(words)?;
    let [id, rival, games, nodes, rest @ ..] = words.as_slice() else {
        return Err("usage: crown_match GAME RIVAL|betray GAMES NODES [SEED]".to_string());
    };
    let match_ = Match {
        variant: game(id, &options)?,
        nodes: number(nodes)?,
        seed: rest.first().map_or(Ok(1), |seed| number(seed))?,
    };
    let games = number(games)?;
    if *rival == "betray" {
        let betrayed = betray::measure(&match_, Style::Ours, games)?.text();
        println!("{} nodes, {games} games: {betrayed}", match_.nodes);
        return Ok(());
    }
    let style = Style::named(rival).ok_or_else(|| format!("no rival `{rival}`"))?;
    // Indexed by our crowned monarch, then the rival's.
    let tallies: Mutex<[[Tally; 2]; 2]> = Mutex::default();
    in_threads(games, |game| {
        let first = (game % 2) as usize;
        let mut styles = [style; 2];
        styles[first] = Style::Ours;
        let sides = Sides::drawn(&match_, game / 2);
        let (winner, plies) = play::play(&match_, &sides, styles, game, |_, _| {});
        let won = winner.map(|winner| winner == first);
        let [ours, theirs] = [first, 1 - first].map(|player| sides.crowned_index(player));
        tallies.lock().expect("no thread has failed")[ours][theirs].add(won, plies);
    });
    let tallies = tallies.into_inner().expect("no thread has failed");
    let cases = tallies.as_flattened();
    let all = cases.iter();
    let all = all.fold(Tally::default(), |sum, tally| sum.and(tally));
    println!("{id} against {rival}, {nodes} nodes: {}", all.text());
    if cases.iter().all(|case| case.count() > 0) {
        println!("  with all cases weighted equally: {}", stratified(cases));
    }
    let names = ["first", "second"];
    for (ours, row) in names.iter().zip(&tallies) {
        for (theirs, tally) in names.iter().zip(row) {
            println!(
                "  our {ours} monarch crowned, the rival's {theirs}: {}",
                tally.text()
            );
        }
    }
    Ok(())
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

/// The crowned monarchs influence the result more than chance does. They are drawn evenly, so the cases are strata of one
/// sample.
fn stratified(cases: &[Tally]) -> String {
    let means: Vec<[f64; 2]> = cases.iter().map(Tally::mean).collect();
    let count = cases.len() as f64;
    let share = means.iter().map(|[share, _]| share).sum::<f64>() / count;
    let variance = means.iter().map(|[_, variance]| variance).sum::<f64>() / count.powi(2);
    percent(share, variance)
}

/// With its 95 % normal interval.
fn percent(share: f64, variance: f64) -> String {
    let error = 1.96 * variance.sqrt();
    let [low, high] = [share - error, share + error].map(|bound| bound * 100.0);
    format!("{:.1} % (95 %: {low:.1} to {high:.1})", share * 100.0)
}
