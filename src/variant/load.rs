//! Loads a [`Variant`] from a file's text, or reports all its faults.

use super::editions::{self, Edition};
use super::error::{Fault, Faults, VariantError};
use super::tree::Node;
use super::{OptionInfo, Variant};
use super::{
    build, cohesion, file, options, reverting, triple_steps, validate, waiting_player, when,
};

impl Variant {
    /// Loads a variant file with default options. The file name appears only in errors.
    ///
    /// # Errors
    ///
    /// Every fault of the file sorted by line, including the faults with any one option changed. If the text is not
    /// TOML, only that is reported. Values that refer to something faulty may go unchecked.
    pub fn load(file_name: &str, text: &str) -> Result<Variant, VariantError> {
        load(file_name, text, |source| {
            let mut tried = vec![Vec::new()];
            let others = when::alternatives(&source.file, &source.options);
            tried.extend(others.into_iter().map(|choice| vec![choice]));
            source.first(tried)
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
        load(file_name, text, |source| {
            source.first(vec![choices.to_vec()])
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

    /// The faults of every combination of option values, sorted by line. `further` looks for one in an edition that has
    /// no other.
    pub fn faults_of_editions(&self, further: &dyn Fn(Variant) -> Option<Fault>) -> Vec<Fault> {
        let source = match Source::read(&self.file_text) {
            Ok(source) => source,
            Err(faults) => return faults,
        };
        let editions = self.editions().into_iter().map(|choices| {
            let (variant, mut edition) = source.edition(&choices);
            if edition.faults.is_empty() {
                edition.faults.extend(variant.and_then(further));
            }
            edition
        });
        let editions: Vec<Edition> = editions.collect();
        source.in_order(&[], &editions, |edition| &edition.faults)
    }
}

struct Source<'a> {
    text: &'a str,
    file: Node,
    options: Vec<OptionInfo>,
    /// Faults and warnings that don't depend on choices.
    common: Faults,
}

fn load(
    file_name: &str,
    text: &str,
    build: impl FnOnce(&Source) -> Result<Variant, Vec<Fault>>,
) -> Result<Variant, VariantError> {
    let built = Source::read(text).and_then(|source| build(&source));
    built.map_err(|faults| VariantError {
        file: file_name.to_string(),
        faults,
    })
}

impl<'t> Source<'t> {
    fn read(text: &'t str) -> Result<Source<'t>, Vec<Fault>> {
        let file = file::read(text)?;
        let mut common = Faults::default();
        let options = options::build(&file, &mut common);
        when::validate(&file, &options, &mut common);
        Ok(Source {
            text,
            file,
            options,
            common,
        })
    }

    /// The variant with the first of these choices; a fault with any of them is an error.
    fn first(&self, choices: Vec<Vec<(&str, &str)>>) -> Result<Variant, Vec<Fault>> {
        let mut first = None;
        let mut editions = Vec::new();
        for (index, choices) in choices.iter().enumerate() {
            let (variant, edition) = self.edition(choices);
            if index == 0 {
                first = variant;
            }
            editions.push(edition);
        }
        let faults = self.in_order(&self.common.faults, &editions, |edition| &edition.faults);
        match first {
            Some(variant) if faults.is_empty() => Ok(Variant {
                warnings: self.in_order(&self.common.warnings, &editions, |edition| {
                    &edition.warnings
                }),
                ..variant
            }),
            _ => Err(faults),
        }
    }

    fn edition(&self, choices: &[(&str, &str)]) -> (Option<Variant>, Edition) {
        let mut faults = Faults::default();
        let chosen = options::chosen(&self.file, &self.options, choices, &mut faults);
        let file = when::resolve(&self.file, &chosen);
        validate::validate(&file, &mut faults);
        let file = reverting::expand(&file, &mut faults);
        let built = build::build(self.text, &file, &self.options, chosen.clone(), &mut faults);
        let variant = built.map(|mut variant| {
            if faults.is_empty() {
                variant.build_move_tables();
                cohesion::validate(&file, &variant, &mut faults);
                triple_steps::validate(&file, &variant, &mut faults);
                waiting_player::validate(&file, &variant, &mut faults);
            }
            variant
        });
        let edition = Edition {
            chosen,
            is_complete: variant.is_some(),
            faults: faults.faults,
            warnings: faults.warnings,
        };
        (variant, edition)
    }

    /// Faults or warnings of the file and its editions, sorted by line. What concerns the whole file with some choice is
    /// at the table of that choice.
    fn in_order(
        &self,
        common: &[Fault],
        editions: &[Edition],
        found: fn(&Edition) -> &[Fault],
    ) -> Vec<Fault> {
        let mut faults = common.to_vec();
        for mut fault in editions::with_choices(editions, found) {
            if fault.line == WHOLE_FILE {
                let mut choices = fault.choices.iter();
                let line = choices.find_map(|choice| when::line(&self.file, choice));
                fault.line = line.unwrap_or(WHOLE_FILE);
            }
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}

/// The line of faults of the whole file.
const WHOLE_FILE: u32 = 1;
