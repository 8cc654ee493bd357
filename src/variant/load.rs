//! Loads a [`Variant`] from a file's text, or reports all its faults.

use super::error::{Faults, VariantError};
use super::tree::Node;
use super::{OptionInfo, Variant};
use super::{build, file, options, validate, waiting_player, when};

impl Variant {
    /// Loads a variant file with default options. The file name appears only in errors.
    ///
    /// # Errors
    ///
    /// Every fault of the file sorted by line, including the faults with any one option changed. If the text is not
    /// TOML, only that is reported. Values that refer to something faulty may go unchecked.
    pub fn load(file_name: &str, text: &str) -> Result<Variant, VariantError> {
        load(file_name, text, |source, faults| {
            let variant = source.edition(&[], faults);
            for choice in when::alternatives(&source.file, &source.options) {
                source.edition(&[choice], faults);
            }
            variant
        })
    }

    /// Loads a variant file with some options chosen, as pairs of name and value.
    ///
    /// # Errors
    ///
    /// Every fault of the file with these choices, and choices that it doesn't offer.
    pub fn load_with(
        file_name: &str,
        text: &str,
        choices: &[(&str, &str)],
    ) -> Result<Variant, VariantError> {
        load(file_name, text, |source, faults| {
            source.edition(choices, faults)
        })
    }

    /// The same game with another value of an option; `None` if the file doesn't offer it.
    pub(super) fn with_choice(&self, (option, value): (String, String)) -> Option<Variant> {
        let mut choices: Vec<(&str, &str)> = Vec::new();
        let chosen = self.options_chosen.iter();
        choices.extend(chosen.map(|(name, value)| (&**name, &**value)));
        choices.retain(|(name, _)| *name != option);
        choices.push((&option, &value));
        Variant::load_with(&self.id, &self.file_text, &choices).ok()
    }

    /// Combinations of option values, including the defaults: all of listed values, some of numbers, as pairs of name and value for
    /// [`Variant::load_with`].
    pub fn editions(&self) -> Vec<Vec<(&str, &str)>> {
        options::combinations(&self.options)
    }
}

struct Source<'a> {
    text: &'a str,
    file: Node,
    options: Vec<OptionInfo>,
}

/// Parses a file and builds a variant; any fault on the way is an error.
fn load(
    file_name: &str,
    text: &str,
    make: impl FnOnce(&Source, &mut Faults) -> Option<Variant>,
) -> Result<Variant, VariantError> {
    let error = |faults| VariantError {
        file: file_name.to_string(),
        faults,
    };
    let file = file::read(text).map_err(error)?;
    let mut faults = Faults::default();
    let options = options::build(&file, &mut faults);
    when::validate(&file, &options, &mut faults);
    let source = Source {
        text,
        file,
        options,
    };
    let variant = make(&source, &mut faults);
    let (faults, warnings) = faults.in_order();
    match variant {
        Some(variant) if faults.is_empty() => Ok(Variant {
            warnings,
            ..variant
        }),
        _ => Err(error(faults)),
    }
}

impl Source<'_> {
    fn edition(&self, choices: &[(&str, &str)], faults: &mut Faults) -> Option<Variant> {
        let chosen = options::chosen(&self.file, &self.options, choices, faults);
        let file = when::resolve(&self.file, &chosen);
        validate::validate(&file, faults);
        let mut variant = build::build(self.text, &file, &self.options, chosen, faults)?;
        if faults.is_empty() {
            variant.build_move_tables();
            waiting_player::validate(&file, &variant, faults);
        }
        Some(variant)
    }
}
