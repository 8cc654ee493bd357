//! Walls that players place, under random rules, against a slow definition that moves pieces on a map.

use std::sync::Arc;

use crate::letter_board::{Board, board_of, has_king, moved, square, text_of, texts};
use crate::support::{Chance, random_play, tries};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped_text};

/// Rules of walls, as they are written.
#[derive(Clone, Copy)]
struct Rules {
    after_move: bool,
    at_edge: bool,
    moves: bool,
}

impl Rules {
    fn random(chance: &mut Chance) -> Rules {
        let mut coin = || chance.below(2) > 0;
        Rules {
            after_move: coin(),
            at_edge: coin(),
            moves: coin(),
        }
    }

    fn keys(self) -> String {
        let placed = ["instead-of-move", "after-move"][usize::from(self.after_move)];
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

    fn with_wall(self, board: &Board, at: (i8, i8)) -> Board {
        let mut board = board.clone();
        board.retain(|_, piece| !self.moves || *piece != '*');
        board.insert(at, '*');
        board
    }
}

/// Chess with walls, and chess without royal pieces in which walls may stand.
fn games(rules: Rules) -> [Arc<Variant>; 2] {
    let text = shipped_text("chess").expect("a shipped game");
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
    let mut actions = match is_awaited || !rules.after_move {
        true => safe_walls(&board),
        false => Vec::new(),
    };
    if !is_awaited {
        let regardless = Position::parse(plain.clone(), text).expect("a position");
        let is_legal = |action: &String| {
            let after = moved(&board, action).board;
            match rules.after_move && !rules.targets(&after).is_empty() {
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
    let (mut compared, mut placed) = (0, 0);
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
            if let Action::Wall { .. } = action {
                placed += 1;
                let at = square(&action.text(&game)[2..4]);
                let after = rules.with_wall(&board_of(&text), at);
                position.make(action);
                assert_eq!(board_of(&position.text()), after, "{case}");
                assert_eq!(position.hash(), position.recomputed_hash());
                position.unmake();
                assert_eq!(position.text(), text);
            }
        });
    }
    assert!(
        compared > 5_000 && placed > 60,
        "{compared} actions, {placed} walls"
    );
}
