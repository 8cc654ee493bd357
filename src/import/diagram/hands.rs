//! The hands of a diagram. The last field of a type is how many of it each player has in hand at the start, and
//! `holdingsType` says where captured pieces go: with 1 they keep their colour, with -1 they change it. Pieces in hand may
//! be dropped on any empty square. Only where a promotion needs captured pieces (`*`), hands are just its stock.
//!
//! Sources: H. G. Muller, <https://www.chessvariants.com/index/listcomments.php?id=63157> on drops and on 1 as the stock of
//! promotions, <https://www.chessvariants.com/index/listcomments.php?id=33387> on the stock. None was found for -1.

use super::settings::{Piece, Settings};
use crate::import::draft::{BLACK, Draft, DraftPiece, DraftPieceType, WHITE};
use crate::import::drops::DraftDrops;
use crate::import::loss::{LossKind, Losses};

const KEY: &str = "holdingsType";

/// How a diagram uses the hands.
pub(super) struct Hands {
    /// Whether their pieces are only there to be promoted to, never to be dropped.
    are_stock: bool,
    /// Who may drop captured pieces, `captor` or `owner`; `None` if nobody.
    captures: Option<&'static str>,
}

impl Hands {
    pub(super) fn read(are_stock: bool, settings: &Settings, losses: &mut Losses) -> Hands {
        let written = settings.value(KEY).unwrap_or("0");
        let captures = match written {
            "1" if !are_stock => Some("owner"),
            "-1" if !are_stock => Some("captor"),
            "0" | "1" => None,
            _ => {
                let allowed = if are_stock { "0, 1" } else { "0, 1, -1" };
                losses.refuse(LossKind::Value, settings.line(KEY), KEY, written, allowed);
                None
            }
        };
        Hands {
            are_stock,
            captures,
        }
    }

    /// Whether captured pieces may be dropped.
    pub(super) fn are_filled(&self) -> bool {
        self.captures.is_some()
    }

    /// Places the pieces that both players have in hand at the start.
    pub(super) fn place(&self, draft: &mut Draft, pieces: &[Piece], losses: &mut Losses) {
        for (kind, piece) in pieces.iter().enumerate() {
            let count = match piece.reserve.as_str() {
                "" => Some(0),
                written => written.parse::<u8>().ok(),
            };
            let why_not = match count {
                Some(0) => continue,
                None => "0–255",
                Some(_) if draft.kinds[kind].royal => "no royal pieces",
                Some(_) if self.are_stock => "none with `*` in promoChoice",
                Some(count) => {
                    for player in [WHITE, BLACK] {
                        let waiting = DraftPiece { kind, player };
                        draft.reserve.extend(vec![waiting; count.into()]);
                    }
                    continue;
                }
            };
            let (line, name) = (piece.line, &piece.name);
            losses.refuse(LossKind::Reserve, line, name, &piece.reserve, why_not);
        }
    }

    /// Imports where pieces in hand may be dropped. A diagram doesn't say that, so what is assumed is reported.
    pub(super) fn import_drops(&self, draft: &mut Draft, settings: &Settings, losses: &mut Losses) {
        for kind in 0..draft.kinds.len() {
            if self.may_hold(draft, kind) {
                let on = [WHITE, BLACK].map(|player| drop_squares(draft, kind, player));
                let drops = DraftDrops {
                    pieces: vec![kind],
                    on,
                    captures: self.captures,
                    ..DraftDrops::default()
                };
                drops.add_to(&mut draft.drops);
            }
        }
        let line = settings.line(KEY);
        let mut assume = |at: &str, found: &str| losses.add(LossKind::Assumed, line, at, found);
        if let Some(recipient) = self.captures {
            assume("captures", recipient);
        }
        for drops in &draft.drops {
            assume("drops", &assumed_squares(draft, drops));
        }
    }

    /// Whether pieces of a type may be in hand. Those that only arise from a promotion are then what they were before.
    fn may_hold(&self, draft: &Draft, kind: usize) -> bool {
        let DraftPieceType { royal, form_of, .. } = &draft.kinds[kind];
        let stands = || {
            let mut pieces = draft.squares.iter().flatten();
            pieces.any(|piece| piece.kind == kind)
        };
        let mut waiting = draft.reserve.iter();
        !royal
            && form_of.is_none()
            && (waiting.any(|piece| piece.kind == kind) || self.are_filled() && stands())
    }
}

/// The squares where a player may drop a type: not where it could never move or must promote. `None` for all, also if a
/// type never moves.
fn drop_squares(draft: &Draft, kind: usize, player: usize) -> Option<Vec<usize>> {
    let must_promote = |square: usize| {
        let promotions = draft.promotions.iter();
        let mut promotions = promotions.filter(|promotion| promotion.pieces.contains(&kind));
        promotions.any(|promotion| promotion.must[player].contains(&square))
    };
    let mut found = draft.squares_to_leave(&draft.kinds[kind].moves, player);
    found.retain(|&square| !must_promote(square));
    (!found.is_empty() && found.len() < draft.squares.len()).then_some(found)
}

/// Types and White's squares on which they may not be dropped: `P, L not on *9`.
fn assumed_squares(draft: &Draft, drops: &DraftDrops) -> String {
    let codes: Vec<&str> = { drops.pieces.iter() }
        .map(|&kind| draft.kinds[kind].code.as_str())
        .collect();
    let codes = codes.join(", ");
    match &drops.on[WHITE] {
        None => format!("{codes} on any empty square"),
        Some(on) => {
            let closed = (0..draft.squares.len()).filter(|square| !on.contains(square));
            let closed: Vec<usize> = closed.collect();
            format!("{codes} not on {}", draft.patterns(&closed).join(", "))
        }
    }
}

impl Draft {
    /// Adds what a type becomes as a type of its own, so that a captured piece is known to be the former: `+P`.
    pub(super) fn add_form(&mut self, before: usize, becomes: usize) -> usize {
        let code = format!("+{}", self.kinds[before].code);
        self.kinds.push(DraftPieceType {
            code,
            form_of: Some(before),
            ..self.kinds[becomes].clone()
        });
        self.kinds.len() - 1
    }
}
