//! How many positions of an endgame are won, drawn and lost, and the longest wins.

use std::collections::BTreeMap;

use super::endgames::{Endgames, Table};
use super::placements::{Cells, Placements};
use super::value::{Prospect, prospect};
use crate::geometry::Square;
use crate::piece::{Piece, Player};
use crate::position::Position;
use crate::variant::Variant;

/// The positions of an endgame, counted. Turned and mirrored ones count each, exchanged men of a type don't.
#[derive(Clone, Debug)]
pub struct Census {
    /// For each seat to act.
    pub seats: Vec<Tally>,
    /// Where men never leave a part of the board, the same for each way in which they may be spread over the parts.
    pub classes: Vec<Class>,
}

/// How men that never leave a part of the board are spread over the parts.
#[derive(Clone, Debug)]
pub struct Class {
    /// These men, each on a cell of its part, as in one position of the class.
    pub bound: Vec<(Piece, Square)>,
    /// For each seat to act.
    pub seats: Vec<Tally>,
}

/// The positions with one seat to act.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// The seat to act wins.
    pub won: u64,
    /// Nobody does.
    pub drawn: u64,
    /// The seat to act has lost.
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

impl Tally {
    /// All positions.
    pub fn all(&self) -> u64 {
        self.won + self.drawn + self.lost
    }
}

/// As [`Tally`], with positions as numbers.
#[derive(Clone, Default)]
struct Count {
    counts: [u64; 3],
    longest: Option<(u16, usize)>,
    draw: Option<usize>,
}

impl Count {
    fn add(&mut self, prospect: Prospect, weight: u64, index: usize) {
        let (column, plies) = match prospect {
            Prospect::Won(plies) => (0, Some(plies)),
            Prospect::Drawn => (1, None),
            Prospect::Lost(plies) => (2, Some(plies)),
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

impl Endgames {
    /// Counts the positions of an endgame that has been solved.
    pub fn census(&self, men: &[Piece]) -> Option<Census> {
        let table = self.tables.get(&self.sorted(men))?;
        let parts = Parts::new(&self.variant, &table.placements);
        let mut all = vec![Count::default(); 2];
        let mut classes: BTreeMap<Vec<u8>, (Cells, Vec<Count>)> = BTreeMap::new();
        for index in 0..table.placements.len() {
            let known = [0, 1].map(|seat: usize| prospect(table.values[seat][index]));
            if known == [None; 2] {
                continue;
            }
            let weight = table.placements.weight(index);
            let cells = table.placements.cells(index);
            let class = parts.class(&table.placements, &cells);
            let (_, counts) = classes
                .entry(class)
                .or_insert_with(|| (cells, vec![Count::default(); 2]));
            for (seat, prospect) in known.into_iter().enumerate() {
                if let Some(prospect) = prospect {
                    all[seat].add(prospect, weight, index);
                    counts[seat].add(prospect, weight, index);
                }
            }
        }
        let tallies = |counts: Vec<Count>| -> Vec<Tally> {
            let counts = self.variant.players().zip(counts);
            counts
                .map(|(seat, count)| self.tally(table, seat, count))
                .collect()
        };
        let class = |(cells, counts): (Cells, Vec<Count>)| {
            let placed = table.placements.placed(&cells).into_iter().enumerate();
            let bound = placed.filter(|(at, _)| parts.bound.contains(at));
            Class {
                bound: bound.map(|(_, placed)| placed).collect(),
                seats: tallies(counts),
            }
        };
        Some(Census {
            classes: match classes.len() {
                1 => Vec::new(),
                _ => classes.into_values().map(class).collect(),
            },
            seats: tallies(all),
        })
    }

    fn tally(&self, table: &Table, seat: Player, count: Count) -> Tally {
        let text = |index| {
            let men = table.placements.placed(&table.placements.cells(index));
            let mut position = Position::start(self.variant.clone());
            position.arrange(&men, seat);
            position.text()
        };
        let [won, drawn, lost] = count.counts;
        Tally {
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

/// The parts of the board that men never leave.
struct Parts {
    /// The men that are bound to parts.
    bound: Vec<usize>,
    /// For each of these and each cell the least cell of its part.
    parts: Vec<Vec<u8>>,
}

impl Parts {
    fn new(variant: &Variant, placements: &Placements) -> Parts {
        let men = placements.men.iter().enumerate();
        let parts = men.map(|(at, &man)| (at, parts(variant, man)));
        let bound = parts.filter(|(_, parts)| parts.iter().any(|&part| part != parts[0]));
        let (bound, parts) = bound.unzip();
        Parts { bound, parts }
    }

    /// What is the same for all positions that differ only in what men can change, and for their images.
    fn class(&self, placements: &Placements, cells: &Cells) -> Vec<u8> {
        if self.bound.is_empty() {
            return Vec::new();
        }
        let image = |symmetry: &Vec<u8>| {
            let parts = self.bound.iter().zip(&self.parts);
            let mut class: Vec<(Piece, u8)> = parts
                .map(|(&at, parts)| {
                    let cell = symmetry[cells[at] as usize];
                    (placements.men[at], parts[cell as usize])
                })
                .collect();
            class.sort();
            class.into_iter().map(|(_, part)| part).collect()
        };
        let images = placements.symmetries.iter().map(image);
        images.min().unwrap_or_default()
    }
}

/// For each cell the least cell that moves of a man join to it, there and back. A man that can't go back is bound to
/// nothing.
fn parts(variant: &Variant, man: Piece) -> Vec<u8> {
    let board = variant.geometry();
    let mut parts: Vec<u8> = (0..board.len()).map(|cell| cell as u8).collect();
    for from in board.squares() {
        for line in variant.lines.of(man, from) {
            for &to in &variant.lines.cells(line)[line.first_stop as usize..] {
                let end = variant.landing(to).unwrap_or(to);
                let (one, other) = (parts[from.index()], parts[end.index()]);
                let (least, most) = (one.min(other), one.max(other));
                for part in parts.iter_mut().filter(|part| **part == most) {
                    *part = least;
                }
            }
        }
    }
    match variant.rules.promotions[man.kind().index()].is_some() {
        true => vec![0; board.len()],
        false => parts,
    }
}
