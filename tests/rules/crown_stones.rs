//! Crown-2: three stones, one of them mined, after the loss of a monarch.

use super::crown::{end, is_legal, play, played};
use super::support::position;
use menagerie::piece::Player;
use menagerie::rules::{self, Reason};

const LOST: &str = "k7/8/8/8/8/8/1r6/KQ5R b - - 0 1 crown=K,-";

#[test]
fn a_lost_monarch_gives_three_stones_one_of_them_mined() {
    let after = played("crown-2", LOST, "b2b1");
    assert!(after.text().contains("[SSS]"), "{}", after.text());
    assert!(after.text().ends_with(" mine=hand,-"), "{}", after.text());
    assert!(!is_legal(&after, "S@e4"), "the monarch is in check");
    assert!(is_legal(&after, "a1b1") || is_legal(&after, "h1b1"));
}

const STONES: &str = "k6r/8/8/8/8/8/8/K7[SSS] w - - 4 9 mine=hand,-";

#[test]
fn a_turn_of_stones_is_one_to_three_drops_and_done() {
    let mut position = position("crown-2", STONES);
    assert!(is_legal(&position, "S@e4") && is_legal(&position, "S@e4*"));
    play(&mut position, "S@e4");
    assert!(is_legal(&position, "done") && !is_legal(&position, "a1a2"));
    assert_eq!(super::refusal(&position, "a1", "a2"), Some("turn-of-drops"));
    play(&mut position, "S@e5*");
    assert!(is_legal(&position, "S@e6") && !is_legal(&position, "S@e6*"));
    play(&mut position, "S@e6");
    let texts: Vec<String> = rules::legal_actions(&position)
        .iter()
        .map(|action| action.text(position.variant()))
        .collect();
    assert_eq!(texts, ["done"]);
    assert!(
        position.text().ends_with("mine=e5,- drops=3"),
        "{}",
        position.text()
    );
    play(&mut position, "done");
    assert_eq!(position.clock_plies(), 5, "one ply, and nothing is reset");
    assert!(
        position.text().ends_with("5 9 mine=e5,-"),
        "{}",
        position.text()
    );
    for _ in 0..4 {
        position.unmake();
    }
    assert!(
        position
            .text()
            .starts_with("k6r/8/8/8/8/8/8/K7[SSS] w - - 4 9")
    );
}

#[test]
fn the_last_stone_must_be_the_mine() {
    let last = position("crown-2", "k6r/8/8/8/8/4SS2/8/K7[S] w - - 0 1 mine=hand,-");
    assert!(is_legal(&last, "S@e4*") && !is_legal(&last, "S@e4"));
}

#[test]
fn the_mine_takes_its_capturer_along_and_a_plain_stone_does_not() {
    let text = "k6r/8/8/8/8/8/8/K5SS b - - 3 1 mine=h1,-";
    let mined = played("crown-2", text, "h8h1");
    assert!(
        mined.text().starts_with("k7/8/8/8/8/8/8/K5S1 w - - 0 2"),
        "{}",
        mined.text()
    );
    let text = "k6r/8/8/8/8/8/8/K5SS b - - 3 1 mine=g1,-";
    let plain = played("crown-2", text, "h8h1");
    assert!(
        plain
            .text()
            .starts_with("k7/8/8/8/8/8/8/K5Sr w - - 0 2 mine=g1,-"),
        "{}",
        plain.text()
    );
}

#[test]
fn own_stones_cannot_be_captured_and_stones_never_move() {
    let position = position("crown-2", "k7/8/8/8/8/8/1S6/K6R w - - 0 1 mine=b2,-");
    assert!(!is_legal(&position, "a1b2"));
    let actions = rules::legal_actions(&position);
    let board = position.variant().geometry();
    let from_stone = |action: &&menagerie::moves::Action| {
        action.squares(position.variant()).0 == board.square("b2")
    };
    assert_eq!(actions.iter().filter(from_stone).count(), 0);
}

#[test]
fn capturing_the_mine_with_a_royal_piece_loses_and_with_an_uncrowned_monarch_costs_it() {
    let lone = played("crown-2", "k7/1S6/8/8/8/8/8/K7 b - - 0 1 mine=b7,-", "a8b7");
    assert_eq!(end(&lone), Some((Some(0), Reason::CrownCaptured)));
    let both = "k7/1S5q/8/8/8/8/8/K7 b - - 0 1 crown=-,q mine=b7,-";
    let lost = played("crown-2", both, "a8b7");
    assert_eq!(end(&lost), None);
    assert!(lost.text().contains("[sss]"), "{}", lost.text());
    let both = "k7/1S5q/8/8/8/8/8/K7 b - - 0 1 crown=-,k mine=b7,-";
    let lost = played("crown-2", both, "a8b7");
    assert_eq!(end(&lost), Some((Some(0), Reason::CrownCaptured)));
}

#[test]
fn a_monarch_of_unknown_crown_may_not_be_played_onto_a_known_mine() {
    let text = "k7/1S5q/8/8/8/8/8/K7 b - - 0 1 crown=-,? mine=b7,-";
    let position = position("crown-2", text);
    assert!(is_legal(&position, "a8b7"));
    let error = rules::action_from_text(&position, "a8b7").expect_err("unknown to all");
    assert_eq!(error.code(), "unknown-secret");
    assert!(error.to_string().contains("`crown`"), "{error}");
    assert!(rules::action_from_text(&position, "a8a7").is_ok());
}

#[test]
fn stones_may_answer_a_check_one_after_the_other() {
    let double = position("crown-2", "k7/8/8/8/r7/8/8/K6r[SSS] w - - 0 1 mine=hand,-");
    assert!(is_legal(&double, "S@a2") && is_legal(&double, "S@d1"));
    assert!(is_legal(&double, "S@e5"), "two more can follow");
    let mut once = double.clone();
    play(&mut once, "S@a2");
    assert!(!is_legal(&once, "done") && is_legal(&once, "S@d1"));
    let two = position("crown-2", "k7/8/8/8/r7/8/8/K6r[SS] w - - 0 1 mine=hand,-");
    assert!(
        !is_legal(&two, "S@e5"),
        "the turn could not end with the monarch safe"
    );
}

#[test]
fn check_treats_a_mined_stone_as_plain_and_its_explosion_may_expose() {
    // The Rook on h1 shields the monarch until it is lost with the stone.
    let text = "7k/8/8/8/7r/7S/8/K6R b - - 0 1 mine=h3,-";
    let after = played("crown-2", text, "h4h3");
    assert!(
        after.in_check(Player::new(1).expect("the second player")),
        "{}",
        after.text()
    );
    let won = {
        let mut after = after.clone();
        play(&mut after, "h1h8");
        after
    };
    assert_eq!(end(&won), Some((Some(0), Reason::CrownCaptured)));
    let again = position("crown-2", &won.text());
    assert_eq!(end(&again), end(&won), "{}", won.text());
}

#[test]
fn a_monarch_walled_in_by_stones_draws() {
    let walled = "k1r5/1p6/1P6/8/8/2n5/2p5/KS1r4 w - - 0 1 mine=b1,-";
    let free = position("crown-2", walled);
    assert_eq!(end(&free), None, "the Pawn or the monarch may move");
    let shut = "k7/8/8/8/8/p7/PS6/KS5r w - - 0 1 mine=b1,-";
    assert_eq!(
        end(&position("crown-2", shut)),
        Some((None, Reason::WalledIn))
    );
    let no_stone = "k7/8/8/8/p7/Pp6/PP6/KB5r w - - 0 1";
    assert_ne!(
        end(&position("crown-2", no_stone)),
        Some((None, Reason::WalledIn))
    );
}

#[test]
fn a_turn_of_stones_gives_up_the_en_passant_right() {
    let text = "k7/8/8/8/3Pp3/8/8/K7[sss] b - d3 0 1 mine=-,hand";
    let dropped = played("crown-2", text, "S@d3");
    assert!(dropped.text().contains(" b - - 0 1 "), "{}", dropped.text());
    assert_eq!(position("crown-2", &dropped.text()).text(), dropped.text());
}
