//! Lists the shipped variant files, tuned weights and networks, so adding a game means adding a file to `variants/`.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The gallery starts with the best-known game.
const FIRST: &str = "chess";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by Cargo"));
    let target = PathBuf::from(env::var_os("OUT_DIR").expect("set by Cargo"));
    println!("cargo::rerun-if-changed=variants");
    let games = games(&root.join("variants"))?;
    fs::write(target.join("shipped.rs"), list(&games))?;
    let tuned = files(&root.join("variants/tuned"), "txt")?;
    fs::write(target.join("tuned.rs"), list(&tuned))?;
    let networks = files(&root.join("variants/networks"), "network")?;
    fs::write(target.join("networks.rs"), networks_list(&networks)?)
}

/// The start of a network's file, before the hash of the rules; see `src/search/network/file.rs`.
const NETWORK_HEAD: &[u8] = b"menagerie network 1\n";

/// A Rust expression with name, hash of the rules and content of each network. The content isn't part of the Wasm.
fn networks_list(paths: &[PathBuf]) -> io::Result<String> {
    let in_wasm = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32");
    let mut list = String::from("&[\n");
    for path in paths {
        let bytes = fs::read(path)?;
        let rules = bytes
            .strip_prefix(NETWORK_HEAD)
            .and_then(<[u8]>::first_chunk);
        let rules = rules.unwrap_or_else(|| panic!("{path:?} is not a network"));
        let rules = u64::from_le_bytes(*rules);
        let name = id(path);
        let bytes = match in_wasm {
            true => "&[]".to_string(),
            false => format!("include_bytes!({path:?})"),
        };
        writeln!(
            list,
            "    ShippedNetwork {{ name: {name:?}, rules: {rules}, bytes: {bytes} }},"
        )
        .expect("writing to a string never fails");
    }
    Ok(list + "]\n")
}

/// A Rust expression with the id and text of each file.
fn list(paths: &[PathBuf]) -> String {
    let mut list = String::from("&[\n");
    for path in paths {
        let id = id(path);
        writeln!(list, "    ({id:?}, include_str!({path:?})),")
            .expect("writing to a string never fails");
    }
    list + "]\n"
}

/// The variant files in gallery order: the first game, other games for two players, then games for more.
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

/// A file name without its extension.
fn id(path: &Path) -> String {
    let stem = path.file_stem().expect("a file with an extension");
    stem.to_string_lossy().into_owned()
}
