//! Chess960 and other shuffled arrays: the numbering, castling, and texts of other programs.

use std::collections::HashSet;
use std::sync::Arc;

use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::record::actions_named;
use menagerie::rules::{action_from_text, legal_actions, refusal, second_target};
use menagerie::variant::{Variant, shipped_text};

fn numbered(number: usize) -> Arc<Variant> {
    crate::support::edition("chess960", &[("array", &number.to_string())])
}

/// The first rank of the array, as letters.
fn first_rank(variant: &Arc<Variant>) -> String {
    let text = Position::start(variant.clone()).text();
    let placement = text.split(' ').next().expect("a placement");
    placement.rsplit('/').next().expect("a rank").to_string()
}

/// Reinhard Scharnagl's numbering as he published it, with his table of the Knights' squares.
fn by_scharnagl(number: usize) -> String {
    const KNIGHTS: [[usize; 2]; 10] = [
        [0, 1],
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 3],
        [2, 4],
        [3, 4],
    ];
    let mut rank = ['-'; 8];
    rank[2 * (number % 4) + 1] = 'B';
    rank[2 * (number / 4 % 4)] = 'B';
    let free = |rank: &[char; 8]| -> Vec<usize> { (0..8).filter(|&at| rank[at] == '-').collect() };
    rank[free(&rank)[number / 16 % 6]] = 'Q';
    let left = free(&rank);
    for knight in KNIGHTS[number / 96] {
        rank[left[knight]] = 'N';
    }
    for (at, piece) in free(&rank).into_iter().zip(['R', 'K', 'R']) {
        rank[at] = piece;
    }
    rank.iter().collect()
}

fn foreign(variant: &Arc<Variant>, fen: &str) -> Position {
    let read = Position::parse_leniently(variant, fen);
    let (position, _) = read.unwrap_or_else(|error| panic!("{fen}: {error}"));
    position
}

#[test]
fn arrays_have_their_usual_numbers() {
    for (number, rank) in [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
        assert_eq!(first_rank(&numbered(number)), rank);
    }
    let mut known = HashSet::new();
    for number in 0..960 {
        let rank = first_rank(&numbered(number));
        assert_eq!(rank, by_scharnagl(number), "array {number}");
        assert!(known.insert(rank));
    }
}

#[test]
fn counts_agree_with_fairy_stockfish() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/chess960.txt");
    let text = std::fs::read_to_string(path).expect("a file of counts");
    let variant = numbered(518);
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let mut checked = 0;
    for line in lines {
        let mut words = line.split(';');
        let fen = words.next().expect("a position");
        let mut position = foreign(&variant, fen);
        for count in words {
            let (depth, count) = count[1..].split_once(' ').expect("depth and count");
            let depth = depth.parse().expect("a depth");
            let found = perft(&mut position, depth);
            assert_eq!(found.to_string(), count, "{fen} at depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 600);
}

#[test]
fn records_and_hashes_tell_arrays_apart() {
    let hashes = [0, 518, 959].map(|number| numbered(number).identity.rules);
    assert_eq!(HashSet::from(hashes).len(), 3);
    let starts = [0, 518, 959].map(|number| Position::start(numbered(number)).hash());
    assert_eq!(HashSet::from(starts).len(), 3);
}

fn number_of(position: &Position) -> &str {
    &position.variant().options_chosen[0].1
}

#[test]
fn castling_is_the_king_onto_its_rook() {
    // The King stays on g1, and the Rook goes from f1 over it to... f1: nothing but the rights changes.
    let variant = numbered(518);
    for (fen, text, placement) in [
        ("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1h1", "1R3RK1"),
        ("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1b1", "2KR3R"),
        ("4k3/8/8/8/8/8/8/R5KR w HA - 0 1", "g1h1", "R4RK1"),
        ("4k3/8/8/8/8/8/8/1RK4R w HB - 0 1", "c1b1", "2KR3R"),
    ] {
        let mut position = foreign(&variant, fen);
        let action = action_from_text(&position, text).expect(text);
        position.make(action);
        assert!(
            position.text().contains(&format!("/{placement} b")),
            "{fen} {text}"
        );
    }
}

#[test]
fn castling_is_also_chosen_by_the_kings_target_where_nothing_else_leads_there() {
    let variant = numbered(518);
    for (fen, text, second) in [
        ("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1h1", Some("g1")),
        ("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1a1", Some("c1")),
        ("r3k2r/8/8/8/8/8/8/4K3 b ha - 0 1", "e8h8", Some("g8")),
        // The King also moves there without castling.
        ("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1h1", None),
        ("4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1", "f1b1", Some("c1")),
        // The King stays where it is.
        ("4k3/8/8/8/8/8/8/R5KR w HA - 0 1", "g1h1", None),
        ("4k3/8/8/8/8/8/8/R5KR w HA - 0 1", "g1a1", Some("c1")),
        // The Rook stands on the target.
        ("4k3/8/8/8/8/8/8/R3K1R1 w GA - 0 1", "e1g1", None),
    ] {
        let position = foreign(&variant, fen);
        let castling = action_from_text(&position, text).expect(text);
        let found = second_target(position.variant(), &legal_actions(&position), castling);
        let found = found.map(|square| position.variant().geometry().name(square));
        assert_eq!(found, second, "{fen} {text}");
        let Some(second) = second else { continue };
        for text in [format!("{}{second}", &text[..2]), format!("K{second}")] {
            assert_eq!(actions_named(&position, &text), [castling], "{fen} {text}");
        }
    }
    let beside = foreign(&variant, "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1");
    let step = action_from_text(&beside, "f1g1").expect("a step");
    for text in ["f1g1", "F1-G1", "Kf1-g1", "Kg1", "kg1"] {
        assert_eq!(actions_named(&beside, text), [step], "{text}");
    }
}

#[test]
fn the_kings_target_of_an_illegal_castling_says_why() {
    let variant = numbered(518);
    for (fen, to, reason) in [
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "g1", "castling-lost"),
        ("4kr2/8/8/8/8/8/8/R3K2R w HA - 0 1", "g1", "through-check"),
        ("4k3/8/8/8/8/8/8/RN2K2R w HA - 0 1", "c1", "blocked"),
        ("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "b1", "no-such-move"),
    ] {
        let position = foreign(&variant, fen);
        let square = |name| position.variant().geometry().square(name).expect(name);
        let refusal = refusal(&position, square("e1"), square(to));
        assert_eq!(
            refusal.map(|refusal| refusal.code()),
            Some(reason),
            "{fen} {to}"
        );
    }
}

#[test]
fn castling_may_not_uncover_an_attack() {
    // With the Rook gone from b1, the Queen on a1 would attack c1.
    let fen = "4k3/8/8/8/8/8/8/qRK5 w B - 0 1";
    let position = foreign(&numbered(518), fen);
    assert!(action_from_text(&position, "c1b1").is_err());
    let fen = "4k3/8/8/8/8/8/q7/1RK5 w B - 0 1";
    let position = foreign(&numbered(518), fen);
    assert!(action_from_text(&position, "c1b1").is_ok());
}

#[test]
fn texts_of_other_programs_find_their_array() {
    let variant = numbered(518);
    for number in 0..960 {
        let start = Position::start(numbered(number));
        let read = foreign(&variant, &start.text());
        assert_eq!(number_of(&read), number.to_string());
        assert_eq!(read.text(), start.text());
    }
    // Without castling rights nothing tells the array.
    let plain = foreign(&numbered(7), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(number_of(&plain), "7");
    // The chosen array stays if it is possible; an inner Rook is named by its file.
    for (fen, rights) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w Hk - 0 1", "Kk"),
        ("4k3/8/8/8/8/8/8/R3KR1R w F - 0 1", "F"),
        ("r3k2r/8/8/8/8/8/8/R3K1RR w GAkq - 0 1", "GQkq"),
        ("r3k2r/8/8/8/8/8/8/R3K1RR w Gkq - 0 1", "Gkq"),
        ("rr2k3/8/8/8/8/8/8/4K2R w Kb - 0 1", "Kb"),
        // No Rook stands there: such a right is no right.
        ("4k3/8/8/8/8/8/8/R3KR1R w G - 0 1", "-"),
        ("4k3/8/8/8/4K2R/8/8/8 w K - 0 1", "-"),
    ] {
        let (position, remarks) = Position::parse_leniently(&variant, fen).expect(fen);
        let text = position.text();
        assert_eq!(text.split(' ').nth(2), Some(rights), "{fen}");
        assert_eq!(remarks.is_empty(), rights != "-", "{fen}: {remarks:?}");
        assert_eq!(foreign(&variant, &text).text(), text);
        let strictly = Position::parse(position.variant().clone(), &text);
        assert_eq!(strictly.expect(&text).hash(), position.hash());
    }
}

#[test]
fn the_players_arrays_may_differ() {
    let variant = numbered(518);
    for (fen, array) in [
        // Only the Kings' and Rooks' squares matter later, but the pieces of the array tell its number.
        (
            "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
            "13",
        ),
        (
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAhf - 0 1",
            "959,0",
        ),
        (
            "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAca - 0 1",
            "518,959",
        ),
        ("5rkr/8/8/8/8/8/8/R3K2R w HAhf - 0 1", "518,0"),
        ("r3k2r/8/8/8/8/8/8/5RKR b HFkq - 0 1", "0,518"),
    ] {
        let position = foreign(&variant, fen);
        let number = number_of(&position);
        let [found, expected] = [number, array].map(|value| value.contains(','));
        assert_eq!(found, expected, "{fen}: {number}");
        if array != "13" {
            assert_eq!(number, array, "{fen}");
        }
        assert_eq!(position.castling_rights(), 15, "{fen}");
        let reopened = crate::support::edition("chess960", &[("array", number)]);
        let again = Position::parse(reopened, &position.text()).expect(fen);
        assert_eq!(again.hash(), position.hash());
    }
    let double = crate::support::edition("chess960", &[("array", "518,959")]);
    let castle = |text: &str, from: &str| {
        let mut position = Position::parse(double.clone(), from).expect(from);
        position.make(action_from_text(&position, text).expect(text));
        position.text()
    };
    let start = "rkr5/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert!(castle("e1h1", start).starts_with("rkr5/8/8/8/8/8/8/R4RK1 b kq"));
    let start = start.replace(" w ", " b ");
    assert!(castle("b8c8", &start).starts_with("r4rk1/8/8/8/8/8/8/R3K2R w KQ"));
    for wrong in ["518,518", "518,960", "518,", ",518", "1,2,3", "0518,1"] {
        let text = shipped_text("chess960").expect("a shipped game");
        assert!(
            Variant::load_with("file", text, &[("array", wrong)]).is_err(),
            "{wrong}"
        );
    }
}

/// A file with another `[shuffle]`.
fn changed(from: &str, to: &str) -> Result<Variant, String> {
    let text = shipped_text("chess960").expect("a shipped game");
    assert!(text.contains(from));
    Variant::load("file", &text.replace(from, to)).map_err(|error| error.to_string())
}

#[test]
fn a_shuffle_without_conditions_has_more_arrays() {
    let text = shipped_text("chess960").expect("a shipped game");
    let free = text
        .replace(
            r#"["B B", "Q", "N N", "R K R"]"#,
            r#"["B B", "Q", "N N", "K", "R R"]"#,
        )
        .replace(r#"different-shades = ["B"]"#, "")
        .replace("numbers = 960", "numbers = 5040");
    let castling = free.find("[[castling]]").expect("castling");
    let ending = free.find("[ending]").expect("an ending");
    let free = format!("{}{}", &free[..castling], &free[ending..]).replace("KQkq", "-");
    let error = Variant::load("file", &free)
        .expect_err("another number")
        .to_string();
    let number = error.split('"').nth(1).expect("the right number");
    let right = free.replace("default = \"518\"", &format!("default = \"{number}\""));
    let variant = Variant::load("file", &right).expect("a shuffle");
    let mut known = HashSet::new();
    for number in 0..5040 {
        let choice = [("array", &*number.to_string())];
        let edition = Variant::load_with("file", &right, &choice).expect("an edition");
        known.insert(first_rank(&Arc::new(edition)));
    }
    assert_eq!(known.len(), 5040);
    assert_eq!(variant.options_chosen[0].1, number);
}

#[test]
fn faulty_shuffles_say_what_is_allowed() {
    for (from, to, message) in [
        (
            "numbers = 960",
            "numbers = 961",
            "there are 960 arrays; allowed as `numbers` of `array`: 960",
        ),
        (
            "default = \"518\"",
            "default = \"0\"",
            "`array` has the number 518",
        ),
        ("default = \"518\"", "default = \"960\"", "0 to 959"),
        ("default = \"518\"", "default = \"0518\"", "0 to 959"),
        (
            "\"R K R\"",
            "\"R K K\"",
            "`groups` lists K K Q R B B N N, but the array has K Q R R B B N N",
        ),
        ("\"R K R\"", "\"R X R\"", "no piece `X`"),
        (
            "\"B B\", \"Q\"",
            "\"Q\", \"B B\"",
            "`different-shades` come first",
        ),
        (
            "\"B B\", \"Q\", \"N N\"",
            "\"B Q\", \"B\", \"N N\"",
            "2 pieces of one type",
        ),
        (
            "[shuffle]\noption = \"array\"",
            "[shuffle]\noption = \"other\"",
            "no option `other` with `numbers`; the file has: [array]",
        ),
        ("rnbqkbnr/", "rnbkqbnr/", "no such piece stands opposite to"),
        (
            "numbers = 960",
            "values = [\"518\", \"0\"]",
            "no option `array` with `numbers`; the file has: []",
        ),
        (
            "numbers = 960",
            "numbers = 960\nvalues = [\"518\", \"0\"]",
            "either `values` or `numbers`",
        ),
        ("numbers = 960\n", "", "a list of texts, or `numbers`"),
    ] {
        let error = changed(from, to).expect_err(message);
        assert!(error.contains(message), "{to}: {error}");
    }
    let text = shipped_text("chess960").expect("a shipped game");
    for number in ["960", "-1", "01", "x", ""] {
        let error = Variant::load_with("file", text, &[("array", number)]).expect_err(number);
        assert!(error.to_string().contains("allowed: 0 to 959"));
    }
}

#[test]
fn every_array_can_be_played() {
    for number in (0..960).step_by(7) {
        let position = Position::start(numbered(number));
        assert!(legal_actions(&position).len() >= 16, "array {number}");
    }
}
