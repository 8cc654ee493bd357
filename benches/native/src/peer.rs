//! Chess by cozy-chess, which uses magic bitboards.

use cozy_chess::Board;

/// Perft from the array. Like ours, it counts the last moves without making them.
pub(crate) fn perft(depth: u32) -> u64 {
    count(&Board::default(), depth)
}

fn count(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 0 {
        return 1;
    }
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
            return false;
        }
        for one in moves {
            let mut next = board.clone();
            next.play_unchecked(one);
            nodes += count(&next, depth - 1);
        }
        false
    });
    nodes
}
