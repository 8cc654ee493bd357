//! The squares of a castling.

use crate::geometry::{Offset, Square, SquareSet};
use crate::piece::Piece;
use crate::variant::key::IfMissing::{Nothing, Number, Required};
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static SIDE: Key = key(
    "side",
    Form::OneOf(&["right", "left"]),
    Required,
    r#""right""#,
    "The partner's side, as the first player sees the board (for both players).",
);
pub(super) static STEPS: Key = key(
    "steps",
    Form::Number(1, 25),
    Number(2),
    "2",
    "The length of the step in squares.",
);
pub(super) static ENDS: Key = key(
    "ends",
    Form::Texts,
    Nothing("`steps` says where they end"),
    r#"["g1", "f1"]"#,
    "The squares of their rank where the piece and its partner end, however far they go; either may also stay, or take the square of the other. If both players castle so, the squares are the first player's, and the second player's are on the opposite rank.",
);

pub(super) static DROPPED_ON: Key = key(
    "dropped-on",
    Form::Texts,
    Nothing("they stand in the array"),
    r#"["e1", "h1"]"#,
    "The squares of the piece and its partner where these are dropped: the right arises when both stand there, the later one just dropped. The second player's are opposite, as in `ends`.",
);

/// Where a player's castling leads.
pub(super) struct CastlingPath {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) partner_from: Square,
    pub(super) partner_to: Square,
    /// The squares that must be empty.
    pub(super) empty: SquareSet,
    /// The start, path and target of the castling piece.
    pub(super) crossed: SquareSet,
}

impl CastlingPath {
    /// Finds the path of a piece and its partner in the array. `None` if a value is missing, which is reported
    /// elsewhere. `mirrored` says whether `ends` are the first player's and those of the piece opposite.
    pub(super) fn find(
        node: &Node,
        table: &Table,
        pieces: [Piece; 2],
        mirrored: bool,
    ) -> Option<Result<CastlingPath, String>> {
        let side = node.text_of(&SIDE)?;
        let line = match node.get(&DROPPED_ON) {
            Some(starts) => line_between(starts, mirrored, table, side),
            None => line_to_partner(table, pieces, side),
        };
        let line = match line {
            Ok(line) => line,
            Err(message) => return Some(Err(message)),
        };
        let path = match node.get(&ENDS) {
            Some(_) if node.get(&STEPS).is_some() => {
                Err("either `steps` or `ends` says where the pieces end".to_string())
            }
            Some(ends) => ends_by_name(ends, mirrored, table, pieces, &line)
                .map(|ends| between_ends(table, &line, ends)),
            None => after_steps(table, pieces, &line, node.number_of(&STEPS)?),
        };
        Some(path.and_then(|path| path.within_bounds(table, pieces)))
    }

    fn within_bounds(self, table: &Table, pieces: [Piece; 2]) -> Result<CastlingPath, String> {
        for (piece, end) in pieces.into_iter().zip([self.to, self.partner_to]) {
            let kind = &table.kinds[piece.kind().index()];
            if !kind.bounds(piece.owner()).contains(end) {
                let (code, name) = (&kind.code, table.board.name(end));
                return Err(format!(
                    "`{code}` would land on {name}, outside its `stays-on`"
                ));
            }
        }
        Ok(self)
    }
}

struct Line {
    /// The squares from the piece's own up to the one before the partner.
    squares: Vec<Square>,
    partner_from: Square,
}

/// The line from a piece to its partner in the array.
fn line_to_partner(table: &Table, pieces: [Piece; 2], side: &str) -> Result<Line, String> {
    let [piece, partner] = pieces;
    let name = table.player_name(piece.owner());
    let [code, partner_code] = pieces.map(|piece| table.code(piece.kind()));
    let step = step_towards(side);

    let homes = table.array.squares_of(table.board, piece);
    let home = homes.iter().next().filter(|_| homes.len() == 1);
    let home = home.ok_or_else(|| {
        let found = homes.len();
        format!("{name} has {found} `{code}` in the array; castling needs one")
    })?;
    let mut ray = table.board.ray(home, step);
    line_along(&mut ray, |at| table.array.at(at) == Some(partner)).ok_or_else(|| {
        format!("{name} has no `{partner_code}` to the {side} of its `{code}` in the array")
    })
}

/// The line between two squares of one rank.
fn line_between(starts: &Node, mirrored: bool, table: &Table, side: &str) -> Result<Line, String> {
    let step = step_towards(side);
    let named = squares_by_name(starts, mirrored, table);
    let line = match named[..] {
        [home, partner_from] if home != partner_from => {
            line_along(&mut table.board.ray(home, step), |at| at == partner_from)
        }
        _ => None,
    };
    let message =
        || format!("allowed as `dropped-on`: two squares of a rank, the second one to the {side}");
    line.ok_or_else(message)
}

/// The squares of a ray up to the partner, if it has one.
fn line_along(
    ray: &mut impl Iterator<Item = Square>,
    is_partner: impl Fn(Square) -> bool,
) -> Option<Line> {
    let mut squares = Vec::new();
    let partner_from = ray.find(|&square| {
        let found = is_partner(square);
        if !found {
            squares.push(square);
        }
        found
    })?;
    (!squares.is_empty()).then_some(Line {
        squares,
        partner_from,
    })
}

fn step_towards(side: &str) -> Offset {
    let right = Offset::plane(1, 0);
    if side == "right" { right } else { -right }
}

/// The squares of a list that exist, for the player who castles.
fn squares_by_name(list: &Node, mirrored: bool, table: &Table) -> Vec<Square> {
    let squares = list.items().iter().filter_map(|end| {
        let square = table.board.square(end.text()?)?;
        match mirrored {
            true => table.board.opposite(square),
            false => Some(square),
        }
    });
    squares.collect()
}

/// The path if the piece makes a number of steps and the partner lands on the last square it crossed.
fn after_steps(
    table: &Table,
    pieces: [Piece; 2],
    line: &Line,
    steps: usize,
) -> Result<CastlingPath, String> {
    let squares = &line.squares;
    if steps >= squares.len() {
        let between = squares.len() - 1;
        let name = table.player_name(pieces[0].owner());
        let [code, partner_code] = pieces.map(|piece| table.code(piece.kind()));
        return Err(format!(
            "{name}'s `{code}` has {between} squares between it and its `{partner_code}`; too few for {steps} steps"
        ));
    }
    Ok(CastlingPath {
        from: squares[0],
        to: squares[steps],
        partner_from: line.partner_from,
        partner_to: squares[steps - 1],
        empty: squares[1..].iter().copied().collect(),
        crossed: squares[..=steps].iter().copied().collect(),
    })
}

/// The two squares of `ends`, for the player who castles.
fn ends_by_name(
    ends: &Node,
    mirrored: bool,
    table: &Table,
    pieces: [Piece; 2],
    line: &Line,
) -> Result<[Square; 2], String> {
    let squares = squares_by_name(ends, mirrored, table);
    let home = line.squares[0];
    match squares[..] {
        [to, partner_to]
            if to != partner_to
                && ends.items().len() == 2
                && [to, partner_to]
                    .iter()
                    .all(|&end| on_one_rank(table, home, end)) =>
        {
            Ok([to, partner_to])
        }
        _ => {
            let [code, partner_code] = pieces.map(|piece| table.code(piece.kind()));
            Err(format!(
                "allowed as `ends`: a square for `{code}` and another one for `{partner_code}`, on their rank"
            ))
        }
    }
}

fn on_one_rank(table: &Table, one: Square, other: Square) -> bool {
    let [one, other] = [one, other].map(|square| table.board.coordinates(square));
    (one.rank, one.layer) == (other.rank, other.layer)
}

/// The path if the pieces end on these squares of their rank. Either may stand on the other's way or target.
fn between_ends(table: &Table, line: &Line, [to, partner_to]: [Square; 2]) -> CastlingPath {
    let (from, partner_from) = (line.squares[0], line.partner_from);
    let crossed = |from: Square, to: Square| table.board.rectangle(from, to);
    let own = crossed(from, to);
    let starts = SquareSet::from_iter([from, partner_from]);
    CastlingPath {
        from,
        to,
        partner_from,
        partner_to,
        empty: own.or(crossed(partner_from, partner_to)).without(starts),
        crossed: own,
    }
}
