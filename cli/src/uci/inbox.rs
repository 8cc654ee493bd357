//! Lines of standard input, read while a search runs.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::line::Line;

/// Lines that have arrived, and those set aside for later.
pub(super) struct Inbox {
    lines: Receiver<Line>,
    set_aside: VecDeque<Line>,
    closed: bool,
}

impl Inbox {
    /// Reads in a separate thread, which ends with the input or the program.
    pub(super) fn of_standard_input() -> Inbox {
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in std::io::stdin().lock().split(b'\n') {
                let Ok(line) = line else { break };
                let line = Line::read(&String::from_utf8_lossy(&line));
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Inbox {
            lines,
            set_aside: VecDeque::new(),
            closed: false,
        }
    }

    /// Waits for the next line, those set aside first; `None` at the end of the input.
    pub(super) fn wait(&mut self) -> Option<Line> {
        self.set_aside
            .pop_front()
            .or_else(|| self.lines.recv().ok())
    }

    /// Waits for the next new line; `None` at the end of the input.
    pub(super) fn wait_for_new(&mut self) -> Option<Line> {
        self.lines.recv().ok()
    }

    /// The next new line, if one has arrived.
    pub(super) fn try_next(&mut self) -> Option<Line> {
        match self.lines.try_recv() {
            Ok(line) => Some(line),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.closed = true;
                None
            }
        }
    }

    pub(super) fn set_aside(&mut self, line: Line) {
        self.set_aside.push_back(line);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed
    }
}
