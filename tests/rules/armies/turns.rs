//! Check, passes and relief, and draws among the remaining players.

use super::{AOF, GREEN, RED, YELLOW, legal, outcome, place, play, player, red};
use crate::refusal;
use menagerie::record::Game;
use menagerie::rules::{self, Reason};

#[test]
fn a_royal_piece_may_not_be_left_in_check_by_any_living_enemy() {
    let position = red("rKsa1 rNsb1 yKsh4 yRsd1 gKzh4 gRvb1 bKza4 bRxa2");
    assert_eq!(
        refusal(&position, "sb1", "uc1"),
        Some("leaves-royal-attacked")
    );
    assert_eq!(refusal(&position, "sa1", "tb1"), Some("into-check"));
    assert_eq!(refusal(&position, "sa1", "sa2"), Some("into-check"));
    let check = red("rKsa1 rNwd1 yKsh4 gKzh4 gRva1 bKza4");
    assert_eq!(refusal(&check, "wd1", "xf1"), Some("still-in-check"));
}

/// Red's King in the corner is attacked by Green's Rooks and can't escape.
const HEMMED_IN: &str = "rKsa1 gRsh1 gRth1 gRsh2 gRth2 gKzh4";

#[test]
fn without_a_legal_move_a_player_passes_until_relieved() {
    let pieces = format!("{HEMMED_IN} yKwd4 yNue1 bKza4");
    let mut position = red(&pieces);
    assert!(position.in_check(player(RED)));
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(refusal(&position, "sa1", "sa2"), Some("into-check"));
    play(&mut position, "pass");
    assert!(position.text().ends_with(" y - - 1 1 passes=1"));
    let mut relieved = position.clone();
    play(&mut relieved, "ue1sd1");
    assert!(!relieved.in_check(player(RED)));
    assert!(
        !legal(&relieved).iter().any(|text| text.contains('#')),
        "nothing left to claim"
    );
    assert!(!relieved.text().contains("passes"));
    play(&mut position, "ue1wf1");
    assert_eq!(legal(&position), ["sh1#r"]);
}

#[test]
fn with_two_left_stalemate_draws_and_check_is_passed() {
    let two = place(AOF, HEMMED_IN, "r - - 0 30");
    assert_eq!(legal(&two), ["pass"], "in check");
    let mut two = two;
    play(&mut two, "pass sh1#r");
    assert_eq!(
        outcome(&two).map(|o| (o.winner(), o.reason)),
        Some((Some(player(GREEN)), Reason::LastAlive))
    );
    let stalemate = "rKsa1 gRth1 gRsh2 gRth2 gRwb1 gKzh4";
    let position = place(AOF, stalemate, "r - - 0 30");
    assert!(!position.in_check(player(RED)));
    assert_eq!(legal(&position), Vec::<String>::new());
    assert_eq!(
        outcome(&position).map(|o| o.reason),
        Some(Reason::Stalemate)
    );
    assert_eq!(outcome(&position).and_then(|o| o.winner()), None);
    let three = place(AOF, &format!("{stalemate} bKxd4"), "r - - 0 30");
    assert_eq!(legal(&three), ["pass"]);
    assert_eq!(outcome(&three), None);
}

#[test]
fn claims_come_before_every_draw() {
    let pieces = "rKsa1 rRve1 yKvh1 gKzg4 bKza4";
    for rest in ["r - - 400 200", "r - - 0 1 passes=4"] {
        let mut position = place(AOF, pieces, rest);
        assert_eq!(rules::outcome(&position, 3), None, "{rest}");
        assert_eq!(legal(&position), ["ve1#y"]);
        play(&mut position, "ve1#y");
        assert_eq!(outcome(&position), None, "the claim resets both counts");
        assert_eq!(position.clock_plies(), 0);
    }
}

#[test]
fn a_round_counts_one_ply_for_each_living_army() {
    let four = "rKsa1 rRve2 yKvh1 gKzg4 bKza4";
    let reason = |pieces: &str, rest: &str| outcome(&place(AOF, pieces, rest)).map(|o| o.reason);
    assert_eq!(reason(four, "r - - 399 200"), None);
    assert_eq!(reason(four, "r - - 400 200"), Some(Reason::MoveCount));
    let two = "rKsa1 rRve2 gKzg4";
    assert_eq!(reason(two, "r - - 199 200"), None);
    assert_eq!(reason(two, "r - - 200 200"), Some(Reason::MoveCount));
    let drawn = outcome(&place(AOF, two, "r - - 200 200")).expect("a draw");
    assert_eq!(
        (drawn.places[player(RED)], drawn.places[player(GREEN)]),
        (1, 1)
    );
    assert!(
        drawn.places[player(YELLOW)] > 1,
        "only the remaining players draw"
    );
}

#[test]
fn captures_claims_and_pawn_moves_reset_the_count() {
    let mut position = place(
        AOF,
        "rKsa1 rRve2 rPNtc2 yKvh1 yNvg2 gKzg4 bKza4",
        "r - - 7 9",
    );
    play(&mut position, "ve2ve3");
    assert_eq!(position.clock_plies(), 8);
    position.unmake();
    for text in ["ve2vg2", "tc2uc2"] {
        play(&mut position, text);
        assert_eq!(position.clock_plies(), 0, "{text}");
        position.unmake();
    }
}

#[test]
fn emperors_alone_draw_but_an_emperor_can_mate_a_king() {
    let reason = |pieces: &str| outcome(&place(AOF, pieces, "r - - 0 60")).map(|o| o.reason);
    assert_eq!(reason("rEsa1 gEzh4"), Some(Reason::Bare));
    assert_eq!(reason("rEsa1 gEzh4 bEza1"), Some(Reason::Bare));
    assert_eq!(reason("rEsa1 gKzh4"), None);
    assert_eq!(reason("rEsa1 gEzh4 gPNvd2"), None);
}

#[test]
fn a_full_round_of_passes_is_a_draw() {
    let pieces = "rKsa1 rRve2 yKvh1 gKzg4";
    let reason = |rest: &str| outcome(&place(AOF, pieces, rest)).map(|o| o.reason);
    assert_eq!(reason("r - - 3 60 passes=2"), None);
    assert_eq!(reason("r - - 3 60 passes=3"), Some(Reason::Passes));
}

#[test]
fn the_third_occurrence_with_the_same_player_to_act_is_a_draw() {
    let mut game = Game::from_position(red("rKsa1 yKsh2 yRsg2 gKzg4 bKza4"));
    let round = "sa1sb1 sh2sh1 zg4zf4 za4zb4 sb1sa1 sh1sh2 zf4zg4 zb4za4";
    for texts in [round, round] {
        assert_eq!(game.outcome(), None);
        for text in texts.split(' ') {
            let action = rules::action_from_text(game.position(), text).expect("legal");
            game.play(action);
        }
    }
    assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Repetition));
}
