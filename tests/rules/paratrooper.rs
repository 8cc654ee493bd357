//! The Paratrooper of the Crown games: two King's steps, dropped from hand and returning to it.

use std::collections::BTreeSet;

use super::crown::{end, is_legal, play};
use super::support::edition;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, Reason};

fn position_of(id: &str, text: &str) -> Position {
    let variant = edition(id, &[("paratrooper", "yes")]);
    Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn position(text: &str) -> Position {
    position_of("crown", text)
}

/// The moves of the Paratrooper on a square, without that square.
fn steps(position: &Position, from: &str) -> BTreeSet<String> {
    let variant = position.variant();
    let texts = rules::legal_actions(position);
    let texts = texts.iter().map(|action| action.text(variant));
    texts
        .filter_map(|text| text.strip_prefix(from).map(str::to_string))
        .collect()
}

#[test]
fn alone_in_the_middle_it_has_25_targets_and_may_stay() {
    let alone = position("kq6/8/8/8/3T4/8/8/KQ6 w - - 0 1 crown=K,q");
    let steps = steps(&alone, "d4");
    assert_eq!(steps.len(), 25);
    assert!(steps.contains("d4") && steps.contains("f6") && steps.contains("e4"));
    assert!(!steps.contains("off"));
}

#[test]
fn the_first_step_captures_or_jumps() {
    let ring = position("kq6/8/8/2rrr3/2rTr3/2rrr3/8/K6Q w - - 0 1 crown=K,q");
    let steps = steps(&ring, "d4");
    assert!(
        steps.contains("f6") && steps.contains("xe5f6"),
        "over it, or capturing it"
    );
    assert!(
        steps.contains("d4") && steps.contains("xe5d4"),
        "staying, or capturing an adjacent piece and staying"
    );
    assert!(
        steps.contains("xe5e4") && steps.contains("e4"),
        "two captures in one turn"
    );
    let own = position("kq6/8/8/8/3T4/3K4/8/7Q w - - 0 1 crown=K,q");
    assert!(is_legal(&own, "d4d2") && !is_legal(&own, "d4d3") && !is_legal(&own, "d4xd3d2"));
}

#[test]
fn two_routes_with_the_same_captures_and_target_are_one_move() {
    let alone = position("kq6/8/8/8/3T4/8/8/KQ6 w - - 0 1 crown=K,q");
    let texts: Vec<String> = rules::legal_actions(&alone)
        .iter()
        .map(|action| action.text(alone.variant()))
        .filter(|text| text == "d4e5")
        .collect();
    assert_eq!(texts.len(), 1);
}

#[test]
fn it_may_capture_two_pieces_in_a_turn() {
    let mut both = position("kq6/8/5r2/4r3/3T4/8/8/KQ6 w - - 7 1 crown=K,q");
    play(&mut both, "d4xe5f6");
    assert!(
        both.text().starts_with("kq6/8/5T2/8/8/8/8/KQ6 b - - 0 1"),
        "{}",
        both.text()
    );
    both.unmake();
    assert!(
        both.text()
            .starts_with("kq6/8/5r2/4r3/3T4/8/8/KQ6 w - - 7 1")
    );
    let mut monarchs = position("8/8/5q2/4k3/3T4/8/8/KQ6 w - - 7 1 crown=K,q");
    play(&mut monarchs, "d4xe5f6");
    assert_eq!(end(&monarchs), Some((Some(0), Reason::CrownCaptured)));
    let again = position(&monarchs.text());
    assert_eq!(end(&again), end(&monarchs), "{}", monarchs.text());
}

#[test]
fn leaving_the_board_returns_it_to_hand_to_be_dropped_again() {
    let mut edge = position("kq6/8/8/8/8/8/1T6/rQ5K w - - 7 1 crown=K,q");
    assert!(is_legal(&edge, "b2off") && is_legal(&edge, "b2xa1off"));
    play(&mut edge, "b2xa1off");
    assert!(
        edge.text().starts_with("kq6/8/8/8/8/8/8/1Q5K[T] b - - 0 1"),
        "{}",
        edge.text()
    );
    play(&mut edge, "a8a7");
    assert!(is_legal(&edge, "T@e4") && !is_legal(&edge, "T@h1"));
    play(&mut edge, "T@e4");
    assert_eq!(
        edge.turn(),
        Player::new(1).expect("the second player"),
        "a drop is the whole turn"
    );
    assert_eq!(edge.clock_plies(), 2, "the count is not reset");
    let corner = position("kq6/8/8/8/8/8/8/TQ5K w - - 7 1 crown=K,q");
    assert!(is_legal(&corner, "a1off"));
}

#[test]
fn a_captured_paratrooper_does_not_return() {
    let mut taken = position("kq6/8/8/8/3T3r/8/8/KQ6 b - - 7 1 crown=K,q");
    play(&mut taken, "h4d4");
    assert!(!taken.text().contains('['), "{}", taken.text());
}

#[test]
fn it_attacks_every_square_within_two_steps() {
    let checked = position("k7/pp6/2T5/8/8/8/8/KQ6 b - - 0 1 crown=K,-");
    assert!(checked.in_check(Player::new(1).expect("the second player")));
    let beside = position("k7/8/3T4/8/8/8/8/KQ6 b - - 0 1 crown=K,-");
    assert!(!beside.in_check(Player::new(1).expect("the second player")));
    assert!(!is_legal(&beside, "a8b8") && !is_legal(&beside, "a8b7") && is_legal(&beside, "a8a7"));
}

#[test]
fn it_may_answer_a_check_on_either_step() {
    let double = position("kq6/8/8/8/8/2T5/3r4/K2r4 w - - 0 1 crown=-,q");
    assert!(is_legal(&double, "c3xd2d1"), "it captures both attackers");
    assert!(is_legal(&double, "c3c1"), "it blocks the check");
    assert!(is_legal(&double, "c3d1"), "only that one gives check");
    assert!(!is_legal(&double, "c3d2") && !is_legal(&double, "c3b5"));
}

#[test]
fn a_mine_on_the_first_step_ends_its_move() {
    let text = "kq6/8/5r2/8/8/8/8/KQ6 w - - 0 1";
    assert!(Position::parse(edition("crown-2", &[("paratrooper", "yes")]), text).is_ok());
    let mined = "7k/8/5r2/4s3/3T4/8/8/KQ6 w - - 3 1 crown=K,- mine=-,e5";
    let mut gone = position_of("crown-2", mined);
    play(&mut gone, "d4xe5f6");
    assert!(
        gone.text().starts_with("7k/8/5r2/8/8/8/8/KQ6 b - - 0 1"),
        "{}",
        gone.text()
    );
    assert!(!gone.text().contains('['), "{}", gone.text());
    let plain = "7k/8/5r2/4s2s/3T4/8/8/KQ6 w - - 3 1 crown=K,- mine=-,h5";
    let mut goes_on = position_of("crown-2", plain);
    play(&mut goes_on, "d4xe5f6");
    assert!(
        goes_on
            .text()
            .starts_with("7k/8/5T2/7s/8/8/8/KQ6 b - - 0 1")
    );
}

#[test]
fn its_first_step_does_not_find_a_hidden_crown_but_its_second_and_its_drop_do() {
    let passing = "7k/8/8/8/3T4/8/8/KQ6 w - - 0 1 crown=K,- hidden=-,e5";
    let mut passed = position_of("crown-3", passing);
    play(&mut passed, "d4f6");
    assert_eq!(end(&passed), None);
    let mut stopped = position_of("crown-3", passing);
    play(&mut stopped, "d4e5");
    assert_eq!(end(&stopped), Some((Some(0), Reason::CrownFound)));
    let dropping = "7k/8/8/8/8/8/8/KQ6[T] w - - 0 1 crown=K,- hidden=-,e5";
    let mut dropped = position_of("crown-3", dropping);
    play(&mut dropped, "T@e5");
    assert_eq!(end(&dropped), Some((Some(0), Reason::CrownFound)));
}

#[test]
fn in_hand_it_counts_as_army() {
    let mut held = position_of(
        "crown-3",
        "7k/6Q1/8/8/8/8/8/K7[t] w - - 0 1 crown=-,- hidden=-,e5",
    );
    play(&mut held, "g7h8");
    assert_eq!(end(&held), None, "{}", held.text());
    let texts = rules::legal_actions(&held).len();
    assert_eq!(texts, 62, "it can only be dropped, on any empty square");
    let mut none = position_of(
        "crown-3",
        "7k/6Q1/8/8/8/8/8/K7 w - - 0 1 crown=-,- hidden=-,e5",
    );
    play(&mut none, "g7h8");
    assert_eq!(end(&none), Some((Some(0), Reason::ArmyLost)));
}

#[test]
fn capturing_the_last_piece_on_the_first_step_wins_before_the_second() {
    let text = "8/8/8/8/3T4/4q3/1K6/8 w - - 1 18 crown=-,- hidden=e2,e1";
    let mut wiped = position_of("crown-3", text);
    play(&mut wiped, "d4xe3e2");
    assert_eq!(end(&wiped), Some((Some(0), Reason::ArmyLost)));
}

#[test]
fn the_paratrooper_comes_first_among_pieces_in_hand() {
    let text = "k7/8/8/8/8/8/8/K7[TSSt] w - - 1 18 mine=hand,-";
    assert_eq!(position_of("crown-2", text).text(), text);
}

#[test]
fn a_position_in_which_it_took_both_monarchs_can_be_read_again() {
    for id in ["crown", "crown-2", "crown-3", "crown-4"] {
        for crowned in ["k", "q", "?"] {
            let text = format!("8/8/5q2/4k3/3T4/8/8/K6Q w - - 0 1 crown=K,{crowned}");
            let mut position = position_of(id, &text);
            let action = rules::action_from_record(&position, "d4xe5f6");
            position.make(action.unwrap_or_else(|error| panic!("{id} {crowned}: {error}")));
            let text = position.text();
            let again = position_of(id, &text);
            assert_eq!(again.text(), text, "{id} {crowned}");
            assert_eq!(end(&again), end(&position), "{id} {crowned}: {text}");
        }
    }
}
