//! `menagerie import`: games written for other programs, as variant files.

use std::process::ExitCode;

use clap::Args;
use menagerie::import::{Imported, Loss, import};

use crate::file::read_text;

/// The exit status if no game could be imported.
const NOTHING_IMPORTED: u8 = 1;

#[derive(Args)]
pub(crate) struct ImportArgs {
    /// Path of a variants.ini or of a page with Interactive Diagrams
    file: String,
    /// Convert only the game of this name
    #[arg(long, value_name = "NAME")]
    game: Option<String>,
}

impl ImportArgs {
    pub(crate) fn run(self) -> Result<ExitCode, String> {
        let import = import(&read_text(&self.file)?);
        let wanted = self.game.as_deref();
        let names: Vec<&str> = import.found.iter().map(|game| game.name.as_str()).collect();
        if let Some(name) = wanted.filter(|name| !names.contains(name)) {
            let allowed = names.join(", ");
            return Err(format!("--game: found `{name}`, allowed {allowed}"));
        }
        let is_wanted = |game: &&Imported| wanted.is_none_or(|name| name == game.name);
        let found: Vec<&Imported> = import.found.iter().filter(is_wanted).collect();
        let texts: Vec<String> = found.iter().map(|game| text_of(game)).collect();
        println!("{}", texts.join("\n").trim_end());
        match found.iter().any(|game| game.file.is_some()) {
            true => Ok(ExitCode::SUCCESS),
            false => Ok(ExitCode::from(NOTHING_IMPORTED)),
        }
    }
}

/// Every loss as a comment, then the variant file, so the output for one game can be loaded.
fn text_of(game: &Imported) -> String {
    let mut text = format!("# ==== {}\n", game.name.replace('\n', " "));
    for loss in &game.losses {
        text.push_str(&format!("# {}\n", loss_line(loss)));
    }
    match &game.file {
        Some(file) => text + file,
        None => text + "# Too little could be imported to make a variant file.\n",
    }
}

/// A loss as one line: `line 12: import-rule: flagPiece = k: allowed`.
fn loss_line(loss: &Loss) -> String {
    let place = match (loss.at.as_str(), loss.found.as_str()) {
        ("", found) => found.to_string(),
        (at, "") => at.to_string(),
        (at, found) => format!("{at} = {found}"),
    };
    let parts = [loss.kind.code(), &place, &loss.allowed];
    let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    format!("line {}: {}", loss.line, parts.join(": ")).replace('\n', " ")
}
