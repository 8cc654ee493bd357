//! What the computer does in Crown doesn't betray its crown: games of its own by few positions a move, told by the classifier of
//! `examples/crown_match`, which measures the same by as many positions as are wanted (`docs/search.md`).

#[path = "../examples/crown_match/betray.rs"]
mod betray;
mod chance {
    pub use crate::support::Chance;
}
#[path = "../examples/crown_match/play.rs"]
#[allow(dead_code, reason = "matches tell who wore which crown")]
mod play;
#[path = "../examples/crown_match/players.rs"]
#[allow(dead_code, reason = "matches have more players")]
mod players;
#[path = "../examples/crown_match/regression.rs"]
mod regression;
mod support;
#[path = "../examples/support/threads.rs"]
mod threads;

use betray::Betrayal;
use play::Match;
use players::Style;

const NODES: u64 = 200;
/// A classifier that is right more often tells the crown.
const MOST: f64 = 0.60;

fn betrayed(style: Style, games: u64) -> Betrayal {
    let match_ = Match {
        variant: support::variant("crown"),
        nodes: NODES,
        seed: 1,
    };
    betray::measure(&match_, style, games).expect("enough games")
}

#[test]
fn a_classifier_of_its_moves_hardly_tells_which_monarch_is_crowned() {
    let betrayed = betrayed(Style::Ours, 400);
    assert!(betrayed.held_out >= 300, "{}", betrayed.text());
    assert!(betrayed.area <= MOST, "{}", betrayed.text());
}

#[test]
fn the_same_classifier_tells_the_crown_of_one_that_hides_nothing() {
    let betrayed = betrayed(Style::Candid, 120);
    assert!(betrayed.area > MOST + 0.1, "{}", betrayed.text());
}
