//! Players as described in the variant file.

use super::key::IfMissing::{Nothing, Required, Text};
use super::key::{Form, Key, key};
use super::name::Name;
use super::tree::Node;
use crate::geometry::{Heading, Orientation};

pub(super) static LETTER: Key = key(
    "letter",
    Form::PlayerLetter,
    Required,
    r#""r""#,
    "The player's letter in position text.",
);
pub(super) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#""Red""#,
    "The player's name.",
)
.without_rules();
pub(super) static ARMY: Key = key(
    "army",
    Form::Name,
    Nothing("none"),
    r#"{ text = "Catholic", de = "Katholisch" }"#,
    "The name of the player's army, which the page shows beside the player's name.",
)
.without_rules();
pub(super) static COLOUR: Key = key(
    "colour",
    Form::OneOf(&["white", "black", "red", "yellow", "green", "blue"]),
    Required,
    r#""red""#,
    "The colour of the player's pieces.",
)
.without_rules();
pub(super) static FORWARD: Key = key(
    "forward",
    Form::OneOf(&["up", "down", "left", "right"]),
    Required,
    r#""up""#,
    "The direction in which its pieces move forward, as the first player sees the board.",
);
pub(super) static UPWARD: Key = key(
    "upward",
    Form::OneOf(&["up", "down"]),
    Text("up"),
    r#""down""#,
    "Whether the third coordinate of its pieces' steps leads to higher or to lower levels.",
);

/// A player as described in the variant file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerInfo {
    /// The letter in position text: `w`.
    pub letter: char,
    /// The name, such as `White`.
    pub name: Name,
    /// The name of its army, such as `Catholic`.
    pub army: Option<Name>,
    /// The colour of its pieces: `white`, `black`, `red`, …
    pub colour: String,
    /// The direction of "forward".
    pub orientation: Orientation,
}

impl PlayerInfo {
    /// `None` if a value is missing or faulty, which is reported elsewhere.
    pub(super) fn read(node: &Node) -> Option<PlayerInfo> {
        Some(PlayerInfo {
            letter: node.text_of(&LETTER)?.chars().next()?,
            name: node.name_of(&NAME),
            army: node.optional_name_of(&ARMY),
            colour: node.text_of(&COLOUR)?.to_string(),
            orientation: Orientation {
                heading: heading(node.text_of(&FORWARD)?)?,
                upside_down: node.text_of(&UPWARD) == Some("down"),
            },
        })
    }
}

fn heading(forward: &str) -> Option<Heading> {
    match forward {
        "up" => Some(Heading::Up),
        "down" => Some(Heading::Down),
        "left" => Some(Heading::Left),
        "right" => Some(Heading::Right),
        _ => None,
    }
}
