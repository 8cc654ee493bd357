//! Passes of two players and points in place of draws: random games against their definition, and positions made by hand.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::support::{Chance, random_play};
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::{Game, Stop};
use menagerie::rules::{self, Reason, View};
use menagerie::search::{Limits, Memory, Options, Score, SearchResult, Searcher};
use menagerie::solve::{Proof, ProofResult};
use menagerie::variant::Variant;

const ARRAY: &str = "rnbkr/ppppp/5/5/PPPPP/RNBKR w - - 0 1";
/// Where stalemates are frequent.
const BARE: &str = "2k2/5/5/5/R3R/2K2 w - - 0 1";

/// A small game with these lines before `[board]` and after `[ending]`.
fn game(rules: &str, ending: &str) -> Arc<Variant> {
    let piece = |code: &str, moves: &str| {
        format!(
            "[[piece]]\ncode = {code:?}\nname = {code:?}\nicon = \"king\"\nmoves = {moves:?}\nrules = \"-\"\nroyal = {}\n",
            code == "K"
        )
    };
    let pieces = [
        ("K", "K"),
        ("R", "R"),
        ("B", "B"),
        ("N", "N"),
        ("P", "fmWfceFifmnD"),
    ];
    let pieces: String = pieces.map(|(code, moves)| piece(code, moves)).concat();
    let file = format!(
        "format = 1\nid = \"passes\"\nname = \"Passes\"\nauthor = \"this project\"\nyear = 2026\nsource = \
         \"tests/games/passes.rs\"\nsummary = \"Passes.\"\narray = {ARRAY:?}\n{rules}\n[board]\nfiles = 5\nranks = 6\nshades = \
         [{{ name = \"light\", colour = \"#EEEEEE\" }}, {{ name = \"dark\", colour = \"#888888\" }}]\npattern = [\"light \
         dark\", \"dark light\"]\n{pieces}[ending]\ngoal = \"checkmate\"\n{ending}\n",
    );
    Arc::new(Variant::load("passes.toml", &file).unwrap_or_else(|error| panic!("{error}\n{file}")))
}

fn at(variant: &Arc<Variant>, text: &str) -> Position {
    Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn legal(position: &Position) -> BTreeSet<String> {
    let actions = rules::legal_actions(position);
    let variant = position.variant();
    actions.iter().map(|action| action.text(variant)).collect()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{text}: {error}")));
    }
}

/// The winner, the reason, and whether points decided.
fn end(game: &Game) -> Option<(Option<usize>, Reason, bool)> {
    let outcome = game.outcome()?;
    let winner = outcome.winner().map(Player::index);
    Some((winner, outcome.reason, outcome.on_points))
}

#[test]
fn random_games_allow_just_the_passes_of_their_definition() {
    const WHEN: [&str; 3] = ["never", "stalemate", "always"];
    let mut passes = [0; 3];
    let mut ends = 0;
    for seed in 0..400 {
        let mut chance = Chance(seed);
        let when = [chance.below(3), chance.below(3)].map(|when| WHEN[when]);
        let (must_capture, no_checks) = (chance.below(4) == 0, chance.below(6) == 0);
        let rules = format!("must-capture = {must_capture}\nno-checks = {no_checks}");
        let free = game(&rules, "");
        let value = |when: &str| match when {
            "never" => "false".to_string(),
            when => format!("{when:?}"),
        };
        let [white, black] = when.map(value);
        let variant = game(&rules, &format!("passes = {{ w = {white}, b = {black} }}"));
        let start = at(&variant, [ARRAY, BARE][usize::from(seed % 3 == 0)]);
        let mut in_a_row = 0;
        random_play(&start, &mut chance, 120, |position, action| {
            let before = (position.text(), position.hash());
            let text = before.0.split(" passes=").next().expect("a text");
            let bare = at(&free, text);
            let mut expected = legal(&bare);
            let when = when[position.turn().index()];
            let captures = |text: &str| {
                rules::action_from_text(&bare, text)
                    .is_ok_and(|action| rules::captures(&bare, &action))
            };
            let must = must_capture && expected.iter().any(|text| captures(text));
            let may = !bare.in_check(bare.turn())
                && match when {
                    "always" => !must,
                    "stalemate" => expected.is_empty(),
                    _ => false,
                };
            if may {
                expected.insert("pass".to_string());
            }
            assert_eq!(legal(position), expected, "{when}: {}", before.0);
            assert_eq!(rules::count_legal_actions(position), expected.len() as u64);
            assert_eq!(rules::has_legal_action(position), !expected.is_empty());
            let passes_now = action.text(&variant) == "pass";
            in_a_row = if passes_now { in_a_row + 1 } else { 0 };
            position.make(action);
            assert_eq!(position.hash(), position.recomputed_hash());
            let text = position.text();
            assert_eq!(at(&variant, &text).hash(), position.hash(), "{text}");
            assert_eq!(rules::decided(position).is_some(), in_a_row == 2, "{text}");
            if in_a_row == 2 {
                ends += 1;
                assert!(legal(position).is_empty());
                let outcome = rules::outcome(position, 1).expect("the end");
                assert_eq!((outcome.winner(), outcome.reason), (None, Reason::Passes));
            }
            position.unmake();
            assert_eq!((position.text(), position.hash()), before);
            if passes_now {
                passes[WHEN.iter().position(|one| *one == when).expect("known")] += 1;
            }
        });
    }
    assert!(
        passes[0] == 0 && passes[1] > 10 && passes[2] > 200,
        "{passes:?}"
    );
    assert!(ends > 20, "{ends}");
}

#[test]
fn a_pass_keeps_rights_and_ends_en_passant() {
    let variant = game("", "passes = \"always\"");
    let mut game = Game::new(variant);
    play(&mut game, "b2b4 pass");
    assert!(game.position().text().ends_with(" w - - 2 2 passes=1"));
    play(&mut game, "a2a3");
    assert!(!game.position().text().contains("passes"));
}

#[test]
fn positions_repeat_whether_players_moved_or_passed() {
    let ending = "passes = \"always\"\nrepetition = 3";
    for keys in [ending, &format!("{ending}\nperpetual-check-loses = true")] {
        let mut game = Game::new(game("", keys));
        play(&mut game, "b1c3 b6c4 c3b1 c4b6 b1c3 pass c3b1 pass");
        assert_eq!(
            end(&game),
            Some((None, Reason::Repetition, false)),
            "{keys}"
        );
    }
}

#[test]
fn a_stalemated_player_passes_until_the_stalemate_is_over() {
    let variant = game("", "passes = \"stalemate\"\nstalemate = \"loss\"");
    let mut game = Game::from_position(at(&variant, "k4/5/K4/5/5/1R3 b - - 0 1"));
    assert_eq!(legal(game.position()), BTreeSet::from(["pass".to_string()]));
    play(&mut game, "pass b1b2");
    assert_eq!(end(&game), None, "Black passes again");
    play(&mut game, "pass b2c2");
    assert_eq!(legal(game.position()), BTreeSet::from(["a6b6".to_string()]));
    let mate = at(&variant, "k2R1/5/K4/5/5/1R3 b - - 0 1");
    assert_eq!(
        rules::outcome(&mate, 1).map(|it| it.reason),
        Some(Reason::Checkmate)
    );
}

const POINTS: &str = "[ending.points]\npieces = [\"R 13\", \"N 5\", \"P 2\"]\nextra = [\"b 1.5\"]";

#[test]
fn points_decide_in_place_of_every_draw() {
    let ending = format!(
        "passes = \"always\"\nrepetition = 2\nmove-count = {{ plies = 4 }}\nmaterial = [\"K - K\"]\n{POINTS}"
    );
    let variant = game("", &ending);
    let from = |text: &str, moves: &str| {
        let mut game = Game::from_position(at(&variant, text));
        play(&mut game, moves);
        end(&game)
    };
    let (white, black) = (Some(0), Some(1));
    let two = "k4/p4/5/5/PP3/K4 w - - 0 1";
    assert_eq!(from(two, "pass pass"), Some((white, Reason::Passes, true)));
    let one = "k4/p4/5/5/P4/K4 w - - 0 1";
    assert_eq!(from(one, "pass pass"), Some((black, Reason::Passes, true)));
    let round = "a1b1 a6b6 b1a1 b6a6";
    assert_eq!(from(two, round), Some((white, Reason::MoveCount, true)));
    let before = "k4/p4/5/5/PP3/K4 w - - 2 1";
    assert_eq!(
        from(before, "a1b1 pass"),
        Some((white, Reason::MoveCount, true))
    );
    let bare = "k4/1P3/5/5/5/K4 b - - 0 1";
    assert_eq!(from(bare, "a6b5"), Some((black, Reason::Material, true)));
    let mut agreed = Game::from_position(at(&variant, two));
    agreed.stop(Stop::Agreed);
    assert_eq!(end(&agreed), Some((white, Reason::Agreement, true)));
    let mut judged = Game::from_position(at(&variant, two));
    judged.stop(Stop::Adjudicated(None));
    assert_eq!(end(&judged), Some((None, Reason::Adjudication, false)));
}

#[test]
fn points_decide_stalemate_and_repetition_and_may_be_equal() {
    let odds = game("", "repetition = 2\n[ending.points]\nextra = [\"w 1\"]");
    let mut game = Game::new(odds.clone());
    play(&mut game, "b1c3 b6c4 c3b1 c4b6");
    assert_eq!(end(&game), Some((Some(0), Reason::Repetition, true)));
    let stalemate = Game::from_position(at(&odds, "K4/5/k4/5/5/1r3 w - - 0 1"));
    assert_eq!(end(&stalemate), Some((Some(0), Reason::Stalemate, true)));
    let equal = self::game(
        "",
        "passes = \"always\"\n[ending.points]\npieces = [\"P 1\"]",
    );
    let mut game = Game::new(equal);
    play(&mut game, "pass pass");
    assert_eq!(end(&game), Some((None, Reason::Passes, false)));
}

#[test]
fn records_of_games_that_points_decided_are_read_back() {
    let variant = game("", &format!("passes = \"always\"\n{POINTS}"));
    let find = |_: &str, _: &[(&str, &str)]| Some(variant.clone());
    let mut passed = Game::new(variant.clone());
    play(&mut passed, "b1c3 pass c3b1 b6c4 pass pass");
    let mut agreed = Game::new(variant.clone());
    play(&mut agreed, "b1c3 pass");
    agreed.stop(Stop::Agreed);
    for game in [passed, agreed] {
        let text = game.to_text(&[]);
        let read = Game::from_text(&text, find).expect("a record").game;
        assert_eq!(
            (read.line(), end(&read)),
            (game.line(), end(&game)),
            "{text}"
        );
        let pgn = game.to_pgn(&[], &[]).expect("PGN");
        assert!(pgn.contains("[Result \"0-1\"]"), "{pgn}");
    }
}

fn search(position: &Position, depth: u16) -> SearchResult {
    let view = View::of(position, Some(position.turn()));
    let memory = Memory::new(position.variant(), 1 << 14);
    let searcher = Searcher::new(&view, &[], Limits::depth(depth), Options::default(), memory);
    searcher.expect("an open game").finish()
}

#[test]
fn the_search_answers_a_pass_that_wins_or_saves_the_game() {
    let variant = game("", &format!("passes = \"always\"\n{POINTS}"));
    let best = |text: &str, depth| {
        let result = search(&at(&variant, text), depth);
        result.best.map(|action| action.text(&variant))
    };
    for depth in 1..=5 {
        let ahead = "k4/p4/5/5/PP3/K4 w - - 0 1 passes=1";
        assert_eq!(best(ahead, depth).as_deref(), Some("pass"), "{depth}");
        // White would lose on points.
        let behind = "k4/p4/5/5/P4/K4 w - - 0 1 passes=1";
        assert_ne!(best(behind, depth).as_deref(), Some("pass"), "{depth}");
        // Black would answer a pass, and win.
        let open = "k4/p4/5/5/P4/K4 w - - 0 1";
        assert_ne!(best(open, depth + 1).as_deref(), Some("pass"), "{depth}");
    }
    // Without points a pass draws a lost game.
    let drawn = game("", "passes = \"always\"");
    for depth in 1..=5 {
        let result = search(&at(&drawn, "k4/5/r4/1r3/5/4K w - - 0 1 passes=1"), depth);
        let best = result.best.map(|action| action.text(&drawn));
        assert_eq!(best.as_deref(), Some("pass"), "{depth}");
        assert_eq!(result.score, Score::Centipawns(0));
    }
}

#[test]
fn the_solver_wins_on_points() {
    let variant = game("", &format!("passes = \"always\"\n{POINTS}"));
    let ahead = at(&variant, "k4/p4/5/5/PP3/K4 w - - 0 1 passes=1");
    let found = Proof::new(&ahead, 1).slice(10_000);
    let Some(ProofResult::Win(solutions)) = found else {
        panic!("{found:?}");
    };
    let actions: Vec<Action> = solutions.iter().map(|solution| solution.action).collect();
    assert_eq!(actions, [Action::Pass]);
}
