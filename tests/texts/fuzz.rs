//! Seeded scrambling of texts: nothing panics, and accepted texts can be used and written again. `fuzz/` checks the
//! same properties with a fuzzer.

use std::sync::Arc;
use std::thread;

use crate::accepted;
use crate::support::{Chance, all_variants, edition, random_play, starts, tries};
use menagerie::api::{Entropy, LoadRequest, Session};
use menagerie::position::Position;
use menagerie::record::{AnnotationEdit, Game, Header, Stop, Study, text_from_bytes};
use menagerie::rules;
use menagerie::variant::{Variant, shipped};

/// Fragments with a meaning in one of the formats, including extreme values.
const BITS: [&str; 83] = [
    "1/2",
    "½ - ½",
    " - ",
    "\u{200b}",
    "({x} ",
    "(",
    ")",
    ";",
    "\n%",
    "1-0",
    "\n\n[Event \"",
    "--",
    "[%clk 0:01]",
    "!?",
    "??",
    "$1",
    "$14",
    "[%cal ",
    "[%csl Ga1]",
    "&#",
    "&#125;",
    "/",
    "|",
    "[",
    "]",
    ",",
    ":",
    "=",
    "-",
    "?",
    "*",
    "@",
    "#",
    " ",
    "\n",
    "\"",
    "\\",
    "{",
    "}",
    "0",
    "1",
    "9",
    "10",
    "16",
    "99",
    "255",
    "256",
    "65534",
    "65535",
    "65536",
    "w",
    "b",
    "r",
    "K",
    "k",
    "Q",
    "P",
    "p",
    "a1",
    "e3",
    "e6",
    "j10",
    "hand",
    "mine=",
    "drops=3",
    "passes=2",
    "crown=",
    "crown=K,q",
    "hidden=",
    "hidden=e4,e4",
    "half=",
    "half=now,?",
    "now",
    "hide@?",
    "hide@e4",
    "split@e4=O*",
    "S@e4*",
    "off",
    "Ss",
    "done",
    "true",
    "é",
    "\u{1F984}",
];

/// The text with a few characters removed, duplicated, swapped or replaced.
fn scrambled(text: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..1 + chance.below(3) {
        let at = chance.below(letters.len());
        let length = 1 + chance.below(4);
        let piece = at..(at + length).min(letters.len());
        match chance.below(5) {
            0 => drop(letters.drain(piece)),
            1 => {
                let doubled = letters[piece].to_vec();
                letters.splice(at..at, doubled);
            }
            2 => {
                let other = chance.below(letters.len());
                if !letters.is_empty() {
                    letters.swap(at, other);
                }
            }
            3 => drop(letters.splice(piece, chance.pick(&BITS).chars())),
            _ => drop(letters.splice(at..at, chance.pick(&BITS).chars())),
        }
    }
    letters.into_iter().collect()
}

/// The text with one word replaced by a fragment, or two words swapped.
fn reworded(text: &str, chance: &mut Chance) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    let at = chance.below(words.len());
    if chance.below(2) == 0 {
        words[at] = chance.pick(&BITS);
    } else {
        let other = chance.below(words.len());
        words.swap(at, other);
    }
    words.join(" ")
}

fn mutated(text: &str, chance: &mut Chance) -> String {
    if chance.below(3) == 0 {
        reworded(text, chance)
    } else {
        scrambled(text, chance)
    }
}

/// Every variant, and the richest options of the games with secrets.
fn all_editions() -> Vec<Arc<Variant>> {
    let mut editions = all_variants();
    for (id, choices) in [
        ("crown-2", &[("paratrooper", "yes")][..]),
        ("crown-3", &[("paratrooper", "yes")]),
        ("crown-4", &[("paratrooper", "yes"), ("halves", "up-down")]),
    ] {
        editions.push(edition(id, choices));
    }
    editions
}

/// Positions from all stages of random games.
fn positions(variant: &Arc<Variant>, chance: &mut Chance, games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    let starts = starts(variant);
    for game in 0..games {
        let start = &starts[game as usize % starts.len()];
        random_play(start, chance, 120, |position, _| {
            found.push(position.clone())
        });
    }
    found
}

#[test]
fn a_scrambled_position_text_is_refused_or_can_be_played() {
    for variant in all_editions() {
        let mut chance = Chance(1);
        let mut accepted = 0;
        for position in positions(&variant, &mut chance, 8) {
            let text = position.text();
            for _ in 0..4 {
                accepted += accepted::position_text(&variant, &mutated(&text, &mut chance)) as u32;
            }
        }
        // Games that end early have few positions.
        assert!(accepted > 30, "{}: only {accepted} accepted", variant.id);
    }
}

#[test]
fn counts_at_their_limits_are_refused_or_can_be_played() {
    for variant in all_variants() {
        let array = variant.array.text(&variant.alphabet);
        let words: Vec<&str> = array.split(' ').collect();
        for clock in ["0", "99", "100", "65534", "65535"] {
            for number in ["1", "65534", "65535"] {
                let counts = [&words[..4], &[clock, number], &words[6..]].concat();
                accepted::position_text(&variant, &counts.join(" "));
            }
        }
    }
}

#[test]
fn a_scrambled_move_text_is_refused_or_names_a_legal_action() {
    for variant in all_editions() {
        let mut chance = Chance(2);
        let mut accepted = 0;
        for position in positions(&variant, &mut chance, tries(2, 4)) {
            let actions = rules::legal_actions(&position);
            for _ in 0..10 {
                let text = chance.pick(&actions).text(&variant);
                accepted += accepted::move_text(&position, &mutated(&text, &mut chance)) as u32;
            }
        }
        assert!(accepted > 10, "{}: only {accepted} accepted", variant.id);
    }
}

/// A game with comments, headers and sometimes a resignation.
fn record(variant: &Arc<Variant>, chance: &mut Chance) -> String {
    let starts = starts(variant);
    let start = starts[chance.below(starts.len())].clone();
    let mut game = Game::from_position(start.clone());
    let plies = 1 + chance.below(60);
    random_play(&start, chance, plies, |_, action| {
        if game.outcome().is_none() {
            game.play(action);
        }
    });
    if chance.below(3) == 0 {
        game.stop(Stop::Resigned(game.position().turn()));
    }
    game.commit(|| [7; 16]);
    if chance.below(2) == 0 {
        game = game.as_public();
    }
    let remark = Header {
        name: "Event".to_string(),
        value: "a \"test\" \\ {of} [records]".to_string(),
    };
    let text = game.to_text(&[remark]);
    text.replacen(". ", ". {a remark} ", chance.below(3))
}

#[test]
fn a_scrambled_record_is_refused_or_can_be_replayed() {
    let variants = all_variants();
    let scramble = |variant| {
        let mut chance = Chance(3);
        let mut accepted = 0;
        for _ in 0..tries(6, 60) {
            let text = record(variant, &mut chance);
            for _ in 0..25 {
                accepted += accepted::record(&variants, &mutated(&text, &mut chance)) as u32;
            }
        }
        accepted
    };
    let accepted: u32 = thread::scope(|scope| {
        let threads = variants
            .iter()
            .map(|variant| scope.spawn(move || scramble(variant)));
        let threads: Vec<_> = threads.collect();
        threads
            .into_iter()
            .map(|one| one.join().expect("no panic"))
            .sum()
    });
    assert!(accepted > 100, "only {accepted} accepted");
}

/// A study of a random game with random variations and annotations.
fn study(variant: &Arc<Variant>, chance: &mut Chance) -> String {
    let text = record(variant, chance);
    let find = |_: &str, _: &[(&str, &str)]| Some(variant.clone());
    let game = Game::from_text(&text, find).expect("a record").game;
    let mut study = Study::of_game(game.as_public()).expect("room");
    for _ in 0..6 {
        let nodes = study.tree().preorder(0);
        study.go(chance.pick(&nodes)).expect("a node");
        for _ in 0..1 + chance.below(4) {
            let position = study.game().position();
            let actions = match study.game().outcome() {
                None => rules::legal_actions(position),
                Some(_) => Vec::new(),
            };
            let known = |action: &&menagerie::moves::Action| {
                position.revealable_secrets(**action).is_empty()
            };
            let known: Vec<_> = actions.iter().filter(known).copied().collect();
            if !known.is_empty() {
                study.play(chance.pick(&known)).expect("room");
            }
        }
        let comment = format!("a {} b\n{}", chance.pick(&BITS), chance.pick(&BITS));
        let glyph = chance.pick(&["", "!", "?", "!!", "??", "!?", "?!"]);
        let comment_before = chance.pick(&["", "", "before [%csl x] {;"]);
        let edit = AnnotationEdit {
            comment: Some(comment),
            comment_before: Some(comment_before.to_string()),
            glyph: Some(glyph.to_string()),
            arrows: None,
        };
        let current = study.current();
        study
            .annotate(current, edit)
            .expect("a known glyph and room");
    }
    study.to_text(&[])
}

#[test]
fn a_scrambled_study_is_refused_or_can_be_written_again() {
    let variants = all_variants();
    let mut accepted = 0;
    for variant in &variants {
        let mut chance = Chance(6);
        for _ in 0..tries(3, 12) {
            let text = study(variant, &mut chance);
            assert!(accepted::study(&variants, &text), "{text}");
            for _ in 0..12 {
                accepted += accepted::study(&variants, &mutated(&text, &mut chance)) as u32;
            }
        }
    }
    assert!(accepted > 100, "only {accepted} accepted");
}

/// The files of `tests/records/`, which other programs and people might have written.
fn pgn_texts() -> Vec<String> {
    let folder = format!("{}/tests/records", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_some_and(|ending| ending == "pgn"))
        .collect();
    paths.sort();
    let read = |path| text_from_bytes(&std::fs::read(path).expect("a file"));
    paths.into_iter().map(read).collect()
}

#[test]
fn a_scrambled_pgn_text_is_read_as_far_as_possible() {
    let variants = all_variants();
    let texts = pgn_texts();
    let mut chance = Chance(7);
    let mut accepted = 0;
    for text in &texts {
        accepted::pgn(&variants, text);
        for _ in 0..12 {
            let other = &texts[chance.below(texts.len())];
            let text = match chance.below(2) {
                0 if text.lines().count() > 2 => reordered(text, other, &mut chance),
                _ => mutated(text, &mut chance),
            };
            accepted += accepted::pgn(&variants, &text) as u32;
        }
    }
    assert!(accepted > 100, "only {accepted} accepted");
}

#[test]
fn a_scrambled_truth_is_refused_or_opens_a_game() {
    let load = |record: &str| {
        let mut session = Session::new(Entropy::new(|bytes| bytes.fill(7)));
        let record = record.to_string();
        let opened = session.load_truth(LoadRequest { record, line: None });
        if let Err(error) = &opened {
            assert_eq!(error.code.as_str(), "seal-record", "{error:?}");
        }
        opened.is_ok()
    };
    let mut chance = Chance(5);
    for variant in all_variants() {
        for _ in 0..tries(2, 6) {
            let text = record(&variant, &mut chance);
            let known = shipped().iter().any(|(id, _)| *id == variant.id);
            assert_eq!(load(&text), known, "{text}");
            for _ in 0..20 {
                load(&mutated(&text, &mut chance));
            }
        }
    }
}

/// The file with lines removed, duplicated, swapped or taken from another file.
fn reordered(text: &str, other: &str, chance: &mut Chance) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    for _ in 0..1 + chance.below(2) {
        let at = chance.below(lines.len());
        let second = chance.below(lines.len());
        match chance.below(4) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at]),
            2 => lines.swap(at, second),
            _ => lines[at] = chance.pick(&others),
        }
    }
    lines.join("\n")
}

#[test]
fn a_scrambled_variant_file_is_refused_or_can_be_played() {
    let own = format!("{}/tests/variants", env!("CARGO_MANIFEST_DIR"));
    let four = std::fs::read_to_string(format!("{own}/four-seats.toml")).expect("a file");
    let texts: Vec<&str> = shipped()
        .iter()
        .map(|(_, text)| *text)
        .chain([&*four])
        .collect();
    let mut chance = Chance(4);
    let mut accepted = 0;
    for text in &texts {
        for _ in 0..tries(80, 250) {
            let other = chance.pick(&texts);
            let text = match chance.below(2) {
                0 => reordered(text, other, &mut chance),
                _ => mutated(text, &mut chance),
            };
            accepted += accepted::variant_file(&text) as u32;
        }
    }
    assert!(accepted > 50, "only {accepted} accepted");
}

/// The games of other programs in `tests/import/`.
fn foreign_texts() -> Vec<String> {
    let folder = format!("{}/tests/import", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut paths: Vec<_> = paths
        .filter(|path| path.extension().is_none_or(|ending| ending != "expected"))
        .collect();
    paths.sort();
    let read = |path| std::fs::read_to_string(path).expect("a text");
    paths.into_iter().map(read).collect()
}

#[test]
fn a_scrambled_game_of_another_program_is_refused_or_can_be_played() {
    let texts = foreign_texts();
    let mut chance = Chance(6);
    let mut accepted = 0;
    for text in &texts {
        for _ in 0..tries(4, 12) {
            let other = &texts[chance.below(texts.len())];
            let text = match chance.below(2) {
                0 => reordered(text, other, &mut chance),
                _ => mutated(text, &mut chance),
            };
            accepted += accepted::import(&text) as u32;
        }
    }
    assert!(accepted > 50, "only {accepted} accepted");
}
