//! The keys at the top of the file.

use super::board::BOARD;
use super::castling::CASTLING;
use super::crown::CROWN;
use super::drops::DROPS;
use super::ending::ENDING;
use super::key::Default::{Nothing, Required, Text};
use super::key::{Form, Key, Section, key};
use super::option::{OPTION, WHEN};
use super::piece::PIECE;
use super::player::PLAYER;
use super::promotion::PROMOTION;

/// The top level of the file.
pub(in crate::variant) static FILE: Section = Section {
    title: "The top of the file",
    known_by: None,
    about: "What the game is and where it comes from.",
    keys: &[
        &FORMAT,
        &ID,
        &NAME,
        &AUTHOR,
        &YEAR,
        &SOURCE,
        &SUMMARY,
        &NOTES,
        &FURTHER_NOTES,
        &ARRAY,
        &AFTER_A_MOVE,
        &BOARD,
        &PLAYER,
        &PIECE,
        &PROMOTION,
        &CASTLING,
        &ENDING,
        &CROWN,
        &DROPS,
        &OPTION,
        &WHEN,
    ],
};
pub(super) static FORMAT: Key = key(
    "format",
    Form::Number(1, 1),
    Required,
    "1",
    "The number of this file format.",
);
pub(in crate::variant) static ID: Key = key(
    "id",
    Form::Id,
    Required,
    r#""my-game""#,
    "The game's name in links, records and on the command line; best the name of the file.",
);
pub(in crate::variant) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "My Game", de = "Mein Spiel" }"#,
    "The game's name.",
);
pub(in crate::variant) static AUTHOR: Key = key(
    "author",
    Form::Text,
    Required,
    r#""A. Inventor""#,
    "Who invented the game.",
);
pub(in crate::variant) static YEAR: Key = key(
    "year",
    Form::Number(1, 9999),
    Required,
    "1999",
    "When it was first published.",
);
pub(in crate::variant) static SOURCE: Key = key(
    "source",
    Form::Text,
    Required,
    r#""https://example.org/my-game""#,
    "The page or book that has the rules.",
);
pub(in crate::variant) static SUMMARY: Key = key(
    "summary",
    Form::Text,
    Required,
    r#""The old game with more Knights.""#,
    "One or two sentences for the gallery.",
);
pub(in crate::variant) static NOTES: Key = key(
    "notes",
    Form::Texts,
    Nothing("no notes"),
    r#"["A Pawn promotes only to a captured piece."]"#,
    "The special rules in words, one sentence or two each.",
);
pub(in crate::variant) static FURTHER_NOTES: Key = key(
    "further-notes",
    Form::Texts,
    Nothing("none"),
    r#"["Each seat has a Paratrooper in reserve."]"#,
    "Notes that follow the others: for `[when]`, which needn't repeat those.",
);
pub(in crate::variant) static ARRAY: Key = key(
    "array",
    Form::Text,
    Required,
    r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    "The start as position text (see below). Initial moves (`i`) start only where such a man stands here.",
);
pub(in crate::variant) static AFTER_A_MOVE: Key = key(
    "after-a-move",
    Form::OneOf(&["stay", PASS_OVER]),
    Text("stay"),
    r#""pass to the other board""#,
    "What a man does once it has moved. `stay`: nothing. `pass to the other board`: it goes on to the corresponding cell of the other board, which must be empty. Its own royal may not be attacked before it passes, if that stands on the board of the move, nor after. Needs `two-boards` and two seats; there is no en passant and no reserve.",
);
/// A value of [`AFTER_A_MOVE`].
pub(in crate::variant) const PASS_OVER: &str = "pass to the other board";
/// The keys that options can't change.
pub(in crate::variant) static UNCHANGING: [&Key; 4] = [&FORMAT, &ID, &OPTION, &WHEN];
