//! A short random game of each variant with each player's view of each state. A change of the files in
//! `tests/playthroughs/` means a change of rules, texts, hashes or secrecy, and must be intended.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use crate::support::{Chance, all_variants, random_play, starts};
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, Outcome, View};
use menagerie::variant::Variant;

const ACTIONS: usize = 30;
/// Chosen so that the games soon promote, capture and mine, and those from the middle of a game claim.
const SEED: u64 = 4;
/// The index of the middlegame position used for games of many armies.
const LATE: usize = 10;
const REGENERATE: &str = "UPDATE_PLAYTHROUGHS";

/// The players and a spectator, with their names.
fn viewers(variant: &Variant) -> Vec<(String, Option<Player>)> {
    let letter = |player: Player| variant.players[player.index()].letter.to_string();
    let players = variant
        .players()
        .map(|player| (letter(player), Some(player)));
    players.chain([("-".to_string(), None)]).collect()
}

fn outcome_text(variant: &Variant, outcome: Outcome) -> String {
    let places = variant
        .players()
        .map(|player| outcome.places[player].to_string());
    format!(
        "{}, places {}",
        outcome.reason.code(),
        places.collect::<Vec<_>>().join(" ")
    )
}

/// A state: the true position, each viewer's view of it and the number of legal actions.
fn print_state(text: &mut String, game: &Game) {
    let (position, variant) = (game.position(), game.variant());
    let mut line =
        |words: String| writeln!(text, "{words}").expect("writing to a string can't fail");
    line(format!("\n# {}", game.ply()));
    line(format!(
        "truth {:016x} {}",
        position.hash(),
        position.text()
    ));
    let views = viewers(variant).into_iter();
    let views: Vec<_> = views
        .map(|(name, viewer)| (name, View::of(position, viewer)))
        .collect();
    let truth = (position.hash(), position.text());
    let alike = views
        .iter()
        .all(|(_, view)| (view.hash(), view.text()) == truth);
    match alike {
        true => line("view alike for all".to_string()),
        false => views.iter().for_each(|(name, view)| {
            line(format!("view {name} {:016x} {}", view.hash(), view.text()));
        }),
    }
    line(format!("legal {}", rules::legal_actions(position).len()));
    match game.outcome() {
        None => line("goes on".to_string()),
        Some(outcome) => line(outcome_text(variant, outcome)),
    }
}

/// The chosen action as each viewer reads it.
fn print_action(text: &mut String, position: &Position, action: Action) {
    let chosen = action.text(position.variant());
    let mut readings = viewers(position.variant());
    for (name, viewer) in &mut readings {
        let view = View::of(position, *viewer);
        *name += &format!(" {}", view.action_text(action, position.turn()));
    }
    let alike = readings
        .iter()
        .all(|(read, _)| read.ends_with(&format!(" {chosen}")));
    let read = match alike {
        true => "alike by all".to_string(),
        false => readings
            .into_iter()
            .map(|(read, _)| read)
            .collect::<Vec<_>>()
            .join(", "),
    };
    writeln!(text, "chosen {chosen}, read {read}").expect("writing to a string can't fail");
}

fn playthrough(start: &Position) -> String {
    let mut actions = Vec::new();
    random_play(start, &mut Chance(SEED), ACTIONS, |_, action| {
        actions.push(action)
    });
    let mut text = format!(
        "{}: a random game with seed {SEED}. Written by {REGENERATE}=1 cargo test --test games playthroughs\n",
        start.variant().id
    );
    let mut game = Game::from_position(start.clone());
    for action in actions {
        print_state(&mut text, &game);
        if game.outcome().is_some() {
            return text;
        }
        print_action(&mut text, game.position(), action);
        game.play(action);
    }
    print_state(&mut text, &game);
    text
}

fn golden_file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    folder.join(format!("{name}.txt"))
}

/// The starting positions with their file names. Games of many armies also get a middlegame position.
fn beginnings() -> Vec<(String, Position)> {
    let mut beginnings = Vec::new();
    for variant in all_variants() {
        let start = Position::start(variant.clone());
        beginnings.push((variant.id.clone(), start));
        if variant.players.len() > 2 {
            let late = starts(&variant).swap_remove(LATE);
            beginnings.push((format!("{}-late", variant.id), late));
        }
    }
    beginnings
}

/// The first line in which two texts differ.
fn first_difference<'t>(found: &'t str, expected: &'t str) -> Option<(usize, &'t str, &'t str)> {
    let longer = found.lines().count().max(expected.lines().count());
    let line = |text: &'t str, at| text.lines().nth(at).unwrap_or("(nothing)");
    let lines = (0..longer).map(|at| (at + 1, line(found, at), line(expected, at)));
    lines
        .into_iter()
        .find(|(_, found, expected)| found != expected)
}

#[test]
fn games_have_not_changed() {
    for (name, start) in beginnings() {
        let (found, file) = (playthrough(&start), golden_file(&name));
        if std::env::var_os(REGENERATE).is_some() {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a writable folder");
            fs::write(&file, &found).expect("a writable file");
        }
        let expected = fs::read_to_string(&file)
            .unwrap_or_default()
            .replace('\r', "");
        if let Some((line, found, expected)) = first_difference(&found, &expected) {
            panic!(
                "{}:{line} differs\n   found {found}\nexpected {expected}\nif that is meant: \
                 {REGENERATE}=1 cargo test --test games playthroughs, and read the difference",
                file.display()
            );
        }
    }
}

#[test]
fn a_secret_is_printed_for_its_owner_alone() {
    let start = Position::start(crate::support::test_variant("four-seats.toml"));
    let text = playthrough(&start);
    let mined = |line: &&str| line.starts_with("chosen ") && line.contains('*');
    let line = text.lines().find(mined).expect("a mined drop in the game");
    assert_eq!(line.matches('*').count(), 2, "{line}");
    assert_eq!(line.matches('?').count(), 4, "{line}");
}
