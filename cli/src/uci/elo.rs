//! Levels by their Elo. The scale counts from random moves and was measured in matches between the levels
//! (`docs/strength.md`), so it isn't that of people or of other engines.

use menagerie::variant::Variant;

/// A game a line, the default first: its id, then the Elo of each measured level from 1. `cargo xtask strength levels`
/// writes it.
const SCALES: &str = include_str!("ladder-elo.csv");

/// The least and the highest Elo that can be chosen. Interfaces ask for them once, so they serve all games.
pub(super) fn range() -> (u64, u64) {
    let all = || scales().flat_map(|(_, scale)| scale);
    (all().min().unwrap_or(0), all().max().unwrap_or(0))
}

/// The measured level whose Elo is nearest.
pub(super) fn nearest_level(elo: u64, variant: &Variant) -> usize {
    let levels = scale(&variant.id).into_iter().zip(1..);
    let nearest = levels.min_by_key(|(known, _)| known.abs_diff(elo));
    nearest.map_or(1, |(_, level)| level)
}

/// The scale of a game, or the first one if it was not measured.
fn scale(game: &str) -> Vec<u64> {
    let found = scales().find(|(id, _)| *id == game);
    let scale = found.or_else(|| scales().next());
    scale.map_or(Vec::new(), |(_, scale)| scale)
}

fn scales() -> impl Iterator<Item = (&'static str, Vec<u64>)> {
    let lines = SCALES.lines().filter_map(|line| line.split_once(','));
    lines.map(|(id, scale)| (id, scale.split(',').flat_map(str::parse).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::load_game;

    #[test]
    fn every_measured_level_can_be_chosen() {
        let (least, highest) = range();
        for (id, scale) in scales() {
            let game = load_game(id).expect("a shipped game");
            for (elo, level) in scale.into_iter().zip(1..) {
                assert!((least..=highest).contains(&elo), "{id}: {elo}");
                assert_eq!(nearest_level(elo, &game), level, "{id}: {elo}");
            }
        }
    }

    #[test]
    fn the_docs_say_what_can_be_chosen() {
        let docs = include_str!("../../../docs/strength.md");
        let (least, highest) = range();
        let (weakest, strongest) = (scale("chess")[0], scale("chess")[13]);
        for words in [
            format!("Allowed are {least} to {highest}"),
            format!("{weakest} to {strongest} in chess"),
        ] {
            assert!(docs.contains(&words), "docs/strength.md lacks: {words}");
        }
        let rows = docs
            .lines()
            .map(|line| line.split(" | ").collect::<Vec<_>>());
        let mut rows = rows.skip_while(|row| row[0] != "| level");
        let games = rows.next().expect("the ladder");
        let rows: Vec<Vec<&str>> = rows.skip(1).collect();
        for (id, scale) in scales() {
            let column = { games.iter() }.position(|game| game.trim_end_matches(" |") == id);
            let column = column.expect("a column of the ladder");
            for (elo, row) in scale.iter().zip(&rows) {
                let found = row[column].split(' ').next();
                assert_eq!(found, Some(&*elo.to_string()), "{id}: {}", row[0]);
            }
        }
    }

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
