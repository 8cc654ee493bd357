//! The keys at the top of the file.

use super::board::BOARD;
use super::castling::CASTLING;
use super::crown::CROWN;
use super::drops::DROPS;
use super::ending::ENDING;
use super::key::IfMissing::{Flag, Nothing, Required, Text};
use super::key::{Form, Key, Section, key};
use super::option::{OPTION, WHEN};
use super::piece::PIECE;
use super::player::PLAYER;
use super::promotion::PROMOTION;
use super::shuffle::SHUFFLE;

/// The top level of the file.
pub(in crate::variant) static FILE: Section = Section {
    title: "The top of the file",
    known_by: None,
    about: "The game and its origin.",
    keys: &[
        &FORMAT,
        &ID,
        &NAME,
        &KNOWN_AS,
        &AUTHOR,
        &YEAR,
        &SOURCE,
        &SUMMARY,
        &NOTES,
        &FURTHER_NOTES,
        &FORMER_HASHES,
        &ARRAY,
        &AFTER_A_MOVE,
        &MUST_CAPTURE,
        &NO_CHECKS,
        &NO_FLIGHT,
        &BOARD,
        &PLAYER,
        &PIECE,
        &PROMOTION,
        &CASTLING,
        &ENDING,
        &CROWN,
        &DROPS,
        &OPTION,
        &SHUFFLE,
        &WHEN,
    ],
};
pub(super) static FORMAT: Key = key(
    "format",
    Form::Number(1, 1),
    Required,
    "1",
    "The version of this file format.",
)
.without_rules()
.unchanging();
pub(in crate::variant) static ID: Key = key(
    "id",
    Form::Id,
    Required,
    r#""my-game""#,
    "The game's name in links, records and on the command line; best the same as the file's name.",
)
.without_rules()
.unchanging();
pub(in crate::variant) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "My Game", de = "Mein Spiel" }"#,
    "The game's name.",
)
.without_rules();
pub(in crate::variant) static KNOWN_AS: Key = key(
    "known-as",
    Form::Texts,
    Nothing("no other names"),
    r#"["my_game", "My Old Game"]"#,
    "The game's names in other programs, the most usual first: in the tag `[Variant]` of PGN files, in `UCI_Variant`, and as a section of `variants.ini`. `id` and `name` needn't be repeated. Case, spaces, `-` and `_` make no difference when a game is looked up.",
)
.without_rules()
.unchanging();
pub(in crate::variant) static AUTHOR: Key = key(
    "author",
    Form::Text,
    Required,
    r#""A. Inventor""#,
    "The inventor of the game.",
)
.without_rules();
pub(in crate::variant) static YEAR: Key = key(
    "year",
    Form::Number(1, 9999),
    Required,
    "1999",
    "The year of its first publication.",
)
.without_rules();
pub(in crate::variant) static SOURCE: Key = key(
    "source",
    Form::Text,
    Required,
    r#""https://example.org/my-game""#,
    "The page or book with the rules. Addresses with `http:` or `https:` become a link; anything else is shown as text.",
)
.without_rules();
pub(in crate::variant) static SUMMARY: Key = key(
    "summary",
    Form::Text,
    Required,
    r#""The old game with more Knights.""#,
    "One or two sentences for the gallery.",
)
.without_rules();
pub(in crate::variant) static NOTES: Key = key(
    "notes",
    Form::Texts,
    Nothing("no notes"),
    r#"["A Pawn promotes only to a captured piece."]"#,
    "The special rules for players, one or two sentences each.",
)
.without_rules();
pub(in crate::variant) static FURTHER_NOTES: Key = key(
    "further-notes",
    Form::Texts,
    Nothing("none"),
    r#"["Each side has a Paratrooper in hand."]"#,
    "Notes added to the others: for `[when]`, so that it needn't repeat them.",
)
.without_rules();
pub(in crate::variant) static FORMER_HASHES: Key = key(
    "former-hashes",
    Form::Texts,
    Nothing("none"),
    r#"["0c38bf32866b7e8f"]"#,
    "The `VariantHash` of records from earlier versions of this file, with all options at their defaults. Records with these hashes are accepted as this game. Versions 0.1.0 and earlier hashed the whole text; now the hash covers only the rules, so few files need this.",
)
.without_rules()
.unchanging();
pub(in crate::variant) static ARRAY: Key = key(
    "array",
    Form::Text,
    Required,
    r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    "The starting position as position text (see below). Initial moves (`i`) are possible only from squares where such a piece stands here, or from those of its `starts-on`.",
);
pub(in crate::variant) static MUST_CAPTURE: Key = key(
    "must-capture",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player who can capture must do so. Two players only.",
);
pub(in crate::variant) static NO_CHECKS: Key = key(
    "no-checks",
    Form::Flag,
    Flag(false),
    "true",
    "Whether it is illegal to give check. Two players only.",
);
pub(in crate::variant) static NO_FLIGHT: Key = key(
    "no-flight",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a royal piece may not move out of check, as in Makpong. It may only capture the one piece that gives check. Two players only.",
);
pub(in crate::variant) static AFTER_A_MOVE: Key = key(
    "after-a-move",
    Form::OneOf(&["stay", PASS_OVER]),
    Text("stay"),
    r#""pass to the other board""#,
    "What a piece does after its move. `stay`: nothing. `pass to the other board`: it passes to the same square of the other board, which must be empty. Its royal piece may not be attacked after the move, before the piece passes, if it is on the board of the move, nor afterwards. Needs `two-boards` and two players, without en passant and drops.",
);
/// A value of [`AFTER_A_MOVE`].
pub(in crate::variant) const PASS_OVER: &str = "pass to the other board";
