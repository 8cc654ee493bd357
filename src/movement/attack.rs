//! Capturing lines turned round: from a cell back to the men that could capture what stands on it.

use super::{LineKind, Lines};
use crate::geometry::{Geometry, Square};
use crate::piece::{Piece, PieceSet};

/// One cell of an [`AttackLine`] and the men that, standing there, capture along it.
#[derive(Clone, Copy, Debug)]
pub struct AttackCell {
    /// The cell.
    pub square: Square,
    /// Index of the set of men, see [`AttackLines::men`].
    pub men: u16,
}

/// A line of cells leading away from a target.
#[derive(Clone, Copy, Debug)]
pub struct AttackLine {
    start: u32,
    len: u8,
    /// Attackers along this line need exactly one man between them and the target; otherwise none.
    pub hops: bool,
}

/// For every target cell the lines along which it may be attacked.
#[derive(Clone, Debug, Default)]
pub struct AttackLines {
    cells: Vec<AttackCell>,
    lines: Vec<AttackLine>,
    /// Bounds in `lines`, by target cell.
    bounds: Vec<(u32, u32)>,
    men: Vec<PieceSet>,
}

/// A tree of reversed ways to one target: lines that begin alike share their cells, so that they are walked once.
#[derive(Default)]
struct Node {
    children: Vec<(Square, Node)>,
    men: PieceSet,
}

impl Node {
    fn insert(&mut self, way: impl Iterator<Item = Square>, piece: Piece) {
        let mut node = self;
        for square in way {
            let index = node.children.iter().position(|(known, _)| *known == square);
            let index = index.unwrap_or_else(|| {
                node.children.push((square, Node::default()));
                node.children.len() - 1
            });
            node = &mut node.children[index].1;
        }
        node.men.insert(piece);
    }
}

impl AttackLines {
    /// Turns round the capturing lines of all these men.
    pub fn new(board: &Geometry, pieces: &[Piece], lines: &Lines) -> AttackLines {
        let mut slides: Vec<Node> = board.squares().map(|_| Node::default()).collect();
        let mut hops: Vec<Node> = board.squares().map(|_| Node::default()).collect();
        for &piece in pieces {
            for from in board.squares() {
                for line in lines.of(piece, from).iter().filter(|line| line.captures) {
                    let trees = match line.kind {
                        LineKind::Slide => &mut slides,
                        LineKind::Hop => &mut hops,
                        LineKind::EnPassant => continue,
                    };
                    let cells = lines.cells(line);
                    for end in line.first_stop as usize..cells.len() {
                        let way = cells[..end].iter().rev().chain([&from]).copied();
                        trees[cells[end].index()].insert(way, piece);
                    }
                }
            }
        }
        let mut table = AttackLines::default();
        for (slide, hop) in slides.iter().zip(&hops) {
            let first = table.lines.len() as u32;
            table.flatten(slide, &mut Vec::new(), false);
            table.flatten(hop, &mut Vec::new(), true);
            table.bounds.push((first, table.lines.len() as u32));
        }
        table
    }

    /// Lays a tree out as lines from the root to each leaf. Men on shared cells are listed once: later lines
    /// repeat the cell with an empty set, for its part as a blocker or screen.
    fn flatten(&mut self, node: &Node, way: &mut Vec<(Square, PieceSet)>, hops: bool) {
        if node.children.is_empty() && !way.is_empty() {
            let start = self.cells.len() as u32;
            for &(square, men) in way.iter() {
                let men = self.intern(men);
                self.cells.push(AttackCell { square, men });
            }
            self.lines.push(AttackLine {
                start,
                len: way.len() as u8,
                hops,
            });
            for (_, men) in way.iter_mut() {
                *men = PieceSet::EMPTY;
            }
        }
        for (square, child) in &node.children {
            way.push((*square, child.men));
            self.flatten(child, way, hops);
            way.pop();
        }
    }

    fn intern(&mut self, men: PieceSet) -> u16 {
        let known = self.men.iter().position(|known| *known == men);
        known.unwrap_or_else(|| {
            self.men.push(men);
            self.men.len() - 1
        }) as u16
    }

    /// The lines that lead to a target.
    #[inline(always)]
    pub fn to(&self, target: Square) -> &[AttackLine] {
        let (first, end) = self.bounds[target.index()];
        &self.lines[first as usize..end as usize]
    }

    /// The cells of a line, nearest to the target first.
    #[inline(always)]
    pub fn cells(&self, line: &AttackLine) -> &[AttackCell] {
        &self.cells[line.start as usize..line.start as usize + line.len as usize]
    }

    /// The men that capture along a line from this cell of it.
    #[inline(always)]
    pub fn men(&self, cell: AttackCell) -> PieceSet {
        self.men[cell.men as usize]
    }
}
