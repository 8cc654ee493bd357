//! Texts of impossible positions.

use std::sync::Arc;

use super::support::{edition, position, test_variant, variant};
use menagerie::position::{Position, PositionError};
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

/// The codes of all faults.
fn faults(id: &str, text: &str) -> Vec<&'static str> {
    match Position::parse(variant(id), text) {
        Ok(_) => Vec::new(),
        Err(PositionError::Text(error)) => vec![error.kind.code()],
        Err(PositionError::Faults(faults)) => {
            faults.iter().map(|fault| fault.kind.code()).collect()
        }
    }
}

#[test]
fn a_game_without_drops_allows_no_pieces_in_hand() {
    let text = |reserve: &str| format!("4k3/8/8/8/8/8/8/4K3{reserve} w - - 0 1");
    assert_eq!(faults("chess", &text("[Q]")), ["no-reserve"]);
    assert_eq!(faults("chess", &text("[Qk]")), ["no-reserve", "no-reserve"]);
    assert!(faults("chess", &text("[]")).is_empty());
}

#[test]
fn only_pieces_that_can_be_dropped_may_be_in_hand() {
    let four = test_variant("four-seats.toml");
    let with = |piece: &str| {
        let text = four
            .array
            .text(&four.alphabet)
            .replace("[rS", &format!("[{piece}"));
        Position::parse(four.clone(), &text)
    };
    assert!(with("rS").is_ok());
    for (piece, code) in [
        ("rK", "no-reserve"),
        ("gR", "no-reserve"),
        ("bS", "too-many-men"),
    ] {
        let Err(PositionError::Faults(faults)) = with(piece) else {
            panic!("{piece} in hand was accepted");
        };
        assert_eq!(
            (faults[0].kind.code(), faults[0].at.as_str()),
            (code, piece)
        );
    }
}

/// Three stones after the loss of a monarch, and one Paratrooper from the start.
#[test]
fn there_are_no_more_pieces_to_drop_than_a_side_was_given() {
    let text = |pieces: &str| format!("4k3/8/8/8/8/8/8/{pieces} w - - 0 1");
    let stones = |pieces: &str| faults("crown-2", &text(pieces));
    assert!(stones("4K3[SSS]").is_empty());
    assert!(stones("S3K3[SS]").is_empty());
    assert_eq!(stones("4K3[SSSS]"), ["too-many-men"]);
    assert_eq!(stones("S3K3[SSS]"), ["too-many-men"]);
    assert_eq!(stones("Q3K3[S]"), ["too-many-men"], "both monarchs live");
    let options = [("paratrooper", "yes")];
    let troopers =
        |pieces: &str| Position::parse(edition("crown", &options), &text(pieces)).is_ok();
    assert!(troopers("4K3[T]") && troopers("T3K3") && troopers("4K3"));
    assert!(!troopers("4K3[TT]") && !troopers("T3K3[T]") && !troopers("TT2K3"));
}

#[test]
fn while_all_stones_are_there_one_of_them_is_mined() {
    let text = |pieces: &str| {
        let text = format!("4k3/8/8/8/8/8/8/{pieces} w - - 0 1");
        position("crown-2", &text).text()
    };
    assert!(text("4K3[SSS]").contains("mine=hand,-"));
    assert!(text("S3K3[SS]").contains("mine=?,-"));
    assert!(!text("4K3[SS]").contains("mine="), "it may have exploded");
}

#[test]
fn all_faults_of_a_position_are_reported_at_once() {
    let text = "P3k3/8/8/8/8/8/8/8[Q] w K e3 0 1";
    let expected = [
        "royal-count",
        "must-have-promoted",
        "no-reserve",
        "castling-without-men",
        "impossible-en-passant",
    ];
    assert_eq!(faults("chess", text), expected);
}

#[test]
fn the_largest_board_full_of_one_type_is_refused() {
    let path = format!(
        "{}/tests/variants/four-seats.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    let file = std::fs::read_to_string(path).expect("a variant file");
    let ranks = |first: &str, other: &str| format!("{first}{}", format!("/{other}").repeat(15));
    let array = ranks("rK,yK,gK,bK,12", "16");
    let lines = file.lines().map(|line| match line.split(' ').next() {
        Some("array") => format!("array = \"{array} r - - 0 1\""),
        Some("files" | "ranks") => line.replace('8', "16"),
        _ => line.to_string(),
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let large = Variant::load("large", &text).unwrap_or_else(|error| panic!("{error}"));
    let rooks = ["rR"; 16].join(",");
    let full = format!("{} r - - 0 1", ranks(&rooks, &rooks));
    let Err(PositionError::Faults(faults)) = Position::parse(Arc::new(large), &full) else {
        panic!("256 Rooks");
    };
    assert_eq!(faults[0].kind.code(), "royal-count");
}

/// A move onto a mine takes the royal piece of the mover or, on the same square, nobody else's.
#[test]
fn a_game_that_a_mine_ended_can_be_read() {
    let text = shipped_text("chess").expect("a shipped game");
    let (before, after) = text.split_once("[[promotion]]").expect("promotions");
    let stone = "[[piece]]\ncode = \"S\"\nname = \"Stone\"\nicon = \"stone\"\nmoves = \"-\"\nrules = \"Never moves.\"\n\n";
    let drops = "[[drops]]\npieces = [\"S\"]\nper-turn = 1\nmined = \"S\"\n\n";
    let file = format!("{before}{stone}{drops}[[promotion]]{after}")
        .replace("RNBQKBNR w", "RNBQKBNR[SSss] w");
    let variant = Variant::load("mines.toml", &file).unwrap_or_else(|error| panic!("{error}"));
    let variant = Arc::new(variant);
    let text = "4k3/8/8/8/8/8/3s4/4K3[s] w - - 0 1 mine=-,d2";
    let mut position =
        Position::parse(variant.clone(), text).unwrap_or_else(|error| panic!("{error}"));
    let action = rules::action_from_record(&position, "e1d2");
    position.make(action.unwrap_or_else(|error| panic!("{error}")));
    let text = position.text();
    let again = Position::parse(variant, &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.text(), text);
    assert_eq!(again.winner(), position.winner());
}

#[test]
fn errors_say_what_the_reserve_may_hold_and_when() {
    let error = |id: &str, options: &[(&str, &str)], text: &str| {
        let position = Position::parse(edition(id, options), text);
        position.expect_err(text).to_string()
    };
    let text = |pieces: &str| format!("4k3/8/8/8/8/8/8/{pieces} w - - 0 1");
    let both_live = error("crown-2", &[], &text("Q3K3[S]"));
    let when = "at most 0 while both monarchs live, 3 after the loss of one, with those in reserve";
    assert!(both_live.contains(when), "{both_live}");
    let trooper = text("Q3K3[T]");
    let without = error("crown-2", &[], &trooper);
    assert!(
        without.ends_with("reserves: found T, allowed S in capital or small letters"),
        "{without}"
    );
    let without = error("crown", &[], &trooper);
    assert!(
        without.ends_with("found T, allowed no pieces in reserve"),
        "{without}"
    );
    let with = error("crown-2", &[("paratrooper", "yes")], &text("Q3K3[X]"));
    assert!(
        with.ends_with("found X, allowed T S in capital or small letters"),
        "{with}"
    );
    for empty in ["", "  \n"] {
        assert!(error("chess", &[], empty).starts_with("empty-text: position"));
    }
}
