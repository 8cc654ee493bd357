//! Tablebases compared with published results, with forward proofs and with their definition; and the claims of the
//! lesson pages about endgames and single pieces.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};

use crate::support::{Chance, chess_with_ending, position, variant};
use menagerie::geometry::{Geometry, Offset, Square};
use menagerie::moves::Action;
use menagerie::piece::{Piece, Player};
use menagerie::position::Position;
use menagerie::retrograde::{
    EndgameStatistics, EndgameValue, OutcomeCounts, Tablebase, Unsolvable,
};
use menagerie::rules;
use menagerie::setup::Setup;
use menagerie::solve::solve;
use menagerie::variant::{Variant, shipped};
use serde_json::{Value, json};

fn pieces(variant: &Variant, text: &str) -> Vec<Piece> {
    let pieces = variant.pieces();
    let piece = |word: &str| {
        let mut pieces = pieces.iter();
        let found = pieces.find(|piece| variant.alphabet.piece(**piece) == word);
        *found.expect("a piece of the variant")
    };
    text.split_whitespace().map(piece).collect()
}

type Solved = (Tablebase, EndgameStatistics);

/// An endgame, solved once for all tests.
fn solved(id: &str, text: &str) -> &'static Solved {
    static SOLVED: Mutex<BTreeMap<String, &OnceLock<Solved>>> = Mutex::new(BTreeMap::new());
    let mut all = SOLVED.lock().expect("no panic with the lock");
    let this = all.entry(format!("{id} {text}"));
    let this: &OnceLock<Solved> = this.or_insert_with(|| Box::leak(Box::default()));
    // Meanwhile other tests may solve other endgames.
    drop(all);
    this.get_or_init(|| {
        let variant = variant(id);
        let pieces = pieces(&variant, text);
        let mut tablebase = Tablebase::new(variant).expect("a solvable variant");
        tablebase.solve(&pieces, &mut |_| true).expect("few pieces");
        let statistics = tablebase.statistics(&pieces).expect("just solved");
        (tablebase, statistics)
    })
}

fn counts(tally: &OutcomeCounts) -> (u64, u64, u64) {
    (tally.won, tally.drawn, tally.lost)
}

fn longest(tally: &OutcomeCounts) -> Option<u16> {
    tally.longest.as_ref().map(|longest| longest.plies)
}

/// Moves of the winner in the longest win with the first player to move.
fn longest_moves(statistics: &EndgameStatistics) -> Option<u16> {
    longest(&statistics.players[0]).map(|plies| plies.div_ceil(2))
}

#[test]
fn basic_mates_have_the_published_lengths() {
    // The numbers of positions are published, too.
    let (_, queen) = solved("chess", "K Q k");
    assert_eq!(longest_moves(queen), Some(10));
    assert_eq!(counts(&queen.players[0]), (144_508, 0, 0));
    assert_eq!(queen.players[1].all(), 223_944);
    let (_, rook) = solved("chess", "K R k");
    assert_eq!(longest_moves(rook), Some(16));
    assert_eq!(counts(&rook.players[0]), (175_168, 0, 0));
    assert_eq!(rook.players[1].all(), 223_944);
    let (_, bishop) = solved("chess", "K B k");
    assert_eq!((bishop.players[0].won, bishop.players[1].lost), (0, 0));
}

#[test]
fn two_bishops_of_different_colours_mate_in_nineteen_moves() {
    let (_, bishops) = solved("chess", "K B B k");
    assert_eq!(longest_moves(bishops), Some(19));
    let won: Vec<u64> = bishops
        .classes
        .iter()
        .map(|class| class.players[0].won)
        .collect();
    assert_eq!(won.len(), 2, "one colour, two colours");
    assert_eq!(won.iter().filter(|&&won| won == 0).count(), 1);
}

#[test]
fn bishop_and_knight_mate_in_thirty_three_moves() {
    let (_, statistics) = solved("chess", "K B N k");
    assert_eq!(longest_moves(statistics), Some(33));
}

#[test]
fn two_knights_force_no_mate() {
    let (_, statistics) = solved("chess", "K N N k");
    assert_eq!(
        longest(&statistics.players[0]),
        Some(1),
        "only after a blunder"
    );
    assert_eq!(longest(&statistics.players[1]), Some(0));
}

#[test]
fn pawn_endgames_use_the_tables_after_promotion() {
    let (tablebase, _) = solved("chess", "K P k");
    let at = |text| tablebase.probe(&position("chess", text));
    // The opposition.
    let won = at("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1");
    assert!(matches!(won, Some(EndgameValue::Lost(_))), "{won:?}");
    assert_eq!(
        at("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1").map(is_won),
        Some(true)
    );
    assert_eq!(
        at("8/8/8/4k3/4P3/4K3/8/8 w - - 0 1"),
        Some(EndgameValue::Drawn)
    );
    assert_eq!(
        at("k7/8/K7/P7/8/8/8/8 w - - 0 1"),
        Some(EndgameValue::Drawn)
    );
}

fn is_won(prospect: EndgameValue) -> bool {
    matches!(prospect, EndgameValue::Won(_))
}

/// Endgames that are solved quickly.
const SMALL: [(&str, &str); 7] = [
    ("chess", "K P k"),
    ("chess", "K R k"),
    ("caissa-britannia", "Q U q"),
    ("caissa-britannia", "Q K q"),
    ("grand-cavalier", "E M e"),
    ("alice-courier", "K R k"),
    ("raumschach", "K Q k"),
];

fn at_random(variant: &Arc<Variant>, pieces: &[Piece], chance: &mut Chance) -> Position {
    let squares: Vec<Square> = variant.geometry().squares().collect();
    let players: Vec<Player> = variant.players().collect();
    loop {
        let mut setup = Setup::empty(variant.geometry());
        for &piece in pieces {
            setup.squares[chance.pick(&squares).index()] = Some(piece);
        }
        setup.turn = chance.pick(&players);
        let pieces_placed = setup.squares.iter().flatten().count();
        if let Ok(position) = Position::new(variant.clone(), &setup)
            && pieces_placed == pieces.len()
        {
            return position;
        }
    }
}

/// The values after each legal action, for the player to move then.
fn after_each(tablebase: &Tablebase, position: &Position) -> Vec<EndgameValue> {
    let mut position = position.clone();
    let actions = rules::legal_actions(&position);
    let after = actions.into_iter().map(|action| {
        position.make(action);
        let prospect = tablebase.probe(&position);
        let prospect = prospect.unwrap_or_else(|| panic!("{} is unknown", position.text()));
        position.unmake();
        prospect
    });
    after.collect()
}

/// The value of a position by definition, given those of all successors.
fn defined(position: &Position, after: &[EndgameValue]) -> EndgameValue {
    if let Some(outcome) = rules::outcome(position, 1) {
        return match outcome.winner() {
            Some(_) => EndgameValue::Lost(0),
            None => EndgameValue::Drawn,
        };
    }
    let lost = after.iter().filter_map(|prospect| match prospect {
        EndgameValue::Lost(plies) => Some(plies + 1),
        _ => None,
    });
    let won = after.iter().map(|prospect| match prospect {
        EndgameValue::Won(plies) => Some(plies + 1),
        _ => None,
    });
    let won: Option<Vec<u16>> = won.collect();
    match (lost.min(), won.and_then(|won| won.into_iter().max())) {
        (Some(plies), _) => EndgameValue::Won(plies),
        (None, Some(plies)) => EndgameValue::Lost(plies),
        (None, None) => EndgameValue::Drawn,
    }
}

#[test]
fn every_value_follows_from_the_successors() {
    for (id, text) in SMALL {
        let (tablebase, _) = solved(id, text);
        let variant = variant(id);
        let pieces = pieces(&variant, text);
        let mut chance = Chance(11);
        for _ in 0..1_500 {
            let position = at_random(&variant, &pieces, &mut chance);
            let after = after_each(tablebase, &position);
            let expected = defined(&position, &after);
            let found = tablebase.probe(&position);
            assert_eq!(found, Some(expected), "{id}: {}", position.text());
        }
    }
}

#[test]
fn short_wins_agree_with_the_problem_solver() {
    for (id, text) in SMALL {
        let (tablebase, _) = solved(id, text);
        let variant = variant(id);
        let pieces = pieces(&variant, text);
        let mut chance = Chance(12);
        for _ in 0..150 {
            let position = at_random(&variant, &pieces, &mut chance);
            let moves = match tablebase.probe(&position) {
                Some(EndgameValue::Won(plies)) => u32::from(plies.div_ceil(2)),
                _ => u32::MAX,
            };
            let proved = solve(&position, 2, |_, _, _| {});
            let proved = proved.first().map(|solution| solution.moves);
            let expected = (moves <= 2).then_some(moves);
            assert_eq!(proved, expected, "{id}: {}", position.text());
        }
    }
}

#[test]
fn refuses_unsolvable_endgames() {
    let refused = |id: &str| Tablebase::new(variant(id)).err();
    assert_eq!(refused("crown"), Some(Unsolvable::Rules));
    assert_eq!(refused("heathen-europe-4"), Some(Unsolvable::Rules));
    let chess = variant("chess");
    let mut tablebase = Tablebase::new(chess.clone()).expect("chess");
    let mut solve = |text: &str| tablebase.solve(&pieces(&chess, text), &mut |_| true);
    assert_eq!(solve("K Q"), Err(Unsolvable::Royals));
    assert_eq!(solve("K P k p"), Err(Unsolvable::EnPassant));
    let many = solve("K Q R B k");
    assert!(matches!(many, Err(Unsolvable::TooMany { .. })), "{many:?}");
    let stopped = tablebase.solve(&pieces(&chess, "K R k"), &mut |_| false);
    assert_eq!(stopped, Err(Unsolvable::Stopped));
}

#[test]
fn refuses_games_with_endings_that_tables_do_not_know() {
    let is_refused = |keys: &str| Tablebase::new(chess_with_ending(keys)).is_err();
    let known = [
        "",
        "stalemate = \"loss\"",
        "repetition = 3",
        "move-count = { plies = 100, reset-by = [\"P\"] }",
        "material = [\"K - K\"]",
        "bare-draw = [\"K\"]",
        "walled-in = [\"P\"]",
    ];
    for keys in known {
        assert!(!is_refused(keys), "{keys}");
    }
    let unknown = [
        "checkmate = \"win\"",
        "stalemate = \"win\"",
        "stalemate = \"loss\"\nstalemate-by-count = true",
        "extinction = { pieces = [\"Q\"] }",
        "checks = 3",
        "bare-king = \"loss\"",
        "passes = \"always\"",
        "points = { extra = [\"w 1\"] }",
        "repetition = 3\nrepetition-result = \"loss\"",
        "repetition = 3\nperpetual-check-loses = true",
    ];
    for keys in unknown {
        assert!(is_refused(keys), "{keys}");
    }
}

/// Chess without castling and with other promotions: for each piece letter the letters of its choices.
fn promoting(promotions: &[(&str, &str)]) -> Arc<Variant> {
    let chess = shipped().iter().find(|(id, _)| *id == "chess");
    let (before, rest) = chess
        .expect("a game")
        .1
        .split_once("[[promotion]]")
        .expect("one");
    let ending = &rest[rest.find("[ending]").expect("one")..];
    // Pieces that must promote on the last rank cannot start there.
    let before = before.replace("rnbqkbnr", "3qk3");
    let before = before.replace("RNBQKBNR w KQkq", "3QK3 w -");
    let promotion = |(piece, others): &(&str, &str)| {
        let others = others.replace(' ', "\", \"");
        format!(
            "[[promotion]]\npieces = [\"{piece}\"]\nzone = \"last rank\"\nalways = [\"{others}\"]\n"
        )
    };
    let written: String = promotions.iter().map(promotion).collect();
    let text = before + &written + ending;
    Arc::new(Variant::load("chess", &text).unwrap_or_else(|error| panic!("{error}")))
}

#[test]
fn refuses_promotion_cycles_and_names_their_types() {
    let refused = |promotions: &[(&str, &str)], text: &str| {
        let variant = promoting(promotions);
        let mut tablebase = Tablebase::new(variant.clone()).expect("two players");
        let result = tablebase.solve(&pieces(&variant, text), &mut |_| true);
        match result {
            Err(Unsolvable::PromotionCycle(kinds)) => {
                let codes = &variant.alphabet.codes;
                let codes = kinds.iter().map(|kind| codes[kind.index()].as_str());
                codes.collect::<Vec<_>>().join(" ")
            }
            other => format!("{other:?}"),
        }
    };
    assert_eq!(refused(&[("P", "P Q")], "K P k"), "P");
    assert_eq!(refused(&[("N", "B"), ("B", "N")], "K N k"), "N B");
    let tail = [("P", "R N"), ("N", "B"), ("B", "Q N")];
    assert_eq!(
        refused(&tail, "K P k"),
        "N B",
        "types outside the cycle are not named"
    );
    assert_eq!(refused(&tail, "K k b"), "B N");
    assert_eq!(refused(&tail, "K R k"), "Ok(())", "no piece of the cycle");
    let twice = [("P", "N R"), ("N", "R")];
    assert_eq!(
        refused(&twice, "K P k"),
        "Ok(())",
        "two paths are not a cycle"
    );
}

// Claims of the page of Caïssa Britannia.

const CAISSA: &str = "caissa-britannia";

#[test]
fn a_major_piece_mates_with_its_queen() {
    let longest_wins = [("U", 21, 0), ("K", 17, 0), ("R", 27, 32)];
    for (piece, plies, drawn) in longest_wins {
        let (_, statistics) = solved(CAISSA, &format!("Q {piece} q"));
        let first = &statistics.players[0];
        assert_eq!(
            (longest(first), first.drawn),
            (Some(plies), drawn),
            "{piece}"
        );
    }
}

#[test]
fn a_minor_piece_alone_forces_no_mate_with_its_queen() {
    for piece in ["L", "D", "B", "N"] {
        let (_, statistics) = solved(CAISSA, &format!("Q {piece} q"));
        assert!(longest(&statistics.players[0]).unwrap_or(1) <= 1, "{piece}");
    }
}

/// A board with some pieces, even if it is not a legal position.
fn arranged(variant: &Arc<Variant>, pieces: &[(Piece, Square)], player: usize) -> Position {
    let mut position = Position::start(variant.clone());
    let turn = Player::new(player).expect("a player");
    position.arrange(pieces, turn);
    position
}

fn is_mate(position: &Position) -> bool {
    position.in_check(position.turn()) && rules::legal_actions(position).is_empty()
}

#[test]
fn only_a_unicorn_mates_a_queen_without_help() {
    let variant = variant(CAISSA);
    let [queen] = pieces(&variant, "q")[..] else {
        panic!("one piece");
    };
    let squares: Vec<Square> = variant.geometry().squares().collect();
    let mut mating = Vec::new();
    for code in ["K", "R", "U", "L", "D", "B", "N"] {
        let piece = pieces(&variant, code)[0];
        let mates = squares.iter().any(|&at| {
            let others = squares.iter().filter(|&&other| other != at);
            others
                .into_iter()
                .any(|&other| is_mate(&arranged(&variant, &[(queen, at), (piece, other)], 1)))
        });
        if mates {
            mating.push(code);
        }
    }
    assert_eq!(mating, ["U"]);
}

/// The distances in King steps from which the second player's Queen can capture a piece of the first, with the first
/// player's Queen anywhere.
fn capture_distances(code: &str) -> Vec<u8> {
    let variant = variant(CAISSA);
    let board = variant.geometry();
    let [own, piece, queen] = pieces(&variant, &format!("Q {code} q"))[..] else {
        panic!("three pieces");
    };
    let squares: Vec<Square> = board.squares().collect();
    let mut position = Position::start(variant.clone());
    let second = Player::new(1).expect("a player");
    let mut distances = Vec::new();
    for &at in &squares {
        for &queen_at in squares.iter().filter(|&&square| square != at) {
            for &own_at in squares
                .iter()
                .filter(|&&square| square != at && square != queen_at)
            {
                position.arrange(&[(own, own_at), (piece, at), (queen, queen_at)], second);
                if position.in_check(Player::FIRST) {
                    continue;
                }
                let takes = Action::Move {
                    from: queen_at,
                    to: at,
                };
                let (one, two) = (board.coordinates(at), board.coordinates(queen_at));
                let distance = one.file.abs_diff(two.file).max(one.rank.abs_diff(two.rank));
                if !distances.contains(&distance) && rules::is_legal(&position, takes) {
                    distances.push(distance);
                }
            }
        }
    }
    distances.sort();
    distances
}

#[test]
fn a_queen_captures_a_consort_from_adjacent_squares_only() {
    assert_eq!(capture_distances("K"), [1]);
}

#[test]
fn a_queen_captures_a_dragon_from_at_most_two_squares_away() {
    assert_eq!(capture_distances("D"), [1, 2]);
}

#[test]
fn a_queen_captures_a_rook_from_afar() {
    // Shows that the tests above can fail. On longer lines the other Queen always guards some square.
    assert_eq!(capture_distances("R"), [1, 2, 3, 4, 5, 6, 7]);
}

/// All ordered sets of four squares on a Queen line, with any gaps.
fn on_lines(board: &Geometry) -> Vec<[Square; 4]> {
    let mut found = Vec::new();
    for first in board.squares() {
        for step in Offset::COMPASS {
            let line: Vec<Square> =
                std::iter::successors(board.step(first, step), |&at| board.step(at, step))
                    .collect();
            for third in 2..line.len() {
                for second in 1..third {
                    let more = |next: usize| [first, line[next], line[second], line[third]];
                    found.extend((0..second).map(more));
                }
            }
        }
    }
    found
}

/// For each line with a Queen, two of her pieces and an enemy piece such that she is not in check: how many of the two
/// pieces may leave the line other than by capturing the enemy piece.
fn may_leave(pinner: &str, pinned: &str) -> Vec<usize> {
    let variant = variant(CAISSA);
    let pieces = pieces(&variant, &format!("q {pinned} {pinned} {pinner}"));
    let second = Player::new(1).expect("a player");
    let mut position = Position::start(variant.clone());
    let mut found = Vec::new();
    for squares in on_lines(variant.geometry()) {
        let placed: Vec<(Piece, Square)> = pieces.iter().copied().zip(squares).collect();
        position.arrange(&placed, second);
        if position.in_check(second) {
            continue;
        }
        let line = line_between(variant.geometry(), squares[0], squares[3]);
        let actions = rules::legal_actions(&position);
        let leaves = |from: Square| {
            actions.iter().any(|action| match action.squares(&variant) {
                (Some(start), Some(end)) => start == from && !line.contains(&end),
                _ => false,
            })
        };
        let two = [squares[1], squares[2]];
        found.push(two.into_iter().filter(|&piece| leaves(piece)).count());
    }
    found
}

/// The squares after one up to another on its line.
fn line_between(board: &Geometry, from: Square, to: Square) -> Vec<Square> {
    let lines = Offset::COMPASS.map(|step| {
        let line = std::iter::successors(board.step(from, step), |&at| board.step(at, step));
        line.collect::<Vec<_>>()
    });
    let line = lines.into_iter().find(|line| line.contains(&to));
    let mut line = line.expect("squares of one line");
    line.truncate(line.iter().position(|&at| at == to).expect("on it") + 1);
    line
}

#[test]
fn only_a_lion_pins_two_pieces_at_once() {
    for pinned in ["n", "b", "u"] {
        let lion = may_leave("L", pinned);
        assert!(
            !lion.is_empty() && lion.iter().all(|&free| free == 0),
            "{pinned}"
        );
        for other in ["R", "U", "D", "B", "N", "K"] {
            let others = may_leave(other, pinned);
            assert!(others.iter().all(|&free| free > 0), "{other} {pinned}");
        }
    }
}

#[test]
fn a_knight_attacks_all_but_unicorns_and_knights_with_impunity() {
    let variant = variant(CAISSA);
    let board = variant.geometry();
    let knight = pieces(&variant, "N")[0];
    let mut striking_back = Vec::new();
    for code in ["q", "k", "l", "u", "d", "r", "b", "n", "p"] {
        let piece = pieces(&variant, code)[0];
        let enemies = variant.enemies_of(Player::FIRST);
        let strikes = board.squares().any(|at| {
            let others = board.squares().filter(|&other| other != at);
            others.into_iter().any(|other| {
                let position = arranged(&variant, &[(knight, at), (piece, other)], 0);
                let attacked = position.is_attacked(other, variant.pieces_of[Player::FIRST]);
                attacked && position.is_attacked(at, enemies)
            })
        });
        if strikes {
            striking_back.push(code);
        }
    }
    assert_eq!(striking_back, ["u", "n"]);
}

/// The squares that a piece can reach on an empty board in any number of moves.
fn reached(id: &str, code: &str, from: &str) -> Vec<Square> {
    let variant = variant(id);
    let piece = pieces(&variant, code)[0];
    let mut reached = vec![variant.geometry().square(from).expect("a square")];
    let mut next = 0;
    while next < reached.len() {
        let at = reached[next];
        next += 1;
        for line in variant.lines.of(piece, at).iter().filter(|line| line.quiet) {
            for &to in &variant.lines.squares(line)[line.first_stop as usize..] {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
    }
    reached
}

#[test]
fn bound_pieces_reach_as_many_squares_as_the_pages_claim() {
    assert_eq!(
        reached(CAISSA, "D", "a1").len(),
        25,
        "a quarter of the board"
    );
    assert_eq!(reached(CAISSA, "B", "a1").len(), 100, "both colours");
    assert_eq!(reached("raumschach", "U", "Bb1").len(), 30);
    assert_eq!(reached("raumschach", "U", "Be1").len(), 30);
    assert_eq!(reached("alice-courier", "J", "e1").len(), 32);
    assert_eq!(reached("alice-courier", "C", "c1").len(), 64);
}

#[test]
fn a_nightrider_alternates_between_two_colours() {
    for (id, code) in [("grand-cavalier", "N"), (CAISSA, "U")] {
        let variant = variant(id);
        let piece = pieces(&variant, code)[0];
        let colour = |square: Square| variant.shading.by_square[square.index()];
        for from in variant.geometry().squares() {
            for line in variant
                .lines
                .of(piece, from)
                .iter()
                .filter(|line| line.leaps)
            {
                let path = std::iter::once(&from).chain(variant.lines.squares(line));
                let colours: Vec<_> = path.map(|&square| colour(square)).collect();
                let pairs = colours.windows(2);
                assert!(pairs.into_iter().all(|pair| pair[0] != pair[1]));
                assert!(colours.windows(3).all(|three| three[0] == three[2]));
            }
        }
    }
}

/// The endgame of a page's claim, solved again if it has few pieces.
fn solved_again(fact: &Value) -> Option<(String, &'static Solved)> {
    let words: Vec<&str> = fact["command"].as_str()?.splitn(4, ' ').collect();
    let ["menagerie", "endgame", game, pieces] = words[..] else {
        return None;
    };
    let pieces = pieces.trim_matches('"');
    let few = pieces.split(' ').count() <= 3 && fact["id"] != "one-minor";
    few.then(|| (game.to_string(), solved(game, pieces)))
}

fn read(path: &str) -> Value {
    let path = format!("{}/www/learning/{path}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn the_numbers_on_the_pages_are_right() {
    let mut again = 0;
    for (game, facts) in read("facts.json").as_object().expect("games") {
        for fact in facts.as_array().expect("facts") {
            let verdict = fact["verdict"].as_str().expect("a verdict");
            assert!(["true", "false", "partly", "open"].contains(&verdict));
            let example = fact["example"].as_str();
            let example = example.map(|text| position(game, text));
            let Some((solved_game, (tablebase, statistics))) = solved_again(fact) else {
                continue;
            };
            assert_eq!(*game, solved_game);
            let first = &statistics.players[0];
            assert_eq!(fact["positions"], first.all(), "{game}: {fact}");
            assert_eq!(fact["longest"], json!(longest(first)), "{game}: {fact}");
            let found = example.and_then(|example| tablebase.probe(&example));
            let expected = longest(first).map_or(EndgameValue::Drawn, EndgameValue::Won);
            assert_eq!(found, Some(expected), "{game}: {fact}");
            again += 1;
        }
    }
    assert!(again >= 12, "{again} facts");
}

#[test]
fn every_fact_is_translated() {
    let facts = read("facts.json");
    for language in ["en", "de"] {
        let words = read(&format!("{language}/facts.json"));
        for (game, facts) in facts.as_object().expect("games") {
            let result = words[game].as_object().expect("facts");
            let ids: Vec<&str> = facts
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(|f| f["id"].as_str())
                .collect();
            assert_eq!(result.len(), ids.len(), "{language}: {game}");
            for id in ids {
                for part in ["claim", "finding"] {
                    let text = words[game][id][part].as_str();
                    assert!(
                        text.is_some_and(|text| !text.is_empty()),
                        "{language}: {game} {id}"
                    );
                }
            }
        }
    }
}
