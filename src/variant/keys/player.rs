//! The players' keys.

use super::key::Default::{Nothing, Required, Text};
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
    about: "The players in order of play, two or four. Without any there are White and Black.",
    keys: &[
        &PLAYER_LETTER,
        &PLAYER_NAME,
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
    "The seat in position text.",
);
pub(in crate::variant) static PLAYER_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#""Red""#,
    "What the seat is called.",
);
pub(in crate::variant) static PLAYER_COLOUR: Key = key(
    "colour",
    Form::OneOf(&["white", "black", "red", "yellow", "green", "blue"]),
    Required,
    r#""red""#,
    "The colour of its men.",
);
pub(in crate::variant) static FORWARD: Key = key(
    "forward",
    Form::OneOf(&["up", "down", "left", "right"]),
    Required,
    r#""up""#,
    "Where its men's \"forward\" points, seen from the first seat.",
);
pub(in crate::variant) static UPWARD: Key = key(
    "upward",
    Form::OneOf(&["up", "down"]),
    Text("up"),
    r#""down""#,
    "Where the third coordinate of its men's steps points on a board with levels: to higher levels or to lower ones.",
);
pub(in crate::variant) static MAY_PROMOTE_ON: Key = key(
    "may-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zg*", "yh*"]"#,
    "Cells where its men may be promoted or stay what they are, where a promotion has `zone = \"seat\"`. Cells by name; `*` in place of a letter or a number stands for any.",
);
pub(in crate::variant) static MUST_PROMOTE_ON: Key = key(
    "must-promote-on",
    Form::Texts,
    Nothing("none"),
    r#"["zh*"]"#,
    "Cells where its men must be promoted, where a promotion has `zone = \"seat\"`; written as in `may-promote-on`.",
);
