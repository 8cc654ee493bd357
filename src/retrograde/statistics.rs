//! Statistics of an endgame: results and longest wins.

use std::collections::BTreeMap;

use super::placements::{Placements, Squares};
use super::tablebase::{Table, Tablebase};
use super::value::{EndgameValue, decode};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// The results of all positions. Symmetric positions count separately, exchanged equal pieces do not.
#[derive(Clone, Debug)]
pub struct EndgameStatistics {
    /// For each player to move.
    pub players: Vec<OutcomeCounts>,
    /// With pieces bound to parts of the board (such as Bishops): the same for each distribution over the parts.
    pub classes: Vec<Class>,
}

/// A distribution of bound pieces over the parts of the board.
#[derive(Clone, Debug)]
pub struct Class {
    /// The bound pieces, with squares from an example.
    pub bound: Vec<(Piece, Square)>,
    /// For each player to move.
    pub players: Vec<OutcomeCounts>,
}

/// The results with one player to move.
#[derive(Clone, Debug, Default)]
pub struct OutcomeCounts {
    /// Wins of the player to move.
    pub won: u64,
    /// Draws.
    pub drawn: u64,
    /// Losses of the player to move.
    pub lost: u64,
    /// The longest win or loss.
    pub longest: Option<Example>,
    /// The first draw found.
    pub draw: Option<String>,
}

/// A position with the maximum number of plies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// Plies to the end.
    pub plies: u16,
    /// The position text.
    pub position: String,
}

impl OutcomeCounts {
    /// The number of positions.
    pub fn all(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// As [`OutcomeCounts`], with position indices.
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
    /// The statistics of a solved endgame.
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

struct Parts {
    bound: Vec<usize>,
    /// For each bound piece and square, the lowest square of its part.
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

    /// The distribution over the parts, the same for symmetric positions.
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

/// For each square the lowest square that moves connect it to. A piece that cannot move back is bound to nothing.
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
    match variant.rules.promotes(piece.kind()) {
        true => vec![0; board.len()],
        false => parts,
    }
}
