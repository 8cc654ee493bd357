//! History tables, kept between searches.
//!
//! History of quiet moves by piece and destination (Schaeffer, 1983); continuation history, which also includes the
//! move one or two plies earlier (countermove and follow-up history, in Stockfish since 2016); capture history; killers
//! (Akl, Newborn, 1977).

use super::ordering::{self, PieceTo, piece_to_index};
use super::score::MAX_PLIES;
use crate::geometry::Square;
use crate::moves::Action;
use crate::piece::Piece;
use crate::position::Position;

pub(super) const HISTORY_LIMIT: i32 = 1 << 14;

/// The moves one and two plies earlier.
pub(super) type PreviousMoves = [Option<PieceTo>; 2];

pub(super) type ContinuationSlots = [Option<usize>; 2];

#[derive(Clone, Debug)]
pub(super) struct History {
    killers: Vec<[Option<Action>; 2]>,
    quiet: Vec<i16>,
    /// Indexed by a hash of two moves; the few collisions do no harm.
    continuation: Vec<i16>,
    captures: Vec<i16>,
}

fn mix_slot(one: usize, other: usize, len: usize) -> usize {
    let bits = (one as u32).wrapping_mul(0x9E37_79B1) ^ (other as u32).wrapping_mul(0x85EB_CA6B);
    (bits.wrapping_mul(0xC2B2_AE35) >> 7) as usize & (len - 1)
}

/// Adds a bonus that shrinks near the limit ("gravity").
fn add_with_gravity(entry: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-HISTORY_LIMIT, HISTORY_LIMIT);
    *entry += (bonus - *entry as i32 * bonus.abs() / HISTORY_LIMIT) as i16;
}

impl History {
    pub(super) fn new(entries: usize) -> History {
        let len = (2 * entries).next_power_of_two().clamp(1 << 8, 1 << 19);
        History {
            killers: vec![[None; 2]; MAX_PLIES + 2],
            quiet: vec![0; Piece::LIMIT * Square::LIMIT],
            continuation: vec![0; len],
            captures: vec![0; len.min(1 << 15)],
        }
    }

    pub(super) fn clear(&mut self) {
        self.quiet.fill(0);
        self.continuation.fill(0);
        self.captures.fill(0);
        self.clear_killers();
    }

    /// Killers belong to a distance from the root, so they are useless once the root changes.
    pub(super) fn clear_killers(&mut self) {
        self.killers.fill([None; 2]);
    }

    pub(super) fn killers(&self, ply: usize) -> [Option<Action>; 2] {
        self.killers[ply]
    }

    pub(super) fn slots_after(&self, previous: &PreviousMoves) -> ContinuationSlots {
        let mut slots = [None; 2];
        for (distance, (slot, previous)) in slots.iter_mut().zip(previous).enumerate() {
            *slot = previous.map(|previous| {
                mix_slot(
                    piece_to_index(previous) * 2 + distance,
                    0,
                    self.continuation.len(),
                )
            });
        }
        slots
    }

    /// Destinations of one piece are adjacent, which saves cache misses.
    fn continuation_slot(&self, slot: usize, piece_to: PieceTo) -> usize {
        (slot ^ piece_to_index(piece_to)) & (self.continuation.len() - 1)
    }

    /// The history score of a quiet action; at most four times [`HISTORY_LIMIT`].
    pub(super) fn quiet_score(&self, piece_to: PieceTo, slots: &ContinuationSlots) -> i32 {
        let mut sum = 2 * self.quiet[piece_to_index(piece_to)] as i32;
        for slot in slots.iter().flatten() {
            sum += self.continuation[self.continuation_slot(*slot, piece_to)] as i32;
        }
        sum
    }

    #[inline]
    fn capture_slot(&self, position: &Position, action: Action) -> Option<usize> {
        let piece_to = ordering::piece_to(position, action)?;
        let victim = position
            .at(piece_to.1)
            .map_or(0, |piece| 1 + piece.kind().index());
        Some(mix_slot(
            piece_to_index(piece_to),
            victim,
            self.captures.len(),
        ))
    }

    /// The history score of a capture; at most [`HISTORY_LIMIT`].
    pub(super) fn capture_score(&self, position: &Position, action: Action) -> i32 {
        let entry = self.capture_slot(position, action);
        entry.map_or(0, |entry| self.captures[entry] as i32)
    }

    /// Rewards an action that caused a cutoff and penalizes those tried before it.
    pub(super) fn update(
        &mut self,
        position: &Position,
        best: Action,
        tried: impl Iterator<Item = Action>,
        depth: i32,
        ply: usize,
        previous: &PreviousMoves,
    ) {
        let bonus = (170 * depth - 60).min(1_700);
        let quiet = !ordering::is_tactical(position, best);
        if quiet && self.killers[ply][0] != Some(best) {
            self.killers[ply] = [Some(best), self.killers[ply][0]];
        }
        let slots = self.slots_after(previous);
        self.add_bonus(position, best, bonus, &slots);
        for other in tried.filter(|&other| other != best) {
            // A cutoff by a capture says nothing about quiet moves, which would have come later.
            if quiet || ordering::is_tactical(position, other) {
                self.add_bonus(position, other, -bonus, &slots);
            }
        }
    }

    fn add_bonus(
        &mut self,
        position: &Position,
        action: Action,
        bonus: i32,
        slots: &ContinuationSlots,
    ) {
        if ordering::is_tactical(position, action) {
            if let Some(entry) = self.capture_slot(position, action) {
                add_with_gravity(&mut self.captures[entry], bonus);
            }
            return;
        }
        let Some(piece_to) = ordering::piece_to(position, action) else {
            return;
        };
        add_with_gravity(&mut self.quiet[piece_to_index(piece_to)], bonus);
        for slot in slots.iter().flatten() {
            let entry = self.continuation_slot(*slot, piece_to);
            add_with_gravity(&mut self.continuation[entry], bonus);
        }
    }
}
