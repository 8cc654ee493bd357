//! Promotion to captured pieces.

use super::support::{position, variant};
use super::{refusal, targets};
use menagerie::position::Position;
use menagerie::rules;

fn promotions(game: &Position, from: &str) -> Vec<String> {
    let actions = rules::legal_actions(game);
    let mut texts: Vec<String> = actions.iter().map(|a| a.text(game.variant())).collect();
    texts.retain(|text| text.starts_with(from));
    texts.sort();
    texts
}

#[test]
fn a_pawn_is_knighted_or_liberates_a_captured_piece() {
    // White has lost a Rook, a Unicorn and the Consort.
    let text = "7q2/P9/10/10/10/10/10/PPPPPPPPP1/1L6L1/DR1BQ1BU1D w - - 0 1";
    let game = position("caissa-britannia", text);
    assert_eq!(
        promotions(&game, "a9"),
        ["a9a10=K", "a9a10=N", "a9a10=R", "a9a10=U"]
    );
}

#[test]
fn a_pawn_is_always_knighted_if_nothing_has_been_captured() {
    let text = "7q2/P9/10/10/10/10/10/PPPPPPPPP1/1L6L1/DRUBQKBURD w - - 0 1";
    assert_eq!(
        promotions(&position("caissa-britannia", text), "a9"),
        ["a9a10=N"]
    );
}

#[test]
fn a_cavalier_without_a_captured_piece_stays_off_the_last_rank_but_checks_there() {
    let text = "9e/10/8V1/10/10/10/10/1VVVVVVV2/C8C/1MNPQEPNM1 b - - 0 1";
    let game = position("grand-cavalier", text);
    assert!(game.in_check(game.turn()), "i8 attacks j10 through i9");
    let text = "e9/10/8V1/10/10/10/10/1VVVVVVV2/C8C/1MNPQEPNM1 w - - 0 1";
    let game = position("grand-cavalier", text);
    assert!(!targets(&game, "i8").contains("j10"));
    assert_eq!(refusal(&game, "i8", "j10"), Some("no-promotion"));
}

#[test]
fn a_cavalier_promotes_to_what_its_side_has_lost() {
    let text = "e9/10/8V1/10/10/10/10/1VVVVVVV2/C9/1MNP1EPNM1 w - - 0 1";
    assert_eq!(
        promotions(&position("grand-cavalier", text), "i8j10"),
        ["i8j10=C", "i8j10=Q"]
    );
}

#[test]
fn a_liberated_piece_that_is_captured_again_can_be_liberated_again() {
    let text = "9r/P6q2/P9/10/10/10/10/1PPPPPPPP1/1L6L1/D1UBQKBURD w - - 0 1";
    let mut game = position("caissa-britannia", text);
    for text in ["a9a10=R", "j10a10", "a8a9", "a10b10"] {
        let action = rules::action_from_text(&game, text).unwrap_or_else(|error| panic!("{error}"));
        game.make(action);
    }
    assert_eq!(promotions(&game, "a9a10"), ["a9a10=N", "a9a10=R"]);
}

#[test]
fn an_unpromoted_piece_on_its_last_rank_is_refused() {
    for (id, text) in [
        (
            "caissa-britannia",
            "P8q/10/10/10/10/10/10/10/10/4Q5 w - - 0 1",
        ),
        (
            "grand-cavalier",
            "V8e/10/10/10/10/10/10/10/10/4E5 w - - 0 1",
        ),
        ("chess", "P6k/8/8/8/8/8/8/K7 w - - 0 1"),
    ] {
        let error = Position::parse(variant(id), text).expect_err("must have promoted");
        assert!(error.to_string().contains("must-have-promoted"), "{error}");
    }
}

#[test]
fn more_pieces_of_a_pool_type_than_in_the_array_are_refused() {
    let text = "9q/10/10/10/10/10/10/10/RRR7/4Q5 w - - 0 1";
    let error = Position::parse(variant("caissa-britannia"), text).expect_err("three Rooks");
    assert!(error.to_string().contains("too-many-men"), "{error}");
    let knights = "9q/10/10/10/10/10/10/10/NNN7/4Q5 w - - 0 1";
    assert!(Position::parse(variant("caissa-britannia"), knights).is_ok());
}
