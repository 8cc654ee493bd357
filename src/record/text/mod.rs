//! The text of a game, similar to PGN: headers in brackets, then numbered moves and the result.
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
//! `Position` is the start if it differs from the array. Each `Option` line is an option that differs from its default,
//! as `name=value`. All other headers are kept. Comments are in braces, variations in parentheses; a
//! [`Study`](super::Study) keeps the variations, a [`Game`] only its main line. In a game with secrets each
//! `Commitment` line binds a player to a secret choice, each `Opening` line opens one, and each `Revealed` line names a
//! choice that everyone knows although the moves don't reveal it. A win that the moves don't show is a resignation, or what
//! `Reason` says: `time`, or `abandoned` if it reveals no secret. A draw that they don't show is an
//! `agreement`, or a claim: `repetition` or `move-count`.
//! `adjudication` stands for any result of another program's record that nothing else explains.

mod commitments;
mod header;
mod read;
mod transcript;
mod write;

pub use header::Header;
pub(super) use header::line as header_line;
pub(super) use read::{is_own, read, stopped, validate_length};
pub(super) use transcript::Transcript;
pub(super) use write::{chosen_options, wrap};

use super::game::Game;
use crate::piece::Player;
use crate::rules::Outcome;
use crate::variant::Variant;

/// The format number in every record.
pub const FORMAT: u32 = 1;

/// The maximum length of a game's text.
pub(super) const MAX_TEXT_BYTES: usize = 1 << 20;

/// The maximum number of nodes of a record, including variations. The time to replay a long game grows with the square
/// of its length.
pub(super) const MAX_NODES: usize = 100_000;

const OWN_HEADERS: [&str; 11] = [
    "Format",
    "Game",
    "VariantHash",
    "Option",
    "Position",
    "Result",
    "Reason",
    commitments::COMMITMENT,
    commitments::OPENING,
    commitments::REVEALED,
    commitments::SEARCHED,
];

/// The notation of moves in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// Full move text: `d2D3`.
    Full,
    /// Short move text: `d3`, `Kd2`, and `mate` after a checkmate.
    Short,
}

/// Whether a header says something that a record of this game doesn't write itself. Where nothing is secret, `Opening`
/// is the name of the first moves, as Lichess writes it.
pub(super) fn is_foreign(header: &Header, variant: &Variant) -> bool {
    let name = header.name.as_str();
    let is_name = name == commitments::OPENING && !variant.alphabet.has_secrets();
    header.is_well_named() && (is_name || !OWN_HEADERS.contains(&name))
}

impl Game {
    /// The result at the end of the line, as records write it: with two players `1-0`, `0-1` or `1/2-1/2`; with more the
    /// places in order of the players; `*` for an unfinished game.
    pub fn result(&self) -> String {
        result_text(self.variant(), self.final_outcome())
    }
}

/// With two players `1-0`, `0-1` or `1/2-1/2`; with more the places in order of the players; `*` for an unfinished
/// game.
pub(super) fn result_text(variant: &Variant, outcome: Option<Outcome>) -> String {
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
