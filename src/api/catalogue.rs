//! The variants that can be played: the shipped ones and those of the user's own files. All come as packs; who reads the
//! text of an own file is the table's business.

use std::sync::Arc;

use super::error::EngineError;
use super::named::Named;
use crate::variant::{Variant, VariantError, shipped_ids, shipped_pack};
use crate::written::Written;

/// What makes a [pack](crate::variant::pack) of the text of an own file.
pub type Reader = fn(&str) -> Result<Vec<u8>, VariantError>;

/// The reader of a table to which packs are brought.
///
/// # Errors
///
/// Always.
pub fn nobody_reads(_: &str) -> Result<Vec<u8>, VariantError> {
    Err(VariantError {
        file: String::new(),
        faults: Vec::new(),
    })
}

/// Variants loaded so far.
#[derive(Debug)]
pub struct Catalogue {
    read: Reader,
    /// A text that was packed elsewhere, with its pack: the latest.
    brought: Option<(String, Vec<u8>)>,
    /// Shipped variants with the defaults of their options, by id.
    shipped: Named<String, Arc<Variant>>,
    /// The user's own files by id. Records of that id are read with them.
    own: Named<String, OwnFile>,
    /// Those among them that have been taken up: they are opened by their ids and listed as the shipped ones are.
    adopted: Named<String, Arc<Variant>>,
}

#[derive(Debug)]
struct OwnFile {
    text: String,
    pack: Vec<u8>,
}

/// Options chosen by name.
pub(super) type Options = Named<String, String>;

impl Catalogue {
    /// A catalogue that has own files read in some way.
    pub(super) fn new(read: Reader) -> Catalogue {
        Catalogue {
            read,
            brought: None,
            shipped: Named::default(),
            own: Named::default(),
            adopted: Named::default(),
        }
    }

    /// Remembers what somebody else made of a text, until the next one is brought.
    pub(super) fn bring(&mut self, text: &str, pack: &[u8]) {
        self.brought = Some((text.written(), pack.to_vec()));
    }

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
        let unknown = || EngineError::new("unknown-game", id, shipped_ids().join(", "));
        let pack = shipped_pack(id).ok_or_else(unknown)?;
        let variant = unpack(pack, &Options::default())?;
        self.shipped.insert(id.written(), variant.clone());
        Ok(variant)
    }

    /// Every shipped variant, in the order of the gallery, and then those that have been adopted.
    pub(super) fn all(&mut self) -> Result<Vec<Arc<Variant>>, EngineError> {
        let ids = shipped_ids().iter();
        let shipped: Result<Vec<_>, _> = ids.map(|id| self.shipped(id)).collect();
        let adopted = self.adopted.iter().map(|(_, variant)| variant.clone());
        Ok(shipped?.into_iter().chain(adopted).collect())
    }

    /// Takes up a file of the user's own, in place of an older one of the same id.
    ///
    /// # Errors
    ///
    /// `variant-file` with all its faults; `game-id-taken` if a shipped game has its id.
    pub(super) fn adopt(&mut self, text: &str) -> Result<Arc<Variant>, EngineError> {
        let pack = self.packed(text)?;
        let variant = unpack(&pack, &Options::default())?;
        if is_shipped(&variant.id) {
            let allowed = "an id that no shipped game has";
            return Err(EngineError::new("game-id-taken", &variant.id, allowed));
        }
        self.keep(&variant.id, text, pack);
        self.adopted.insert(variant.id.clone(), variant.clone());
        Ok(variant)
    }

    /// The text of an adopted game's file.
    ///
    /// # Errors
    ///
    /// `unknown-game`.
    pub(super) fn source(&self, id: &str) -> Result<String, EngineError> {
        let own = self.adopted.get(id).and_then(|_| self.own.get(id));
        own.map(|file| file.text.clone())
            .ok_or_else(|| EngineError::new("unknown-game", id, "a game of the list"))
    }

    /// A shipped or adopted variant with options.
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
        let own = self.own.get(id).map(|file| file.pack.as_slice());
        choose(
            variant,
            shipped_pack(id).or(own).unwrap_or_default(),
            options,
        )
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
        let pack = self.packed(text)?;
        let variant = choose(unpack(&pack, &Options::default())?, &pack, options)?;
        self.keep(&variant.id, text, pack);
        Ok(variant)
    }

    /// The variant that a record is read with: one of the user's own or a shipped one.
    pub(super) fn edition(&self, id: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
        let own = self.own.get(id).map(|file| file.pack.as_slice());
        let loaded = self.shipped.get(id);
        if let Some(variant) = loaded.filter(|_| own.is_none() && options.is_empty()) {
            return Some(variant.clone());
        }
        let pack = own.or_else(|| shipped_pack(id))?;
        Variant::unpack(pack, options).map(Arc::new)
    }

    fn packed(&self, text: &str) -> Result<Vec<u8>, VariantError> {
        match &self.brought {
            Some((brought, pack)) if brought == text => Ok(pack.clone()),
            _ => (self.read)(text),
        }
    }

    fn keep(&mut self, id: &str, text: &str, pack: Vec<u8>) {
        let text = text.written();
        self.own.insert(id.written(), OwnFile { text, pack });
    }
}

/// Whether a game of the shipped ones has this id.
pub(super) fn is_shipped(id: &str) -> bool {
    shipped_ids().contains(&id)
}

/// The edition of a pack with options; `variant` is that of its defaults.
fn choose(
    variant: Arc<Variant>,
    pack: &[u8],
    options: &Options,
) -> Result<Arc<Variant>, EngineError> {
    check_options(&variant, options)?;
    match options.is_empty() {
        true => Ok(variant),
        false => unpack(pack, options),
    }
}

fn unpack(pack: &[u8], options: &Options) -> Result<Arc<Variant>, EngineError> {
    let choices = options.iter();
    let choices: Vec<(&str, &str)> = choices.map(|(name, value)| (&**name, &**value)).collect();
    let variant = Variant::unpack(pack, &choices).ok_or_else(|| {
        // Each value was tried with the defaults of the others, not all of them with each other.
        let values: Vec<&str> = choices.iter().map(|(_, value)| *value).collect();
        EngineError::new("option-value", values.join(", "), "other values together")
    })?;
    Ok(Arc::new(variant))
}

fn check_options(variant: &Variant, options: &Options) -> Result<(), EngineError> {
    for (name, value) in options.iter() {
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
