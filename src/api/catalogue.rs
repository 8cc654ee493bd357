//! The variants that can be played: the shipped ones and custom ones.

use indexmap::IndexMap;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use super::error::EngineError;
use super::error_code::CallError;
use super::messages::Texts;
use crate::record::{RecordError, RecordErrorKind};
use crate::rules::check_texts;
use crate::variant::{Variant, VariantError, shipped, shipped_called, shipped_text};

/// Variants loaded so far.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// Shipped variants with default options, by id. Calls that only ask load them, too.
    shipped: RefCell<HashMap<String, Arc<Variant>>>,
    /// Texts of custom variants by id, for reading records with that id.
    custom: HashMap<String, String>,
    /// Custom variants registered by [`Catalogue::adopt`]: opened by id and listed like the shipped ones.
    registered: IndexMap<String, Arc<Variant>>,
}

impl Catalogue {
    /// A shipped variant or a registered custom one, with its defaults.
    pub(super) fn variant(&self, id: &str) -> Result<Arc<Variant>, EngineError> {
        let loaded = self.loaded(id);
        if let Some(variant) = loaded.or_else(|| self.registered.get(id).cloned()) {
            return Ok(variant);
        }
        let text = shipped_text(id).ok_or_else(|| unknown_game(id, &shipped_ids().join(", ")))?;
        let variant = Arc::new(Variant::load_with(id, text, &[])?);
        let mut known = self.shipped.borrow_mut();
        known.insert(id.to_string(), variant.clone());
        Ok(variant)
    }

    fn loaded(&self, id: &str) -> Option<Arc<Variant>> {
        self.shipped.borrow().get(id).cloned()
    }

    /// Every shipped variant in gallery order, then the registered custom ones.
    pub(super) fn all(&self) -> Result<Vec<Arc<Variant>>, EngineError> {
        let ids = shipped_ids().into_iter();
        let shipped: Result<Vec<_>, _> = ids.map(|id| self.variant(id)).collect();
        let registered = self.registered.values().cloned();
        Ok(shipped?.into_iter().chain(registered).collect())
    }

    /// Registers a custom variant, replacing an older one with the same id.
    pub(super) fn adopt(&mut self, text: &str) -> Result<Arc<Variant>, EngineError> {
        let variant = load(text)?;
        if shipped_text(&variant.id).is_some() {
            let allowed = "an id that no shipped game has";
            return Err(EngineError::new(
                CallError::GameIdTaken,
                &variant.id,
                allowed,
            ));
        }
        self.custom.insert(variant.id.clone(), text.to_string());
        self.registered.insert(variant.id.clone(), variant.clone());
        Ok(variant)
    }

    /// The file of a shipped game or a registered custom variant.
    pub(super) fn source(&self, id: &str) -> Result<String, EngineError> {
        let registered = self
            .custom
            .get(id)
            .filter(|_| self.registered.contains_key(id));
        let text = shipped_text(id).or(registered.map(String::as_str));
        text.map(str::to_string)
            .ok_or_else(|| unknown_game(id, "a game of the list"))
    }

    /// A shipped variant or a registered custom one, with options.
    pub(super) fn with_options(
        &self,
        id: &str,
        options: &Texts,
    ) -> Result<Arc<Variant>, EngineError> {
        let variant = self.variant(id)?;
        let custom = self.custom.get(id).map(String::as_str);
        let text = shipped_text(id).or(custom).unwrap_or_default();
        choose(variant, text, options)
    }

    /// Loads a custom variant. From now on it is used to read records with its id.
    pub(super) fn open_custom(
        &mut self,
        text: &str,
        options: &Texts,
    ) -> Result<Arc<Variant>, EngineError> {
        let variant = custom(text, options)?;
        self.custom.insert(variant.id.clone(), text.to_string());
        Ok(variant)
    }

    /// The variant to read a record with: the custom one with that id, or else the shipped one, or else the one that has
    /// this name in PGN.
    pub(super) fn for_record(&self, name: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        let id = self.id_called(name)?;
        let custom = self.custom.get(id).map(String::as_str);
        let loaded = self.loaded(id);
        if let Some(variant) = loaded.filter(|_| custom.is_none() && options.is_empty()) {
            return Some(variant);
        }
        let text = custom.or_else(|| shipped_text(id))?;
        Variant::load_with(id, text, options).ok().map(Arc::new)
    }

    /// Adds the registered variants to those that an error about an unknown one lists.
    pub(super) fn with_custom_games(&self, mut error: RecordError) -> RecordError {
        if error.kind == RecordErrorKind::UnknownVariant {
            let ids = self.registered.keys().map(|id| format!(", {id}"));
            error.allowed.extend(ids);
        }
        error
    }

    /// The id of the known variant with this id or name.
    pub(super) fn id_called<'n>(&'n self, name: &'n str) -> Option<&'n str> {
        if self.custom.contains_key(name) || shipped_text(name).is_some() {
            return Some(name);
        }
        let mut registered = self.registered.values();
        let registered = registered.find(|variant| variant.is_called(name));
        registered
            .map(|variant| variant.id.as_str())
            .or_else(|| shipped_called(name))
    }
}

/// The file name of custom variants in error messages.
const CUSTOM: &str = "variant file";

/// Loads a custom variant whose actions all have texts of their own.
pub(super) fn load(text: &str) -> Result<Arc<Variant>, VariantError> {
    check_texts(CUSTOM, Variant::load(CUSTOM, text)?)
}

/// Loads a custom variant with options.
pub(super) fn custom(text: &str, options: &Texts) -> Result<Arc<Variant>, EngineError> {
    choose(load(text)?, text, options)
}

fn shipped_ids() -> Vec<&'static str> {
    shipped().iter().map(|(id, _)| *id).collect()
}

fn unknown_game(id: &str, allowed: &str) -> EngineError {
    EngineError::new(CallError::UnknownGame, id, allowed)
}

/// Applies options to a variant text; `variant` is the same text with default options.
fn choose(variant: Arc<Variant>, text: &str, options: &Texts) -> Result<Arc<Variant>, EngineError> {
    validate_options(&variant, options)?;
    if options.is_empty() {
        return Ok(variant);
    }
    let choices = options.iter();
    let choices: Vec<(&str, &str)> = choices.map(|(name, value)| (&**name, &**value)).collect();
    let chosen = Variant::load_with(CUSTOM, text, &choices);
    // Each value was checked against the defaults of the other options, but not every combination.
    let faulty = |_| {
        let values: Vec<&str> = choices.iter().map(|(_, value)| *value).collect();
        EngineError::new(
            CallError::OptionValue,
            values.join(", "),
            "other values together",
        )
    };
    chosen.map(Arc::new).map_err(faulty)
}

fn validate_options(variant: &Variant, options: &Texts) -> Result<(), EngineError> {
    for (name, value) in options {
        let known = variant.options.iter().find(|option| option.name == *name);
        let Some(option) = known else {
            let names: Vec<&str> = variant.options.iter().map(|o| o.name.as_str()).collect();
            return Err(EngineError::new(
                CallError::UnknownOption,
                name,
                names.join(", "),
            ));
        };
        if !option.values.contains(value) {
            let allowed = option.values.allowed();
            return Err(EngineError::new(CallError::OptionValue, value, allowed).with("at", name));
        }
    }
    Ok(())
}
