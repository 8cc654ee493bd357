//! The start of a section: the position text in `startFen`.

use super::forms;
use super::hands;
use super::pieces::FairyPieces;
use super::settings::Settings;
use super::types::KING;
use crate::import::draft::{BLACK, Draft, DraftPiece, WHITE};
use crate::import::loss::{LossKind, Losses};

const KEY: &str = "startFen";

/// The default of `startFen`.
const DEFAULT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const WALL: char = '*';

/// Further fields of the position text.
pub(super) struct Fields {
    /// The letters of the castling rights.
    pub(super) castling: String,
    /// The checks that each player has left to give.
    pub(super) checks_left: Option<[u32; 2]>,
}

/// Places the pieces of the start; `None` if they don't fit the board.
pub(super) fn place(
    draft: &mut Draft,
    pieces: &FairyPieces,
    settings: &Settings,
    losses: &mut Losses,
) -> Option<Fields> {
    let text = settings.value(KEY).unwrap_or(DEFAULT);
    let line = settings.line(KEY);
    let mut words = text.split_whitespace();
    let placement = words.next().unwrap_or_default();
    let (board, reserve) = match placement.split_once('[') {
        Some((board, reserve)) => (board, reserve.strip_suffix(']').unwrap_or(reserve)),
        None => (placement, ""),
    };
    let promoted = forms::pairs(pieces, settings, losses);
    let reverts = hands::captures_revert(settings, losses);
    if let Err(found) = place_ranks(draft, pieces, &promoted, reverts, board) {
        losses.refuse(LossKind::Array, line, KEY, &found, pieces.letters());
        return None;
    }
    place_reserve(draft, pieces, reserve, settings, losses);
    match words.next() {
        None | Some("w") => draft.turn = WHITE,
        Some("b") => draft.turn = BLACK,
        Some(other) => losses.refuse(LossKind::Array, line, KEY, other, "w, b"),
    }
    let mut words: Vec<&str> = words.collect();
    let mut checks_left = None;
    if settings.flag("checkCounting", false, losses) {
        words.retain(|word| match checks_left_of(word) {
            None => true,
            left => {
                checks_left = left;
                false
            }
        });
    }
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    // Castling and en passant may be missing together.
    let rights = words.iter().take_while(|word| !is_number(word)).count();
    let mut words = words.into_iter();
    let castling = { words.by_ref() }
        .take(rights.min(1))
        .next()
        .unwrap_or("-")
        .to_string();
    let passed = words.next().unwrap_or("-");
    if passed != "-" && !is_number(passed) {
        losses.refuse(LossKind::Array, line, KEY, passed, "-");
    }
    for word in words.filter(|word| !is_number(word)) {
        losses.add(LossKind::Array, line, KEY, word);
    }
    Some(Fields {
        castling,
        checks_left,
    })
}

/// Reads the checks left to each player: `3+3`, or as on lichess those given of three, `+0+0`.
fn checks_left_of(word: &str) -> Option<[u32; 2]> {
    let given = word.strip_prefix('+');
    let (white, black) = given.unwrap_or(word).split_once('+')?;
    let mut left = [0; 2];
    for (left, text) in left.iter_mut().zip([white, black]) {
        let &[digit @ b'0'..=b'9'] = text.as_bytes() else {
            return None;
        };
        let number = u32::from(digit - b'0');
        *left = match given {
            Some(_) => 3u32.saturating_sub(number),
            None => number,
        };
    }
    Some(left)
}

/// Places pieces on the board, last rank first. `promoted` has what `+` makes of a type; `reverts`: whether `~` matters.
/// The error is the text that doesn't fit.
fn place_ranks(
    draft: &mut Draft,
    pieces: &FairyPieces,
    promoted: &[(usize, usize)],
    reverts: bool,
    board: &str,
) -> Result<(), String> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != draft.ranks {
        return Err(board.to_string());
    }
    for (rank, text) in ranks.iter().rev().enumerate() {
        let mut file = 0;
        let mut rest = *text;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            if digits > 0 {
                let empty = rest[..digits].parse::<usize>();
                file += empty.map_err(|_| text.to_string())?.min(draft.files + 1);
                rest = &rest[digits..];
                continue;
            }
            let bad = || text.to_string();
            if letter == WALL {
                draft.walls.push(draft.square(file, rank).ok_or_else(bad)?);
                rest = &rest[WALL.len_utf8()..];
                file += 1;
                continue;
            }
            let (letter, is_promoted) = match rest.strip_prefix('+') {
                Some(rest) => (rest.chars().next().ok_or_else(bad)?, true),
                None => (letter, false),
            };
            rest = &rest[usize::from(is_promoted) + letter.len_utf8()..];
            let mut placed = piece(pieces, letter).ok_or_else(bad)?;
            if is_promoted {
                let becomes = promoted.iter().find(|(from, _)| *from == placed.kind);
                let becomes = becomes.map(|&(_, to)| to);
                let form = pieces.form_of(placed.kind);
                placed.kind = form.or(becomes).ok_or_else(bad)?;
            }
            let square = draft.square(file, rank).ok_or_else(bad)?;
            draft.squares[square] = Some(placed);
            if let Some(after) = rest.strip_prefix('~') {
                rest = after;
                draft.reverting.extend(reverts.then_some(square));
            }
            file += 1;
        }
        if file != draft.files {
            return Err(text.to_string());
        }
    }
    Ok(())
}

/// The piece of a letter.
fn piece(pieces: &FairyPieces, letter: char) -> Option<DraftPiece> {
    let player = if letter.is_ascii_uppercase() {
        WHITE
    } else {
        BLACK
    };
    let kind = pieces.with_letter(letter)?;
    Some(DraftPiece { kind, player })
}

/// Places pieces in hand.
fn place_reserve(
    draft: &mut Draft,
    pieces: &FairyPieces,
    reserve: &str,
    settings: &Settings,
    losses: &mut Losses,
) {
    let letters = reserve.chars().filter(|letter| letter.is_alphabetic());
    let waiting: Vec<DraftPiece> = letters.filter_map(|letter| piece(pieces, letter)).collect();
    let used = hands::are_used(settings, losses);
    let may_wait = |piece: &DraftPiece| {
        pieces.list[piece.kind].key != KING
            || hands::must_be_dropped(pieces, piece.kind, settings, losses)
    };
    if used && waiting.iter().all(may_wait) {
        draft.reserve = waiting;
    } else if !waiting.is_empty() {
        losses.add(LossKind::Reserve, settings.line(KEY), KEY, reserve);
    }
}
