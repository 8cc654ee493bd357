//! Promotions that captures revert. Each piece that may arise from one gets a type of its own, which moves alike and is
//! written with `~`, before anything else is read. So no other module knows about them.

use std::borrow::Cow;

use super::Variant;
use super::error::Faults;
use super::piece_type_info::{CODE, FORM_OF};
use super::piece_types::PIECE;
use super::rules::promotion::{ALWAYS, CAPTURED, IN_ARRAY, PIECES, PROMOTED, PROMOTION, reverts};
use super::tree::{Node, Value};
use crate::piece::PieceType;

impl Variant {
    /// The code of a promotion's piece, without the mark of promoted pieces: `Q` although `Q~` arises.
    pub fn written_promotion(&self, into: PieceType) -> &str {
        let code = &*self.alphabet.codes[into.index()];
        let promotions = self.rules.promotions.iter().flatten();
        let is_choice = |kind| {
            let mut choices = promotions.flat_map(|promotion| &promotion.choices);
            choices.any(|choice| choice.kind == kind)
        };
        let bare = code.strip_suffix(PROMOTED);
        let kind = bare.and_then(|bare| self.alphabet.kind(bare));
        match (bare, kind.is_some_and(is_choice)) {
            (Some(bare), false) => bare,
            _ => code,
        }
    }
}

/// The file with the types of pieces whose promotion captures revert.
pub(super) fn expand<'f>(file: &'f Node, faults: &mut Faults) -> Cow<'f, Node> {
    let promotions = file.items_of(&PROMOTION).iter();
    if !promotions.clone().any(reverts) {
        return Cow::Borrowed(file);
    }
    let mut promoted: Vec<(&str, &str)> = Vec::new();
    for promotion in promotions.filter(|node| reverts(node)) {
        for key in [&CAPTURED, &IN_ARRAY] {
            if let Some(list) = promotion.get(key) {
                faults.wrong(list, "with `reverts` only `always` is allowed");
            }
        }
        let base = { promotion.items_of(&PIECES).iter() }.find_map(Node::text);
        for choice in promotion.items_of(&ALWAYS).iter().filter_map(Node::text) {
            if !promoted.iter().any(|(known, _)| *known == choice) {
                promoted.push((choice, base.unwrap_or_default()));
            }
        }
    }
    let pieces = file.items_of(&PIECE);
    let with_code = |code| { pieces.iter() }.find(|piece| piece.text_of(&CODE) == Some(code));
    let types = promoted.iter().filter_map(|(code, base)| {
        let piece = with_code(*code)?.with_text(&CODE, format!("{code}{PROMOTED}"));
        Some(piece.with_entry(&FORM_OF, Value::Text(base.to_string())))
    });
    let mut expanded = file.clone();
    if let Some(list) = expanded.items_mut(&PIECE) {
        list.extend(types);
    }
    let promotions = expanded.items_mut(&PROMOTION).into_iter().flatten();
    for promotion in promotions.filter(|node| reverts(node)) {
        let choices = promotion.items_mut(&ALWAYS).into_iter().flatten();
        for choice in choices {
            if let Value::Text(code) = &mut choice.value {
                code.push(PROMOTED);
            }
        }
    }
    Cow::Owned(expanded)
}
