//! Obeys the commands of the interface.

use std::time::{Duration, Instant, SystemTime};

use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::search::SearchResult;

use super::asked::Asked;
use super::inbox::Inbox;
use super::output::{Leaving, complain, say};
use super::report;
use super::settings::{Changed, Settings};
use crate::budget::Budget;
use crate::notation;
use crate::searcher::Searcher;

/// The time of a search whose limit could not be used, because the interface waits for a move.
const FALLBACK_TIME: Duration = Duration::from_secs(1);
const ALLOWED: &str = "allowed uci, isready, setoption, ucinewgame, position, go, stop, quit";

/// The engine between two commands.
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

    /// Obeys a line. A search reads further lines from `inbox`.
    pub(super) fn obey(&mut self, line: &str, inbox: &mut Inbox) -> Result<(), Leaving> {
        let mut words = line.split_whitespace();
        match words.next() {
            None => Ok(()),
            Some("uci") => self.introduce(),
            Some("isready") => {
                self.searcher.prepare(&self.settings.variant);
                say("readyok")
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
                Err(fault) => complain(&fault),
            },
            Some("go") => {
                let (asked, faults) = Asked::read(words);
                faults.iter().try_for_each(|fault| complain(fault))?;
                self.go(asked, inbox)
            }
            Some("quit") => Err(Leaving),
            // These need no answer: nothing is searched, pondered, registered or debugged.
            Some("stop" | "ponderhit" | "debug" | "register") => Ok(()),
            Some(other) => complain(&format!("found `{other}`, {ALLOWED}")),
        }
    }

    fn introduce(&self) -> Result<(), Leaving> {
        say(concat!("id name Menagerie ", env!("CARGO_PKG_VERSION")))?;
        say("id author the authors of Menagerie")?;
        self.settings
            .lines()
            .iter()
            .try_for_each(|line| say(line))?;
        say("uciok")
    }

    /// `setoption name NAME value VALUE`, both perhaps of several words.
    fn set_option(&mut self, line: &str) -> Result<(), Leaving> {
        let named = line.split_once(" name ").map(|(_, rest)| rest);
        let Some(rest) = named else {
            return complain("setoption: allowed `setoption name NAME value VALUE`");
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
            Err(fault) => complain(&fault),
        }
    }

    /// Reads `position startpos|fen TEXT [moves …]`. After a fault the game does not change.
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

    fn go(&mut self, asked: Asked, inbox: &mut Inbox) -> Result<(), Leaving> {
        if self.game.outcome().is_some() {
            say("info depth 0 score cp 0")?;
            complain("the game is over in this position")?;
            return say("bestmove (none)");
        }
        let budget = self.budget(asked)?;
        let options = self.settings.search_options(self.seed);
        let endless = asked.infinite || budget.is_endless();
        let begin = Instant::now();
        let variant = self.settings.variant.clone();
        let mut reported = 0;
        let mut heard = Heard::Nothing;
        let thought = self
            .searcher
            .search(&self.game, budget, options, |thought| {
                if thought.depth > reported {
                    reported = thought.depth;
                    if say(&report::info(&variant, thought, begin.elapsed())).is_err() {
                        heard = Heard::Quit;
                    }
                }
                heard = heard.or(|| listen(inbox, endless));
                heard != Heard::Nothing
            });
        if heard == Heard::Nothing && asked.infinite {
            heard = wait_for_stop(inbox);
        }
        match (heard, thought) {
            (Heard::Quit, _) => Err(Leaving),
            (_, Ok(thought)) => self.answer(&thought, begin.elapsed()),
            (_, Err(fault)) => {
                complain(&fault)?;
                say("bestmove (none)")
            }
        }
    }

    /// The budget of a search, with the limits of the level.
    fn budget(&self, asked: Asked) -> Result<Budget, Leaving> {
        let mut budget = asked.budget(self.game.position().turn(), self.settings.overhead());
        if let Some(level) = self.settings.level() {
            let cap = Budget::time(Duration::from_millis(level.cap_ms.into()));
            budget = budget.within(Budget::limits(level.limits())).within(cap);
        }
        if budget.is_endless() && asked.is_to_end && !asked.infinite {
            let ms = FALLBACK_TIME.as_millis();
            complain(&format!("go: found no limit of use, thinking for {ms} ms"))?;
            budget = Budget::time(FALLBACK_TIME);
        }
        Ok(budget)
    }

    fn answer(&self, thought: &SearchResult, spent: Duration) -> Result<(), Leaving> {
        let variant = &self.settings.variant;
        say(&report::info(variant, thought, spent))?;
        let best = thought.best.map(|best| notation::text(variant, best));
        say(&format!("bestmove {}", best.as_deref().unwrap_or("(none)")))
    }
}

/// What the interface has sent during a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    Nothing,
    Stop,
    Quit,
}

impl Heard {
    fn or(self, next: impl FnOnce() -> Heard) -> Heard {
        match self {
            Heard::Nothing => next(),
            heard => heard,
        }
    }
}

/// Reads the lines that have arrived; those that can wait are set aside. An endless search ends with the input.
fn listen(inbox: &mut Inbox, endless: bool) -> Heard {
    while let Some(line) = inbox.look() {
        let heard = hear(line, inbox);
        if heard != Heard::Nothing {
            return heard;
        }
    }
    match endless && inbox.is_closed() {
        true => Heard::Stop,
        false => Heard::Nothing,
    }
}

/// An infinite search is done, but must not answer before `stop`.
fn wait_for_stop(inbox: &mut Inbox) -> Heard {
    while let Some(line) = inbox.wait_for_new() {
        let heard = hear(line, inbox);
        if heard != Heard::Nothing {
            return heard;
        }
    }
    Heard::Stop
}

fn hear(line: String, inbox: &mut Inbox) -> Heard {
    match line.split_whitespace().next() {
        Some("stop") => Heard::Stop,
        Some("quit") => Heard::Quit,
        Some("isready") => match say("readyok") {
            Ok(()) => Heard::Nothing,
            Err(Leaving) => Heard::Quit,
        },
        Some("ponderhit") | None => Heard::Nothing,
        Some(_) => {
            inbox.set_aside(line);
            Heard::Nothing
        }
    }
}

/// A seed that differs from game to game.
fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}
