//! Walls that players place or leave behind, under random rules, in chess and chess with hoppers for Knights, against a slow definition that moves pieces on a map.

use std::sync::Arc;

use crate::letter_board::{Board, board_of, has_king, moved, square, text_of, texts};
use crate::support::{Chance, random_play, tries};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped_text};

#[derive(Clone, Copy, PartialEq)]
enum Placed {
    AfterMove,
    InsteadOfMove,
    LeftBehind,
}

/// Rules of walls, as they are written.
#[derive(Clone, Copy)]
struct Rules {
    placed: Placed,
    at_edge: bool,
    moves: bool,
    knight: &'static str,
}

impl Rules {
    fn random(chance: &mut Chance) -> Rules {
        let placed =
            [Placed::AfterMove, Placed::InsteadOfMove, Placed::LeftBehind][chance.below(3)];
        let knight = ["N", "mRcpR", "gQ"][chance.below(3)];
        let mut coin = || chance.below(2) > 0;
        Rules {
            placed,
            knight,
            at_edge: coin(),
            moves: coin(),
        }
    }

    fn keys(self) -> String {
        let placed = match self.placed {
            Placed::AfterMove => "after-move",
            Placed::InsteadOfMove => "instead-of-move",
            Placed::LeftBehind => return "[walls]\nplaced = \"left-behind\"\n".to_string(),
        };
        let place = ["anywhere", "edge"][usize::from(self.at_edge)];
        let moves = self.moves;
        format!("[walls]\nplaced = \"{placed}\"\nwhere = \"{place}\"\nmoves = {moves}\n")
    }

    /// The squares where a wall may be placed.
    fn targets(self, board: &Board) -> Vec<(i8, i8)> {
        let squares = (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)));
        let is_target = |&(file, rank): &(i8, i8)| {
            let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let near_wall = beside
                .iter()
                .any(|&(right, up)| board.get(&(file + right, rank + up)) == Some(&'*'));
            let at_border = [file, rank].iter().any(|&at| at == 0 || at == 7);
            !board.contains_key(&(file, rank)) && (!self.at_edge || at_border || near_wall)
        };
        squares.filter(is_target).collect()
    }

    /// The board after a move that isn't castling, given as text.
    fn moved(self, board: &Board, action: &str) -> Board {
        let mut after = moved(board, action).board;
        if self.placed == Placed::LeftBehind {
            after.insert(square(&action[..2]), '*');
        }
        after
    }

    fn with_wall(self, board: &Board, at: (i8, i8)) -> Board {
        let mut board = board.clone();
        board.retain(|_, piece| !self.moves || *piece != '*');
        board.insert(at, '*');
        board
    }
}

const KNIGHT: &str = "moves = \"N\"";

/// Chess with walls, and chess without royal pieces in which walls may stand.
fn games(rules: Rules) -> [Arc<Variant>; 2] {
    let text = shipped_text("chess").expect("a shipped game");
    assert!(text.contains(KNIGHT));
    let text = text.replace(KNIGHT, &format!("moves = \"{}\"", rules.knight));
    let (before, after) = text.split_once("[ending]").expect("an ending");
    let (ending, _) = after.split_once("material = [").expect("draws by material");
    let load = |name: &str, text: String| {
        Arc::new(Variant::load(name, &text).unwrap_or_else(|error| panic!("{error}\n{text}")))
    };
    let walled = format!("{before}{}\n[ending]{ending}", rules.keys());
    let stones = "[capture]\ncaptor = \"wall\"\n";
    let plain = format!("{before}{stones}[ending]{ending}extinction = {{ pieces = [\"K\"] }}\n");
    let plain = plain
        .replace("royal = true\n", "")
        .replace("goal = \"checkmate\"", "goal = \"other\"");
    [load("walled.toml", walled), load("plain.toml", plain)]
}

/// Whether nobody can capture the King of a player who has just moved.
fn is_safe(plain: &Arc<Variant>, board: &Board, turn: char) -> bool {
    let (king, enemy) = if turn == 'w' { ('K', 'b') } else { ('k', 'w') };
    let text = text_of(board, enemy);
    let answers = Position::parse(plain.clone(), &text);
    let answers = answers.unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut answers = texts(&answers).into_iter();
    has_king(board, turn) && !answers.any(|answer| board.get(&square(&answer[2..4])) == Some(&king))
}

/// What the player to move may do besides castling, as texts.
fn expected(plain: &Arc<Variant>, rules: Rules, text: &str) -> Vec<String> {
    let turn = if text.contains(" w ") { 'w' } else { 'b' };
    let board = board_of(text);
    let safe_walls = |board: &Board| -> Vec<String> {
        let mut targets = rules.targets(board);
        targets.retain(|&at| is_safe(plain, &rules.with_wall(board, at), turn));
        let name =
            |(file, rank): (i8, i8)| format!("*@{}{}", (b'a' + file as u8) as char, rank + 1);
        targets.into_iter().map(name).collect()
    };
    let is_awaited = text.ends_with(" wall=now");
    let mut actions = match rules.placed {
        Placed::AfterMove if is_awaited => safe_walls(&board),
        Placed::InsteadOfMove => safe_walls(&board),
        Placed::AfterMove | Placed::LeftBehind => Vec::new(),
    };
    if !is_awaited {
        let regardless = Position::parse(plain.clone(), text).expect("a position");
        let is_legal = |action: &String| {
            let after = rules.moved(&board, action);
            match rules.placed == Placed::AfterMove && !rules.targets(&after).is_empty() {
                true => !safe_walls(&after).is_empty(),
                false => is_safe(plain, &after, turn),
            }
        };
        actions.extend(texts(&regardless).into_iter().filter(is_legal));
    }
    actions.sort();
    actions
}

#[test]
fn walls_under_random_rules_agree_with_a_slow_definition() {
    let (mut compared, mut placed, mut left) = (0, 0, 0);
    for seed in 0..tries(10, 100) {
        let mut chance = Chance(seed);
        let rules = Rules::random(&mut chance);
        let [game, plain] = games(rules);
        let start = Position::start(game.clone());
        random_play(&start, &mut chance, 30, |position, action| {
            let text = position.text();
            let found = texts(position);
            let case = format!("seed {seed}: {text}\n{}", rules.keys());
            let read = Position::parse(game.clone(), &text);
            assert!(
                read.is_ok_and(|read| read.hash() == position.hash()),
                "{case}"
            );
            assert_eq!(found, expected(&plain, rules, &text), "{case}");
            compared += found.len();
            let after = match (action, rules.placed) {
                (Action::Wall { .. }, _) => {
                    placed += 1;
                    let at = square(&action.text(&game)[2..4]);
                    Some(rules.with_wall(&board_of(&text), at))
                }
                (Action::Castle(_), _) => None,
                (_, Placed::LeftBehind) => {
                    left += 1;
                    Some(rules.moved(&board_of(&text), &action.text(&game)))
                }
                _ => None,
            };
            if let Some(after) = after {
                position.make(action);
                assert_eq!(board_of(&position.text()), after, "{case}");
                assert_eq!(position.hash(), position.recomputed_hash());
                position.unmake();
                assert_eq!(position.text(), text);
            }
        });
    }
    assert!(
        compared > 5_000 && placed > 60 && left > 60,
        "{compared} actions, {placed} walls placed, {left} left behind"
    );
}
