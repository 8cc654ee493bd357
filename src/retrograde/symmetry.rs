//! The symmetries of a board for given pieces.

use crate::geometry::{Geometry, Shape, Square, SquareSet};
use crate::piece::Piece;
use crate::variant::Variant;

/// Maps each square to its image.
pub(super) type Symmetry = Vec<u8>;

/// The symmetries under which the pieces move alike and promote on the same squares; the identity comes first.
pub(super) fn symmetries(variant: &Variant, pieces: &[Piece]) -> Vec<Symmetry> {
    let all = of_board(variant.geometry());
    all.into_iter()
        .filter(|symmetry| pieces.iter().all(|&piece| keeps(variant, piece, symmetry)))
        .collect()
}

/// Permutations and reflections of axes of equal length that keep the holes. Unconnected boards can only be swapped.
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
                Some(board.at(to[0], to[1], to[2])?.index() as u8)
            };
            let symmetry: Option<Symmetry> = board.squares().map(image).collect();
            found.extend(symmetry.filter(|symmetry| !found.contains(symmetry)));
        }
    }
    found
}

fn keeps(variant: &Variant, piece: Piece, symmetry: &Symmetry) -> bool {
    let squares: Vec<Square> = variant.geometry().squares().collect();
    let image = |square: Square| squares[symmetry[square.index()] as usize];
    let promotions = variant.rules.promotions_of(piece.kind()).iter();
    let zones = promotions.map(|p| [p.zone[piece.owner()], p.compulsory[piece.owner()]]);
    let bounds = { variant.rules.choices_of(piece.kind()) }
        .map(|choice| variant.kinds[choice.kind.index()].bounds(piece.owner()));
    let limits: Vec<SquareSet> = zones.flatten().chain(bounds).collect();
    squares.iter().all(|&from| {
        let mut limits = limits.iter();
        limits.all(|limit| limit.contains(from) == limit.contains(image(from)))
            && line_shapes(variant, piece, from, image)
                == line_shapes(variant, piece, image(from), |square| square)
    })
}

type LineShape = (u8, u8, [bool; 4], Vec<usize>);

fn line_shapes(
    variant: &Variant,
    piece: Piece,
    from: Square,
    image: impl Fn(Square) -> Square,
) -> Vec<LineShape> {
    let lines = variant.lines.of(piece, from).iter();
    let mut line_shapes: Vec<LineShape> = lines
        .map(|line| {
            let marks = [
                line.quiet,
                line.captures,
                line.opens_en_passant,
                line.stops_at_attacked,
            ];
            let squares = variant.lines.squares(line).iter();
            let squares = squares.map(|&square| image(square).index()).collect();
            (line.kind as u8, line.first_stop, marks, squares)
        })
        .collect();
    line_shapes.sort();
    line_shapes
}
