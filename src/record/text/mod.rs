//! The text of a game: headers in brackets, then numbered moves and the result, much like PGN.
//!
//! ```text
//! [Format "1"]
//! [Game "chess"]
//! [VariantHash "0123456789abcdef"]
//! [Result "0-1"]
//! [Reason "checkmate"]
//!
//! 1. f2f3 e7e5 2. g2g4 d8h4 0-1
//! ```
//!
//! `Position` gives the start if it is not the array; each `Option` line gives an option that differs from its
//! default, as `name=value`. Everything else in brackets is the users' own and kept. Remarks stand in braces,
//! variations in parentheses; a [`Study`](super::Study) keeps these, a [`Game`] its main line alone.
//! In a game with secrets each `Commitment` line ties a player to a secret choice, and each `Opening` line opens one.
//! Resigning leaves no move: a win that the board doesn't show is a resignation, or the end of a player's time where
//! `Reason` says `time`.

mod commitments;
mod error;
mod header;
mod movetext;
mod read;
mod write;

pub use error::RecordError;
pub use header::Header;
pub(super) use movetext::AnnotationPart;
pub(super) use read::read;
pub(super) use write::wrap;

use super::game::Game;
use crate::piece::Player;
use crate::rules::Outcome;
use crate::variant::Variant;

/// The format number written into every record.
pub const FORMAT: u32 = 1;

/// The longest record that is read, in bytes.
pub(super) const MAX_TEXT_BYTES: usize = 1 << 20;

/// The most nodes of a game's record, variations included. Where nothing ends a long game, the time to read its moves grows
/// with their square.
const MAX_NODES: usize = 100_000;

/// Headers that the record writes itself.
const OWN_HEADERS: [&str; 9] = [
    "Format",
    "Game",
    "VariantHash",
    "Option",
    "Position",
    "Result",
    "Reason",
    commitments::COMMITMENT,
    commitments::OPENING,
];

/// How the moves of a record are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// As everywhere else: `d2D3`.
    Full,
    /// As people write: `d3`, `Kd2`, and `mate` behind the last move.
    Short,
}

/// A record that has been read and replayed.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The game, at its end.
    pub game: Game,
    /// The users' own headers.
    pub headers: Vec<Header>,
    /// The variant file has changed since the record was written. All its moves are legal still.
    pub other_edition: bool,
}

/// `1-0`, `0-1`, `1/2-1/2` with two players; the places in order of the players with more; `*` while it goes on.
fn result_text(variant: &Variant, outcome: Option<Outcome>) -> String {
    let Some(outcome) = outcome else {
        return "*".to_string();
    };
    if variant.players.len() > 2 {
        let places = variant
            .players()
            .map(|player| outcome.places[player].to_string());
        return places.collect::<Vec<_>>().join("/");
    }
    match outcome.winner() {
        Some(Player::FIRST) => "1-0",
        Some(_) => "0-1",
        None => "1/2-1/2",
    }
    .to_string()
}
