//! The UCI options.

use std::sync::Arc;
use std::time::Duration;

use menagerie::search::{Level, Options};
use menagerie::variant::Variant;

use super::elo;
use super::games::Games;
use crate::budget::USUAL_OVERHEAD_MS;

/// The initial game.
const FIRST_GAME: &str = "chess";

/// The size of the transposition table in megabytes, unless the interface chooses another.
pub(super) const DEFAULT_HASH_MB: u64 = 16;

/// What interfaces mean by the initial game with `UCI_Chess960`.
const SHUFFLED_GAME: &str = "chess960";

pub(super) struct Settings {
    pub(super) variant: Arc<Variant>,
    games: Games,
    pub(super) hash_mb: u64,
    pub(super) multi_pv: usize,
    chess960: bool,
    /// 0 for full strength.
    level: usize,
    limits_strength: bool,
    elo: u64,
    analyses: bool,
    pub(super) shows_wdl: bool,
    overhead_ms: u64,
}

/// What a changed option affects.
pub(super) enum Changed {
    Game,
    Table,
    Nothing,
    /// Nothing; the interface gets these remarks.
    Remarks(Vec<String>),
}

/// An option: its name, and which values it takes.
struct Choice {
    name: &'static str,
    kind: Kind,
}

enum Kind {
    Game,
    Path,
    Button,
    /// On or off; off by default.
    Check,
    Number {
        default: u64,
        least: u64,
        most: u64,
    },
}

fn choices() -> Vec<Choice> {
    let (least, most) = elo::range();
    let choice = |name, kind| Choice { name, kind };
    let number = |name, default, least, most| Choice {
        name,
        kind: Kind::Number {
            default,
            least,
            most,
        },
    };
    vec![
        choice("UCI_Variant", Kind::Game),
        choice("VariantPath", Kind::Path),
        // The initial game, but shuffled.
        choice("UCI_Chess960", Kind::Check),
        // Megabytes.
        number("Hash", DEFAULT_HASH_MB, 1, 4_096),
        choice("Clear Hash", Kind::Button),
        number("MultiPV", 1, 1, 256),
        // The interface says with `go` whether to ponder.
        choice("Ponder", Kind::Check),
        number("Level", 0, 0, Level::STRONGEST as u64),
        choice("UCI_LimitStrength", Kind::Check),
        number("UCI_Elo", 1_500, least, most),
        choice("UCI_AnalyseMode", Kind::Check),
        choice("UCI_ShowWDL", Kind::Check),
        // Milliseconds per move reserved for the delay of the interface.
        number("Move Overhead", USUAL_OVERHEAD_MS, 0, 5_000),
    ]
}

impl Choice {
    fn line(&self, games: &Games) -> String {
        let values = match self.kind {
            Kind::Game => {
                let names = games.names();
                let names: String = names.iter().map(|name| format!(" var {name}")).collect();
                format!("combo default {FIRST_GAME}{names}")
            }
            Kind::Path => "string default <empty>".to_string(),
            Kind::Button => "button".to_string(),
            Kind::Check => "check default false".to_string(),
            Kind::Number {
                default,
                least,
                most,
            } => format!("spin default {default} min {least} max {most}"),
        };
        format!("option name {} type {values}", self.name)
    }

    fn number(&self, value: &str) -> Result<u64, String> {
        let Kind::Number { least, most, .. } = self.kind else {
            return Err(self.refused(value, "no number"));
        };
        let number = value.parse().ok().filter(|n| (least..=most).contains(n));
        number.ok_or_else(|| self.refused(value, &format!("{least} to {most}")))
    }

    fn flag(&self, value: &str) -> Result<bool, String> {
        let flag = value.to_ascii_lowercase().parse();
        flag.map_err(|_| self.refused(value, "true or false"))
    }

    fn refused(&self, value: &str, allowed: &str) -> String {
        let name = self.name;
        format!("setoption {name}: found `{value}`, allowed {allowed}")
    }
}

impl Settings {
    pub(super) fn new() -> Result<Settings, String> {
        let games = Games::default();
        let mut settings = Settings {
            variant: games.find(FIRST_GAME)?,
            games,
            hash_mb: 0,
            multi_pv: 0,
            chess960: false,
            level: 0,
            limits_strength: false,
            elo: 0,
            analyses: false,
            shows_wdl: false,
            overhead_ms: 0,
        };
        for Choice { name, kind } in choices() {
            if let Kind::Number { default, .. } = kind {
                settings.set(name, &default.to_string())?;
            }
        }
        Ok(settings)
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let choices = choices();
        choices.iter().map(|one| one.line(&self.games)).collect()
    }

    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<Changed, String> {
        let choices = choices();
        let found = choices
            .iter()
            .find(|one| one.name.eq_ignore_ascii_case(name));
        let Some(choice) = found else {
            let names: Vec<&str> = choices.iter().map(|choice| choice.name).collect();
            let names = names.join(", ");
            return Err(format!("setoption: found `{name}`, allowed {names}"));
        };
        match choice.name {
            "UCI_Variant" => {
                self.variant = self.games.find(self.meant(value))?;
                return Ok(Changed::Game);
            }
            "UCI_Chess960" => {
                self.chess960 = choice.flag(value)?;
                if [FIRST_GAME, SHUFFLED_GAME].contains(&&*self.variant.id) {
                    self.variant = self.games.find(self.meant(FIRST_GAME))?;
                    return Ok(Changed::Game);
                }
            }
            "VariantPath" => return self.games.load(value).map(Changed::Remarks),
            "Hash" => {
                self.hash_mb = choice.number(value)?;
                return Ok(Changed::Table);
            }
            "Clear Hash" => return Ok(Changed::Table),
            "MultiPV" => self.multi_pv = choice.number(value)? as usize,
            "Level" => self.level = choice.number(value)? as usize,
            "UCI_LimitStrength" => self.limits_strength = choice.flag(value)?,
            "UCI_Elo" => self.elo = choice.number(value)?,
            "UCI_AnalyseMode" => self.analyses = choice.flag(value)?,
            "UCI_ShowWDL" => self.shows_wdl = choice.flag(value)?,
            "Move Overhead" => self.overhead_ms = choice.number(value)?,
            _ => drop(choice.flag(value)?),
        }
        Ok(Changed::Nothing)
    }

    fn meant<'n>(&self, game: &'n str) -> &'n str {
        match self.chess960 && game == FIRST_GAME {
            true => SHUFFLED_GAME,
            false => game,
        }
    }

    /// The level to play at; `None` for full strength. Analyses are never weakened.
    pub(super) fn level(&self) -> Option<Level> {
        let number = match self.limits_strength {
            true => elo::nearest_level(self.elo, &self.variant),
            false => self.level,
        };
        Level::new(number).filter(|_| !self.analyses)
    }

    /// The options of a search; `seed` is for levels that make mistakes.
    pub(super) fn search_options(&self, seed: u64) -> Options {
        self.level()
            .map_or_else(Options::default, |level| level.options(seed))
    }

    pub(super) fn overhead(&self) -> Duration {
        Duration::from_millis(self.overhead_ms)
    }
}
