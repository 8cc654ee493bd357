//! Other people's games as variant files.

use super::arguments::Arguments;
use menagerie::import::{Imported, Loss, import};

/// Prints every game of a file: what could not be taken as remarks, then the variant file, so that what is printed of one
/// game can be loaded as it is.
pub(super) fn import_file(mut arguments: Arguments) -> Result<(), String> {
    let path = arguments.word("FILE")?;
    let wanted = arguments.option("--game")?;
    arguments.end()?;
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let import = import(&String::from_utf8_lossy(&bytes));
    let names: Vec<&str> = import.found.iter().map(|game| game.name.as_str()).collect();
    if let Some(name) = wanted.filter(|name| !names.contains(name)) {
        let allowed = names.join(", ");
        return Err(format!("--game: found `{name}`, allowed {allowed}"));
    }
    let is_wanted = |game: &&Imported| wanted.is_none_or(|name| name == game.name);
    let texts: Vec<String> = import.found.iter().filter(is_wanted).map(told).collect();
    println!("{}", texts.join("\n").trim_end());
    Ok(())
}

fn told(game: &Imported) -> String {
    let mut text = format!("# ==== {}\n", game.name.replace('\n', " "));
    for loss in &game.losses {
        text.push_str(&format!("# {}\n", remark(loss)));
    }
    match &game.file {
        Some(file) => text + file,
        None => text + "# Too little could be taken to make a variant file.\n",
    }
}

/// A loss in one line: `line 12: import-rule: flagPiece = k: allowed`.
fn remark(loss: &Loss) -> String {
    let place = match (loss.at.as_str(), loss.found.as_str()) {
        ("", found) => found.to_string(),
        (at, "") => at.to_string(),
        (at, found) => format!("{at} = {found}"),
    };
    let told = [loss.lost.code(), &place, &loss.allowed];
    let told: Vec<&str> = told.into_iter().filter(|part| !part.is_empty()).collect();
    format!("line {}: {}", loss.line, told.join(": ")).replace('\n', " ")
}
