//! The drops of an imported game.

/// Pieces that may be dropped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct DraftDrops {
    pub(super) pieces: Vec<usize>,
    /// The squares where they may be dropped, by player; `None` for all.
    pub(super) on: [Option<Vec<usize>>; 2],
    /// Whether nothing else is legal while one of them may be dropped.
    pub(super) compulsory: bool,
    /// The squares where they may enter with another piece's first move, by player; none if they never do.
    pub(super) gates: [Vec<usize>; 2],
    /// Who gets captured pieces in hand, `captor` or `owner`; `None` if nobody.
    pub(super) captures: Option<&'static str>,
    /// Whether they may be dropped as what they promote to, too.
    pub(super) forms: bool,
    /// The most of a type on a file; 0 for any number.
    pub(super) per_file: u32,
    pub(super) different_colours: bool,
    pub(super) no_check: bool,
    pub(super) no_mate: bool,
}

impl DraftDrops {
    /// Adds these drops to those of other types that are alike.
    pub(super) fn add_to(self, list: &mut Vec<DraftDrops>) {
        let rest = |one: &DraftDrops| DraftDrops {
            pieces: Vec::new(),
            ..one.clone()
        };
        match list.iter_mut().find(|known| rest(known) == rest(&self)) {
            Some(known) => known.pieces.extend(self.pieces),
            None => list.push(self),
        }
    }
}
