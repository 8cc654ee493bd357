//! Four armies on four levels: checkmates claimed at the start of a turn, their rewards, and the other rules of games
//! of four.

mod claims;
mod pawns;
mod texts;
mod turns;

use super::support;
use menagerie::piece::Player;
use menagerie::position::{Position, PositionError};
use menagerie::rules::{self, Outcome};
use menagerie::variant::Variant;
use std::sync::{Arc, OnceLock};

const AOF: &str = "armies-of-faith-4";
const HEC: &str = "heathen-europe-4";

const RED: usize = 0;
const YELLOW: usize = 1;
const GREEN: usize = 2;
const BLUE: usize = 3;

/// One of the two games, loaded only once.
fn variant(id: &str) -> Arc<Variant> {
    static GAMES: [OnceLock<Arc<Variant>>; 2] = [OnceLock::new(), OnceLock::new()];
    let [aof, hec] = &GAMES;
    let game = if id == AOF { aof } else { hec };
    game.get_or_init(|| support::variant(id)).clone()
}

fn player(index: usize) -> Player {
    Player::new(index).expect("a player")
}

/// The text of a position with these pieces: player's letter, type code and square, as in `rKsb2`.
fn text(id: &str, pieces: &str, rest: &str) -> String {
    let variant = variant(id);
    let pieces = pieces
        .split_whitespace()
        .map(|piece| piece.split_at(piece.len() - 3));
    let placement = support::setup(&variant, pieces).text(&variant.alphabet);
    let placement = placement.split(' ').next().expect("the placement");
    format!("{placement} {rest}")
}

fn place(id: &str, pieces: &str, rest: &str) -> Position {
    let text = text(id, pieces, rest);
    let position = Position::parse(variant(id), &text);
    let position = position.unwrap_or_else(|error| panic!("{pieces} {rest}: {error}"));
    assert_eq!(position.text(), text);
    position
}

/// A position of Armies of Faith with Red to move.
fn red(pieces: &str) -> Position {
    place(AOF, pieces, "r - - 0 1")
}

fn legal(position: &Position) -> Vec<String> {
    let actions = rules::legal_actions(position);
    let mut texts: Vec<String> = actions.iter().map(|a| a.text(position.variant())).collect();
    texts.sort();
    texts
}

/// Plays moves, checking that position text keeps everything except the order in which players left, and that every
/// move can be undone.
fn play(position: &mut Position, texts: &str) {
    for text in texts.split_whitespace() {
        let action = rules::action_from_text(position, text);
        let action = action.unwrap_or_else(|error| panic!("{error}; legal: {:?}", legal(position)));
        let before = (position.text(), position.hash());
        position.make(action);
        position.unmake();
        assert_eq!((position.text(), position.hash()), before, "{text} undone");
        position.make(action);
        assert_eq!(position.hash(), position.recomputed_hash(), "{text}");
        let again = Position::parse(position.variant().clone(), &position.text());
        let again = again.unwrap_or_else(|error| panic!("{}: {error}", position.text()));
        assert_eq!(again.text(), position.text());
        assert_eq!(again.hash(), position.hash());
        assert_eq!(legal(&again), legal(position));
    }
}

fn piece(position: &Position, square: &str) -> String {
    let variant = position.variant();
    let square = variant.geometry().square(square).expect("a square");
    let piece = position.at(square);
    piece.map_or("-".to_string(), |piece| variant.alphabet.piece(piece))
}

fn outcome(position: &Position) -> Option<Outcome> {
    rules::outcome(position, 1)
}

fn faults(pieces: &str, rest: &str) -> Vec<&'static str> {
    match Position::parse(variant(AOF), &text(AOF, pieces, rest)) {
        Ok(_) => Vec::new(),
        Err(PositionError::Text(error)) => vec![error.kind.code()],
        Err(PositionError::Faults(faults)) => {
            faults.iter().map(|fault| fault.kind.code()).collect()
        }
    }
}
