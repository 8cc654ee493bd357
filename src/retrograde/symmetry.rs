//! The ways to turn and mirror a board that change nothing for given men.

use crate::geometry::{Geometry, Shape, Square};
use crate::piece::Piece;
use crate::variant::Variant;

/// A symmetry: where each cell goes.
pub(super) type Symmetry = Vec<u8>;

/// Every symmetry of the board under which the men go the same ways and promote on the same cells; the first one
/// changes nothing.
pub(super) fn symmetries(variant: &Variant, men: &[Piece]) -> Vec<Symmetry> {
    let all = of_board(variant.geometry());
    all.into_iter()
        .filter(|symmetry| men.iter().all(|&man| keeps(variant, man, symmetry)))
        .collect()
}

/// Axes exchanged and turned round, where they are of one length; boards that aren't connected only change places.
fn of_board(board: &Geometry) -> Vec<Symmetry> {
    const ORDERS: [[usize; 3]; 6] = [
        [0, 1, 2],
        [1, 0, 2],
        [0, 2, 1],
        [2, 1, 0],
        [1, 2, 0],
        [2, 0, 1],
    ];
    let lengths = [board.files(), board.ranks(), board.layers()];
    let fits = |order: &&[usize; 3]| {
        let same = (0..3).all(|axis| lengths[order[axis]] == lengths[axis]);
        same && (board.shape() == Shape::Levels || order[2] == 2)
    };
    let mut found = Vec::new();
    for order in ORDERS.iter().filter(fits) {
        for flips in 0..8u8 {
            let turned = |axis: usize, at: u8| match flips >> axis & 1 {
                0 => at,
                _ => lengths[axis] - 1 - at,
            };
            let image = |square: Square| {
                let from = board.coordinates(square);
                let from = [from.file, from.rank, from.layer];
                let to: [u8; 3] = std::array::from_fn(|axis| turned(axis, from[order[axis]]));
                board.at(to[0], to[1], to[2]).unwrap_or(square).index() as u8
            };
            let symmetry: Symmetry = board.squares().map(image).collect();
            if !found.contains(&symmetry) {
                found.push(symmetry);
            }
        }
    }
    found
}

fn keeps(variant: &Variant, man: Piece, symmetry: &Symmetry) -> bool {
    let squares: Vec<Square> = variant.geometry().squares().collect();
    let image = |square: Square| squares[symmetry[square.index()] as usize];
    let promotion = variant.rules.promotions[man.kind().index()].as_ref();
    let zones = promotion.map(|p| [p.zone[man.owner()], p.compulsory[man.owner()]]);
    squares.iter().all(|&from| {
        let mut zones = zones.iter().flatten();
        zones.all(|zone| zone.contains(from) == zone.contains(image(from)))
            && ways(variant, man, from, image) == ways(variant, man, image(from), |cell| cell)
    })
}

/// A line in words that can be sorted: its cells as `image` has them.
type Way = (u8, u8, [bool; 4], Vec<usize>);

fn ways(variant: &Variant, man: Piece, from: Square, image: impl Fn(Square) -> Square) -> Vec<Way> {
    let lines = variant.lines.of(man, from).iter();
    let mut ways: Vec<Way> = lines
        .map(|line| {
            let marks = [line.quiet, line.captures, line.leaves_passed, line.guarded];
            let cells = variant.lines.cells(line).iter();
            let cells = cells.map(|&cell| image(cell).index()).collect();
            (line.kind as u8, line.first_stop, marks, cells)
        })
        .collect();
    ways.sort();
    ways
}
