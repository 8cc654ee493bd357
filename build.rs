//! Lists the shipped variant files and tuned weights, so that adding a game is adding a file to `variants/`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The gallery opens with the game that everybody knows.
const FIRST: &str = "chess";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by Cargo"));
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("set by Cargo"));
    println!("cargo::rerun-if-changed=variants");
    let games = games(&root.join("variants"))?;
    fs::write(target.join("shipped.rs"), list(&games))?;
    let tuned = files(&root.join("variants/tuned"), "txt")?;
    fs::write(target.join("tuned.rs"), list(&tuned))
}

/// A Rust expression: the id and text of each file.
fn list(paths: &[PathBuf]) -> String {
    let mut list = String::from("&[\n");
    for path in paths {
        let id = id(path);
        writeln!(list, "    ({id:?}, include_str!({path:?})),").expect("a string takes all");
    }
    list + "]\n"
}

/// The variant files in the order of the gallery: the first game, the other games of two players, then those of more.
fn games(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut games = Vec::new();
    for path in files(folder, "toml")? {
        let for_many = fs::read_to_string(&path)?.matches("\n[[seat]]").count() > 2;
        games.push((id(&path) != FIRST, for_many, id(&path), path));
    }
    games.sort();
    Ok(games.into_iter().map(|(.., path)| path).collect())
}

/// The files of a folder with an extension, in alphabetical order.
fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    paths.sort();
    Ok(paths)
}

/// A file's name without its extension.
fn id(path: &Path) -> String {
    let stem = path.file_stem().expect("a file with an extension");
    stem.to_string_lossy().into_owned()
}
