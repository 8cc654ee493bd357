//! The seats of a variant file.

use super::error::Faults;
use super::keys;
use super::tree::Node;
use super::{Name, SeatInfo};
use crate::geometry::{Facing, Heading};

/// The seats in order of play; `None` if they can't be told apart.
pub(super) fn build(file: &Node, faults: &mut Faults) -> Option<Vec<SeatInfo>> {
    let Some(list) = file.get(&keys::SEAT) else {
        return Some(white_and_black());
    };
    let seats: Option<Vec<SeatInfo>> = list.items().iter().map(seat).collect();
    let seats = seats?;
    let mut distinct = true;
    for (index, node) in list.items().iter().enumerate() {
        let letter = seats[index].letter;
        if seats[..index].iter().any(|seat| seat.letter == letter) {
            faults.wrong(node, format!("there is a seat `{letter}` already"));
            distinct = false;
        }
    }
    if !matches!(seats.len(), 2 | 4) {
        faults.wrong(
            list,
            format!("found {} seats; allowed: two or four", seats.len()),
        );
        return None;
    }
    distinct.then_some(seats)
}

fn seat(node: &Node) -> Option<SeatInfo> {
    Some(SeatInfo {
        letter: node.text_of(&keys::SEAT_LETTER)?.chars().next()?,
        name: node.name_of(&keys::SEAT_NAME),
        colour: node.text_of(&keys::SEAT_COLOUR)?.to_string(),
        facing: Facing {
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

fn white_and_black() -> Vec<SeatInfo> {
    let seat = |letter, name: &str, heading| SeatInfo {
        letter,
        name: Name {
            text: name.to_string(),
            translations: Vec::new(),
        },
        colour: name.to_lowercase(),
        facing: Facing::upright(heading),
    };
    vec![
        seat('w', "White", Heading::Up),
        seat('b', "Black", Heading::Down),
    ]
}
