//! Crown: two monarchs, one of which secretly wears the crown.

use super::support::position;
use super::{refusal, squares, targets};
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, Reason};

/// The position after these moves.
pub(crate) fn played(id: &str, start: &str, moves: &str) -> Position {
    let mut position = position(id, start);
    for text in moves.split_whitespace() {
        play(&mut position, text);
    }
    position
}

pub(crate) fn play(position: &mut Position, text: &str) {
    let actions = rules::legal_actions(position);
    let named = actions
        .iter()
        .find(|action| action.text(position.variant()) == text);
    let action = named.unwrap_or_else(|| panic!("{text} in {}", position.text()));
    position.make(*action);
}

/// The winner and the reason.
pub(crate) fn end(position: &Position) -> Option<(Option<usize>, Reason)> {
    let outcome = rules::outcome_ignoring_repetition(position)?;
    Some((outcome.winner().map(Player::index), outcome.reason))
}

pub(crate) fn is_legal(position: &Position, text: &str) -> bool {
    let actions = rules::legal_actions(position);
    actions
        .iter()
        .any(|action| action.text(position.variant()) == text)
}

#[test]
fn both_monarchs_step_like_a_king_and_may_stand_attacked() {
    let position = position("crown", "r6k/8/8/8/8/8/q7/K2Q4 w - - 0 1 crown=K,q");
    assert_eq!(targets(&position, "a1"), squares("a2 b1 b2"));
    assert_eq!(targets(&position, "d1"), squares("c1 c2 d2 e1 e2"));
    assert!(!position.in_check(Player::FIRST));
}

#[test]
fn capturing_the_crown_wins_at_once() {
    let after = played(
        "crown",
        "4k3/3q4/8/8/8/8/8/K2R3Q w - - 0 1 crown=K,q",
        "d1d7",
    );
    assert_eq!(end(&after), Some((Some(0), Reason::CrownCaptured)));
    assert!(rules::legal_actions(&after).is_empty());
    let again = position("crown", &after.text());
    assert_eq!(end(&again), end(&after), "{}", after.text());
}

#[test]
fn once_the_uncrowned_monarch_is_lost_the_other_is_royal() {
    let after = played(
        "crown",
        "4k3/3q4/8/8/8/8/8/K2R3Q w - - 0 1 crown=K,k",
        "d1d7",
    );
    assert_eq!(end(&after), None);
    assert!(after.in_check(after.turn()) || after.royal(after.turn()).is_some());
    assert!(after.text().ends_with("crown=K,-"), "{}", after.text());
    assert_eq!(targets(&after, "e8"), squares("d7 f8"));
}

#[test]
fn a_lone_monarch_may_not_be_left_attacked_even_to_capture_a_monarch() {
    let pinned = position("crown", "3r3k/8/8/8/8/2q5/3N4/3K4 w - - 0 1 crown=-,q");
    assert_eq!(targets(&pinned, "d2"), squares(""));
    assert_eq!(targets(&pinned, "d1"), squares("c1 e1 e2"));
    assert_eq!(refusal(&pinned, "d1", "c2"), Some("into-check"));
}

#[test]
fn checkmate_of_a_lone_monarch_wins() {
    let mated = position("crown", "R5k1/5ppp/8/8/8/8/8/K6Q b - - 0 1 crown=K,-");
    assert_eq!(end(&mated), Some((Some(0), Reason::Checkmate)));
}

#[test]
fn stalemate_loses_with_one_monarch_and_with_two() {
    let lone = position("crown", "k7/2R5/1K6/8/8/8/8/7Q b - - 0 1 crown=K,-");
    assert_eq!(end(&lone), None, "it may capture nothing but move to b8");
    let lone = position("crown", "k7/2B5/1K6/8/8/8/8/7Q b - - 0 1 crown=K,-");
    assert_eq!(end(&lone), Some((Some(0), Reason::Stalemate)));
    let both = "K6Q/8/8/8/8/3p1p1p/pppppppp/bbbbnqnk b - - 0 1 crown=K,q";
    let both = position("crown", both);
    assert_eq!(end(&both), Some((Some(0), Reason::Stalemate)));
}

#[test]
fn either_monarch_castles_with_either_rook_regardless_of_attacks() {
    let start = "r6r/8/8/8/8/8/8/R3K2R w AEH - 0 1 crown=-,-";
    assert!(Position::parse(super::support::variant("crown"), start).is_err());
    let queen = position("crown", "kq3r2/8/8/8/8/8/K7/R2Q3R w ADH - 0 1 crown=K,q");
    assert!(is_legal(&queen, "d1b1") && is_legal(&queen, "d1f1"));
    let mut after = queen.clone();
    play(&mut after, "d1f1");
    let text = after.text();
    assert!(text.starts_with("kq3r2/8/8/8/8/8/K7/R3RQ2 b A "), "{text}");
    let king = position("crown", "kq2r3/8/8/8/8/8/7Q/R3K2R w AEH - 0 1 crown=K,q");
    assert!(
        is_legal(&king, "e1g1") && is_legal(&king, "e1c1"),
        "attacked, but not the only monarch"
    );
}

#[test]
fn castling_letters_stay_while_their_piece_is_unmoved() {
    let after = played(
        "crown",
        "kq5r/8/8/8/8/8/8/R2QK3 w ADE - 0 1 crown=K,q",
        "d1d2",
    );
    assert!(after.text().contains(" b AE "), "{}", after.text());
}

#[test]
fn a_lone_monarch_castles_by_the_usual_rules_of_check() {
    let through = position("crown", "k4r2/8/8/8/8/8/8/4K2R w EH - 0 1");
    assert!(!is_legal(&through, "e1g1"));
    let safe = position("crown", "k2r4/8/8/8/8/8/8/4K2R w EH - 0 1");
    assert!(is_legal(&safe, "e1g1"));
    let checked = position("crown", "k3r3/8/8/8/8/8/8/4K2R w EH - 0 1");
    assert!(!is_legal(&checked, "e1g1"));
}

#[test]
fn a_pawn_becomes_a_generalissimo_or_a_monarch_without_a_crown() {
    let position = position("crown", "kq6/7P/8/8/8/8/8/K6Q w - - 0 1 crown=K,q");
    for into in ["G", "M", "R", "B", "N"] {
        assert!(is_legal(&position, &format!("h7h8={into}")), "{into}");
    }
    assert!(!is_legal(&position, "h7h8=Q") && !is_legal(&position, "h7h8=K"));
    let taken = played("crown", "kq5r/8/8/8/8/8/8/K6M b - - 0 1 crown=-,q", "h8h1");
    assert_eq!(end(&taken), None, "it is publicly known to wear no crown");
}

#[test]
fn a_lone_monarch_against_a_lone_monarch_is_a_draw_unless_anything_else_is_left() {
    let draw = |text: &str| end(&position("crown", text));
    assert_eq!(
        draw("k7/8/8/8/8/8/8/7Q w - - 0 1"),
        Some((None, Reason::Material))
    );
    assert_eq!(
        draw("q7/8/8/8/8/8/8/7Q w - - 0 1"),
        Some((None, Reason::Material))
    );
    assert_eq!(draw("k7/8/8/8/8/8/8/M6Q w - - 0 1"), None);
    assert_eq!(draw("k6q/8/8/8/8/8/8/7Q w - - 0 1"), None);
}

#[test]
fn a_missing_crown_stays_unknown() {
    let start = position(
        "crown",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ADEHadeh - 0 1",
    );
    assert!(start.text().ends_with(" crown=?,?"), "{}", start.text());
}

#[test]
fn impossible_crowns_are_refused() {
    let refused = |text: &str| match Position::parse(super::support::variant("crown"), text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(error) => error.to_string(),
    };
    assert!(refused("kq6/8/8/8/8/8/8/KQ6 w - - 0 1 crown=R,q").contains("crown"));
    assert!(refused("kq6/8/8/8/8/8/8/KQ6 w - - 0 1 crown=k,q").contains("a piece of the player"));
    assert!(refused("kq6/8/8/8/8/8/8/K7 w - - 0 1 crown=K,q").contains("impossible-secret"));
    assert!(refused("kq6/8/8/8/8/8/8/KKQ5 w - - 0 1").contains("monarchs"));
    assert!(refused("kq6/8/8/8/8/8/8/8 w - - 0 1").contains("monarchs"));
}
