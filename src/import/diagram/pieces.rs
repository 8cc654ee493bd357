//! The pieces of a diagram: moves, royalty and start squares.

use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, DraftPiece, DraftPieceType, WHITE};
use crate::import::loss::{LossKind, Losses};
use crate::import::notation::{self, NO_MOVE};

/// The moves of pieces that are given only by name.
const BY_NAME: [(&str, &str); 25] = [
    ("pawn", "ifmnDfmWfceF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    (KING, "KisO2"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("marshall", "RN"),
    ("amazon", "QN"),
    ("nightrider", "NN"),
    ("mann", "K"),
    ("commoner", "K"),
    ("centaur", "KN"),
    ("ferz", "F"),
    ("wazir", "W"),
    ("alfil", "A"),
    ("dabbaba", "D"),
    ("camel", "C"),
    ("zebra", "Z"),
    ("elephant", "FA"),
    ("cannon", "mRcpR"),
    ("vao", "mBcpB"),
    ("gold", "WfF"),
    ("silver", "FfW"),
];

/// The name of the royal piece by default.
const KING: &str = "king";

/// The name of a type that marks squares outside the board.
const HOLE: &str = "hole";

/// A castling as written: `isO2`.
pub(super) struct CastlingPart {
    pub(super) line: u32,
    pub(super) kind: usize,
    pub(super) part: String,
}

/// The royal type: given by its number from 1, its ID or its name; by default the one named king.
pub(super) fn royal(
    pieces: &[Piece],
    settings: &Settings,
    line: u32,
    losses: &mut Losses,
) -> Option<usize> {
    if let Some(written) = settings.value("royal") {
        let number = written.parse::<usize>().ok();
        let by_number = number.and_then(|number| number.checked_sub(1));
        let is_meant =
            |piece: &Piece| piece.id == written || piece.name.eq_ignore_ascii_case(written);
        let by_id = pieces.iter().position(is_meant);
        let found = by_number.filter(|&index| index < pieces.len()).or(by_id);
        if found.is_none() {
            let ids: Vec<&str> = pieces.iter().map(|piece| piece.id.as_str()).collect();
            let line = settings.line("royal");
            losses.refuse(LossKind::Value, line, "royal", written, ids.join(", "));
        }
        return found;
    }
    let is_king = |piece: &Piece| piece.name.eq_ignore_ascii_case(KING);
    let found = pieces.iter().position(is_king)?;
    losses.add(LossKind::Assumed, line, "royal", &pieces[found].name);
    Some(found)
}

/// Adds all pieces to the draft. Returns their castlings, which are not part of our movements.
pub(super) fn import(
    draft: &mut Draft,
    pieces: &[Piece],
    royal: Option<usize>,
    settings: &Settings,
    losses: &mut Losses,
) -> Vec<CastlingPart> {
    let mut castlings = Vec::new();
    let first_rank = first_rank(pieces, settings, losses);
    for (kind, piece) in pieces.iter().enumerate() {
        let moves = convert_moves(piece, kind, &mut castlings, losses);
        draft.kinds.push(DraftPieceType {
            code: letter(draft, piece),
            name: name_of(piece),
            moves,
            royal: royal == Some(kind),
            royal_up_to: None,
            stays_on: [None, None],
            starts_on: [None, None],
            en_passant_on: [None, None],
            points: 0,
        });
        if piece.name.eq_ignore_ascii_case(HOLE) {
            losses.add(LossKind::Hole, piece.line, &piece.name, &piece.squares);
            continue;
        }
        if !matches!(piece.reserve.as_str(), "" | "0") {
            losses.add(LossKind::Reserve, piece.line, &piece.name, &piece.reserve);
        }
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

/// Converts the moves without castlings.
fn convert_moves(
    piece: &Piece,
    kind: usize,
    found: &mut Vec<CastlingPart>,
    losses: &mut Losses,
) -> String {
    let name = piece.name.to_ascii_lowercase();
    let known = BY_NAME.iter().find(|(known, _)| *known == name);
    let written = match (piece.moves.as_str(), known) {
        ("", Some((KING, moves))) => {
            losses.add(LossKind::Assumed, piece.line, &piece.name, moves);
            moves
        }
        ("", Some((_, moves))) => moves,
        ("", None) if name == HOLE => NO_MOVE,
        ("", None) => {
            losses.add(LossKind::Notation, piece.line, &piece.name, "");
            NO_MOVE
        }
        (moves, _) => moves,
    };
    let is_castling = |part: &str| {
        let atom = part.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        atom.starts_with('O')
    };
    let (castlings, parts): (Vec<&str>, Vec<&str>) = notation::parts(written)
        .into_iter()
        .partition(|part| is_castling(part));
    found.extend(castlings.into_iter().map(|part| CastlingPart {
        line: piece.line,
        kind,
        part: part.to_string(),
    }));
    notation::convert(parts, piece.line, &piece.name, losses)
}

/// A letter that no other type has: from the ID, from the name, or any.
fn letter(draft: &Draft, piece: &Piece) -> char {
    let own = piece.id.chars().chain(piece.name.chars());
    let letters = own
        .map(|letter| letter.to_ascii_uppercase())
        .chain('A'..='Z');
    let is_free = |letter: &char| {
        letter.is_ascii_uppercase() && draft.kinds.iter().all(|kind| kind.code != *letter)
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

/// Places the pieces of one type: White's squares, then after an empty entry Black's.
fn place(
    draft: &mut Draft,
    kind: usize,
    piece: &Piece,
    first_rank: usize,
    settings: &Settings,
    losses: &mut Losses,
) {
    let rotates = match settings.value("symmetry") {
        None | Some("mirror") => Some(false),
        Some("rotate") => Some(true),
        Some("none") => None,
        Some(other) => {
            let line = settings.line("symmetry");
            losses.refuse(
                LossKind::Value,
                line,
                "symmetry",
                other,
                "mirror, rotate, none",
            );
            Some(false)
        }
    };
    let (white, black) = match piece.squares.split_once(",,") {
        Some((white, black)) => (white, Some(black)),
        None => (piece.squares.as_str(), None),
    };
    let white = squares(draft, white, first_rank, piece, losses);
    let black = match (black, rotates) {
        (Some(black), _) => squares(draft, black, first_rank, piece, losses),
        (None, None) => Vec::new(),
        (None, Some(rotates)) => white
            .iter()
            .map(|&square| opposite(draft, square, rotates))
            .collect(),
    };
    for (player, squares) in [(WHITE, white), (BLACK, black)] {
        for square in squares {
            if draft.squares[square].is_some() {
                let found = draft.square_name(square);
                losses.add(LossKind::Array, piece.line, &piece.name, &found);
            }
            draft.squares[square] = Some(DraftPiece { kind, player });
        }
    }
}

/// The square on Black's side that corresponds to one on White's.
fn opposite(draft: &Draft, square: usize, rotates: bool) -> usize {
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
