//! What has been learnt about actions, kept from one search to the next.
//!
//! Quiet actions by the piece and the square it comes to (history heuristic: Schaeffer, 1983), also together with what the actions
//! one and two plies before brought where (continuation history; counter and follow-up moves as Stockfish has them since
//! 2016); captures by what they capture, too. Killers: Akl, Newborn, 1977.

use super::order::{self, Arrival, slot};
use super::score::MOST_PLIES;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

/// Every entry stays within this.
pub(super) const MOST: i32 = 1 << 14;

/// What a quiet action is judged by besides itself: where the actions one and two plies before it ended.
pub(super) type Before = [Option<Arrival>; 2];

/// The same as places in a table.
pub(super) type After = [Option<usize>; 2];

/// The tables.
#[derive(Clone, Debug)]
pub(super) struct History {
    killers: Vec<[Option<Action>; 2]>,
    quiet: Vec<i16>,
    /// By two arrivals, mixed to an index; that few of them share an entry is good enough.
    pairs: Vec<i16>,
    captures: Vec<i16>,
}

/// Spreads what tells an entry over a table.
fn mixed(one: usize, other: usize, len: usize) -> usize {
    let bits = (one as u32).wrapping_mul(0x9E37_79B1) ^ (other as u32).wrapping_mul(0x85EB_CA6B);
    (bits.wrapping_mul(0xC2B2_AE35) >> 7) as usize & (len - 1)
}

/// The nearer an entry is to its limit, the less it grows ("gravity").
fn grow(entry: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MOST, MOST);
    *entry += (bonus - *entry as i32 * bonus.abs() / MOST) as i16;
}

impl History {
    /// Tables for a memory of so many positions.
    pub(super) fn new(entries: usize) -> History {
        let len = (2 * entries).next_power_of_two().clamp(1 << 8, 1 << 19);
        History {
            killers: vec![[None; 2]; MOST_PLIES + 2],
            quiet: vec![0; Piece::LIMIT * Square::LIMIT],
            pairs: vec![0; len],
            captures: vec![0; len.min(1 << 15)],
        }
    }

    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.pairs.fill(0);
        self.captures.fill(0);
        self.forget_killers();
    }

    /// What refuted positions of an earlier search says nothing about positions as far from another root.
    pub(super) fn forget_killers(&mut self) {
        self.killers.fill([None; 2]);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Action>; 2] {
        self.killers[ply]
    }

    /// Where to look for what is known of actions after those.
    pub(super) fn after(&self, before: &Before) -> After {
        let mut after = [None; 2];
        for (distance, (after, before)) in after.iter_mut().zip(before).enumerate() {
            *after = before.map(|before| mixed(slot(before) * 2 + distance, 0, self.pairs.len()));
        }
        after
    }

    /// Actions of the same piece after the same lie side by side, so that few lines of the processor's cache are read.
    fn pair(&self, after: usize, arrival: Arrival) -> usize {
        (after ^ slot(arrival)) & (self.pairs.len() - 1)
    }

    /// How often a quiet action refuted anything, less how often it failed to; within four times [`MOST`].
    pub(super) fn of_quiet(&self, arrival: Arrival, after: &After) -> i32 {
        let mut sum = 2 * self.quiet[slot(arrival)] as i32;
        for after in after.iter().flatten() {
            sum += self.pairs[self.pair(*after, arrival)] as i32;
        }
        sum
    }

    #[inline]
    fn capture(&self, position: &Position, action: Action) -> Option<usize> {
        let arrival = order::arrival(position, action)?;
        let victim = position
            .at(arrival.1)
            .map_or(0, |piece| 1 + piece.kind().index());
        Some(mixed(slot(arrival), victim, self.captures.len()))
    }

    /// As [`History::of_quiet`] for a capture; within [`MOST`].
    pub(super) fn of_capture(&self, position: &Position, action: Action) -> i32 {
        let entry = self.capture(position, action);
        entry.map_or(0, |entry| self.captures[entry] as i32)
    }

    /// An action refuted a position; those tried before it did not.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        best: Action,
        tried: impl Iterator<Item = Action>,
        depth: i32,
        ply: usize,
        before: &Before,
    ) {
        let bonus = (170 * depth - 60).min(1_700);
        let quiet = !order::is_forcing(position, best);
        if quiet && self.killers[ply][0] != Some(best) {
            self.killers[ply] = [Some(best), self.killers[ply][0]];
        }
        let after = self.after(before);
        self.remember(position, best, bonus, &after);
        for other in tried.filter(|&other| other != best) {
            // That a capture was better says nothing about quiet actions: they would have come later.
            if quiet || order::is_forcing(position, other) {
                self.remember(position, other, -bonus, &after);
            }
        }
    }

    fn remember(&mut self, position: &Position, action: Action, bonus: i32, after: &After) {
        if order::is_forcing(position, action) {
            if let Some(entry) = self.capture(position, action) {
                grow(&mut self.captures[entry], bonus);
            }
            return;
        }
        let Some(arrival) = order::arrival(position, action) else {
            return;
        };
        grow(&mut self.quiet[slot(arrival)], bonus);
        for after in after.iter().flatten() {
            let entry = self.pair(*after, arrival);
            grow(&mut self.pairs[entry], bonus);
        }
    }
}
