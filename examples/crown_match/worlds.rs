//! Measures how often a choice depends on the player's own secret: its crown, its mine, its hidden crown.

use std::sync::Mutex;

use menagerie::position::Position;
use menagerie::rules::{self, View, ViewHistory};
use menagerie::setup::FieldName;

use super::chance::Chance;
use super::play::{self, Match, Sides};
use super::players::{CrownPlayer, Style};
use super::threads::in_threads;

/// The public form of the choices in two worlds, one position a game.
#[derive(Default)]
pub struct Worlds {
    positions: u32,
    different: u32,
}

impl Worlds {
    pub fn text(&self) -> String {
        let Worlds {
            positions,
            different,
        } = self;
        format!("different choices in {different} of {positions} positions")
    }
}

/// Takes a random position of each game of a player against itself and lets it choose twice: there, and where only this
/// secret of its own is another.
pub fn measure(match_: &Match, style: Style, games: u64, field: FieldName) -> Worlds {
    let total: Mutex<Worlds> = Mutex::default();
    in_threads(games, |game| {
        let sides = Sides::drawn(match_, game);
        let mut luck = Chance(match_.seed << 32 ^ game);
        let (mut found, mut drawn) = (0, None);
        play::play(match_, &sides, [style; 2], game, |position, _| {
            let worlds = with_other_secret(position, field, &mut luck);
            if let Some(other) = worlds {
                found += 1;
                if luck.below(found) == 0 {
                    drawn = Some([position.clone(), other]);
                }
            }
        });
        let Some(worlds) = drawn else { return };
        let [one, other] = worlds.map(|world| {
            let story = ViewHistory::new(View::of(&world, Some(world.turn())));
            let chosen = CrownPlayer::new(style, match_).choose(&story, &world, game);
            chosen.public(&match_.variant)
        });
        let mut total = total.lock().expect("no thread has failed");
        total.positions += 1;
        total.different += u32::from(one != other);
    });
    total.into_inner().expect("no thread has failed")
}

/// The same position with another value of the secret of the player to move, if it has one.
fn with_other_secret(position: &Position, field: FieldName, luck: &mut Chance) -> Option<Position> {
    let (variant, player) = (position.variant(), position.turn());
    let mut setup = position.setup();
    let mut others = rules::possible_values(variant, &setup, field, player);
    let known = others
        .iter()
        .position(|&value| value == position.field(field, player))?;
    others.swap_remove(known);
    let other = others.get(luck.below(others.len()))?;
    setup.fields.set(field, player, *other);
    Position::new(variant.clone(), &setup).ok()
}
