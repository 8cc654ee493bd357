//! Lions and Cannons move like sliders and capture over exactly one piece. Grasshoppers land directly behind it.

use std::sync::Arc;

use super::support::position;
use super::{refusal, targets};
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped_text};

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

/// Chess with Grasshoppers for Knights.
fn grasshoppers(text: &str) -> Position {
    let chess = shipped_text("chess").expect("a shipped game");
    let file = chess.replacen("moves = \"N\"", "moves = \"gQ\"", 1);
    let game = Variant::load("file.toml", &file).unwrap_or_else(|error| panic!("{error}"));
    Position::parse(Arc::new(game), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn a_grasshopper_lands_directly_behind_the_piece_that_it_hops_over() {
    let game = grasshoppers("4k3/8/8/n7/8/8/P7/N2RB2K w - - 0 1");
    let reach: Vec<String> = targets(&game, "a1").into_iter().collect();
    assert_eq!(reach, ["a3"]);
    assert_eq!(refusal(&game, "a1", "a4"), Some("needs-screen-before"));
    assert_eq!(refusal(&game, "a1", "a6"), Some("blocked"));
    // Its screen is d1.
    let game = grasshoppers("4k3/8/8/8/8/8/8/N2br2K w - - 0 1");
    assert!(targets(&game, "a1").contains("e1"));
}

#[test]
fn a_screen_may_leave_a_grasshoppers_check_or_make_one() {
    // Grasshopper e8, screen e2.
    let game = grasshoppers("k3n3/8/8/8/8/8/4R3/4K3 w - - 0 1");
    assert!(game.in_check(game.turn()));
    // The screen leaves, also along the line.
    let reach = targets(&game, "e2");
    assert!(reach.contains("d2") && reach.contains("e5") && reach.contains("e8"));
    // Another piece in between blocks.
    let game = grasshoppers("k3n3/8/8/8/1R6/8/4P3/4K3 w - - 0 1");
    let reach = targets(&game, "b4");
    assert_eq!(reach.into_iter().collect::<Vec<_>>(), ["e4"]);
    // A piece between may not step onto the screen's square, and no other may leave the line to the screen.
    let game = grasshoppers("k3n3/8/8/8/4R3/8/8/4K3 w - - 0 1");
    assert_eq!(refusal(&game, "e4", "e2"), Some("leaves-royal-attacked"));
    assert!(targets(&game, "e4").contains("e3") && targets(&game, "e4").contains("d4"));
    let game = grasshoppers("k3n3/8/8/8/4R3/8/4P3/4K3 w - - 0 1");
    assert_eq!(refusal(&game, "e4", "d4"), Some("leaves-royal-attacked"));
    assert!(targets(&game, "e4").contains("e3"));
}
