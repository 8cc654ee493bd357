//! The players of a variant file.

use super::error::Faults;
use super::keys;
use super::tree::Node;
use super::{Name, PlayerInfo};
use crate::geometry::{Heading, Orientation};

/// Builds the players in order of play; `None` if their letters are not unique.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Option<Vec<PlayerInfo>> {
    let Some(list) = file.get(&keys::PLAYER) else {
        return Some(white_and_black());
    };
    let players: Option<Vec<PlayerInfo>> = list.items().iter().map(player).collect();
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

fn player(node: &Node) -> Option<PlayerInfo> {
    Some(PlayerInfo {
        letter: node.text_of(&keys::PLAYER_LETTER)?.chars().next()?,
        name: node.name_of(&keys::PLAYER_NAME),
        army: node.optional_name_of(&keys::ARMY),
        colour: node.text_of(&keys::PLAYER_COLOUR)?.to_string(),
        orientation: Orientation {
            heading: heading(node.text_of(&keys::FORWARD)?)?,
            upside_down: node.text_of(&keys::UPWARD) == Some("down"),
        },
    })
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
