//! The secret crown's keys.

use super::key::Default::{Flag, Nothing, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static CROWN: Key = key(
    "crown",
    Form::Table(&CROWN_SECTION),
    Nothing("no crown"),
    "",
    "A crown that one of two men of each seat wears secretly.",
);
static CROWN_SECTION: Section = Section {
    title: "[crown]",
    known_by: None,
    about: "One of two men of each seat, its monarchs, secretly wears the crown: its owner chooses before the game. Capturing the crown wins. While both live they are ordinary men; when one is captured without the crown, everybody knows that the other wears it, and that one is royal. Two seats; no other man may be royal. The position text has a field `crown`.",
    keys: &[&MONARCHS, &HIDES, &MUST_BE_FOUND, &HALVES],
};
pub(in crate::variant) static MONARCHS: Key = key(
    "monarchs",
    Form::Pieces,
    Required,
    r#"["K", "Q"]"#,
    "The two monarchs. Each seat has one of each in the array; they neither promote nor are promoted to, and can't be dropped.",
);
pub(in crate::variant) static HIDES: Key = key(
    "hides",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a seat with a lone monarch may secretly hide the crown on an empty cell, once, at the start of a turn and without spending it. No man of that seat is royal then. An enemy man that stops on the cell wins, an own one loses; taking the whole army wins too, unless `must-be-found`. The position text has a field `hidden`.",
);
pub(in crate::variant) static MUST_BE_FOUND: Key = key(
    "must-be-found",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a seat whose crown is hidden stays in the game without any man, reserve included, until an enemy man stops on the cell. The others go on without it. Beside `hides` only.",
);
pub(in crate::variant) static HALVES: Key = key(
    "halves",
    Form::Pieces,
    Nothing("no splitting"),
    r#"["O", "X"]"#,
    "The two halves into which a lone monarch may split at the start of the turn after its partner was lost, without spending it: one stays, the other goes to an empty neighbouring cell; one of them secretly wears the crown. Halves come about in no other way: none stands in the array, is promoted to or dropped. Not together with `hides`. The position text has a field `half`.",
);
