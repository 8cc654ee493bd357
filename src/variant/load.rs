//! From a file's text to a [`Variant`], or to all its faults.

use super::error::{Faults, VariantError};
use super::tree::Node;
use super::{OptionInfo, Variant};
use super::{array, build, check, file, options, when};

impl Variant {
    /// Loads a variant file's text with the defaults of its options. The file's name serves only in errors.
    ///
    /// # Errors
    ///
    /// Every fault of the file in the order of lines, also what goes wrong when any one option has another value. If
    /// it is not even TOML, only that is reported; what refers to something faulty may go unchecked until that is
    /// repaired.
    pub fn load(file_name: &str, text: &str) -> Result<Variant, VariantError> {
        load(file_name, text, |source, faults| {
            let variant = source.edition(&[], faults);
            for choice in when::alternatives(&source.file, &source.options) {
                source.edition(&[choice], faults);
            }
            variant
        })
    }

    /// Loads a variant file's text with values for some of its options, as pairs of name and value.
    ///
    /// # Errors
    ///
    /// Every fault that the file has with these choices; besides, choices that it doesn't offer.
    pub fn load_with(
        file_name: &str,
        text: &str,
        choices: &[(&str, &str)],
    ) -> Result<Variant, VariantError> {
        load(file_name, text, |source, faults| {
            source.edition(choices, faults)
        })
    }

    /// Every combination of the options' values, the defaults among them, as pairs of name and value for
    /// [`Variant::load_with`].
    pub fn editions(&self) -> Vec<Vec<(&str, &str)>> {
        options::combinations(&self.options)
    }
}

/// A file, read.
struct Source<'a> {
    text: &'a str,
    file: Node,
    options: Vec<OptionInfo>,
}

/// Reads a file and makes a variant of it; every fault on the way is an error.
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
    when::check(&file, &options, &mut faults);
    let source = Source {
        text,
        file,
        options,
    };
    let variant = make(&source, &mut faults);
    match (variant, faults.in_order()) {
        (Some(variant), faults) if faults.is_empty() => Ok(variant),
        (_, faults) => Err(error(faults)),
    }
}

impl Source<'_> {
    /// The game with some choices.
    fn edition(&self, choices: &[(&str, &str)], faults: &mut Faults) -> Option<Variant> {
        let chosen = options::chosen(&self.file, &self.options, choices, faults);
        let file = when::resolve(&self.file, &chosen);
        check::check(&file, faults);
        let mut variant = build::build(self.text, &file, &self.options, chosen, faults)?;
        if faults.is_empty() {
            variant.build_move_tables();
            array::check_waiting_player(&file, &variant, faults);
        }
        Some(variant)
    }
}
