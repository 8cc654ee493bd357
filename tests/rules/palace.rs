//! Palaces with diagonal lines, Cannons that don't hop over one another, and Generals that face each other.

use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{self, Reason};

use super::support::{edition, position};
use super::{play, refusal, squares, targets};

fn janggi(text: &str) -> Position {
    position("janggi", text)
}

fn after(mut position: Position, actions: &str) -> Position {
    let actions: Vec<&str> = actions.split_whitespace().collect();
    play(&mut position, &actions);
    position
}

fn end(position: &Position) -> Option<(Reason, Option<Player>)> {
    let outcome = rules::outcome(position, 1)?;
    Some((outcome.reason, outcome.winner()))
}

#[test]
fn a_general_follows_the_lines_of_its_palace() {
    let middle = janggi("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1");
    assert_eq!(targets(&middle, "e2"), squares("d1 e1 f1 d2 f2 d3 e3 f3"));
    // No diagonal meets the middle of an edge.
    let edge = janggi("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(targets(&edge, "e1"), squares("d1 f1 e2"));
}

#[test]
fn a_chariot_slides_along_the_lines_of_either_palace() {
    let free = janggi("5R3/9/4k4/9/9/9/9/9/9/3K5 w - - 0 1");
    let reach = targets(&free, "f10");
    assert!(reach.contains("e9") && reach.contains("d8"), "{reach:?}");
    assert!(!reach.contains("c7"));
}

#[test]
fn a_soldier_moves_diagonally_only_forward_along_a_line() {
    let game = janggi("3k5/9/3P5/9/9/9/9/9/9/4K4 w - - 0 1");
    assert_eq!(targets(&game, "d8"), squares("c8 e8 d9 e9"));
    let middle = janggi("9/4P4/4k4/9/9/9/9/9/3K5/9 w - - 0 1");
    assert_eq!(targets(&middle, "e9"), squares("d9 f9 d10 e10 f10"));
}

#[test]
fn a_cannon_neither_hops_over_a_cannon_nor_captures_one() {
    let game = janggi("3k5/9/c2c5/9/p8/9/p8/9/C8/4K4 w - - 0 1");
    // From a2 over the Soldier on a4 to a5 and the Soldier on a6.
    assert_eq!(targets(&game, "a2"), squares("a5 a6"));
    let blocked = janggi("3k5/9/c8/9/p8/9/9/9/C8/4K4 w - - 0 1");
    assert_eq!(targets(&blocked, "a2"), squares("a7"));
    assert_eq!(refusal(&blocked, "a2", "a8"), Some("unhoppable"));
    let over = janggi("3k5/9/r8/9/c8/9/9/9/C8/4K4 w - - 0 1");
    assert_eq!(targets(&over, "a2"), squares(""));
    assert_eq!(refusal(&over, "a2", "a7"), Some("unhoppable"));
}

#[test]
fn a_cannon_hops_over_the_middle_of_a_palace() {
    let game = janggi("9/3k5/9/9/9/9/9/3C5/4A4/4K4 w - - 0 1");
    assert!(targets(&game, "d3").contains("f1"));
    let cannon = janggi("9/3k5/9/9/9/9/9/3C5/4C4/4K4 w - - 0 1");
    assert!(!targets(&cannon, "d3").contains("f1"));
}

#[test]
fn a_cannon_as_the_only_piece_between_gives_no_check() {
    // Capturing the Cannon between with a Soldier would open the check by the other one.
    let game = janggi("9/9/3k5/9/4c4/9/3Pc4/9/9/4K4 w - - 0 1");
    assert!(!rules::legal_actions(&game).is_empty() && !game.in_check(game.turn()));
    assert_eq!(refusal(&game, "d4", "e4"), Some("leaves-royal-attacked"));
    assert_eq!(targets(&game, "d4"), squares("c4 d5"));
}

#[test]
fn facing_generals_must_be_parted_or_a_pass_ends_the_game() {
    let game = janggi("4k4/9/9/9/9/9/P8/9/9/4K3R w - - 0 1");
    assert_eq!(targets(&game, "a4"), squares(""));
    assert_eq!(refusal(&game, "a4", "a5"), Some("facing"));
    assert_eq!(targets(&game, "e1"), squares("d1 f1"));
    // The player with more points wins.
    let passed = after(game.clone(), "pass");
    assert_eq!(end(&passed), Some((Reason::Facing, Some(Player::FIRST))));
    assert_eq!(end(&after(game, "e1d1")), None);
}

#[test]
fn a_player_in_check_may_pass_while_the_generals_face_each_other() {
    let game = janggi("4k4/9/9/9/9/9/9/9/9/r3K4 w - - 0 1");
    assert!(game.in_check(game.turn()));
    assert_eq!(
        end(&after(game, "pass")).map(|(reason, _)| reason),
        Some(Reason::Facing)
    );
    let covered = janggi("4k4/9/9/9/4P4/9/9/9/9/r3K4 w - - 0 1");
    assert!(rules::action_from_text(&covered, "pass").is_err());
}

#[test]
fn two_passes_end_the_game_by_points() {
    let game = after(janggi("3k5/9/9/9/9/9/9/9/4K4/8R w - - 0 1"), "pass pass");
    assert_eq!(end(&game), Some((Reason::Passes, Some(Player::FIRST))));
}

fn with_rules(rules: &str, text: &str) -> Position {
    let game = edition("janggi", &[("rules", rules)]);
    Position::parse(game, text).expect("a position")
}

#[test]
fn without_points_facing_generals_draw() {
    let game = with_rules("traditional", "4k4/9/9/9/9/9/P8/9/9/4K3R w - - 0 1");
    assert_eq!(end(&after(game, "pass")), Some((Reason::Facing, None)));
}

#[test]
fn moving_a_piece_back_and_forth_loses_where_the_rules_say_so() {
    let text = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    let moves = "a1a3 d10d9 a3a4 d9d10 a4a3 d10d9 a3a4 d9d10";
    let game = after(with_rules("modern", text), moves);
    assert_eq!(end(&game), None);
    let loss = Some((Reason::BackAndForth, Player::new(1)));
    assert_eq!(end(&after(game, "a4a3")), loss);
    let casual = after(with_rules("casual", text), moves);
    assert_eq!(end(&after(casual, "a4a3")), None);
    // A General can't enter the enemy palace.
    let moves = "e2e1 d10d9 e1e2 d9d10 e2e1 d10d9 e1e2 d9d10 e2e1";
    assert_eq!(end(&after(with_rules("modern", text), moves)), None);
    // A pass before the last move changes nothing, one before an earlier move does.
    let once = "a1a3 d10d9 a3a4 d9d10 a4a3 d10d9 a3a4 d9d10 pass d10d9 a4a3";
    assert_eq!(end(&after(with_rules("modern", text), once)), loss);
    let early = "a1a3 d10d9 a3a4 d9d10 a4a3 d10d9 pass d9d10 a3a4 d10d9 a4a3";
    assert_eq!(end(&after(with_rules("modern", text), early)), None);
}
