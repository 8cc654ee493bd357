//! Four armies in position text, move text and records.

use super::{AOF, BLUE, GREEN, RED, YELLOW, faults, place, play, player, red, variant};
use menagerie::moves::Action;
use menagerie::record::{Game, Stop};
use menagerie::rules;

#[test]
fn a_removed_army_has_no_pieces_and_the_move_number_rises_with_the_first_player_alive() {
    let mut position = place(AOF, "yKsh2 gKzg4 bKza4 bRza1", "y - - 0 12");
    play(&mut position, "sh2sh1 zg4zh4");
    assert_eq!((position.turn(), position.number()), (player(BLUE), 12));
    play(&mut position, "za1zb1");
    assert_eq!((position.turn(), position.number()), (player(YELLOW), 13));
}

#[test]
fn impossible_texts_are_refused_with_the_reason() {
    let kings = "rKsa1 yKsh2 gKzg4 bKza4";
    let with = |pieces: &str| faults(&format!("{kings} {pieces}"), "r - - 0 1");
    assert_eq!(with("rEsc1"), ["royal-count"]);
    assert_eq!(
        faults("rKsa1 yRsh2 gKzg4 bKza4", "r - - 0 1"),
        ["royal-count"]
    );
    assert_eq!(faults("yKsh2 gKzg4 bKza4", "r - - 0 1"), ["no-men"]);
    assert_eq!(with("rPNzh1"), ["must-have-promoted"]);
    assert!(with("rPNzg1").is_empty(), "there it may stay a Pawn");
    assert!(with("rPNsh1 rRve2 yNvd3").is_empty());
    let fields = |rest: &str| faults(&format!("{kings} rPNvc2 rPNud2 bRve1"), rest);
    assert!(fields("y - uc2:vc2 0 1").is_empty());
    assert!(
        fields("y - uc2:ud2 0 1").is_empty(),
        "either Pawn can have passed there"
    );
    assert_eq!(
        fields("y - uc2:vc2,uc2:ud2 0 1"),
        ["impossible-en-passant"],
        "but not both"
    );
    assert_eq!(fields("y - wc2:vc2 0 1"), ["impossible-en-passant"]);
    assert_eq!(fields("y - ue1:ve1 0 1"), ["impossible-en-passant"]);
    assert_eq!(fields("y - uc2 0 1"), ["en-passant"]);
    assert_eq!(
        fields("r - - 0 1 winner=r"),
        ["impossible-winner"],
        "all are alive"
    );
    assert_eq!(fields("r - - 0 1 winner=w"), ["field-value"]);
    let three = |rest: &str| faults("rEsa1 yKsh2 gKzg4", rest);
    assert!(three("r - - 0 1 winner=r").is_empty());
    assert_eq!(three("r - - 0 1 winner=b"), ["impossible-winner"]);
}

#[test]
fn an_own_piece_on_the_square_passed_over_or_left_refutes_a_double_step() {
    let kings = "rKsa1 yKsh2 gKzg4 bKza4";
    let passed = |pieces: &str| faults(&format!("{kings} rPNvc2 {pieces}"), "y - uc2:vc2 0 1");
    assert!(passed("").is_empty());
    assert_eq!(passed("rNuc2"), ["impossible-en-passant"]);
    assert_eq!(passed("rNtc2"), ["impossible-en-passant"]);
    assert!(
        passed("bNuc2").is_empty(),
        "others may have moved there since"
    );
}

#[test]
fn claims_passes_and_wins_are_kept_in_records() {
    let mut game = Game::from_position(red("rKsa1 rRve1 yKvh1 bKxg3 gKzg4"));
    for text in ["ve1#y", "ve1#b"] {
        let action = rules::action_from_text(game.position(), text).expect("legal");
        game.play(action);
    }
    let record = game.to_text(&[]);
    assert!(record.contains("1/4/2/3"), "{record}");
    let loaded = Game::from_text(&record, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(loaded.game.line(), game.line());
    assert_eq!(loaded.game.outcome(), game.outcome());
}

#[test]
fn a_player_may_resign_only_when_two_are_left() {
    let mut game = Game::from_position(red("rKsa1 rRve2 yKvh1 bKxg3 gKzg4"));
    game.stop(Stop::Resigned(player(YELLOW)));
    assert_eq!((game.stopped(), game.outcome()), (None, None));
    let mut game = Game::from_position(place(AOF, "rKsa1 rRve2 gKzg4", "r - - 0 44"));
    game.stop(Stop::Resigned(player(BLUE)));
    assert_eq!(game.stopped(), None, "Blue is out of the game");
    game.stop(Stop::Resigned(player(GREEN)));
    let over = game.outcome().expect("over");
    assert_eq!(
        (over.winner(), over.places[player(GREEN)]),
        (Some(player(RED)), 2)
    );
    let record = game.to_text(&[]);
    let loaded = Game::from_text(&record, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(
        loaded.game.stopped(),
        Some(Stop::Resigned(player(GREEN))),
        "{record}"
    );
}

#[test]
fn move_texts_are_those_of_the_rules() {
    let position = red("rKsa1 yKsh2 gKwg4 bKza4 rPNyf2 rPNub1");
    for text in ["ub1uc1", "ub1ud1", "yf2yg2=CD"] {
        let action = rules::action_from_text(&position, text).expect(text);
        assert_eq!(action.text(position.variant()), text);
    }
    for (text, code) in [
        ("pass", "not-now"),
        ("ub1#y", "not-now"),
        ("ub1xx", "unreadable-move"),
        ("ub1ub2", "refused-move"),
    ] {
        let error = rules::action_from_text(&position, text).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
    }
    let action = rules::action_from_text(&red("rKsa1 rNta2 yKvb2 gKzg4 bKza4"), "ta2#y");
    let claim = Action::Claim {
        attacker: position
            .variant()
            .geometry()
            .square("ta2")
            .expect("a square"),
        victim: player(YELLOW),
    };
    assert_eq!(action, Ok(claim));
}

#[test]
fn a_flag_decides_only_when_two_are_left() {
    let mut game = Game::from_position(red("rKsa1 rRve2 yKvh1 bKxg3 gKzg4"));
    game.stop(Stop::OutOfTime(player(YELLOW)));
    assert_eq!((game.stopped(), game.outcome()), (None, None));
    let mut game = Game::from_position(place(AOF, "rKsa1 rRve2 gKzg4", "r - - 0 44"));
    game.stop(Stop::OutOfTime(player(RED)));
    let over = game.outcome().expect("over");
    assert_eq!(
        (over.winner(), over.reason.code()),
        (Some(player(GREEN)), "time")
    );
    let record = game.to_text(&[]);
    let loaded = Game::from_text(&record, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(
        loaded.game.stopped(),
        Some(Stop::OutOfTime(player(RED))),
        "{record}"
    );
}
