//! The variants that can be played: the shipped ones and those of the user's own files.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::error::EngineError;
use crate::variant::{Variant, shipped};

/// Variants loaded so far.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// Shipped variants with the defaults of their options, by id.
    shipped: BTreeMap<String, Arc<Variant>>,
    /// The texts of the user's own files by id. Records of that id are read with them.
    own: BTreeMap<String, String>,
    /// Those among them that have been taken up: they are opened by their ids and listed as the shipped ones are.
    adopted: BTreeMap<String, Arc<Variant>>,
}

/// Options chosen by name.
pub(super) type Options = BTreeMap<String, String>;

impl Catalogue {
    /// A shipped or adopted variant with its defaults, loaded when first asked for.
    ///
    /// # Errors
    ///
    /// `unknown-game` with the known ids.
    pub(super) fn shipped(&mut self, id: &str) -> Result<Arc<Variant>, EngineError> {
        let known = self.shipped.get(id).or_else(|| self.adopted.get(id));
        if let Some(variant) = known {
            return Ok(variant.clone());
        }
        let ids: Vec<&str> = shipped().iter().map(|(id, _)| *id).collect();
        let text =
            shipped_text(id).ok_or_else(|| EngineError::new("unknown-game", id, ids.join(", ")))?;
        // What other choices would say is tried by the tests, not by every page that starts.
        let variant = load(id, text, &Options::new())?;
        self.shipped.insert(id.to_string(), variant.clone());
        Ok(variant)
    }

    /// Every shipped variant, in the order of the gallery, and then those that have been adopted.
    pub(super) fn all(&mut self) -> Result<Vec<Arc<Variant>>, EngineError> {
        let ids = shipped().iter().map(|(id, _)| *id);
        let shipped: Result<Vec<_>, _> = ids.map(|id| self.shipped(id)).collect();
        let adopted = self.adopted.values().cloned();
        Ok(shipped?.into_iter().chain(adopted).collect())
    }

    /// Takes up a file of the user's own, in place of an older one of the same id.
    ///
    /// # Errors
    ///
    /// `variant-file` with all its faults; `game-id-taken` if a shipped game has its id.
    pub(super) fn adopt(&mut self, text: &str) -> Result<Arc<Variant>, EngineError> {
        let variant = Arc::new(Variant::load(FILE, text)?);
        if is_shipped(&variant.id) {
            let allowed = "an id that no shipped game has";
            return Err(EngineError::new("game-id-taken", &variant.id, allowed));
        }
        self.own.insert(variant.id.clone(), text.to_string());
        self.adopted.insert(variant.id.clone(), variant.clone());
        Ok(variant)
    }

    /// The text of a shipped or adopted game's file.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    pub(super) fn source(&self, id: &str) -> Result<String, EngineError> {
        let own = self.adopted.get(id).and_then(|_| self.own.get(id));
        let text = own.map(String::as_str).or_else(|| shipped_text(id));
        text.map(str::to_string)
            .ok_or_else(|| EngineError::new("unknown-game", id, "a game of the list"))
    }

    /// A shipped variant with options.
    ///
    /// # Errors
    ///
    /// As [`Catalogue::shipped`]; `unknown-option` and `option-value`.
    pub(super) fn with_options(
        &mut self,
        id: &str,
        options: &Options,
    ) -> Result<Arc<Variant>, EngineError> {
        let variant = self.shipped(id)?;
        let text = self.source(id)?;
        choose(variant, id, &text, options)
    }

    /// The variant of a file of the user's own.
    ///
    /// # Errors
    ///
    /// `variant-file` with all its faults; `unknown-option` and `option-value`.
    pub(super) fn own(
        &mut self,
        text: &str,
        options: &Options,
    ) -> Result<Arc<Variant>, EngineError> {
        let variant = choose(Arc::new(Variant::load(FILE, text)?), FILE, text, options)?;
        self.own.insert(variant.id.clone(), text.to_string());
        Ok(variant)
    }

    /// The variant that a record is read with: one of the user's own or a shipped one.
    pub(super) fn edition(&self, id: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        let own = self.own.get(id).map(String::as_str);
        let loaded = self.shipped.get(id);
        if let Some(variant) = loaded.filter(|_| own.is_none() && options.is_empty()) {
            return Some(variant.clone());
        }
        let text = own.or_else(|| shipped_text(id))?;
        Variant::load_with(id, text, options).ok().map(Arc::new)
    }
}

/// How a file without a name is called in errors.
const FILE: &str = "variant file";

/// Whether a game of the shipped ones has this id.
pub(super) fn is_shipped(id: &str) -> bool {
    shipped_text(id).is_some()
}

fn shipped_text(id: &str) -> Option<&'static str> {
    let known = shipped().iter().find(|(known, _)| *known == id);
    known.map(|(_, text)| *text)
}

/// The edition of a file with options; `variant` is that of its defaults.
fn choose(
    variant: Arc<Variant>,
    name: &str,
    text: &str,
    options: &Options,
) -> Result<Arc<Variant>, EngineError> {
    check_options(&variant, options)?;
    match options.is_empty() {
        true => Ok(variant),
        false => load(name, text, options),
    }
}

fn load(name: &str, text: &str, options: &Options) -> Result<Arc<Variant>, EngineError> {
    let choices = options.iter();
    let choices: Vec<(&str, &str)> = choices.map(|(name, value)| (&**name, &**value)).collect();
    Ok(Arc::new(Variant::load_with(name, text, &choices)?))
}

fn check_options(variant: &Variant, options: &Options) -> Result<(), EngineError> {
    for (name, value) in options {
        let known = variant.options.iter().find(|option| option.name == *name);
        let Some(option) = known else {
            let names: Vec<&str> = variant.options.iter().map(|o| o.name.as_str()).collect();
            return Err(EngineError::new("unknown-option", name, names.join(", ")));
        };
        if !option.values.contains(value) {
            let allowed = option.values.join(", ");
            return Err(EngineError::new("option-value", value, allowed).with("at", name));
        }
    }
    Ok(())
}
