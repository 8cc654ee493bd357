//! Caïssa Britannia's Queen may not cross a square where she would be in check.

use super::support::position;
use super::{refusal, squares, targets};

#[test]
fn a_queen_stops_before_the_first_attacked_square_of_each_line() {
    // The Rook attacks the b-file, the black Queen rank 9 and the diagonal down to b1.
    let game = position(
        "caissa-britannia",
        "1r8/9q/10/10/10/10/10/10/10/Q9 w - - 0 1",
    );
    assert_eq!(targets(&game, "a1"), squares("a2 a3 a4 a5 a6 a7 a8"));
    assert_eq!(refusal(&game, "a1", "b1"), Some("into-check"));
    assert_eq!(refusal(&game, "a1", "e1"), Some("through-check"));
    assert_eq!(refusal(&game, "a1", "a10"), Some("through-check"));
}

#[test]
fn a_queen_does_not_capture_beyond_an_attacked_square() {
    // The Consort on a4 attacks a3, so the Queen can't reach it although nothing stands between.
    let far = position(
        "caissa-britannia",
        "7q2/10/10/10/10/10/k9/10/10/Q9 w - - 0 1",
    );
    assert_eq!(refusal(&far, "a1", "a4"), Some("through-check"));
    let near = position(
        "caissa-britannia",
        "7q2/10/10/10/10/10/10/10/k9/Q9 w - - 0 1",
    );
    assert!(targets(&near, "a1").contains("a2"));
}

#[test]
fn a_dragon_is_safe_from_a_queen_beyond_two_squares() {
    let far = position(
        "caissa-britannia",
        "7q2/10/10/10/10/10/d9/10/10/Q9 w - - 0 1",
    );
    assert_eq!(refusal(&far, "a1", "a4"), Some("through-check"));
    let near = position(
        "caissa-britannia",
        "7q2/10/10/10/10/10/10/10/d9/Q9 w - - 0 1",
    );
    assert!(targets(&near, "a1").contains("a2"));
}

#[test]
fn queens_never_face_each_other_and_a_piece_between_them_is_pinned() {
    let game = position(
        "caissa-britannia",
        "4q5/10/10/10/10/4N5/10/10/10/4Q5 w - - 0 1",
    );
    assert!(targets(&game, "e5").is_empty());
    assert_eq!(refusal(&game, "e5", "g6"), Some("leaves-royal-attacked"));
    let open = "4q5/10/10/10/10/10/10/10/10/3Q6 w - - 0 1";
    let open = position("caissa-britannia", open);
    assert_eq!(refusal(&open, "d1", "e1"), Some("into-check"));
    // The other Queen's own restriction doesn't limit which squares she denies.
    assert_eq!(refusal(&open, "d1", "f1"), Some("through-check"));
}

#[test]
fn the_queen_is_no_screen_after_moving_away() {
    // The Lion on e10 attacks the squares below the Queen only while she is its screen on e5.
    let game = position(
        "caissa-britannia",
        "4l5/10/10/10/10/4Q5/10/10/10/9q w - - 0 1",
    );
    assert!(targets(&game, "e5").is_superset(&squares("e4 e3 e2")));
    // With a pawn as a screen below the Lion, she is in check on the squares beyond it.
    let game = position(
        "caissa-britannia",
        "4l5/4p5/9q/10/10/10/3Q6/10/10/10 w - - 0 1",
    );
    assert_eq!(refusal(&game, "d4", "e4"), Some("into-check"));
}

#[test]
fn a_position_where_the_waiting_queen_can_be_captured_is_refused() {
    let variant = super::support::variant("caissa-britannia");
    let facing = "4q5/10/10/10/10/10/10/10/10/4Q5 w - - 0 1";
    let error = menagerie::position::Position::parse(variant, facing).expect_err("queens face");
    assert!(error.to_string().contains("other-side-in-check"), "{error}");
}
