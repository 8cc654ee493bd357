//! Captures with further effects under random rules, against a slow definition that moves pieces on a map.

use std::fmt::Write;
use std::sync::Arc;

use crate::letter_board::{Board, Moved, board_of, has_king, moved, square, text_of, texts};
use crate::support::{Chance, random_play, tries};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped_text};

/// The offsets of a few blasts as the squares around the captor.
const BLASTS: [(&str, &[(i8, i8)]); 4] = [
    (
        "K",
        &[
            (-1, -1),
            (-1, 0),
            (-1, 1),
            (0, -1),
            (0, 1),
            (1, -1),
            (1, 0),
            (1, 1),
        ],
    ),
    ("W", &[(-1, 0), (0, -1), (0, 1), (1, 0)]),
    ("D", &[(-2, 0), (0, -2), (0, 2), (2, 0)]),
    (
        "N",
        &[
            (-2, -1),
            (-2, 1),
            (-1, -2),
            (-1, 2),
            (1, -2),
            (1, 2),
            (2, -1),
            (2, 1),
        ],
    ),
];

/// Rules of captures, as they are written.
struct Effects {
    blast: Option<(&'static str, &'static [(i8, i8)])>,
    spares: Vec<char>,
    immune: Vec<char>,
    captor: &'static str,
}

impl Effects {
    fn random(chance: &mut Chance) -> Effects {
        let mut some = |percent: usize| -> Vec<char> {
            let mut codes = "KQRBNP".chars().collect::<Vec<_>>();
            codes.retain(|_| chance.below(100) < percent);
            codes
        };
        let (spares, immune) = (some(30), some(10));
        let blast = (chance.below(5) > 0).then(|| BLASTS[chance.below(BLASTS.len())]);
        Effects {
            spares: if blast.is_some() { spares } else { Vec::new() },
            immune,
            captor: ["stays", "leaves", "wall"][chance.below(3)],
            blast,
        }
    }

    fn keys(&self) -> String {
        let list = |codes: &[char]| {
            let quoted: Vec<String> = codes.iter().map(|code| format!("\"{code}\"")).collect();
            quoted.join(", ")
        };
        let mut keys = String::from("[capture]\n");
        if let Some((moves, _)) = self.blast {
            let _ = writeln!(keys, "blast = \"{moves}\"");
        }
        for (key, codes) in [("spares", &self.spares), ("immune", &self.immune)] {
            if !codes.is_empty() {
                let _ = writeln!(keys, "{key} = [{}]", list(codes));
            }
        }
        let _ = writeln!(keys, "captor = \"{}\"", self.captor);
        keys
    }

    fn stays(&self, piece: char) -> bool {
        let code = piece.to_ascii_uppercase();
        self.spares.contains(&code) || self.immune.contains(&code)
    }
}

/// Chess whose captures have effects, and chess without royal pieces, for moves regardless of check.
fn games(effects: &Effects) -> [Arc<Variant>; 2] {
    let text = shipped_text("chess").expect("a shipped game");
    let (before, after) = text.split_once("[ending]").expect("an ending");
    let (ending, _) = after.split_once("material = [").expect("draws by material");
    let extinction = "extinction = { pieces = [\"K\"] }\n";
    let load = |name: &str, text: String| {
        Arc::new(Variant::load(name, &text).unwrap_or_else(|error| panic!("{error}\n{text}")))
    };
    let explosive = format!("{before}{}\n[ending]{ending}{extinction}", effects.keys());
    // So that walls may stand there, too.
    let walls = "[capture]\ncaptor = \"wall\"\n";
    let plain = format!("{before}{walls}[ending]{ending}{extinction}");
    let plain = plain
        .replace("royal = true\n", "")
        .replace("goal = \"checkmate\"", "goal = \"other\"");
    [load("explosive.toml", explosive), load("plain.toml", plain)]
}

/// The board after a move that isn't castling, given as text.
fn after(board: &Board, action: &str, effects: &Effects) -> Board {
    let Moved {
        mut board,
        piece,
        to,
        captures,
    } = moved(board, action);
    if !captures {
        return board;
    }
    for &(right, up) in effects.blast.map_or(&[][..], |(_, offsets)| offsets) {
        let around = (to.0 + right, to.1 + up);
        if board
            .get(&around)
            .is_some_and(|&piece| piece != '*' && !effects.stays(piece))
        {
            board.remove(&around);
        }
    }
    if !effects.immune.contains(&piece.to_ascii_uppercase()) {
        match effects.captor {
            "leaves" => drop(board.remove(&to)),
            "wall" => drop(board.insert(to, '*')),
            _ => {}
        }
    }
    board
}

fn pieces(board: &Board) -> usize {
    board.values().filter(|&&piece| piece != '*').count()
}

/// Whether the player may make a move, by the rules as they are written.
fn is_legal(
    plain: &Arc<Variant>,
    board: &Board,
    turn: char,
    action: &str,
    effects: &Effects,
) -> bool {
    let enemy = if turn == 'w' { 'b' } else { 'w' };
    let board = after(board, action, effects);
    if !has_king(&board, turn) {
        return false;
    }
    if !has_king(&board, enemy) {
        return true;
    }
    let king = if turn == 'w' { 'K' } else { 'k' };
    let text = text_of(&board, enemy);
    let answers = Position::parse(plain.clone(), &text);
    let answers = answers.unwrap_or_else(|error| panic!("{text}: {error}"));
    let takes_king = |answer: &String| {
        let on = square(&answer[2..4]);
        board.get(&on) == Some(&king) && has_king(&after(&board, answer, effects), enemy)
    };
    !texts(&answers).iter().any(takes_king)
}

#[test]
fn captures_under_random_rules_agree_with_a_slow_definition() {
    let (mut compared, mut exploded) = (0, 0);
    for seed in 0..tries(30, 300) {
        let mut chance = Chance(seed);
        let effects = Effects::random(&mut chance);
        let [game, plain] = games(&effects);
        let start = Position::start(game.clone());
        random_play(&start, &mut chance, 80, |position, action| {
            let text = position.text();
            let turn = if text.contains(" w ") { 'w' } else { 'b' };
            let board = board_of(&text);
            let regardless = Position::parse(plain.clone(), &text).expect("a position");
            let mut expected = texts(&regardless);
            expected.retain(|action| is_legal(&plain, &board, turn, action, &effects));
            let found = texts(position);
            assert_eq!(found, expected, "seed {seed}: {text}\n{}", effects.keys());
            compared += found.len();
            if let Action::Castle(_) = action {
                return;
            }
            let expected = after(&board, &action.text(&game), &effects);
            position.make(action);
            assert_eq!(board_of(&position.text()), expected, "seed {seed}: {text}");
            assert_eq!(position.hash(), position.recomputed_hash());
            position.unmake();
            exploded += usize::from(pieces(&expected) + 1 < pieces(&board));
            assert_eq!(position.text(), text);
        });
    }
    assert!(
        compared > 20_000 && exploded > 100,
        "{compared} moves, {exploded} explosions"
    );
}
