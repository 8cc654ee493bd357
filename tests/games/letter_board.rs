//! Boards as maps of letters, for slow definitions of rules.

use std::collections::BTreeMap;

use menagerie::moves::Action;
use menagerie::position::Position;
use menagerie::rules;

/// A piece's letter, or `*` for a wall, by file and rank from 0.
pub type Board = BTreeMap<(i8, i8), char>;

pub fn board_of(text: &str) -> Board {
    let mut board = Board::new();
    for (down, rank) in text
        .split(' ')
        .next()
        .unwrap_or_default()
        .split('/')
        .enumerate()
    {
        let mut file = 0;
        for letter in rank.chars() {
            match letter.to_digit(10) {
                Some(empty) => file += empty as i8,
                None => {
                    board.insert((file, 7 - down as i8), letter);
                    file += 1;
                }
            }
        }
    }
    board
}

pub fn text_of(board: &Board, turn: char) -> String {
    let rank = |rank: i8| -> String {
        let square = |file: i8| board.get(&(file, rank)).map_or('.', |&piece| piece);
        let squares: String = (0..8).map(square).collect();
        let longest_first = (1..=8).rev();
        longest_first.fold(squares, |text, empty| {
            text.replace(&".".repeat(empty), &empty.to_string())
        })
    };
    let ranks: Vec<String> = (0..8).rev().map(rank).collect();
    format!("{} {turn} - - 0 1", ranks.join("/"))
}

pub fn square(name: &str) -> (i8, i8) {
    let bytes = name.as_bytes();
    (bytes[0] as i8 - b'a' as i8, bytes[1] as i8 - b'1' as i8)
}

/// A board after a move.
pub struct Moved {
    pub board: Board,
    /// What moved, before it promoted.
    pub piece: char,
    pub from: (i8, i8),
    pub to: (i8, i8),
    pub captured: Option<char>,
}

/// The board after a move that isn't castling, given as text.
pub fn moved(board: &Board, action: &str) -> Moved {
    let (from, to) = (square(&action[..2]), square(&action[2..4]));
    let mut board = board.clone();
    let piece = board.remove(&from).expect("a piece");
    let mut captured = board.remove(&to);
    if captured.is_none() && piece.eq_ignore_ascii_case(&'p') && from.0 != to.0 {
        captured = board.remove(&(to.0, from.1));
    }
    let arrived = match action[4..].trim_start_matches('=').chars().next() {
        Some(code) if piece.is_ascii_uppercase() => code.to_ascii_uppercase(),
        Some(code) => code.to_ascii_lowercase(),
        None => piece,
    };
    board.insert(to, arrived);
    Moved {
        board,
        piece,
        from,
        to,
        captured,
    }
}

pub fn has_king(board: &Board, turn: char) -> bool {
    let king = if turn == 'w' { 'K' } else { 'k' };
    board.values().any(|&piece| piece == king)
}

/// The moves but castling, as texts.
pub fn texts(position: &Position) -> Vec<String> {
    let mut actions = rules::legal_actions(position);
    actions.retain(|action| !matches!(action, Action::Castle(_)));
    let mut texts: Vec<String> = { actions.iter() }
        .map(|action| action.text(position.variant()))
        .collect();
    texts.sort();
    texts
}
