//! All games of a match, several at once.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::super::progress::Progress;
use super::chosen::Chosen;
use super::openings::Openings;
use super::pgn;
use super::player::Player;
use super::referee::{self, Ended, Terms};
use super::sprt::Verdict;
use super::tally::Tally;

pub(super) struct Contest {
    chosen: Chosen,
    openings: Openings,
    terms: Terms,
}

/// What all threads write to.
struct Shared {
    next_pair: AtomicU64,
    stopped: AtomicBool,
    desk: Mutex<Desk>,
}

struct Desk {
    tally: Tally,
    /// Once a game has been written down.
    file: Option<File>,
    progress: Progress,
    /// Why the match can't go on.
    fault: Option<String>,
}

impl Contest {
    pub(super) fn new(chosen: Chosen) -> Result<Contest, String> {
        let openings = Openings::new(&chosen.variant, chosen.openings.as_deref())?;
        let terms = Terms {
            specs: chosen.specs.clone(),
            most_plies: chosen.most_plies,
            resign: chosen.resign,
            draw: chosen.draw,
        };
        Ok(Contest {
            chosen,
            openings,
            terms,
        })
    }

    /// Plays until all games are played or the test is decided.
    ///
    /// # Errors
    ///
    /// Why it couldn't go on, with what had come out by then.
    pub(super) fn play(&self) -> Result<Tally, String> {
        if let Some(path) = &self.chosen.pgn {
            // An earlier match's games stay until there is one of this.
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.map_err(|error| format!("{path}: {error}"))?;
        }
        let shared = Shared {
            next_pair: AtomicU64::new(0),
            stopped: AtomicBool::new(false),
            desk: Mutex::new(Desk {
                tally: Tally::default(),
                file: None,
                progress: Progress::new("games", self.chosen.games),
                fault: None,
            }),
        };
        let threads = self.chosen.concurrency.min(self.chosen.games / 2);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.work(&shared));
            }
        });
        let desk = shared.desk.into_inner();
        let desk = desk.unwrap_or_else(PoisonError::into_inner);
        match desk.fault {
            None => Ok(desk.tally),
            Some(fault) if desk.tally.games() == 0 => Err(fault),
            Some(fault) => Err(format!("{fault}\n{}", self.result(&desk.tally))),
        }
    }

    /// One thread's games, with engines of its own.
    fn work(&self, shared: &Shared) {
        let start = |engine: usize| {
            let spec = &self.terms.specs[engine];
            let started = Player::start(spec, &self.chosen.game, &self.chosen.variant);
            started.map_err(|fault| format!("{}: {fault}", spec.name))
        };
        let mut players = match start(0).and_then(|first| Ok([first, start(1)?])) {
            Ok(players) => players,
            Err(fault) => return shared.fail(fault),
        };
        while !shared.stopped.load(Ordering::Relaxed) {
            let pair = shared.next_pair.fetch_add(1, Ordering::Relaxed);
            if pair * 2 >= self.chosen.games {
                return;
            }
            if let Err(fault) = self.play_pair(shared, &mut players, pair) {
                return shared.fail(fault);
            }
        }
    }

    /// The same opening twice, with the seats changed.
    fn play_pair(
        &self,
        shared: &Shared,
        players: &mut [Player; 2],
        pair: u64,
    ) -> Result<(), String> {
        let Chosen { variant, seed, .. } = &self.chosen;
        let opening = self.openings.of_pair(variant, *seed, pair)?;
        let mut half_points = 0;
        for (turn, seats) in [[0, 1], [1, 0]].into_iter().enumerate() {
            let number = 2 * pair + turn as u64;
            let seed = (seed << 32) ^ (number << 1);
            let ended = referee::play(&self.terms, players, seats, &opening, seed);
            if shared.stopped.load(Ordering::Relaxed) {
                return Ok(());
            }
            half_points += self.count(shared, &ended, seats, number)?;
        }
        let mut desk = shared.desk();
        desk.tally.add_pair(half_points);
        let decided =
            |sprt: &super::sprt::Sprt| sprt.verdict(&desk.tally.pairs) != Verdict::Undecided;
        if self.chosen.sprt.as_ref().is_some_and(decided) {
            shared.stopped.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Writes a game down; its half points for the first engine.
    fn count(
        &self,
        shared: &Shared,
        ended: &Ended,
        seats: [usize; 2],
        number: u64,
    ) -> Result<usize, String> {
        let mut desk = shared.desk();
        let desk = &mut *desk;
        let half_points = desk.tally.add_game(ended);
        if let Some(path) = &self.chosen.pgn {
            let names = seats.map(|engine| self.terms.specs[engine].name.as_str());
            let round = format!("{}.{}", number / 2 + 1, number % 2 + 1);
            let text = pgn::text(ended, names, &round);
            let written = desk.write(path, &text);
            written.map_err(|error| format!("--pgn: {path}: {error}"))?;
        }
        if ended.forfeited.is_some() {
            desk.progress.clear();
            eprintln!("game {}: {}", number + 1, ended.why);
        }
        desk.progress.so_far(&self.state(&desk.tally));
        desk.progress.at(desk.tally.games());
        Ok(half_points)
    }

    fn state(&self, tally: &Tally) -> String {
        let test = self.chosen.sprt.as_ref();
        let ratio = test.map_or(String::new(), |test| {
            format!(", LLR {:+.2}", test.ratio(&tally.pairs))
        });
        format!("{}{ratio}", tally.text())
    }

    /// The last line.
    pub(super) fn result(&self, tally: &Tally) -> String {
        let [a, b] = [0, 1].map(|engine| self.terms.specs[engine].name.as_str());
        let mut parts = vec![format!(
            "{}: {a} against {b}: {}",
            self.chosen.variant.id,
            tally.text()
        )];
        if let Some(test) = &self.chosen.sprt {
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

impl Desk {
    /// Writes a game down, the first one at the beginning of the file.
    fn write(&mut self, path: &str, text: &str) -> std::io::Result<()> {
        let file = match self.file.take() {
            Some(file) => file,
            None => File::create(path)?,
        };
        self.file.insert(file).write_all(text.as_bytes())
    }
}

impl Shared {
    fn desk(&self) -> std::sync::MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fail(&self, fault: String) {
        self.stopped.store(true, Ordering::Relaxed);
        self.desk().fault.get_or_insert(fault);
    }
}
