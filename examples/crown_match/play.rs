//! One game between two players, each with only its own knowledge.

use std::sync::Arc;

use menagerie::moves::Action;
use menagerie::piece::{PieceType, Player};
use menagerie::position::Position;
use menagerie::record::Game;
use menagerie::rules::{self, View, ViewHistory};
use menagerie::setup::{FieldName, FieldValue};
use menagerie::variant::Variant;

use super::chance::Chance;
use super::players::{CrownPlayer, Style};

/// Random actions before the players take over.
const OPENING_PLIES: usize = 4;
/// A game this long is a draw.
const LONGEST_PLIES: usize = 400;

/// The settings shared by all games of a match.
pub struct Match {
    pub variant: Arc<Variant>,
    pub nodes: u64,
    pub seed: u64,
}

/// The start of a game: the secrets and a random opening.
pub struct Sides {
    pub start: Position,
    opening: Vec<Action>,
}

/// The crowned monarch of a player.
pub fn crowned(position: &Position, owner: Player) -> Option<PieceType> {
    match position.field(FieldName::Crown, owner) {
        FieldValue::Piece(kind) => Some(kind),
        _ => None,
    }
}

impl Sides {
    /// The index of a player's crowned monarch.
    pub fn crowned_index(&self, player: usize) -> usize {
        let owner = Player::new(player).expect("a player");
        let rules = &self.start.variant().rules;
        let monarchs = rules.crown.as_ref().map(|crown| crown.monarchs);
        let crowned = crowned(&self.start, owner);
        usize::from(crowned != monarchs.map(|[first, _]| first))
    }

    /// A random opening. Four in succession have four different combinations of secrets, so that all are equally frequent.
    pub fn drawn(match_: &Match, number: u64) -> Sides {
        let variant = &match_.variant;
        let monarchs = variant.rules.crown.as_ref().map(|crown| crown.monarchs);
        let monarchs = monarchs.expect("a game with a crown");
        let mut luck = Chance(match_.seed << 32 | number);
        let mut setup = variant.array.clone();
        for player in variant.players() {
            let crowned = FieldValue::Piece(monarchs[(number >> player.index() & 1) as usize]);
            setup.fields.set(FieldName::Crown, player, crowned);
        }
        let start = Position::new(variant.clone(), &setup).expect("the array");
        loop {
            let mut position = start.clone();
            let mut opening = Vec::new();
            while opening.len() < OPENING_PLIES && rules::outcome(&position, 1).is_none() {
                let legal = rules::legal_actions(&position);
                let action = legal[luck.below(legal.len())];
                position.make(action);
                opening.push(action);
            }
            if rules::outcome(&position, 1).is_none() {
                return Sides { start, opening };
            }
        }
    }
}

/// Plays a game and returns its winner and length. `watch` is called with the position before each searched action.
pub fn play(
    match_: &Match,
    sides: &Sides,
    styles: [Style; 2],
    number: u64,
    mut watch: impl FnMut(&Position, Action),
) -> (Option<usize>, usize) {
    let mut game = Game::from_position(sides.start.clone());
    let players: Vec<Player> = match_.variant.players().collect();
    let viewer = |player: Player| styles[player.index()].viewer(player);
    let mut stories: Vec<ViewHistory> = players
        .iter()
        .map(|&player| ViewHistory::new(View::of(game.position(), viewer(player))))
        .collect();
    let mut minds = styles.map(|style| CrownPlayer::new(style, match_));
    while game.outcome().is_none() && game.ply() < LONGEST_PLIES {
        let turn = game.position().turn();
        let action = match sides.opening.get(game.ply()) {
            Some(&action) => action,
            None => {
                let seed = (match_.seed << 40) ^ (number << 8) ^ turn.index() as u64;
                let mind = &mut minds[turn.index()];
                let action = mind.choose(&stories[turn.index()], game.position(), seed);
                watch(game.position(), action);
                action
            }
        };
        game.play(action);
        for &player in &players {
            let view = View::of(game.position(), viewer(player));
            stories[player.index()].push(action, view);
        }
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    (winner.map(Player::index), game.ply())
}
