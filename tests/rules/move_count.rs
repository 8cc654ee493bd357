//! What resets the count of plies without anything irreversible.

use std::sync::Arc;

use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// A Pawn that steps forwards, sideways and backwards but captures only forwards, a piece that only goes forwards, and a
/// Knight in hand that promotes.
const GAME: &str = r##"
format = 1
id = "counts"
name = "Counts"
author = "nobody"
year = 2026
source = "a test"
summary = "A test."
array = "1k3/5/S4/P4/K4[NNn] w - - 0 1"

[board]
files = 5
ranks = 5
shades = [{ name = "light", colour = "#FFFFFF" }]
pattern = ["light"]

[[piece]]
code = "K"
name = "King"
icon = "king"
moves = "K"
royal = true
rules = "A King."

[[piece]]
code = "P"
name = "Pawn"
icon = "pawn"
moves = "fsbmWfcF"
rules = "A Pawn."

[[piece]]
code = "S"
name = "Spear"
icon = "prince"
moves = "fR"
rules = "A Spear."

[[piece]]
code = "N"
name = "Knight"
icon = "knight"
moves = "N"
rules = "A Knight."

[[promotion]]
pieces = ["N"]
on-leaving = true
must-on = { w = ["*5"], b = ["*1"] }
always = ["S"]

[[drops]]
pieces = ["N"]

[ending]
goal = "checkmate"
"##;

fn game(count: &str) -> Position {
    let text = format!("{GAME}move-count = {{ plies = 100, reset-by = [\"P\", \"S\"]{count} }}\n");
    let variant = Variant::load("counts.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    Position::start(Arc::new(variant))
}

/// The count after some moves.
#[track_caller]
fn count_after(count: &str, moves: &str) -> u16 {
    let mut position = game(count);
    for text in moves.split(' ') {
        let action = rules::action_from_text(&position, text);
        let action = action.unwrap_or_else(|error| panic!("{text}: {error}"));
        let before = position.clone();
        position.make(action);
        let parsed = Position::parse(position.variant().clone(), &position.text());
        assert_eq!(parsed.as_ref().map(Position::hash), Ok(position.hash()));
        assert_ne!(before.hash(), position.hash());
    }
    position.clock_plies()
}

#[test]
fn every_move_of_a_listed_piece_resets_the_count() {
    for moves in ["a2b2", "a3a4", "a1b1 b5c5 a2b2"] {
        assert_eq!(count_after("", moves), 0, "{moves}");
    }
    assert_eq!(count_after("", "a1b1 b5c5"), 2);
}

#[test]
fn moves_that_can_be_taken_back_need_not_reset_the_count() {
    let rule = ", irreversible-only = true";
    assert_eq!(count_after(rule, "a2b2"), 1, "sideways");
    assert_eq!(
        count_after(rule, "a2b2 b5c5 b2b3"),
        3,
        "forwards, but it also goes back"
    );
    assert_eq!(count_after(rule, "a3a4"), 0);
    assert_eq!(count_after(rule, "a1b1 b5c5"), 2);
}

#[test]
fn drops_and_promotions_reset_the_count_where_the_file_says_so() {
    let drop = "a1b1 b5c5 N@c4";
    assert_eq!(count_after("", drop), 3);
    assert_eq!(count_after(", reset-by-drop = true", drop), 0);
    assert_eq!(count_after("", "N@c3 b5c5 c3d5=S c5b5"), 4);
    assert_eq!(
        count_after(", reset-by-promotion = true", "N@c3 b5c5 c3d5=S"),
        0
    );
}

#[test]
fn a_drop_does_not_promote() {
    let mut position = game("");
    for text in ["N@e5", "b5c5"] {
        let action = rules::action_from_text(&position, text).expect("a legal move");
        position.make(action);
    }
    assert!(position.text().starts_with("2k1N/"), "{}", position.text());
    // It promotes when it leaves, and must.
    assert!(rules::action_from_text(&position, "e5d3=S").is_ok());
    assert!(rules::action_from_text(&position, "e5d3").is_err());
}
