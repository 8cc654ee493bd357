//! Captures with further effects under random rules, against a slow definition that moves pieces on a map.

use std::fmt::Write;
use std::sync::Arc;

use crate::letter_board::{Board, Moved, board_of, has_king, moved, square, text_of, texts};
use crate::support::{Chance, random_play, tries};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;
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
    own: Vec<char>,
    /// The pieces that may not capture, and which.
    forbidden: [Vec<char>; 2],
}

impl Effects {
    fn random(chance: &mut Chance) -> Effects {
        let mut some = |percent: usize| -> Vec<char> {
            let mut codes = "KQRBNP".chars().collect::<Vec<_>>();
            codes.retain(|_| chance.below(100) < percent);
            codes
        };
        let (spares, immune) = (some(30), some(10));
        let (mut own, forbidden) = (some(15), [some(40), some(40)]);
        own.retain(|&code| code != 'K');
        let captor = ["stays", "leaves", "wall", "returns", "becomes-victim"][chance.below(5)];
        let may_explode = captor != "returns" && chance.below(5) > 0;
        let blast = may_explode.then(|| BLASTS[chance.below(BLASTS.len())]);
        Effects {
            spares: if blast.is_some() { spares } else { Vec::new() },
            immune,
            captor,
            own,
            forbidden: match chance.below(3) {
                0 => forbidden,
                _ => Default::default(),
            },
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
        for (key, codes) in [
            ("spares", &self.spares),
            ("immune", &self.immune),
            ("own", &self.own),
        ] {
            if !codes.is_empty() {
                let _ = writeln!(keys, "{key} = [{}]", list(codes));
            }
        }
        let _ = writeln!(keys, "captor = \"{}\"", self.captor);
        let [by, of] = &self.forbidden;
        if !by.is_empty() && !of.is_empty() {
            let _ = writeln!(
                keys,
                "forbidden = [{{ by = [{}], of = [{}] }}]",
                list(by),
                list(of)
            );
        }
        keys
    }

    fn is_immune(&self, piece: char) -> bool {
        self.immune.contains(&piece.to_ascii_uppercase())
    }

    fn forbids(&self, captor: char, victim: char) -> bool {
        let [by, of] = &self.forbidden;
        by.contains(&captor.to_ascii_uppercase()) && of.contains(&victim.to_ascii_uppercase())
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

/// The board after a move that isn't castling, given as text; `None` if it is a forbidden capture.
fn after(board: &Board, action: &str, effects: &Effects) -> Option<Board> {
    let Moved {
        mut board,
        piece,
        from,
        to,
        captured,
    } = moved(board, action);
    let Some(captured) = captured else {
        return Some(board);
    };
    if effects.forbids(piece, captured) {
        return None;
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
    if effects.is_immune(piece) {
        return Some(board);
    }
    match effects.captor {
        "leaves" => drop(board.remove(&to)),
        "wall" => drop(board.insert(to, '*')),
        "returns" => {
            board.remove(&to);
            board.insert(from, piece);
        }
        "becomes-victim" => {
            let is_royal = [piece, captured]
                .iter()
                .any(|one| one.eq_ignore_ascii_case(&'k'));
            if !action.contains('=') && !is_royal {
                board.insert(to, like(captured, piece));
            }
        }
        _ => {}
    }
    Some(board)
}

/// A letter in the case of another one.
fn like(code: char, piece: char) -> char {
    match piece.is_ascii_uppercase() {
        true => code.to_ascii_uppercase(),
        false => code.to_ascii_lowercase(),
    }
}

/// All moves regardless of check and of forbidden captures. Captures of own pieces are those of enemy ones in their place.
fn regardless(plain: &Arc<Variant>, text: &str, effects: &Effects) -> Vec<String> {
    let parse = |text: &str| {
        let position = Position::parse(plain.clone(), text);
        texts(&position.unwrap_or_else(|error| panic!("{text}: {error}")))
    };
    let (board, turn) = (board_of(text), turn_of(text));
    let mut found = parse(text);
    for (&at, &piece) in &board {
        let own = piece.is_ascii_uppercase() == (turn == 'w');
        if !own || !effects.own.contains(&piece.to_ascii_uppercase()) {
            continue;
        }
        let mut turned = board.clone();
        turned.insert(at, like(piece, if turn == 'w' { 'b' } else { 'W' }));
        let mut captures = parse(&text_of(&turned, turn));
        captures.retain(|action| square(&action[2..4]) == at);
        found.extend(captures);
    }
    for action in &mut found {
        let Moved {
            piece, captured, ..
        } = moved(&board, action);
        if effects.captor == "returns" && captured.is_some() && !effects.is_immune(piece) {
            action.truncate(4);
        }
    }
    found.sort();
    found.dedup();
    found
}

fn turn_of(text: &str) -> char {
    if text.contains(" w ") { 'w' } else { 'b' }
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
    let Some(board) = after(board, action, effects) else {
        return false;
    };
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
        let after = (board.get(&on) == Some(&king)).then(|| after(&board, answer, effects));
        after.flatten().is_some_and(|after| has_king(&after, enemy))
    };
    !texts(&answers).iter().any(takes_king)
}

fn captures_own(board: &Board, action: &str) -> bool {
    let Moved {
        piece, captured, ..
    } = moved(board, action);
    captured.is_some_and(|victim| victim.is_ascii_uppercase() == piece.is_ascii_uppercase())
}

/// The captures and promotions among the legal moves.
fn capture_texts(position: &Position) -> Vec<String> {
    let mut actions = rules::legal_actions(position);
    actions
        .retain(|&action| !position.captures(action).is_empty() || action.promotes_to().is_some());
    sorted(position, &actions)
}

/// Those that are generated alone.
fn found_captures(position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    rules::legal_captures_into(position, &mut actions);
    sorted(position, &actions)
}

fn sorted(position: &Position, actions: &[Action]) -> Vec<String> {
    let mut texts: Vec<String> = { actions.iter() }
        .map(|action| action.text(position.variant()))
        .collect();
    texts.sort();
    texts
}

#[test]
fn captures_under_random_rules_agree_with_a_slow_definition() {
    let (mut compared, mut exploded, mut own_captures) = (0, 0, 0);
    for seed in 0..tries(50, 500) {
        let mut chance = Chance(seed);
        let effects = Effects::random(&mut chance);
        let [game, plain] = games(&effects);
        let start = Position::start(game.clone());
        random_play(&start, &mut chance, 80, |position, action| {
            let text = position.text();
            let (board, turn) = (board_of(&text), turn_of(&text));
            let mut expected = regardless(&plain, &text, &effects);
            expected.retain(|action| is_legal(&plain, &board, turn, action, &effects));
            let found = texts(position);
            assert_eq!(found, expected, "seed {seed}: {text}\n{}", effects.keys());
            compared += found.len();
            own_captures += usize::from(captures_own(&board, &action.text(&game)));
            assert_eq!(capture_texts(position), found_captures(position), "{text}");
            if let Action::Castle(_) = action {
                return;
            }
            let expected = after(&board, &action.text(&game), &effects).expect("a legal move");
            position.make(action);
            assert_eq!(board_of(&position.text()), expected, "seed {seed}: {text}");
            assert_eq!(position.hash(), position.recomputed_hash());
            if ['w', 'b'].iter().all(|&turn| has_king(&expected, turn)) {
                let reparsed = Position::parse(game.clone(), &position.text());
                assert_eq!(reparsed.map(|it| it.text()), Ok(position.text()));
            }
            position.unmake();
            exploded += usize::from(pieces(&expected) + 1 < pieces(&board));
            assert_eq!(position.text(), text);
        });
    }
    assert!(
        compared > 20_000 && exploded > 100 && own_captures > 20,
        "{compared} moves, {exploded} explosions, {own_captures} captures of own pieces"
    );
}
