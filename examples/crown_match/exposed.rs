//! Measures what a monarch that is left attacked betrays when few pieces are left.

use std::sync::Mutex;

use menagerie::moves::Action;
use menagerie::piece::Piece;
use menagerie::position::Position;

use super::betray::place;
use super::play::{self, Match, Sides, crowned};
use super::players::{Style, few_pieces_left};
use super::threads::in_threads;

/// Which monarch was left attacked, if only one of a player's two monarchs was.
#[derive(Clone, Copy, Default)]
pub struct Exposed {
    plies: u32,
    uncrowned: u32,
    crowned: u32,
}

impl Exposed {
    /// How many times one monarch was left attacked.
    pub fn count(&self) -> u32 {
        self.uncrowned + self.crowned
    }

    /// How often it was the uncrowned one.
    pub fn share(&self) -> f64 {
        self.uncrowned as f64 / self.count().max(1) as f64
    }

    pub fn text(&self) -> String {
        let (count, share) = (self.count(), self.share());
        let error = 1.96 * (share * (1.0 - share) / count.max(1) as f64).sqrt();
        let [share, error] = [share, error].map(|number| number * 100.0);
        format!(
            "one monarch left attacked in {count} of {} plies, the uncrowned one in {share:.1} % ± {error:.1} of these",
            self.plies
        )
    }

    fn add(&mut self, position: &Position, action: Action) {
        let player = position.turn();
        let rules = position.variant().rules.crown.as_ref();
        let secret = crowned(position, player).zip(rules);
        let Some((crown, rules)) = secret.filter(|_| few_pieces_left(position)) else {
            return;
        };
        let mut after = position.clone();
        after.make(action);
        let places = rules
            .monarchs
            .map(|kind| place(&after, Piece::new(kind, player)));
        let [Some(first), Some(second)] = places else {
            return;
        };
        self.plies += 1;
        let enemies = after.enemies(player);
        let exposed = match [first, second].map(|square| after.is_attacked(square, enemies)) {
            [true, false] => rules.monarchs[0],
            [false, true] => rules.monarchs[1],
            _ => return,
        };
        if exposed == crown {
            self.crowned += 1;
        } else {
            self.uncrowned += 1;
        }
    }
}

/// Plays games of one player against itself.
pub fn measure(match_: &Match, style: Style, games: u64) -> Exposed {
    let total = Mutex::new(Exposed::default());
    in_threads(games, |game| {
        let sides = Sides::drawn(match_, game);
        play::play(match_, &sides, [style; 2], game, |position, action| {
            let mut total = total.lock().expect("no thread has failed");
            total.add(position, action);
        });
    });
    total.into_inner().expect("no thread has failed")
}
