//! Everything that the page teaches is correct: lessons can be solved, example games end as they should, problems are
//! won in the given number of moves and not in fewer, and each has texts in every language. Secret choices before a
//! game are tried in every way, because the page makes them at random.
//!
//! The files are `www/learning/GAME.json` and, for each language, `www/learning/LANGUAGE/GAME.json`.
//! `www/pages/learning.js` describes their fields.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::support::edition;
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules;
use menagerie::solve::{INTERACTIVE_NODES, prove, solve};
use menagerie::variant::{Variant, shipped};
use serde::Deserialize;

const LANGUAGES: [&str; 2] = ["en", "de"];
/// The page proves no longer wins while the user waits.
const MOST_MOVES: u32 = 4;
/// Files in the folder that belong to no game.
const OTHERS: [&str; 1] = ["facts"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Content {
    lesson: Vec<Step>,
    example: Example,
    problems: Vec<Problem>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    id: String,
    position: Option<String>,
    #[serde(default)]
    options: BTreeMap<String, String>,
    goal: Goal,
    show: Option<String>,
    solution: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Goal {
    /// The learner's pieces stop on all of these squares, in any order.
    Reach(Vec<String>),
    /// The pieces on all of these squares are captured, in any order.
    Capture(Vec<String>),
    Mate(bool),
    /// The learner gives check.
    Check(bool),
    /// Nothing to do but read.
    Read(bool),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    record: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Problem {
    id: String,
    position: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    mate: u32,
    solution: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    history: Vec<String>,
    rules: Vec<Rule>,
    lesson: BTreeMap<String, StepWords>,
    example: ExampleWords,
    problems: BTreeMap<String, ProblemWords>,
    sources: Vec<SourceWords>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    title: String,
    text: String,
    ours: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepWords {
    title: String,
    task: String,
    done: String,
    hint: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExampleWords {
    title: String,
    about: String,
    notes: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ProblemWords {
    title: String,
    #[serde(default)]
    about: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SourceWords {
    label: String,
    url: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("www/learning")
}

fn read<T: for<'t> Deserialize<'t>>(path: &str) -> T {
    let text = fs::read_to_string(folder().join(path));
    let text = text.unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The games with a file in a folder, sorted.
fn games_in(language: &str) -> Vec<String> {
    let entries = fs::read_dir(folder().join(language)).expect("a folder");
    let names = entries.map(|entry| entry.expect("an entry").path());
    let files = names.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let stems = files.filter_map(|path| Some(path.file_stem()?.to_str()?.to_string()));
    let mut games: Vec<String> = stems
        .filter(|stem| !OTHERS.contains(&stem.as_str()))
        .collect();
    games.sort();
    games
}

fn all() -> Vec<(String, Content)> {
    let games = games_in("").into_iter();
    games
        .map(|game| {
            let content = read(&format!("{game}.json"));
            (game, content)
        })
        .collect()
}

fn with_options(game: &str, options: &BTreeMap<String, String>) -> Arc<Variant> {
    let pairs = options.iter();
    let pairs: Vec<(&str, &str)> = pairs
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    edition(game, &pairs)
}

fn position_of(variant: &Arc<Variant>, text: &str, at: &str) -> Position {
    let position = Position::parse(variant.clone(), text);
    position.unwrap_or_else(|error| panic!("{at}: {error}"))
}

/// One game for every combination of the secret choices that are still to be made.
fn beginnings(start: Position) -> Vec<Game> {
    let mut open = vec![Game::from_position(start)];
    let mut begun = Vec::new();
    while let Some(game) = open.pop() {
        let choices = rules::secret_choices(game.start());
        let Some(choice) = choices.first() else {
            begun.push(game);
            continue;
        };
        for &value in &choice.values {
            let mut chosen = game.clone();
            let possible = chosen.choose(choice.field, choice.player, value);
            possible.expect("a value that may be chosen");
            open.push(chosen);
        }
    }
    begun
}

/// Plays the texts and visits each action with the positions before and after it.
fn play(
    game: &mut Game,
    texts: &[String],
    at: &str,
    mut visit: impl FnMut(&Position, Action, &Position),
) {
    for text in texts {
        assert_eq!(game.outcome(), None, "{at}: {text} after the end");
        let before = game.position().clone();
        let action = rules::action_from_text(&before, text);
        let action = action.unwrap_or_else(|error| panic!("{at}: {error}"));
        game.play(action);
        visit(&before, action, game.position());
    }
}

fn winner(game: &Game) -> Option<Player> {
    game.outcome().and_then(|outcome| outcome.winner())
}

/// Removes the names of these squares from `wanted`.
fn strike_out(
    wanted: &mut Vec<String>,
    variant: &Variant,
    squares: &[menagerie::geometry::Square],
) {
    let names: Vec<&str> = squares
        .iter()
        .map(|&square| variant.geometry().name(square))
        .collect();
    wanted.retain(|name| !names.contains(&name.as_str()));
}

/// Checks that the solution of a step reaches its goal, and not before its last action.
fn check_step(game: &mut Game, step: &Step, at: &str) {
    let variant = game.variant().clone();
    let learner = game.position().turn();
    let mut wanted = match &step.goal {
        Goal::Reach(squares) | Goal::Capture(squares) => squares.clone(),
        _ => Vec::new(),
    };
    for name in &wanted {
        assert!(variant.geometry().square(name).is_some(), "{at}: {name}");
    }
    let mut checks = false;
    play(game, &step.solution, at, |before, action, after| {
        if before.turn() != learner {
            return;
        }
        let (_, to) = action.squares(&variant);
        match &step.goal {
            Goal::Reach(_) => {
                let to = action.landing(&variant).or(to);
                strike_out(&mut wanted, &variant, to.as_slice());
            }
            Goal::Capture(_) => {
                strike_out(&mut wanted, &variant, &before.captured(action, after));
            }
            _ => {
                checks = after
                    .living()
                    .any(|player| player != learner && after.in_check(player))
            }
        }
    });
    match step.goal {
        Goal::Reach(_) | Goal::Capture(_) => assert_eq!(wanted, [""; 0], "{at}: left"),
        Goal::Mate(wins) => assert_eq!(winner(game) == Some(learner), wins, "{at}: a win"),
        Goal::Check(given) => assert_eq!(checks, given, "{at}: a check"),
        Goal::Read(only) => assert_eq!(step.solution.is_empty(), only, "{at}: only to be read"),
    }
    let to_do = !matches!(step.goal, Goal::Read(_));
    assert_eq!(!step.solution.is_empty(), to_do, "{at}: a solution");
}

#[test]
fn every_lesson_can_be_solved() {
    for (game, content) in all() {
        assert!(content.lesson.len() >= 3, "{game}: a lesson");
        for step in &content.lesson {
            let at = format!("{game}, lesson {}", step.id);
            let variant = with_options(&game, &step.options);
            let known = |code: &String| variant.alphabet.codes.contains(code);
            assert!(step.show.as_ref().is_none_or(known), "{at}: show");
            let start = match &step.position {
                Some(text) => position_of(&variant, text, &at),
                None => Position::start(variant.clone()),
            };
            for mut begun in beginnings(start) {
                check_step(&mut begun, step, &at);
            }
        }
        let mates = |step: &Step| matches!(step.goal, Goal::Mate(_));
        let captures = |step: &Step| matches!(step.goal, Goal::Capture(_));
        assert!(content.lesson.iter().any(mates), "{game}: a mate");
        assert!(content.lesson.iter().any(captures), "{game}: a capture");
    }
}

#[test]
fn every_example_game_is_finished() {
    for (game, content) in all() {
        let find = |id: &str, options: &[(&str, &str)]| (id == game).then(|| edition(id, options));
        let loaded = Game::from_text(&content.example.record, find);
        let loaded = loaded.unwrap_or_else(|error| panic!("{game}, example: {error}"));
        assert!(!loaded.other_edition, "{game}: of another edition");
        assert!(loaded.game.final_outcome().is_some(), "{game}: goes on");
        let plies = loaded.game.line().len();
        for language in LANGUAGES {
            let words: Words = read(&format!("{language}/{game}.json"));
            for ply in words.example.notes.keys() {
                let number: Result<usize, _> = ply.parse();
                let there = number.is_ok_and(|number| number <= plies);
                assert!(there, "{language}/{game}: a note at {ply} of {plies}");
            }
        }
    }
}

/// Every problem is won in the given number of moves and not in fewer, and its main line is a win.
#[test]
fn every_problem_has_the_stated_solution() {
    for (game, content) in all() {
        for problem in &content.problems {
            let at = format!("{game}, problem {}", problem.id);
            assert!((1..=MOST_MOVES).contains(&problem.mate), "{at}: moves");
            let variant = with_options(&game, &problem.options);
            let start = position_of(&variant, &problem.position, &at);
            let attacker = start.turn();
            let found = solve(&start, problem.mate, |_, _, _| {});
            let least = found.iter().map(|solution| solution.moves).min();
            assert_eq!(least, Some(problem.mate), "{at}: fewest moves");
            let keys = found.iter().map(|solution| solution.action.text(&variant));
            let keys: Vec<String> = keys.collect();
            let key = problem.solution.first().expect("a solution");
            assert!(keys.contains(key), "{at}: {key} is none of {keys:?}");
            let while_waiting = prove(&start, problem.mate, INTERACTIVE_NODES);
            assert!(while_waiting.is_ok(), "{at}: too much to prove");
            for mut begun in beginnings(start.clone()) {
                let mut moves = 0;
                play(&mut begun, &problem.solution, &at, |before, _, after| {
                    let done = before.turn() == attacker && after.turn() != attacker;
                    moves += u32::from(done);
                });
                assert_eq!(winner(&begun), Some(attacker), "{at}: its line");
                assert!(moves <= problem.mate, "{at}: its line takes {moves}");
            }
        }
    }
}

/// The names, sorted and checked to be unique.
fn ids<'t>(names: impl Iterator<Item = &'t String>, at: &str) -> Vec<&'t String> {
    let mut ids: Vec<&String> = names.collect();
    ids.sort();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count, "{at}: a name twice");
    ids
}

fn check_texts(words: &Words, at: &str) {
    let said = |text: &str, what: &str| {
        assert!(!text.trim().is_empty(), "{at}: nothing said of {what}");
    };
    assert!(!words.history.is_empty(), "{at}: history");
    assert!(!words.sources.is_empty(), "{at}: sources");
    words.history.iter().for_each(|text| said(text, "history"));
    for Rule { title, text, .. } in &words.rules {
        said(title, "a rule");
        said(text, title);
    }
    for (id, step) in &words.lesson {
        for text in [&step.title, &step.task, &step.done, &step.hint] {
            said(text, id);
        }
    }
    said(&words.example.title, "the example");
    said(&words.example.about, "the example");
    words
        .example
        .notes
        .iter()
        .for_each(|(ply, text)| said(text, ply));
    for (id, problem) in &words.problems {
        said(&problem.title, id);
        problem.about.iter().for_each(|about| said(about, id));
    }
    for SourceWords { label, url } in &words.sources {
        said(label, url);
        // Some pages are only available without encryption.
        let schemes = ["https://", "http://"];
        let known = schemes.iter().any(|scheme| url.starts_with(scheme));
        assert!(known, "{at}: {url}");
    }
}

#[test]
fn every_item_has_texts_in_every_language() {
    let games = games_in("");
    for game in &games {
        let known = shipped().iter().any(|(id, _)| id == game);
        assert!(known, "{game} is no game");
    }
    for language in LANGUAGES {
        assert_eq!(games_in(language), games, "{language}");
        for (game, content) in all() {
            let at = format!("{language}/{game}");
            let words: Words = read(&format!("{at}.json"));
            let steps = ids(content.lesson.iter().map(|step| &step.id), &at);
            assert_eq!(ids(words.lesson.keys(), &at), steps, "{at}: lesson");
            let problems = ids(content.problems.iter().map(|problem| &problem.id), &at);
            assert_eq!(ids(words.problems.keys(), &at), problems, "{at}: problems");
            check_texts(&words, &at);
        }
    }
}

/// All languages have the same notes, rules and sources.
#[test]
fn all_languages_have_the_same_items() {
    for game in games_in("") {
        let items = LANGUAGES.map(|language| {
            let words: Words = read(&format!("{language}/{game}.json"));
            let ours: Vec<bool> = words.rules.iter().map(|rule| rule.ours).collect();
            let notes: Vec<String> = words.example.notes.into_keys().collect();
            let urls = words.sources.into_iter().map(|source| source.url);
            (words.history.len(), ours, notes, urls.collect::<Vec<_>>())
        });
        let [first, others @ ..] = &items;
        for other in others {
            assert_eq!(other, first, "{game}");
        }
    }
}
