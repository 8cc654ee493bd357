//! The game that a command is about, with the options chosen for it.

use std::sync::Arc;

use super::arguments::Arguments;
use menagerie::variant::{OptionInfo, Variant, VariantError, shipped};

/// The next word as a game, played with the values that `--option NAME=VALUE` gives.
pub(super) fn chosen_game(arguments: &mut Arguments) -> Result<Arc<Variant>, String> {
    chosen_game_named(arguments.word("GAME")?, arguments)
}

/// As [`chosen_game`], of a name that has been read already.
pub(super) fn chosen_game_named(
    name: &str,
    arguments: &mut Arguments,
) -> Result<Arc<Variant>, String> {
    let source = Source::find(name)?;
    let variant = source.load(&[])?;
    let mut choices: Vec<(&str, &str)> = Vec::new();
    while let Some(word) = arguments.option("--option")? {
        let (name, value) = choice(word, &variant.options)?;
        if choices.iter().any(|(known, _)| *known == name) {
            return Err(format!("--option: `{name}` is chosen twice"));
        }
        choices.push((name, value));
    }
    match choices.is_empty() {
        true => Ok(Arc::new(variant)),
        false => source.load(&choices).map(Arc::new),
    }
}

/// A shipped game by its id, or a variant file by its path, with the defaults of its options.
pub(super) fn load_game(name: &str) -> Result<Arc<Variant>, String> {
    Source::find(name)?.load(&[]).map(Arc::new)
}

/// A file with every combination of its options' values. How many there are is told besides.
pub(super) fn load_every_edition(path: &str) -> Result<(Variant, usize), String> {
    let source = Source::read(path)?;
    let variant = source.load(&[])?;
    let editions = variant.editions();
    for choices in &editions {
        let words: Vec<String> = choices.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let played = source.load(choices);
        played.map_err(|error| format!("with {}:\n{error}", words.join(" ")))?;
    }
    let count = editions.len();
    Ok((variant, count))
}

/// A choice as written, if it is one of those offered.
fn choice<'a>(word: &'a str, options: &[OptionInfo]) -> Result<(&'a str, &'a str), String> {
    let offered: Vec<String> = options
        .iter()
        .map(|option| format!("{}={}", option.name, option.values.join("|")))
        .collect();
    let allowed = match offered.is_empty() {
        true => "nothing, this game has no options".to_string(),
        false => offered.join(", "),
    };
    let choice = word.split_once('=').filter(|&(name, value)| {
        let named = options.iter().find(|option| option.name == name);
        named.is_some_and(|option| option.values.iter().any(|known| known == value))
    });
    choice.ok_or_else(|| format!("--option: found `{word}`, allowed {allowed}"))
}

/// The text of a variant file and what it is called.
struct Source<'a> {
    name: &'a str,
    text: String,
}

impl<'a> Source<'a> {
    /// A shipped game by its id, or a variant file by its path.
    fn find(name: &'a str) -> Result<Source<'a>, String> {
        if let Some((_, text)) = shipped().iter().find(|(id, _)| *id == name) {
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
        let text = super::text_of_file(path)?;
        Ok(Source { name: path, text })
    }

    fn load(&self, choices: &[(&str, &str)]) -> Result<Variant, String> {
        let variant: Result<Variant, VariantError> = match choices.is_empty() {
            true => Variant::load(self.name, &self.text),
            false => Variant::load_with(self.name, &self.text, choices),
        };
        variant.map_err(|error| error.to_string())
    }
}
