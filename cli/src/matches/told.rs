//! A companion, perhaps an older one, that is asked by `menagerie search --listen`: what UCI has no words for can be played
//! in this way. It is told all that its seat has seen of the game, and nothing else.

use std::time::Duration;

use super::child::Running;
use super::player::{Forfeit, Reply, score_of};
use super::spec::{Command, Spec};
use menagerie::record::Game;
use menagerie::rules::{self, Story, View};
use menagerie::variant::Variant;

pub(super) struct Told {
    command: Command,
    /// As named on our command line.
    game: String,
    /// `None` once it has failed.
    running: Option<Running>,
}

impl Told {
    /// Starts it, and sees whether it answers.
    pub(super) fn start(command: &Command, game: &str, variant: &Variant) -> Result<Told, String> {
        let mut told = Told {
            command: command.clone(),
            game: game.to_string(),
            running: None,
        };
        told.ready(variant)?;
        Ok(told)
    }

    /// A new game begins.
    pub(super) fn begin(&mut self, variant: &Variant) -> Result<(), Forfeit> {
        self.ready(variant).map_err(Forfeit::Silent)
    }

    fn ready(&mut self, variant: &Variant) -> Result<(), String> {
        let running = match self.running.take() {
            Some(running) => Ok(running),
            None => self.spawn(variant),
        };
        let mut running = running?;
        running.tell("new")?;
        running.hear_until(self.command.patience, |line| line == "ready", |_| {})?;
        self.running = Some(running);
        Ok(())
    }

    fn spawn(&self, variant: &Variant) -> Result<Running, String> {
        let mut words = self.command.words.clone();
        words.extend(["search", &self.game, "--listen"].map(String::from));
        for (name, value) in &variant.options_chosen {
            words.extend(["--option".to_string(), format!("{name}={value}")]);
        }
        Running::spawn(&words)
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
        let score = found["score"].as_str().and_then(score_of);
        Ok(Reply { action, score })
    }

    fn ask(&mut self, spec: &Spec, story: &Story) -> Result<String, String> {
        let running = self.running.as_mut().ok_or("it isn't running")?;
        let sees = |view: &View| format!("sees {}\n", view.text());
        let mut told: String = { story.past().iter().zip(story.actions()) }
            .map(|(view, action)| {
                let played = action.public_text(view.variant());
                format!("{}played {played}\n", sees(view))
            })
            .collect();
        told += &sees(story.now());
        running.tell(&(told + &limit(spec)))?;
        let patience = self.command.patience + spec.movetime.unwrap_or(Duration::ZERO);
        running.hear_until(patience, |line| line.starts_with('{'), |_| {})
    }
}

/// The one limit that it takes.
fn limit(spec: &Spec) -> String {
    match spec.movetime {
        Some(time) => format!("go time {}", time.as_millis()),
        None if spec.limits.nodes != u64::MAX => format!("go nodes {}", spec.limits.nodes),
        None => format!("go depth {}", spec.limits.depth_plies),
    }
}
