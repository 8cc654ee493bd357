//! Moves that a weak level overlooks. People see captures and short moves, and overlook quiet moves over a long distance.

use super::limits::Options;
use super::noise::mix;
use super::ordering;
use crate::geometry::Square;
use crate::moves::Action;
use crate::position::Position;
use crate::variant::Variant;

/// Moves up to this many squares are short.
const SHORT: u8 = 2;

/// What a search overlooks: the same moves everywhere in its tree, so no line counts on an oversight in another one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Oversight {
    permille: u64,
    key: u64,
}

impl Oversight {
    pub(super) fn new(options: &Options, root: &Position) -> Oversight {
        Oversight {
            permille: options.oversight_permille.into(),
            key: mix(root.hash() ^ mix(options.seed)),
        }
    }

    /// Removes overlooked moves, but never all.
    pub(super) fn overlook(&self, position: &Position, actions: &mut Vec<Action>) {
        if self.permille == 0 {
            return;
        }
        let sees = |action: &Action| !self.overlooks(position, *action);
        if actions.iter().any(sees) {
            actions.retain(sees);
        }
    }

    fn overlooks(&self, position: &Position, action: Action) -> bool {
        let variant = position.variant();
        let (Some(from), Some(to)) = action.squares(variant) else {
            return false;
        };
        let long = distance(variant, from, to) > SHORT;
        let permille = match (ordering::is_tactical(position, action), long) {
            (true, false) => return false,
            (true, true) => self.permille / 4,
            (false, false) => self.permille / 2,
            (false, true) => self.permille,
        };
        let squares = (from.index() << 16 | to.index()) as u64;
        mix(self.key ^ squares) % 1000 < permille
    }
}

/// The number of steps of a king.
fn distance(variant: &Variant, from: Square, to: Square) -> u8 {
    let apart = variant.geometry().apart(from, to);
    apart.into_iter().fold(0, u8::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;
    use crate::search::tests::{samples, variants};

    fn overlooking(permille: u16, root: &Position) -> Oversight {
        let options = Options {
            oversight_permille: permille,
            seed: 1,
            ..Options::default()
        };
        Oversight::new(&options, root)
    }

    #[test]
    fn short_captures_are_never_overlooked_and_long_quiet_moves_most_often() {
        // Seen and all actions: short captures, long captures, short quiet moves, long quiet moves.
        let mut counts = [[0; 2]; 4];
        for variant in variants() {
            for position in samples(&variant, 20) {
                let all = rules::legal_actions(&position);
                let mut seen = all.clone();
                overlooking(600, &position).overlook(&position, &mut seen);
                assert!(!seen.is_empty() || all.is_empty());
                for action in all {
                    let (Some(from), Some(to)) = action.squares(&variant) else {
                        assert!(seen.contains(&action));
                        continue;
                    };
                    let quiet = !ordering::is_tactical(&position, action);
                    let long = distance(&variant, from, to) > SHORT;
                    let count = &mut counts[2 * usize::from(quiet) + usize::from(long)];
                    count[0] += usize::from(seen.contains(&action));
                    count[1] += 1;
                }
            }
        }
        let overlooked = counts.map(|[seen, all]| 1000 * (all - seen) / all);
        assert_eq!(overlooked[0], 0);
        for (found, expected) in overlooked.into_iter().zip([0, 150, 300, 600]) {
            assert!(found.abs_diff(expected) <= 60, "{overlooked:?}");
        }
    }

    #[test]
    fn a_search_overlooks_the_same_moves_everywhere_and_the_next_one_others() {
        for variant in variants().iter().take(3) {
            let position = Position::start(variant.clone());
            let mut all = rules::legal_actions(&position);
            let seen = |root: &Position| {
                let mut seen = all.clone();
                overlooking(500, root).overlook(&position, &mut seen);
                seen
            };
            let first = seen(&position);
            assert_eq!(first, seen(&position));
            let mut next = position.clone();
            next.make(all[0]);
            assert_ne!(first, seen(&next));
            let before = all.len();
            overlooking(0, &position).overlook(&position, &mut all);
            assert_eq!(all.len(), before);
        }
    }
}
