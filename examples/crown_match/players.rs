//! The engine and its rivals. All search in the same way; they differ in their beliefs about secrets.

use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules::{View, ViewHistory};
use menagerie::search::{Belief, Limits, Memory, Openness, Options, Searcher};
use menagerie::setup::FieldName;

use super::play::Match;

/// Entries of each player's transposition table.
const TABLE_ENTRIES: usize = 1 << 16;

/// The source of a player's beliefs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Everything it has seen.
    Ours,
    /// The enemy's first monarch is crowned; its own secret counts fully.
    OneWorld,
    /// No secrets: both first monarchs are crowned, its own too.
    Kings,
    /// It sees the enemy's secrets.
    Cheater,
    /// It draws no conclusions from what the enemy does.
    Deaf,
    /// Its own secret counts fully.
    Candid,
    /// Its own secret counts fully when few pieces are left.
    LateCandid,
}

impl Style {
    pub fn named(name: &str) -> Option<Style> {
        Some(match name {
            "ours" => Style::Ours,
            "one-world" => Style::OneWorld,
            "kings" => Style::Kings,
            "cheater" => Style::Cheater,
            "deaf" => Style::Deaf,
            "candid" => Style::Candid,
            "late-candid" => Style::LateCandid,
            _ => return None,
        })
    }

    /// The viewer of the position when it plays for a player.
    pub fn viewer(self, player: Player) -> Option<Player> {
        (self != Style::Kings).then_some(player)
    }
}

/// A player with its memory.
pub struct CrownPlayer {
    style: Style,
    nodes: u64,
    memory: Option<Memory>,
}

impl CrownPlayer {
    pub fn new(style: Style, match_: &Match) -> CrownPlayer {
        let memory = Memory::new(&match_.variant, TABLE_ENTRIES);
        CrownPlayer {
            style,
            nodes: match_.nodes,
            memory: Some(memory),
        }
    }

    /// The chosen action. Only the cheater uses the true secrets.
    pub fn choose(&mut self, story: &ViewHistory, truth: &Position, seed: u64) -> Action {
        let memory = self.memory.take().expect("given back after each move");
        let limits = Limits::nodes(self.nodes);
        let options = Options {
            choice_seed: seed,
            openness: match self.style {
                Style::OneWorld | Style::Candid => Openness::Always,
                Style::LateCandid if few_pieces_left(truth) => Openness::Always,
                _ => Openness::Late,
            },
            ..Options::default()
        };
        let mut searcher = match self.style {
            Style::Ours | Style::LateCandid => Searcher::of_story(story, limits, options, memory),
            style => {
                let mut memory = memory;
                let belief = belief(style, story, truth, &mut memory);
                Searcher::with_belief(story, belief, limits, options, memory)
            }
        }
        .expect("a game that goes on");
        let best = searcher.finish().best.expect("something to play");
        self.memory = Some(searcher.into_memory());
        best
    }
}

fn belief(style: Style, story: &ViewHistory, truth: &Position, memory: &mut Memory) -> Belief {
    let even = Belief::uniform(
        &story
            .current()
            .public_position()
            .expect("a game that goes on"),
    );
    let enemy = other(truth.turn());
    match style {
        Style::Cheater => even.with_known_secrets(&View::of(truth, Some(enemy)), enemy),
        Style::OneWorld => with_first_crowned(even, enemy),
        Style::Kings => Player::first(2).fold(even, with_first_crowned),
        Style::Deaf => even,
        Style::Ours | Style::Candid | Style::LateCandid => {
            let believed = memory.beliefs(story).last().cloned();
            believed.expect("a game that goes on")
        }
    }
}

fn with_first_crowned(belief: Belief, owner: Player) -> Belief {
    [FieldName::Crown, FieldName::Half]
        .into_iter()
        .fold(belief, |belief, field| {
            belief.with_first_crowned(owner, field, 1.0)
        })
}

pub fn other(player: Player) -> Player {
    Player::first(2)
        .find(|&other| other != player)
        .unwrap_or(Player::FIRST)
}

/// Whether there is at most one piece for every eight squares.
pub fn few_pieces_left(position: &Position) -> bool {
    let squares = position.variant().geometry().len();
    (squares - position.empty_squares().count()) * 8 <= squares
}
