//! Boards with levels: what the games' own pages say about pieces, squares and armies, checked by counting.

use std::collections::BTreeSet;

use super::support::{scattered, variant};
use super::{squares, targets};
use menagerie::geometry::{Square, SquareSet};
use menagerie::movement::{Line, Lines};
use menagerie::piece::{Piece, Player};
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

const AOF: &str = "armies-of-faith-4";
const HEC: &str = "heathen-europe-4";

fn piece(variant: &Variant, player: usize, code: &str) -> Piece {
    let kind = variant.alphabet.kind(code).expect("a type of the game");
    Piece::new(kind, Player::new(player).expect("a player"))
}

/// The squares that a piece reaches in one move on an empty board.
fn reach(variant: &Variant, code: &str, from: Square) -> SquareSet {
    let lines = &variant.lines;
    let lines_from = lines.of(piece(variant, 0, code), from).iter();
    let ends = lines_from.flat_map(|line| &lines.squares(line)[usize::from(line.first_stop)..]);
    ends.copied().collect()
}

/// The squares that a piece reaches in any number of moves.
fn bound_to(variant: &Variant, code: &str, from: Square) -> SquareSet {
    let mut known: SquareSet = [from].into_iter().collect();
    let mut fresh = vec![from];
    while let Some(from) = fresh.pop() {
        for to in reach(variant, code, from) {
            if !known.contains(to) {
                known.insert(to);
                fresh.push(to);
            }
        }
    }
    known
}

/// For each level the most squares that a piece reaches in one move from it.
fn most_by_level(variant: &Variant, code: &str) -> Vec<usize> {
    let board = variant.geometry();
    let on = |layer| {
        let squares = board
            .squares()
            .filter(move |&square| board.coordinates(square).layer == layer);
        squares
            .map(|square| reach(variant, code, square).len())
            .max()
            .unwrap_or(0)
    };
    (0..board.layers()).map(on).collect()
}

fn shade(variant: &Variant, square: &str) -> String {
    let square = variant.geometry().square(square).expect("a square");
    let shade = variant.shading.by_square[square.index()];
    variant.shading.shades[usize::from(shade)].name.clone()
}

/// The squares of a piece in the starting position.
fn homes(variant: &Variant, player: usize, code: &str) -> Vec<String> {
    let board = variant.geometry();
    let homes = variant
        .array
        .squares_of(board, piece(variant, player, code));
    homes
        .iter()
        .map(|square| board.name(square).to_string())
        .collect()
}

fn shades_of_homes(variant: &Variant, player: usize, code: &str) -> Vec<String> {
    let homes = homes(variant, player, code);
    homes.iter().map(|square| shade(variant, square)).collect()
}

#[test]
fn a_knight_has_at_most_20_moves_from_a_middle_level_and_16_from_an_outer() {
    for game in [AOF, HEC] {
        assert_eq!(most_by_level(&variant(game), "N"), [16, 20, 20, 16]);
    }
}

#[test]
fn a_camel_has_at_most_16_moves_from_any_level() {
    let most = most_by_level(&variant(AOF), "CM");
    assert!(most.iter().all(|&most| most == 16), "{most:?}");
}

#[test]
fn a_bishop_goes_at_most_seven_steps() {
    let game = variant(AOF);
    let bishop = piece(&game, 0, "B");
    let lines = game
        .geometry()
        .squares()
        .flat_map(|square| game.lines.of(bishop, square));
    let longest = lines.map(|line| game.lines.squares(line).len()).max();
    assert_eq!(longest, Some(7));
}

#[test]
fn bound_pieces_reach_all_squares_of_their_binding_and_no_others() {
    let bound = |game: &str, code: &str, wanted: usize| {
        let game = variant(game);
        for square in game.geometry().squares() {
            let reached = bound_to(&game, code, square);
            assert_eq!(
                reached.len(),
                wanted,
                "{code} from {}",
                game.geometry().name(square)
            );
        }
    };
    for (code, squares) in [("B", 128), ("CM", 128), ("CL", 128), ("N", 256), ("R", 256)] {
        bound(AOF, code, squares);
    }
    for (code, squares) in [
        ("CF", 256),
        ("GV", 256),
        ("CV", 256),
        ("DU", 256),
        ("US", 256),
    ] {
        bound(AOF, code, squares);
    }
    for (code, squares) in [("U", 64), ("L", 64), ("LE", 64), ("Y", 256), ("SL", 256)] {
        bound(HEC, code, squares);
    }
}

#[test]
fn bishops_and_camels_are_bound_to_a_colour_unicorns_and_elves_to_a_quarter() {
    for (game, codes) in [(AOF, ["B", "CM"]), (HEC, ["U", "L"])] {
        let game = variant(game);
        for code in codes {
            for square in game.geometry().squares() {
                let own = game.shading.by_square[square.index()];
                let stays = |to: Square| game.shading.by_square[to.index()] == own;
                assert!(reach(&game, code, square).iter().all(stays), "{code}");
            }
        }
    }
}

#[test]
fn the_long_leap_of_sleipnir_goes_only_between_the_lowest_and_the_highest_level() {
    let game = variant(HEC);
    let board = game.geometry();
    let mut long = 0;
    for from in board.squares() {
        let knight = reach(&game, "N", from);
        for to in reach(&game, "SL", from)
            .iter()
            .filter(|&to| !knight.contains(to))
        {
            let mut levels = [from, to].map(|square| board.coordinates(square).layer);
            levels.sort();
            assert_eq!(levels, [0, 3]);
            long += 1;
        }
    }
    assert!(long > 0);
}

#[test]
fn a_camel_returns_after_five_leaps_by_the_corrected_published_tour() {
    let game = variant(AOF);
    let square = |name| game.geometry().square(name).expect("a square");
    let leaps = |from, to| reach(&game, "CM", square(from)).contains(square(to));
    let tour = ["tb1", "wc1", "td1", "we1", "wb2", "tb1"];
    assert!(tour.windows(2).all(|pair| leaps(pair[0], pair[1])));
    assert!(!leaps("td1", "wd1"), "as published");
}

#[test]
fn the_armies_have_122_and_120_pieces() {
    let armies = |game: &str| {
        let game = variant(game);
        let start = Position::start(game.clone());
        let pieces: Vec<usize> = game
            .players()
            .map(|player| start.pieces(player).len())
            .collect();
        pieces
    };
    assert_eq!(armies(AOF), [30, 31, 31, 30]);
    assert_eq!(armies(HEC), [30, 30, 30, 30]);
}

#[test]
fn each_army_fills_its_corner() {
    let game = variant(AOF);
    assert_eq!(homes(&game, 0, "K"), ["sb2"]);
    assert_eq!(homes(&game, 0, "PO"), ["sb3"]);
    assert_eq!(homes(&game, 1, "K"), ["sh2"]);
    assert_eq!(homes(&game, 1, "MD"), ["th2", "th3"]);
    assert_eq!(homes(&game, 2, "K"), ["zh2"]);
    assert_eq!(homes(&game, 2, "CM"), ["yh1", "zg1", "yh4", "zg4"]);
    assert_eq!(homes(&game, 3, "K"), ["zb2"]);
    assert_eq!(homes(&game, 3, "MT"), ["ya2", "ya3"]);
    for player in 0..4 {
        assert_eq!(homes(&game, player, "PN").len(), 16);
        assert_eq!(homes(&game, player, "N").len(), 4);
    }
}

#[test]
fn aof_is_chequered_in_space_with_a_dark_first_square() {
    let game = variant(AOF);
    assert_eq!(
        ["sa1", "sb1", "sa2", "ta1"].map(|square| shade(&game, square)),
        ["dark", "pale", "pale", "pale"]
    );
    assert_eq!(
        shades_of_homes(&game, 2, "CM"),
        ["pale", "pale", "dark", "dark"],
        "the lower Camels are pale"
    );
    for player in [0, 1, 3] {
        let mut lower = shades_of_homes(&game, player, "B");
        let upper = lower.split_off(2);
        assert!(lower[0] == lower[1] && upper[0] == upper[1] && lower[0] != upper[0]);
    }
    let caliphs: BTreeSet<String> = shades_of_homes(&game, 2, "CL").into_iter().collect();
    assert_eq!(caliphs.len(), 2, "a Caliph for each binding");
}

#[test]
fn each_king_of_hec_stands_on_the_colour_of_the_army_opposite_its_own() {
    let game = variant(HEC);
    let under: Vec<String> = (0..4)
        .flat_map(|player| shades_of_homes(&game, player, "K"))
        .collect();
    assert_eq!(
        under,
        ["pale-green", "pale-blue", "pale-red", "pale-yellow"]
    );
}

#[test]
fn the_unicorns_and_elves_of_an_army_together_cover_the_board() {
    let game = variant(HEC);
    for player in 0..4 {
        for code in ["U", "L"] {
            let shades: BTreeSet<String> =
                shades_of_homes(&game, player, code).into_iter().collect();
            assert_eq!(shades.len(), 4, "{code} of seat {player}");
        }
    }
}

#[test]
fn a_pawn_goes_away_from_its_camp_along_both_axes() {
    let kings = "rK sb2 yK sh2 gK zh2 bK zb2";
    for (turn, ends) in [
        ('r', "we3 vf3"),
        ('y', "we3 vd3"),
        ('g', "ue3 vd3"),
        ('b', "ue3 vf3"),
    ] {
        let position = scattered(AOF, turn, &format!("{kings} {turn}PN ve3"));
        assert_eq!(targets(&position, "ve3"), squares(ends), "{turn}");
    }
}

#[test]
fn a_pawn_captures_forwards_on_its_level_or_along_one_axis_and_up_or_down() {
    // Enemies on all adjacent squares.
    let mut around = String::new();
    for plane in ["u", "v", "w"] {
        for file in ["d", "e", "f"] {
            for level in 2..=4 {
                let square = format!("{plane}{file}{level}");
                if square != "ve3" {
                    around += &format!(" yPC {square}");
                }
            }
        }
    }
    let pieces = format!("rK sa1 yK sh2 gK zh2 bK zb2 rPN ve3{around}");
    let position = scattered(AOF, 'r', &pieces);
    assert_eq!(targets(&position, "ve3"), squares("wf3 we2 we4 vf2 vf4"));
}

#[test]
fn a_pawn_steps_twice_from_any_square_where_a_pawn_of_its_army_started() {
    let kings = "rK sa1 yK sh2 gK zh2 bK zb2";
    let at = |square: &str| {
        targets(
            &scattered(AOF, 'r', &format!("{kings} rPN {square}")),
            square,
        )
    };
    assert_eq!(at("sc3"), squares("tc3 uc3 sd3 se3"));
    assert_eq!(at("ub1"), squares("vb1 wb1 uc1 ud1"));
    assert_eq!(at("uc3"), squares("vc3 ud3"), "no Pawn starts here");
}

#[test]
fn a_bent_rider_needs_every_square_of_its_way_empty() {
    let kings = "rK sa1 yK sh2 gK zh2 bK zb2";
    let ends = |game: &str, pieces: &str, from: &str| {
        targets(&scattered(game, 'r', &format!("{kings} {pieces}")), from)
    };
    let free = ends(HEC, "rY ve2", "ve2");
    assert!(
        squares("wf2 wg2 wh2 xf2 zf2 we3 we4 vf3 vg3 vh3 vf4 wf2").is_subset(&free),
        "{free:?}"
    );
    assert!(!free.contains("wf3") && !free.contains("xg2") && !free.contains("we2"));
    let blocked = ends(HEC, "rY ve2 yU wf2", "ve2");
    assert!(blocked.contains("wf2") && !blocked.contains("wg2") && !blocked.contains("xf2"));
    let late = ends(HEC, "rY ve2 yU wg2", "ve2");
    assert!(late.contains("wg2") && !late.contains("wh2") && late.contains("xf2"));
}

#[test]
fn gorgon_and_harpy_turn_outwards_after_their_first_step() {
    let game = variant(HEC);
    let board = game.geometry();
    let ends = |code| -> BTreeSet<String> {
        let from = board.square("ve2").expect("a square");
        let reached = reach(&game, code, from).iter();
        reached
            .map(|square| board.name(square).to_string())
            .collect()
    };
    let harpy = ends("HA");
    assert!(squares("ve1 ve4 wf3 wf4 wg3 wh3 xf3 zf3 uf1").is_subset(&harpy));
    assert!(!harpy.contains("wf2") && !harpy.contains("xg4"));
    let gorgon = ends("GO");
    assert!(squares("wf2 wg2 we2 xf2 yg2 xe3 ve3 vf4").is_subset(&gorgon));
    assert!(!gorgon.contains("xe2") && !gorgon.contains("wf3"));
}

#[test]
fn two_routes_to_a_square_are_one_move() {
    let gorgon = scattered(HEC, 'r', "rK sa1 yK sh1 gK zh1 bK za1 rGO ve4");
    let mut texts: Vec<String> = rules::legal_actions(&gorgon)
        .iter()
        .map(|action| action.text(gorgon.variant()))
        .collect();
    let all = texts.len();
    assert!(all > 30, "no claim takes precedence");
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), all);
}

#[test]
fn a_unicorn_of_raumschach_reaches_exactly_30_squares() {
    let game = variant("raumschach");
    for home in homes(&game, 0, "U") {
        let square = game.geometry().square(&home).expect("a square");
        assert_eq!(bound_to(&game, "U", square).len(), 30, "from {home}");
    }
}

#[test]
fn a_queen_of_raumschach_goes_in_all_26_directions() {
    let game = variant("raumschach");
    let centre = game.geometry().square("Cc3").expect("the middle");
    assert_eq!(reach(&game, "K", centre).len(), 26);
    assert_eq!(reach(&game, "Q", centre).len(), 52);
    assert_eq!(reach(&game, "N", centre).len(), 24);
}

#[test]
fn pawns_of_raumschach_go_forward_or_towards_the_enemys_levels() {
    let kings = "K Ac1 k Ec5";
    let at = |turn, pieces: &str, from: &str| {
        targets(
            &scattered("raumschach", turn, &format!("{kings} {pieces}")),
            from,
        )
    };
    assert_eq!(at('w', "P Cb3", "Cb3"), squares("Cb4 Db3"));
    assert_eq!(at('b', "p Cb3", "Cb3"), squares("Cb2 Bb3"));
    let enemies = "P Cb3 n Ca4 n Cc4 n Da3 n Dc3 n Db4 n Cb4 n Db3 n Da4";
    assert_eq!(at('w', enemies, "Cb3"), squares("Ca4 Cc4 Da3 Dc3"));
}

#[test]
fn a_pawn_of_raumschach_is_promoted_only_on_the_enemys_two_home_levels() {
    let texts = |pieces: &str| -> BTreeSet<String> {
        let position = scattered("raumschach", 'w', &format!("K Ac1 k Ee1 {pieces}"));
        let actions = rules::legal_actions(&position).into_iter();
        let texts = actions.map(|action| action.text(position.variant()));
        texts
            .filter(|text| text.starts_with(pieces.split(' ').nth(1).expect("a square")))
            .collect()
    };
    let five = |way: &str| {
        "QRBNU"
            .chars()
            .map(|into| format!("{way}={into}"))
            .collect::<BTreeSet<_>>()
    };
    assert_eq!(texts("P Cb4"), squares("Cb4Cb5 Cb4Db4"));
    assert_eq!(texts("P Cb5"), five("Cb5Db5"), "it can still go up");
    let mut either = five("Db4Db5");
    either.insert("Db4Eb4".to_string());
    assert_eq!(texts("P Db4"), either);
}

#[test]
fn shared_lines_equal_the_lines_of_each_piece() {
    for game in [AOF, HEC] {
        let game = variant(game);
        let board = game.geometry();
        for piece in game.pieces() {
            let mut own = Lines::new(board.grid());
            let movement = &game.kinds[piece.kind().index()].movement;
            let homes = game.array.squares_of(board, piece);
            let orientation = game.orientation_of(piece);
            own.add(piece, movement, orientation, homes, SquareSet::ALL);
            for from in board.squares() {
                assert_eq!(ways(&game.lines, piece, from), ways(&own, piece, from));
            }
        }
    }
}

/// The squares of each line of a piece and what it may do there.
fn ways(lines: &Lines, piece: Piece, from: Square) -> BTreeSet<(Vec<Square>, bool, bool, bool)> {
    let way = |line: &Line| {
        let squares = lines.squares(line).to_vec();
        (squares, line.quiet, line.captures, line.opens_en_passant)
    };
    lines.of(piece, from).iter().map(way).collect()
}
