//! Imports each file of `tests/import/` and compares the games, losses and perft counts with `NAME.expected`, which
//! also says where the counts come from.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::in_linear_time;
use menagerie::import::{Import, Imported, Loss, Source, import, recognize};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::Reason;
use menagerie::variant::{Variant, shipped};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(folder().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The result of an import in the format of an `.expected` file, with perft to the `wanted` depths.
fn summary(import: &Import, wanted: &str) -> String {
    let mut lines = vec![format!("source {}", import.source.text())];
    let mut sections = wanted.split("\ngame ").skip(1);
    for game in &import.found {
        lines.push(format!("game {}", game.name));
        for loss in &game.losses {
            let place = format!("{} {}: {}", loss.line, loss.kind.code(), loss.at);
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
    let found = summary(&import, &expected);
    assert_eq!(found, expected, "{name}:\n{found}\n");
}

#[test]
fn sections_of_a_variants_ini_are_imported() {
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
        "regions",
        "goals",
        "passes",
    ] {
        check(&format!("{name}.ini"), Source::Ini);
    }
}

#[test]
fn interactive_diagrams_are_imported() {
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
        "no-drops.txt",
        "triple-step.txt",
        "page.html",
    ] {
        check(name, Source::Diagram);
    }
}

#[test]
fn other_texts_are_not_imported() {
    check("unknown.txt", Source::Unknown);
    assert_eq!(import("").found[0].losses[0].kind.code(), "import-text");
    // One of our own files is not an import format.
    let (_, own) = shipped()[0];
    assert!(import(own).found.iter().all(|game| game.file.is_none()));
}

#[test]
fn a_text_is_recognized_unless_it_is_a_variant_file() {
    let sections = "Sent by a friend:\n\n[mine:crazyhouse]\nking = -\n";
    assert_eq!(recognize(sections), Source::Ini);
    for (name, source) in [
        ("pocket.ini", Source::Ini),
        ("many.ini", Source::Ini),
        ("riders.txt", Source::Diagram),
        ("page.html", Source::Diagram),
        ("unknown.txt", Source::Unknown),
    ] {
        assert_eq!(recognize(&read(name)), source, "{name}");
    }
    for (id, own) in shipped() {
        assert_eq!(recognize(own), Source::Unknown, "{id}");
        let half = own.floor_char_boundary(own.len() / 2);
        assert_eq!(recognize(&own[half..]), Source::Unknown, "half of {id}");
    }
}

#[test]
fn every_builtin_game_can_be_inherited_from() {
    let builtins = include_str!("../../src/import/fairy/builtins.ini");
    let headers = builtins.lines().filter_map(|line| line.strip_prefix('['));
    for header in headers {
        let name = header.split([':', ']']).next().expect("a name");
        let import = import(&format!("[own:{name}]\n"));
        let [game] = &import.found[..] else {
            panic!("{name}: {import:?}");
        };
        let lost = |code: &str| game.losses.iter().any(|loss| loss.kind.code() == code);
        assert!(
            !lost("import-parent") && !lost("import-unknown-key"),
            "{name}"
        );
        assert!(
            !lost("import-value") && !lost("import-file"),
            "{name}: {game:?}"
        );
        // Nothing is imported without exactly one royal piece on each side, or with anything unknown in the array.
        assert_eq!(
            game.file.is_none(),
            lost("import-royal") || game.losses.iter().any(is_fatal),
            "{name}: {game:?}"
        );
    }
}

fn is_fatal(loss: &Loss) -> bool {
    loss.kind.code() == "import-array" && loss.found.contains(['*', '+']) && loss.found.len() > 3
}

#[test]
fn a_section_inherits_only_from_earlier_ones() {
    let parents = |text: &str| -> Vec<bool> {
        let found = import(text).found;
        found.iter().map(|game| game.file.is_some()).collect()
    };
    let small = "[small]\nmaxFile = 5\nmaxRank = 5\nking = k\nrook = r\nstartFen = rk3/5/5/5/3KR w - - 0 1\n";
    assert_eq!(parents(&format!("{small}[heir:small]\n")), [true, true]);
    assert_eq!(parents(&format!("[heir:small]\n{small}")), [false, true]);
    assert_eq!(parents("[me:me]\n"), [false]);
}

/// What each section became: its name, and the codes of its losses.
fn sections(text: &str) -> Vec<(String, bool, Vec<&'static str>)> {
    let found = import(text).found.into_iter();
    found
        .map(|game| {
            let codes = game.losses.iter().map(|loss| loss.kind.code());
            (game.name, game.file.is_some(), codes.collect())
        })
        .collect()
}

const SMALL: &str = "maxFile = 5\nmaxRank = 5\nking = k\nrook = r\ncastling = false\n\
    startFen = rk3/5/5/5/3KR w - - 0 1\n";

#[test]
fn comments_and_odd_spacing_are_allowed() {
    let odd = "\u{FEFF}; a file\r\n\r\n  [ small ]   # five by five\r\n\tmaxFile=5 ; files\r\nmaxRank  =  5\r\n\
               # king = x\r\nking = k\r\nrook =r# not a comment\r\nrook = r # a comment\r\n\
               castling = false # none\r\nstartFen =   rk3/5/5/5/3KR w - - 0 1   ; start\r\n";
    let plain = format!("[small]\n{SMALL}");
    let file = |text: &str| import(text).found[0].file.clone();
    assert_eq!(sections(odd), [("small".to_string(), true, Vec::new())]);
    let without_comments = |file: Option<String>| {
        let text = file.expect("a file");
        let lines = text.lines().filter(|line| !line.starts_with("summary"));
        lines.map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(without_comments(file(odd)), without_comments(file(&plain)));
}

#[test]
fn of_equal_keys_the_last_counts_and_of_equal_sections_the_first() {
    let keys = format!("[small]\nmaxFile = 7\nrook = q\n{SMALL}");
    assert_eq!(sections(&keys), [("small".to_string(), true, Vec::new())]);
    let again = format!("[small]\n{SMALL}[small]\n{SMALL}king = q\n[heir:small]\n");
    let name = |name: &str| name.to_string();
    assert_eq!(
        sections(&again),
        [
            (name("small"), true, vec![]),
            (name("small"), false, vec!["import-repeated"]),
            (name("heir"), true, vec![]),
        ]
    );
    // A section without its parent is none.
    let orphan = format!("[small:nobody]\n[small]\n{SMALL}");
    assert_eq!(
        sections(&orphan),
        [
            (name("small"), false, vec!["import-parent"]),
            (name("small"), true, vec![]),
        ]
    );
}

#[test]
fn a_bad_section_does_not_change_its_neighbours() {
    let good = |text: &str| {
        let found = import(text).found;
        let game = found.iter().find(|game| game.name == "good");
        game.and_then(|game| game.file.clone()).expect("a file")
    };
    let alone = good(&format!("[good]\n{SMALL}"));
    for bad in ["[bad", "[]", "[ ]", "[:chess]", "[bad:nobody]", "[bad"] {
        let bad = format!("{bad}\nking = q\nmaxFile = 99\nstartFen = nonsense\nno key\n");
        for text in [
            format!("{bad}[good]\n{SMALL}"),
            format!("[good]\n{SMALL}{bad}"),
        ] {
            assert_eq!(good(&text), alone, "{text}");
            assert_eq!(import(&text).found.len(), 2, "{text}");
        }
    }
}

/// The answers of Fairy-Stockfish's `has_insufficient_material` to two Kings alone.
#[test]
fn two_kings_alone_are_a_draw_unless_one_could_win() {
    for (settings, is_drawn) in [
        ("", true),
        ("stalemateValue = loss", true),
        ("checkmateValue = win", true),
        ("checkCounting = true", true),
        ("flagPiece = n\nflagRegion = d4", true),
        ("flagPiece = k\nflagRegion = d4", false),
        ("flagRegionWhite = d4", false),
        ("extinctionValue = loss\nextinctionPieceTypes = q", false),
        (
            "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true",
            false,
        ),
    ] {
        let array = "startFen = 4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let import = import(&format!("[own:chess]\n{array}\n{settings}\n"));
        let file = import.found[0].file.as_deref().expect("a file");
        let variant = Variant::load("own", file).unwrap_or_else(|error| panic!("{error}"));
        let outcome = Game::new(Arc::new(variant)).outcome();
        let reason = outcome.map(|outcome| outcome.reason);
        assert_eq!(reason == Some(Reason::Material), is_drawn, "{settings}");
    }
}

#[test]
fn a_section_keeps_its_name_for_other_programs() {
    let known_as = |name: &str| {
        let import = import(&format!("[{name}:chess]\n"));
        let file = import.found[0].file.as_deref().expect("a file");
        let variant = Variant::load(name, file).unwrap_or_else(|error| panic!("{error}"));
        (variant.id, variant.known_as)
    };
    assert_eq!(known_as("own"), ("own".to_string(), Vec::new()));
    let renamed = ("my-own".to_string(), vec!["My_Own".to_string()]);
    assert_eq!(known_as("My_Own"), renamed);
}

/// Code, line, found and allowed of the first loss of a game without a file.
fn refused(game: &Imported) -> (&'static str, u32, &str, &str) {
    assert_eq!(game.file, None, "{}", game.name);
    let loss = &game.losses[0];
    (loss.kind.code(), loss.line, &loss.found, &loss.allowed)
}

#[test]
fn the_length_of_a_text_is_limited() {
    let with = |length: usize| import(&format!("[small]\n{}", "#".repeat(length - 8)));
    let long = with((1 << 20) + 1);
    assert_eq!((long.source, long.found.len()), (Source::Unknown, 1));
    let expected = ("import-long-text", 1, "1048577", "1048576");
    assert_eq!(refused(&long.found[0]), expected);
    assert_eq!(with(1 << 20).source, Source::Ini);
}

#[test]
fn the_number_of_games_is_limited() {
    let section = "[wide]\nmaxFile = 99\n";
    assert_eq!(import(&section.repeat(500)).found.len(), 500);
    let many = import(&section.repeat(502)).found;
    assert_eq!(many.len(), 1);
    assert_eq!(refused(&many[0]), ("import-games", 1001, "502", "500"));

    let diagram = "<div class=\"idiagram\">\nfiles=99\n</div>\n";
    assert_eq!(import(&diagram.repeat(500)).found.len(), 500);
    let many = import(&diagram.repeat(502));
    assert_eq!((many.source, many.found.len()), (Source::Diagram, 1));
    let expected = ("import-games", 1501, "502", "500");
    assert_eq!(refused(&many.found[0]), expected);
}

#[test]
fn the_length_of_a_game_with_its_ancestors_is_limited() {
    let key = |letter| format!("{letter} = {}\n", "x".repeat((1 << 13) - 4));
    let [a, b] = ["a", "b"].map(key);
    let text = format!("[one]\n{a}[two:one]\n{b}[three:two]\nc=\n[four:three]\n[five:chess]\n");
    let found = import(&text).found;
    let is_long = |game: &Imported| {
        game.losses
            .iter()
            .any(|l| l.kind.code() == "import-long-game")
    };
    let long: Vec<bool> = found.iter().map(is_long).collect();
    assert_eq!(long, [false, false, true, true, false]);
    let expected = ("import-long-game", 5, "16386", "16384");
    assert_eq!(refused(&found[2]), expected);
    assert!(found[4].file.is_some(), "its neighbour is taken");

    let diagram = |length| import(&format!("files=8\nP:P:W::a1\n{}", "x".repeat(length)));
    let [fits, long] = [(1 << 14) - 16, (1 << 14) - 15].map(diagram);
    assert!(!is_long(&fits.found[0]));
    let expected = ("import-long-game", 1, "16385", "16384");
    assert_eq!(refused(&long.found[0]), expected);
}

/// Repeated lines with a number for each `N`, up to a length in bytes.
fn numbered(line: &str, bytes: usize) -> String {
    let mut text = String::new();
    for number in 0.. {
        let line = line.replace('N', &format!("{number:x}"));
        if text.len() + line.len() > bytes {
            break;
        }
        text.push_str(&line);
    }
    text
}

/// Texts just below the limit, all of one kind: the time doesn't grow with the square of their length.
#[test]
fn the_longest_texts_are_read_quickly() {
    const LONG: usize = (1 << 20) - 100;
    let parent = |bytes| format!("[parent]\n{}", numbered("N=\n", bytes));
    let heirs = numbered("[hN:parent]\n", 6_000);
    let texts = [
        ("lines", format!("[own]\n{}", numbered("N\n", LONG))),
        ("keys", parent(LONG)),
        ("heirs", parent(15_000) + &heirs),
        ("heirs of too much", parent(LONG - 6_000) + &heirs),
        ("marks without tags", numbered("idiagram ", LONG)),
        ("marks in an open tag", numbered("<idiagram ", LONG)),
        ("marks behind a tag", numbered("idiagram> ", LONG)),
    ];
    for (name, text) in texts {
        println!("{name}");
        let found = in_linear_time(|| import(&text).found);
        assert!(found.iter().all(|game| game.file.is_none()));
    }
}
