//! A companion, perhaps an older one, that is asked by `menagerie search` for each move: what UCI has no words for can be
//! played in this way. It is told what its seat sees, and nothing of how the game went on.

use std::time::Duration;

use super::child::Running;
use super::player::{Forfeit, Reply, score_of};
use super::spec::{Command, Spec};
use menagerie::record::Game;
use menagerie::rules::{self, View};

/// Where and what it is asked.
pub(super) struct OneShot {
    command: Command,
    /// As named on our command line.
    game: String,
}

impl OneShot {
    pub(super) fn new(command: &Command, game: &str) -> OneShot {
        OneShot {
            command: command.clone(),
            game: game.to_string(),
        }
    }

    pub(super) fn reply(&self, spec: &Spec, game: &Game) -> Result<Reply, Forfeit> {
        let answer = self.ask(spec, game).map_err(Forfeit::Silent)?;
        let found: serde_json::Value = serde_json::from_str(&answer).unwrap_or_default();
        let text = found["move"].as_str().unwrap_or("nothing");
        let action = rules::action_from_text(game.position(), text);
        let action = action.map_err(|_| Forfeit::Illegal(text.to_string()))?;
        let score = found["score"].as_str().and_then(score_of);
        Ok(Reply { action, score })
    }

    fn ask(&self, spec: &Spec, game: &Game) -> Result<String, String> {
        let position = game.position();
        let view = View::of(position, Some(position.turn()));
        let mut words = self.command.words.clone();
        words.extend(["search", &self.game, "--position"].map(String::from));
        words.push(view.text());
        for (name, value) in &game.variant().options_chosen {
            words.extend(["--option".to_string(), format!("{name}={value}")]);
        }
        words.extend(limit(spec));
        let mut running = Running::spawn(&words)?;
        let patience = self.command.patience + spec.movetime.unwrap_or(Duration::ZERO);
        let lines = running.hear_until(patience, |line| line.starts_with('{'))?;
        Ok(lines.last().cloned().unwrap_or_default())
    }
}

/// The one limit that `search` takes.
fn limit(spec: &Spec) -> [String; 2] {
    let (name, number) = match spec.movetime {
        Some(time) => ("--time", time.as_millis() as u64),
        None if spec.limits.nodes != u64::MAX => ("--nodes", spec.limits.nodes),
        None => ("--depth", spec.limits.depth_plies.into()),
    };
    [name.to_string(), number.to_string()]
}
