//! The top level of the file: what describes the game, and all tables. The order of the keys is the manual's.

use super::key::IfMissing::{Flag, Nothing, Required};
use super::key::{Form, Key, Section, key};
use super::rules::{
    capture_effects, castling, crown, drops, ending, promotion, restrictions, transfer, turns,
    walls,
};
use super::{array, board, marked_lines, options, piece_types, players, shuffle_section};

/// The top level of the file.
pub(super) static FILE: Section = Section {
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
        &GALLERY_PLACE,
        &FEATURED,
        &FORMER_HASHES,
        &array::ARRAY,
        &transfer::AFTER_A_MOVE,
        &restrictions::MUST_CAPTURE,
        &restrictions::NO_CHECKS,
        &restrictions::NO_FLIGHT,
        &board::BOARD,
        &players::PLAYER,
        &piece_types::PIECE,
        &marked_lines::MARKED_LINES,
        &promotion::PROMOTION,
        &castling::CASTLING,
        &capture_effects::CAPTURE,
        &walls::WALLS,
        &turns::TURN,
        &ending::ENDING,
        &crown::CROWN,
        &drops::DROPS,
        &options::OPTION,
        &shuffle_section::SHUFFLE,
        &options::WHEN,
    ],
};
static FORMAT: Key = key(
    "format",
    Form::Number(1, 1),
    Required,
    "1",
    "The version of this file format.",
)
.without_rules()
.unchanging();
pub(super) static ID: Key = key(
    "id",
    Form::Id,
    Required,
    r#""my-game""#,
    "The game's name in links, records and on the command line; best the same as the file's name.",
)
.without_rules()
.unchanging();
pub(super) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "My Game", de = "Mein Spiel" }"#,
    "The game's name.",
)
.without_rules();
pub(super) static KNOWN_AS: Key = key(
    "known-as",
    Form::Texts,
    Nothing("no other names"),
    r#"["my_game", "My Old Game"]"#,
    "The game's names in other programs: in `UCI_Variant` the first, as a section of `variants.ini`, and in the tag `[Variant]` of PGN, which is written as `name` if `name` is listed here, and as the first otherwise. All are read, also `id` and `name`. Case, spaces, `-` and `_` make no difference when a game is looked up.",
)
.without_rules()
.unchanging();
pub(super) static AUTHOR: Key = key(
    "author",
    Form::Name,
    Required,
    r#"{ text = "traditional", de = "überliefert" }"#,
    "The inventor of the game.",
)
.without_rules();
pub(super) static YEAR: Key = key(
    "year",
    Form::Number(1, 9999),
    Required,
    "1999",
    "The year of its first publication.",
)
.without_rules();
pub(super) static SOURCE: Key = key(
    "source",
    Form::Text,
    Required,
    r#""https://example.org/my-game""#,
    "The page or book with the rules. Addresses with `http:` or `https:` become a link; anything else is shown as text.",
)
.without_rules();
pub(super) static SUMMARY: Key = key(
    "summary",
    Form::Text,
    Required,
    r#""The old game with more Knights.""#,
    "One or two sentences for the gallery.",
)
.without_rules();
pub(super) static NOTES: Key = key(
    "notes",
    Form::Texts,
    Nothing("no notes"),
    r#"["A Pawn promotes only to a captured piece."]"#,
    "The special rules for players, one or two sentences each.",
)
.without_rules();
pub(super) static FURTHER_NOTES: Key = key(
    "further-notes",
    Form::Texts,
    Nothing("none"),
    r#"["Each side has a Paratrooper in hand."]"#,
    "Notes added to the others: for `[when]`, so that it needn't repeat them.",
)
.without_rules();
pub(super) static GALLERY_PLACE: Key = key(
    "gallery-place",
    Form::Number(1, 999),
    Nothing("after all that have one"),
    "40",
    "The place of a shipped game in the gallery. Featured games with the same place share a card, in the order of their ids.",
)
.without_rules()
.unchanging();
pub(super) static FEATURED: Key = key(
    "featured",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a shipped game has a lesson, problems and a history. The gallery shows featured games first.",
)
.without_rules()
.unchanging();
pub(super) static FORMER_HASHES: Key = key(
    "former-hashes",
    Form::Texts,
    Nothing("none"),
    r#"["0c38bf32866b7e8f"]"#,
    "The `VariantHash` of records from earlier versions of this file, with all options at their defaults. Records with these hashes are accepted as this game. Versions 0.1.0 and earlier hashed the whole text; now the hash covers only the rules, so few files need this.",
)
.without_rules()
.unchanging();
