//! Published perft counts, one file per game in `tests/perft/`.

use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::Variant;
use std::sync::Arc;

fn check(file: &str) {
    let path = format!("{}/tests/perft/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("a perft file");
    let mut variant = None;
    let mut position = None;
    let mut checked = 0;
    for line in text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
    {
        let (word, rest) = line.split_once(' ').expect("a word and its value");
        match word {
            "game" => variant = Some(game(rest)),
            "position" => {
                let variant = variant.clone().expect("the game comes first");
                let parsed = Position::parse(variant, rest).expect("a position of the game");
                assert_eq!(parsed.text(), rest, "the text of {file} is canonical");
                position = Some(parsed);
            }
            "perft" => {
                let (depth, count) = rest.split_once(' ').expect("depth and count");
                let position = position.as_mut().expect("the position comes first");
                let before = position.text();
                let found = perft(position, depth.parse().expect("a depth"));
                assert_eq!(
                    found.to_string(),
                    count,
                    "{file}: {before} at depth {depth}"
                );
                assert_eq!(
                    position.text(),
                    before,
                    "perft leaves the position unchanged"
                );
                checked += 1;
            }
            other => panic!("{file}: unknown word {other}"),
        }
    }
    assert!(checked > 0, "{file} counts something");
}

/// A game by its id, followed by option values.
fn game(words: &str) -> Arc<Variant> {
    let (id, choices) = words.split_once(' ').unwrap_or((words, ""));
    let choices = choices.split_whitespace();
    let choices: Vec<_> = choices.filter_map(|word| word.split_once('=')).collect();
    crate::support::edition(id, &choices)
}

#[test]
fn chess_counts_agree() {
    check("chess.perft");
}

#[test]
fn caissa_britannia_counts_agree() {
    check("caissa-britannia.perft");
}

/// Published in many places, for example <https://www.chessprogramming.org/Chinese_Chess_Perft_Results>.
#[test]
fn xiangqi_counts_agree() {
    let text = include_str!("../../benches/variants/xiangqi-like.toml");
    let game = Variant::load("xiangqi-like.toml", text).expect("a valid file");
    let mut start = Position::start(Arc::new(game));
    let counts = [44, 1_920, 79_666, 3_290_240];
    for (plies, wanted) in (1..).zip(counts) {
        assert_eq!(perft(&mut start, plies), wanted, "{plies} plies");
    }
}

#[test]
fn grand_cavalier_counts_agree() {
    check("grand-cavalier.perft");
}

#[test]
fn alice_courier_counts_agree() {
    check("alice-courier.perft");
}

#[test]
fn crown_counts_agree() {
    check("crown.perft");
}

#[test]
fn raumschach_counts_agree() {
    check("raumschach.perft");
}

#[test]
fn armies_of_faith_counts_agree() {
    check("armies-of-faith-4.perft");
}

#[test]
fn heathen_europe_counts_agree() {
    check("heathen-europe-4.perft");
}

#[test]
fn marseillais_chess_counts_agree() {
    check("marseillais-chess.perft");
}

/// Their counts are those of Fairy-Stockfish.
#[test]
fn well_known_variants_counts_agree() {
    for file in [
        "antichess.perft",
        "capablanca.perft",
        "courier-chess.perft",
        "crazyhouse.perft",
        "cylinder-chess.perft",
        "duck-chess.perft",
        "extinction-chess.perft",
        "grand.perft",
        "king-of-the-hill.perft",
        "knightmate.perft",
        "makruk.perft",
        "minishogi.perft",
        "omega-chess.perft",
        "racing-kings.perft",
        "horde.perft",
        "janggi.perft",
        "seirawan.perft",
        "atomic.perft",
        "shako.perft",
        "shogi.perft",
        "sittuyin.perft",
        "three-check.perft",
        "xiangqi.perft",
    ] {
        check(file);
    }
}
