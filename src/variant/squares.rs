//! Squares listed by name in a variant file; `*` stands for any letter or number, and `a1-c3` for a rectangle.

use super::PlayerInfo;
use super::error::Faults;
use super::key::Key;
use super::tree::Node;
use crate::geometry::{Geometry, Square, SquareSet};
use crate::piece::{ByPlayer, Player};

pub(super) fn listed(node: &Node, key: &Key, board: &Geometry, faults: &mut Faults) -> SquareSet {
    node.get(key)
        .map_or(SquareSet::EMPTY, |list| parsed(list, board, faults))
}

/// The squares of a key with one list for all players, or a table with lists by the players' letters. `None` for players
/// without a list.
pub(super) fn by_player(
    node: &Node,
    key: &Key,
    board: &Geometry,
    players: &[PlayerInfo],
    faults: &mut Faults,
) -> ByPlayer<Option<SquareSet>> {
    let mut found = ByPlayer::default();
    let Some(written) = node.get(key) else {
        return found;
    };
    let letters: Vec<String> = players.iter().map(|info| info.letter.to_string()).collect();
    if written.is_list() {
        let squares = parsed(written, board, faults);
        Player::first(players.len()).for_each(|player| found[player] = Some(squares));
    }
    for (letter, list) in written.entries() {
        let mut named = Player::first(players.len()).zip(&letters);
        match named.find(|(_, known)| *known == letter) {
            Some((player, _)) => found[player] = Some(parsed(list, board, faults)),
            None => {
                let message = format!("no such seat; allowed: {}", letters.join(", "));
                faults.wrong(list, message);
            }
        }
    }
    found
}

fn parsed(list: &Node, board: &Geometry, faults: &mut Faults) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    for written in list.items() {
        let Some(pattern) = written.text() else {
            continue;
        };
        let named = |square: &Square| fits(pattern, board.name(*square));
        let meant: SquareSet = match rectangle(pattern, board) {
            Some(squares) => squares,
            None => board.squares().filter(named).collect(),
        };
        if meant.is_empty() {
            let message = "no such square; allowed: names of squares, `*` for any letter or number, `a1-c3` for a rectangle";
            faults.wrong(written, message);
        }
        meant.iter().for_each(|square| squares.insert(square));
    }
    squares
}

/// The squares between two corners.
fn rectangle(pattern: &str, board: &Geometry) -> Option<SquareSet> {
    let (one, other) = pattern.split_once('-')?;
    Some(board.rectangle(board.square(one)?, board.square(other)?))
}

fn fits(pattern: &str, name: &str) -> bool {
    let (mut pattern, mut name) = (parts(pattern), parts(name));
    loop {
        match (pattern.next(), name.next()) {
            (None, None) => return true,
            (Some(wanted), Some(part)) if wanted == "*" || wanted == part => {}
            _ => return false,
        }
    }
}

/// Splits a name into its letters and numbers.
fn parts(mut rest: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (part, after) = rest.split_at(digits.max(first.len_utf8()));
        rest = after;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_a_whole_coordinate() {
        assert!(fits("zg*", "zg4") && !fits("zg*", "zh4"));
        assert!(fits("D*5", "Dc5") && !fits("D*5", "Dc4"));
        assert!(fits("a*", "a10") && !fits("a*", "b1"));
        assert!(fits("*10", "c10") && !fits("*1", "c10"));
        assert!(!fits("*", "c1") && !fits("", "c1"));
    }
}
