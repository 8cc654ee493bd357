//! The UCI options.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use menagerie::search::{Level, Options};
use menagerie::variant::{Variant, shipped};

use crate::game::load_game;

/// The size of the transposition table in megabytes: default and maximum.
const HASH_MB: u64 = 16;
const MAX_HASH_MB: u64 = 4_096;
/// Milliseconds per move reserved for the delay of the interface: default and maximum.
const OVERHEAD_MS: u64 = 10;
const MAX_OVERHEAD_MS: u64 = 5_000;
/// The initial game.
const FIRST_GAME: &str = "chess";

pub(super) struct Settings {
    pub(super) variant: Arc<Variant>,
    /// Variants loaded from files.
    loaded: Vec<Arc<Variant>>,
    pub(super) hash_mb: u64,
    /// `None` for full strength.
    level: Option<Level>,
    overhead_ms: u64,
}

/// What a changed option affects.
pub(super) enum Changed {
    Game,
    Table,
    Nothing,
}

impl Settings {
    pub(super) fn new() -> Result<Settings, String> {
        Ok(Settings {
            variant: load_game(FIRST_GAME)?,
            loaded: Vec::new(),
            hash_mb: HASH_MB,
            level: None,
            overhead_ms: OVERHEAD_MS,
        })
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let games: String = self.games().iter().map(|id| format!(" var {id}")).collect();
        vec![
            format!("option name UCI_Variant type combo default {FIRST_GAME}{games}"),
            "option name VariantPath type string default <empty>".to_string(),
            format!("option name Hash type spin default {HASH_MB} min 1 max {MAX_HASH_MB}"),
            format!(
                "option name Level type spin default 0 min 0 max {}",
                Level::STEPS
            ),
            format!(
                "option name Move Overhead type spin default {OVERHEAD_MS} min 0 max {MAX_OVERHEAD_MS}"
            ),
        ]
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let spin = |least: u64, most: u64| {
            let number = value.parse().ok().filter(|n| (least..=most).contains(n));
            let allowed = format!("setoption {name}: found `{value}`, allowed {least} to {most}");
            number.ok_or(allowed)
        };
        match name.to_lowercase().as_str() {
            "uci_variant" => self.choose(value).map(|()| Changed::Game),
            "variantpath" => self.load(value).map(|()| Changed::Nothing),
            "hash" => {
                self.hash_mb = spin(1, MAX_HASH_MB)?;
                Ok(Changed::Table)
            }
            "level" => {
                self.level = Level::step(spin(0, Level::STEPS as u64)? as usize);
                Ok(Changed::Nothing)
            }
            "move overhead" => {
                self.overhead_ms = spin(0, MAX_OVERHEAD_MS)?;
                Ok(Changed::Nothing)
            }
            _ => Err(format!(
                "setoption: found `{name}`, allowed UCI_Variant, VariantPath, Hash, Level, Move Overhead"
            )),
        }
    }

    pub(super) fn level(&self) -> Option<Level> {
        self.level
    }

    /// The options of a search; `seed` is for levels that make mistakes.
    pub(super) fn search_options(&self, seed: u64) -> Options {
        self.level
            .map_or_else(Options::default, |level| level.options(seed))
    }

    pub(super) fn overhead(&self) -> Duration {
        Duration::from_millis(self.overhead_ms)
    }

    fn choose(&mut self, id: &str) -> Result<(), String> {
        let loaded = self.loaded.iter().find(|variant| variant.id == id);
        let variant = match loaded {
            Some(loaded) => loaded.clone(),
            None if shipped().iter().any(|(known, _)| *known == id) => load_game(id)?,
            None => {
                let games = self.games().join(", ");
                return Err(format!("UCI_Variant: found `{id}`, allowed {games}"));
            }
        };
        self.variant = playable(variant)?;
        Ok(())
    }

    /// Loads a variant file; its game can then be chosen by its id.
    fn load(&mut self, path: &str) -> Result<(), String> {
        if path.is_empty() || path == "<empty>" {
            return Ok(());
        }
        if Path::new(path).extension().is_none_or(|end| end != "toml") {
            return Err(format!(
                "VariantPath: found `{path}`, allowed the path of a .toml file"
            ));
        }
        let variant = playable(load_game(path)?)?;
        self.loaded.retain(|known| known.id != variant.id);
        self.loaded.push(variant);
        Ok(())
    }

    /// The ids of the games that UCI can play.
    fn games(&self) -> Vec<String> {
        let shipped = shipped().iter().filter_map(|(id, _)| load_game(id).ok());
        let all = shipped.chain(self.loaded.iter().cloned());
        let mut ids: Vec<String> = Vec::new();
        for variant in all.filter(|variant| playable(variant.clone()).is_ok()) {
            if !ids.contains(&variant.id) {
                ids.push(variant.id.clone());
            }
        }
        ids
    }
}

/// Refuses games that are not for two players or have secrets.
fn playable(variant: Arc<Variant>) -> Result<Arc<Variant>, String> {
    let id = &variant.id;
    if variant.players.len() != 2 {
        let players = variant.players.len();
        return Err(format!(
            "UCI_Variant: `{id}` has {players} seats, allowed games for two"
        ));
    }
    if variant.alphabet.has_secrets() {
        return Err(format!(
            "UCI_Variant: `{id}` has secrets, which UCI has no words for; allowed games without. \
             `menagerie match` plays it"
        ));
    }
    Ok(variant)
}
