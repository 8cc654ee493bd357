//! The ladder of levels: each against the next lower one, and the weakest against random moves.
//!
//! `docs/ladder.csv` has the results and is what a later run continues from. The table in `docs/strength.md` is
//! made from it, and so is `cli/src/uci/ladder-elo.csv`, the scale of the UCI engine.

use std::fmt::Write as _;
use std::path::PathBuf;

use super::arguments::Arguments;
use super::elo_fit::{Gap, Points, fit};
use super::trials::Trial;
use super::{Engine, Results};
use crate::command::{Result, root};

const GAMES: [&str; 4] = [
    "chess",
    "caissa-britannia",
    "grand-cavalier",
    "alice-courier",
];
const GAMES_PER_STEP: u64 = 24;
/// The highest level that is measured, and the number of levels.
const MEASURED: usize = 14;
const LEVELS: usize = 20;
/// Each higher level searches this many times as many positions as the one below (`src/search/level.rs`).
const RATIO: f64 = 2.4;
const RANKS: [&str; 5] = ["Beginner", "Casual", "Club", "Strong", "Master"];

const HEAD: &str = "game,step,wins,draws,losses";
const HEADING: &str = "## The ladder";
const UCI_SCALE: &str = "cli/src/uci/ladder-elo.csv";

/// What is measured at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    /// A level against the one below, or against random moves.
    Level(usize),
    /// The highest measured level against half as many positions, to estimate the levels above it.
    Doubling,
}

impl Step {
    fn all() -> impl Iterator<Item = Step> {
        (1..=MEASURED).map(Step::Level).chain([Step::Doubling])
    }

    fn name(self) -> String {
        match self {
            Step::Level(level) => format!("level-{level}"),
            Step::Doubling => "doubling".to_owned(),
        }
    }

    fn engines(self) -> (String, String) {
        match self {
            Step::Level(1) => ("level=level-1".to_owned(), "random".to_owned()),
            Step::Level(level) => (
                format!("level=level-{level}"),
                format!("level=level-{}", level - 1),
            ),
            Step::Doubling => ("nodes=15000".to_owned(), "nodes=7500".to_owned()),
        }
    }

    fn trial(self, game: &str) -> Trial {
        let (ours, theirs) = self.engines();
        Trial {
            game: game.to_owned(),
            name: game.to_owned(),
            against: theirs.clone(),
            how: self.name(),
            ours,
            theirs,
            concurrency: super::trials::half_of_the_threads(),
        }
    }
}

/// The results so far.
struct Ladder {
    path: PathBuf,
    rows: Vec<(String, String, Points)>,
}

/// Plays what is missing, or everything again, and writes each result at once.
pub fn measure(engine: &Engine, arguments: &Arguments, results: &mut Results) -> Result {
    let mut ladder = Ladder::open(root().join("docs/ladder.csv"))?;
    let games: Vec<&str> = GAMES
        .into_iter()
        .filter(|game| arguments.wants(game))
        .collect();
    if arguments.again {
        ladder
            .rows
            .retain(|(game, ..)| !games.contains(&game.as_str()));
    }
    for game in games {
        for step in Step::all() {
            if ladder.points(game, step).is_some() {
                continue;
            }
            let trial = step.trial(game);
            println!("{}", trial.title());
            let line = engine.play(&trial, arguments.games.unwrap_or(GAMES_PER_STEP))?;
            println!("{line}");
            let points = Points::read(&line).ok_or_else(|| format!("no result in `{line}`"))?;
            ladder.rows.push((game.to_owned(), step.name(), points));
            ladder.write()?;
        }
    }
    results.put_table(HEADING, &ladder.table())?;
    std::fs::write(root().join(UCI_SCALE), ladder.uci_scale()).map_err(|error| error.to_string())
}

impl Ladder {
    fn open(path: PathBuf) -> Result<Ladder> {
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(format!("{}: {error}", path.display())),
        };
        let lines = text.lines().enumerate().skip(1);
        let rows = lines.map(|(at, line)| {
            let unreadable = || format!("{}:{}: not `{HEAD}`", path.display(), at + 1);
            read_row(line).ok_or_else(unreadable)
        });
        let rows = rows.collect::<Result<_>>()?;
        Ok(Ladder { path, rows })
    }

    fn write(&self) -> Result {
        let mut text = format!("{HEAD}\n");
        for (
            game,
            step,
            Points {
                wins,
                draws,
                losses,
            },
        ) in &self.rows
        {
            let _ = writeln!(text, "{game},{step},{wins},{draws},{losses}");
        }
        std::fs::write(&self.path, text).map_err(|error| error.to_string())
    }

    fn points(&self, game: &str, step: Step) -> Option<Points> {
        let name = step.name();
        let row = self
            .rows
            .iter()
            .find(|(of, at, _)| of == game && *at == name);
        row.map(|(_, _, points)| *points)
    }

    /// The gap below each level of a game, or nothing if a step is missing. The last ones are estimated from what a
    /// doubling is worth.
    fn gaps(&self, game: &str) -> Option<Vec<Gap>> {
        let steps = (1..=MEASURED).map(|level| self.points(game, Step::Level(level)));
        let points: Vec<Points> = steps.collect::<Option<_>>()?;
        let doubling = self.doubling(game)?;
        let above = Gap {
            elo: doubling.elo * RATIO.log2(),
            margin: doubling.margin * RATIO.log2(),
        };
        // Random moves are no level, so their distance says nothing about the others.
        let mut gaps = fit(&points[..1]);
        gaps.extend(fit(&points[1..]));
        gaps.resize(LEVELS, above);
        Some(gaps)
    }

    /// What a doubling is worth in a game, with its gaps drawn to the mean of all games.
    fn doubling(&self, game: &str) -> Option<Gap> {
        let of = |game: &'static str| Some((game, self.points(game, Step::Doubling)?));
        let (games, points): (Vec<_>, Vec<_>) = GAMES.into_iter().filter_map(of).unzip();
        Some(fit(&points)[games.iter().position(|&one| one == game)?])
    }

    fn measured_games(&self) -> Vec<(&'static str, Vec<Gap>)> {
        let of = |game| Some((game, self.gaps(game)?));
        GAMES.into_iter().filter_map(of).collect()
    }

    fn table(&self) -> Vec<Vec<String>> {
        let games = self.measured_games();
        let names = games.iter().map(|(game, _)| (*game).to_owned());
        let mut table = vec![["level".to_owned()].into_iter().chain(names).collect()];
        for level in 1..=LEVELS {
            let rank = RANKS[(level - 1) / (LEVELS / RANKS.len())];
            let cells = games.iter().map(|(_, gaps)| {
                let Gap { elo, margin } = gaps[level - 1];
                let estimated = if level > MEASURED { " estimated" } else { "" };
                format!(
                    "{} ({elo:+.0} ± {margin:.0}{estimated})",
                    total(gaps, level)
                )
            });
            table.push(
                [format!("{level} {rank}")]
                    .into_iter()
                    .chain(cells)
                    .collect(),
            );
        }
        table
    }

    /// Elo above random moves of each measured level from 1, a game a line.
    fn uci_scale(&self) -> String {
        let mut text = String::new();
        for (game, gaps) in self.measured_games() {
            let elo = (1..=MEASURED).map(|level| total(&gaps, level).to_string());
            let _ = writeln!(text, "{game},{}", elo.collect::<Vec<_>>().join(","));
        }
        text
    }
}

/// A level's Elo above random moves, rounded to tens.
fn total(gaps: &[Gap], level: usize) -> i64 {
    let sum: f64 = gaps[..level].iter().map(|gap| gap.elo).sum();
    (sum / 10.0).round() as i64 * 10
}

fn read_row(line: &str) -> Option<(String, String, Points)> {
    let cells: Vec<&str> = line.split(',').collect();
    let [game, step, wins, draws, losses] = cells[..] else {
        return None;
    };
    let points = Points {
        wins: wins.parse().ok()?,
        draws: draws.parse().ok()?,
        losses: losses.parse().ok()?,
    };
    Some((game.to_owned(), step.to_owned(), points))
}

#[cfg(test)]
mod unit {
    use super::*;

    fn ladder(games: &[&str]) -> Ladder {
        let points = Points {
            wins: 18,
            draws: 0,
            losses: 6,
        };
        let rows = games.iter().flat_map(|game| {
            Step::all().map(move |step| ((*game).to_owned(), step.name(), points))
        });
        Ladder {
            path: PathBuf::new(),
            rows: rows.collect(),
        }
    }

    #[test]
    fn a_game_is_in_the_table_once_all_its_steps_are_measured() {
        let mut ladder = ladder(&["chess", "alice-courier"]);
        let table = ladder.table();
        assert_eq!(table[0], ["level", "chess", "alice-courier"]);
        assert_eq!(table.len(), LEVELS + 1);
        assert!(table[1][0] == "1 Beginner" && table[20][0] == "20 Master");
        assert!(!table[14][1].contains("estimated") && table[15][1].contains("estimated"));
        assert!(ladder.uci_scale().contains("alice-courier,"));
        ladder
            .rows
            .retain(|(game, step, _)| game != "chess" || step != "level-7");
        assert_eq!(ladder.table()[0], ["level", "alice-courier"]);
    }

    #[test]
    fn the_scale_of_uci_is_made_from_the_results() {
        let ladder = Ladder::open(root().join("docs/ladder.csv")).expect("results");
        let found = std::fs::read_to_string(root().join(UCI_SCALE)).expect("a scale");
        assert_eq!(
            found,
            ladder.uci_scale(),
            "{UCI_SCALE}: run `cargo xtask strength levels`"
        );
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        let (game, step, points) = read_row("chess,level-3,15,3,6").expect("a row");
        assert_eq!(
            (game.as_str(), step.as_str(), points.draws),
            ("chess", "level-3", 3)
        );
        assert!(read_row("chess,level-3,15,3").is_none());
        assert!(read_row("chess,level-3,15,3,many").is_none());
    }
}
