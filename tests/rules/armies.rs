//! Four armies on four levels: checkmates claimed at the start of a turn, what they bring, and everything else that the
//! games of four do in a way of their own.

use super::support;
use super::{cells, refusal, targets};
use menagerie::moves::Action;
use menagerie::piece::{ByPlayer, Player};
use menagerie::position::{Position, PositionError};
use menagerie::record::Game;
use menagerie::rules::{self, Outcome, Reason};
use menagerie::setup::Setup;
use menagerie::variant::Variant;
use std::sync::{Arc, OnceLock};

const AOF: &str = "armies-of-faith-4";
const HEC: &str = "heathen-europe-4";

const RED: usize = 0;
const YELLOW: usize = 1;
const GREEN: usize = 2;
const BLUE: usize = 3;

/// One of the two games, loaded once.
fn variant(id: &str) -> Arc<Variant> {
    static GAMES: [OnceLock<Arc<Variant>>; 2] = [OnceLock::new(), OnceLock::new()];
    let [aof, hec] = &GAMES;
    let game = if id == AOF { aof } else { hec };
    game.get_or_init(|| support::variant(id)).clone()
}

fn seat(index: usize) -> Player {
    Player::new(index).expect("a seat")
}

/// The text of a position with these men, each the seat's letter, its code and its cell: `rKsb2`.
fn text(id: &str, men: &str, rest: &str) -> String {
    let variant = variant(id);
    let alphabet = &variant.alphabet;
    let mut setup = Setup::empty(variant.geometry());
    for man in men.split_whitespace() {
        let (man, cell) = man.split_at(man.len() - 3);
        let (owner, code) = man.split_at(1);
        let owner = owner
            .chars()
            .next()
            .and_then(|letter| alphabet.seat(letter));
        let piece = menagerie::piece::Piece::new(
            alphabet.kind(code).expect("a piece's code"),
            owner.expect("a seat's letter"),
        );
        let cell = variant.geometry().square(cell).expect("a cell");
        assert_eq!(setup.cells[cell.index()].replace(piece), None, "{man}");
    }
    let placement = setup.text(alphabet);
    let placement = placement.split(' ').next().expect("the placement");
    format!("{placement} {rest}")
}

fn place(id: &str, men: &str, rest: &str) -> Position {
    let text = text(id, men, rest);
    let position = Position::parse(variant(id), &text);
    let position = position.unwrap_or_else(|error| panic!("{men} {rest}: {error}"));
    assert_eq!(position.text(), text);
    position
}

/// A position of Armies of Faith with Red to act.
fn red(men: &str) -> Position {
    place(AOF, men, "r - - 0 1")
}

fn legal(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position);
    let mut texts: Vec<String> = actions.iter().map(|a| a.text(position.variant())).collect();
    texts.sort();
    texts
}

/// Plays moves and takes care that nothing but the order in which seats left is lost in position text, and that every
/// move can be taken back.
fn play(position: &mut Position, texts: &str) {
    for text in texts.split_whitespace() {
        let action = rules::action_from_text(position, text);
        let action = action.unwrap_or_else(|error| panic!("{error}; legal: {:?}", legal(position)));
        let before = (position.text(), position.hash());
        position.make(action);
        position.unmake();
        assert_eq!((position.text(), position.hash()), before, "{text} undone");
        position.make(action);
        assert_eq!(position.hash(), position.hash_afresh(), "{text}");
        let again = Position::parse(position.variant().clone(), &position.text());
        let again = again.unwrap_or_else(|error| panic!("{}: {error}", position.text()));
        assert_eq!(again.text(), position.text());
        assert_eq!(again.hash(), position.hash());
        assert_eq!(legal(&again), legal(position));
    }
}

fn man(position: &Position, cell: &str) -> String {
    let variant = position.variant();
    let square = variant.geometry().square(cell).expect("a cell");
    let piece = position.at(square);
    piece.map_or("-".to_string(), |piece| variant.alphabet.man(piece))
}

fn outcome(position: &Position) -> Option<Outcome> {
    rules::outcome(position, 1)
}

fn faults(men: &str, rest: &str) -> Vec<&'static str> {
    match Position::parse(variant(AOF), &text(AOF, men, rest)) {
        Ok(_) => Vec::new(),
        Err(PositionError::Text(error)) => vec![error.code],
        Err(PositionError::Faults(faults)) => faults.iter().map(|fault| fault.code).collect(),
    }
}

// Checkmate and what it brings.

#[test]
fn a_checkmate_is_claimed_before_the_move_and_nothing_else_is_legal() {
    let mut position = red("rKsa1 rRve1 rBsc1 yKvh1 yRsh4 gKzg4 bKza4");
    assert_eq!(legal(&position), ["ve1#y"]);
    assert_eq!(refusal(&position, "sc1", "sd1"), Some("claim-first"));
    assert!(rules::action_from_text(&position, "sa1sb1").is_err());
    play(&mut position, "ve1#y");
    assert_eq!(position.turn(), seat(RED), "Red has its move yet");
    assert_eq!(
        (man(&position, "vh1"), man(&position, "sh4")),
        ("-".into(), "-".into())
    );
    assert_eq!(
        (man(&position, "sa1"), man(&position, "ve1")),
        ("rE".into(), "rDU".into())
    );
    assert_eq!(man(&position, "sc1"), "rB", "nobody else is promoted");
    assert_eq!(
        (position.lives(seat(YELLOW)), position.place(seat(YELLOW))),
        (false, 4)
    );
    assert_eq!(outcome(&position), None);
    play(&mut position, "sc1sd2");
    assert_eq!(
        position.turn(),
        seat(GREEN),
        "play goes on among those left"
    );
}

#[test]
fn the_player_chooses_who_delivers() {
    let men = "rKsa1 rRve1 rBxf1 rCDsh4 rNth2 rPNug1 rPCwg2 yKvh1 gKzg4 bKza3";
    let claims = [
        ("sh4#y", "rCD"),
        ("th2#y", "rCV"),
        ("ug1#y", "rUS"),
        ("ve1#y", "rDU"),
        ("xf1#y", "rGV"),
    ];
    assert_eq!(legal(&red(men)), claims.map(|(claim, _)| claim));
    for (claim, becomes) in claims {
        let mut position = red(men);
        play(&mut position, claim);
        assert_eq!(man(&position, &claim[..3]), becomes, "{claim}");
        assert_eq!(man(&position, "sa1"), "rE", "{claim}");
        assert_eq!(outcome(&position), None, "{claim}");
    }
}

/// A position of a game where Red's man, and no other, attacks Yellow's King on `vh2`.
fn attack_by(id: &str, code: &str) -> (Position, String) {
    let board = variant(id).geometry().clone();
    let free = |name: &str| !["sa1", "vh2", "zg4", "za4"].contains(&name);
    let names = board.squares().map(|cell| board.name(cell).to_string());
    for cell in names.filter(|name| free(name)) {
        let men = format!("rKsa1 r{code}{cell} yKvh2 gKzg4 bKza4");
        let Ok(position) = Position::parse(variant(id), &text(id, &men, "r - - 0 1")) else {
            continue;
        };
        if legal(&position) == [format!("{cell}#y")] {
            return (position, cell);
        }
    }
    panic!("nowhere does {code} attack");
}

#[test]
fn whoever_delivers_checkmate_becomes_what_the_page_says() {
    let aof = "CM CF, N CV, R DU, B GV, PN US, PC US, CL CL, CD CD, MT MT, MD MD, PO PO, PM PM";
    let hec = "Y GO, R HA, L LE, U LE, N SL, P US";
    for (id, pairs) in [(AOF, aof), (HEC, hec)] {
        for pair in pairs.split(", ") {
            let (code, becomes) = pair.split_once(' ').expect("a pair");
            let (mut position, cell) = attack_by(id, code);
            play(&mut position, &format!("{cell}#y"));
            assert_eq!(man(&position, &cell), format!("r{becomes}"));
            assert_eq!(man(&position, "sa1"), "rE");
        }
    }
}

#[test]
fn a_pinned_man_delivers_checkmate_too() {
    let men = "rKsa1 rBsc1 gRsh1 yKvf1 gKzg4 bKza4";
    assert_eq!(
        refusal(
            &place(AOF, &men.replace("yKvf1", "yKzf1"), "r - - 0 1"),
            "sc1",
            "td1"
        ),
        Some("leaves-royal-attacked")
    );
    let mut position = red(men);
    assert_eq!(legal(&position), ["sc1#y"]);
    play(&mut position, "sc1#y");
    assert_eq!(man(&position, "sc1"), "rGV");
    assert!(
        !targets(&position, "sc1").contains("td1"),
        "but it is pinned yet"
    );
}

#[test]
fn two_that_are_attacked_are_claimed_one_after_the_other() {
    for first in ["ve1#y", "xc2#b"] {
        let mut position = red("rKsa1 rRve1 rRxc2 rBsd1 yKvh1 bKxf2 gKzg4");
        assert_eq!(legal(&position), ["ve1#y", "xc2#b"]);
        play(&mut position, first);
        let second = legal(&position);
        assert_eq!(second.len(), 1, "the other is still due: {second:?}");
        play(&mut position, &second[0]);
        assert_eq!(
            (man(&position, "ve1"), man(&position, "xc2")),
            ("rDU".into(), "rDU".into())
        );
        let (early, late) = if first == "ve1#y" {
            (YELLOW, BLUE)
        } else {
            (BLUE, YELLOW)
        };
        assert_eq!(position.place(seat(early)), 4);
        assert_eq!(position.place(seat(late)), 3);
        assert_eq!((outcome(&position), position.turn()), (None, seat(RED)));
        play(&mut position, "sd1se2");
        assert_eq!(position.turn(), seat(GREEN));
    }
}

#[test]
fn an_army_that_leaves_opens_lines_to_the_next() {
    let mut position = red("rKsa1 rRve1 rRxc2 yKvh1 yPMxe2 bKxf2 gKzg4");
    assert_eq!(
        legal(&position),
        ["ve1#y"],
        "a Primate stands before Blue's King"
    );
    play(&mut position, "ve1#y");
    assert_eq!(legal(&position), ["xc2#b"]);
}

#[test]
fn a_promoted_man_may_deliver_the_next_in_the_same_turn_and_wins() {
    // Two levels above and two steps along both other axes: a Duchess's line, not a Rook's.
    let mut position = red("rKsa1 rRve1 yKvh1 bKxg3 gKzg4");
    assert_eq!(legal(&position), ["ve1#y"]);
    play(&mut position, "ve1#y");
    assert_eq!(legal(&position), ["ve1#b"]);
    play(&mut position, "ve1#b");
    let won = outcome(&position).expect("a win at once");
    assert_eq!(won.reason, Reason::ClaimWins);
    assert_eq!(won.places, ByPlayer([1, 4, 2, 3]), "Green is second");
    assert!(
        position.text().ends_with(" r - - 0 1 winner=r"),
        "{}",
        position.text()
    );
    assert_eq!(legal(&position), Vec::<String>::new());
    assert_eq!(refusal(&position, "ve1", "ve2"), Some("game-over"));
}

#[test]
fn a_new_emperor_reaches_further_and_wins() {
    let mut position = red("rKsa1 rRve1 yKvh1 bKtb2 gKzg4");
    assert_eq!(
        legal(&position),
        ["ve1#y"],
        "a King doesn't reach a corner's cell"
    );
    play(&mut position, "ve1#y");
    assert_eq!(legal(&position), ["sa1#b"]);
    play(&mut position, "sa1#b");
    let won = outcome(&position).expect("a win at once");
    assert_eq!(
        (won.winner(), won.reason),
        (Some(seat(RED)), Reason::ClaimWins)
    );
    assert_eq!(man(&position, "sa1"), "rE");
}

#[test]
fn a_king_that_delivers_becomes_an_emperor_and_wins_nothing_yet() {
    let mut position = red("rKsa1 yKsb1 bKza4 gKzg4");
    play(&mut position, "sa1#y");
    assert_eq!(
        (man(&position, "sa1"), outcome(&position)),
        ("rE".into(), None)
    );
}

#[test]
fn the_second_checkmate_of_a_promoted_man_wins_at_once() {
    for code in ["CF", "CV", "DU", "GV", "US"] {
        let (mut position, cell) = attack_by(AOF, code);
        play(&mut position, &format!("{cell}#y"));
        assert_eq!(position.winner(), Some(seat(RED)), "{code}");
        assert_eq!(man(&position, &cell), format!("r{code}"));
    }
}

#[test]
fn a_second_checkmate_by_another_man_wins_nothing_yet() {
    // The Duchess has mated before; now it is a Cardinal, which is never promoted, and then the Cardinal again.
    let mut position = red("rEsa1 rDUsh4 rCDsc2 gKue2 bKzb4");
    assert_eq!(legal(&position), ["sc2#g"]);
    play(&mut position, "sc2#g");
    assert_eq!(man(&position, "sc2"), "rCD");
    assert_eq!(position.winner(), None);
}

#[test]
fn the_third_checkmate_wins_and_the_order_of_leaving_gives_the_places() {
    let mut position = red("rKsa1 rBsc2 rRzh4 rRvf4 yKue2 gKvf1 bKzd4");
    play(&mut position, "sc2#y zh4#b");
    assert_eq!(outcome(&position), None);
    play(&mut position, "vf4#g");
    let won = outcome(&position).expect("the last one alive");
    assert_eq!(
        (won.places, won.reason),
        (ByPlayer([1, 4, 2, 3]), Reason::LastAlive)
    );
    // By a promoted man too: no other army stands, so that nothing more need be told.
    let mut position = place(AOF, "rEsa1 rDUvh1 gKvf1", "r - - 3 40");
    play(&mut position, "vh1#g");
    let won = outcome(&position).expect("the last one alive");
    assert_eq!(
        (won.winner(), won.reason),
        (Some(seat(RED)), Reason::LastAlive)
    );
    assert!(
        !position.text().contains("winner"),
        "no army stands any more"
    );
    assert_eq!(legal(&position), Vec::<String>::new());
}

#[test]
fn an_emperor_that_delivers_wins_at_once() {
    let mut position = place(AOF, "rEtb2 yKsa1 gKzg4", "r - - 0 9");
    play(&mut position, "tb2#y");
    let won = outcome(&position).expect("a win");
    assert_eq!(
        (won.winner(), won.reason),
        (Some(seat(RED)), Reason::ClaimWins)
    );
    assert_eq!(won.places[seat(GREEN)], 2);
}

// Pawns.

#[test]
fn a_pawn_goes_along_two_axes_and_captures_in_five_ways() {
    let men = "rKsa1 yKsh2 gKzg2 bKza4 rPNvd2";
    assert_eq!(targets(&red(men), "vd2"), cells("wd2 ve2"));
    let prey = "yNwe2 yNwd1 yNwd3 yNve1 yNve3 yNwe1 yNwe3 yNuc2 yNud2";
    let captures = cells("wd2 ve2 we2 wd1 wd3 ve1 ve3");
    assert_eq!(targets(&red(&format!("{men} {prey}")), "vd2"), captures);
    let blocked = red(&format!("{men} yNwd2 gNve2"));
    assert_eq!(targets(&blocked, "vd2"), cells(""));
    assert_eq!(
        refusal(&blocked, "vd2", "wd2"),
        Some("only-without-capture")
    );
    assert_eq!(refusal(&red(men), "vd2", "we2"), Some("only-captures"));
    // The two axes away from the camp, whoever it is.
    for (letter, cell, ahead) in [
        ("y", "vd2", "wd2 vc2"),
        ("g", "vd2", "ud2 vc2"),
        ("b", "vd2", "ud2 ve2"),
    ] {
        let position = place(
            AOF,
            &men.replace("rPN", &format!("{letter}PN")),
            &format!("{letter} - - 0 1"),
        );
        assert_eq!(targets(&position, cell), cells(ahead), "{letter}");
    }
}

#[test]
fn a_pawn_steps_twice_from_every_cell_where_one_of_its_army_started() {
    let kings = "rKsa1 yKsh2 gKzg2 bKza4";
    for cell in ["sc1", "sc4", "tc2", "ua3", "ub2"] {
        let position = red(&format!("{kings} rPN{cell}"));
        assert_eq!(targets(&position, cell).len(), 4, "{cell}: both directions");
    }
    for cell in ["uc1", "vb2", "sd1"] {
        assert_eq!(
            targets(&red(&format!("{kings} rPN{cell}")), cell).len(),
            2,
            "{cell}"
        );
    }
    let position = red(&format!("{kings} rPNtc2 gNvc2 gNtd2"));
    assert_eq!(
        targets(&position, "tc2"),
        cells("uc2"),
        "both cells must be empty"
    );
    assert_eq!(refusal(&position, "tc2", "te2"), Some("blocked"));
}

/// Red's Pawn has passed over `uc2`; a Pawn of each enemy stands ready.
fn passed_over() -> Position {
    let mut position =
        red("rKsa1 yKsh4 gKzh4 bKza4 rPNtc2 yPNud1 yRxh1 gPNvd2 gRxh2 bPNvb2 bRxh3 rNsc4");
    play(&mut position, "tc2vc2");
    position
}

#[test]
fn each_enemy_may_capture_in_passing_on_its_next_turn() {
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
            (man(&captured, "vc2"), man(&captured, "uc2").len()),
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
        "its owner has not acted again"
    );
    play(&mut position, "sc4ub4");
    assert!(position.text().contains(" y - - "), "now it has");
    assert_eq!(refusal(&position, "ud1", "uc2"), Some("only-captures"));
}

#[test]
fn only_pawns_capture_in_passing_and_only_over_an_empty_cell() {
    let mut position = passed_over();
    play(&mut position, "xh1uh1");
    assert!(position.text().contains("uc2:vc2"));
    let mut occupied = red("rKsa1 yKsh4 gKzh4 bKza4 rPNtc2 yRuh2 gPNvd2 bPNvb2");
    play(&mut occupied, "tc2vc2 uh2uc2");
    assert!(
        occupied.text().contains("uc2:vc2"),
        "it stands while the cell is occupied"
    );
    assert!(
        legal(&occupied).contains(&"vd2uc2".to_string()),
        "a plain capture"
    );
    play(&mut occupied, "vd2uc2");
    assert_eq!(
        (man(&occupied, "vc2"), man(&occupied, "uc2")),
        ("rPN".into(), "gPN".into())
    );
    assert_eq!(
        refusal(&occupied, "vb2", "uc2"),
        None,
        "Blue captures Green's Pawn plainly"
    );
}

#[test]
fn a_claim_does_not_end_the_right_to_capture_in_passing() {
    // Blue mates Yellow and captures in passing in the same turn.
    let men = "rKsa1 yKsg4 gKzh4 bKza4 rPNvc2 bPNvb2 bRse4 rNsc4";
    let mut position = place(AOF, men, "b - uc2:vc2 0 1");
    play(&mut position, "se4#y vb2uc2");
    assert_eq!(man(&position, "vc2"), "-");
    // Its own owner's claim doesn't either, but the move after it does.
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
fn a_pawn_that_is_promoted_by_a_checkmate_is_no_longer_captured_in_passing() {
    let mut position = place(
        AOF,
        "rKsa1 yKwd2 gKzh4 bKza4 rPNvc2 bPNvb2",
        "r - uc2:vc2 0 1",
    );
    play(&mut position, "vc2#y");
    assert_eq!(man(&position, "vc2"), "rUS");
    assert!(!position.text().contains("uc2:vc2"), "{}", position.text());
}

#[test]
fn promotion_is_free_in_the_opposite_camp_and_compulsory_in_its_corner() {
    let men = "rKsa1 yKsh2 gKwg4 bKza4 rPNyf2 rPNxg3";
    let codes = |from: &str, to: &str, id: &str, men: &str| {
        let position = place(id, men, "r - - 0 1");
        let all = legal(&position).into_iter();
        all.filter(|text| text.starts_with(&format!("{from}{to}")))
            .map(|text| text[6..].to_string())
            .collect::<Vec<String>>()
    };
    assert_eq!(
        codes("yf2", "yg2", AOF, men),
        ["", "=B", "=CD", "=N", "=PO", "=R"]
    );
    assert_eq!(
        codes("xg3", "yg3", AOF, men),
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
    let mut position = red(men);
    play(&mut position, "yf2yg2");
    assert_eq!(man(&position, "yg2"), "rPN");
    position.unmake();
    play(&mut position, "yf2yg2=CD");
    assert_eq!(
        (man(&position, "yg2"), position.clock_plies()),
        ("rCD".into(), 0)
    );
    assert_eq!(refusal(&red(corner), "zg2", "zh2"), None);
    assert!(
        rules::action_from_text(&red(corner), "zg2zh2").is_err(),
        "what it becomes must be said"
    );
    assert!(
        rules::action_from_text(&red(men), "yf2yg2=CM").is_err(),
        "Red has no Camels"
    );
}

#[test]
fn each_army_promotes_to_what_it_has_in_the_array() {
    let kings = "rKsd1 yKvh1 gKwg4 bKve4";
    let cases = [
        ("y", "ya2", "yb2", "yPN", "B MD N PM R"),
        ("g", "ta2", "tb2", "gPN", "CL CM N PC R"),
        ("b", "sg2", "tg2", "bPN", "B MT N PC R"),
    ];
    for (letter, to, from, man, codes) in cases {
        let position = place(
            AOF,
            &format!("{kings} {man}{from}"),
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
    assert_eq!(man(&position, "yg2"), "rUS");
}

// Check, passes, relief.

#[test]
fn a_royal_is_kept_out_of_check_by_every_living_enemy() {
    let position = red("rKsa1 rNsb1 yKsh4 yRsd1 gKzh4 gRvb1 bKza4 bRxa2");
    assert_eq!(
        refusal(&position, "sb1", "uc1"),
        Some("leaves-royal-attacked")
    );
    assert_eq!(refusal(&position, "sa1", "tb1"), Some("into-check"));
    assert_eq!(refusal(&position, "sa1", "sa2"), Some("into-check"));
    let check = red("rKsa1 rNwd1 yKsh4 gKzh4 gRva1 bKza4");
    assert_eq!(refusal(&check, "wd1", "xf1"), Some("still-in-check"));
}

/// Red's King in the corner is attacked by Green's Rooks and can't escape.
const HEMMED_IN: &str = "rKsa1 gRsh1 gRth1 gRsh2 gRth2 gKzh4";

#[test]
fn without_a_legal_move_a_player_passes_and_another_may_relieve_it() {
    let men = format!("{HEMMED_IN} yKwd4 yNue1 bKza4");
    let mut position = red(&men);
    assert!(position.in_check(seat(RED)));
    assert_eq!(legal(&position), ["pass"]);
    assert_eq!(refusal(&position, "sa1", "sa2"), Some("into-check"));
    play(&mut position, "pass");
    assert!(position.text().ends_with(" y - - 1 1 passes=1"));
    let mut relieved = position.clone();
    play(&mut relieved, "ue1sd1");
    assert!(!relieved.in_check(seat(RED)));
    assert!(
        !legal(&relieved).iter().any(|text| text.contains('#')),
        "nothing to claim any more"
    );
    assert!(!relieved.text().contains("passes"));
    play(&mut position, "ue1wf1");
    assert_eq!(legal(&position), ["sh1#r"]);
}

#[test]
fn with_two_left_stalemate_draws_and_check_is_passed() {
    let two = place(AOF, HEMMED_IN, "r - - 0 30");
    assert_eq!(legal(&two), ["pass"], "in check");
    let mut two = two;
    play(&mut two, "pass sh1#r");
    assert_eq!(
        outcome(&two).map(|o| (o.winner(), o.reason)),
        Some((Some(seat(GREEN)), Reason::LastAlive))
    );
    let stalemate = "rKsa1 gRth1 gRsh2 gRth2 gRwb1 gKzh4";
    let position = place(AOF, stalemate, "r - - 0 30");
    assert!(!position.in_check(seat(RED)));
    assert_eq!(legal(&position), Vec::<String>::new());
    assert_eq!(
        outcome(&position).map(|o| o.reason),
        Some(Reason::Stalemate)
    );
    assert_eq!(outcome(&position).and_then(|o| o.winner()), None);
    let three = place(AOF, &format!("{stalemate} bKxd4"), "r - - 0 30");
    assert_eq!(legal(&three), ["pass"]);
    assert_eq!(outcome(&three), None);
}

// Draws.

#[test]
fn claims_come_before_every_draw() {
    let men = "rKsa1 rRve1 yKvh1 gKzg4 bKza4";
    for rest in ["r - - 400 200", "r - - 0 1 passes=4"] {
        let mut position = place(AOF, men, rest);
        assert_eq!(rules::outcome(&position, 3), None, "{rest}");
        assert_eq!(legal(&position), ["ve1#y"]);
        play(&mut position, "ve1#y");
        assert_eq!(
            outcome(&position),
            None,
            "the claim ends the count and the row of passes"
        );
        assert_eq!(position.clock_plies(), 0);
    }
}

#[test]
fn rounds_count_plies_for_each_living_army() {
    let four = "rKsa1 rRve2 yKvh1 gKzg4 bKza4";
    let reason = |men: &str, rest: &str| outcome(&place(AOF, men, rest)).map(|o| o.reason);
    assert_eq!(reason(four, "r - - 399 200"), None);
    assert_eq!(reason(four, "r - - 400 200"), Some(Reason::MoveCount));
    let two = "rKsa1 rRve2 gKzg4";
    assert_eq!(reason(two, "r - - 199 200"), None);
    assert_eq!(reason(two, "r - - 200 200"), Some(Reason::MoveCount));
    let drawn = outcome(&place(AOF, two, "r - - 200 200")).expect("a draw");
    assert_eq!((drawn.places[seat(RED)], drawn.places[seat(GREEN)]), (1, 1));
    assert!(drawn.places[seat(YELLOW)] > 1, "only those left draw");
}

#[test]
fn captures_claims_and_pawns_start_the_count_again() {
    let mut position = place(
        AOF,
        "rKsa1 rRve2 rPNtc2 yKvh1 yNvg2 gKzg4 bKza4",
        "r - - 7 9",
    );
    play(&mut position, "ve2ve3");
    assert_eq!(position.clock_plies(), 8);
    position.unmake();
    for text in ["ve2vg2", "tc2uc2"] {
        play(&mut position, text);
        assert_eq!(position.clock_plies(), 0, "{text}");
        position.unmake();
    }
}

#[test]
fn emperors_alone_draw_but_an_emperor_can_mate_a_king() {
    let reason = |men: &str| outcome(&place(AOF, men, "r - - 0 60")).map(|o| o.reason);
    assert_eq!(reason("rEsa1 gEzh4"), Some(Reason::Bare));
    assert_eq!(reason("rEsa1 gEzh4 bEza1"), Some(Reason::Bare));
    assert_eq!(reason("rEsa1 gKzh4"), None);
    assert_eq!(reason("rEsa1 gEzh4 gPNvd2"), None);
}

#[test]
fn a_full_round_of_passes_is_a_draw() {
    let men = "rKsa1 rRve2 yKvh1 gKzg4";
    let reason = |rest: &str| outcome(&place(AOF, men, rest)).map(|o| o.reason);
    assert_eq!(reason("r - - 3 60 passes=2"), None);
    assert_eq!(reason("r - - 3 60 passes=3"), Some(Reason::Passes));
}

#[test]
fn the_third_occurrence_with_the_same_player_to_act_is_a_draw() {
    let mut game = Game::from_position(red("rKsa1 yKsh2 yRsg2 gKzg4 bKza4"));
    let round = "sa1sb1 sh2sh1 zg4zf4 za4zb4 sb1sa1 sh1sh2 zf4zg4 zb4za4";
    for texts in [round, round] {
        assert_eq!(game.outcome(), None);
        for text in texts.split(' ') {
            let action = rules::action_from_text(game.position(), text).expect("legal");
            game.play(action);
        }
    }
    assert_eq!(game.outcome().map(|o| o.reason), Some(Reason::Repetition));
}

// Texts and records.

#[test]
fn a_removed_army_has_no_men_and_the_number_rises_with_the_first_that_lives() {
    let mut position = place(AOF, "yKsh2 gKzg4 bKza4 bRza1", "y - - 0 12");
    play(&mut position, "sh2sh1 zg4zh4");
    assert_eq!((position.turn(), position.number()), (seat(BLUE), 12));
    play(&mut position, "za1zb1");
    assert_eq!((position.turn(), position.number()), (seat(YELLOW), 13));
}

#[test]
fn texts_that_cannot_be_are_refused_with_the_reason() {
    let kings = "rKsa1 yKsh2 gKzg4 bKza4";
    let with = |men: &str| faults(&format!("{kings} {men}"), "r - - 0 1");
    assert_eq!(with("rEsc1"), ["royal-count"]);
    assert_eq!(
        faults("rKsa1 yRsh2 gKzg4 bKza4", "r - - 0 1"),
        ["royal-count"]
    );
    assert_eq!(faults("yKsh2 gKzg4 bKza4", "r - - 0 1"), ["no-men"]);
    assert_eq!(with("rPNzh1"), ["must-have-promoted"]);
    assert!(with("rPNzg1").is_empty(), "there it may stay a Pawn");
    assert!(with("rPNsh1 rRve2 yNvd3").is_empty());
    let fields = |rest: &str| faults(&format!("{kings} rPNvc2 rPNud2 bRve1"), rest);
    assert!(fields("y - uc2:vc2 0 1").is_empty());
    assert!(
        fields("y - uc2:ud2 0 1").is_empty(),
        "either Pawn can have passed there"
    );
    assert_eq!(
        fields("y - uc2:vc2,uc2:ud2 0 1"),
        ["impossible-en-passant"],
        "but not both"
    );
    assert_eq!(fields("y - wc2:vc2 0 1"), ["impossible-en-passant"]);
    assert_eq!(fields("y - ue1:ve1 0 1"), ["impossible-en-passant"]);
    assert_eq!(fields("y - uc2 0 1"), ["en-passant"]);
    assert_eq!(
        fields("r - - 0 1 winner=r"),
        ["impossible-winner"],
        "all are alive"
    );
    assert_eq!(fields("r - - 0 1 winner=w"), ["field-value"]);
    let three = |rest: &str| faults("rEsa1 yKsh2 gKzg4", rest);
    assert!(three("r - - 0 1 winner=r").is_empty());
    assert_eq!(three("r - - 0 1 winner=b"), ["impossible-winner"]);
}

#[test]
fn an_own_man_on_the_cell_passed_over_or_left_refutes_a_double_step() {
    let kings = "rKsa1 yKsh2 gKzg4 bKza4";
    let passed = |men: &str| faults(&format!("{kings} rPNvc2 {men}"), "y - uc2:vc2 0 1");
    assert!(passed("").is_empty());
    assert_eq!(passed("rNuc2"), ["impossible-en-passant"]);
    assert_eq!(passed("rNtc2"), ["impossible-en-passant"]);
    assert!(
        passed("bNuc2").is_empty(),
        "others may have gone there since"
    );
}

#[test]
fn claims_passes_and_wins_are_kept_in_records() {
    let mut game = Game::from_position(red("rKsa1 rRve1 yKvh1 bKxg3 gKzg4"));
    for text in ["ve1#y", "ve1#b"] {
        let action = rules::action_from_text(game.position(), text).expect("legal");
        game.play(action);
    }
    let record = game.to_text(&[]);
    assert!(record.contains("1/4/2/3"), "{record}");
    let loaded = Game::from_text(&record, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(loaded.game.line(), game.line());
    assert_eq!(loaded.game.outcome(), game.outcome());
}

#[test]
fn a_seat_may_give_up_only_when_two_are_left() {
    let mut game = Game::from_position(red("rKsa1 rRve2 yKvh1 bKxg3 gKzg4"));
    game.resign(seat(YELLOW));
    assert_eq!((game.resigned(), game.outcome()), (None, None));
    let mut game = Game::from_position(place(AOF, "rKsa1 rRve2 gKzg4", "r - - 0 44"));
    game.resign(seat(BLUE));
    assert_eq!(game.resigned(), None, "Blue is out of the game");
    game.resign(seat(GREEN));
    let over = game.outcome().expect("over");
    assert_eq!(
        (over.winner(), over.places[seat(GREEN)]),
        (Some(seat(RED)), 2)
    );
    let record = game.to_text(&[]);
    let loaded = Game::from_text(&record, |id, _| Some(variant(id))).expect("a record");
    assert_eq!(loaded.game.resigned(), Some(seat(GREEN)), "{record}");
}

#[test]
fn move_texts_are_those_of_the_rules() {
    let position = red("rKsa1 yKsh2 gKwg4 bKza4 rPNyf2 rPNub1");
    for text in ["ub1uc1", "ub1ud1", "yf2yg2=CD"] {
        let action = rules::action_from_text(&position, text).expect(text);
        assert_eq!(action.text(position.variant()), text);
    }
    for (text, code) in [
        ("pass", "not-now"),
        ("ub1#y", "not-now"),
        ("ub1xx", "unreadable-move"),
        ("ub1ub2", "refused-move"),
    ] {
        let error = rules::action_from_text(&position, text).expect_err(text);
        assert_eq!(error.code(), code, "{text}");
    }
    let action = rules::action_from_text(&red("rKsa1 rNta2 yKvb2 gKzg4 bKza4"), "ta2#y");
    let claim = Action::Claim {
        attacker: position.variant().geometry().square("ta2").expect("a cell"),
        victim: seat(YELLOW),
    };
    assert_eq!(action, Ok(claim));
}
