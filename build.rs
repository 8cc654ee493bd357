//! Lists the shipped variant files, so that adding a game is adding a file to `variants/`, and packs each: the page has the
//! checked games without their texts and without what reads them. The modules that read files are those of the library.

#![allow(
    dead_code,
    unused_imports,
    missing_docs,
    unfulfilled_lint_expectations,
    reason = "the library uses the rest"
)]

#[path = "src/geometry/mod.rs"]
mod geometry;
#[path = "src/movement/mod.rs"]
mod movement;
#[path = "src/packing.rs"]
mod packing;
#[path = "src/piece.rs"]
mod piece;
#[path = "src/setup/mod.rs"]
mod setup;
#[path = "src/sorting.rs"]
mod sorting;
#[path = "src/squeezing.rs"]
mod squeezing;
#[path = "src/variant/mod.rs"]
mod variant;
#[path = "src/written.rs"]
mod written;

/// What is being made here.
mod shipped {
    pub fn shipped() -> &'static [(&'static str, &'static str)] {
        &[]
    }
    pub fn shipped_ids() -> &'static [&'static str] {
        &[]
    }
    pub fn shipped_pack(_: &str) -> Option<&'static [u8]> {
        None
    }
}

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The gallery opens with the game that everybody knows.
const FIRST: &str = "chess";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by Cargo"));
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("set by Cargo"));
    println!("cargo::rerun-if-changed=variants");
    let files = variant_files(&root.join("variants"))?;
    let mut texts = String::from("&[\n");
    let mut packs = String::from("&[\n");
    for (number, games) in files.chunks(squeezing::TOGETHER).enumerate() {
        let mut plain = Vec::new();
        for (id, path) in games {
            writeln!(texts, "    ({id:?}, include_str!({path:?})),").expect("a string takes all");
            plain.extend(packed(id, path)?);
        }
        let path = target.join(format!("packs{number}"));
        fs::write(&path, squeezing::squeezed(&plain))?;
        writeln!(packs, "    include_bytes!({path:?}),").expect("a string takes all");
    }
    let ids: Vec<&String> = files.iter().map(|(id, _)| id).collect();
    fs::write(target.join("ids.rs"), format!("&{ids:?}"))?;
    fs::write(target.join("shipped.rs"), texts + "]\n")?;
    fs::write(target.join("packs.rs"), packs + "]\n")?;
    fs::write(
        target.join("learnt"),
        learnt(&root.join("variants/learnt"))?,
    )
}

/// All learnt values as bytes: the lines of each text, each as its words and its numbers.
fn learnt(folder: &Path) -> io::Result<Vec<u8>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "txt"));
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        files.push(packing::numbered_lines(&fs::read_to_string(path)?));
    }
    Ok(squeezing::squeezed(&packing::packed_whole(&files)))
}

/// The bytes of a checked file with all its editions.
fn packed(id: &str, path: &Path) -> io::Result<Vec<u8>> {
    let text = fs::read_to_string(path)?;
    variant::pack(id, &text).map_err(|faults| io::Error::other(faults.to_string()))
}

/// Id and path of every file: the first one, the other games of two seats, then those of more.
fn variant_files(folder: &Path) -> io::Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|end| end == "toml") {
            let stem = path.file_stem().expect("a file with an ending has a stem");
            files.push((stem.to_string_lossy().into_owned(), path));
        }
    }
    let mut crowded = Vec::new();
    for (id, path) in &files {
        if seats(path)? > 2 {
            crowded.push(id.clone());
        }
    }
    files.sort_by_key(|(id, _)| (id != FIRST, crowded.contains(id), id.clone()));
    Ok(files)
}

/// How many seats a file lists; none means the usual two.
fn seats(path: &Path) -> io::Result<usize> {
    Ok(fs::read_to_string(path)?.matches("\n[[seat]]").count())
}
