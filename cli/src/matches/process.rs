//! A UCI engine in another process.

use std::time::Duration;

use menagerie::position::Position;
use menagerie::record::Game;

use super::child::Child;
use super::reply::{Clocks, Forfeit, Reply};
use super::score;
use super::spec::{Command, Spec};
use crate::game::load_game;
use crate::notation;

/// The process, restarted after a failure.
pub(super) struct Process {
    command: Command,
    /// An id or a path, as on the command line.
    game: String,
    running: Option<Child>,
    /// The wall that it has chosen together with its last move.
    wall: Option<Reply>,
}

impl Process {
    /// Starts it and chooses the game.
    pub(super) fn start(command: &Command, game: &str) -> Result<Process, String> {
        let mut process = Process {
            command: command.clone(),
            game: game.to_string(),
            running: None,
            wall: None,
        };
        process.ensure_running()?;
        Ok(process)
    }

    pub(super) fn begin(&mut self) -> Result<(), Forfeit> {
        let timeout = self.command.timeout;
        let ready = self.ensure_running().and_then(|running| {
            running.send("ucinewgame")?;
            running.await_ready(timeout)
        });
        ready.map(|_| ()).map_err(|fault| self.fail(fault))
    }

    pub(super) fn reply(
        &mut self,
        spec: &Spec,
        game: &Game,
        clocks: &Clocks,
    ) -> Result<Reply, Forfeit> {
        if let Some(wall) = self.wall.take()
            && game.position().awaits_wall()
        {
            return Ok(wall);
        }
        let time = spec.movetime.or(clocks.left[clocks.turn]);
        let timeout = self.command.timeout + time.unwrap_or_default();
        let go = self.command.go.clone().unwrap_or_else(|| go(spec, clocks));
        let asked = self.ensure_running().and_then(|running| {
            running.send(&position(game))?;
            running.send(&format!("go {go}"))?;
            running.await_move(timeout)
        });
        let (word, score) = asked.map_err(|fault| self.fail(fault))?;
        let turn = notation::read_move(game.position(), &word).unwrap_or_default();
        let action = *turn.first().ok_or(Forfeit::Illegal(word))?;
        self.wall = turn.get(1).map(|&action| Reply { action, score });
        Ok(Reply { action, score })
    }

    /// Drops the process; the next game starts another one.
    fn fail(&mut self, fault: String) -> Forfeit {
        self.running = None;
        Forfeit::Silent(fault)
    }

    fn ensure_running(&mut self) -> Result<&mut Child, String> {
        if self.running.is_none() {
            let mut running = Child::spawn(&self.command.words)?;
            running.handshake(&self.command, &self.game)?;
            self.running = Some(running);
        }
        self.running
            .as_mut()
            .ok_or_else(|| "not running".to_string())
    }
}

impl Child {
    /// Starts UCI and sets the options, including the game unless an option chooses it.
    fn handshake(&mut self, command: &Command, game: &str) -> Result<(), String> {
        self.send("uci")?;
        // The file must come before its variant, and the variant before the options that it may change.
        let order = ["VariantPath", "UCI_Variant"];
        let mut offered = [false; 2];
        self.read_until(
            command.timeout,
            |line| line == "uciok",
            |line| {
                for (name, offered) in order.iter().zip(&mut offered) {
                    *offered |= line.starts_with(&format!("option name {name} "));
                }
            },
        )?;
        let mut all = command.options.clone();
        let mut add = |name: &str, value: &str| {
            let chosen = all
                .iter()
                .any(|(known, _)| known.eq_ignore_ascii_case(name));
            let offers = order
                .iter()
                .zip(offered)
                .any(|known| known == (&name, true));
            if offers && !chosen {
                all.push((name.to_string(), value.to_string()));
            }
        };
        if game.ends_with(".toml") {
            add("VariantPath", game);
            add("UCI_Variant", &file_id(game)?);
        } else {
            add("UCI_Variant", game);
        }
        all.sort_by_key(|(name, _)| {
            order
                .iter()
                .position(|known| known == name)
                .unwrap_or(order.len())
        });
        for (name, value) in all {
            self.send(&format!("setoption name {name} value {value}"))?;
        }
        self.await_ready(command.timeout)
    }

    fn await_ready(&mut self, timeout: Duration) -> Result<(), String> {
        self.send("isready")?;
        self.read_until(timeout, |line| line == "readyok", |_| {})
            .map(|_| ())
    }

    /// The best move and the last score.
    fn await_move(&mut self, timeout: Duration) -> Result<(String, Option<i32>), String> {
        let mut score = None;
        let last = self.read_until(
            timeout,
            |line| line.starts_with("bestmove"),
            |line| score = score::of_info(line).or(score),
        )?;
        let best = last.split_whitespace().nth(1);
        Ok((best.unwrap_or("nothing").to_string(), score))
    }
}

fn file_id(path: &str) -> Result<String, String> {
    load_game(path).map(|variant| variant.id.clone())
}

fn position(game: &Game) -> String {
    let array = Position::start(game.variant().clone());
    let start = match game.start().setup() == array.setup() {
        true => "startpos".to_string(),
        false => format!("fen {}", game.start().text()),
    };
    let moves = notation::texts(game.start(), game.line());
    match moves.is_empty() {
        true => format!("position {start}"),
        false => format!("position {start} moves {}", moves.join(" ")),
    }
}

fn go(spec: &Spec, clocks: &Clocks) -> String {
    let mut words = Vec::new();
    if spec.limits.nodes != u64::MAX {
        words.push(format!("nodes {}", spec.limits.nodes));
    }
    if spec.limits.depth_plies != u16::MAX {
        words.push(format!("depth {}", spec.limits.depth_plies));
    }
    if let Some(time) = spec.movetime {
        words.push(format!("movetime {}", time.as_millis()));
    }
    if spec.clock.is_some() {
        // A player without a clock gets an hour.
        let left = clocks
            .left
            .map(|left| left.unwrap_or(Duration::from_secs(3_600)).as_millis());
        let more = clocks.increments.map(|more| more.as_millis());
        words.push(format!(
            "wtime {} btime {} winc {} binc {}",
            left[0], left[1], more[0], more[1]
        ));
    }
    words.join(" ")
}
