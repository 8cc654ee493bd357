//! `menagerie check`: every fault of a variant file, or its warnings.

use clap::Args;

use crate::game::load_every_edition;

#[derive(Args)]
pub(crate) struct CheckArgs {
    /// Path of a variant file
    file: String,
}

impl CheckArgs {
    pub(crate) fn run(self) -> Result<(), String> {
        let path = &self.file;
        let (variant, editions) = load_every_edition(path)?;
        let name = &variant.name.text;
        for warning in &variant.warnings {
            println!("{path}:{warning} (warning)");
        }
        match editions {
            1 => println!("{path}: {name} is in order"),
            _ => println!("{path}: {name} is in order with all {editions} choices of options"),
        }
        Ok(())
    }
}
