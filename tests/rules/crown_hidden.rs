//! Crown-3: a crown hidden on a square.

use super::crown::{end, is_legal, play, played};
use super::support::position;
use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::{Game, Stop};
use menagerie::rules::{self, Reason};
use menagerie::variant::Variant;

const LONE: &str = "k6r/8/8/8/8/8/8/K6R w - - 7 9";

#[test]
fn hiding_spends_no_turn_and_is_possible_once_on_an_empty_square() {
    let mut position = position("crown-3", LONE);
    assert!(is_legal(&position, "hide@c6") && !is_legal(&position, "hide@h8"));
    play(&mut position, "hide@c6");
    assert!(
        position.text().ends_with("w - - 7 9 hidden=c6,-"),
        "{}",
        position.text()
    );
    assert!(!is_legal(&position, "hide@c7") && is_legal(&position, "a1a2"));
    position.unmake();
    assert!(
        position.text().ends_with("w - - 7 9"),
        "{}",
        position.text()
    );
}

#[test]
fn hiding_needs_the_loss_of_a_monarch() {
    let both = position("crown-3", "kq6/8/8/8/8/8/8/KQ6 w - - 0 1 crown=K,q");
    assert!(!is_legal(&both, "hide@c6"));
}

#[test]
fn after_hiding_no_check_exists_and_the_monarch_may_be_lost() {
    let checked = position("crown-3", "k7/8/8/8/8/8/8/K6r w - - 0 1");
    assert!(checked.in_check(Player::FIRST) && is_legal(&checked, "hide@c6"));
    let mut hidden = checked.clone();
    play(&mut hidden, "hide@c6");
    assert!(!hidden.in_check(Player::FIRST) && is_legal(&hidden, "a1b1"));
    let text = "k7/8/8/8/8/8/7P/K6r b - - 0 1 hidden=c6,-";
    let taken = played("crown-3", text, "h1a1");
    assert_eq!(end(&taken), None);
}

#[test]
fn an_enemy_that_lands_on_the_square_wins_and_one_that_passes_over_it_does_not() {
    let text = "k6r/8/8/8/8/8/P7/K7 b - - 0 1 hidden=h4,-";
    let found = played("crown-3", text, "h8h4");
    assert_eq!(end(&found), Some((Some(1), Reason::CrownFound)));
    let passed = played("crown-3", text, "h8h3");
    assert_eq!(end(&passed), None);
}

#[test]
fn an_own_piece_that_lands_there_loses() {
    let text = "k7/8/8/8/8/8/P7/K6R w - - 0 1 hidden=h4,-";
    let own = played("crown-3", text, "h1h4");
    assert_eq!(end(&own), Some((Some(1), Reason::OwnCrown)));
}

#[test]
fn castling_finds_crowns_with_both_pieces_and_enemy_crowns_count_first() {
    let text = "k7/8/8/8/8/8/8/4K2R w EH - 0 1 hidden=g1,f1";
    let both = played("crown-3", text, "e1g1");
    assert_eq!(end(&both), Some((Some(0), Reason::CrownFound)));
    for (text, castling, winner) in [
        ("k7/8/8/8/8/8/8/4K2R w EH - 0 1 hidden=g1,g1", "e1g1", 0),
        ("4k2r/8/8/8/8/8/8/K7 b eh - 0 1 hidden=g8,g8", "e8g8", 1),
    ] {
        let same = played("crown-3", text, castling);
        assert_eq!(end(&same), Some((Some(winner), Reason::CrownFound)));
        let again = position("crown-3", &same.text());
        assert_eq!(end(&again), end(&same), "{}", same.text());
    }
    let own = played(
        "crown-3",
        "k7/8/8/8/8/8/8/4K2R w EH - 0 1 hidden=f1,-",
        "e1g1",
    );
    assert_eq!(end(&own), Some((Some(1), Reason::OwnCrown)));
}

#[test]
fn capturing_the_whole_army_wins() {
    let text = "k6r/8/8/8/8/8/8/7K b - - 0 1 hidden=a4,-";
    let wiped = played("crown-3", text, "h8h1");
    assert_eq!(end(&wiped), Some((Some(1), Reason::ArmyLost)));
}

#[test]
fn hiding_is_legal_even_if_it_leads_to_stalemate() {
    // The Pawn is blocked and the monarch's squares are occupied or attacked. Attacks don't matter once the crown is
    // hidden.
    let stuck = position("crown-3", "k7/8/8/8/8/1p6/pP6/K7 w - - 0 1");
    assert!(is_legal(&stuck, "hide@c6"));
    let mut hidden = stuck.clone();
    play(&mut hidden, "hide@c6");
    assert!(is_legal(&hidden, "a1a2"), "attacks no longer matter");
    let mut shut = position("crown-3", "k7/8/8/8/1p6/pPp5/PRP5/KB6 w - - 0 1");
    assert_eq!(end(&shut), None);
    let legal = rules::legal_actions(&shut);
    let hides = |action: &Action| matches!(action, Action::Hide { .. });
    assert!(!legal.is_empty() && legal.iter().all(hides), "{legal:?}");
    play(&mut shut, "hide@h4");
    assert_eq!(end(&shut), Some((Some(1), Reason::Stalemate)));
}

#[test]
fn after_hiding_a_side_castles_regardless_of_attacks() {
    // The black Rook attacks the monarch's square and the next one.
    let text = "k3rr2/8/8/8/8/8/8/4K2R w EH - 0 1";
    let attacked = position("crown-3", text);
    assert!(!is_legal(&attacked, "e1g1"));
    let mut hidden = attacked.clone();
    play(&mut hidden, "hide@a4");
    assert!(is_legal(&hidden, "e1g1"), "{}", hidden.text());
    play(&mut hidden, "e1g1");
    assert!(
        hidden.text().starts_with("k3rr2/8/8/8/8/8/8/5RK1 b"),
        "{}",
        hidden.text()
    );
}

#[test]
fn a_hidden_crown_prevents_the_draw_of_lone_monarchs() {
    assert_eq!(
        end(&position(
            "crown-3",
            "k7/8/8/8/8/8/8/K7 w - - 0 1 hidden=c6,-"
        )),
        None
    );
    assert_eq!(
        end(&position("crown-3", "k7/8/8/8/8/8/8/K7 w - - 0 1")),
        Some((None, Reason::Material))
    );
}

#[test]
fn an_en_passant_right_survives_hiding() {
    let text = "k7/8/8/8/3Pp3/8/8/K7 b - d3 0 1";
    let mut position = position("crown-3", text);
    play(&mut position, "hide@h1");
    assert!(is_legal(&position, "e4d3"), "{}", position.text());
}

/// The game with clocks, where the crown must be found even if its player has no army.
fn timed(text: &str) -> Position {
    let files = menagerie::variant::shipped().iter();
    let (_, file) = { files }.find(|(id, _)| *id == "crown-3").expect("shipped");
    let variant = Variant::load_with("crown-3.toml", file, &[("army-lost", "search")]);
    Position::parse(Arc::new(variant.expect("an option")), text).expect(text)
}

#[test]
fn with_clocks_the_crown_must_be_found_even_of_a_side_without_an_army() {
    let mut position = timed("k6r/8/8/8/8/8/8/7K b - - 0 1 hidden=a4,-");
    play(&mut position, "h8h1");
    assert_eq!(end(&position), None);
    assert_eq!(
        position.turn().index(),
        1,
        "a player without pieces is skipped"
    );
    assert!(
        position.text().ends_with("b - - 0 2 hidden=a4,-"),
        "{}",
        position.text()
    );
    play(&mut position, "h1h4");
    assert_eq!(end(&position), None, "the Rook lands on another square");
    play(&mut position, "h4a4");
    assert_eq!(end(&position), Some((Some(1), Reason::CrownFound)));
    for _ in 0..3 {
        position.unmake();
    }
    assert_eq!(position.text(), "k6r/8/8/8/8/8/8/7K b - - 0 1 hidden=a4,-");
}

#[test]
fn the_first_player_moves_alone_as_the_second_does() {
    let mut position = timed("7k/8/8/8/8/8/8/K6R w - - 0 1 hidden=-,c6");
    play(&mut position, "h1h8");
    assert_eq!((position.turn().index(), position.number()), (0, 2));
    play(&mut position, "h8h6");
    play(&mut position, "h6c6");
    assert_eq!(end(&position), Some((Some(0), Reason::CrownFound)));
}

#[test]
fn a_side_without_an_army_has_no_turn_and_wins_on_time() {
    let text = "7R/8/8/8/8/8/8/K7 w - - 0 2 hidden=-,c6";
    let mut game = Game::from_position(timed(text));
    game.stop(Stop::OutOfTime(Player::FIRST));
    let outcome = game.outcome().expect("stopped");
    assert_eq!(
        (outcome.winner().map(Player::index), outcome.reason),
        (Some(1), Reason::Time)
    );
    let faults = Position::parse(timed(text).variant().clone(), &text.replace(" w ", " b "));
    assert!(
        faults
            .expect_err("no one to move")
            .to_string()
            .contains("no-men")
    );
}
