//! The keys of players.

use super::key::IfMissing::{Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static PLAYER: Key = key(
    "seat",
    Form::Tables(&PLAYER_SECTION),
    Nothing("White (`w`, up), then Black (`b`, down)"),
    "",
    "The players.",
);
static PLAYER_SECTION: Section = Section {
    title: "[[seat]]",
    known_by: Some(&PLAYER_LETTER),
    about: "The players in turn order, two or four. Without this table they are White and Black.",
    keys: &[
        &PLAYER_LETTER,
        &PLAYER_NAME,
        &ARMY,
        &PLAYER_COLOUR,
        &FORWARD,
        &UPWARD,
        &MAY_PROMOTE_ON,
        &MUST_PROMOTE_ON,
    ],
};
pub(in crate::variant) static PLAYER_LETTER: Key = key(
    "letter",
    Form::PlayerLetter,
    Required,
    r#""r""#,
    "The player's letter in position text.",
);
pub(in crate::variant) static PLAYER_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#""Red""#,
    "The player's name.",
)
.without_rules();
pub(in crate::variant) static ARMY: Key = key(
    "army",
    Form::Name,
    Nothing("none"),
    r#"{ text = "Catholic", de = "Katholisch" }"#,
    "The name of the player's army, which the page shows beside the player's name.",
)
.without_rules();
pub(in crate::variant) static PLAYER_COLOUR: Key = key(
    "colour",
    Form::OneOf(&["white", "black", "red", "yellow", "green", "blue"]),
    Required,
    r#""red""#,
    "The colour of the player's pieces.",
)
.without_rules();
pub(in crate::variant) static FORWARD: Key = key(
    "forward",
    Form::OneOf(&["up", "down", "left", "right"]),
    Required,
    r#""up""#,
    "The direction in which its pieces move forward, as the first player sees the board.",
);
pub(in crate::variant) static UPWARD: Key = key(
    "upward",
    Form::OneOf(&["up", "down"]),
    Text("up"),
    r#""down""#,
    "Whether the third coordinate of its pieces' steps leads to higher or to lower levels.",
);
pub(in crate::variant) static MAY_PROMOTE_ON: Key = key(
    "may-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zg*", "yh*"]"#,
    "Squares where promotion is optional for its pieces, if a promotion has `zone = \"seat\"`. Squares by name; `*` stands for any letter or number.",
);
pub(in crate::variant) static MUST_PROMOTE_ON: Key = key(
    "must-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zh*"]"#,
    "Squares where its pieces must promote, if a promotion has `zone = \"seat\"`; written as in `may-promote-on`.",
);
