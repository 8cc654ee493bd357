//! The draw by a number of plies of an imported game.

use crate::geometry::Offset;
use crate::movement::{Movement, Path};

/// A draw by a number of plies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct DraftMoveCount {
    pub(super) plies: u32,
    pub(super) reset_by: Vec<usize>,
    /// Whether only moves of these types count that can't be taken back.
    pub(super) irreversible_only: bool,
    /// Whether promotions of other types reset the count, too.
    pub(super) reset_by_promotion: bool,
    pub(super) reset_by_drop: bool,
}

impl DraftMoveCount {
    /// The count that moves of these types reset, given the moves of each type. If one of them could take moves back,
    /// only irreversible moves do.
    pub(super) fn new<'m>(
        plies: u32,
        reset_by: Vec<usize>,
        moves_of: impl Fn(usize) -> &'m str,
    ) -> DraftMoveCount {
        DraftMoveCount {
            plies,
            irreversible_only: reset_by.iter().any(|&kind| goes_back(moves_of(kind))),
            reset_by,
            ..DraftMoveCount::default()
        }
    }
}

/// Whether a type could take some of its moves back.
fn goes_back(moves: &str) -> bool {
    let Ok(movement) = Movement::parse(moves) else {
        return false;
    };
    let quiet = |path: &&Path| path.mode.quiet && !path.mode.initial;
    let paths = movement.paths.iter().filter(quiet);
    let ends: Vec<Offset> = paths.map(Path::first_end).collect();
    ends.iter().any(|&end| ends.contains(&-end))
}
