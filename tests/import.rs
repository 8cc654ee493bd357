//! Other people's games: each file of `tests/import/` gives the games, losses and start counts that stand beside it in
//! `NAME.expected`, where it is told how the counts were got.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use menagerie::import::{Import, Imported, Source, import};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What came of a text, as an `.expected` file says it; counts are for those depths that are `wanted`.
fn told(import: &Import, wanted: &str) -> String {
    let mut lines = vec![format!("source {}", import.source.text())];
    let mut sections = wanted.split("\ngame ").skip(1);
    for game in &import.found {
        lines.push(format!("game {}", game.name));
        for loss in &game.losses {
            let place = format!("{} {}: {}", loss.line, loss.lost.code(), loss.at);
            lines.push(format!("loss {place} = {}", loss.found));
        }
        lines.push(
            if game.file.is_some() {
                "file"
            } else {
                "no file"
            }
            .to_string(),
        );
        let section = sections.next().unwrap_or_default().lines();
        for line in section.filter(|line| line.starts_with("perft")) {
            let depth = line.split(' ').nth(1).and_then(|depth| depth.parse().ok());
            let depth = depth.expect("perft DEPTH COUNT");
            lines.push(format!("perft {depth} {}", count(game, depth)));
        }
    }
    lines.join("\n")
}

fn count(game: &Imported, depth: u32) -> u64 {
    let file = game.file.as_deref().expect("a file to be counted");
    let variant = Variant::load(&game.name, file).unwrap_or_else(|error| panic!("{error}\n{file}"));
    perft(&mut Position::start(Arc::new(variant)), depth)
}

#[track_caller]
fn check(name: &str, source: Source) {
    let import = import(&read(name));
    assert_eq!(import.source, source, "{name}");
    let expected = read(&format!("{name}.expected"));
    let expected: Vec<&str> = expected
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let expected = expected.join("\n");
    let found = told(&import, &expected);
    assert_eq!(found, expected, "{name}:\n{found}\n");
}

#[test]
fn sections_of_a_variants_ini_are_taken() {
    for name in [
        "capablanca",
        "gothic",
        "grand",
        "courier",
        "makruk",
        "shatranj",
        "knightmate",
        "janus",
        "amazon",
        "chancellor",
        "berolina",
        "indian-great",
        "pocket",
        "out-of-reach",
        "many",
    ] {
        check(&format!("{name}.ini"), Source::Ini);
    }
}

#[test]
fn interactive_diagrams_are_taken() {
    for name in [
        "capablanca.txt",
        "carrera.txt",
        "eurasian.txt",
        "makruk.txt",
        "shatranj.txt",
        "berolina.txt",
        "knightmate.txt",
        "grand.txt",
        "riders.txt",
        "page.html",
    ] {
        check(name, Source::Diagram);
    }
}

#[test]
fn a_letter_is_no_game() {
    check("unknown.txt", Source::Unknown);
    assert_eq!(import("").found[0].losses[0].lost.code(), "import-text");
    // One of our own files is none of the others'.
    let (_, own) = shipped()[0];
    assert!(import(own).found.iter().all(|game| game.file.is_none()));
}

#[test]
fn every_known_game_can_be_built_on() {
    let builtins = include_str!("../src/import/fairy/builtins.ini");
    let headers = builtins.lines().filter_map(|line| line.strip_prefix('['));
    for header in headers {
        let name = header.split([':', ']']).next().expect("a name");
        let import = import(&format!("[own:{name}]\n"));
        let [game] = &import.found[..] else {
            panic!("{name}: {import:?}");
        };
        let lost = |code: &str| game.losses.iter().any(|loss| loss.lost.code() == code);
        assert!(
            !lost("import-parent") && !lost("import-unknown-key"),
            "{name}"
        );
        assert!(
            !lost("import-value") && !lost("import-file"),
            "{name}: {game:?}"
        );
        // Without a royal man on either side there is nothing to be taken.
        assert_eq!(
            game.file.is_none(),
            lost("import-royal"),
            "{name}: {game:?}"
        );
    }
}

#[test]
fn a_section_may_build_on_an_earlier_one_alone() {
    let parents = |text: &str| -> Vec<bool> {
        let found = import(text).found;
        found.iter().map(|game| game.file.is_some()).collect()
    };
    let small = "[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\nstartFen = rk3/5/5/5/3KR w - - 0 1\n";
    assert_eq!(parents(&format!("{small}[heir:small]\n")), [true, true]);
    assert_eq!(parents(&format!("[heir:small]\n{small}")), [false, true]);
    assert_eq!(parents("[me:me]\n"), [false]);
    let twice = format!("{small}[a:small]\n[a:a]\n[a:a]\n");
    assert_eq!(parents(&twice), [true; 4]);
}
