//! How games end.

use super::support::{chess_with_bare_king, chess_with_ending, position, variant};
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::record::{Game, Stop};
use menagerie::rules::{self, Reason};

type Ending = Option<(Option<usize>, &'static str)>;

fn ending(id: &str, text: &str) -> Ending {
    ending_of(&position(id, text))
}

fn ending_of(position: &Position) -> Ending {
    let outcome = rules::outcome(position, 1)?;
    Some((
        outcome.winner().map(|player| player.index()),
        outcome.reason.code(),
    ))
}

#[test]
fn checkmate_wins_and_stalemate_draws() {
    let mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(ending("chess", mated), Some((Some(1), "checkmate")));
    assert_eq!(
        ending("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"),
        Some((None, "stalemate"))
    );
}

/// The inventor's decision: <https://www.chessvariants.com/index/listcomments.php?id=9537>.
#[test]
fn a_move_that_makes_types_of_both_players_extinct_wins() {
    let start = position(
        "extinction-chess",
        "n1b1k2r/1P5p/q7/8/8/8/8/RNBQK3 w - - 0 1",
    );
    let after = |text: &str| {
        let mut position = start.clone();
        let action = rules::action_from_text(&position, text);
        position.make(action.unwrap_or_else(|error| panic!("{error}")));
        ending_of(&position)
    };
    assert_eq!(after("b7c8=Q"), Some((Some(0), "extinction")));
    assert_eq!(after("b7b8=Q"), Some((Some(1), "extinction")));
    assert_eq!(after("a1a2"), None);
}

/// As in Fairy-Stockfish.
#[test]
fn without_another_rule_the_movers_own_extinction_counts_first() {
    let variant = chess_with_ending("extinction = { pieces = [\"P\", \"B\"] }");
    // White's last Pawn has just promoted and taken Black's last Bishop.
    let text = "2Q1k3/7p/8/8/8/8/8/2B1K3 b - - 0 1";
    let position = Position::parse(variant, text).expect("a position");
    assert_eq!(ending_of(&position), Some((Some(1), "extinction")));
}

#[test]
fn stalemate_may_depend_on_the_number_of_pieces() {
    let variant = chess_with_ending("stalemate = \"win\"\nstalemate-by-count = true");
    let winner = |text: &str| {
        let position = Position::parse(variant.clone(), text).expect("a position");
        let (winner, reason) = ending_of(&position).expect("over");
        assert_eq!(reason, "stalemate");
        winner
    };
    assert_eq!(winner("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Some(1));
    assert_eq!(winner("7k/p4Q2/p5K1/P7/8/8/8/8 b - - 0 1"), None);
    assert_eq!(winner("7k/p1p2Q2/p1p3K1/P1P5/8/8/8/8 b - - 0 1"), Some(0));
}

#[test]
fn checkmate_on_the_hundredth_ply_still_wins() {
    let mated = "R6k/6pp/8/8/8/8/8/K7 b - - 100 80";
    assert_eq!(ending("chess", mated), Some((Some(0), "checkmate")));
    let mated = "R6k/6pp/8/8/8/8/8/K7 b - - 150 80";
    assert_eq!(ending("chess", mated), Some((Some(0), "checkmate")));
}

/// FIDE Laws of Chess, 9.3 and 9.6.2.
#[test]
fn in_chess_a_draw_by_move_count_is_claimed_at_100_plies_and_automatic_at_150() {
    let at = |plies: u32| {
        let position = position("chess", &format!("R7/6kp/8/8/8/8/8/K7 b - - {plies} 80"));
        let ended = rules::outcome(&position, 1).map(|end| end.reason);
        (rules::claimable_draw(&position, 1), ended)
    };
    let count = Some(Reason::MoveCount);
    assert_eq!(at(99), (None, None));
    assert_eq!(at(100), (count, None));
    assert_eq!(at(149), (count, None));
    assert_eq!(at(150), (None, count));
    let stalemate = position("chess", "7k/5Q2/6K1/8/8/8/8/8 b - - 120 80");
    assert_eq!(rules::claimable_draw(&stalemate, 3), None);
}

/// Plays Knights there and back. After each two moves of both sides the position of the array has occurred again.
fn knights_there_and_back(rounds: usize) -> Game {
    let mut game = Game::new(variant("chess"));
    for text in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(rounds) {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{error}")));
    }
    game
}

/// FIDE Laws of Chess, 9.2 and 9.6.1.
#[test]
fn in_chess_a_repetition_is_claimed_at_the_third_time_and_automatic_at_the_fifth() {
    let repetition = Some(Reason::Repetition);
    for (rounds, claimable, ended) in [
        (1, None, None),
        (2, repetition, None),
        (3, repetition, None),
        (4, None, repetition),
    ] {
        let game = knights_there_and_back(rounds);
        assert_eq!(game.claimable_draw(), claimable, "{rounds}");
        assert_eq!(game.outcome().map(|end| end.reason), ended, "{rounds}");
        assert_eq!(game.stopped(), None);
    }
}

#[test]
fn a_claimed_draw_is_recorded_and_can_be_taken_back() {
    let mut early = knights_there_and_back(1);
    early.claim_draw();
    early.stop(Stop::Claimed(Reason::MoveCount));
    assert_eq!(early.outcome(), None, "there is nothing to claim");
    let mut game = knights_there_and_back(2);
    game.claim_draw();
    assert_eq!(game.stopped(), Some(Stop::Claimed(Reason::Repetition)));
    assert_eq!(game.claimable_draw(), None);
    let outcome = game.outcome().expect("over");
    assert_eq!(
        (outcome.winner(), outcome.reason),
        (None, Reason::Repetition)
    );
    let text = game.to_text(&[]);
    assert!(text.contains("[Result \"1/2-1/2\"]\n[Reason \"repetition\"]"));
    let loaded = Game::from_text(&text, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(loaded.game.stopped(), game.stopped());
    assert_eq!(loaded.game.to_text(&[]), text);
    game.undo();
    assert_eq!((game.outcome(), game.ply()), (None, 8));
    assert_eq!(game.claimable_draw(), Some(Reason::Repetition));
}

/// Until version 0.2 the third occurrence and 100 plies ended a game of chess.
#[test]
fn old_records_of_chess_keep_their_draws() {
    let record = |position: &str, moves: &str, reason: &str| {
        let head = "[Format \"1\"]\n[Game \"chess\"]\n[VariantHash \"46e4da4dac690c20\"]\n";
        let text = format!(
            "{head}{position}[Result \"1/2-1/2\"]\n[Reason \"{reason}\"]\n\n{moves} 1/2-1/2\n"
        );
        let loaded = Game::from_text(&text, |id, _| Some(variant(id))).expect("a record");
        assert!(!loaded.other_edition);
        loaded.game.stopped()
    };
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let repeated = record("", there_and_back, "repetition");
    assert_eq!(repeated, Some(Stop::Claimed(Reason::Repetition)));
    let late = "[Position \"R7/6kp/8/8/8/8/8/K7 b - - 99 80\"]\n";
    let counted = record(late, "g7f7", "move-count");
    assert_eq!(counted, Some(Stop::Claimed(Reason::MoveCount)));
}

/// FIDE Laws of Chess, 9.2.3: positions are the same only if the possible moves are.
#[test]
fn an_en_passant_right_counts_for_repetition_only_if_it_can_be_used() {
    let occurrences = |first_rank: &str| {
        let text = format!("3k4/8/8/8/3p4/8/4P3/{first_rank} w - - 0 1");
        let mut game = Game::from_position(position("chess", &text));
        for text in "e2e4 d8c8 g1h1 c8d8 h1g1 d8c8 g1h1 c8d8 h1g1".split(' ') {
            let action = rules::action_from_text(game.position(), text);
            game.play(action.unwrap_or_else(|error| panic!("{error}")));
        }
        (game.occurrences(), game.claimable_draw())
    };
    assert_eq!(occurrences("R5K1"), (2, None));
    let pinned = occurrences("3R2K1");
    assert_eq!(pinned, (3, Some(Reason::Repetition)));
}

#[test]
fn with_several_players_an_unusable_en_passant_right_does_not_count_for_repetition() {
    let start = Position::start(variant("armies-of-faith-4"));
    let mut seen = 0;
    for action in rules::legal_actions(&start) {
        let mut after = start.clone();
        after.make(action);
        if !after.has_en_passant_target() {
            continue;
        }
        seen += 1;
        let mut setup = after.setup();
        setup.en_passant.clear();
        let without = Position::new(after.variant().clone(), &setup).expect("a position");
        let hashes = [&after, &without].map(rules::repetition_hash);
        assert_eq!(hashes[0], hashes[1]);
        assert_ne!(after.repetition_hash(), without.repetition_hash());
    }
    assert!(seen > 0);
}

#[test]
fn bare_kings_and_lone_minor_pieces_draw_in_chess() {
    for text in [
        "7k/8/8/8/8/8/8/K7 w - - 0 1",
        "7k/8/8/8/8/8/8/KN6 w - - 0 1",
        "6bk/8/8/8/8/8/8/K7 w - - 0 1",
        "6bk/8/8/8/8/8/8/KB6 w - - 0 1",
        "4b1bk/8/8/8/8/8/8/KB1B4 w - - 0 1",
    ] {
        assert_eq!(ending("chess", text), Some((None, "material")), "{text}");
    }
    for text in [
        "5b1k/8/8/8/8/8/8/KB6 w - - 0 1",
        "6nk/8/8/8/8/8/8/KN6 w - - 0 1",
        "7k/8/8/8/8/8/8/KNN5 w - - 0 1",
        "7k/7p/8/8/8/8/8/K7 w - - 0 1",
    ] {
        assert_eq!(ending("chess", text), None, "{text}");
    }
}

/// The ending of a position of chess with a bare king rule, after some moves.
fn ending_with_bare_king(rule: &str, text: &str, moves: &[&str]) -> Ending {
    let start = Position::parse(chess_with_bare_king(rule), text);
    let mut position = start.unwrap_or_else(|error| panic!("{error:?}"));
    for text in moves {
        let action = rules::action_from_text(&position, text);
        position.make(action.unwrap_or_else(|error| panic!("{error}")));
    }
    ending_of(&position)
}

const BARE_KING_RULES: [&str; 2] = ["loss", "loss-unless-bared-back"];

#[test]
fn a_bare_king_loses_without_a_reply() {
    for rule in BARE_KING_RULES {
        for (text, winner) in [
            ("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", 0),
            ("4k3/8/8/8/8/8/2QQ4/4K3 b - - 0 1", 0),
            ("4k3/p7/8/8/8/8/8/4K3 b - - 0 1", 1),
        ] {
            let expected = Some((Some(winner), "bare"));
            assert_eq!(ending_with_bare_king(rule, text, &[]), expected, "{text}");
        }
        let both_armed = "4k3/p7/8/8/8/8/3Q4/4K3 w - - 0 1";
        assert_eq!(ending_with_bare_king(rule, both_armed, &[]), None);
    }
    assert_eq!(ending("chess", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"), None);
}

#[test]
fn a_bare_king_may_bare_the_opponent_in_reply() {
    let text = "8/8/8/3k4/3n4/8/8/K2R4 w - - 0 1";
    let after = |rule, moves: &[&str]| ending_with_bare_king(rule, text, moves);
    let lost = Some((Some(0), "bare"));
    assert_eq!(after("loss", &["d1d4"]), lost);
    let rule = "loss-unless-bared-back";
    assert_eq!(after(rule, &["d1d4"]), None);
    assert_eq!(after(rule, &["d1d4", "d5d4"]), Some((None, "bare")));
    assert_eq!(after(rule, &["d1d4", "d5c5"]), lost);
}

#[test]
fn bare_kings_of_both_sides_draw() {
    for rule in BARE_KING_RULES {
        let ending = ending_with_bare_king(rule, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &[]);
        assert_eq!(ending, Some((None, "bare")));
    }
}

#[test]
fn stalemate_comes_before_a_bare_king() {
    let text = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    for rule in BARE_KING_RULES {
        let ending = ending_with_bare_king(rule, text, &[]);
        assert_eq!(ending, Some((None, "stalemate")));
    }
}

#[test]
fn two_queens_alone_draw_at_once_in_caissa_britannia() {
    let alone = "9q/10/10/10/10/10/10/10/10/4Q5 w - - 0 1";
    assert_eq!(ending("caissa-britannia", alone), Some((None, "material")));
    let knight = "9q/10/10/10/10/10/10/10/10/4QN4 w - - 0 1";
    assert_eq!(ending("caissa-britannia", knight), None);
}

#[test]
fn a_draw_by_material_comes_after_stalemate_and_before_the_count() {
    let text = "7k/8/8/8/8/8/8/K7 w - - 120 90";
    assert_eq!(ending("chess", text), Some((None, "material")));
}

#[test]
fn the_third_occurrence_of_a_position_draws() {
    for (id, moves) in [
        ("caissa-britannia", ["e1e2", "e10e9", "e2e1", "e9e10"]),
        ("grand-cavalier", ["a2a3", "a9a8", "a3a2", "a8a9"]),
    ] {
        let mut game = Game::new(variant(id));
        for round in 0..2 {
            for text in moves {
                assert!(
                    game.outcome().is_none(),
                    "{id} in round {round} before {text}"
                );
                let action = rules::action_from_text(game.position(), text);
                game.play(action.unwrap_or_else(|error| panic!("{id}: {error}")));
            }
        }
        assert_eq!(
            game.outcome().map(|outcome| outcome.reason),
            Some(Reason::Repetition),
            "{id}"
        );
    }
}

#[test]
fn a_cavaliers_move_does_not_reset_the_count_but_its_promotion_does() {
    let mut game = position(
        "grand-cavalier",
        "e9/10/8V1/10/10/10/4V5/10/C9/5E4 w - - 40 60",
    );
    let mut play = |text: &str| {
        let action = rules::action_from_text(&game, text).unwrap_or_else(|error| panic!("{error}"));
        game.make(action);
        game.clock_plies()
    };
    assert_eq!(play("e4d6"), 41);
    assert_eq!(play("a10a9"), 42);
    assert_eq!(play("i8h10=Q"), 0);
}

#[test]
fn resigning_loses_and_is_recorded() {
    let variant = variant("chess");
    let mut game = Game::new(variant.clone());
    let action = rules::action_from_text(game.position(), "e2e4").expect("legal");
    game.play(action);
    game.stop(Stop::Resigned(menagerie::piece::Player::FIRST));
    let outcome = game.outcome().expect("over");
    assert_eq!(
        (outcome.winner().map(|p| p.index()), outcome.reason),
        (Some(1), Reason::Resignation)
    );
    let text = game.to_text(&[]);
    let loaded = Game::from_text(&text, |_, _| Some(variant.clone()))
        .expect("a record")
        .game;
    assert_eq!(loaded.outcome(), Some(outcome));
    game.undo();
    assert_eq!(
        (game.outcome(), game.ply()),
        (None, 1),
        "only the resignation is taken back"
    );
    game.undo();
    assert_eq!(game.ply(), 0);
}

#[test]
fn running_out_of_time_loses_is_recorded_and_can_be_taken_back() {
    let variant = variant("chess");
    let mut game = Game::new(variant.clone());
    let action = rules::action_from_text(game.position(), "e2e4").expect("legal");
    game.play(action);
    game.stop(Stop::OutOfTime(menagerie::piece::Player::FIRST));
    let outcome = game.outcome().expect("over");
    assert_eq!(
        (outcome.winner().map(|p| p.index()), outcome.reason),
        (Some(1), Reason::Time)
    );
    let text = game.to_text(&[]);
    assert!(
        text.contains("[Result \"0-1\"]\n[Reason \"time\"]"),
        "{text}"
    );
    let loaded = Game::from_text(&text, |_, _| Some(variant.clone())).expect("a record");
    assert_eq!(loaded.game.outcome(), Some(outcome));
    assert_eq!(loaded.game.to_text(&[]), text);
    game.undo();
    assert_eq!((game.outcome(), game.ply()), (None, 1));
}

#[test]
fn running_out_of_time_against_a_lone_king_is_a_draw() {
    let text = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
    for (late, winner, result) in [(0, None, "1/2-1/2"), (1, Some(0), "1-0")] {
        let mut game = Game::from_position(position("chess", text));
        game.stop(Stop::OutOfTime(
            menagerie::piece::Player::new(late).expect("a player"),
        ));
        let outcome = game.outcome().expect("over");
        assert_eq!(
            (outcome.winner().map(|p| p.index()), outcome.reason),
            (winner, Reason::Time)
        );
        let written = game.to_text(&[]);
        assert!(
            written.contains(&format!("[Result \"{result}\"]")),
            "{written}"
        );
        let loaded = Game::from_text(&written, |id, _| Some(variant(id))).expect("a record");
        assert_eq!(loaded.game.stopped(), game.stopped());
    }
}

#[test]
fn any_number_of_players_may_agree_on_a_draw() {
    for name in ["chess", "armies-of-faith-4"] {
        let variant = variant(name);
        let mut game = Game::new(variant.clone());
        game.stop(Stop::Agreed);
        let outcome = game.outcome().expect("over");
        assert_eq!(
            (outcome.winner(), outcome.reason),
            (None, Reason::Agreement)
        );
        assert!(variant.players().all(|player| outcome.places[player] == 1));
        let text = game.to_text(&[]);
        assert!(text.contains("[Reason \"agreement\"]"), "{text}");
        let loaded = Game::from_text(&text, |_, _| Some(variant.clone())).expect("a record");
        assert_eq!(loaded.game.stopped(), Some(Stop::Agreed));
        game.undo();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn a_result_that_others_decided_is_kept() {
    let variant = variant("chess");
    let winners = variant.players().map(Some).chain([None]);
    for (winner, result) in winners.zip(["1-0", "0-1", "1/2-1/2"]) {
        let mut game = Game::new(variant.clone());
        game.stop(Stop::Adjudicated(winner));
        let outcome = game.outcome().expect("over");
        assert_eq!(
            (outcome.winner(), outcome.reason),
            (winner, Reason::Adjudication)
        );
        let text = game.to_text(&[]);
        let headers = format!("[Result \"{result}\"]\n[Reason \"adjudication\"]");
        assert!(text.contains(&headers), "{text}");
        let loaded = Game::from_text(&text, |_, _| Some(variant.clone())).expect("a record");
        assert_eq!(loaded.game.stopped(), Some(Stop::Adjudicated(winner)));
    }
}

/// Crown, point 12: the letter stays written while its piece is unmoved, but can't be used without a partner.
#[test]
fn a_castling_letter_without_partner_does_not_make_positions_different() {
    let text = "3qk3/p7/8/8/8/8/PP6/R2Q2K1 w A - 0 20 crown=K,q";
    let mut game = Game::from_position(position("crown", text));
    for text in "a1c1 d8c8 c1a1 c8d8 a1c1 d8c8 c1a1 c8d8".split(' ') {
        let action = rules::action_from_text(game.position(), text);
        game.play(action.unwrap_or_else(|error| panic!("{error}")));
    }
    assert_eq!(game.occurrences(), 3);
    let castles = position("crown", "3qk3/p7/8/8/8/8/PP6/R2QK3 w AE - 0 20 crown=K,q");
    let moved = position("crown", "3qk3/p7/8/8/8/8/PP6/R2QK3 w A - 0 20 crown=K,q");
    let never = position("crown", "3qk3/p7/8/8/8/8/PP6/R2QK3 w - - 0 20 crown=K,q");
    assert_ne!(castles.hash(), moved.hash());
    assert_eq!(moved.hash(), never.hash());
    assert_eq!(
        moved.text(),
        "3qk3/p7/8/8/8/8/PP6/R2QK3 w A - 0 20 crown=K,q"
    );
}

/// A game lost on time is drawn if the opponent can't win by any legal play.
#[test]
fn who_may_still_win_is_known_as_in_python_chess() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/fixtures/winning-material.txt"
    );
    let text = std::fs::read_to_string(path).expect("a fixture");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    for line in lines {
        let mut words = line.splitn(3, ' ');
        let [id, expected, text] = std::array::from_fn(|_| words.next().expect("three words"));
        let position = position(id, text);
        let may_win = |player: Player| {
            let mut others = position.living().filter(|&other| other != player);
            let flagged = others.next().expect("two players");
            let outcome = rules::outcome_on_time(&position, flagged);
            match outcome.winner() {
                Some(_) => '+',
                None => '-',
            }
        };
        let found: String = position.variant().players().map(may_win).collect();
        if found != expected {
            wrong.push(format!("{found}: {line}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_knight_or_bishop_mates_on_time_only_with_helpers() {
    for (id, text, winner) in [
        ("chess", "k7/8/8/8/8/8/q7/6NK b - - 0 1", None),
        ("chess", "k7/8/8/8/8/8/r7/6NK b - - 0 1", Some(0)),
        ("chess", "k7/8/8/8/8/8/q7/5B1K b - - 0 1", None),
        ("chess", "k7/8/8/8/8/8/bq6/5B1K b - - 0 1", None),
        ("chess", "k7/8/8/8/8/8/b1q5/6BK b - - 0 1", Some(0)),
        ("three-check", "k7/8/8/8/8/8/q7/6NK b - - 0 1", Some(0)),
        ("king-of-the-hill", "k7/8/8/8/8/8/q7/7K b - - 0 1", Some(0)),
        ("horde", "k7/8/8/8/8/8/r7/6N1 b - - 0 1", None),
        // Pieces that chess doesn't have may help.
        ("makruk", "k7/8/8/8/8/8/m7/6NK b - - 0 1", Some(0)),
    ] {
        let outcome =
            rules::outcome_on_time(&position(id, text), Player::new(1).expect("a player"));
        let found = outcome.winner().map(|player| player.index());
        assert_eq!(found, winner, "{id}: {text}");
    }
}

#[test]
fn antichess_is_drawn_with_bishops_of_opposite_colours() {
    let drawn = Some((None, "material"));
    for (text, expected) in [
        ("8/8/8/8/b7/8/8/B7 w - - 0 1", drawn),
        ("b7/8/8/8/b7/8/8/B1B5 w - - 0 1", drawn),
        ("8/8/8/8/8/b7/8/B7 w - - 0 1", None),
        ("8/8/8/8/b7/8/8/BB6 w - - 0 1", None),
        ("8/8/8/8/b7/8/8/BN6 w - - 0 1", None),
    ] {
        assert_eq!(ending("antichess", text), expected, "{text}");
    }
}
