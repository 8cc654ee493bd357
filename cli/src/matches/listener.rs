//! Another build of this command, perhaps an older one, run with `search --listen`. Unlike UCI this supports games with
//! secrets: the engine receives only what its player has seen.

use std::time::Duration;

use menagerie::record::Game;
use menagerie::rules::{self, View, ViewHistory};
use menagerie::variant::Variant;

use super::child::Child;
use super::reply::{Forfeit, Reply};
use super::score;
use super::spec::{Command, Spec};

pub(super) struct Listener {
    command: Command,
    /// An id or a path, as on the command line.
    game: String,
    /// `None` after a failure.
    running: Option<Child>,
}

impl Listener {
    /// Starts the engine and waits until it is ready.
    pub(super) fn start(
        command: &Command,
        game: &str,
        variant: &Variant,
    ) -> Result<Listener, String> {
        let mut listener = Listener {
            command: command.clone(),
            game: game.to_string(),
            running: None,
        };
        listener.ready(variant)?;
        Ok(listener)
    }

    pub(super) fn begin(&mut self, variant: &Variant) -> Result<(), Forfeit> {
        self.ready(variant).map_err(Forfeit::Silent)
    }

    fn ready(&mut self, variant: &Variant) -> Result<(), String> {
        let running = match self.running.take() {
            Some(running) => Ok(running),
            None => self.spawn(variant),
        };
        let mut running = running?;
        running.send("new")?;
        running.read_until(self.command.timeout, |line| line == "ready", |_| {})?;
        self.running = Some(running);
        Ok(())
    }

    fn spawn(&self, variant: &Variant) -> Result<Child, String> {
        let mut words = self.command.words.clone();
        words.extend(["search", &self.game, "--listen"].map(String::from));
        for (name, value) in &variant.options_chosen {
            words.extend(["--option".to_string(), format!("{name}={value}")]);
        }
        Child::spawn(&words)
    }

    pub(super) fn reply(&mut self, spec: &Spec, game: &Game) -> Result<Reply, Forfeit> {
        let viewer = Some(game.position().turn());
        let asked = self.ask(spec, &game.story_of(viewer));
        if asked.is_err() {
            self.running = None;
        }
        let answer = asked.map_err(Forfeit::Silent)?;
        let found: serde_json::Value = serde_json::from_str(&answer).unwrap_or_default();
        let text = found["move"].as_str().unwrap_or("nothing");
        let action = rules::action_from_text(game.position(), text);
        let action = action.map_err(|_| Forfeit::Illegal(text.to_string()))?;
        let score = found["score"].as_str().and_then(score::parse);
        Ok(Reply { action, score })
    }

    fn ask(&mut self, spec: &Spec, story: &ViewHistory) -> Result<String, String> {
        let running = self.running.as_mut().ok_or("it isn't running")?;
        let sees = |view: &View| format!("sees {}\n", view.text());
        let mut lines: String = { story.past().iter().zip(story.actions()) }
            .map(|(view, action)| {
                let played = action.public_text(view.variant());
                format!("{}played {played}\n", sees(view))
            })
            .collect();
        lines += &sees(story.current());
        running.send(&(lines + &limit(spec)))?;
        let timeout = self.command.timeout + spec.movetime.unwrap_or(Duration::ZERO);
        running.read_until(timeout, |line| line.starts_with('{'), |_| {})
    }
}

/// The only limit that `search --listen` accepts.
fn limit(spec: &Spec) -> String {
    match spec.movetime {
        Some(time) => format!("go time {}", time.as_millis()),
        None if spec.limits.nodes != u64::MAX => format!("go nodes {}", spec.limits.nodes),
        None => format!("go depth {}", spec.limits.depth_plies),
    }
}
