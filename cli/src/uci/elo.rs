//! Levels by their Elo. The scale counts from random moves and was measured in matches between the levels
//! (`docs/strength.md`), so it isn't that of people or of other engines.

use menagerie::variant::Variant;

/// A game a line, the default first: its id, then the Elo of each measured level from 1. `cargo xtask strength levels`
/// writes it.
const SCALES: &str = include_str!("ladder-elo.csv");

/// The least and the highest Elo that can be chosen.
pub(super) fn range() -> (u64, u64) {
    let scale = scale("");
    (scale[0], scale[scale.len() - 1])
}

/// The measured level whose Elo is nearest.
pub(super) fn nearest_level(elo: u64, variant: &Variant) -> usize {
    let levels = scale(&variant.id).into_iter().zip(1..);
    let nearest = levels.min_by_key(|(known, _)| known.abs_diff(elo));
    nearest.map_or(1, |(_, level)| level)
}

/// The scale of a game, or the first one if it was not measured.
fn scale(game: &str) -> Vec<u64> {
    let mut lines = SCALES.lines().filter_map(|line| line.split_once(','));
    let first = lines.clone().next();
    let found = lines.find(|(id, _)| *id == game).or(first);
    let numbers = found.map_or("", |(_, numbers)| numbers).split(',');
    numbers.filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::load_game;

    #[test]
    fn the_nearest_level_of_the_game_is_chosen() {
        let [chess, cavalier, other] = ["chess", "grand-cavalier", "raumschach"]
            .map(|id| load_game(id).expect("a shipped game"));
        let (least, highest) = range();
        assert!(least < highest);
        for game in [&chess, &cavalier, &other] {
            assert!(nearest_level(least, game) <= 2 && nearest_level(highest, game) >= 13);
        }
        assert_eq!(nearest_level(1_510, &chess), 6);
        assert_eq!(nearest_level(1_510, &other), 6);
        assert_ne!(
            nearest_level(1_600, &chess),
            nearest_level(1_600, &cavalier)
        );
    }
}
