//! Every key of a variant file, declared once: reading, checking and the reference page all use these.
//! Here is what a key is, and those at the top of the file; those of each table have a module of their own.

mod board;
mod castling;
mod crown;
mod drops;
mod ending;
mod key;
mod option;
mod piece;
mod promotion;
mod seat;

pub(super) use board::{
    BOARD, CELL_NAMES, FILES, FORMULA, LAYERS, PATTERN, RANKS, SHADE_COLOUR, SHADE_NAME, SHADES,
    SHAPE,
};
pub(super) use castling::{
    CASTLING, CASTLING_LETTER, CASTLING_PIECE, PARTNER, PARTNER_LETTER, SAFE, SIDE, STEPS,
};
pub(super) use crown::{CROWN, HALVES, HIDES, MONARCHS, MUST_BE_FOUND};
pub(super) use drops::{AFTER_LOSS, DROPPED, DROPS, MINED, PER_TURN};
pub(super) use ending::{
    AGAINST, BARE_DRAW, CLAIM, CLAIM_PROMOTES, CLAIM_ROYAL, CLAIM_WINS, CLAIMS, COUNTED_PLIES,
    ENDING, GOAL, LONE_ROYAL, MATERIAL, MOVE_COUNT, PASSES, PLIES, REPETITION, RESET_BY,
    RESET_BY_PROMOTION, ROUNDS, STALEMATE, WALLED_IN, WHOEVER_ACTS,
};
pub(super) use key::{Default, Form, Key, Section};
pub(super) use option::{
    LABELS, OPTION, OPTION_ABOUT, OPTION_DEFAULT, OPTION_NAME, UNCHANGING, VALUES, WHEN,
    WITH_CLOCKS,
};
pub(super) use piece::{
    ALSO, CODE, FACES_BOARD, FACING, ICON, MOVES, PIECE, PIECE_NAME, PIECE_RULES, ROYAL, STAYS_ON,
    TWO_STEPS,
};
pub(super) use promotion::{ALWAYS, CAPTURED, IN_ARRAY, PROMOTED, PROMOTION, ZONE, ZONE_OF_SEAT};
pub(super) use seat::{
    FORWARD, MAY_PROMOTE_ON, MUST_PROMOTE_ON, SEAT, SEAT_COLOUR, SEAT_LETTER, SEAT_NAME, UPWARD,
};

use key::Default::{Nothing, Required, Text};
use key::key;

/// The whole file.
pub(super) static FILE: Section = Section {
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
        &SEAT,
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
pub(super) static ID: Key = key(
    "id",
    Form::Id,
    Required,
    r#""my-game""#,
    "The game's name in links, records and on the command line; best the name of the file.",
);
pub(super) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "My Game", de = "Mein Spiel" }"#,
    "The game's name.",
);
pub(super) static AUTHOR: Key = key(
    "author",
    Form::Text,
    Required,
    r#""A. Inventor""#,
    "Who invented the game.",
);
pub(super) static YEAR: Key = key(
    "year",
    Form::Number(1, 9999),
    Required,
    "1999",
    "When it was first published.",
);
pub(super) static SOURCE: Key = key(
    "source",
    Form::Text,
    Required,
    r#""https://example.org/my-game""#,
    "The page or book that has the rules.",
);
pub(super) static SUMMARY: Key = key(
    "summary",
    Form::Text,
    Required,
    r#""The old game with more Knights.""#,
    "One or two sentences for the gallery.",
);
pub(super) static NOTES: Key = key(
    "notes",
    Form::Texts,
    Nothing("no notes"),
    r#"["A Pawn promotes only to a captured piece."]"#,
    "The special rules in words, one sentence or two each.",
);
pub(super) static FURTHER_NOTES: Key = key(
    "further-notes",
    Form::Texts,
    Nothing("none"),
    r#"["Each seat has a Paratrooper in reserve."]"#,
    "Notes that follow the others: for `[when]`, which needn't repeat those.",
);
pub(super) static ARRAY: Key = key(
    "array",
    Form::Text,
    Required,
    r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    "The start as position text (see below). Initial moves (`i`) start only where such a man stands here.",
);
pub(super) static AFTER_A_MOVE: Key = key(
    "after-a-move",
    Form::OneOf(&["stay", PASS_OVER]),
    Text("stay"),
    r#""pass to the other board""#,
    "What a man does once it has moved. `stay`: nothing. `pass to the other board`: it goes on to the corresponding cell of the other board, which must be empty. Its own royal may not be attacked before it passes, if that stands on the board of the move, nor after. Needs `two-boards` and two seats; there is no en passant and no reserve.",
);
/// A value of [`AFTER_A_MOVE`].
pub(super) const PASS_OVER: &str = "pass to the other board";
