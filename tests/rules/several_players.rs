//! Four players, turns of several actions and a secret, tried on a dummy game.

use std::sync::Arc;

use super::support::test_variant;
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, Reason, View};
use menagerie::variant::Variant;

fn start() -> Position {
    Position::start(test_variant("four-seats.toml"))
}

fn at(text: &str) -> Position {
    let variant = test_variant("four-seats.toml");
    Position::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn play(position: &mut Position, texts: &str) {
    for text in texts.split_whitespace() {
        let action = rules::action_from_text(position, text);
        position.make(action.unwrap_or_else(|error| panic!("{error}")));
    }
}

fn legal(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position);
    let mut texts: Vec<String> = actions.iter().map(|a| a.text(position.variant())).collect();
    texts.sort();
    texts
}

fn player(index: usize) -> Player {
    Player::new(index).expect("a player")
}

#[test]
fn four_players_act_in_turn_and_the_number_rises_with_the_first() {
    let mut position = start();
    for (turn, text) in ["c2c3", "c7c6", "g3f3", "b5c5"].iter().enumerate() {
        assert_eq!((position.turn(), position.number()), (player(turn), 1));
        play(&mut position, text);
    }
    assert_eq!((position.turn(), position.number()), (player(0), 2));
}

#[test]
fn a_turn_of_drops_is_several_actions_undone_one_by_one() {
    let mut position = start();
    let mut texts = vec![position.text()];
    for action in ["S@a1", "S@a2*", "S@a3", "done"] {
        assert_eq!(position.turn(), player(0), "before {action}");
        play(&mut position, action);
        assert_eq!(position.hash(), position.recomputed_hash());
        texts.push(position.text());
    }
    assert_eq!(position.turn(), player(1));
    assert_eq!(position.clock_plies(), 1, "a turn of drops is one ply");
    while let Some(text) = texts.pop() {
        assert_eq!(position.text(), text);
        if !texts.is_empty() {
            position.unmake();
        }
    }
}

#[test]
fn a_turn_of_drops_continues_only_with_drops_or_its_end() {
    let mut position = start();
    play(&mut position, "S@a1");
    let texts = legal(&position);
    assert!(texts.contains(&"done".to_string()));
    assert!(
        texts
            .iter()
            .all(|text| text == "done" || text.starts_with("S@")),
        "{texts:?}"
    );
    play(&mut position, "S@a2 S@a3*");
    assert_eq!(legal(&position), ["done"]);
}

#[test]
fn the_last_stone_must_answer_a_check() {
    let position = at("rK,6,yR/8/8/8/8/7,gK/8/yK,6,bK[rS] r - - 0 1 mine=hand,-,-,-");
    let mut drops = legal(&position);
    drops.retain(|text| text.starts_with('S'));
    assert_eq!(
        drops,
        ["S@b8*", "S@c8*", "S@d8*", "S@e8*", "S@f8*", "S@g8*"]
    );
}

#[test]
fn a_stone_may_be_dropped_anywhere_if_a_later_one_can_answer_the_check() {
    let position = at("rK,6,yR/8/8/8/8/7,gK/8/yK,6,bK[rS,rS] r - - 0 1 mine=hand,-,-,-");
    assert!(legal(&position).contains(&"S@d4".to_string()));
    let after_two =
        at("rK,6,yR/8/8/1,rS,6/1,rS,6/7,gK/8/yK,6,bK[rS] r - - 0 1 mine=hand,-,-,- drops=2");
    assert!(!legal(&after_two).contains(&"S@d4".to_string()));
}

#[test]
fn a_single_drop_in_a_turn_ends_it() {
    let path = format!(
        "{}/tests/variants/four-seats.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let text = std::fs::read_to_string(path).expect("a variant file");
    let text = text.replace("per-turn = 3", "per-turn = 1");
    let variant = Variant::load("four-seats.toml", &text).expect("a valid file");
    let mut position = Position::start(Arc::new(variant));
    play(&mut position, "S@a1");
    assert_eq!(position.turn(), player(1));
    assert_eq!(position.hash(), position.recomputed_hash());
}

#[test]
fn the_last_stone_must_be_the_mine_if_none_was() {
    let mut position = start();
    play(&mut position, "S@a1 S@a2");
    assert!(
        legal(&position)
            .iter()
            .filter(|t| t.starts_with('S'))
            .all(|text| text.ends_with('*'))
    );
}

#[test]
fn a_position_text_in_the_middle_of_a_turn_round_trips() {
    let mut position = start();
    play(&mut position, "S@a1 S@a2*");
    let again = at(&position.text());
    assert_eq!(again.hash(), position.hash());
    assert_eq!(legal(&again), legal(&position));
}

#[test]
fn only_its_owner_sees_the_mine() {
    let (mut one, mut other) = (start(), start());
    play(&mut one, "S@a1* S@a2 done");
    play(&mut other, "S@a1 S@a2* done");
    assert_ne!(one.hash(), other.hash());
    for viewer in [Some(player(1)), Some(player(2)), Some(player(3)), None] {
        let (one, other) = (View::of(&one, viewer), View::of(&other, viewer));
        assert_eq!(one, other);
        assert_eq!(one.text(), other.text());
        assert!(one.text().contains("mine=?"), "{}", one.text());
        assert!(viewer.is_none() || one.sole_position().is_none());
    }
    let own = player(0);
    assert_ne!(
        View::of(&one, Some(own)).text(),
        View::of(&other, Some(own)).text()
    );
    assert_ne!(
        View::of(&one, Some(own)).hash(),
        View::of(&other, Some(own)).hash()
    );
}

#[test]
fn others_see_a_drop_without_its_secret() {
    let position = start();
    let drops =
        ["S@a1", "S@a1*"].map(|text| rules::action_from_text(&position, text).expect("legal"));
    let others = View::of(&position, Some(player(2)));
    assert_eq!(
        drops.map(|drop| others.action_text(drop, player(0))),
        ["S@a1?", "S@a1?"]
    );
    let own = View::of(&position, Some(player(0)));
    assert_eq!(
        drops.map(|drop| own.action_text(drop, player(0))),
        ["S@a1", "S@a1*"]
    );
    assert!(
        others.actions().is_empty(),
        "only the player to move sees the legal actions"
    );
}

#[test]
fn a_mine_takes_its_capturer_with_it() {
    let mut position = at("rK,7/rR,7/8/8/yS,yS,5,gK/8/8/2,yK,4,bK r - - 0 1 mine=-,a4,-,-");
    play(&mut position, "a7a4");
    assert!(
        position.pieces(player(0)).len() == 1,
        "the Rook is gone: {}",
        position.text()
    );
    assert!(
        !position.text().contains("mine="),
        "the mine is spent: {}",
        position.text()
    );
    position.unmake();
    assert!(position.text().contains("mine=-,a4,-,-"));
    let mut plain = at("rK,7/1,rR,6/8/8/yS,yS,5,gK/8/8/2,yK,4,bK r - - 0 1 mine=-,a4,-,-");
    play(&mut plain, "b7b4");
    assert_eq!(
        plain.pieces(player(0)).len(),
        2,
        "a plain stone is harmless"
    );
}

#[test]
fn a_claim_removes_an_army_and_does_not_end_the_turn() {
    let mut position = at("3,yK,yR,2,gK/8/8/8/8/7,bK/8/rK,2,rR,4 r - - 7 9");
    assert_eq!(legal(&position), ["d1#y"]);
    let before = position.text();
    play(&mut position, "d1#y");
    assert_eq!(position.turn(), player(0));
    assert!(!position.is_alive(player(1)) && position.place(player(1)) == 4);
    assert_eq!(position.hash(), position.recomputed_hash());
    play(&mut position, "d1d2");
    assert_eq!((position.turn(), position.clock_plies()), (player(2), 1));
    position.unmake();
    position.unmake();
    assert_eq!(position.text(), before);
    assert!(position.is_alive(player(1)));
}

#[test]
fn the_last_player_alive_wins_and_every_player_has_a_place() {
    let variant = test_variant("four-seats.toml");
    let text = "3,yK,3,gK/8/8/8/8/7,bR/8/rK,2,rR,2,rR,bK r - - 0 9";
    let start = Position::parse(variant.clone(), text).expect("a position");
    let mut game = Game::from_position(start);
    let mut claims = 0;
    while game.outcome().is_none() {
        let actions = rules::legal_actions(game.position());
        let claim = actions
            .iter()
            .find(|action| matches!(action, Action::Claim { .. }));
        claims += claim.is_some() as usize;
        let attack = || {
            let quiet: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|&action| {
                    let mut after = game.position().clone();
                    after.make(action);
                    after.in_check(player(2)) && game.position().turn() == player(0)
                })
                .collect();
            quiet.first().copied()
        };
        let action = claim.copied().or_else(attack).unwrap_or(actions[0]);
        game.play(action);
        assert!(game.ply() < 400, "{}", game.position().text());
    }
    let outcome = game.outcome().expect("over");
    if outcome.reason == Reason::LastAlive {
        let mut places = outcome.places.0.to_vec();
        places.sort();
        assert_eq!(places, [1, 2, 3, 4]);
        assert_eq!(
            outcome.winner().map(|winner| outcome.places[winner]),
            Some(1)
        );
    }
    assert!(claims >= 2, "both attacked Kings were claimed at once");
    let record = game.to_text(&[]);
    let loaded = Game::from_text(&record, |_, _| Some(Arc::clone(&variant)))
        .expect("a record")
        .game;
    assert_eq!(loaded.outcome(), Some(outcome));
}

#[test]
fn a_player_without_a_legal_action_passes() {
    let mut position = at("rK,7/8/yR,7/1,yR,6/8/7,gK/8/yK,6,bK r - - 0 1");
    assert!(position.in_check(player(0)));
    assert_eq!(legal(&position), ["pass"]);
    play(&mut position, "pass");
    assert_eq!(legal(&position), ["a6#r"]);
}

#[test]
fn a_claim_ends_a_row_of_passes() {
    let mut position = at("rK,7/8/yR,7/1,yR,6/8/7,gK/8/yK,6,bK y - - 0 1 passes=3");
    play(&mut position, "a6#r");
    assert_eq!(rules::outcome(&position, 1), None);
    assert_eq!(position.hash(), position.recomputed_hash());
}

#[test]
fn a_double_step_may_be_captured_en_passant_by_each_enemy_in_turn() {
    let mut position = at("7,gK/yK,7/8/8/3,bP,1,gP,2/8/4,rP,3/rK,6,bK r - - 0 1");
    play(&mut position, "e2e4 a7b7");
    let right = rules::action_from_text(&position, "f4e3");
    assert!(right.is_err() || matches!(right, Ok(Action::EnPassant { .. })));
    assert!(position.text().contains("e3:e4"), "{}", position.text());
    let red_again = "h8g8 h1g1 a1b1";
    play(&mut position, red_again);
    assert!(
        !position.text().contains("e3:e4"),
        "the right ends when its owner has acted"
    );
}
