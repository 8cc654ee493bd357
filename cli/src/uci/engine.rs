//! Executes the commands of the interface.

use std::time::{Duration, Instant, SystemTime};

use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::search::SearchResult;

use super::go_command::GoCommand;
use super::inbox::Inbox;
use super::output::{Quit, report_fault, send};
use super::report;
use super::settings::{Changed, Settings};
use crate::budget::Budget;
use crate::notation;
use crate::searcher::Searcher;

/// The time of a search with invalid limits, because the interface waits for a move.
const FALLBACK_TIME: Duration = Duration::from_secs(1);
const ALLOWED: &str = "allowed uci, isready, setoption, ucinewgame, position, go, stop, quit";

pub(super) struct Engine {
    settings: Settings,
    game: Game,
    searcher: Searcher,
    /// The seed of the game, for levels that make mistakes.
    seed: u64,
}

impl Engine {
    pub(super) fn new() -> Result<Engine, String> {
        let settings = Settings::new()?;
        Ok(Engine {
            game: Game::new(settings.variant.clone()),
            searcher: Searcher::new(settings.hash_mb),
            settings,
            seed: random_seed(),
        })
    }

    /// Executes a line. A search reads further lines from `inbox`.
    pub(super) fn execute(&mut self, line: &str, inbox: &mut Inbox) -> Result<(), Quit> {
        let mut words = line.split_whitespace();
        match words.next() {
            None => Ok(()),
            Some("uci") => self.identify(),
            Some("isready") => {
                self.searcher.prepare(&self.settings.variant);
                send("readyok")
            }
            Some("setoption") => self.set_option(line),
            Some("ucinewgame") => {
                self.searcher.forget();
                self.seed = random_seed();
                self.game = Game::new(self.settings.variant.clone());
                Ok(())
            }
            Some("position") => match self.read_position(line) {
                Ok(game) => {
                    self.game = game;
                    Ok(())
                }
                Err(fault) => report_fault(&fault),
            },
            Some("go") => {
                let (command, faults) = GoCommand::read(words);
                faults.iter().try_for_each(|fault| report_fault(fault))?;
                self.go(command, inbox)
            }
            Some("quit") => Err(Quit),
            // These need no answer.
            Some("stop" | "ponderhit" | "debug" | "register") => Ok(()),
            Some(other) => report_fault(&format!("found `{other}`, {ALLOWED}")),
        }
    }

    fn identify(&self) -> Result<(), Quit> {
        send(concat!("id name Menagerie ", env!("CARGO_PKG_VERSION")))?;
        send("id author the authors of Menagerie")?;
        self.settings
            .lines()
            .iter()
            .try_for_each(|line| send(line))?;
        send("uciok")
    }

    /// Handles `setoption name NAME value VALUE`, where both may be several words.
    fn set_option(&mut self, line: &str) -> Result<(), Quit> {
        let named = line.split_once(" name ").map(|(_, rest)| rest);
        let Some(rest) = named else {
            return report_fault("setoption: allowed `setoption name NAME value VALUE`");
        };
        let (name, value) = rest.split_once(" value ").unwrap_or((rest, ""));
        let name = name.trim().trim_end_matches(" value");
        match self.settings.set(name, value.trim()) {
            Ok(Changed::Nothing) => Ok(()),
            Ok(Changed::Table) => {
                self.searcher = Searcher::new(self.settings.hash_mb);
                Ok(())
            }
            Ok(Changed::Game) => {
                self.searcher.forget();
                self.game = Game::new(self.settings.variant.clone());
                Ok(())
            }
            Err(fault) => report_fault(&fault),
        }
    }

    /// Parses `position startpos|fen TEXT [moves …]`. On errors the game doesn't change.
    fn read_position(&self, line: &str) -> Result<Game, String> {
        let (placed, moves) = line.split_once(" moves").unwrap_or((line, ""));
        let mut words = placed.split_whitespace().skip(1);
        let variant = &self.settings.variant;
        let start = match words.next() {
            Some("startpos") => Position::start(variant.clone()),
            Some("fen") => {
                let text = words.collect::<Vec<_>>().join(" ");
                let read = Position::parse(variant.clone(), &text);
                read.map_err(|error| format!("position fen: {error}"))?
            }
            other => {
                let found = other.unwrap_or("nothing");
                return Err(format!(
                    "position: found `{found}`, allowed `startpos` or `fen TEXT`, then perhaps `moves …`"
                ));
            }
        };
        let mut game = Game::from_position(start);
        for word in moves.split_whitespace() {
            let action = notation::read(game.position(), word);
            let action = action.ok_or_else(|| {
                let after = game.ply();
                let id = &variant.id;
                format!(
                    "position: found `{word}` after {after} moves, allowed a legal move of {id}"
                )
            })?;
            game.play(action);
        }
        Ok(game)
    }

    fn go(&mut self, command: GoCommand, inbox: &mut Inbox) -> Result<(), Quit> {
        if self.game.outcome().is_some() {
            send("info depth 0 score cp 0")?;
            report_fault("the game is over in this position")?;
            return send("bestmove (none)");
        }
        let budget = self.budget(command)?;
        let options = self.settings.search_options(self.seed);
        let endless = command.infinite || budget.is_endless();
        let begin = Instant::now();
        let variant = self.settings.variant.clone();
        let mut reported = 0;
        let mut interrupt = Interrupt::None;
        let thought = self
            .searcher
            .search(&self.game, budget, options, |thought| {
                if thought.depth > reported {
                    reported = thought.depth;
                    if send(&report::info(&variant, thought, begin.elapsed())).is_err() {
                        interrupt = Interrupt::Quit;
                    }
                }
                interrupt = interrupt.or(|| poll(inbox, endless));
                interrupt != Interrupt::None
            });
        if interrupt == Interrupt::None && command.infinite {
            interrupt = wait_for_stop(inbox);
        }
        match (interrupt, thought) {
            (Interrupt::Quit, _) => Err(Quit),
            (_, Ok(thought)) => self.answer(&thought, begin.elapsed()),
            (_, Err(fault)) => {
                report_fault(&fault)?;
                send("bestmove (none)")
            }
        }
    }

    /// The budget of a search, including the limits of the level.
    fn budget(&self, command: GoCommand) -> Result<Budget, Quit> {
        let mut budget = command.budget(self.game.position().turn(), self.settings.overhead());
        if let Some(level) = self.settings.level() {
            let cap = Budget::time(Duration::from_millis(level.cap_ms.into()));
            budget = budget.within(Budget::limits(level.limits())).within(cap);
        }
        if budget.is_endless() && command.has_limit && !command.infinite {
            let ms = FALLBACK_TIME.as_millis();
            report_fault(&format!("go: found no limit of use, thinking for {ms} ms"))?;
            budget = Budget::time(FALLBACK_TIME);
        }
        Ok(budget)
    }

    fn answer(&self, thought: &SearchResult, spent: Duration) -> Result<(), Quit> {
        let variant = &self.settings.variant;
        send(&report::info(variant, thought, spent))?;
        let best = thought.best.map(|best| notation::text(variant, best));
        send(&format!("bestmove {}", best.as_deref().unwrap_or("(none)")))
    }
}

/// A command that arrived during a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Interrupt {
    None,
    Stop,
    Quit,
}

impl Interrupt {
    fn or(self, next: impl FnOnce() -> Interrupt) -> Interrupt {
        match self {
            Interrupt::None => next(),
            interrupt => interrupt,
        }
    }
}

/// Reads the lines that have arrived and sets others aside for later. An endless search ends with the input.
fn poll(inbox: &mut Inbox, endless: bool) -> Interrupt {
    while let Some(line) = inbox.try_next() {
        let interrupt = interrupt_of(line, inbox);
        if interrupt != Interrupt::None {
            return interrupt;
        }
    }
    match endless && inbox.is_closed() {
        true => Interrupt::Stop,
        false => Interrupt::None,
    }
}

/// Waits after an infinite search, which must not answer before `stop`.
fn wait_for_stop(inbox: &mut Inbox) -> Interrupt {
    while let Some(line) = inbox.wait_for_new() {
        let interrupt = interrupt_of(line, inbox);
        if interrupt != Interrupt::None {
            return interrupt;
        }
    }
    Interrupt::Stop
}

fn interrupt_of(line: String, inbox: &mut Inbox) -> Interrupt {
    match line.split_whitespace().next() {
        Some("stop") => Interrupt::Stop,
        Some("quit") => Interrupt::Quit,
        Some("isready") => match send("readyok") {
            Ok(()) => Interrupt::None,
            Err(Quit) => Interrupt::Quit,
        },
        Some("ponderhit") | None => Interrupt::None,
        Some(_) => {
            inbox.set_aside(line);
            Interrupt::None
        }
    }
}

fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}
