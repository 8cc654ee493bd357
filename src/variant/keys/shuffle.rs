//! The keys of arrays that are shuffled before the game.

use super::key::IfMissing::{Nothing, Required};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static SHUFFLE: Key = key(
    "shuffle",
    Form::Table(&SHUFFLE_SECTION),
    Nothing("every game starts with `array`"),
    "",
    "Pieces whose squares in the array depend on an option's number.",
)
.without_rules()
.unchanging();
static SHUFFLE_SECTION: Section = Section {
    title: "[shuffle]",
    known_by: None,
    about: "Pieces of the array change squares among themselves; the second player's stand opposite. The number tells where: the first group takes its squares, the next group some of those that remain, and so on. Divide the number by the count of ways to place the group: the remainder tells which way, counted from the left, and the quotient is the number for the groups that follow. With the example these are Reinhard Scharnagl's usual numbers of 960 arrays.",
    keys: &[&SHUFFLE_OPTION, &GROUPS, &DIFFERENT_SHADES],
};
pub(in crate::variant) static SHUFFLE_OPTION: Key = key(
    "option",
    Form::Id,
    Required,
    r#""array""#,
    "The option with the number. Its `numbers` is the count of arrays, and its `default` the number of `array`.",
);
pub(in crate::variant) static GROUPS: Key = key(
    "groups",
    Form::Texts,
    Required,
    r#"["B B", "Q", "N N", "R K R"]"#,
    "The pieces that are shuffled, in groups that are placed one after another. Within a group they keep their order from left to right. Together they are all such pieces of a player in the array.",
);
pub(in crate::variant) static DIFFERENT_SHADES: Key = key(
    "different-shades",
    Form::Pieces,
    Nothing("pieces may stand on any of the squares"),
    r#"["B"]"#,
    "Types whose pieces stand on squares of different shades, one on each of the board's `shades`. Their groups come first and contain nothing else; each shade is a place of its own in the number, in the order of `shades`.",
);
