//! Turns of several moves in chess, against a slow definition that counts moves and remembers double steps.

use std::sync::Arc;

use crate::letter_board::{Board, board_of, moved, square, text_of};
use crate::support::{Chance, tries};
use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::{Variant, shipped_text};

const STARTS: [&str; 2] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1p1p1pp/8/1P1P1P2/1p1p1p2/8/P1P1P1PP/R3K2R w KQkq - 0 1",
];

/// The state of a turn, as a player would keep it.
struct Turn {
    full: u8,
    left: u8,
    player: char,
    /// Whether all moves of this turn have captured en passant.
    may_capture: bool,
    /// The double steps of the enemy's last turn, and those of this one: the square passed, and the Pawn's.
    enemy: Vec<[(i8, i8); 2]>,
    own: Vec<[(i8, i8); 2]>,
}

/// Chess, and chess with turns of several moves.
fn games(moves: u8) -> [Arc<Variant>; 2] {
    let text = shipped_text("chess").expect("a shipped game");
    let (before, after) = text.split_once("[ending]").expect("an ending");
    let load = |text: &str| {
        Arc::new(Variant::load("turns.toml", text).unwrap_or_else(|error| panic!("{error}")))
    };
    let several = format!("{before}[turn]\nmoves = {moves}\n\n[ending]{after}");
    [load(text), load(&several)]
}

fn other(player: char) -> char {
    if player == 'w' { 'b' } else { 'w' }
}

fn in_check(plain: &Arc<Variant>, board: &Board, player: char) -> bool {
    let position = Position::parse(plain.clone(), &text_of(board, player)).expect("a position");
    position.in_check(position.turn())
}

fn name((file, rank): (i8, i8)) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

impl Turn {
    /// The captures en passant that leave the King safe.
    fn captures_en_passant(&self, plain: &Arc<Variant>, board: &Board) -> Vec<String> {
        let (pawn, back) = if self.player == 'w' {
            ('P', -1)
        } else {
            ('p', 1)
        };
        let open = self.enemy.iter().filter(|_| self.may_capture);
        let captures = open.flat_map(|&[(file, rank), taken]| {
            [-1, 1].map(|side| [(file + side, rank + back), (file, rank), taken])
        });
        let is_legal = |&[from, to, taken]: &[(i8, i8); 3]| {
            let mut after = board.clone();
            let moves = after.remove(&from) == Some(pawn);
            after.remove(&taken);
            after.insert(to, pawn);
            let text = text_of(&after, other(self.player));
            moves && Position::parse(plain.clone(), &text).is_ok()
        };
        let legal = captures.filter(is_legal);
        legal.map(|[from, to, _]| name(from) + &name(to)).collect()
    }

    /// What the player to move may do, as texts.
    fn expected(&self, plain: &Arc<Variant>, text: &str) -> Vec<String> {
        let words: Vec<&str> = text.split(' ').collect();
        let alone = format!("{} {} {} - 0 1", words[0], words[1], words[2]);
        let position = Position::parse(plain.clone(), &alone).expect("a position");
        let actions = rules::legal_actions(&position).into_iter();
        let mut texts: Vec<String> = actions.map(|action| action.text(plain)).collect();
        texts.extend(self.captures_en_passant(plain, &board_of(text)));
        if texts.is_empty() && self.left < self.full && !position.in_check(position.turn()) {
            texts.push("done".to_string());
        }
        texts.sort();
        texts
    }

    /// Counts a move, given the boards before and after it.
    fn count(&mut self, plain: &Arc<Variant>, action: &str, before: &Board, after: &Board) {
        if action != "done" {
            let (from, to) = (square(&action[..2]), square(&action[2..4]));
            let is_pawn = before[&from].eq_ignore_ascii_case(&'p');
            let taken = before.get(&to).is_some();
            self.may_capture &= is_pawn && from.0 != to.0 && !taken;
            self.own.retain(|double| double[1] != from);
            if is_pawn && (from.1 - to.1).abs() == 2 {
                self.own.push([(from.0, (from.1 + to.1) / 2), to]);
            }
            self.own.retain(|&[passed, pawn]| {
                let capturer = if self.player == 'w' { 'p' } else { 'P' };
                let beside = |side| after.get(&(pawn.0 + side, pawn.1)) == Some(&capturer);
                !after.contains_key(&passed) && (beside(-1) || beside(1))
            });
            // Of the double steps of a turn only the last two can be captured.
            self.own.drain(..self.own.len().saturating_sub(2));
            self.enemy.retain(|double| after.contains_key(&double[1]));
        }
        self.left -= 1;
        let enemy = other(self.player);
        if self.left == 0 || action == "done" || in_check(plain, after, enemy) {
            self.enemy = std::mem::take(&mut self.own);
            (self.player, self.left, self.may_capture) = (enemy, self.full, true);
        }
    }

    fn check(&self, position: &Position, case: &str) {
        let text = position.text();
        let words: Vec<&str> = text.split(' ').collect();
        assert_eq!(words[1], self.player.to_string(), "{case}: {text}");
        let left = (self.left < self.full).then(|| format!("moves={}", self.left));
        assert_eq!(words.get(6).copied(), left.as_deref(), "{case}: {text}");
    }
}

/// A random action, often a double step or a capture en passant.
fn pick(chance: &mut Chance, actions: &[Action]) -> Action {
    let is_wanted =
        |action: &Action| matches!(action, Action::EnPassant { .. } | Action::DoubleStep { .. });
    let wanted: Vec<Action> = actions.iter().copied().filter(is_wanted).collect();
    match wanted.is_empty() || chance.below(3) == 0 {
        true => chance.pick(actions),
        false => chance.pick(&wanted),
    }
}

#[derive(Default, Debug)]
struct Seen {
    moves: usize,
    second_captures: usize,
    checks: usize,
}

/// Compares a position before and after an action, and counts the action in the turn.
fn compare(
    turn: &mut Turn,
    plain: &Arc<Variant>,
    position: &mut Position,
    chosen: Action,
    seen: &mut Seen,
) {
    let (game, text) = (position.variant().clone(), position.text());
    turn.check(position, &text);
    let actions = rules::legal_actions(position).into_iter();
    let mut found: Vec<String> = actions.map(|action| action.text(&game)).collect();
    found.sort();
    assert_eq!(found, turn.expected(plain, &text), "{text}");
    let read = Position::parse(game.clone(), &text);
    let read = read.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read.hash(), position.hash(), "{text}");
    assert_eq!(read.text(), text);
    let action = chosen.text(&game);
    position.make(chosen);
    assert_eq!(
        position.hash(),
        position.recomputed_hash(),
        "{text} {action}"
    );
    position.unmake();
    assert_eq!(
        (position.text(), position.hash()),
        (text.clone(), read.hash()),
        "{action}"
    );
    position.make(chosen);
    let (before, after) = (board_of(&text), board_of(&position.text()));
    if let Action::EnPassant { .. } = chosen {
        seen.second_captures += usize::from(turn.left < turn.full);
        assert_eq!(moved(&before, &action).board, after, "{text} {action}");
    }
    turn.count(plain, &action, &before, &after);
    seen.moves += found.len();
    seen.checks += usize::from(position.in_check(position.turn()));
}

#[test]
fn turns_of_several_moves_agree_with_a_slow_definition() {
    let mut seen = Seen::default();
    for seed in 0..tries(60, 600) {
        let mut chance = Chance(seed);
        let moves = 2 + chance.below(2) as u8;
        let [plain, game] = games(moves);
        let start = STARTS[chance.below(STARTS.len())];
        let mut position = Position::parse(game, start).expect("a position");
        let mut turn = Turn {
            full: moves,
            left: moves,
            player: 'w',
            may_capture: true,
            enemy: Vec::new(),
            own: Vec::new(),
        };
        for _ in 0..60 {
            let actions = rules::legal_actions(&position);
            if actions.is_empty() || rules::outcome_ignoring_repetition(&position).is_some() {
                break;
            }
            let chosen = pick(&mut chance, &actions);
            compare(&mut turn, &plain, &mut position, chosen, &mut seen);
        }
    }
    let Seen {
        moves,
        second_captures,
        checks,
    } = seen;
    assert!(
        moves > 20_000 && second_captures > 4 && checks > 50,
        "{seen:?}"
    );
}
