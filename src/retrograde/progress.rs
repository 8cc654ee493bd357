//! Progress reports.

use crate::piece::Piece;

/// The progress of solving one endgame.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The pieces of the endgame.
    pub pieces: Vec<Piece>,
    /// The estimated share of the work that is done, from 0 to 1.
    pub part: f64,
}

/// Called now and then; returning `false` stops the work.
pub type OnProgress<'t> = &'t mut dyn FnMut(&Progress) -> bool;
