//! Executes the commands of the interface.

use std::time::{Duration, SystemTime};

use menagerie::moves::Action;
use menagerie::position::{Position, TextRemark};
use menagerie::record::Game;
use menagerie::rules;
use menagerie::search::AnySearcher;

use super::go_command::GoCommand;
use super::inbox::Inbox;
use super::output::{Quit, report_fault, send};
use super::report;
use super::settings::{Changed, Settings};
use super::watch::Watch;
use crate::budget::Budget;
use crate::notation;
use crate::searcher::Searcher;

/// The time of a search with invalid limits, because the interface waits for a move.
const FALLBACK_TIME: Duration = Duration::from_secs(1);
const ALLOWED: &str =
    "allowed uci, isready, setoption, ucinewgame, position, go, stop, ponderhit, d, quit";

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
            Some("position") => self.set_position(line),
            Some("go") => {
                let (command, faults) = GoCommand::read(words);
                faults.iter().try_for_each(|fault| report_fault(fault))?;
                self.go(&command, inbox)
            }
            Some("quit") => Err(Quit),
            Some("d") => send(&format!("Fen: {}", self.game.position().text())),
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
            Ok(Changed::Remarks(remarks)) => {
                remarks.iter().try_for_each(|remark| report_fault(remark))
            }
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

    /// Handles `position startpos|fen TEXT [moves …]`. As in Fairy-Stockfish, the moves before an illegal one are played.
    fn set_position(&mut self, line: &str) -> Result<(), Quit> {
        let (placed, moves) = line.split_once(" moves").unwrap_or((line, ""));
        match self.read_start(placed) {
            Ok((start, remarks)) => {
                self.game = Game::from_position(start);
                for remark in remarks {
                    report_fault(&format!("position fen: {remark}"))?;
                }
            }
            Err(fault) => return report_fault(&fault),
        }
        for word in moves.split_whitespace() {
            let Some(action) = notation::read(self.game.position(), word) else {
                let (after, id) = (self.game.ply(), &self.settings.variant.id);
                return report_fault(&format!(
                    "position: found `{word}` after {after} moves, allowed a legal move of {id}"
                ));
            };
            self.game.play(action);
        }
        Ok(())
    }

    /// The position, and what was left out of its text.
    fn read_start(&self, placed: &str) -> Result<(Position, Vec<TextRemark>), String> {
        let mut words = placed.split_whitespace().skip(1);
        let variant = &self.settings.variant;
        match words.next() {
            Some("startpos") => Ok((Position::start(variant.clone()), Vec::new())),
            Some("fen") => {
                let text = words.collect::<Vec<_>>().join(" ");
                let read = Position::parse_leniently(variant, &text);
                read.map_err(|error| format!("position fen: {error}"))
            }
            other => {
                let found = other.unwrap_or("nothing");
                Err(format!(
                    "position: found `{found}`, allowed `startpos` or `fen TEXT`, then perhaps `moves …`"
                ))
            }
        }
    }

    fn go(&mut self, command: &GoCommand, inbox: &mut Inbox) -> Result<(), Quit> {
        let budget = self.budget(command)?;
        let only = self.read_search_moves(command)?;
        let position = self.game.position().clone();
        let shows_wdl = self.settings.shows_wdl;
        let mut watch = Watch::begin(command, budget, &position, shows_wdl, inbox);
        let Some(&first) = rules::legal_actions(self.game.position()).first() else {
            send(report::without_moves(&self.game))?;
            watch.wait()?;
            return send("bestmove (none)");
        };
        let first = only.first().copied().unwrap_or(first);
        let mut options = self.settings.search_options(self.seed);
        // Pruning would miss mates that begin with a sacrifice, whatever the evaluation.
        options.selective &= !command.seeks_mate();
        let knowledge = self.game.knowledge_of(self.game.position().turn());
        let prepare = |memory| {
            let mut search = AnySearcher::of_knowledge(&knowledge, budget.limits, options, memory)?;
            search.set_multi_pv(self.settings.multi_pv);
            search.search_only(&only);
            Ok(search)
        };
        // The watch looks at the clock.
        let limits = Budget::limits(budget.limits);
        let found = { &mut self.searcher }.run(position.variant(), limits, prepare, |result| {
            watch.look(result)
        });
        watch.wait()?;
        match found {
            Ok(result) => {
                watch.conclude(&result)?;
                self.answer(result.best.unwrap_or(first), &result.line)
            }
            Err(fault) => {
                report_fault(&fault)?;
                self.answer(first, &[])
            }
        }
    }

    /// The budget of a search, including the limits of the level.
    fn budget(&self, command: &GoCommand) -> Result<Budget, Quit> {
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

    /// The legal moves after `searchmoves`; if there is none, all moves are searched.
    fn read_search_moves(&self, command: &GoCommand) -> Result<Vec<Action>, Quit> {
        let mut only = Vec::new();
        for word in &command.search_moves {
            match notation::read(self.game.position(), word) {
                Some(action) => only.push(action),
                None => report_fault(&format!(
                    "go searchmoves: found `{word}`, allowed legal moves of the position"
                ))?,
            }
        }
        Ok(only)
    }

    /// Sends the best move, and the reply to think about if the line has one.
    fn answer(&self, best: Action, line: &[Action]) -> Result<(), Quit> {
        let position = self.game.position();
        let mut after = position.clone();
        after.make(best);
        let expected = line.get(1).filter(|reply| {
            after.turn() != position.turn() && rules::legal_actions(&after).contains(reply)
        });
        let best = notation::text(position, best);
        match expected {
            Some(&reply) => {
                let reply = notation::text(&after, reply);
                send(&format!("bestmove {best} ponder {reply}"))
            }
            None => send(&format!("bestmove {best}")),
        }
    }
}

fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}
