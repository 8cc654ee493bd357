//! Standard algebraic notation (SAN): `Nf3`, `Lxe6+`, `c10=U`, `O-O`, with the variant's own piece codes.
//!
//! Pawns have no code. Pieces of one type with the same target are told apart by the shortest part of the starting
//! square that reads back to one action. Where pieces change boards, squares are named as on the first board, as
//! published games do. A piece that enters follows the move: `Nc3/H`, `O-O/Hh1`. Drops, passes, claims and secret
//! choices keep their move text.

mod letters;
mod names;
mod reader;
mod spelling;
mod squares;
mod suffix;

pub use letters::Letters;
pub use reader::{actions_named, actions_named_in, without_suffix};
pub use squares::squares_named;

use std::collections::HashSet;

use crate::moves::Action;
use crate::position::Position;
use crate::rules;
use crate::setup::FieldName;
use spelling::Group;

/// The notation of all legal actions of a position.
#[derive(Debug)]
pub struct San<'p> {
    position: &'p Position,
    moves: Vec<(Group, Action)>,
}

impl<'p> San<'p> {
    /// Finds the legal actions of a position, some of which could be confused.
    pub fn new(position: &'p Position) -> San<'p> {
        let mut actions = rules::legal_actions(position);
        // What enters with a move doesn't change how the move is written.
        actions.retain(|action| action.enters().is_none());
        let actions = actions.into_iter();
        let grouped = |action| Some((Group::of(position, action)?, action));
        San {
            position,
            moves: actions.filter_map(grouped).collect(),
        }
    }

    /// The notation of an action, with `+` or `#` if that follows from `before` and `after` alone.
    pub fn text(&self, action: Action, after: &Position) -> String {
        let suffix = suffix::suffix(self.position, action, after);
        self.bare(action) + suffix
    }

    /// The notation of legal actions in the given order. There is no sign of check if an unknown secret of the captured
    /// piece decides how the game continues.
    pub fn texts(&self, actions: &[Action]) -> Vec<String> {
        let mut after = self.position.clone();
        let texts = actions.iter().map(|&action| {
            let secrets = self.position.revealable_secrets(action);
            if secrets
                .iter()
                .any(|secret| secret.field != FieldName::Hidden)
            {
                return self.bare(action);
            }
            after.make(action);
            let text = self.text(action, &after);
            after.unmake();
            text
        });
        texts.collect()
    }

    /// The notation of an action, without signs of check.
    pub fn bare(&self, action: Action) -> String {
        let position = self.position;
        if action.enters().is_some() {
            return self.bare(action.without_gate()) + &action.entry_text(position.variant());
        }
        let group = Group::of(position, action);
        let is_rival =
            |&&(other, rival): &&(Group, Action)| Some(other) == group && rival != action;
        let rivals = self.moves.iter().filter(is_rival);
        let taken: HashSet<String> = rivals
            .flat_map(|&(_, rival)| spelling::exact(position, rival))
            .collect();
        let mut candidates = spelling::candidates(position, action).into_iter();
        let free = candidates.find(|candidate| !taken.contains(candidate));
        free.unwrap_or_else(|| action.text(position.variant()))
    }
}

/// The notation of a public line from a position, as far as its actions are legal there; from then on move text. Only a
/// position without secrets may be given.
pub fn line_texts(position: &Position, line: &[Action]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(line.len());
    for &action in line {
        if !is_legal(&position, action) {
            break;
        }
        texts.extend(San::new(&position).texts(&[action]));
        position.make(action);
    }
    let rest = line[texts.len()..].iter();
    texts.extend(rest.map(|action| action.text(position.variant())));
    texts
}

/// Whether an action is legal, whatever its secret is.
fn is_legal(position: &Position, action: Action) -> bool {
    let variant = position.variant();
    let legal = rules::legal_actions(position).into_iter();
    { legal }.any(|each| each == action || each.public(variant) == action)
}
