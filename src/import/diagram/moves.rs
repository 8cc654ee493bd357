//! The moves of a diagram's piece in our notation.

use super::directions;
use super::settings::Piece;
use crate::import::loss::{LossKind, Losses};
use crate::import::notation::{self, NO_MOVE};

/// The moves of pieces that are given only by name. Source: `DefaultMove` in the diagrams' own script; the last ones are
/// common names that it doesn't have.
const BY_NAME: [(&str, &str); 39] = [
    ("pawn", "ifmnDfmWfceF"),
    ("knight", "N"),
    ("bishop", "B"),
    ("rook", "R"),
    ("queen", "Q"),
    ("cardinal", "BN"),
    ("archbishop", "BN"),
    ("chancellor", "RN"),
    ("marshall", "RN"),
    ("amazon", "QN"),
    ("lion", "KNADcaKcabKmabK"),
    ("mao", "mafsW"),
    ("horse", "mafsW"),
    ("elephant", "mafF"),
    ("cannon", "mRcpR"),
    ("pao", "mRcpR"),
    ("advisor", "F"),
    ("lance", "fR"),
    ("copper", "vWfF"),
    ("silver", "FfW"),
    ("silvergeneral", "FfW"),
    ("gold", "WfF"),
    ("goldgeneral", "WfF"),
    ("man", "K"),
    ("commoner", "K"),
    ("ferz", "F"),
    ("camel", "C"),
    ("zebra", "Z"),
    ("nightrider", "NN"),
    ("grasshopper", "gQ"),
    ("griffon", "yafsF"),
    ("gryphon", "yafsF"),
    ("wizard", "FC"),
    ("champion", "WAD"),
    ("mann", "K"),
    ("centaur", "KN"),
    ("wazir", "W"),
    ("vao", "mBcpB"),
    ("dabbaba", "D"),
];

/// On cylinders, the mark of parts of a movement that may pass the left and right edges.
pub(super) const AROUND: char = 'o';

const KING: &str = "king";

/// The moves of a piece.
#[derive(Default)]
pub(super) struct Moves {
    /// In our notation.
    pub(super) text: String,
    /// Whether its initial moves may start anywhere.
    pub(super) starts_anywhere: bool,
    /// Its castlings as written: `isO2`.
    pub(super) castlings: Vec<String>,
}

/// A part of a movement.
struct Part<'p> {
    written: &'p str,
    /// In our notation.
    ours: String,
}

/// Converts the moves of a piece.
pub(super) fn convert(piece: &Piece, files: usize, losses: &mut Losses) -> Moves {
    let parts = notation::parts(written(piece, files, losses));
    let (castlings, parts): (Vec<&str>, Vec<&str>) =
        parts.into_iter().partition(|part| is_castling(part));
    let ours = |written| {
        let ours = directions::in_our_notation(&without_mark(written)).into_iter();
        ours.map(move |ours| Part { written, ours })
    };
    let parts = parts.into_iter().flat_map(ours).collect();
    let (parts, starts_anywhere) = with_passing(parts, piece, losses);
    let parts = parts.iter().map(|part| (part.written, &*part.ours));
    Moves {
        text: notation::convert(parts, piece.line, &piece.name, losses),
        starts_anywhere,
        castlings: castlings.into_iter().map(str::to_string).collect(),
    }
}

/// The movement as written, or that of the piece's name.
pub(super) fn written<'p>(piece: &'p Piece, files: usize, losses: &mut Losses) -> &'p str {
    if !piece.moves.is_empty() {
        return &piece.moves;
    }
    let name = piece.name.to_ascii_lowercase();
    if name == KING {
        let moves = if files > 8 { "KisO3" } else { "KisO2" };
        losses.add(LossKind::Assumed, piece.line, &piece.name, moves);
        return moves;
    }
    match BY_NAME.iter().find(|(known, _)| *known == name) {
        Some((_, moves)) => moves,
        None => {
            losses.add(LossKind::Notation, piece.line, &piece.name, "");
            NO_MOVE
        }
    }
}

fn is_castling(part: &str) -> bool {
    let atom = part.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    atom.starts_with('O')
}

/// Converts lame leaps that open squares to en passant. In diagrams these are `in` and `nn`, where `nn` isn't limited
/// to initial moves; in our notation only `in`. So `nn` becomes an initial move that may start anywhere, if the piece
/// has no other ones.
///
/// Source: H. G. Muller, <https://www.chessvariants.com/index/listcomments.php?id=41346>.
fn with_passing<'p>(
    mut parts: Vec<Part<'p>>,
    piece: &Piece,
    losses: &mut Losses,
) -> (Vec<Part<'p>>, bool) {
    let is_initial = |part: &Part| notation::modifiers(&part.ours).contains('i');
    let has_initial = parts.iter().any(is_initial);
    let mut starts_anywhere = false;
    for part in &mut parts {
        if notation::modifiers(&part.ours).matches('n').count() != 2 {
            continue;
        }
        let lame = part.ours.replacen('n', "", 1);
        if is_initial(part) {
            part.ours = lame;
        } else if has_initial {
            let why = "it opens no square to en passant, since other moves are initial ones";
            losses.refuse(
                LossKind::Notation,
                piece.line,
                &piece.name,
                part.written,
                why,
            );
            part.ours = lame;
        } else {
            part.ours = format!("i{lame}");
            starts_anywhere = true;
        }
    }
    (parts, starts_anywhere)
}

/// A part without the mark of cylinders.
fn without_mark(part: &str) -> String {
    let (modifiers, atom) = part.split_at(notation::modifiers(part).len());
    modifiers.replace(AROUND, "") + atom
}
