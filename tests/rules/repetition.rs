//! Repetitions that win and lose.

use super::support::chess_with_ending;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules;

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The winner and the reason at the end of a game, which ends with its last move.
fn end(keys: &str, text: &str, moves: &str) -> (Option<usize>, &'static str) {
    let variant = chess_with_ending(keys);
    let start = Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{error}"));
    let mut game = Game::from_position(start);
    for text in moves.split(' ') {
        assert_eq!(game.outcome(), None, "before {text}");
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{text}: {error}")));
    }
    let outcome = game.outcome().expect("over");
    let loaded = Game::from_text(&game.to_text(&[]), |_, _| Some(variant.clone()));
    assert_eq!(loaded.expect("a record").game.outcome(), Some(outcome));
    (
        outcome.winner().map(|player| player.index()),
        outcome.reason.code(),
    )
}

#[test]
fn a_repetition_has_the_result_of_its_key() {
    let white = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let black = "g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1";
    let black_to_move = ARRAY.replace(" w ", " b ");
    for (result, with_white, with_black) in [
        ("draw", None, None),
        ("win", Some(0), Some(1)),
        ("loss", Some(1), Some(0)),
        ("first-player-wins", Some(0), Some(0)),
        ("first-player-loses", Some(1), Some(1)),
    ] {
        let keys = format!("repetition = 3\nrepetition-result = \"{result}\"");
        assert_eq!(
            end(&keys, ARRAY, white),
            (with_white, "repetition"),
            "{result}"
        );
        assert_eq!(
            end(&keys, &black_to_move, black),
            (with_black, "repetition"),
            "{result}"
        );
    }
}

#[test]
fn perpetual_check_loses_whoever_is_to_move() {
    let keys = "repetition = 3\nperpetual-check-loses = true\nrepetition-result = \"win\"";
    let text = "6k1/r5p1/8/7Q/8/8/8/3K4 w - - 0 1";
    let there_and_back = "h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8";
    assert_eq!(
        end(keys, text, there_and_back),
        (Some(1), "perpetual-check")
    );
    let early = text.replace("8/7Q/8", "8/4Q3/8");
    let checks = "e5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8 h5e8";
    assert_eq!(end(keys, &early, checks), (Some(1), "perpetual-check"));
    assert_eq!(
        end("repetition = 3", text, there_and_back),
        (None, "repetition")
    );
}

#[test]
fn a_check_left_out_makes_an_ordinary_repetition() {
    let keys = "repetition = 3\nperpetual-check-loses = true\nrepetition-result = \"win\"";
    let text = "6k1/r5p1/8/8/8/8/4Q3/3K4 w - - 0 1";
    let moves = "e2e8 g8h7 e8e2 h7g8 e2e8 g8h7 e8e2 h7g8";
    assert_eq!(end(keys, text, moves), (Some(0), "repetition"));
}
