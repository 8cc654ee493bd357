//! A line of squares that a piece follows.

use super::Path;
use crate::geometry::Offset;

/// How the squares of a line are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// Moves over empty squares; the first piece ends the line and may be captured.
    Slide,
    /// Hops over exactly one piece and continues like a slide beyond it.
    Hop,
    /// Hops over exactly one piece, which is on the square before the last one, and ends on the last one.
    Grasshopper,
    /// The last square may be entered only by an en passant capture.
    EnPassant,
    /// Attacks a royal piece on the last square if the squares before are empty, but never moves.
    FacesRoyal,
}

impl LineKind {
    /// Whether it leads over exactly one piece.
    pub fn hops(self) -> bool {
        matches!(self, LineKind::Hop | LineKind::Grasshopper)
    }
}

/// A line of squares from a starting square, in moving order.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub(super) start: u32,
    pub(super) row: u16,
    pub(super) len: u8,
    /// Index of the first square where the piece may stop. The squares before must be empty.
    pub first_stop: u8,
    /// How the squares are used.
    pub kind: LineKind,
    /// May end on an empty square.
    pub quiet: bool,
    /// May end with a capture.
    pub captures: bool,
    /// After a move without capture, the squares passed allow en passant.
    pub opens_en_passant: bool,
    /// A royal piece may not cross attacked squares.
    pub stops_at_attacked: bool,
    /// Some step leaps, so not all consecutive squares are adjacent.
    pub leaps: bool,
    /// A straight ride to the edge. The piece has it from every square, so it is neither an initial move nor bounded.
    pub rides: bool,
}

impl Line {
    pub(super) fn may_capture(&self) -> bool {
        match self.kind {
            LineKind::Slide | LineKind::Hop | LineKind::Grasshopper => self.captures,
            LineKind::FacesRoyal | LineKind::EnPassant => true,
        }
    }
}

/// The properties that all lines of a path share.
pub(super) fn line(path: &Path, bounded: bool) -> Line {
    let mode = path.mode;
    let kind = match mode {
        _ if mode.en_passant => LineKind::EnPassant,
        _ if mode.lands_behind => LineKind::Grasshopper,
        _ if mode.hops => LineKind::Hop,
        _ if mode.faces_royals => LineKind::FacesRoyal,
        _ => LineKind::Slide,
    };
    let adjacent =
        |step: &Offset| step.file.abs() <= 1 && step.rank.abs() <= 1 && step.layer.abs() <= 1;
    Line {
        start: 0,
        row: 0,
        len: 0,
        first_stop: path.lead.len() as u8 + u8::from(kind == LineKind::Grasshopper),
        kind,
        quiet: mode.quiet,
        captures: mode.captures,
        opens_en_passant: path.opens_en_passant(),
        stops_at_attacked: mode.stops_at_attacked,
        leaps: !path.lead.iter().chain([&path.ride]).all(adjacent),
        rides: path.lead.is_empty()
            && path.max_steps.is_none()
            && !mode.initial
            && !bounded
            && kind != LineKind::Grasshopper,
    }
}
