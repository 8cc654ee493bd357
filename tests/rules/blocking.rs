//! Which blocking pieces are pointed out: those that a player may not expect to be in the way.

use menagerie::rules;

use super::support::scattered;

/// The blockers that are pointed out for White's piece on `from`, in alphabetical order.
fn blockers(id: &str, pieces: &str, from: &str) -> Vec<String> {
    let position = scattered(id, 'w', pieces);
    let board = position.variant().geometry();
    let obstacles = rules::obstacles(&position);
    let of_piece = obstacles
        .iter()
        .find(|piece_obstacles| Some(piece_obstacles.from) == board.square(from));
    let mut names: Vec<String> = of_piece
        .map(|piece_obstacles| &piece_obstacles.blockers[..])
        .unwrap_or_default()
        .iter()
        .map(|&square| board.name(square).to_string())
        .collect();
    names.sort();
    names
}

const NONE: [&str; 0] = [];

#[test]
fn blocked_pawns_and_own_pieces_on_targets_are_plain() {
    let kings = "K h1 k h8";
    assert_eq!(blockers("chess", &format!("{kings} P e2 n e3"), "e2"), NONE);
    assert_eq!(blockers("chess", &format!("{kings} P e2 n e4"), "e2"), NONE);
    assert_eq!(blockers("chess", &format!("{kings} P e2 N e3"), "e2"), NONE);
    assert_eq!(blockers("chess", &format!("{kings} N g1 P e2"), "g1"), NONE);
    assert_eq!(
        blockers("chess", &format!("{kings} R a1 P a2 n b1"), "a1"),
        NONE
    );
}

#[test]
fn pieces_on_the_legs_of_a_cavalier_are_pointed_out() {
    let pieces = "E a1 e j10 V e3 V e4 v d3 Q d5";
    assert_eq!(blockers("grand-cavalier", pieces, "e3"), ["d3", "e4"]);
}

#[test]
fn opponents_that_a_cannon_or_bishop_cannot_capture_are_pointed_out() {
    let pieces = "E a1 e j10 C e3 v e6 V c3";
    assert_eq!(blockers("grand-cavalier", pieces, "e3"), ["e6"]);
    let pieces = "Q a1 q j9 B e3 p e4 p f4 P d3";
    assert_eq!(blockers("caissa-britannia", pieces, "e3"), ["e4"]);
}
