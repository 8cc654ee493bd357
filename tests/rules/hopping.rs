//! Lions and Cannons move like sliders and capture over exactly one piece.

use super::support::position;
use super::{refusal, targets};

#[test]
fn a_lion_captures_beyond_exactly_one_piece() {
    let game = position(
        "caissa-britannia",
        "q9/10/r9/r9/10/P9/10/10/L9/8Q1 w - - 0 1",
    );
    let reach = targets(&game, "a2");
    assert!(reach.contains("a7") && !reach.contains("a8") && !reach.contains("a6"));
    assert!(reach.contains("a4") && !reach.contains("a5"));
    assert_eq!(refusal(&game, "a2", "a6"), Some("only-captures"));
    assert_eq!(refusal(&game, "a2", "a8"), Some("blocked"));
}

#[test]
fn a_lion_cannot_capture_an_adjacent_piece() {
    let game = position(
        "caissa-britannia",
        "9q/10/10/10/10/10/10/r9/L9/8Q1 w - - 0 1",
    );
    assert_eq!(refusal(&game, "a2", "a3"), Some("needs-screen"));
}

#[test]
fn a_lion_pins_two_pieces_with_one_line() {
    // Lion e10, black pieces on e7 and e5. Seen from White's Queen on e1, both of her own pieces are screens too many.
    let game = position(
        "caissa-britannia",
        "4l4q/10/10/4N5/10/4N5/10/10/10/4Q5 w - - 0 1",
    );
    assert!(targets(&game, "e7").is_empty());
    assert!(targets(&game, "e5").is_empty());
}

#[test]
fn a_cannon_captures_over_a_screen_along_rook_lines_only() {
    let game = position(
        "grand-cavalier",
        "5e4/10/10/2m7/10/2V7/4V5/10/2C7/5E4 w - - 0 1",
    );
    let reach = targets(&game, "c2");
    assert!(reach.contains("c7") && reach.contains("c4") && !reach.contains("c6"));
    assert_eq!(refusal(&game, "c2", "d3"), Some("no-such-move"));
}

#[test]
fn a_cavalier_is_blocked_by_an_adjacent_piece() {
    let game = position(
        "grand-cavalier",
        "5e4/10/10/10/10/4v5/4V5/10/10/5E4 w - - 0 1",
    );
    let reach = targets(&game, "e4");
    assert!(!reach.contains("d6") && !reach.contains("f6"));
    assert!(reach.contains("g5") && reach.contains("c3") && reach.contains("d2"));
    assert_eq!(refusal(&game, "e4", "d6"), Some("blocked"));
}
