//! A castling of an imported game.

/// A castling of one or both players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct DraftCastling {
    pub(super) piece: usize,
    pub(super) partner: usize,
    pub(super) right: bool,
    pub(super) way: CastlingWay,
    /// The squares of both, seen in the same way, if they are dropped there.
    pub(super) dropped_on: Option<[usize; 2]>,
    /// Whether each player still has the right at the start.
    pub(super) players: [bool; 2],
    /// The only player who may castle so.
    pub(super) only: Option<usize>,
    pub(super) onto_partner: bool,
    pub(super) decides: bool,
    pub(super) closes_side: bool,
}

impl DraftCastling {
    /// One castling of both players if theirs are alike, otherwise one of each that has any.
    pub(super) fn merged(of: [Option<DraftCastling>; 2]) -> Vec<DraftCastling> {
        match of {
            [Some(white), Some(black)] if white == black => vec![white],
            of => {
                let each = (0..).zip(of);
                let found = each.filter_map(|(player, castling)| {
                    Some(DraftCastling {
                        only: Some(player),
                        ..castling?
                    })
                });
                found.collect()
            }
        }
    }
}

/// Where the pieces of a castling end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CastlingWay {
    /// After this number of steps.
    Steps(usize),
    /// On these squares, seen from the player's side as if it were White.
    Ends([usize; 2]),
}
