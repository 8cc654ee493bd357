//! Position texts as other programs and people write them.

use std::sync::Arc;

use menagerie::position::{ForeignPosition, Position, PositionError};
use menagerie::setup::Setup;
use menagerie::variant::Variant;

use crate::support;

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R";

fn variant(id: &str) -> Arc<Variant> {
    support::variant(id)
}

/// The text that is written for a foreign one, and the codes of the remarks.
fn read(id: &str, text: &str) -> (String, Vec<&'static str>) {
    let read = Position::parse_leniently(&variant(id), text);
    let (position, remarks) = read.unwrap_or_else(|error| panic!("{text}: {error}"));
    let written = position.text();
    let again = Position::parse(position.variant().clone(), &written);
    assert_eq!(again.expect(&written).text(), written);
    let codes = remarks.iter().map(|remark| remark.kind.code());
    (written, codes.collect())
}

/// The code, place and allowed text of a fault.
fn fault(id: &str, text: &str) -> (&'static str, String, String) {
    match Position::parse_leniently(&variant(id), text) {
        Err(PositionError::Text(error)) => (error.kind.code(), error.at, error.allowed),
        Err(error) => panic!("{text}: {error}"),
        Ok(_) => panic!("{text} is read"),
    }
}

#[test]
fn checks_are_those_left_or_those_given() {
    let moved = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
    for (rest, written) in [
        ("3+3 0 2", "3+3 0 2"),
        ("1+3 4 9", "1+3 4 9"),
        ("3+0 4 9", "3+0 4 9"),
        ("0 2", "3+3 0 2"),
        ("0 2 +0+0", "3+3 0 2"),
        ("0 2 +2+1", "1+2 0 2"),
        // EPD, and our own older form.
        ("2+3", "2+3 0 1"),
        ("+1+0", "2+3 0 1"),
        ("0 2 checks=-,1", "3+2 0 2"),
        ("0 2 checks=2,1", "1+2 0 2"),
    ] {
        let text = format!("{moved} {rest}");
        let expected = format!("{moved} {written}");
        assert_eq!(
            read("three-check", &text),
            (expected.clone(), vec![]),
            "{text}"
        );
        let strictly = Position::parse(variant("three-check"), &text);
        assert_eq!(strictly.expect(&text).text(), expected);
    }
    for rest in [
        "4+3 0 2",
        "3+ 0 2",
        "+ 0 2",
        "3+3+3 0 2",
        "3+x 0 2",
        "0 2 +4+0",
        "0 2 +0",
    ] {
        let (code, at, allowed) = fault("three-check", &format!("{moved} {rest}"));
        assert_eq!((code, &*at), ("field-value", "checks"), "{rest}");
        assert!(allowed.starts_with("`3+3`"), "{allowed}");
    }
    let (code, ..) = fault("three-check", &format!("{moved} 3+3 0 2 checks=-,1"));
    assert_eq!(code, "unknown-field");
    let (code, ..) = fault("chess", &format!("{moved} 3+3 0 2"));
    assert_eq!(code, "wrong-length");
}

#[test]
fn counts_are_written_as_fairy_stockfish_does() {
    for (rest, written) in [
        ("44 38 182", "44 38 182"),
        ("44 0 182", "44 0 182"),
        // Cute Chess writes 0 while nothing is counted.
        ("0 0 182", "- 0 182"),
        ("0 7 182", "- 7 182"),
        ("- 7 182", "- 7 182"),
        // Our own older form.
        ("- 5 60 count=14 count-limit=32", "32 14 60"),
        ("- 5 60 count-limit=32", "32 0 60"),
    ] {
        let placement = "8/8/2m5/s7/8/1k6/1s6/3K4 w -";
        let (text, expected) = (
            format!("{placement} {rest}"),
            format!("{placement} {written}"),
        );
        assert_eq!(read("makruk", &text), (expected.clone(), vec![]), "{text}");
        let strictly = Position::parse(variant("makruk"), &text);
        assert_eq!(strictly.expect(&text).text(), expected);
    }
    let bare = "8/8/2m5/s7/8/1k6/1s6/3K4 w";
    assert_eq!(
        fault("makruk", &format!("{bare} - 256 0 1")).0,
        "en-passant"
    );
    assert_eq!(fault("makruk", &format!("{bare} - 44 256 1")).0, "clock");
    assert_eq!(
        fault("makruk", &format!("{bare} - 44 1 1 count=3")).0,
        "unknown-field"
    );
    // Cute Chess, without the fields of castling and en passant.
    let (text, remarks) = read("makruk", &format!("{bare} 3 60"));
    assert_eq!(text, format!("{bare} - - 3 60"));
    assert_eq!(remarks, ["fields-missing"]);
}

#[test]
fn a_count_beside_a_draw_clock_loses_neither() {
    let makruk = menagerie::variant::shipped_text("makruk").expect("a shipped game");
    let both = makruk.replace(
        "repetition = 3\n",
        "repetition = 3\nmove-count = { plies = 100, reset-by = [\"P\"] }\n",
    );
    let both = Arc::new(Variant::load("both", &both).expect("a variant"));
    let old = "8/8/2m5/s7/8/1k6/1s6/3K4 w - - 5 60 count=14 count-limit=32";
    let position = Position::parse(both.clone(), old).expect("a position");
    let text = "8/8/2m5/s7/8/1k6/1s6/3K4 w - 32 14 60 clock=5";
    assert_eq!(position.text(), text);
    let again = Position::parse(both, text).expect("a position");
    assert_eq!((again.clock_plies(), again.counting()), (5, Some((14, 32))));
}

#[test]
fn missing_fields_have_their_usual_values() {
    let missing = || vec!["fields-missing"];
    for (text, rest, remarks) in [
        (CHESS.to_string(), "w - - 0 1", missing()),
        (format!("{CHESS} b"), "b - - 0 1", missing()),
        (format!("{CHESS} w KQkq"), "w KQkq - 0 1", missing()),
        (format!("{CHESS} w KQkq 3 4"), "w KQkq - 3 4", missing()),
        (format!("{CHESS} w KQkq -"), "w KQkq - 0 1", vec![]),
        (format!("{CHESS} w KQkq - 7"), "w KQkq - 7 1", missing()),
        (format!(" {CHESS}[] w KQkq - 0 1 ;"), "w KQkq - 0 1", vec![]),
        (format!("{CHESS}[-] w KQkq - 0 1"), "w KQkq - 0 1", vec![]),
        (format!("{CHESS}/ w KQkq - 0 1"), "w KQkq - 0 1", vec![]),
    ] {
        let expected = format!("{CHESS} {rest}");
        assert_eq!(read("chess", &text), (expected, remarks), "{text}");
    }
    // The player in check moves.
    let check = "4k3/8/8/8/8/8/8/4RK2";
    assert_eq!(read("chess", check).0, format!("{check} b - - 0 1"));
}

#[test]
fn operations_of_epd_are_left_out() {
    for (operations, rest, remarks) in [
        (
            "bm Nf3; id \"a = b; c\";",
            "0 1",
            vec!["operations-left-out"],
        ),
        ("0 1 bm e8=Q;", "0 1", vec!["operations-left-out"]),
        ("3 9; c0 \"comment\"", "3 9", vec!["operations-left-out"]),
        ("hmvc 3; fmvn 9;", "3 9", vec![]),
        ("fmvn 9; bm Nf3;", "0 9", vec!["operations-left-out"]),
    ] {
        let text = format!("{CHESS} w KQkq - {operations}");
        let expected = format!("{CHESS} w KQkq - {rest}");
        assert_eq!(read("chess", &text), (expected, remarks), "{text}");
    }
    let (_, remarks) = Position::parse_leniently(
        &variant("chess"),
        &format!("{CHESS} w KQkq - hmvc 3; bm Nf3; id \"x\";"),
    )
    .expect("EPD");
    assert_eq!(remarks[0].found, "bm Nf3; id \"x\";");
}

#[test]
fn castling_rights_need_their_pieces() {
    let left_out = || vec!["castling-left-out"];
    for (id, placement, rights, written, remarks) in [
        ("chess", CASTLING, "KQkq", "KQkq", vec![]),
        (
            "chess",
            CASTLING,
            "HAha",
            "KQkq",
            vec!["castling-rewritten"],
        ),
        ("chess", CASTLING, "Hq", "Kq", vec!["castling-rewritten"]),
        ("chess", "4k2r/8/8/8/8/8/8/R3K3", "KQkq", "Qk", left_out()),
        ("chess", CASTLING, "KGq", "Kq", left_out()),
        ("chess", "4k3/8/8/8/8/8/8/4K3", "HAha", "-", left_out()),
        (
            "racing-kings",
            "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ",
            "KQkq",
            "-",
            left_out(),
        ),
        ("antichess", CHESS, "KQkq", "-", left_out()),
        (
            "chess960",
            "4k3/8/8/8/8/8/8/R3K1RR",
            "KQkq",
            "KQ",
            left_out(),
        ),
    ] {
        let text = format!("{placement} w {rights} - 0 1");
        let expected = format!("{placement} w {written} - 0 1");
        assert_eq!(read(id, &text), (expected, remarks), "{text}");
    }
    assert_eq!(
        fault("chess", &format!("{CASTLING} w KX - 0 1")).0,
        "castling"
    );
}

#[test]
fn en_passant_needs_a_pawn_that_passed() {
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";
    // Nobody can capture there: read, but not written.
    let quiet = (format!("{after} - 0 1"), vec![]);
    assert_eq!(read("chess", &format!("{after} e3 0 1")), quiet);
    let (text, remarks) = read("chess", &format!("{after} d3 0 1"));
    assert_eq!(text, format!("{after} - 0 1"));
    assert_eq!(remarks, ["en-passant-left-out"]);
}

#[test]
fn hands_are_read_where_the_game_has_them() {
    let stones = support::edition("crown-2", &[("paratrooper", "yes")]);
    let start = stones.array.text(&stones.alphabet);
    let (before, rest) = start.split_once('[').expect("stones in hand");
    let (hand, rest) = rest.split_once(']').expect("stones in hand");
    let behind_ranks = format!("{before}/{hand}{rest}");
    let read = ForeignPosition::read(&stones, &behind_ranks).expect("a hand");
    assert_eq!(
        read.setup,
        Setup::parse(&start, &stones.alphabet).expect("a hand")
    );
    for (text, place) in [
        (format!("{CHESS}/X w KQkq - 0 1"), "reserves"),
        (format!("{CHESS}[x] w KQkq - 0 1"), "reserves"),
        (
            CHESS.replace("Q", "Q~") + " w KQkq - 0 1",
            "placement, rank 1",
        ),
        (
            CHESS.replace("Q", "+Q") + " w KQkq - 0 1",
            "placement, rank 1",
        ),
    ] {
        let (code, at, _) = fault("chess", &text);
        assert_eq!((code, &*at), ("unknown-letter", place), "{text}");
    }
    let (code, ..) = fault("chess", &format!("{CHESS}/8 w KQkq - 0 1"));
    assert_eq!(code, "placement-ranks");
}
