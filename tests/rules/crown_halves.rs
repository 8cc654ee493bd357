//! Crown-4: a monarch that splits into two halves.

use super::crown::{end, is_legal, play, played};
use super::support::position;
use super::{squares, targets};
use menagerie::position::Position;
use menagerie::rules::Reason;

const LOST: &str = "k6r/8/8/8/8/8/8/K6R w - - 5 9 half=now,-";

#[test]
fn the_turn_after_the_loss_may_begin_with_a_split() {
    let taken = played(
        "crown-4",
        "k6r/8/8/8/8/8/7Q/K6R b - - 0 1 crown=K,-",
        "h8h2",
    );
    assert!(taken.text().contains("half=now,-"), "{}", taken.text());
    let mut position = position("crown-4", LOST);
    for text in ["split@a2=O", "split@a2=O*", "split@a2=X", "split@b2=X*"] {
        assert!(is_legal(&position, text), "{text}");
    }
    assert!(!is_legal(&position, "split@c3=O"));
    play(&mut position, "split@b2=O*");
    assert!(
        position
            .text()
            .starts_with("k6r/8/8/8/8/8/1O6/X6R w - - 5 9 half=b2,-"),
        "{}",
        position.text()
    );
    assert_eq!(targets(&position, "b2"), squares("a2 c2 b1 b3"));
    assert_eq!(targets(&position, "a1"), squares(""));
    position.unmake();
    assert!(position.text().ends_with("half=now,-"));
}

#[test]
fn halves_never_castle() {
    let lone = position("crown-4", "k7/8/8/8/8/8/8/R3K2R w AEH - 0 1 half=now,-");
    assert!(is_legal(&lone, "e1g1") && is_legal(&lone, "e1c1"));
    for staying in ["split@e2=X", "split@d2=O*"] {
        let mut split = lone.clone();
        play(&mut split, staying);
        assert!(
            !is_legal(&split, "e1g1") && !is_legal(&split, "e1c1"),
            "{staying}"
        );
        assert!(!split.text().contains(" AEH "), "{}", split.text());
    }
}

#[test]
fn the_right_to_split_ends_with_that_turn() {
    let after = played("crown-4", LOST, "a1a2 h8g8");
    assert!(!is_legal(&after, "split@a3=O"), "{}", after.text());
    assert!(!after.text().contains("half"), "{}", after.text());
}

#[test]
fn a_crowned_half_takes_the_crown_along_and_its_capture_wins() {
    let text = "k6r/8/8/8/8/8/1O6/X6R w - - 0 1 half=b2,-";
    let mut position = position("crown-4", text);
    play(&mut position, "b2b3");
    assert!(position.text().contains("half=b3,-"));
    let taken = played(
        "crown-4",
        "k7/8/8/8/8/8/1O5r/X6R b - - 0 1 half=b2,-",
        "h2b2",
    );
    assert_eq!(end(&taken), Some((Some(1), Reason::CrownCaptured)));
    let again = Position::parse(taken.variant().clone(), &taken.text()).expect("a position");
    assert_eq!(end(&again), end(&taken), "{}", taken.text());
}

#[test]
fn after_the_loss_of_the_uncrowned_half_the_other_is_royal() {
    let taken = played(
        "crown-4",
        "k7/8/8/8/8/8/1O5r/X6R b - - 0 1 half=a1,-",
        "h2b2",
    );
    assert_eq!(end(&taken), None);
    let board = taken.variant().geometry();
    assert_eq!(taken.royal(taken.turn()), board.square("a1"));
    assert!(!taken.text().contains("half"), "{}", taken.text());
    assert_eq!(targets(&taken, "a1"), squares("b2"));
}

#[test]
fn a_surrounded_monarch_cannot_split() {
    let shut = position("crown-4", "k6r/8/8/8/8/8/PP6/KR5R w - - 0 1 half=now,-");
    assert!(!is_legal(&shut, "split@a2=O") && !is_legal(&shut, "split@b1=O"));
}

#[test]
fn a_half_that_is_left_prevents_the_draw_of_lone_monarchs() {
    assert_eq!(
        end(&position("crown-4", "k7/8/8/8/8/8/8/7O w - - 0 1")),
        None
    );
}

#[test]
fn an_en_passant_right_survives_a_split_unless_a_half_lands_there() {
    let text = "8/8/8/8/2kPp3/8/8/K7 b - d3 0 1 half=-,now";
    let other = played("crown-4", text, "split@b4=O");
    assert!(is_legal(&other, "e4d3"), "{}", other.text());
    let on_start = played(
        "crown-4",
        "8/8/8/8/3Pp3/4k3/8/K7 b - d3 0 1 half=-,now",
        "split@d2=O",
    );
    assert!(is_legal(&on_start, "e4d3"), "{}", on_start.text());
    let again = position("crown-4", &on_start.text());
    assert_eq!(again.text(), on_start.text());
    let on_it = played("crown-4", text, "split@d3=O");
    assert!(!is_legal(&on_it, "e4d3"), "{}", on_it.text());
}
