//! Collects the attack sources of one square.

use super::sources::{AttackSources, Origin, bit};
use crate::geometry::{Grid, Offset, Square, SquareSet};
use crate::movement::lines::{GroupPath, PieceGroup};
use crate::movement::{Line, LineKind};
use crate::piece::PieceSet;

pub(super) struct SourcesBuilder {
    target: Square,
    /// Squares from which irregular riders capture here, and those of all other captures, rays included.
    irregular: SquareSet,
    others: SquareSet,
    origins: Vec<Origin>,
    en_passant_capturers: SquareSet,
    rays: Vec<Ray>,
}

/// The pieces that ride by a step to the target, and the squares they may come from.
struct Ray {
    step: Offset,
    squares: SquareSet,
    slide: PieceSet,
    hop: PieceSet,
}

impl SourcesBuilder {
    pub(super) fn new(target: Square, squares: usize) -> SourcesBuilder {
        SourcesBuilder {
            target,
            irregular: SquareSet::EMPTY,
            others: SquareSet::EMPTY,
            origins: vec![Origin::default(); squares],
            en_passant_capturers: SquareSet::EMPTY,
            rays: Vec::new(),
        }
    }

    /// Adds the captures along one path, walked back from the target.
    pub(super) fn add(
        &mut self,
        board: &Grid,
        group: &PieceGroup,
        rides_irregularly: bool,
        GroupPath { path, line, within }: &GroupPath,
    ) {
        let mut at = board.coordinates(self.target);
        let mut left = path.max_steps.unwrap_or(u8::MAX);
        let mut squares = SquareSet::EMPTY;
        let back = |at, step: Offset| {
            let before = board.step(at, -step);
            before.filter(|(_, square)| within.contains(*square))
        };
        while let Some((before, mut from)) = back(at, path.ride).filter(|_| left > 0) {
            if from == self.target {
                break;
            }
            (at, left) = (before, left - 1);
            let mut lead = path.lead.iter().rev();
            let start = lead.try_fold(before, |at, &step| {
                let (at, square) = back(at, step)?;
                from = square;
                Some(at)
            });
            if start.is_some() && (!path.mode.initial || group.homes.contains(from)) {
                squares.insert(from);
            }
        }
        if line.kind == LineKind::EnPassant {
            self.en_passant_capturers = self.en_passant_capturers.or(squares);
        } else if !line.rides {
            let known = match rides_irregularly {
                true => &mut self.irregular,
                false => &mut self.others,
            };
            *known = known.or(squares);
            for from in squares.iter() {
                self.origins[from.index()].leapers |= bit(group.kind);
            }
        } else if !squares.is_empty() {
            self.add_ray(group, line, path.ride, squares);
        }
    }

    fn add_ray(&mut self, group: &PieceGroup, line: &Line, step: Offset, squares: SquareSet) {
        let known = self.rays.iter().position(|ray| ray.step == step);
        let known = known.unwrap_or_else(|| {
            self.rays.push(Ray {
                step,
                squares,
                slide: PieceSet::EMPTY,
                hop: PieceSet::EMPTY,
            });
            self.rays.len() - 1
        });
        let ray = &mut self.rays[known];
        let pieces = match line.kind {
            LineKind::Hop => &mut ray.hop,
            _ => &mut ray.slide,
        };
        *pieces = pieces.or(group.pieces);
        self.others = self.others.or(squares);
        for from in squares.iter() {
            self.origins[from.index()].riders |= bit(group.kind);
        }
    }

    pub(super) fn target(mut self, width: usize) -> AttackSources {
        let mut squares = Vec::new();
        for set in [self.irregular, self.others] {
            squares.extend(&set.words()[..width]);
        }
        let rises = |ray: &Ray| ray.squares.lowest() > Some(self.target);
        let (mut rays, mut count, mut rising) = (Vec::new(), 0, 0);
        for risen in [true, false] {
            for ray in self.rays.iter().filter(|ray| rises(ray) == risen) {
                rays.extend(&ray.squares.words()[..width]);
                rays.extend(ray.slide.words());
                rays.extend(ray.hop.words());
                for from in ray.squares.iter() {
                    let [first, end] = &mut self.origins[from.index()].rays;
                    if *end == 0 {
                        *first = count;
                    }
                    *end = count + 1;
                }
                count += 1;
                rising += u16::from(risen);
            }
        }
        AttackSources {
            squares,
            origins: self.origins,
            rays,
            rising,
            en_passant_capturers: self.en_passant_capturers,
        }
    }
}
