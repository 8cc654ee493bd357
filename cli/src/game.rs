//! The game and position arguments of commands.

use std::sync::Arc;

use clap::Args;
use menagerie::position::Position;
use menagerie::rules::check_texts;
use menagerie::variant::{OptionInfo, Variant, shipped, shipped_text};

use crate::file::read_text;

/// A game with its options, for commands that take the game as their first argument.
#[derive(Args)]
pub(crate) struct GameArgs {
    /// Id of a shipped game (see `menagerie games`), or path of a variant file
    game: String,
    #[command(flatten)]
    options: OptionArgs,
}

impl GameArgs {
    pub(crate) fn load(&self) -> Result<Arc<Variant>, String> {
        self.options.load(&self.game)
    }
}

/// Choices among a game's options.
#[derive(Args)]
pub(crate) struct OptionArgs {
    /// Choose a value for an option of the game; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    choices: Vec<String>,
}

impl OptionArgs {
    /// Loads a shipped game by its id, or a variant file by its path, with these choices.
    pub(crate) fn load(&self, game: &str) -> Result<Arc<Variant>, String> {
        let source = Source::find(game)?;
        let variant = source.load(&[])?;
        let mut choices: Vec<(&str, &str)> = Vec::new();
        for word in &self.choices {
            let (name, value) = choice(word, &variant.options)?;
            if choices.iter().any(|(known, _)| *known == name) {
                return Err(format!("--option: `{name}` is chosen twice"));
            }
            choices.push((name, value));
        }
        match choices.is_empty() {
            true => Ok(variant),
            false => source.load(&choices),
        }
    }
}

#[derive(Args)]
pub(crate) struct PositionArgs {
    /// Position text; default: the game's array
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
}

impl PositionArgs {
    pub(crate) fn text(&self) -> Option<&str> {
        self.position.as_deref()
    }

    pub(crate) fn parse(&self, variant: &Arc<Variant>) -> Result<Position, String> {
        match self.text() {
            None => Ok(Position::start(variant.clone())),
            Some(text) => Position::parse(variant.clone(), text).map_err(|error| error.to_string()),
        }
    }
}

/// Loads a shipped game by its id, or a variant file by its path, with the defaults of its options.
pub(crate) fn load_game(name: &str) -> Result<Arc<Variant>, String> {
    Source::find(name)?.load(&[])
}

/// Splits `NAME=VALUE`, if the game offers that choice.
fn choice<'a>(word: &'a str, options: &[OptionInfo]) -> Result<(&'a str, &'a str), String> {
    let offered: Vec<String> = options
        .iter()
        .map(|option| {
            format!(
                "{}={}",
                option.name,
                option.values.allowed().replace(", ", "|")
            )
        })
        .collect();
    let allowed = match offered.is_empty() {
        true => "nothing, this game has no options".to_string(),
        false => offered.join(", "),
    };
    let choice = word.split_once('=').filter(|&(name, value)| {
        let named = options.iter().find(|option| option.name == name);
        named.is_some_and(|option| option.values.contains(value))
    });
    choice.ok_or_else(|| format!("--option: found `{word}`, allowed {allowed}"))
}

/// A variant file: its text, and its id or path.
struct Source<'a> {
    name: &'a str,
    text: String,
}

impl<'a> Source<'a> {
    fn find(name: &'a str) -> Result<Source<'a>, String> {
        if let Some(text) = shipped_text(name) {
            let text = text.to_string();
            return Ok(Source { name, text });
        }
        if name.ends_with(".toml") {
            return Source::read(name);
        }
        let ids: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
        Err(format!(
            "GAME: found `{name}`, allowed {} or the path of a .toml file",
            ids.join(", ")
        ))
    }

    fn read(path: &'a str) -> Result<Source<'a>, String> {
        let text = read_text(path)?;
        Ok(Source { name: path, text })
    }

    fn load(&self, choices: &[(&str, &str)]) -> Result<Arc<Variant>, String> {
        let variant = match choices.is_empty() {
            true => Variant::load(self.name, &self.text),
            false => Variant::load_with(self.name, &self.text, choices),
        };
        variant
            .and_then(|variant| check_texts(self.name, variant))
            .map_err(|error| error.to_string())
    }
}
