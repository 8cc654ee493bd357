//! The players of a variant file.

use super::Name;
use super::error::Faults;
use super::key::IfMissing::Nothing;
use super::key::{Form, Key, Section, key};
use super::player_info::{ARMY, COLOUR, FORWARD, LETTER, NAME, PlayerInfo, UPWARD};
use super::rules::promotion::{MAY_PROMOTE_ON, MUST_PROMOTE_ON};
use super::tree::Node;
use crate::geometry::{Heading, Orientation};

pub(super) static PLAYER: Key = key(
    "seat",
    Form::Tables(&SECTION),
    Nothing("White (`w`, up), then Black (`b`, down)"),
    "",
    "The players.",
);
static SECTION: Section = Section {
    title: "[[seat]]",
    known_by: Some(&LETTER),
    about: "The players in turn order, two or four. Without this table they are White and Black.",
    keys: &[
        &LETTER,
        &NAME,
        &ARMY,
        &COLOUR,
        &FORWARD,
        &UPWARD,
        &MAY_PROMOTE_ON,
        &MUST_PROMOTE_ON,
    ],
};

/// Builds the players in order of play; `None` if their letters are not unique.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Option<Vec<PlayerInfo>> {
    let Some(list) = file.get(&PLAYER) else {
        return Some(white_and_black());
    };
    let players: Option<Vec<PlayerInfo>> = list.items().iter().map(PlayerInfo::read).collect();
    let players = players?;
    let mut distinct = true;
    for (index, node) in list.items().iter().enumerate() {
        let letter = players[index].letter;
        if players[..index]
            .iter()
            .any(|player| player.letter == letter)
        {
            faults.wrong(node, format!("there is a seat `{letter}` already"));
            distinct = false;
        }
    }
    if !matches!(players.len(), 2 | 4) {
        faults.wrong(
            list,
            format!("found {} seats; allowed: two or four", players.len()),
        );
        return None;
    }
    distinct.then_some(players)
}

fn white_and_black() -> Vec<PlayerInfo> {
    let player = |letter, name: &str, heading| PlayerInfo {
        letter,
        name: Name {
            text: name.to_string(),
            translations: Vec::new(),
        },
        army: None,
        colour: name.to_lowercase(),
        orientation: Orientation::upright(heading),
    };
    vec![
        player('w', "White", Heading::Up),
        player('b', "Black", Heading::Down),
    ]
}
