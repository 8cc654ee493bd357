//! Pieces that change boards after each move.

use super::support::{Chance, position, random_play, variant};
use super::{refusal, squares, targets};
use menagerie::moves::Action;
use menagerie::piece::Piece;
use menagerie::position::{Position, PositionError};
use menagerie::record::{Game, Notation};
use menagerie::rules::{self, Reason};
use menagerie::variant::{Variant, shipped};
use std::sync::Arc;

const EMPTY: &str = "8/8/8/8/8/8/8/8";
const MINIATURE: &str = "d2D3 e7E6 d1D2 d8E7 b1C3 E7e5 C3d1 e5D4";
const MINIATURE_AS_PUBLISHED: &str = "1. d3 e6 2 .Kd2 Je7 3. Nc3 Je5 4. Nd1 Jd4 mate";

fn boards(first: &str, second: &str) -> Position {
    position("alice-courier", &format!("{first}|{second} w - - 0 1"))
}

fn play(game: &mut Game, texts: &str) {
    for text in texts.split_whitespace() {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{error}")));
    }
}

fn reason(game: &Game) -> Option<Reason> {
    game.outcome().map(|outcome| outcome.reason)
}

#[test]
fn the_published_miniature_ends_in_checkmate() {
    let mut game = Game::new(variant("alice-courier"));
    play(&mut game, MINIATURE);
    assert_eq!(reason(&game), Some(Reason::Checkmate));
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    assert_eq!(winner.map(|player| player.index()), Some(1));
}

#[test]
fn a_piece_lands_on_the_corresponding_square_of_the_other_board() {
    let mut game = Game::new(variant("alice-courier"));
    play(&mut game, "d2D3 e7E6 d1D2");
    let text = "rncjkcnr/pppp1ppp/8/8/8/8/PPP1PPPP/RNC1JCNR|8/8/4p3/8/8/3P4/3K4/8 b - - 1 2";
    assert_eq!(game.position().text(), text);
}

#[test]
fn an_occupied_landing_square_prevents_the_move_but_does_not_block_the_line() {
    let position = boards("7k/8/8/8/8/8/8/R6K", "8/8/8/8/N7/8/8/8");
    assert_eq!(refusal(&position, "a1", "a4"), Some("landing-taken"));
    assert_eq!(refusal(&position, "a1", "a5"), None);
    let board = position.variant().geometry();
    let square = |name| board.square(name).expect("a square");
    let obstacles = rules::obstacles(&position);
    let piece_obstacles = obstacles
        .iter()
        .find(|piece_obstacles| piece_obstacles.from == square("a1"));
    assert_eq!(
        piece_obstacles.expect("an obstacle").occupied_landings,
        [(square("a4"), square("A4"))]
    );
}

#[test]
fn pieces_on_the_other_board_neither_block_nor_can_be_captured() {
    let position = boards("7k/8/8/8/8/8/8/R6K", "8/8/8/8/8/p7/8/8");
    let found = targets(&position, "a1");
    assert!(found.contains("a4") && found.contains("a8") && !found.contains("a3"));
}

#[test]
fn a_capturing_piece_changes_boards_too() {
    let mut position = boards("n6k/8/8/8/8/8/8/R6K", EMPTY);
    let action = rules::action_from_text(&position, "a1A8").expect("a capture");
    position.make(action);
    let text = format!("7k/{}|R7/{} b - - 0 1", "8/8/8/8/8/8/7K", "8/8/8/8/8/8/8");
    assert_eq!(position.text(), text);
    position.unmake();
    assert_eq!(
        position.text(),
        format!("n6k/8/8/8/8/8/8/R6K|{EMPTY} w - - 0 1")
    );
}

#[test]
fn a_square_occupied_on_both_boards_is_refused_by_name() {
    let text = "7k/8/8/8/4n3/8/8/4R2K|8/8/8/8/4P3/8/8/8 w - - 0 1";
    let Err(PositionError::Faults(faults)) = Position::parse(variant("alice-courier"), text) else {
        panic!("no piece could capture on e4 and land");
    };
    let fault = &faults[0];
    assert_eq!(
        (fault.kind.code(), fault.at.as_str()),
        ("counterpart-occupied", "e4")
    );
    assert!(fault.found.contains("E4"), "{fault}");
}

#[test]
fn check_is_met_by_a_piece_from_the_other_board() {
    let position = boards("4r2k/8/8/8/8/8/8/4K3", "8/8/8/8/R7/8/8/8");
    assert_eq!(targets(&position, "A4"), squares("E4"));
    assert_eq!(refusal(&position, "A4", "D4"), Some("still-in-check"));
}

#[test]
fn a_piece_on_the_kings_board_cannot_interpose() {
    let position = boards("4r2k/8/8/8/R7/8/8/4K3", EMPTY);
    assert_eq!(refusal(&position, "a4", "e4"), Some("still-in-check"));
    let capture = boards("R3r2k/8/8/8/8/8/8/4K3", EMPTY);
    assert_eq!(targets(&capture, "a8"), squares("e8"));
}

#[test]
fn attacks_do_not_cross_to_the_other_board() {
    let position = boards("7k/8/8/8/8/8/8/4K3", "4r3/8/8/8/8/8/8/8");
    assert!(!position.in_check(position.turn()));
}

#[test]
fn a_king_may_not_step_on_an_attacked_square_before_changing_boards() {
    let position = boards("3r3k/8/8/8/8/8/8/4K3", EMPTY);
    assert_eq!(refusal(&position, "e1", "d1"), Some("into-check"));
    assert_eq!(refusal(&position, "e1", "d2"), Some("into-check"));
    assert_eq!(targets(&position, "e1"), squares("e2 f1 f2"));
}

#[test]
fn a_king_may_not_land_on_an_attacked_square() {
    let position = boards("7k/8/8/8/8/8/8/4K3", "3r4/8/8/8/8/8/8/8");
    assert_eq!(refusal(&position, "e1", "d1"), Some("into-check"));
    assert_eq!(targets(&position, "e1"), squares("e2 f1 f2"));
}

#[test]
fn a_pinned_piece_may_only_capture_the_pinning_piece() {
    let position = boards("4r2k/8/8/8/8/4R3/8/4K3", EMPTY);
    assert_eq!(targets(&position, "e3"), squares("e8"));
    assert_eq!(
        refusal(&position, "e3", "e5"),
        Some("leaves-royal-attacked")
    );
}

#[test]
fn a_capture_that_removes_both_pieces_opens_the_line() {
    let position = boards("4r2k/8/8/4n3/8/4R3/8/4K3", EMPTY);
    assert_eq!(
        refusal(&position, "e3", "e5"),
        Some("leaves-royal-attacked")
    );
}

#[test]
fn a_pawn_promotes_on_either_board_and_then_changes_boards() {
    let mut position = boards("7k/8/8/8/8/8/8/7K", "8/3P4/8/8/8/8/8/8");
    let texts: Vec<String> = rules::legal_actions(&position)
        .iter()
        .filter(|action| matches!(action, Action::Promote { .. }))
        .map(|action| action.text(position.variant()))
        .collect();
    assert_eq!(texts, ["D7d8=R", "D7d8=C", "D7d8=J", "D7d8=N"]);
    let action = rules::action_from_text(&position, "D7d8=C").expect("a promotion");
    position.make(action);
    assert_eq!(
        position.text(),
        format!("3C3k/8/8/8/8/8/8/7K|{EMPTY} b - - 0 1")
    );
    let first = boards("7k/3P4/8/8/8/8/8/7K", EMPTY);
    assert!(rules::action_from_text(&first, "d7D8=J").is_ok());
    assert!(rules::action_from_text(&first, "d7D8=K").is_err());
}

#[test]
fn a_double_step_needs_only_its_landing_square_on_the_other_board() {
    let position = boards("7k/8/8/8/8/8/P7/7K", "8/8/8/8/8/n7/8/8");
    assert_eq!(targets(&position, "a2"), squares("a4"));
    let position = boards("7k/8/8/8/8/n7/P7/7K", EMPTY);
    assert_eq!(targets(&position, "a2"), squares(""));
}

#[test]
fn a_jester_makes_one_or_two_steps_over_an_empty_square() {
    let alone = boards("7k/8/8/8/3J4/8/8/7K", EMPTY);
    let all = "c3 c5 e3 e5 b2 b6 f2 f6 b4 f4 d2 d6";
    assert_eq!(targets(&alone, "d4"), squares(all));
    let hemmed = boards("7k/8/8/2p1p3/3J4/2N5/8/7K", EMPTY);
    assert_eq!(targets(&hemmed, "d4"), squares("c5 e5 e3 f2 f4 d2"));
}

#[test]
fn a_jester_reaches_light_squares_only_by_promotion() {
    let variant = variant("alice-courier");
    let jester = variant.alphabet.kind("J").expect("a Jester");
    let light = |square| variant.shading.by_square[square] == 0;
    let mut promoted = 0;
    for seed in 0..40 {
        let mut promotion = false;
        let start = Position::start(variant.clone());
        random_play(&start, &mut Chance(seed), 300, |position, action| {
            let squares = variant.geometry().squares();
            let mut jesters =
                squares.filter(|&at| position.at(at).map(Piece::kind) == Some(jester));
            assert!(
                promotion || jesters.all(|at| !light(at.index())),
                "{}",
                position.text()
            );
            promotion |= action.promotes_to() == Some(jester);
        });
        promoted += usize::from(promotion);
    }
    assert!(promoted > 0, "no game had a promotion");
}

#[test]
fn castling_needs_both_landing_squares_and_moves_both_pieces_over() {
    let castling = |second: &str, first: &str| {
        position(
            "alice-chess",
            &format!("{first}/8/8/8/8/8/8/4K2R|{second} w K - 0 1"),
        )
    };
    let mut free = castling(EMPTY, "4k3");
    let action = rules::action_from_text(&free, "e1G1").expect("a castling");
    free.make(action);
    assert_eq!(
        free.text(),
        "4k3/8/8/8/8/8/8/8|8/8/8/8/8/8/8/5RK1 b - - 1 1"
    );
    let why = |position: Position| refusal(&position, "e1", "g1");
    for taken in ["5n2", "6n1"] {
        let second = format!("8/8/8/8/8/8/8/{taken}");
        assert_eq!(why(castling(&second, "4k3")), Some("landing-taken"));
    }
    assert_eq!(why(castling(EMPTY, "4kr2")), Some("through-check"));
    let attacked = castling("6r1/8/8/8/8/8/8/8", "4k3");
    assert_eq!(why(attacked), Some("into-check"));
}

#[test]
fn a_move_text_names_the_landing_square() {
    let position = Position::start(variant("alice-courier"));
    let code = |text| rules::action_from_text(&position, text).map_err(|error| error.code());
    assert!(code("e2E4").is_ok());
    assert_eq!(code("e2e4"), Err("unreadable-move"));
    assert_eq!(code("e2E5"), Err("refused-move"));
}

#[test]
fn sixty_four_moves_of_both_sides_draw() {
    let text = format!("6nk/8/8/8/8/8/8/KN6|{EMPTY} w - - 126 90");
    let mut game = Game::from_position(position("alice-courier", &text));
    play(&mut game, "b1C3");
    assert_eq!(reason(&game), None);
    play(&mut game, "g8F6");
    assert_eq!(reason(&game), Some(Reason::MoveCount));
}

#[test]
fn thirty_two_moves_draw_against_a_lone_king() {
    let ending = |pieces: &str| {
        let text = format!("7k/8/8/8/8/8/8/{pieces}|{EMPTY} w - - 62 90");
        let mut game = Game::from_position(position("alice-courier", &text));
        play(&mut game, "a1A2 h8G8");
        (rules::move_count_limit(game.position()), reason(&game))
    };
    assert_eq!(ending("KR6"), (Some(64), Some(Reason::MoveCount)));
    assert_eq!(ending("KC6"), (Some(64), Some(Reason::MoveCount)));
    assert_eq!(ending("KJ6"), (Some(128), None));
    assert_eq!(ending("K7"), (Some(128), None));
}

#[test]
fn the_count_runs_until_a_capture_or_a_pawn_move() {
    let text = format!("7k/8/8/8/8/8/P7/KR5n|{EMPTY} w - - 100 90");
    let mut game = Game::from_position(position("alice-courier", &text));
    assert_eq!(rules::move_count_limit(game.position()), Some(128));
    play(&mut game, "b1H1");
    assert_eq!(rules::move_count_limit(game.position()), Some(64));
    assert_eq!(game.position().clock_plies(), 0);
    play(&mut game, "h8G8");
    assert_eq!(game.position().clock_plies(), 1);
    play(&mut game, "a2A3");
    assert_eq!(game.position().clock_plies(), 0);
}

#[test]
fn checkmate_on_the_last_move_of_the_count_still_wins() {
    let mut game = Game::new(variant("alice-courier"));
    play(&mut game, MINIATURE);
    let text = game.position().text().replace("w - - 6 5", "w - - 128 70");
    assert!(text.contains(" 128 "), "{text}");
    let game = Game::from_position(position("alice-courier", &text));
    assert_eq!(reason(&game), Some(Reason::Checkmate));
}

#[test]
fn the_fifth_occurrence_of_a_placement_draws() {
    let mut game = Game::new(variant("alice-courier"));
    for round in 0..4 {
        assert_eq!(reason(&game), None, "in round {round}");
        play(&mut game, "b1C3 b8C6 C3b1 C6b8");
    }
    assert_eq!(reason(&game), Some(Reason::Repetition));
}

#[test]
fn repetition_may_ignore_the_player_to_move() {
    let (id, text) = shipped()[0];
    let text = text.replace("repetition-automatic = 5\n", "");
    let occurrences = |rule: &str| {
        let text = text.replace("repetition = 3", rule);
        let variant = Arc::new(Variant::load(id, &text).unwrap_or_else(|error| panic!("{error}")));
        let start = Position::parse(variant, "4k3/8/8/8/8/8/7P/4K3 w - - 0 1").expect("a position");
        let mut game = Game::from_position(start);
        play(&mut game, "e1e2 e8e7 e2d1 e7e8 d1e1");
        (game.occurrences(), reason(&game))
    };
    let either = "repetition = 2\nrepetition-whoever-acts = true";
    assert_eq!(occurrences(either), (2, Some(Reason::Repetition)));
    assert_eq!(occurrences("repetition = 2"), (1, None));
}

fn load(text: &str) -> Result<Game, String> {
    let alice = variant("alice-courier");
    let find = |id: &str, _: &[(&str, &str)]| {
        (id.is_empty() || id == "alice-courier").then(|| alice.clone())
    };
    let loaded = Game::from_text(text, find);
    loaded
        .map(|loaded| loaded.game)
        .map_err(|error| error.to_string())
}

#[test]
fn a_game_is_read_as_published_and_written_so() {
    let game = load(MINIATURE_AS_PUBLISHED).expect("the miniature");
    let mut played = Game::new(variant("alice-courier"));
    play(&mut played, MINIATURE);
    assert_eq!(game.line(), played.line());
    let short = game.to_text_in(Notation::Short, &[]);
    let corrected = MINIATURE_AS_PUBLISHED.replace("2 .", "2. ");
    assert!(short.contains(&corrected), "{short}");
    assert_eq!(
        load(&short).map(|game| game.line().len()),
        Ok(MINIATURE.split(' ').count())
    );
}

#[test]
fn an_ambiguous_short_move_is_refused_and_written_in_full() {
    let text = "7k/8/8/8/8/8/8/R6K|8/8/8/8/8/8/8/1R6 w - - 0 1";
    let with = |moves: &str| {
        load(&format!(
            "[Format \"1\"]\n[Game \"alice-courier\"]\n[Position \"{text}\"]\n\n{moves}\n"
        ))
    };
    let error = with("1. Rd1").expect_err("two Rooks fit");
    assert!(
        error.contains("a1D1") && error.contains("B1d1"),
        "both are named: {error}"
    );
    let game = with("1. a1D1").expect("the full text");
    let short = game.to_text_in(Notation::Short, &[]);
    assert!(short.contains("1. a1D1"), "{short}");
    assert!(
        with("1. Ra5 mate").is_err(),
        "it is not checkmate, so there is nothing to claim"
    );
}
