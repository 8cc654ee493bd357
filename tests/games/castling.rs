//! Castling as data: where the pieces end, who may castle, and what castling decides. A slow twin on the text of the
//! position finds the same castlings as the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::support::{Chance, random_play};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

/// Chess with another array and other castlings.
fn chess(array: &str, castlings: &str) -> Result<Arc<Variant>, String> {
    let text = shipped_text("chess").expect("chess");
    let (before, rest) = text.split_once("[[castling]]").expect("castling");
    let (_, ending) = rest.split_once("[ending]").expect("an ending");
    let shipped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let before = before.replace(shipped, array);
    let text = format!("{before}{castlings}\n[ending]{ending}");
    let variant = Variant::load("chess.toml", &text).map_err(|error| error.to_string())?;
    Ok(Arc::new(variant))
}

fn castling(letter: char, side: &str, more: &str) -> String {
    format!(
        "[[castling]]\nletter = \"{letter}\"\npiece = \"K\"\npartner = \"R\"\nside = \"{side}\"\n{more}\n"
    )
}

fn both_sides(more: &str) -> String {
    castling('K', "right", more) + &castling('Q', "left", more)
}

fn position(variant: &Arc<Variant>, text: &str) -> Position {
    Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn castlings(position: &Position) -> BTreeSet<String> {
    let actions = rules::legal_actions(position).into_iter();
    actions
        .filter(|action| matches!(action, Action::Castle(_)))
        .map(|action| action.text(position.variant()))
        .collect()
}

fn play(position: &mut Position, moves: &str) {
    for text in moves.split_whitespace() {
        let action = rules::action_from_text(position, text);
        position.make(action.unwrap_or_else(|error| panic!("{text}: {error:?}")));
    }
}

/// A castling of the twin, in files of the player's first rank.
#[derive(Clone, Copy, Debug)]
struct Way {
    letter: char,
    from: usize,
    partner: usize,
    to: usize,
    partner_to: usize,
}

const RANK: usize = 8;

/// A back rank with the king between two rooks.
fn back_rank(chance: &mut Chance) -> String {
    let mut files: Vec<usize> = (0..RANK).collect();
    let mut rank = ['?'; RANK];
    let mut three: Vec<usize> = (0..3)
        .map(|_| files.remove(chance.below(files.len())))
        .collect();
    three.sort_unstable();
    for (file, piece) in three.into_iter().zip(['r', 'k', 'r']) {
        rank[file] = piece;
    }
    for piece in ['b', 'b', 'n', 'n', 'q'] {
        rank[files.remove(chance.below(files.len()))] = piece;
    }
    rank.iter().collect()
}

fn ways(rank: &str, chance: &mut Chance) -> [Way; 2] {
    let king = rank.find('k').expect("a king");
    let rooks = [rank.rfind('r'), rank.find('r')].map(|file| file.expect("a rook"));
    let mut ends = |usual: [usize; 2]| match chance.below(2) {
        0 => usual,
        _ => {
            let to = chance.below(RANK);
            [to, (to + 1 + chance.below(RANK - 1)) % RANK]
        }
    };
    let ends = [ends([6, 5]), ends([2, 3])];
    [0, 1].map(|side| Way {
        letter: ['K', 'Q'][side],
        from: king,
        partner: rooks[side],
        to: ends[side][0],
        partner_to: ends[side][1],
    })
}

fn name(file: usize, rank: usize) -> String {
    format!("{}{rank}", (b'a' + file as u8) as char)
}

/// Both players' castlings, each with its own back rank and ends.
fn game(ranks: &[String; 2], ways: &[[Way; 2]; 2]) -> Arc<Variant> {
    let mut text = String::new();
    for ((ways, player), rank) in ways.iter().zip(["w", "b"]).zip([1, 8]) {
        for (way, side) in ways.iter().zip(["right", "left"]) {
            let ends = [way.to, way.partner_to].map(|file| name(file, rank));
            let more = format!("player = \"{player}\"\nends = {ends:?}");
            text.push_str(&castling(way.letter, side, &more));
        }
    }
    let array = format!(
        "{}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1",
        ranks[1],
        ranks[0].to_ascii_uppercase()
    );
    chess(&array, &text).unwrap_or_else(|error| panic!("{error}"))
}

type Board = BTreeMap<(i32, i32), char>;

fn board(text: &str) -> Board {
    let mut board = Board::new();
    for (rank, row) in text.split('/').enumerate() {
        let mut file = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(empty) => file += empty as i32,
                None => {
                    board.insert((file, 7 - rank as i32), letter);
                    file += 1;
                }
            }
        }
    }
    board
}

/// Whether a piece of the other colour attacks a square, by the rules of chess.
fn attacked(board: &Board, at: (i32, i32), white: bool) -> bool {
    let enemy = |square: (i32, i32), letters: &str| {
        board.get(&square).is_some_and(|piece| {
            piece.is_uppercase() != white && letters.contains(piece.to_ascii_lowercase())
        })
    };
    let step = |(x, y): (i32, i32), times: i32| (at.0 + times * x, at.1 + times * y);
    let ray = |direction, letters: &str| {
        let mut squares = (1..8).map(|times| step(direction, times));
        let first = squares.find(|square| board.contains_key(square));
        first.is_some_and(|square| enemy(square, letters))
    };
    let straight = [(1, 0), (-1, 0), (0, 1), (0, -1)];
    let diagonal = [(1, 1), (-1, 1), (1, -1), (-1, -1)];
    let leaps = [
        (1, 2),
        (2, 1),
        (-1, 2),
        (-2, 1),
        (1, -2),
        (2, -1),
        (-1, -2),
        (-2, -1),
    ];
    let forward = if white { 1 } else { -1 };
    straight.iter().any(|&it| ray(it, "rq"))
        || diagonal.iter().any(|&it| ray(it, "bq"))
        || leaps.iter().any(|&it| enemy(step(it, 1), "n"))
        || straight
            .iter()
            .chain(&diagonal)
            .any(|&it| enemy(step(it, 1), "k"))
        || [-1, 1]
            .iter()
            .any(|&side| enemy(step((side, forward), 1), "p"))
}

/// The legal castlings of the player to move, as squares of king and rook.
fn slow_castlings(text: &str, ways: &[[Way; 2]; 2]) -> BTreeSet<String> {
    let fields: Vec<&str> = text.split(' ').collect();
    let board = board(fields[0]);
    let white = fields[1] == "w";
    let rank = if white { 0 } else { 7 };
    let mut found = BTreeSet::new();
    for way in &ways[usize::from(!white)] {
        let letter = if white {
            way.letter
        } else {
            way.letter.to_ascii_lowercase()
        };
        if !fields[2].contains(letter) {
            continue;
        }
        let between = |one: usize, other: usize| one.min(other)..=one.max(other);
        let starts = [way.from, way.partner];
        let mut crossed = between(way.from, way.to).chain(between(way.partner, way.partner_to));
        let open =
            crossed.all(|file| starts.contains(&file) || !board.contains_key(&(file as i32, rank)));
        let mut without_king = board.clone();
        let king = without_king
            .remove(&(way.from as i32, rank))
            .expect("a king");
        let mut after = without_king.clone();
        let rook = after.remove(&(way.partner as i32, rank)).expect("a rook");
        after.insert((way.to as i32, rank), king);
        after.insert((way.partner_to as i32, rank), rook);
        let safe = between(way.from, way.to)
            .all(|file| !attacked(&without_king, (file as i32, rank), white))
            && !attacked(&after, (way.to as i32, rank), white);
        if open && safe {
            let shown = rank as usize + 1;
            found.insert(name(way.from, shown) + &name(way.partner, shown));
        }
    }
    found
}

/// The legal castlings of a game, as squares of king and rook.
fn fast_castlings(position: &Position) -> BTreeSet<String> {
    let variant = position.variant();
    let actions = rules::legal_actions(position).into_iter();
    let squares = actions.filter_map(|action| match action {
        Action::Castle(index) => {
            let castling = &variant.rules.castlings[index as usize];
            let names = [castling.from, castling.partner_from];
            Some(names.map(|square| variant.geometry().name(square)).concat())
        }
        _ => None,
    });
    squares.collect()
}

#[test]
fn castling_to_any_square_is_as_legal_as_its_definition_says() {
    let (mut possible, mut impossible) = (0, 0);
    for seed in 0..60 {
        let mut chance = Chance(seed);
        let ranks = [0, 1].map(|_| back_rank(&mut chance));
        let ways = [0, 1].map(|player| ways(&ranks[player], &mut chance));
        let variant = game(&ranks, &ways);
        random_play(&Position::start(variant), &mut chance, 80, |position, _| {
            let text = position.text();
            let found = fast_castlings(position);
            assert_eq!(found, slow_castlings(&text, &ways), "{text} {ways:?}");
            possible += found.len();
            impossible += usize::from(found.is_empty() && position.castling_rights() != 0);
            let before = (text, position.hash());
            let mut after = position.clone();
            for action in rules::legal_actions(position) {
                after.make(action);
                assert_eq!(after.hash(), after.recomputed_hash());
                after.unmake();
                assert_eq!((after.text(), after.hash()), before);
            }
        });
    }
    assert!(
        possible > 100 && impossible > 200,
        "{possible} {impossible}"
    );
}

#[test]
fn one_player_alone_may_castle() {
    let array = "nnnnknnn/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQ - 0 1";
    let variant = chess(array, &both_sides("player = \"w\"")).expect("a variant");
    assert_eq!(variant.alphabet.castling, ['K', 'Q']);
    let start = Position::start(variant.clone());
    assert_eq!(castlings(&start), ["e1c1", "e1g1"].map(String::from).into());
    let error = Position::parse(variant, &array.replace("KQ", "KQkq"));
    assert!(error.is_err_and(|error| error.to_string().contains("castling")));
}

#[test]
fn players_may_castle_with_different_pieces() {
    let black = castling('K', "right", "player = \"b\"").replace("\"R\"", "\"N\"");
    let white = castling('K', "right", "player = \"w\"");
    let array = "rnbqk2n/pppppppp/8/8/8/8/PPPPPPPP/RNBQK2R b Kk - 0 1";
    let variant = chess(array, &(white + &black)).expect("a variant");
    let mut game = Position::start(variant);
    assert_eq!(castlings(&game), ["e8g8".to_string()].into());
    play(&mut game, "e8g8 e1g1");
    assert_eq!(
        game.text(),
        "rnbq1nk1/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1RK1 b - - 2 2"
    );
}

#[test]
fn one_right_may_have_several_ways() {
    let array = "4k3/8/8/8/8/8/8/1K5R w K - 0 1";
    let ways: String = [1, 2, 4]
        .map(|steps| castling('K', "right", &format!("player = \"w\"\nsteps = {steps}")))
        .concat();
    let variant = chess(array, &ways).expect("a variant");
    let start = Position::start(variant.clone());
    // The king may also go to c1, so the rook's square names the short castling.
    assert_eq!(
        castlings(&start),
        ["b1d1", "b1f1", "b1h1"].map(String::from).into()
    );
    for text in ["b1d1", "b1f1", "b1h1"] {
        let mut game = start.clone();
        play(&mut game, text);
        assert!(game.text().contains(" b - "), "{}", game.text());
    }
}

#[test]
fn castling_has_a_second_target_if_it_alone_leads_there() {
    let onto = |letter, side, more: &str| {
        let more = format!("player = \"w\"\nonto-partner = true\n{more}");
        castling(letter, side, &more)
    };
    let to_g1 = r#"ends = ["g1", "f1"]"#;
    let knight = onto('K', "right", to_g1).replace("\"K\"\npartner", "\"N\"\npartner");
    for (array, castlings, seconds) in [
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            onto('K', "right", "steps = 2") + &onto('Q', "left", "steps = 3"),
            &["e1a1 b1", "e1h1 g1"][..],
        ),
        // Both castlings lead to g1.
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            onto('K', "right", to_g1) + &onto('Q', "left", to_g1),
            &["e1a1 -", "e1h1 -"],
        ),
        // Only legal actions count: a Knight doesn't step to the next square.
        ("4k3/8/8/8/8/8/8/K4N1R w K - 0 1", knight, &["f1h1 g1"]),
        // The partner's square chooses a castling by its target, also where a step leads to the target.
        (
            "4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1",
            [onto('K', "right", to_g1), onto('Q', "left", "steps = 3")]
                .concat()
                .replace("onto-partner = true\n", ""),
            &["f1c1 a1", "f1h1 h1"],
        ),
        // Another castling leads to the rook's square.
        (
            "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1",
            [
                onto('K', "right", to_g1),
                onto('Q', "right", r#"ends = ["h1", "f1"]"#),
            ]
            .concat()
            .replace("onto-partner = true\n", ""),
            &["e1g1 -", "e1h1 -"],
        ),
    ] {
        let variant = chess(array, &castlings).expect("a variant");
        let start = Position::start(variant.clone());
        let legal = rules::legal_actions(&start);
        let castles = legal
            .iter()
            .filter(|action| matches!(action, Action::Castle(_)));
        let found = castles.map(|&action| {
            let second = rules::second_target(&variant, &legal, action);
            let second = second.map_or("-", |square| variant.geometry().name(square));
            format!("{} {second}", action.text(&variant))
        });
        let expected = seconds.iter().map(|text| text.to_string());
        assert_eq!(BTreeSet::from_iter(found), expected.collect(), "{array}");
    }
}

#[test]
fn castling_takes_the_opponents_right_to_the_same_side() {
    let array = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let variant = chess(array, &both_sides("closes-side = true")).expect("a variant");
    let mut game = Position::start(variant);
    play(&mut game, "e1c1");
    assert!(game.text().contains(" b k "), "{}", game.text());
    assert_eq!(game.hash(), game.recomputed_hash());
    assert_eq!(castlings(&game), ["e8g8".to_string()].into());
}

fn outcome_after(variant: &Arc<Variant>, text: &str, moves: &str) -> Option<(&'static str, usize)> {
    let mut game = position(variant, text);
    play(&mut game, moves);
    assert_eq!(position(variant, &game.text()).hash(), game.hash());
    let outcome = rules::outcome(&game, 1)?;
    assert!(rules::legal_actions(&game).is_empty());
    Some((outcome.reason.code(), outcome.winner()?.index()))
}

#[test]
fn castling_that_decides_wins_and_its_loss_loses() {
    let queen = castling('Q', "left", "player = \"b\"\ndecides = true");
    let others = castling('K', "right", "") + &castling('Q', "left", "player = \"w\"");
    let array = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let variant = chess(array, &(others + &queen)).expect("a variant");
    for (moves, expected) in [
        ("e1c1", None),
        ("e1g1 e8c8", Some(("castled", 1))),
        ("h1h2 e8g8", Some(("castling-lost", 0))),
        ("h1h2 e8e7", Some(("castling-lost", 0))),
        ("a1a8", Some(("castling-lost", 0))),
        ("h1h8", None),
    ] {
        assert_eq!(outcome_after(&variant, array, moves), expected, "{moves}");
    }
    let lost = "r3k2r/8/8/8/8/8/8/4K3 w k - 0 1 winner=w";
    assert!(rules::outcome(&position(&variant, lost), 1).is_some());
    let open = Position::parse(variant, &array.replace(" 0 1", " 0 1 winner=w"));
    assert!(open.is_err_and(|error| error.to_string().contains("impossible-winner")));
}

#[test]
fn faults_of_castlings_say_what_is_allowed() {
    let array = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1";
    for (castlings, fault) in [
        (both_sides("player = \"x\""), "no such seat; allowed: w, b"),
        (
            both_sides("ends = [\"g1\"]"),
            "allowed as `ends`: a square for `K` and another one for `R`, on their rank",
        ),
        (both_sides("ends = [\"g1\", \"g1\"]"), "allowed as `ends`"),
        (both_sides("ends = [\"g2\", \"f1\"]"), "allowed as `ends`"),
        (
            both_sides("ends = [\"g1\", \"f1\"]\nsteps = 2"),
            "either `steps` or `ends`",
        ),
        (
            castling('K', "right", "") + &castling('K', "left", ""),
            "there is a castling `K` of other pieces already",
        ),
        (
            both_sides("closes-side = true\npartner-letter = \"A\""),
            "`closes-side` is not allowed with `partner-letter`",
        ),
    ] {
        let error = chess(array, &castlings).expect_err(fault);
        assert!(error.contains(fault), "{fault}: {error}");
    }
}
