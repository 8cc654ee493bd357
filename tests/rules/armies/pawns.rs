//! The Pawn of two directions: its steps, en passant, promotion.

use super::{AOF, HEC, legal, piece, place, play, red};
use crate::{refusal, squares, targets};
use menagerie::position::Position;
use menagerie::rules;

#[test]
fn a_pawn_goes_along_two_axes_and_captures_in_five_ways() {
    let pieces = "rKsa1 yKsh2 gKzg2 bKza4 rPNvd2";
    assert_eq!(targets(&red(pieces), "vd2"), squares("wd2 ve2"));
    let prey = "yNwe2 yNwd1 yNwd3 yNve1 yNve3 yNwe1 yNwe3 yNuc2 yNud2";
    let captures = squares("wd2 ve2 we2 wd1 wd3 ve1 ve3");
    assert_eq!(targets(&red(&format!("{pieces} {prey}")), "vd2"), captures);
    let blocked = red(&format!("{pieces} yNwd2 gNve2"));
    assert_eq!(targets(&blocked, "vd2"), squares(""));
    assert_eq!(
        refusal(&blocked, "vd2", "wd2"),
        Some("only-without-capture")
    );
    assert_eq!(refusal(&red(pieces), "vd2", "we2"), Some("only-captures"));
    // The two axes away from each army's camp.
    for (letter, square, ahead) in [
        ("y", "vd2", "wd2 vc2"),
        ("g", "vd2", "ud2 vc2"),
        ("b", "vd2", "ud2 ve2"),
    ] {
        let position = place(
            AOF,
            &pieces.replace("rPN", &format!("{letter}PN")),
            &format!("{letter} - - 0 1"),
        );
        assert_eq!(targets(&position, square), squares(ahead), "{letter}");
    }
}

#[test]
fn a_pawn_steps_twice_from_every_square_where_one_of_its_army_started() {
    let kings = "rKsa1 yKsh2 gKzg2 bKza4";
    for square in ["sc1", "sc4", "tc2", "ua3", "ub2"] {
        let position = red(&format!("{kings} rPN{square}"));
        assert_eq!(
            targets(&position, square).len(),
            4,
            "{square}: both directions"
        );
    }
    for square in ["uc1", "vb2", "sd1"] {
        assert_eq!(
            targets(&red(&format!("{kings} rPN{square}")), square).len(),
            2,
            "{square}"
        );
    }
    let position = red(&format!("{kings} rPNtc2 gNvc2 gNtd2"));
    assert_eq!(
        targets(&position, "tc2"),
        squares("uc2"),
        "both squares must be empty"
    );
    assert_eq!(refusal(&position, "tc2", "te2"), Some("blocked"));
}

/// Red's Pawn has passed over `uc2`, and a Pawn of each enemy can capture it.
fn passed_over() -> Position {
    let mut position =
        red("rKsa1 yKsh4 gKzh4 bKza4 rPNtc2 yPNud1 yRxh1 gPNvd2 gRxh2 bPNvb2 bRxh3 rNsc4");
    play(&mut position, "tc2vc2");
    position
}

#[test]
fn each_enemy_may_capture_en_passant_on_its_next_turn() {
    let mut position = passed_over();
    assert!(
        position.text().contains(" y - uc2:vc2 "),
        "{}",
        position.text()
    );
    for (capture, other) in [
        ("ud1uc2", "xh1xg1"),
        ("vd2uc2", "xh2xg2"),
        ("vb2uc2", "xh3xg3"),
    ] {
        let mut captured = position.clone();
        play(&mut captured, capture);
        assert_eq!(
            (piece(&captured, "vc2"), piece(&captured, "uc2").len()),
            ("-".into(), 3)
        );
        assert!(
            !captured.text().contains("uc2:vc2"),
            "the right goes with the Pawn"
        );
        play(&mut position, other);
    }
    assert!(
        position.text().contains(" r - uc2:vc2 "),
        "its owner has not moved again"
    );
    play(&mut position, "sc4ub4");
    assert!(position.text().contains(" y - - "), "now it has");
    assert_eq!(refusal(&position, "ud1", "uc2"), Some("only-captures"));
}

#[test]
fn only_pawns_capture_en_passant_and_only_on_an_empty_square() {
    let mut position = passed_over();
    play(&mut position, "xh1uh1");
    assert!(position.text().contains("uc2:vc2"));
    let mut occupied = red("rKsa1 yKsh4 gKzh4 bKza4 rPNtc2 yRuh2 gPNvd2 bPNvb2");
    play(&mut occupied, "tc2vc2 uh2uc2");
    assert!(
        occupied.text().contains("uc2:vc2"),
        "the right remains while the square is occupied"
    );
    assert!(
        legal(&occupied).contains(&"vd2uc2".to_string()),
        "a plain capture"
    );
    play(&mut occupied, "vd2uc2");
    assert_eq!(
        (piece(&occupied, "vc2"), piece(&occupied, "uc2")),
        ("rPN".into(), "gPN".into())
    );
    assert_eq!(
        refusal(&occupied, "vb2", "uc2"),
        None,
        "Blue captures Green's Pawn plainly"
    );
}

#[test]
fn a_claim_does_not_end_the_en_passant_right() {
    // Blue checkmates Yellow and captures en passant in the same turn.
    let pieces = "rKsa1 yKsg4 gKzh4 bKza4 rPNvc2 bPNvb2 bRse4 rNsc4";
    let mut position = place(AOF, pieces, "b - uc2:vc2 0 1");
    play(&mut position, "se4#y vb2uc2");
    assert_eq!(piece(&position, "vc2"), "-");
    // The owner's own claim doesn't end the right either, but the following move does.
    let mut position = place(
        AOF,
        "rKsa1 yKsg4 gKzh4 bKza4 rPNvc2 bPNvb2 rRse4",
        "r - uc2:vc2 0 1",
    );
    play(&mut position, "se4#y");
    assert!(position.text().contains("uc2:vc2"));
    play(&mut position, "se4se3");
    assert!(position.text().contains(" - - "));
}

#[test]
fn a_pawn_promoted_by_a_checkmate_can_no_longer_be_captured_en_passant() {
    let mut position = place(
        AOF,
        "rKsa1 yKwd2 gKzh4 bKza4 rPNvc2 bPNvb2",
        "r - uc2:vc2 0 1",
    );
    play(&mut position, "vc2#y");
    assert_eq!(piece(&position, "vc2"), "rUS");
    assert!(!position.text().contains("uc2:vc2"), "{}", position.text());
}

#[test]
fn promotion_is_free_in_the_opposite_camp_and_compulsory_in_its_corner() {
    let pieces = "rKsa1 yKsh2 gKwg4 bKza4 rPNyf2 rPNxg3";
    let codes = |from: &str, to: &str, id: &str, pieces: &str| {
        let position = place(id, pieces, "r - - 0 1");
        let all = legal(&position).into_iter();
        all.filter(|text| text.starts_with(&format!("{from}{to}")))
            .map(|text| text[6..].to_string())
            .collect::<Vec<String>>()
    };
    assert_eq!(
        codes("yf2", "yg2", AOF, pieces),
        ["", "=B", "=CD", "=N", "=PO", "=R"]
    );
    assert_eq!(
        codes("xg3", "yg3", AOF, pieces),
        ["", "=B", "=CD", "=N", "=PO", "=R"]
    );
    let corner = "rKsa1 yKsh2 gKwg4 bKza4 rPNzg2";
    assert_eq!(
        codes("zg2", "zh2", AOF, corner),
        ["=B", "=CD", "=N", "=PO", "=R"]
    );
    let hec = "rKsa1 yKsh2 gKwg4 bKza4 rPyf2";
    assert_eq!(
        codes("yf2", "yg2", HEC, hec),
        ["", "=L", "=N", "=R", "=U", "=Y"]
    );
    let mut position = red(pieces);
    play(&mut position, "yf2yg2");
    assert_eq!(piece(&position, "yg2"), "rPN");
    position.unmake();
    play(&mut position, "yf2yg2=CD");
    assert_eq!(
        (piece(&position, "yg2"), position.clock_plies()),
        ("rCD".into(), 0)
    );
    assert_eq!(refusal(&red(corner), "zg2", "zh2"), None);
    assert!(
        rules::action_from_text(&red(corner), "zg2zh2").is_err(),
        "the promotion must be named"
    );
    assert!(
        rules::action_from_text(&red(pieces), "yf2yg2=CM").is_err(),
        "Red has no Camels"
    );
}

#[test]
fn each_army_promotes_to_types_of_its_starting_position() {
    let kings = "rKsd1 yKvh1 gKwg4 bKve4";
    let cases = [
        ("y", "ya2", "yb2", "yPN", "B MD N PM R"),
        ("g", "ta2", "tb2", "gPN", "CL CM N PC R"),
        ("b", "sg2", "tg2", "bPN", "B MT N PC R"),
    ];
    for (letter, to, from, piece, codes) in cases {
        let position = place(
            AOF,
            &format!("{kings} {piece}{from}"),
            &format!("{letter} - - 0 1"),
        );
        let all = legal(&position).into_iter();
        let found: Vec<String> = all
            .filter_map(|text| Some(text.strip_prefix(&format!("{from}{to}="))?.to_string()))
            .collect();
        assert_eq!(found.join(" "), codes, "{letter}");
    }
}

#[test]
fn a_pawn_that_mates_in_its_promotion_zone_becomes_a_usurper() {
    let mut position = red("rKsa1 yKsh2 gKzh2 bKza4 rPNyg2");
    assert_eq!(legal(&position), ["yg2#g"]);
    play(&mut position, "yg2#g");
    assert_eq!(piece(&position, "yg2"), "rUS");
}
