//! The games that the engine offers: shipped ones, and those of files.

use std::path::Path;
use std::sync::Arc;

use menagerie::import::{Import, Imported, LossKind, Source, import};
use menagerie::variant::{Variant, shipped, shipped_called};

use crate::file::read_text;
use crate::game::load_game;

/// The games of files that have been read; the shipped ones are always there.
#[derive(Default)]
pub(super) struct Games {
    loaded: Vec<Arc<Variant>>,
}

impl Games {
    /// The game that a name means: an id, a name, or a name in another program.
    pub(super) fn find(&self, name: &str) -> Result<Arc<Variant>, String> {
        let by_id = self.loaded.iter().find(|variant| variant.id == name);
        let is_shipped = shipped().iter().any(|(id, _)| *id == name);
        let by_name = self.loaded.iter().find(|variant| variant.is_called(name));
        let variant = match (
            by_id.or(by_name.filter(|_| !is_shipped)),
            shipped_called(name),
        ) {
            (Some(loaded), _) => loaded.clone(),
            (None, Some(id)) => load_game(id)?,
            (None, None) => {
                let games = self.names().join(", ");
                return Err(format!("UCI_Variant: found `{name}`, allowed {games}"));
            }
        };
        playable(variant)
    }

    /// The ids of all games, and the names by which other programs know them.
    pub(super) fn names(&self) -> Vec<String> {
        let shipped = shipped().iter().filter_map(|(id, _)| load_game(id).ok());
        let all = shipped.chain(self.loaded.iter().cloned());
        let mut names: Vec<String> = Vec::new();
        for variant in all.filter_map(|variant| playable(variant).ok()) {
            for name in [&variant.id].into_iter().chain(variant.known_as.first()) {
                if !names.contains(name) {
                    names.push(name.clone());
                }
            }
        }
        names
    }

    /// Loads a variant file, or the games of a `variants.ini`. Returns remarks about games that differ from the file.
    pub(super) fn load(&mut self, path: &str) -> Result<Vec<String>, String> {
        if path.is_empty() || path == "<empty>" {
            return Ok(Vec::new());
        }
        if Path::new(path).extension().is_some_and(|end| end == "toml") {
            self.add(playable(load_game(path)?)?);
            return Ok(Vec::new());
        }
        let text = read_text(path).map_err(|error| {
            format!("VariantPath: {error}; allowed the path of a .toml file or of a variants.ini")
        })?;
        let Import { source, found } = import(&text);
        if source == Source::Unknown {
            return Err(format!(
                "VariantPath: {path}: found no section, allowed a variants.ini"
            ));
        }
        let remarks = found.iter().filter_map(|game| self.adopt(game));
        Ok(remarks
            .map(|remark| format!("VariantPath: {remark}"))
            .collect())
    }

    /// Adds an imported game. Returns what the interface should know about it.
    fn adopt(&mut self, game: &Imported) -> Option<String> {
        let name = &game.name;
        let variant = { game.file.as_ref() }
            .ok_or_else(|| "too little could be imported".to_string())
            .and_then(|file| Variant::load(name, file).map_err(|error| error.to_string()))
            .and_then(|variant| playable(Arc::new(variant)));
        let losses = game.losses.iter();
        let lost = losses.filter(|loss| loss.kind != LossKind::Assumed).count();
        let remark = match variant {
            Err(fault) => Some(fault),
            Ok(variant) => {
                self.add(variant);
                (lost > 0).then(|| format!("rules missing: {lost}"))
            }
        };
        let remark = remark?;
        Some(format!(
            "`{name}`: {remark}; `menagerie import` lists what is not supported"
        ))
    }

    fn add(&mut self, variant: Arc<Variant>) {
        self.loaded.retain(|known| known.id != variant.id);
        self.loaded.push(variant);
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
