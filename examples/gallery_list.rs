//! Writes `www/generated/games.json`: the engine's list of shipped games, so that the page can show its gallery
//! before the Wasm is loaded. Trunk runs it before every build.

use std::error::Error;
use std::fs;
use std::path::Path;

use menagerie::api::{Entropy, Session};

fn main() -> Result<(), Box<dyn Error>> {
    // The list needs no randomness.
    let mut session = Session::new(Entropy::new(|_| {}));
    let games = session.games().map_err(|error| format!("{error:?}"))?;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("www/generated");
    fs::create_dir_all(&folder)?;
    fs::write(folder.join("games.json"), serde_json::to_string(&games)?)?;
    Ok(())
}
