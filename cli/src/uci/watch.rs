//! Watches a running search: reads commands of the interface, reports to it, and decides when the search must end.

use std::time::{Duration, Instant};

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::search::{Line as BestLine, SearchResult};

use super::go_command::GoCommand;
use super::inbox::Inbox;
use super::line::{Command, Line};
use super::output::{Quit, send};
use super::report::Report;
use crate::budget::Budget;

pub(super) struct Watch<'a> {
    shows_wdl: bool,
    inbox: &'a mut Inbox,
    budget: Budget,
    /// No answer before `stop`.
    infinite: bool,
    begin: Instant,
    /// When the time of the budget began to run; `None` while the opponent thinks.
    clock: Option<Instant>,
    reported: Vec<BestLine>,
    /// The move of the root that was last reported.
    current: Option<Action>,
    interrupt: Option<Interrupt>,
}

/// Before, the moves of the root change too fast to be read.
const CURRENT_MOVE_AFTER: Duration = Duration::from_secs(1);

/// A command that ends the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Interrupt {
    Stop,
    Quit,
}

impl<'a> Watch<'a> {
    /// The clock of the interface has been running since `begin`.
    pub(super) fn begin(
        command: &GoCommand,
        begin: Instant,
        budget: Budget,
        shows_wdl: bool,
        inbox: &'a mut Inbox,
    ) -> Watch<'a> {
        Watch {
            shows_wdl,
            inbox,
            budget,
            infinite: command.infinite,
            begin,
            clock: (!command.ponder).then_some(begin),
            reported: Vec::new(),
            current: None,
            interrupt: None,
        }
    }

    /// Reports a new depth, reads commands and looks at the clock. Returns whether the search must end.
    pub(super) fn look(&mut self, position: &Position, result: &SearchResult) -> bool {
        let deeper = result.lines != self.reported;
        if self.tell(position, result, deeper).is_err() {
            self.interrupt = Some(Interrupt::Quit);
        }
        while self.interrupt.is_none()
            && let Some(line) = self.inbox.try_next()
        {
            self.obey(line);
        }
        self.interrupt.is_some() || self.is_time_up(deeper)
    }

    fn tell(
        &mut self,
        position: &Position,
        result: &SearchResult,
        deeper: bool,
    ) -> Result<(), Quit> {
        if deeper {
            self.reported.clone_from(&result.lines);
            self.send_all(&self.report(position, result).finished())?;
        }
        let action = result.at_root.map(|(action, _)| action);
        if action != self.current && self.begin.elapsed() > CURRENT_MOVE_AFTER {
            self.current = action;
            self.send_all(self.report(position, result).current().as_slice())?;
        }
        Ok(())
    }

    /// Waits until the interface expects an answer, after a search that ended by itself.
    pub(super) fn wait(&mut self) -> Result<(), Quit> {
        while self.interrupt.is_none() && (self.infinite || self.clock.is_none()) {
            match self.inbox.wait_for_new() {
                Some(line) => self.obey(line),
                None => break,
            }
        }
        match self.interrupt {
            Some(Interrupt::Quit) => Err(Quit),
            _ => Ok(()),
        }
    }

    /// Reports the last result.
    pub(super) fn conclude(&self, position: &Position, result: &SearchResult) -> Result<(), Quit> {
        self.send_all(&self.report(position, result).latest())
    }

    fn report<'r>(&self, position: &'r Position, result: &'r SearchResult) -> Report<'r> {
        Report {
            position,
            result,
            spent: self.begin.elapsed(),
            shows_wdl: self.shows_wdl,
        }
    }

    fn send_all(&self, lines: &[String]) -> Result<(), Quit> {
        lines.iter().try_for_each(|line| send(line))
    }

    /// Obeys a command that belongs to the search, and sets others aside for later.
    fn obey(&mut self, mut line: Line) {
        let told = line.report_unknown();
        let interrupt = match line.command {
            _ if told.is_err() => Some(Interrupt::Quit),
            Some(Command::Stop) => Some(Interrupt::Stop),
            Some(Command::Quit) => Some(Interrupt::Quit),
            Some(Command::IsReady) => send("readyok").is_err().then_some(Interrupt::Quit),
            Some(Command::PonderHit) => {
                self.clock.get_or_insert(line.arrived);
                None
            }
            _ => {
                self.inbox.set_aside(line);
                None
            }
        };
        self.interrupt = self.interrupt.or(interrupt);
    }

    /// A search that only a command can end, ends with the input.
    fn is_time_up(&self, deeper: bool) -> bool {
        let endless = self.infinite || self.clock.is_none() || self.budget.is_endless();
        let spent = self.clock.map(|clock| clock.elapsed());
        endless && self.inbox.is_closed()
            || spent.is_some_and(|spent| self.budget.is_spent(spent, deeper))
    }
}
