//! Progress reports while an endgame is solved.

use crate::piece::Piece;

/// How far the work on one endgame has come.
#[derive(Clone, Debug)]
pub struct Progress {
    /// The pieces that are being worked on.
    pub pieces: Vec<Piece>,
    /// What part of it is done, from 0 to 1; what is left after the positions have been listed is guessed.
    pub part: f64,
}

/// What the caller hears now and then; `false` stops the work.
pub type OnProgress<'t> = &'t mut dyn FnMut(&Progress) -> bool;
