//! Checkmates claimed at the start of a turn, and their rewards.

use super::{
    AOF, BLUE, GREEN, HEC, RED, YELLOW, legal, outcome, piece, place, play, player, red, text,
    variant,
};
use crate::{refusal, targets};
use menagerie::piece::ByPlayer;
use menagerie::position::Position;
use menagerie::rules::{self, Reason};

#[test]
fn a_checkmate_is_claimed_before_the_move_and_nothing_else_is_legal() {
    let mut position = red("rKsa1 rRve1 rBsc1 yKvh1 yRsh4 gKzg4 bKza4");
    assert_eq!(legal(&position), ["ve1#y"]);
    assert_eq!(refusal(&position, "sc1", "sd1"), Some("claim-first"));
    assert!(rules::action_from_text(&position, "sa1sb1").is_err());
    play(&mut position, "ve1#y");
    assert_eq!(position.turn(), player(RED), "Red has its move yet");
    assert_eq!(
        (piece(&position, "vh1"), piece(&position, "sh4")),
        ("-".into(), "-".into())
    );
    assert_eq!(
        (piece(&position, "sa1"), piece(&position, "ve1")),
        ("rE".into(), "rDU".into())
    );
    assert_eq!(piece(&position, "sc1"), "rB", "no other piece is promoted");
    assert_eq!(
        (
            position.is_alive(player(YELLOW)),
            position.place(player(YELLOW))
        ),
        (false, 4)
    );
    assert_eq!(outcome(&position), None);
    play(&mut position, "sc1sd2");
    assert_eq!(
        position.turn(),
        player(GREEN),
        "the remaining players continue"
    );
}

#[test]
fn the_player_chooses_which_piece_checkmates() {
    let pieces = "rKsa1 rRve1 rBxf1 rCDsh4 rNth2 rPNug1 rPCwg2 yKvh1 gKzg4 bKza3";
    let claims = [
        ("sh4#y", "rCD"),
        ("th2#y", "rCV"),
        ("ug1#y", "rUS"),
        ("ve1#y", "rDU"),
        ("xf1#y", "rGV"),
    ];
    assert_eq!(legal(&red(pieces)), claims.map(|(claim, _)| claim));
    for (claim, becomes) in claims {
        let mut position = red(pieces);
        play(&mut position, claim);
        assert_eq!(piece(&position, &claim[..3]), becomes, "{claim}");
        assert_eq!(piece(&position, "sa1"), "rE", "{claim}");
        assert_eq!(outcome(&position), None, "{claim}");
    }
}

/// A position where only Red's piece attacks Yellow's King on `vh2`.
fn attack_by(id: &str, code: &str) -> (Position, String) {
    let board = variant(id).geometry().clone();
    let free = |name: &str| !["sa1", "vh2", "zg4", "za4"].contains(&name);
    let names = board.squares().map(|square| board.name(square).to_string());
    for square in names.filter(|name| free(name)) {
        let pieces = format!("rKsa1 r{code}{square} yKvh2 gKzg4 bKza4");
        let Ok(position) = Position::parse(variant(id), &text(id, &pieces, "r - - 0 1")) else {
            continue;
        };
        if legal(&position) == [format!("{square}#y")] {
            return (position, square);
        }
    }
    panic!("{code} attacks from nowhere");
}

#[test]
fn checkmating_pieces_promote_as_published() {
    let aof = "CM CF, N CV, R DU, B GV, PN US, PC US, CL CL, CD CD, MT MT, MD MD, PO PO, PM PM";
    let hec = "Y GO, R HA, L LE, U LE, N SL, P US";
    for (id, pairs) in [(AOF, aof), (HEC, hec)] {
        for pair in pairs.split(", ") {
            let (code, becomes) = pair.split_once(' ').expect("a pair");
            let (mut position, square) = attack_by(id, code);
            play(&mut position, &format!("{square}#y"));
            assert_eq!(piece(&position, &square), format!("r{becomes}"));
            assert_eq!(piece(&position, "sa1"), "rE");
        }
    }
}

#[test]
fn a_pinned_piece_can_also_checkmate() {
    let pieces = "rKsa1 rBsc1 gRsh1 yKvf1 gKzg4 bKza4";
    assert_eq!(
        refusal(
            &place(AOF, &pieces.replace("yKvf1", "yKzf1"), "r - - 0 1"),
            "sc1",
            "td1"
        ),
        Some("leaves-royal-attacked")
    );
    let mut position = red(pieces);
    assert_eq!(legal(&position), ["sc1#y"]);
    play(&mut position, "sc1#y");
    assert_eq!(piece(&position, "sc1"), "rGV");
    assert!(
        !targets(&position, "sc1").contains("td1"),
        "but it is still pinned"
    );
}

#[test]
fn two_attacked_kings_are_claimed_one_after_the_other() {
    for first in ["ve1#y", "xc2#b"] {
        let mut position = red("rKsa1 rRve1 rRxc2 rBsd1 yKvh1 bKxf2 gKzg4");
        assert_eq!(legal(&position), ["ve1#y", "xc2#b"]);
        play(&mut position, first);
        let second = legal(&position);
        assert_eq!(second.len(), 1, "the other is still due: {second:?}");
        play(&mut position, &second[0]);
        assert_eq!(
            (piece(&position, "ve1"), piece(&position, "xc2")),
            ("rDU".into(), "rDU".into())
        );
        let (early, late) = if first == "ve1#y" {
            (YELLOW, BLUE)
        } else {
            (BLUE, YELLOW)
        };
        assert_eq!(position.place(player(early)), 4);
        assert_eq!(position.place(player(late)), 3);
        assert_eq!((outcome(&position), position.turn()), (None, player(RED)));
        play(&mut position, "sd1se2");
        assert_eq!(position.turn(), player(GREEN));
    }
}

#[test]
fn a_removed_army_opens_lines_to_the_next() {
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
fn a_promoted_piece_may_deliver_the_next_in_the_same_turn_and_wins() {
    // Two levels up and two steps along both other axes: a Duchess's line, not a Rook's.
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
fn a_new_emperor_attacks_further_and_wins() {
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
        (Some(player(RED)), Reason::ClaimWins)
    );
    assert_eq!(piece(&position, "sa1"), "rE");
}

#[test]
fn a_king_that_checkmates_becomes_an_emperor_without_winning() {
    let mut position = red("rKsa1 yKsb1 bKza4 gKzg4");
    play(&mut position, "sa1#y");
    assert_eq!(
        (piece(&position, "sa1"), outcome(&position)),
        ("rE".into(), None)
    );
}

#[test]
fn the_second_checkmate_of_a_promoted_piece_wins_at_once() {
    for code in ["CF", "CV", "DU", "GV", "US"] {
        let (mut position, square) = attack_by(AOF, code);
        play(&mut position, &format!("{square}#y"));
        assert_eq!(position.winner(), Some(player(RED)), "{code}");
        assert_eq!(piece(&position, &square), format!("r{code}"));
    }
}

#[test]
fn a_second_checkmate_by_another_piece_does_not_win() {
    // After an earlier checkmate the Duchess is now a Cardinal, which is never promoted and stays a Cardinal.
    let mut position = red("rEsa1 rDUsh4 rCDsc2 gKue2 bKzb4");
    assert_eq!(legal(&position), ["sc2#g"]);
    play(&mut position, "sc2#g");
    assert_eq!(piece(&position, "sc2"), "rCD");
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
    // Also by a promoted piece. No other army is left, so the text needs nothing more.
    let mut position = place(AOF, "rEsa1 rDUvh1 gKvf1", "r - - 3 40");
    play(&mut position, "vh1#g");
    let won = outcome(&position).expect("the last one alive");
    assert_eq!(
        (won.winner(), won.reason),
        (Some(player(RED)), Reason::LastAlive)
    );
    assert!(!position.text().contains("winner"), "no other army is left");
    assert_eq!(legal(&position), Vec::<String>::new());
}

#[test]
fn an_emperor_that_checkmates_wins_at_once() {
    let mut position = place(AOF, "rEtb2 yKsa1 gKzg4", "r - - 0 9");
    play(&mut position, "tb2#y");
    let won = outcome(&position).expect("a win");
    assert_eq!(
        (won.winner(), won.reason),
        (Some(player(RED)), Reason::ClaimWins)
    );
    assert_eq!(won.places[player(GREEN)], 2);
}
