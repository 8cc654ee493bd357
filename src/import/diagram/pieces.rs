//! The pieces of a diagram: moves, royalty and start squares.

use super::moves;
use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, DraftPiece, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};

/// A castling as written: `isO2`.
pub(super) struct CastlingPart {
    pub(super) line: u32,
    pub(super) kind: usize,
    pub(super) part: String,
}

/// Adds all pieces to the draft. Returns their castlings, which are not part of our movements.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &[Piece],
    royals: &[usize],
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<CastlingPart> {
    let mut castlings = Vec::new();
    let first_rank = first_rank(pieces, settings, losses);
    for (kind, piece) in pieces.iter().enumerate() {
        let moves = moves::convert(piece, draft.files, losses);
        castlings.extend(moves.castlings.into_iter().map(|part| CastlingPart {
            line: piece.line,
            kind,
            part,
        }));
        let everywhere = || (0..draft.squares.len()).collect();
        let starts_on = moves.starts_anywhere.then(everywhere);
        draft.kinds.push(DraftPieceType {
            code: letter(draft, piece).to_string(),
            name: name_of(piece),
            moves: moves.text,
            royal: royals.contains(&kind),
            form_of: None,
            royal_up_to: None,
            stays_on: [None, None],
            starts_on: [starts_on.clone(), starts_on],
            en_passant_on: [None, None],
            line_moves: None,
            hoppable: true,
            points: 0,
        });
        place(draft, kind, piece, first_rank, settings, losses);
    }
    castlings
}

fn name_of(piece: &Piece) -> String {
    let mut letters = piece.name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => format!("Piece {}", piece.id),
    }
}

/// A letter that no other type has: from the ID, from the name, or any.
fn letter(draft: &Draft, piece: &Piece) -> char {
    let own = piece.id.chars().chain(piece.name.chars());
    let letters = own
        .map(|letter| letter.to_ascii_uppercase())
        .chain('A'..='Z');
    let is_free = |letter: &char| {
        letter.is_ascii_uppercase()
            && draft
                .kinds
                .iter()
                .all(|kind| !kind.code.starts_with(*letter))
    };
    let mut free = letters.filter(is_free);
    // Beyond 26 types there is none; that is reported later.
    free.next().unwrap_or('A')
}

/// The number of White's first rank: 0 if a piece stands on a rank 0.
fn first_rank(pieces: &[Piece], settings: &Settings, losses: &mut Losses) -> usize {
    let squares = pieces
        .iter()
        .flat_map(|piece| piece.squares.split([',', '-']));
    let mut ranks = squares.map(|square| square.trim().get(1..).unwrap_or_default());
    let default = if ranks.any(|rank| rank == "0") { 0 } else { 1 };
    settings.number("firstRank", default, losses)
}

/// Removes the squares outside the board, which are written like those of a piece type.
pub(super) fn cut_holes(
    draft: &mut Draft,
    holes: &[Piece],
    pieces: &[Piece],
    settings: &Settings,
    losses: &mut Losses,
) {
    let first_rank = first_rank(pieces, settings, losses);
    for hole in holes {
        for square in start_squares(draft, hole, first_rank, settings, losses).concat() {
            if draft.squares[square].is_some() {
                let found = draft.square_name(square);
                losses.add(LossKind::Hole, hole.line, &hole.name, &found);
            } else if !draft.walls.contains(&square) {
                draft.walls.push(square);
            }
        }
    }
}

/// Places the pieces of one type.
fn place(
    draft: &mut Draft,
    kind: usize,
    piece: &Piece,
    first_rank: usize,
    settings: &Settings,
    losses: &mut Losses,
) {
    let squares = start_squares(draft, piece, first_rank, settings, losses);
    for (player, squares) in [WHITE, BLACK].into_iter().zip(squares) {
        for square in squares {
            let placed = Some(DraftPiece { kind, player });
            if draft.squares[square].is_some_and(|other| placed != Some(other)) {
                let found = draft.square_name(square);
                losses.add(LossKind::Array, piece.line, &piece.name, &found);
            }
            draft.squares[square] = placed;
        }
    }
}

/// The squares of one type: White's, then after an empty entry Black's. Black's pieces also stand opposite to White's, as
/// the symmetry says.
fn start_squares(
    draft: &Draft,
    piece: &Piece,
    first_rank: usize,
    settings: &Settings,
    losses: &mut Losses,
) -> [Vec<usize>; 2] {
    let rotates = match settings.value("symmetry") {
        None | Some("mirror") => Some(false),
        Some("rotate") => Some(true),
        Some("none") => None,
        Some(other) => {
            let line = settings.line("symmetry");
            let allowed = "mirror, rotate, none; taken as none";
            losses.refuse(LossKind::Value, line, "symmetry", other, allowed);
            None
        }
    };
    let (white, black) = (piece.squares)
        .split_once(",,")
        .unwrap_or((&piece.squares, ""));
    let white = squares(draft, white, first_rank, piece, losses);
    let mut black = squares(draft, black, first_rank, piece, losses);
    if let Some(rotates) = rotates {
        black.extend(white.iter().map(|&at| opposite(draft, at, rotates)));
    }
    [white, black]
}

/// The square on Black's side that corresponds to one on White's.
pub(super) fn opposite(draft: &Draft, square: usize, rotates: bool) -> usize {
    let (file, rank) = (square % draft.files, square / draft.files);
    let file = if rotates {
        draft.files - 1 - file
    } else {
        file
    };
    (draft.ranks - 1 - rank) * draft.files + file
}

/// Parses a list of squares such as `a2-j2,e4`.
fn squares(
    draft: &Draft,
    list: &str,
    first_rank: usize,
    piece: &Piece,
    losses: &mut Losses,
) -> Vec<usize> {
    let mut squares = Vec::new();
    for written in list
        .split(',')
        .map(str::trim)
        .filter(|square| !square.is_empty())
    {
        let (from, to) = written.split_once('-').unwrap_or((written, written));
        let ends = [from, to].map(|name| square_named(draft, name, first_rank));
        let [Some(from), Some(to)] = ends else {
            losses.add(LossKind::Array, piece.line, &piece.name, written);
            continue;
        };
        for square in 0..draft.squares.len() {
            let between = |part: fn(usize, usize) -> usize| {
                let [one, other] = [from, to].map(|end| part(end, draft.files));
                (one.min(other)..=one.max(other)).contains(&part(square, draft.files))
            };
            if between(|square, files| square % files) && between(|square, files| square / files) {
                squares.push(square);
            }
        }
    }
    squares
}

/// The square with this name, where ranks may start from another number.
fn square_named(draft: &Draft, name: &str, first_rank: usize) -> Option<usize> {
    let letter = name.trim().bytes().next()?;
    let file = usize::from(letter.checked_sub(b'a')?);
    let rank: usize = name.trim().get(1..)?.parse().ok()?;
    draft.square(file, rank.checked_sub(first_rank)?)
}
