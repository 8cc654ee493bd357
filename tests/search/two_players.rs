//! The two-player search plays legal moves, finds mates and draws, and is deterministic.

use std::sync::Arc;

use crate::support::{
    Chance, all_variants, chess_with_bare_king, chess_with_ending, position, random_play,
    test_variant, variant,
};
use menagerie::moves::Action;
use menagerie::piece::PieceType;
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View};
use menagerie::search::{
    AnySearcher, Evaluator, Level, Limits, Line, Memory, Network, Options, Score, SearchResult,
    Searcher, Unsearchable,
};

const TWO_PLAYERS: [&str; 3] = ["chess", "caissa-britannia", "grand-cavalier"];

fn searcher(position: &Position, past: &[u64], limits: Limits, options: Options) -> Searcher {
    let view = View::of(position, Some(position.turn()));
    let memory = Memory::new(position.variant(), 1 << 14);
    Searcher::new(&view, past, limits, options, memory).expect("an open game")
}

fn search(position: &Position, limits: Limits) -> SearchResult {
    searcher(position, &[], limits, Options::default()).finish()
}

fn text(position: &Position, action: Option<Action>) -> String {
    action.map_or_else(String::new, |action| action.text(position.variant()))
}

/// Whether the player to move can force mate within this many plies, by brute force.
fn can_force_mate(position: &mut Position, plies: u32) -> bool {
    let actions = rules::legal_actions(position);
    plies > 0
        && actions
            .into_iter()
            .any(|action| is_mated_after(position, action, plies - 1))
}

fn is_mated_after(position: &mut Position, action: Action, plies: u32) -> bool {
    position.make(action);
    let replies = rules::legal_actions(position);
    let mated = if replies.is_empty() {
        position.in_check(position.turn())
    } else {
        plies > 0
            && replies.into_iter().all(|reply| {
                position.make(reply);
                let mated = can_force_mate(position, plies - 1);
                position.unmake();
                mated
            })
    };
    position.unmake();
    mated
}

/// Known problems and positions from self-play; verified here by brute force.
const MATES: [(&str, &str, u32); 14] = [
    ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
    // Paul Morphy.
    ("chess", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3),
    ("chess", "8/P5R1/8/3P4/2p1B2k/2P5/3P4/2K5 w - - 1 73", 3),
    (
        "chess",
        "2r3k1/p4p2/3Rp2p/1p2P1pK/8/1P4P1/P3Q2P/1q6 b - - 0 1",
        5,
    ),
    (
        "chess",
        "r1b1kb1r/pppp1ppp/5q2/4n3/3KP3/2N3PN/PPP4P/R1BQ1B1R b kq - 0 1",
        5,
    ),
    (
        "caissa-britannia",
        "5r3d/10/1p5kp1/2l2p3p/1U1p3p2/4qD1P2/2B7/P1P5PP/2Q7/2D5R1 w - - 3 57",
        3,
    ),
    (
        "caissa-britannia",
        "2r2b1U2/10/p1d3B3/2pp6/1p3r3P/1P2q5/1PP7/6P3/1K8/1QD7 w - - 9 66",
        3,
    ),
    (
        "caissa-britannia",
        "10/1k8/3pq5/QU1p3p2/2p5pP/3u1pP3/4d2P2/b8P/10/7K2 b - - 5 66",
        3,
    ),
    (
        "caissa-britannia",
        "dr1bqkb1rd/3u1l2l1/pp1ppppppp/2p2u4/10/9P/7P2/PPPPPPPDPL/1L1U6/1RDBQKBUR1 b - - 6 6",
        3,
    ),
    (
        "caissa-britannia",
        "9q/3R6/5B4/Q9/2P7/10/10/10/10/10 w - - 33 110",
        3,
    ),
    (
        "caissa-britannia",
        "10/10/6QUq1/10/10/PKP4pp1/1P5P1P/10/10/10 w - - 0 107",
        3,
    ),
    (
        "grand-cavalier",
        "4M2n2/m9/2e5v1/1vP7/10/3V1N4/V5N3/4V2V2/10/4E5 w - - 9 53",
        3,
    ),
    (
        "grand-cavalier",
        "5v4/9e/2v4QV1/10/2N3N3/7E2/1V8/3n6/10/10 w - - 3 81",
        3,
    ),
    (
        "grand-cavalier",
        "10/3c6/6e3/6v3/10/3m1qV3/10/E1v7/10/6C3 b - - 5 65",
        3,
    ),
];

#[test]
fn finds_the_shortest_mate() {
    for (game, text, plies) in MATES {
        let mut position = position(game, text);
        let result = search(&position, Limits::depth(8));
        assert_eq!(result.score, Score::MateInPlies(plies as i32), "{text}");
        assert!(
            plies < 3 || !can_force_mate(&mut position, plies - 2),
            "{text}"
        );
        let best = result.best.expect("a mate");
        assert!(is_mated_after(&mut position, best, plies - 1), "{text}");
        assert_eq!(result.line.len(), plies as usize, "{text}");
    }
}

#[test]
fn a_mate_may_take_both_moves_of_a_turn() {
    let position = position("marseillais-chess", "7k/6pp/8/8/8/8/8/K6R w - - 0 10");
    let result = search(&position, Limits::depth(6));
    assert_eq!(result.score, Score::MateInPlies(2));
    let line = result.lines.first().expect("a line");
    assert_eq!(line.turns_to_mate(&position), Some(1));
    let cut = Line {
        actions: line.actions[..1].to_vec(),
        score: Score::MateInPlies(-7),
        depth: 7,
    };
    // One move of White, then turns of two.
    assert_eq!(cut.turns_to_mate(&position), Some(-4));
    // With one move left there is none.
    let late = "7k/6pp/8/8/8/8/8/K6R w - - 0 10 moves=1";
    let result = search(
        &crate::support::position("marseillais-chess", late),
        Limits::depth(1),
    );
    assert!(matches!(result.score, Score::Centipawns(_)));
}

#[test]
fn a_queen_may_capture_a_guarded_pawn_and_then_its_guard() {
    let start = "2b3k1/1p6/8/8/8/8/1Q6/7K w - - 0 10";
    let position = position("marseillais-chess", start);
    let result = search(&position, Limits::depth(4));
    let line = result.line.iter().take(2);
    let line: Vec<String> = line.map(|&action| text(&position, Some(action))).collect();
    assert_eq!(line, ["b2b7", "b7c8"]);
}

#[test]
fn steps_from_3_up_find_mates_in_one() {
    for game in TWO_PLAYERS {
        let start = Position::start(variant(game));
        for seed in 0..60 {
            let mut found = 0;
            random_play(&start, &mut Chance(seed), 200, |position, _| {
                if found > 0 || !can_force_mate(position, 1) {
                    return;
                }
                found += 1;
                for number in 3..=5 {
                    let level = Level::step(number).expect("a level");
                    let result =
                        searcher(position, &[], level.limits(), level.options(seed)).finish();
                    assert_eq!(result.score, Score::MateInPlies(1), "{}", position.text());
                }
            });
        }
    }
}

#[test]
fn the_losing_side_seeks_stalemate() {
    let position = position("chess", "7k/5Qp1/7p/8/8/6q1/1r6/7K w - - 0 1");
    let result = search(&position, Limits::depth(4));
    assert_eq!(result.score, Score::Centipawns(0));
    assert_eq!(text(&position, result.best), "f7g8");
}

#[test]
fn the_winning_side_avoids_threefold_repetition() {
    let position = position("chess", "7k/8/8/8/8/8/1R6/R3K3 w - - 10 40");
    let first = search(&position, Limits::depth(5));
    let best = first.best.expect("an action");
    let mut after = position.clone();
    after.make(best);
    // The position after the best action has occurred twice before.
    let past = [after.hash(), 1, after.hash(), 2];
    let second = searcher(&position, &past, Limits::depth(5), Options::default()).finish();
    assert_ne!(second.best, Some(best));
    assert!(
        matches!(
            second.score,
            Score::MateInPlies(1..) | Score::Centipawns(300..)
        ),
        "{:?}",
        second.score
    );
}

#[test]
fn the_losing_side_seeks_perpetual_check() {
    // White is a Rook down and about to be mated, but has a perpetual check on e8 and h5.
    let position = position("chess", "6k1/6p1/8/7Q/8/8/rq6/7K w - - 0 1");
    let result = search(&position, Limits::depth(8));
    assert_eq!(result.score, Score::Centipawns(0));
    assert_eq!(text(&position, result.best), "h5e8");
    let forbidden = chess_with_ending("repetition = 3\nperpetual-check-loses = true");
    let position = Position::parse(forbidden, &position.text()).expect("a position");
    let result = search(&position, Limits::depth(8));
    assert!(
        matches!(
            result.score,
            Score::MateInPlies(..0) | Score::Centipawns(..-300)
        ),
        "{:?}",
        result.score
    );
}

#[test]
fn slice_size_does_not_change_the_result() {
    for game in TWO_PLAYERS {
        let position = Position::start(variant(game));
        let new = || searcher(&position, &[], Limits::nodes(40_000), Options::default());
        let whole = new().finish();
        for budget_nodes in [1, 777, 20_000] {
            let mut sliced = new();
            let mut result = sliced.slice(budget_nodes);
            assert!(result.best.is_some(), "a best action from the start");
            while !result.done {
                result = sliced.slice(budget_nodes);
            }
            assert_eq!(result, whole, "{game} in slices of {budget_nodes}");
        }
    }
}

#[test]
fn the_result_depends_on_the_seed_only() {
    let position = Position::start(variant("caissa-britannia"));
    let level = Level::new(2).expect("a level");
    let play = |seed| searcher(&position, &[], level.limits(), level.options(seed)).finish();
    assert_eq!(play(3), play(3));
    let first = play(0).best;
    assert!((1..20).any(|seed| play(seed).best != first));
}

#[test]
fn principal_variations_are_legal() {
    for game in TWO_PLAYERS {
        let start = Position::start(variant(game));
        for seed in 0..6 {
            let mut ply = 0;
            random_play(&start, &mut Chance(seed), 240, |position, _| {
                ply += 1;
                if ply % 9 != 0 {
                    return;
                }
                let result = search(position, Limits::nodes(1_500));
                let mut ahead = position.clone();
                for &action in &result.line {
                    assert!(
                        rules::is_legal(&ahead, action),
                        "{} {action:?}",
                        ahead.text()
                    );
                    ahead.make(action);
                }
                assert_eq!(result.best, result.line.first().copied());
            });
        }
    }
}

#[test]
fn no_best_action_after_the_end_of_the_game() {
    let position = position("chess", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    let result = search(&position, Limits::depth(3));
    assert!(result.done && result.best.is_none());
}

#[test]
fn refuses_four_players_with_drops() {
    let position = Position::start(test_variant("four-seats.toml"));
    let view = View::of(&position, Some(position.turn()));
    let memory = Memory::new(position.variant(), 16);
    let refused = AnySearcher::new(&view, &[], Limits::depth(1), Options::default(), memory);
    assert_eq!(refused.err(), Some(Unsearchable::Players));
}

/// A chess position with colours swapped and the board turned.
fn mirrored(text: &str) -> String {
    let [placement, turn, rest @ ..] = &text.split(' ').collect::<Vec<_>>()[..] else {
        return String::new();
    };
    let turn_over = |c: char| {
        if c.is_ascii_uppercase() {
            c.to_ascii_lowercase()
        } else {
            c.to_ascii_uppercase()
        }
    };
    let ranks: Vec<&str> = placement.split('/').rev().collect();
    let placement: String = ranks.join("/").chars().map(turn_over).collect();
    let turn = if *turn == "w" { "b" } else { "w" };
    format!("{placement} {turn} - - {} {}", rest[2], rest[3])
}

#[test]
fn evaluation_is_symmetric() {
    for game in TWO_PLAYERS {
        let variant = variant(game);
        let evaluator = Evaluator::new(&variant);
        random_play(
            &Position::start(variant),
            &mut Chance(5),
            150,
            |sample, _| {
                let mirror = mirrored(&sample.text());
                let (one, other) = (
                    evaluator.evaluate(sample),
                    evaluator.evaluate(&position(game, &mirror)),
                );
                assert_eq!(one, other, "{}", sample.text());
            },
        );
    }
}

#[test]
fn chess_pieces_have_about_the_usual_values() {
    let variant = variant("chess");
    let evaluator = Evaluator::new(&variant);
    let value = |code: &str| {
        let kind = variant
            .kinds
            .iter()
            .position(|kind| kind.code == code)
            .and_then(PieceType::new);
        evaluator.value(kind.expect("a chess piece"))
    };
    assert!((850..=1000).contains(&value("Q")));
    assert!((450..=550).contains(&value("R")));
    assert!((300..=360).contains(&value("B")) && (300..=360).contains(&value("N")));
    assert!((70..=110).contains(&value("P")));
    assert_eq!(value("K"), 0);
}

#[test]
fn only_royal_pieces_that_stay_have_no_value() {
    for variant in all_variants() {
        let evaluator = Evaluator::new(&variant);
        for kind in (0..variant.kinds.len()).filter_map(PieceType::new) {
            let info = &variant.kinds[kind.index()];
            assert_eq!(
                evaluator.value(kind).abs() > 50,
                !variant.is_the_royal(kind),
                "{} {}",
                variant.id,
                info.code
            );
        }
    }
}

/// Endgames against a lone royal piece, with the maximum number of plies.
const WON_ENDINGS: [(&str, &str, usize); 7] = [
    ("chess", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1", 60),
    ("chess", "8/8/8/4k3/8/8/8/KR6 w - - 0 1", 80),
    ("chess", "8/8/8/4k3/8/8/8/KBB5 w - - 0 1", 80),
    (
        "alice-courier",
        "8/8/8/4k3/8/8/8/KR6|8/8/8/8/8/8/8/8 w - - 0 1",
        64,
    ),
    (
        "alice-chess",
        "8/8/8/4k3/8/8/8/KR6|8/8/8/8/8/8/8/8 w - - 0 1",
        80,
    ),
    (
        "grand-cavalier",
        "10/10/10/4e5/10/10/10/10/10/EQ8 w - - 0 1",
        100,
    ),
    (
        "grand-cavalier",
        "10/10/10/4e5/10/10/10/10/10/EQM7 w - - 0 1",
        60,
    ),
];

/// Plays an ending with 4 000 nodes a move.
#[track_caller]
fn mates((id, text, plies): (&str, &str, usize), evaluator: Evaluator) {
    let variant = variant(id);
    let position = Position::parse(variant.clone(), text).expect("a position");
    let mut game = Game::from_position(position);
    let mut memory = Memory::with_evaluator(Arc::new(evaluator), 1 << 16);
    while game.outcome().is_none() && game.ply() < plies {
        let position = game.position();
        let view = View::of(position, Some(position.turn()));
        let options = Options::default();
        let searcher = Searcher::new(&view, game.past(), Limits::nodes(4_000), options, memory);
        let mut searcher = searcher.expect("an open game");
        game.play(searcher.finish().best.expect("a best action"));
        memory = searcher.into_memory();
    }
    let outcome = game.outcome();
    assert_eq!(
        outcome.map(|outcome| outcome.reason.code()),
        Some("checkmate"),
        "{text} after {} plies",
        game.ply()
    );
}

#[test]
fn mates_lone_royal_pieces_with_few_nodes() {
    for ending in WON_ENDINGS {
        mates(ending, Evaluator::new(&variant(ending.0)));
    }
}

#[test]
fn mates_lone_royal_pieces_with_networks() {
    let mut with_network = 0;
    for ending in WON_ENDINGS {
        let variant = variant(ending.0);
        with_network += u32::from(Network::shipped(&variant).is_some());
        mates(ending, Evaluator::with_shipped_network(&variant));
    }
    assert!(with_network >= 3);
}

#[test]
fn captures_the_last_piece_where_a_bare_king_loses() {
    let text_of_best = |rule, position: &str| {
        let position = Position::parse(chess_with_bare_king(rule), position).expect("a position");
        let result = search(&position, Limits::nodes(5_000));
        (text(&position, result.best), result.score)
    };
    let defended = "8/8/8/3k4/3n4/8/8/K2R4 w - - 0 1";
    let won = ("d1d4".to_string(), Score::MateInPlies(1));
    assert_eq!(text_of_best("loss", defended), won);
    let reply = "loss-unless-bared-back";
    assert_ne!(text_of_best(reply, defended), won);
    let alone = "8/8/8/k7/3n4/8/8/K2R4 w - - 0 1";
    let won = ("d1d4".to_string(), Score::MateInPlies(2));
    assert_eq!(text_of_best(reply, alone), won);
}

#[test]
fn multi_pv_lines_are_distinct_and_sorted() {
    let plain = Options {
        selective: false,
        ..Options::default()
    };
    for (game, text) in [
        (
            "chess",
            "r3k2r/pp3p2/2n2q2/3p4/3P4/2N2Q2/PP3P2/R3K2R w KQkq - 0 1",
        ),
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"),
        ("chess", "7k/8/8/8/8/8/6q1/7K w - - 0 1"),
        (
            "crown-2",
            "4k3/8/4K3/8/4s3/3QsR2/4s3/8 w - - 0 40 crown=?,- mine=-,?",
        ),
    ] {
        let position = position(game, text);
        for options in [plain, Options::default()] {
            let single = searcher(&position, &[], Limits::depth(3), options).finish();
            let mut multi_pv = searcher(&position, &[], Limits::depth(3), options);
            multi_pv.set_multi_pv(4);
            let result = multi_pv.finish();
            let firsts: Vec<String> = { result.lines.iter() }
                .map(|line| self::text(&position, line.actions.first().copied()))
                .collect();
            let wanted = rules::legal_actions(&position).len().min(4);
            assert_eq!(firsts.len(), wanted, "{text}");
            assert_eq!(firsts[0], self::text(&position, result.best), "{text}");
            let distinct: std::collections::BTreeSet<&String> = firsts.iter().collect();
            assert_eq!(distinct.len(), wanted, "{text}");
            let worth = |score: Score| match score {
                Score::Centipawns(centipawns) => centipawns,
                Score::MateInPlies(plies) if plies > 0 => 100_000 - plies,
                Score::MateInPlies(plies) => -100_000 - plies,
            };
            let scores: Vec<i32> = result.lines.iter().map(|line| worth(line.score)).collect();
            assert!(scores.is_sorted_by(|a, b| a >= b), "{text} {scores:?}");
            if !options.selective {
                assert_eq!(result.lines[0].score, single.score, "{text}");
                assert_eq!(single.lines.len(), 1, "{text}");
            }
        }
    }
}

#[test]
fn slice_size_does_not_change_multi_pv_lines() {
    let position = position(
        "chess",
        "r3k2r/pp3p2/2n2q2/3p4/3P4/2N2Q2/PP3P2/R3K2R w KQkq - 0 1",
    );
    let lines = |slice: u64| {
        let mut searcher = searcher(&position, &[], Limits::nodes(20_000), Options::default());
        searcher.set_multi_pv(3);
        loop {
            let result = searcher.slice(slice);
            if result.done {
                return result;
            }
        }
    };
    assert_eq!(lines(1), lines(u64::MAX));
}

#[test]
fn only_some_root_moves_are_searched() {
    let position = position("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let named = |words: &[&str]| -> Vec<Action> {
        let legal = rules::legal_actions(&position);
        let wanted = |action: &Action| words.contains(&&*action.text(position.variant()));
        legal.into_iter().filter(wanted).collect()
    };
    let searched = |only: &[&str], lines: usize, memory: Option<Memory>| {
        let memory = memory.unwrap_or_else(|| Memory::new(position.variant(), 1 << 14));
        let view = View::of(&position, Some(position.turn()));
        let limits = Limits::depth(4);
        let searcher = Searcher::new(&view, &[], limits, Options::default(), memory);
        let mut searcher = searcher.expect("an open game");
        searcher.set_multi_pv(lines);
        searcher.search_only(&named(only));
        let result = searcher.finish();
        (result, searcher.into_memory())
    };
    let first = |result: &SearchResult| text(&position, result.best);
    let (without_mate, memory) = searched(&["g1f1", "g1h1"], 5, None);
    assert!(["g1f1", "g1h1"].contains(&&*first(&without_mate)));
    assert_eq!(without_mate.lines.len(), 2);
    assert!(without_mate.selective_depth >= without_mate.depth);
    // The table doesn't take the result for that of all moves.
    let (all, memory) = searched(&[], 1, Some(memory));
    assert_eq!(first(&all), "a1a8");
    let (sole, _) = searched(&["a1a2"], 1, Some(memory));
    assert_eq!(first(&sole), "a1a2");
    assert_ne!(sole.score, all.score);
}

#[test]
fn captures_on_a_full_board_come_to_an_end() {
    let full = "rnbqkbnr/pppppppp/rnbqqbnr/pppppppp/PPPPPPPP/RNBQQBNR/PPPPPPPP/RNBQKBNR w - - 0 1";
    let result = search(&position("chess", full), Limits::nodes(60));
    assert!(result.best.is_some() && result.nodes < 100_000);
}

/// An interface would show a bound as the score.
#[test]
fn bounds_of_unfinished_iterations_are_marked() {
    let text = "r3k2r/pp3p2/2n2q2/3p4/3P4/2N2Q2/PP3P2/R3K2R w KQkq - 0 1";
    let position = position("chess", text);
    let mut searcher = searcher(&position, &[], Limits::depth(8), Options::default());
    let mut bounds = 0;
    loop {
        let result = searcher.slice(8);
        assert!((result.depth..=result.depth + 1).contains(&result.line_depth));
        bounds += usize::from(result.is_lower_bound);
        if result.done {
            assert!(bounds > 0 && !result.is_lower_bound);
            break;
        }
    }
}
