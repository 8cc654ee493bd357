//! A whole match, with several games at once.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use indicatif::ProgressBar;
use menagerie::variant::Variant;

use super::arguments::MatchArgs;
use super::contestant::Contestant;
use super::openings::Openings;
use super::pgn;
use super::referee::{self, FinishedGame, Terms};
use super::sprt::{Sprt, Verdict};
use super::tally::Tally;
use crate::progress;

pub(super) struct Contest {
    arguments: MatchArgs,
    variant: Arc<Variant>,
    openings: Openings,
    terms: Terms,
}

struct Shared {
    next_pair: AtomicU64,
    stopped: AtomicBool,
    results: Mutex<Results>,
}

struct Results {
    tally: Tally,
    /// The PGN file, once a game has been written.
    file: Option<File>,
    progress: ProgressBar,
    fault: Option<String>,
}

impl Contest {
    pub(super) fn new(arguments: MatchArgs) -> Result<Contest, String> {
        let variant = arguments.load()?;
        let openings = Openings::new(&variant, arguments.openings.as_deref())?;
        let terms = Terms {
            specs: [arguments.engine_a.clone(), arguments.engine_b.clone()],
            max_plies: arguments.plies,
            resign: arguments.resign,
            draw: arguments.draw,
        };
        Ok(Contest {
            arguments,
            variant,
            openings,
            terms,
        })
    }

    /// Plays until all games are finished or the test decides.
    pub(super) fn play(&self) -> Result<Tally, String> {
        if let Some(path) = &self.arguments.pgn {
            // The games of an earlier match stay until the first game of this one is written.
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.map_err(|error| format!("{path}: {error}"))?;
        }
        let shared = Shared {
            next_pair: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
            results: Mutex::new(Results {
                tally: Tally::default(),
                file: None,
                progress: progress::counter("games", self.arguments.games()),
                fault: None,
            }),
        };
        std::thread::scope(|scope| {
            for _ in 0..self.arguments.threads() {
                scope.spawn(|| self.work(&shared));
            }
        });
        let results = shared.results.into_inner();
        let results = results.unwrap_or_else(PoisonError::into_inner);
        match results.fault {
            None => Ok(results.tally),
            Some(fault) if results.tally.games() == 0 => Err(fault),
            Some(fault) => Err(format!("{fault}\n{}", self.result(&results.tally))),
        }
    }

    /// Plays games in one thread, with its own engines.
    fn work(&self, shared: &Shared) {
        let start = |engine: usize| {
            let spec = &self.terms.specs[engine];
            let started = Contestant::start(spec, &self.arguments.game, &self.variant);
            started.map_err(|fault| format!("{}: {fault}", spec.name))
        };
        let mut contestants = match start(0).and_then(|first| Ok([first, start(1)?])) {
            Ok(contestants) => contestants,
            Err(fault) => return shared.fail(fault),
        };
        while !shared.stopped.load(Ordering::Relaxed) {
            let pair = shared.next_pair.fetch_add(1, Ordering::Relaxed);
            if pair * 2 >= self.arguments.games() {
                return;
            }
            if let Err(fault) = self.play_pair(shared, &mut contestants, pair) {
                return shared.fail(fault);
            }
        }
    }

    /// Plays an opening twice, with colours reversed.
    fn play_pair(
        &self,
        shared: &Shared,
        contestants: &mut [Contestant; 2],
        pair: u64,
    ) -> Result<(), String> {
        let seed = self.arguments.seed;
        let opening = self.openings.of_pair(&self.variant, seed, pair)?;
        let mut half_points = 0;
        for (turn, players) in [[0, 1], [1, 0]].into_iter().enumerate() {
            let number = 2 * pair + turn as u64;
            let seed = (seed << 32) ^ (number << 1);
            let ended = referee::play(&self.terms, contestants, players, &opening, seed);
            if shared.stopped.load(Ordering::Relaxed) {
                return Ok(());
            }
            half_points += self.count(shared, &ended, players, number)?;
        }
        let mut results = shared.results();
        results.tally.add_pair(half_points);
        let decided = |sprt: Sprt| sprt.verdict(&results.tally.pairs) != Verdict::Undecided;
        if self.arguments.sprt.is_some_and(decided) {
            shared.stopped.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Counts and writes a game; returns the half points of the first engine.
    fn count(
        &self,
        shared: &Shared,
        ended: &FinishedGame,
        players: [usize; 2],
        number: u64,
    ) -> Result<usize, String> {
        let mut results = shared.results();
        let half_points = results.tally.add_game(ended);
        if let Some(path) = &self.arguments.pgn {
            let names = players.map(|engine| self.terms.specs[engine].name.as_str());
            let round = format!("{}.{}", number / 2 + 1, number % 2 + 1);
            let text = pgn::text(ended, names, &round);
            let written = results.write(path, &text);
            written.map_err(|error| format!("--pgn: {path}: {error}"))?;
        }
        if ended.forfeited.is_some() {
            let report = || eprintln!("game {}: {}", number + 1, ended.why);
            results.progress.suspend(report);
        }
        let tally = &results.tally;
        results.progress.set_message(self.state(tally));
        results.progress.set_position(tally.games());
        Ok(half_points)
    }

    fn state(&self, tally: &Tally) -> String {
        let ratio = self.arguments.sprt.map_or(String::new(), |test| {
            format!(", LLR {:+.2}", test.ratio(&tally.pairs))
        });
        format!("{}{ratio}", tally.text())
    }

    pub(super) fn result(&self, tally: &Tally) -> String {
        let [a, b] = [0, 1].map(|engine| self.terms.specs[engine].name.as_str());
        let mut parts = vec![format!(
            "{}: {a} against {b}: {}",
            self.variant.id,
            tally.text()
        )];
        if let Some(test) = self.arguments.sprt {
            parts.push(test.text(&tally.pairs));
        }
        for (what, counts) in [("overruns", tally.overruns), ("forfeits", tally.forfeits)] {
            if counts != [0, 0] {
                parts.push(format!("{what} {} and {}", counts[0], counts[1]));
            }
        }
        parts.join("; ")
    }
}

impl Results {
    /// Writes a game; the first one replaces the content of the file.
    fn write(&mut self, path: &str, text: &str) -> std::io::Result<()> {
        let file = match self.file.take() {
            Some(file) => file,
            None => File::create(path)?,
        };
        self.file.insert(file).write_all(text.as_bytes())
    }
}

impl Shared {
    fn results(&self) -> std::sync::MutexGuard<'_, Results> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, fault: String) {
        self.stopped.store(true, Ordering::Relaxed);
        self.results().fault.get_or_insert(fault);
    }
}
