//! How many positions of an endgame are won, drawn and lost, and the longest wins.

use std::collections::BTreeMap;

use super::placements::{Placements, Squares};
use super::tablebase::{Table, Tablebase};
use super::value::{EndgameValue, decode};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// The positions of an endgame, counted. Turned and mirrored ones count each, exchanged pieces of a type don't.
#[derive(Clone, Debug)]
pub struct EndgameStatistics {
    /// For each player to act.
    pub players: Vec<OutcomeCounts>,
    /// Where pieces never leave a part of the board, the same for each way in which they may be spread over the parts.
    pub classes: Vec<Class>,
}

/// How pieces that never leave a part of the board are spread over the parts.
#[derive(Clone, Debug)]
pub struct Class {
    /// These pieces, each on a square of its part, as in one position of the class.
    pub bound: Vec<(Piece, Square)>,
    /// For each player to act.
    pub players: Vec<OutcomeCounts>,
}

/// The positions with one player to act.
#[derive(Clone, Debug, Default)]
pub struct OutcomeCounts {
    /// The player to act wins.
    pub won: u64,
    /// Nobody does.
    pub drawn: u64,
    /// The player to act has lost.
    pub lost: u64,
    /// The longest win or loss, whichever takes more plies.
    pub longest: Option<Example>,
    /// A draw, the first that was found.
    pub draw: Option<String>,
}

/// A position that takes as many plies as any.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Plies to the end.
    pub plies: u16,
    /// The position text.
    pub position: String,
}

impl OutcomeCounts {
    /// All positions.
    pub fn all(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// As [`OutcomeCounts`], with positions as numbers.
#[derive(Clone, Default)]
struct Count {
    counts: [u64; 3],
    longest: Option<(u16, usize)>,
    draw: Option<usize>,
}

impl Count {
    fn add(&mut self, value: EndgameValue, weight: u64, index: usize) {
        let (column, plies) = match value {
            EndgameValue::Won(plies) => (0, Some(plies)),
            EndgameValue::Drawn => (1, None),
            EndgameValue::Lost(plies) => (2, Some(plies)),
        };
        self.counts[column] += weight;
        match plies {
            None => self.draw = self.draw.or(Some(index)),
            Some(plies) if self.longest.is_none_or(|(known, _)| plies > known) => {
                self.longest = Some((plies, index));
            }
            Some(_) => {}
        }
    }
}

impl Tablebase {
    /// Counts the positions of an endgame that has been solved.
    pub fn statistics(&self, pieces: &[Piece]) -> Option<EndgameStatistics> {
        let table = self.tables.get(&self.sorted(pieces))?;
        let parts = Parts::new(&self.variant, &table.placements);
        let mut all = vec![Count::default(); 2];
        let mut classes: BTreeMap<Vec<u8>, (Squares, Vec<Count>)> = BTreeMap::new();
        for index in 0..table.placements.len() {
            let known = [0, 1].map(|player: usize| decode(table.values[player][index]));
            if known == [None; 2] {
                continue;
            }
            let weight = table.placements.weight(index);
            let squares = table.placements.squares(index);
            let class = parts.class(&table.placements, &squares);
            let (_, counts) = classes
                .entry(class)
                .or_insert_with(|| (squares, vec![Count::default(); 2]));
            for (player, value) in known.into_iter().enumerate() {
                if let Some(value) = value {
                    all[player].add(value, weight, index);
                    counts[player].add(value, weight, index);
                }
            }
        }
        let tallies = |counts: Vec<Count>| -> Vec<OutcomeCounts> {
            let counts = self.variant.players().zip(counts);
            counts
                .map(|(player, count)| self.tally(table, player, count))
                .collect()
        };
        let class = |(squares, counts): (Squares, Vec<Count>)| {
            let placed = table.placements.pieces_on(&squares).into_iter().enumerate();
            let bound = placed.filter(|(at, _)| parts.bound.contains(at));
            Class {
                bound: bound.map(|(_, placed)| placed).collect(),
                players: tallies(counts),
            }
        };
        Some(EndgameStatistics {
            classes: match classes.len() {
                1 => Vec::new(),
                _ => classes.into_values().map(class).collect(),
            },
            players: tallies(all),
        })
    }

    fn tally(&self, table: &Table, player: Player, count: Count) -> OutcomeCounts {
        let text = |index| {
            let pieces = table.placements.pieces_on(&table.placements.squares(index));
            let mut position = Position::start(self.variant.clone());
            position.arrange(&pieces, player);
            position.text()
        };
        let [won, drawn, lost] = count.counts;
        OutcomeCounts {
            won,
            drawn,
            lost,
            longest: count.longest.map(|(plies, index)| Example {
                plies,
                position: text(index),
            }),
            draw: count.draw.map(text),
        }
    }
}

/// The parts of the board that pieces never leave.
struct Parts {
    /// The pieces that are bound to parts.
    bound: Vec<usize>,
    /// For each of these and each square the least square of its part.
    parts: Vec<Vec<u8>>,
}

impl Parts {
    fn new(variant: &Variant, placements: &Placements) -> Parts {
        let pieces = placements.pieces.iter().enumerate();
        let parts = pieces.map(|(at, &piece)| (at, parts(variant, piece)));
        let bound = parts.filter(|(_, parts)| parts.iter().any(|&part| part != parts[0]));
        let (bound, parts) = bound.unzip();
        Parts { bound, parts }
    }

    /// What is the same for all positions that differ only in what pieces can change, and for their images.
    fn class(&self, placements: &Placements, squares: &Squares) -> Vec<u8> {
        if self.bound.is_empty() {
            return Vec::new();
        }
        let image = |symmetry: &Vec<u8>| {
            let parts = self.bound.iter().zip(&self.parts);
            let mut class: Vec<(Piece, u8)> = parts
                .map(|(&at, parts)| {
                    let square = symmetry[squares[at] as usize];
                    (placements.pieces[at], parts[square as usize])
                })
                .collect();
            class.sort();
            class.into_iter().map(|(_, part)| part).collect()
        };
        let images = placements.symmetries.iter().map(image);
        images.min().unwrap_or_default()
    }
}

/// For each square the least square that moves of a piece join to it, there and back. A piece that can't go back is bound to
/// nothing.
fn parts(variant: &Variant, piece: Piece) -> Vec<u8> {
    let board = variant.geometry();
    let mut parts: Vec<u8> = (0..board.len()).map(|square| square as u8).collect();
    for from in board.squares() {
        for line in variant.lines.of(piece, from) {
            for &to in &variant.lines.squares(line)[line.first_stop as usize..] {
                let end = variant.landing(to).unwrap_or(to);
                let (one, other) = (parts[from.index()], parts[end.index()]);
                let (least, most) = (one.min(other), one.max(other));
                for part in parts.iter_mut().filter(|part| **part == most) {
                    *part = least;
                }
            }
        }
    }
    match variant.rules.promotions[piece.kind().index()].is_some() {
        true => vec![0; board.len()],
        false => parts,
    }
}
