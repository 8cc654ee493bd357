//! Points that decide in place of a draw.

use super::move_count::{AUTOMATIC_PLIES, MOVE_COUNT};
use super::repetition::REPETITION_AUTOMATIC;
use crate::piece::ByPlayer;
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::lookup;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static POINTS: Key = key(
    "points",
    Form::Table(&SECTION),
    Nothing("a draw is a draw"),
    r#"{ pieces = ["R 13", "N 5", "P 2"], extra = ["b 1.5"] }"#,
    "In place of any draw, by a rule or by agreement, the player with more points wins. With equally many, the game is drawn. Two players only.",
);
static SECTION: Section = Section {
    title: "[ending.points]",
    known_by: None,
    about: "The points that decide in place of a draw. They change nothing else.",
    keys: &[&PIECES, &EXTRA],
};
static PIECES: Key = key(
    "pieces",
    Form::Texts,
    Nothing("pieces have no points"),
    r#"["R 13", "N 5", "P 2"]"#,
    "The points of each piece on the board: its code, a space, the points. Pieces in hand have none.",
);
static EXTRA: Key = key(
    "extra",
    Form::Texts,
    Nothing("none"),
    r#"["b 1.5"]"#,
    "The points that a player has besides: the player's letter, a space, the points, with up to one decimal.",
);

/// Points that decide in place of a draw, in tenths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Points {
    /// The points of each piece type on the board.
    pub pieces: Vec<u32>,
    /// The points that a player has besides.
    pub extra: ByPlayer<u32>,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Points> {
    let node = ending.get(&POINTS)?;
    if table.players.len() != 2 {
        faults.wrong(node, "points need exactly two seats");
    }
    if node.get(&PIECES).is_none() && node.get(&EXTRA).is_none() {
        let message = "missing; allowed: `pieces`, `extra` or both";
        faults.missing(node, PIECES.name, message);
    }
    refuse_claims(ending, faults);
    let mut points = Points {
        pieces: vec![0; table.kinds.len()],
        extra: ByPlayer::default(),
    };
    for item in node.items_of(&PIECES) {
        let found = kind_of(item, table).and_then(|kind| Ok((kind, tenths_of(item)?)));
        match found {
            Ok((kind, tenths)) => points.pieces[kind] = tenths,
            Err(message) => faults.wrong(item, message),
        }
    }
    for item in node.items_of(&EXTRA) {
        let found = seat_of(item, table).and_then(|seat| Ok((seat, tenths_of(item)?)));
        match found {
            Ok((seat, tenths)) => {
                let player = table.players().nth(seat);
                player
                    .into_iter()
                    .for_each(|player| points.extra[player] = tenths);
            }
            Err(message) => faults.wrong(item, message),
        }
    }
    Some(points)
}

/// Nobody would claim what may be a loss.
fn refuse_claims(ending: &Node, faults: &mut Faults) {
    let move_count = ending.get(&MOVE_COUNT);
    let claims = [
        ending.get(&REPETITION_AUTOMATIC),
        move_count.and_then(|count| count.get(&AUTOMATIC_PLIES)),
    ];
    for claim in claims.into_iter().flatten() {
        faults.wrong(claim, "draws that are claimed can't be decided by `points`");
    }
}

fn kind_of(item: &Node, table: &Table) -> Result<usize, String> {
    let code = words(item).0;
    let kind = lookup::kind_with_code(code, table.kinds);
    kind.map(|kind| kind.index())
        .ok_or_else(|| lookup::no_such_piece(code, table.kinds))
}

fn seat_of(item: &Node, table: &Table) -> Result<usize, String> {
    let letter = words(item).0;
    let letters = table.players.iter().map(|info| info.letter.to_string());
    let letters: Vec<String> = letters.collect();
    let seat = letters.iter().position(|known| known == letter);
    seat.ok_or_else(|| format!("no such seat; allowed: {}", letters.join(", ")))
}

/// The points at the end of an item, in tenths.
fn tenths_of(item: &Node) -> Result<u32, String> {
    tenths(words(item).1)
        .ok_or_else(|| "allowed after the space: 0–999, with up to one decimal".to_string())
}

fn words(item: &Node) -> (&str, &str) {
    let text = item.text().unwrap_or_default();
    text.split_once(' ').unwrap_or((text, ""))
}

fn tenths(text: &str) -> Option<u32> {
    let (whole, decimal) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |text: &str, digits| {
        (1..=digits).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !is_number(whole, 3) || !is_number(decimal, 1) {
        return None;
    }
    let [whole, decimal] = [whole, decimal].map(|text| text.parse::<u32>().ok());
    Some(whole? * 10 + decimal?)
}
