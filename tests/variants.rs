//! Variant files: the shipped ones load, and every fault of a bad one is reported with its place.

use menagerie::piece::{Kind, Piece, Player};
use menagerie::setup::Setup;
use menagerie::variant::{Goal, Variant};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn toml_files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder of variant files");
    let paths = entries.map(|entry| entry.expect("a readable folder").path());
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "toml"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} has no variant files");
    paths
}

fn load(path: &Path) -> Variant {
    let text = fs::read_to_string(path).expect("a readable file");
    Variant::load(&path.display().to_string(), &text).unwrap_or_else(|error| panic!("{error}"))
}

fn shipped(id: &str) -> Variant {
    load(&root().join(format!("variants/{id}.toml")))
}

fn man(variant: &Variant, code: &str, owner: Player) -> Piece {
    Piece::new(variant.alphabet.kind(code).expect("a known code"), owner)
}

fn second() -> Player {
    Player::new(1).expect("a second seat")
}

#[test]
fn every_variant_file_loads_and_its_array_is_written_canonically() {
    for folder in ["variants", "tests/variants"] {
        for path in toml_files(folder) {
            let variant = load(&path);
            let stem = path.file_stem().and_then(|stem| stem.to_str());
            assert_eq!(Some(variant.id.as_str()), stem);
            let text = fs::read_to_string(&path).expect("a readable file");
            let array = variant.array.text(&variant.alphabet);
            assert!(text.contains(&format!("array = \"{array}\"")), "{array}");
            let again = Setup::parse(&array, &variant.alphabet).expect("its own text");
            assert_eq!(again, variant.array);
        }
    }
}

#[test]
fn the_reference_page_is_up_to_date() {
    let path = root().join("variants/README.md");
    let written = fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == menagerie::variant::reference(),
        "variants/README.md is stale; regenerate it: cargo run -- reference > variants/README.md"
    );
}
