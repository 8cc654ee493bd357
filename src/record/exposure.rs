//! What everyone knows of the secrets of a game, also after moves were taken back or because of another copy.

use super::commitment::{Choice, Commitment};
use super::game::Game;
use super::hex;
use super::remark::{LearntKind, Remark};
use crate::geometry::SquareSet;
use crate::piece::Player;
use crate::setup::FieldName;

/// What everyone learnt of secrets between a ply and the end of the line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Learnt {
    /// The owners of revealed secrets.
    pub revealed: Vec<Player>,
    /// The owners of hidden crowns that have fewer possible squares now.
    pub searched: Vec<Player>,
}

impl Learnt {
    /// Whether nothing was learnt.
    pub fn is_empty(&self) -> bool {
        self.revealed.is_empty() && self.searched.is_empty()
    }

    /// All owners, some perhaps twice.
    pub fn owners(&self) -> Vec<Player> {
        [self.revealed.as_slice(), &self.searched].concat()
    }

    pub(super) fn remark(&self, from: usize, to: usize) -> Option<Remark> {
        let learnt = match self.revealed.is_empty() {
            true => LearntKind::Squares,
            false => LearntKind::Secret,
        };
        (!self.is_empty()).then_some(Remark::TakenBack { from, to, learnt })
    }
}

/// A commitment as everyone may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicCommitment {
    /// Who made the choice.
    pub player: Player,
    /// SHA-256 in 64 hexadecimal digits, different in every game.
    pub hash: String,
    /// Whether everyone knows the choice.
    pub known: bool,
    /// Of a hidden crown: the squares that have been searched, also in moves that can be redone.
    pub searched: SquareSet,
}

impl Game {
    /// What everyone learnt of secrets after the given number of actions.
    pub fn learnt_after(&self, ply: usize) -> Learnt {
        if !self.variant().alphabet.has_secrets() {
            return Learnt::default();
        }
        let mut then = self.clone();
        then.stopped = None;
        then.go_to(ply);
        then.cut(ply);
        let public = then.as_public().secret_choices();
        let unknown = public.into_iter().filter(|(_, value)| value.is_none());
        let known = self.known_choices();
        let learnt = unknown.filter(|(choice, _)| known.contains(choice));
        Learnt {
            revealed: learnt.map(|(choice, _)| choice.player).collect(),
            searched: self.searched_after(ply),
        }
    }

    /// The players with a hidden crown at this ply for which more squares were searched later.
    fn searched_after(&self, ply: usize) -> Vec<Player> {
        let now = self.searched_squares_at(self.line().len());
        let then = self.searched_squares_at(ply);
        let exposed = |player| {
            let mut exposed = self.exposed_secrets();
            exposed.any(|secret| secret == (FieldName::Hidden, player))
        };
        let players = self.variant().players();
        players
            .filter(|&player| !then[player].is_empty() && then[player] != now[player])
            .filter(|&player| !exposed(player))
            .collect()
    }

    /// The secret choices that everyone knows.
    pub(super) fn known_choices(&self) -> Vec<Choice> {
        let choices = match self.reveals_all() {
            true => self.secret_choices(),
            false => self.as_public().secret_choices(),
        };
        let known = choices.into_iter().filter(|(_, value)| value.is_some());
        known.map(|(choice, _)| choice).collect()
    }

    /// From now on everyone knows these choices, if the line still has them.
    pub(super) fn expose(&mut self, choices: Vec<Choice>) {
        let public = self.as_public().secret_choices();
        let unknown = |choice: &Choice| {
            let mut same = public.iter().filter(|(known, _)| known == choice);
            same.any(|(_, value)| value.is_none())
        };
        self.exposed.extend(choices.into_iter().filter(unknown));
    }

    /// Exposes choices that another copy of this game has revealed, and adds a remark.
    pub fn expose_committed(&mut self, hashes: &[String]) {
        let committed = self.commitments.iter();
        let revealed = committed.filter(|one| hashes.contains(&hex::encode(&one.hash)));
        let choices = revealed.map(|commitment| commitment.choice).collect();
        self.expose(choices);
        self.remark(Remark::RevealedElsewhere);
    }

    /// Adds squares that another copy of this game has searched for the hidden crown with this commitment.
    pub fn search_committed(&mut self, hash: &str, squares: SquareSet) {
        let mut committed = self.public_commitments().into_iter();
        let Some(hidden) = committed.find(|one| one.hash == hash && !one.searched.is_empty())
        else {
            return;
        };
        if !squares.without(hidden.searched).is_empty() {
            self.add_searched(hidden.player, squares.without(hidden.searched));
            self.remark(Remark::SearchedElsewhere);
        }
    }

    fn remark(&mut self, remark: Remark) {
        let comment = (self.ply(), remark.text());
        if !self.comments.contains(&comment) {
            self.comments.push(comment);
        }
    }

    /// The commitments to secret choices, in order. What a record claims of a choice without opening its commitment
    /// counts for nothing: it could stop another game, or mislead its players.
    pub fn public_commitments(&self) -> Vec<PublicCommitment> {
        if self.commitments.is_empty() {
            return Vec::new();
        }
        let known = self.known_choices();
        let searched = self.searched_squares_at(self.line().len());
        let searched = |commitment: &Commitment| match commitment.choice.field {
            FieldName::Hidden if commitment.opening.is_some() => searched[commitment.choice.player],
            _ => SquareSet::EMPTY,
        };
        let commitments = self.commitments.iter();
        commitments
            .map(|commitment| PublicCommitment {
                player: commitment.choice.player,
                hash: hex::encode(&commitment.hash),
                known: commitment.opening.is_some() && known.contains(&commitment.choice),
                searched: searched(commitment),
            })
            .collect()
    }

    /// The secrets that everyone knows although the line doesn't reveal them.
    pub fn exposed_secrets(&self) -> impl Iterator<Item = (FieldName, Player)> {
        self.exposed
            .iter()
            .map(|choice| (choice.field, choice.player))
    }

    /// The remarks of the line, with the number of actions before each.
    pub fn remarks(&self) -> impl Iterator<Item = (usize, Remark)> {
        let comments = self.comments.iter();
        comments.filter_map(|(ply, comment)| Some((*ply, Remark::parse(comment)?)))
    }
}
