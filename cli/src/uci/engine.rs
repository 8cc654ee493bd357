//! Executes the commands of the interface.

use std::time::{Duration, SystemTime};

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::{Position, TextRemark};
use menagerie::record::Game;
use menagerie::rules;
use menagerie::search::{AnySearcher, SearchResult};

use super::go_command::GoCommand;
use super::inbox::Inbox;
use super::line::{Command, Line};
use super::output::{Quit, report_fault, send};
use super::report;
use super::settings::{Changed, DEFAULT_HASH_MB, Settings};
use super::watch::Watch;
use crate::budget::Budget;
use crate::notation;
use crate::searcher::Searcher;

/// The time of a search with invalid limits, because the interface waits for a move.
const FALLBACK_TIME: Duration = Duration::from_secs(1);
/// When commands that need a position find one again.
const NO_POSITION: &str = "found no position, allowed after a readable `position`, or `ucinewgame`";

pub(super) struct Engine {
    settings: Settings,
    /// `None` after a position that couldn't be read.
    game: Option<Game>,
    searcher: Searcher,
    /// The seed of the game, for levels that make mistakes.
    seed: u64,
}

impl Engine {
    pub(super) fn new() -> Result<Engine, String> {
        let settings = Settings::new()?;
        Ok(Engine {
            game: Some(Game::new(settings.variant.clone())),
            searcher: Searcher::new(settings.hash_mb),
            settings,
            seed: random_seed(),
        })
    }

    /// Executes a line. A search reads further lines from `inbox`.
    pub(super) fn execute(&mut self, mut line: Line, inbox: &mut Inbox) -> Result<(), Quit> {
        line.report_unknown()?;
        match line.command {
            Some(Command::Uci) => self.identify(),
            Some(Command::IsReady) => {
                self.prepare()?;
                send("readyok")
            }
            Some(Command::SetOption) => self.set_option(&line.arguments),
            Some(Command::NewGame) => {
                self.seed = random_seed();
                self.begin_game();
                self.prepare()
            }
            Some(Command::Position) => {
                self.set_position(&line.arguments)?;
                self.prepare()
            }
            Some(Command::Go) => self.go(&line, inbox),
            Some(Command::Quit) => Err(Quit),
            Some(Command::Display) => self.display(),
            // These need no answer.
            Some(Command::Stop | Command::PonderHit | Command::Debug | Command::Register)
            | None => Ok(()),
        }
    }

    fn begin_game(&mut self) {
        self.searcher.forget();
        self.game = Some(Game::new(self.settings.variant.clone()));
    }

    fn display(&self) -> Result<(), Quit> {
        match &self.game {
            Some(game) => send(&format!("Fen: {}", game.position().text())),
            None => report_fault(&format!("d: {NO_POSITION}")),
        }
    }

    /// Allocates what a search needs, before a clock starts. A table that is too large is replaced by one of the default
    /// size.
    fn prepare(&mut self) -> Result<(), Quit> {
        let variant = &self.settings.variant;
        let Err(fault) = self.searcher.prepare(variant) else {
            return Ok(());
        };
        self.searcher = Searcher::new(DEFAULT_HASH_MB);
        match self.searcher.prepare(variant) {
            Ok(()) => report_fault(&format!("{fault}; using {DEFAULT_HASH_MB} MB")),
            Err(fault) => report_fault(&fault),
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
    fn set_option(&mut self, arguments: &str) -> Result<(), Quit> {
        let named = arguments.split_once(" name ").map(|(_, rest)| rest);
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
                self.begin_game();
                Ok(())
            }
            Err(fault) => report_fault(&fault),
        }
    }

    /// Handles `position startpos|fen TEXT [moves …]`. As in Fairy-Stockfish, the moves before an illegal one are played.
    fn set_position(&mut self, arguments: &str) -> Result<(), Quit> {
        let words: Vec<&str> = arguments.split_whitespace().collect();
        let mut parts = words.splitn(2, |word| *word == "moves");
        let mut part = || parts.next().unwrap_or_default();
        let (placed, moves) = (part(), part());
        let start = match self.read_start(placed) {
            Ok((start, remarks)) => {
                for remark in remarks {
                    report_fault(&format!("position fen: {remark}"))?;
                }
                start
            }
            Err(fault) => {
                self.game = None;
                return report_fault(&fault);
            }
        };
        let game = self.game.insert(Game::from_position(start));
        for word in moves {
            let Some(turn) = notation::read_move(game.position(), word) else {
                let (after, id) = (game.ply(), &self.settings.variant.id);
                return report_fault(&format!(
                    "position: found `{word}` after {after} moves, allowed a legal move of {id}"
                ));
            };
            turn.into_iter().for_each(|action| game.play(action));
        }
        Ok(())
    }

    /// The position, and what was left out of its text.
    fn read_start(&self, words: &[&str]) -> Result<(Position, Vec<TextRemark>), String> {
        let variant = &self.settings.variant;
        match words {
            ["startpos"] => Ok((Position::start(variant.clone()), Vec::new())),
            ["startpos", other, ..] => Err(format!(
                "position startpos: found `{other}`, allowed nothing or `moves …`"
            )),
            ["fen", text @ ..] => {
                let read = Position::parse_leniently(variant, &text.join(" "));
                read.map_err(|error| format!("position fen: {error}"))
            }
            _ => {
                let found = words.first().unwrap_or(&"nothing");
                Err(format!(
                    "position: found `{found}`, allowed `startpos` or `fen TEXT`, then perhaps `moves …`"
                ))
            }
        }
    }

    fn go(&mut self, line: &Line, inbox: &mut Inbox) -> Result<(), Quit> {
        let (command, faults) = GoCommand::read(line.arguments.split_whitespace());
        faults.iter().try_for_each(|fault| report_fault(fault))?;
        self.prepare()?;
        let Some(game) = &self.game else {
            report_fault(&format!("go: {NO_POSITION}"))?;
            let budget = Budget::time(Duration::ZERO);
            Watch::begin(&command, line.arrived, budget, false, inbox).wait()?;
            return send("bestmove 0000");
        };
        let position = game.position();
        let budget = self.budget(&command, position.turn())?;
        let only = read_search_moves(&command, position)?;
        let shows_wdl = self.settings.shows_wdl;
        let mut watch = Watch::begin(&command, line.arrived, budget, shows_wdl, inbox);
        let Some(&first) = rules::legal_actions(position).first() else {
            send(report::without_moves(game))?;
            watch.wait()?;
            return send("bestmove (none)");
        };
        let first = only.first().copied().unwrap_or(first);
        let mut options = self.settings.search_options(self.seed);
        // Pruning would miss mates that begin with a sacrifice, whatever the evaluation.
        options.selective &= !command.seeks_mate();
        let knowledge = game.knowledge_of(position.turn());
        let prepare = |memory| {
            let mut search = AnySearcher::of_knowledge(&knowledge, budget.limits, options, memory)?;
            search.set_multi_pv(self.settings.multi_pv);
            search.search_only(&only);
            Ok(search)
        };
        // The watch looks at the clock.
        let limits = Budget::limits(budget.limits);
        let look = |result: &SearchResult| watch.look(position, result);
        let found = self.searcher.run(position.variant(), limits, prepare, look);
        watch.wait()?;
        match found {
            Ok(result) => {
                watch.conclude(position, &result)?;
                answer(position, result.best.unwrap_or(first), &result.line)
            }
            Err(fault) => {
                report_fault(&fault)?;
                answer(position, first, &[])
            }
        }
    }

    /// The budget of a search, including the limits of the level.
    fn budget(&self, command: &GoCommand, turn: Player) -> Result<Budget, Quit> {
        let mut budget = command.budget(turn, self.settings.overhead());
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
}

/// The legal moves after `searchmoves`; if there is none, all moves are searched.
fn read_search_moves(command: &GoCommand, position: &Position) -> Result<Vec<Action>, Quit> {
    let mut only = Vec::new();
    for word in &command.search_moves {
        match notation::read(position, word) {
            Some(action) => only.push(action),
            None => report_fault(&format!(
                "go searchmoves: found `{word}`, allowed legal moves of the position"
            ))?,
        }
    }
    Ok(only)
}

/// Sends the best move with the wall that follows it, and the reply to think about if the line has one.
fn answer(position: &Position, best: Action, line: &[Action]) -> Result<(), Quit> {
    let mut after = position.clone();
    after.make(best);
    let mut turn = vec![best];
    let walls = notation::walls_after(position, best);
    let expected = line.get(1).filter(|wall| walls.contains(wall));
    if let Some(&wall) = expected.or(walls.first()) {
        after.make(wall);
        turn.push(wall);
    }
    let replies = line.get(turn.len()..).unwrap_or_default();
    let expected = replies.first().is_some_and(|reply| {
        after.turn() != position.turn() && rules::legal_actions(&after).contains(reply)
    });
    let best = notation::texts(position, &turn).concat();
    match notation::texts(&after, replies).first() {
        Some(reply) if expected => send(&format!("bestmove {best} ponder {reply}")),
        _ => send(&format!("bestmove {best}")),
    }
}

fn random_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(1, |now| now.as_nanos() as u64)
}
