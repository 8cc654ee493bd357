//! The ways to write one action.

use super::names::{hints, split_file, square_name};
use crate::geometry::Square;
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, PieceType};
use crate::position::Position;
use crate::variant::PromotionChoice;

/// Actions that could be written alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Group {
    Castling,
    /// Moves to squares of one name, with the promotion.
    Target(Square, Option<PieceType>),
}

impl Group {
    /// `None` for actions that are written as move text.
    pub(super) fn of(position: &Position, action: Action) -> Option<Group> {
        if let Action::Castle(_) = action {
            return Some(Group::Castling);
        }
        let (_, to) = ends(position, action)?;
        let variant = position.variant();
        let other = variant.geometry().counterpart(to);
        let twin = other.filter(|_| variant.rules.passes_over);
        let named = twin.map_or(to, |twin| twin.min(to));
        Some(Group::Target(named, action.promotes_to()))
    }
}

/// The notations of an action in order of preference: the shortest one that nothing else shares is right.
pub(super) fn candidates(position: &Position, action: Action) -> Vec<String> {
    if let Action::Castle(index) = action {
        let [sign, _] = castling_signs(position, index as usize);
        let castling = &position.variant().rules.castlings[index as usize];
        return vec![
            sign.to_string(),
            format!("{}{sign}", written_code(position, castling.kind)),
        ];
    }
    let Some(parts) = Parts::of(position, action) else {
        return Vec::new();
    };
    let code = san_code(position, parts.piece);
    let captures = parts.capture == "x";
    let codes = &position.variant().alphabet.codes;
    // Without a code, a capture starts with the file, and a level that looks like a code would mislead.
    let misleads = |hint: &str| match hint {
        "" => captures,
        hint => codes.iter().any(|code| hint.starts_with(code.as_str())),
    };
    let hints = parts.hints.iter();
    let usable = hints.filter(|hint| !code.is_empty() || !misleads(hint));
    usable
        .map(|hint| format!("{code}{hint}{}{}", parts.capture, parts.target))
        .collect()
}

/// The spellings that name an action exactly: its move text, and its notation with any hint, with or without `x`.
pub(super) fn exact(position: &Position, action: Action) -> Vec<String> {
    if action.enters().is_some() {
        let spellings = exact(position, action.without_gate());
        return with_entry(position, action, spellings);
    }
    let mut spellings = vec![action.text(position.variant())];
    match (action, Parts::of(position, action)) {
        (Action::Castle(_), _) => spellings.extend(candidates(position, action)),
        (_, None) => {}
        (_, Some(parts)) => {
            let code = san_code(position, parts.piece);
            spellings.extend(parts.spellings(code, parts.capture));
            if !parts.capture.is_empty() {
                spellings.extend(parts.spellings(code, ""));
            }
        }
    }
    spellings
}

/// Every accepted spelling of an action, without signs of capture and check.
pub(super) fn lenient(position: &Position, action: Action) -> Vec<String> {
    if action.enters().is_some() {
        let spellings = lenient(position, action.without_gate());
        return with_entry(position, action, spellings);
    }
    let mut spellings = exact(position, action);
    if let Action::Castle(index) = action {
        spellings.extend(castling_spellings(position, index as usize));
        return spellings;
    }
    if let Action::Drop {
        kind,
        to,
        mined: Secrecy::No,
    } = action
    {
        let codes = codes(position, Piece::new(kind, position.turn())).into_iter();
        let square = square_name(position, to);
        spellings.extend(codes.map(|code| format!("{code}@{square}")));
        return spellings;
    }
    let Some(parts) = Parts::of(position, action) else {
        return spellings;
    };
    for code in codes(position, parts.piece) {
        spellings.extend(parts.spellings(code, ""));
    }
    spellings.extend(parts.files(position));
    spellings
}

/// Spellings of a move followed by the piece that enters. With castling its square may be missing if it is that of the
/// castling piece.
fn with_entry(position: &Position, action: Action, spellings: Vec<String>) -> Vec<String> {
    let variant = position.variant();
    let (from, _) = action.squares(variant);
    let at_start = action.enters().filter(|&(_, at)| Some(at) == from);
    let bare = at_start.map(|(kind, _)| format!("/{}", written_code(position, kind)));
    let mut entries: Vec<String> = bare.into_iter().collect();
    entries.push(action.entry_text(variant));
    entries.dedup();
    let spelled = |entry: &String| -> Vec<String> {
        let moves = spellings.iter();
        moves.map(|text| format!("{text}{entry}")).collect()
    };
    entries.iter().flat_map(spelled).collect()
}

/// The parts of the notation of a move from square to square.
struct Parts {
    piece: Piece,
    /// The squares between which it moves.
    ends: (Square, Square),
    hints: Vec<String>,
    /// `x` or nothing.
    capture: &'static str,
    /// The target, with the capture on the way and the promotion.
    target: String,
    promotion: String,
}

impl Parts {
    fn of(position: &Position, action: Action) -> Option<Parts> {
        let (from, to) = ends(position, action)?;
        let captures = position.captures(action);
        let target = square_name(position, to);
        let variant = position.variant();
        let promotion = action.promotes_to().map_or(String::new(), |into| {
            format!("={}", variant.written_promotion(into))
        });
        let target = match action {
            Action::TwoSteps { via: Some(via), .. } => {
                let again = if captures.len() > 1 { "x" } else { "" };
                format!("{}{again}{target}", square_name(position, via))
            }
            _ => format!("{target}{promotion}"),
        };
        Some(Parts {
            piece: position.at(from)?,
            ends: (from, to),
            hints: hints(position, from),
            capture: if captures.is_empty() { "" } else { "x" },
            target,
            promotion,
        })
    }

    fn spellings(&self, code: &str, capture: &str) -> Vec<String> {
        let spelled = |hint: &String| format!("{code}{hint}{capture}{}", self.target);
        self.hints.iter().map(spelled).collect()
    }

    /// A capture by a pawn with the files alone: `gf`.
    fn files(&self, position: &Position) -> Option<String> {
        let [from, to] = [self.ends.0, self.ends.1].map(|square| square_name(position, square));
        let (from, to) = (split_file(&from).0, split_file(&to).0);
        let abbreviates = san_code(position, self.piece).is_empty() && from != to;
        abbreviates.then(|| format!("{from}{to}{}", self.promotion))
    }
}

/// The squares between which an action moves a piece on its own board; `None` for other actions.
pub(super) fn ends(position: &Position, action: Action) -> Option<(Square, Square)> {
    let (from, to) = action.squares(position.variant());
    from.zip(to)
}

/// The code in front of a move: none for pawns, which are promoting pieces that can't go back. Royal pieces, and those
/// that only change their form as in Shogi, aren't pawns.
fn san_code(position: &Position, piece: Piece) -> &str {
    let variant = position.variant();
    let rules = &variant.rules;
    let is_form = |choice: &PromotionChoice| {
        let [code, own] =
            [choice.kind, piece.kind()].map(|kind| &*variant.alphabet.codes[kind.index()]);
        code.strip_prefix('+') == Some(own) || own.strip_prefix('+') == Some(code)
    };
    let promotes = rules.promotes(piece.kind())
        && !variant.royals.contains(piece)
        && !rules.choices_of(piece.kind()).all(is_form);
    let count = rules.ending.move_count.as_ref();
    let goes_back =
        count.is_some_and(|count| count.reset_by_promotion && !count.reset_by.contains(piece));
    match promotes && !goes_back {
        true => "",
        false => written_code(position, piece.kind()),
    }
}

/// The code without the mark of promoted pieces, which notation of moves doesn't show.
fn written_code(position: &Position, kind: PieceType) -> &str {
    position.variant().alphabet.codes[kind.index()].trim_end_matches('~')
}

/// The codes that may stand for a piece: its own, none for promoting pieces, and those that the variant file adds.
fn codes(position: &Position, piece: Piece) -> Vec<&str> {
    let kind = piece.kind();
    let variant = position.variant();
    let promotes = variant.rules.promotes(kind);
    let mut codes = vec![written_code(position, kind)];
    codes.extend(promotes.then_some(""));
    codes.extend(
        variant.kinds[kind.index()]
            .aliases
            .iter()
            .map(String::as_str),
    );
    codes
}

/// `O-O` or `O-O-O`, with letters and with zeros.
fn castling_signs(position: &Position, index: usize) -> [&'static str; 2] {
    match position.variant().rules.castlings[index].short {
        true => ["O-O", "0-0"],
        false => ["O-O-O", "0-0-0"],
    }
}

/// The signs with and without the code of the castling piece, its move, with or without its starting square, and its move
/// to its partner.
fn castling_spellings(position: &Position, index: usize) -> Vec<String> {
    let signs = castling_signs(position, index);
    let castling = &position.variant().rules.castlings[index];
    let codes = codes(position, castling.piece());
    let with_code = codes
        .iter()
        .flat_map(|code| signs.map(|sign| format!("{code}{sign}")));
    let bare = signs.map(str::to_string).into_iter();
    let name = |square| square_name(position, square);
    let moved = { codes.iter() }.map(|code| format!("{code}{}", name(castling.to)));
    let targets = [castling.to, castling.partner_from].into_iter();
    // The piece may stand on its target already.
    let targets = targets.filter(|&target| target != castling.from);
    let ways = targets.flat_map(|target| {
        let way = name(castling.from) + &name(target);
        let codes = codes.iter().copied().chain([""]);
        codes.map(move |code| format!("{code}{way}"))
    });
    with_code.chain(moved).chain(bare).chain(ways).collect()
}
