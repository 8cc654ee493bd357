//! A process that speaks UCI.

use std::time::Duration;

use super::super::uci::notation;
use super::child::Running;
use super::player::{Forfeit, Reply, Table, told_score};
use super::spec::{Command, Spec};
use menagerie::position::Position;
use menagerie::record::Game;

/// The process, started anew after it has failed.
pub(super) struct Process {
    command: Command,
    /// As named on our command line.
    game: String,
    running: Option<Running>,
}

impl Process {
    /// Starts it and tells it what is played.
    pub(super) fn start(command: &Command, game: &str) -> Result<Process, String> {
        let mut process = Process {
            command: command.clone(),
            game: game.to_string(),
            running: None,
        };
        process.ensure_running()?;
        Ok(process)
    }

    /// A new game begins.
    pub(super) fn begin(&mut self) -> Result<(), Forfeit> {
        let patience = self.command.patience;
        let ready = self.ensure_running().and_then(|running| {
            running.tell("ucinewgame")?;
            running.await_ready(patience)
        });
        ready.map(|_| ()).map_err(|fault| self.fail(fault))
    }

    /// Asks it for a move.
    pub(super) fn reply(
        &mut self,
        spec: &Spec,
        game: &Game,
        table: &Table,
    ) -> Result<Reply, Forfeit> {
        let time = spec.movetime.or(table.clocks[table.turn]);
        let patience = self.command.patience + time.unwrap_or_default();
        let go = self.command.go.clone().unwrap_or_else(|| go(spec, table));
        let asked = self.ensure_running().and_then(|running| {
            running.tell(&position(game))?;
            running.tell(&format!("go {go}"))?;
            running.await_move(patience)
        });
        let (word, score) = asked.map_err(|fault| self.fail(fault))?;
        let action = notation::read(game.position(), &word);
        let action = action.ok_or(Forfeit::Illegal(word))?;
        Ok(Reply { action, score })
    }

    /// It is given up; the next game has another one.
    fn fail(&mut self, fault: String) -> Forfeit {
        self.running = None;
        Forfeit::Silent(fault)
    }

    fn ensure_running(&mut self) -> Result<&mut Running, String> {
        if self.running.is_none() {
            let mut running = Running::spawn(&self.command.words)?;
            running.introduce(&self.command, &self.game)?;
            self.running = Some(running);
        }
        self.running
            .as_mut()
            .ok_or_else(|| "not running".to_string())
    }
}

impl Running {
    /// The first words, and the options; what is played unless they say so already.
    fn introduce(&mut self, command: &Command, game: &str) -> Result<(), String> {
        self.tell("uci")?;
        // A file before what it holds, and a variant before what it may change.
        let order = ["VariantPath", "UCI_Variant"];
        let mut offered = [false; 2];
        self.hear_until(
            command.patience,
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
            self.tell(&format!("setoption name {name} value {value}"))?;
        }
        self.await_ready(command.patience)
    }

    fn await_ready(&mut self, patience: Duration) -> Result<(), String> {
        self.tell("isready")?;
        self.hear_until(patience, |line| line == "readyok", |_| {})
            .map(|_| ())
    }

    /// Its best move, and the last score that it told before.
    fn await_move(&mut self, patience: Duration) -> Result<(String, Option<i32>), String> {
        let mut score = None;
        let last = self.hear_until(
            patience,
            |line| line.starts_with("bestmove"),
            |line| score = told_score(line).or(score),
        )?;
        let best = last.split_whitespace().nth(1);
        Ok((best.unwrap_or("nothing").to_string(), score))
    }
}

/// The id of the game in a file.
fn file_id(path: &str) -> Result<String, String> {
    super::super::game::load_game(path).map(|variant| variant.id.clone())
}

/// The game as `position` tells it.
fn position(game: &Game) -> String {
    let array = Position::start(game.variant().clone());
    let start = match game.start().setup() == array.setup() {
        true => "startpos".to_string(),
        false => format!("fen {}", game.start().text()),
    };
    let variant = game.variant();
    let moves = game
        .line()
        .iter()
        .map(|&action| notation::text(variant, action));
    let moves: Vec<String> = moves.collect();
    match moves.is_empty() {
        true => format!("position {start}"),
        false => format!("position {start} moves {}", moves.join(" ")),
    }
}

/// What stands behind `go` for limits and clocks.
fn go(spec: &Spec, table: &Table) -> String {
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
        // Without a clock of its own a seat has as much time as it likes.
        let left = table
            .clocks
            .map(|left| left.unwrap_or(Duration::from_secs(3_600)).as_millis());
        let more = table.increments.map(|more| more.as_millis());
        words.push(format!(
            "wtime {} btime {} winc {} binc {}",
            left[0], left[1], more[0], more[1]
        ));
    }
    words.join(" ")
}
