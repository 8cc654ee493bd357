//! The computer's moves in Crown don't reveal its crown. The classifier of `examples/crown_match` judges games with few
//! nodes per move; `docs/search.md` has measurements with more.

#[path = "../../examples/crown_match/betray.rs"]
mod betray;
mod chance {
    pub use crate::support::Chance;
}
#[path = "../../examples/crown_match/exposed.rs"]
mod exposed;
#[path = "../../examples/crown_match/play.rs"]
#[allow(dead_code, reason = "matches tell who wore which crown")]
mod play;
#[path = "../../examples/crown_match/players.rs"]
#[allow(dead_code, reason = "matches have more players")]
mod players;
#[path = "../../examples/crown_match/regression.rs"]
mod regression;
#[path = "../../examples/support/threads.rs"]
mod threads;

use crate::support::tries;
use betray::Betrayal;
use exposed::Exposed;
use play::Match;
use players::Style;

const NODES: u64 = 200;
/// A classifier with a larger area under the curve detects the crown.
const MOST: f64 = 0.60;

fn match_() -> Match {
    Match {
        variant: crate::support::variant("crown"),
        nodes: NODES,
        seed: 1,
    }
}

fn betrayed(style: Style, games: u64) -> Betrayal {
    betray::measure(&match_(), style, games).expect("enough games")
}

fn exposed(style: Style) -> Exposed {
    let games = tries(70, 200);
    let exposed = exposed::measure(&match_(), style, games);
    assert!(
        u64::from(exposed.count()) >= games / 2,
        "{}",
        exposed.text()
    );
    exposed
}

#[test]
fn a_classifier_can_hardly_detect_the_crowned_monarch() {
    let games = tries(200, 400);
    let betrayed = betrayed(Style::Ours, games);
    assert!(
        betrayed.held_out as u64 >= games * 3 / 4,
        "{}",
        betrayed.text()
    );
    assert!(betrayed.area <= MOST, "{}", betrayed.text());
}

#[test]
fn the_classifier_detects_the_crown_of_a_player_that_hides_nothing() {
    let betrayed = betrayed(Style::Candid, tries(80, 120));
    assert!(betrayed.area > MOST + 0.1, "{}", betrayed.text());
}

/// Without the coin it is the uncrowned one, nearly always.
#[test]
fn with_few_pieces_a_monarch_left_attacked_may_be_the_crowned_one() {
    let ours = exposed(Style::Ours);
    assert!(ours.share() <= 0.80, "{}", ours.text());
    let candid = exposed(Style::LateCandid);
    assert!(candid.share() >= 0.85, "{}", candid.text());
}
