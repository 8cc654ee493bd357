//! Castling: a royal piece and its partner move in one action.

use super::castling_right::CastlingRight;
use super::error::Faults;
use super::keys;
use super::table::Table;
use super::tree::Node;
use crate::geometry::{Offset, Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};

/// One player's castling, with its squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Castling {
    /// The player.
    pub owner: Player,
    /// The required rights: bit `n` is the variant's `n`th right.
    pub needs: u16,
    /// The type of the piece that castles.
    pub kind: PieceType,
    /// The type of the partner.
    pub partner: PieceType,
    /// The start square of the castling piece.
    pub from: Square,
    /// Its target square.
    pub to: Square,
    /// The start square of the partner.
    pub partner_from: Square,
    /// Its target square.
    pub partner_to: Square,
    /// Squares that must be empty.
    pub empty: SquareSet,
    /// If the castling piece is royal, squares that may not be attacked: its start, its path and its target. Empty if
    /// attacks don't matter.
    pub safe: SquareSet,
}

/// The maximum number of rights; a [`Setup`](crate::setup::Setup) has a bit for each.
const MAX_RIGHTS: usize = 16;

/// The letters of all rights: the first player's in capitals, then the second's in small letters. Letters of unmoved
/// pieces are sorted; letters of castlings are in file order.
pub(super) fn letters(file: &Node, faults: &mut Faults) -> Vec<char> {
    let nodes = file.items_of(&keys::CASTLING);
    let by_pieces = nodes
        .iter()
        .any(|node| node.get(&keys::PARTNER_LETTER).is_some());
    let mut letters: Vec<char> = Vec::new();
    for node in nodes {
        let letter = letter_of(node, &keys::CASTLING_LETTER).unwrap_or('?');
        let partner = letter_of(node, &keys::PARTNER_LETTER);
        if by_pieces != partner.is_some() {
            let message = "either every castling has a `partner-letter` or none";
            faults.wrong(node, message);
        }
        if !by_pieces && letters.contains(&letter) {
            faults.wrong(node, format!("there is a castling `{letter}` already"));
        }
        letters.push(letter);
        letters.extend(partner);
    }
    if by_pieces {
        letters.sort();
        letters.dedup();
    }
    if let Some(list) = file
        .get(&keys::CASTLING)
        .filter(|_| letters.len() * 2 > MAX_RIGHTS)
    {
        faults.wrong(
            list,
            format!("too many; allowed: {} castlings", MAX_RIGHTS / 2),
        );
        return Vec::new();
    }
    let small: Vec<char> = letters.iter().map(char::to_ascii_lowercase).collect();
    letters.extend(small);
    letters
}

fn letter_of(node: &Node, key: &keys::Key) -> Option<char> {
    node.text_of(key)?.chars().next()
}

/// Builds the rights, in the order of their letters, and the castlings of both players.
pub(super) fn build(
    file: &Node,
    table: &Table,
    letters: &[char],
    faults: &mut Faults,
) -> (Vec<CastlingRight>, Vec<Castling>) {
    let nodes = file.items_of(&keys::CASTLING);
    if let Some(list) = file
        .get(&keys::CASTLING)
        .filter(|_| table.players.len() != 2)
    {
        faults.wrong(list, "castling needs exactly two seats");
        return (Vec::new(), Vec::new());
    }
    let (first, second) = letters.split_at(letters.len() / 2);
    let mut rights = Vec::new();
    for (owner, letters) in table.players().zip([first, second]) {
        rights.extend(letters.iter().map(|&letter| CastlingRight {
            letter,
            owner,
            squares: SquareSet::EMPTY,
        }));
    }
    let mut castlings = Vec::new();
    for owner in table.players() {
        for node in nodes {
            match lay_out(node, table, owner, &mut rights) {
                Some(Ok(castling)) => castlings.push(castling),
                Some(Err(message)) => faults.wrong(node, message),
                None => {}
            }
        }
    }
    (rights, castlings)
}

/// Builds a player's castling and adds the squares of its pieces to their rights. `None` if a value is missing, which
/// is reported elsewhere.
fn lay_out(
    node: &Node,
    table: &Table,
    owner: Player,
    rights: &mut [CastlingRight],
) -> Option<Result<Castling, String>> {
    let kind = node.kind_of(&keys::CASTLING_PIECE, table.kinds)?;
    let partner = node.kind_of(&keys::PARTNER, table.kinds)?;
    let steps = node.number_of(&keys::STEPS)?;
    let side = node.text_of(&keys::SIDE)?;
    let letter = letter_of(node, &keys::CASTLING_LETTER)?;
    let partner_letter = letter_of(node, &keys::PARTNER_LETTER);
    let (piece, partner_piece) = (Piece::new(kind, owner), Piece::new(partner, owner));
    let path = match path_to_partner(table, piece, partner_piece, side, steps) {
        Ok(path) => path,
        Err(message) => return Some(Err(message)),
    };
    let mut needs = 0;
    let own = path.squares[0];
    for (letter, square) in [
        (letter, own),
        (partner_letter.unwrap_or(letter), path.partner_from),
    ] {
        let Some(bit) = bit_of(rights, letter, owner) else {
            continue;
        };
        let by_pieces = partner_letter.is_some();
        let stands_for_it = |right: &&CastlingRight| {
            right.letter != rights[bit].letter && right.squares.contains(square)
        };
        if let Some(other) = rights.iter().find(stands_for_it).filter(|_| by_pieces) {
            let (name, other) = (table.board.name(square), other.letter.to_ascii_uppercase());
            let message = format!("the piece on {name} has two letters, `{other}` and `{letter}`");
            return Some(Err(message));
        }
        rights[bit].squares.insert(square);
        needs |= 1 << bit;
        if by_pieces && rights[bit].squares.len() > 1 {
            return Some(Err(format!("`{letter}` stands for two pieces")));
        }
    }
    let safe = node.flag_of(&keys::SAFE);
    Some(Ok(Castling {
        owner,
        needs,
        kind,
        partner,
        from: own,
        to: path.squares[steps],
        partner_from: path.partner_from,
        partner_to: path.squares[steps - 1],
        empty: path.squares[1..].iter().copied().collect(),
        safe: match safe {
            true => path.squares[..=steps].iter().copied().collect(),
            false => SquareSet::EMPTY,
        },
    }))
}

/// The index of a player's right; the letter is the first player's.
fn bit_of(rights: &[CastlingRight], letter: char, owner: Player) -> Option<usize> {
    let fits =
        |right: &CastlingRight| right.owner == owner && right.letter.to_ascii_uppercase() == letter;
    rights.iter().position(fits)
}

struct CastlingPath {
    /// The squares from the piece's own up to the one before the partner.
    squares: Vec<Square>,
    partner_from: Square,
}

/// The path from a piece to its partner in the array, if it is long enough.
fn path_to_partner(
    table: &Table,
    piece: Piece,
    partner: Piece,
    side: &str,
    steps: usize,
) -> Result<CastlingPath, String> {
    let name = table.player_name(piece.owner());
    let (code, partner_code) = (table.code(piece.kind()), table.code(partner.kind()));
    let right = Offset::plane(1, 0);
    let step = if side == "right" { right } else { -right };

    let homes = table.array.squares_of(table.board, piece);
    let home = homes.iter().next().filter(|_| homes.len() == 1);
    let home = home.ok_or_else(|| {
        let found = homes.len();
        format!("{name} has {found} `{code}` in the array; castling needs one")
    })?;
    let beyond = |&at: &Square| table.board.step(at, step);
    let squares = std::iter::successors(Some(home), beyond);
    let squares: Vec<Square> = squares
        .take_while(|&at| table.array.at(at) != Some(partner))
        .collect();
    let partner_from = squares.last().and_then(beyond).ok_or_else(|| {
        format!("{name} has no `{partner_code}` to the {side} of its `{code}` in the array")
    })?;
    if steps >= squares.len() {
        let between = squares.len() - 1;
        return Err(format!(
            "{name}'s `{code}` has {between} squares between it and its `{partner_code}`; too few for {steps} steps"
        ));
    }
    for (piece, end) in [(piece, squares[steps]), (partner, squares[steps - 1])] {
        let kind = &table.kinds[piece.kind().index()];
        if !kind.bounds(piece.owner()).contains(end) {
            let (code, name) = (&kind.code, table.board.name(end));
            return Err(format!(
                "`{code}` would land on {name}, outside its `stays-on`"
            ));
        }
    }
    Ok(CastlingPath {
        squares,
        partner_from,
    })
}
