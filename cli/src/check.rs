//! `menagerie check`: every fault of a variant file, or its warnings.

use std::sync::Arc;

use clap::Args;
use menagerie::rules::shared_text;
use menagerie::variant::{Variant, VariantError};

use crate::file::read_text;

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Path of a variant file
    file: String,
}

impl CheckArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let path = &self.file;
        let text = read_text(path)?;
        let variant = load_every_edition(path, &text).map_err(|error| error.to_string())?;
        let name = &variant.name.text;
        for warning in &variant.warnings {
            println!("{path}:{warning} (warning)");
        }
        match variant.editions().len() {
            1 => println!("{path}: {name} is in order"),
            editions => {
                println!("{path}: {name} is in order with all {editions} choices of options")
            }
        }
        Ok(())
    }
}

/// Loads a file with every combination of option values.
fn load_every_edition(path: &str, text: &str) -> Result<Variant, VariantError> {
    let variant = Variant::load(path, text)?;
    let faults = variant.faults_of_editions(&|edition| shared_text(&Arc::new(edition)));
    match faults.is_empty() {
        true => Ok(variant),
        false => Err(VariantError {
            file: path.to_string(),
            faults,
        }),
    }
}
