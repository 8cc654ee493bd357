//! Perpetual chases: the examples of the Asian Xiangqi Federation in Fairy-Stockfish's tests.

use menagerie::piece::Player;
use menagerie::record::Game;
use menagerie::rules::{self, Reason};

use super::support::position;

/// Plays the first moves, then the others until the game has ended: the winner and the reason.
fn end(text: &str, first: &str, repeated: &str) -> (Option<usize>, Reason) {
    let mut game = Game::from_position(position("xiangqi", text));
    let moves = repeated.split_whitespace();
    let count = moves.clone().count();
    for text in first
        .split_whitespace()
        .chain(moves.cycle().take(4 * count))
    {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{text}: {error}")));
        if let Some(outcome) = game.outcome() {
            return (outcome.winner().map(Player::index), outcome.reason);
        }
    }
    panic!("{text}: not over")
}

const RED: Option<usize> = Some(0);
const BLACK: Option<usize> = Some(1);

#[test]
fn who_chases_one_piece_with_every_move_loses() {
    for (text, first, repeated, winner) in [
        // A Cannon attacks a Chariot, directly and from behind a Soldier.
        (
            "2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/2C3NC1/9/1NBAKAB1R w - - 0 1",
            "c3a3",
            "a8b8 a3b3 b8a8 b3a3",
            BLACK,
        ),
        (
            "2bakabr1/9/9/r1p1p1p2/p7R/P8/9/9/9/CC1AKA3 w - - 0 1",
            "a5a6",
            "a7b7 a6b6 b7a7 b6a6",
            BLACK,
        ),
        (
            "5k3/9/9/5C3/5c3/5C3/9/9/5p3/4K4 w - - 0 1",
            "",
            "f5d5 f6d6 d5f5 d6f6",
            BLACK,
        ),
        // The protection is an illusion: its piece becomes pinned, or its General can't recapture.
        (
            "4k4/4c4/9/4p4/9/9/3rn4/3NR4/4K4/9 b - - 0 1",
            "",
            "e4g5 e2f2 g5e4 f2e2",
            RED,
        ),
        (
            "5k3/9/9/9/9/1N2P1C2/9/4BC3/9/cr1RK4 w - - 0 1",
            "",
            "b5c3 b1c1 c3b5 c1b1",
            RED,
        ),
        (
            "5k3/9/9/9/9/4c4/3n5/3NBA3/4A4/4K4 w - - 0 1",
            "",
            "e1d1 e5d5 d1e1 d5e5",
            RED,
        ),
        (
            "5k3/9/9/9/9/4c4/3r5/3NB4/4A4/4K4 w - - 0 1",
            "",
            "e1d1 e5d5 d1e1 d5e5",
            RED,
        ),
        (
            "5k3/9/9/9/9/9/9/9/9/3NK1cr1 w - - 0 1",
            "",
            "d1c3 h1h3 c3d1 h3h1",
            RED,
        ),
        (
            "3k5/9/9/9/9/9/3r5/9/9/3NK4 w - - 0 1",
            "",
            "d1c3 d4c4 c3d1 c4d4",
            RED,
        ),
        // Two Cannons protect each other only while the captor is between them.
        (
            "5k3/9/9/9/9/1C7/1r7/9/1C7/4K4 w - - 0 1",
            "",
            "b5c5 b4c4 c5b5 c4b4",
            RED,
        ),
    ] {
        let expected = (winner, Reason::PerpetualChase);
        assert_eq!(end(text, first, repeated), expected, "{text}");
    }
}

#[test]
fn other_repetitions_draw() {
    for (text, first, repeated) in [
        // Soldiers may chase.
        (
            "2bakabr1/9/9/r1p1p1p2/p7R/P8/9/9/9/1C1AKA3 w - - 0 1",
            "a5a6",
            "a7b7 a6b6 b7a7 b6a6",
        ),
        // Both players chase.
        (
            "4k4/7n1/9/4pR3/9/9/4P4/9/9/4K4 w - - 0 1",
            "f7h7",
            "h9f8 h7h8 f8g6 h8g8 g6i7 g8g7 i7h9 g7h7",
        ),
        (
            "4ka3/c2R1R2c/4b4/9/9/9/9/9/9/4K4 w - - 0 1",
            "",
            "f9f7 f10e9 f7f9 e9f10",
        ),
        // A Cannon chases a Chariot, whose move meanwhile takes the protection from the Horse that pins it. (For
        // Fairy-Stockfish, pinned pieces don't chase, so only one side does. Its tests call that controversial.)
        (
            "2baka1r1/C4rN2/9/1Rp1p4/9/9/4P4/9/4A4/4KA3 w - - 0 1",
            "b7b9",
            "f10e9 b9b10 e9f10 b10b9",
        ),
        (
            "5k3/9/9/9/9/9/7r1/9/2nRA3c/4K4 w - - 0 1",
            "",
            "e2f1 h4h2 f1e2 h2h4",
        ),
        // Two pieces in turn.
        (
            "4k4/9/r1r6/9/PPPP5/9/9/9/1C7/5K3 w - - 0 1",
            "b2a2",
            "a8b8 a2c2 c8d8 c2b2 b8a8 b2d2 d8c8 d2a2",
        ),
        // The attack is the same before and after the move.
        (
            "3k2b2/4P4/4b4/9/8p/6Bc1/6P1P/3AB4/4pp3/1p1K3R1 w - - 0 1",
            "",
            "h1h2 h5h4 h2h1 h4h5",
        ),
        // The General protects its Horse.
        (
            "3k5/9/9/3n5/9/9/3r5/9/9/3NK4 w - - 0 1",
            "",
            "d1c3 d4c4 c3d1 c4d4",
        ),
    ] {
        let expected = (None, Reason::Repetition);
        assert_eq!(end(text, first, repeated), expected, "{text}");
    }
}

#[test]
fn checks_count_before_chases() {
    for (text, repeated, expected) in [
        (
            "9/3kc4/3a5/3P5/9/4p4/9/4K4/9/3C5 w - - 0 1",
            "d7e7 e5d5 e7d7 d5e5",
            (RED, Reason::PerpetualCheck),
        ),
        (
            "3k5/9/9/9/9/5p3/9/5p3/5K3/5C3 w - - 0 1",
            "f2e2 f3e3 e2f2 e3f3",
            (RED, Reason::PerpetualCheck),
        ),
        // Both players give check with every move.
        (
            "9/4c4/3k5/3r5/9/9/4C4/9/4K4/3R5 w - - 0 1",
            "e4d4 d7e7 d4e4 e7d7",
            (None, Reason::Repetition),
        ),
        // Only a chase, with a check now and then.
        (
            "4k4/9/4b4/2c2nR2/9/9/9/9/9/3K5 w - - 0 1",
            "g7g6 f7g9 g6g7 g9f7",
            (RED, Reason::PerpetualChase),
        ),
    ] {
        assert_eq!(end(text, "", repeated), expected, "{text}");
    }
}
