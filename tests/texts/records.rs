//! Reads each file of `tests/records/` and compares what was read with `NAME.expected`. The files have the forms of real
//! ones by servers, programs and people; the games are invented. `UPDATE_RECORDS=1` writes what was read, to be checked
//! by hand.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::{Chance, edition, in_linear_time, variant};
use menagerie::record::{
    AnnotationEdit, Arrow, ArrowColour, Game, GameList, Header, ListedGame, ReadingOptions,
    RecordError, Study, Tree, text_from_bytes,
};
use menagerie::rules;
use menagerie::variant::{Variant, shipped, shipped_called};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let entries = std::fs::read_dir(folder).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let is_game = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "pgn");
    let mut files: Vec<PathBuf> = paths.filter(is_game).collect();
    files.sort();
    files
}

/// As at a table where nothing is played.
fn find(name: &str, options: &[(&str, &str)]) -> Option<Arc<Variant>> {
    shipped_called(name).map(|id| edition(id, options))
}

fn listed(text: &str) -> (GameList, Vec<ListedGame>) {
    let mut list = GameList::new(text);
    let mut games = Vec::new();
    while !list.is_done() {
        games.extend(list.list(2));
    }
    (list, games)
}

/// What was read of each game: the game, its result, its headers, its lines, and its fault.
fn summary(text: &str) -> String {
    let (list, games) = listed(text);
    let mut lines = Vec::new();
    for game in games {
        let text = list.text(game.number).expect("a listed game");
        let options = ReadingOptions::from_line(game.line);
        let table = Game::from_text_with(&options, text, find);
        lines.push(format!("game {} line {}", game.number + 1, game.line));
        match Study::from_text_with(&options, text, find) {
            Ok(read) => {
                let ply = read.study.tree().line_through(0).len();
                let table = table.expect("a game");
                lines.push(format!(
                    "  {} {ply} {}",
                    read.study.game().variant().id,
                    outcome(&table.game)
                ));
                lines.push(format!("  {}", headers(&read.headers)));
                let written = read.study.to_text(&[]);
                let moves = written.split("\n\n").nth(1).expect("moves");
                lines.extend(moves.lines().map(|line| format!("  {line}")));
                lines.extend(read.fault.map(|fault| self::fault(&fault)));
            }
            Err(error) => {
                assert_eq!(table.err(), Some(error.clone()));
                lines.push(fault(&error));
            }
        }
    }
    lines.join("\n") + "\n"
}

fn outcome(game: &Game) -> String {
    let Some(outcome) = game.final_outcome() else {
        return "unfinished".to_string();
    };
    let winner = outcome.winner();
    let winner = winner.map(|winner| game.variant().players[winner.index()].name.clone());
    let winner = winner.map_or("draw".to_string(), |winner| format!("{} wins", winner.text));
    format!("{winner} {}", outcome.reason.code())
}

fn headers(headers: &[Header]) -> String {
    let texts = headers
        .iter()
        .map(|header| format!("{}={}", header.name, header.value));
    texts.collect::<Vec<_>>().join("; ")
}

fn fault(fault: &RecordError) -> String {
    let RecordError {
        kind,
        line,
        column,
        found,
        allowed,
        ..
    } = fault;
    let (code, found) = (kind.code(), found.replace('\n', "\\n"));
    format!("  ! {line}:{column} {code} `{found}` allowed: {allowed}")
}

#[test]
fn every_file_is_read_as_expected() {
    let files = files();
    assert!(files.len() >= 60);
    let mut different = Vec::new();
    for path in files {
        let text = text_from_bytes(&std::fs::read(&path).expect("a file"));
        let found = summary(&text);
        let expected = path.with_extension("pgn.expected");
        if std::env::var_os("UPDATE_RECORDS").is_some() {
            std::fs::write(&expected, &found).expect("a writable file");
        }
        let wanted = std::fs::read_to_string(&expected).unwrap_or_default();
        if found != wanted {
            different.push(format!("{}\n{found}", path.display()));
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// The lines of a study, with each node's comments as one: PGN has one comment for each move.
fn lines_of(study: &Study) -> String {
    let text = study.to_text(&[]);
    let moves = text.split("\n\n").nth(1).expect("moves");
    let words: Vec<&str> = moves.split_whitespace().collect();
    words.join(" ").replace("} {", " ")
}

#[track_caller]
fn check_round_trips(study: &Study) {
    let again = Study::from_text(&study.to_text(&[]), find)
        .expect("a study")
        .study;
    assert_eq!(again.to_text(&[]), study.to_text(&[]));
    let Ok(pgn) = study.to_pgn(&[]) else { return };
    let again = Study::from_text(&pgn, find).unwrap_or_else(|error| panic!("{error}\n{pgn}"));
    assert_eq!(again.fault, None, "{pgn}");
    assert_eq!(lines_of(&again.study), lines_of(study), "{pgn}");
}

#[test]
fn what_was_read_is_written_and_read_again() {
    for path in files() {
        let text = text_from_bytes(&std::fs::read(&path).expect("a file"));
        let (list, games) = listed(&text);
        for game in games {
            let text = list.text(game.number).expect("a listed game");
            if let Ok(read) = Study::from_text(text, find) {
                check_round_trips(&read.study);
                let written = read.study.to_text(&read.headers);
                let again = Study::from_text(&written, find).expect("a study");
                assert_eq!(again.headers, read.headers);
            }
        }
    }
}

#[test]
fn random_studies_of_every_game_are_read_back() {
    for (id, _) in shipped() {
        let variant = variant(id);
        if variant.alphabet.has_secrets() || variant.players.len() > 2 {
            continue;
        }
        let mut chance = Chance(1);
        for _ in 0..6 {
            check_round_trips(&random_study(&variant, &mut chance));
        }
    }
}

fn random_study(variant: &Arc<Variant>, chance: &mut Chance) -> Study {
    let mut study = Study::of_game(Game::new(variant.clone())).expect("room");
    for branch in 0..8 {
        let nodes = study.tree().preorder(Tree::ROOT);
        let from = if branch == 0 {
            Tree::ROOT
        } else {
            chance.pick(&nodes)
        };
        study.go(from).expect("a node");
        for _ in 0..1 + chance.below(if branch == 0 { 80 } else { 12 }) {
            if study.game().outcome().is_some() {
                break;
            }
            let actions = rules::legal_actions(study.game().position());
            study.play(chance.pick(&actions)).expect("room");
        }
        let comment = chance.pick(&["", "a word", "100 % [sic] (really); {odd", "%x ;y &#125; }"]);
        let glyph = chance.pick(&["", "!", "?", "!!", "??", "!?", "?!"]);
        let squares: Vec<_> = variant.geometry().squares().collect();
        let arrow = Arrow {
            from: chance.pick(&squares),
            to: chance.pick(&squares),
            colour: chance.pick(&ArrowColour::ALL),
        };
        let at = study.current();
        let comment_before = chance.pick(&["", "before it", "{ %x ;y\n[sic]"]);
        let edit = AnnotationEdit {
            comment: Some(comment.to_string()),
            comment_before: Some(comment_before.to_string()),
            glyph: Some(glyph.to_string()),
            arrows: Some(vec![arrow]),
        };
        let said = study.annotate(at, edit);
        said.expect("room");
    }
    study
}

#[test]
fn ten_thousand_games_are_listed_at_once() {
    let one = "[Event \"x\"]\n[White \"Ann\"]\n[Result \"*\"]\n\n";
    let moves = "1. e4 {[%clk 0:01:00] a word} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 ".repeat(15);
    let text = format!("{one}{moves}*\n\n").repeat(10_000);
    let (_, games) = in_linear_time(|| listed(&text));
    assert_eq!(games.len(), 10_000);
    assert_eq!(games[9_999].line, 9_999 * 6 + 1);
    // Nothing is read twice, however broken.
    let broken = format!("{one}1. e4 {{{moves}\n\n").replace('}', "");
    let text = broken.repeat(10_000);
    let (_, games) = in_linear_time(|| listed(&text));
    assert_eq!(games.len(), 10_000);
}

#[test]
fn broken_texts_take_no_quadratic_time() {
    let text = format!("1. e4 {}", "[a \"".repeat(1_000_000));
    let (_, games) = in_linear_time(|| listed(&text));
    assert_eq!(games.len(), 1);
    let find = |_: &str, _: &[(&str, &str)]| Some(variant("chess"));
    // Nearly as long as an annotation may be.
    let open = "[%".repeat(100_000);
    let text = format!("1. e4 {{{open} x]}} *");
    in_linear_time(|| {
        for _ in 0..10 {
            let study = Study::from_text(&text, find).expect("a game").study;
            let annotation = study.tree().annotation(1).expect("a comment");
            assert_eq!(annotation.comment.len(), open.len() + 3);
        }
    });
}

#[test]
fn a_game_that_is_too_long_is_left_out_up_to_the_next_one() {
    let long = "1. e4 e5 ".repeat(300_000);
    let text = format!("{long}\n\n[Event \"Next\"]\n\n1. d4 *\n");
    let (list, games) = listed(&text);
    assert_eq!(games.len(), 2);
    let [long, next] =
        [0, 1].map(|number| Game::from_text(list.text(number).expect("listed"), find));
    assert_eq!(long.expect_err("too long").allowed, "at most 1 MiB");
    assert_eq!(next.expect("a game").game.line().len(), 1);
}

#[test]
fn a_variant_by_another_name_and_options_are_read() {
    let find = |name: &str, options: &[(&str, &str)]| {
        assert_eq!((name, options), ("Own Game", &[("speed", "fast=very")][..]));
        Some(variant("chess"))
    };
    let text =
        "[Variant \"Own Game\"]\n[Option \"speed=fast=very\"]\n[Option \"nothing\"]\n\n1. e4 *";
    let read = Game::from_text(text, find).expect("a game");
    assert_eq!((read.game.line().len(), read.fault), (1, None));
}

#[test]
fn headers_of_other_programs_go_through_our_record() {
    let text = "[Event \"Hoogovens\"]\n[Date \"1999.01.20\"]\n[White \"A \\\"B\\\" C\"]\n[Black \"D\\\\E\"]\n\
        [Result \"0-1\"]\n[ECO \"B07\"]\n[Opening \"Pirc\"]\n\n1. e4 d6 0-1\n";
    let read = Game::from_text(text, find).expect("a game");
    let again = Game::from_text(&read.game.to_text(&read.headers), find).expect("a record");
    assert_eq!(again.headers, read.headers);
    let pgn = again.game.to_pgn(&again.headers, &[]).expect("PGN");
    for line in text.lines().take(7) {
        assert!(pgn.lines().any(|written| written == line), "{line}\n{pgn}");
    }
}
