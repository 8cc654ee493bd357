//! Drops of pieces in hand.

use crate::geometry::{Square, SquareSet};
use crate::moves::{Action, Secrecy};
use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::setup::{FieldName, FieldValue};
use crate::variant::{Drops, Variant};

/// A type that the player to move may drop.
#[derive(Clone, Copy, Debug)]
pub struct DropChoice<'p> {
    /// Its group.
    pub drops: &'p Drops,
    /// The type on the board.
    pub kind: PieceType,
    /// Whether the drop may be the mined piece, must be, can't be, or is unknown.
    pub secrecies: &'static [Secrecy],
}

/// The types that the player to move may drop. The last undropped piece of a mined type must be the mined one. A turn of
/// several drops continues with the same group of pieces.
pub fn drop_choices(position: &Position) -> impl Iterator<Item = DropChoice<'_>> {
    let dropped = position.drops_this_turn();
    let groups = position.variant().rules.drops.iter();
    let open =
        groups.filter(move |drops| dropped == 0 || drops.per_turn > 1 && dropped < drops.per_turn);
    open.flat_map(|drops| choices_of_group(position, drops))
}

fn choices_of_group<'p>(
    position: &'p Position,
    drops: &'p Drops,
) -> impl Iterator<Item = DropChoice<'p>> {
    let reserve = position.reserve(position.turn());
    let in_hand = drops.kinds.iter().filter(|kind| reserve[kind.index()] > 0);
    in_hand.flat_map(move |&held| {
        let secrecies = secrecies(position, drops, held, reserve[held.index()]);
        let choice = move |kind| DropChoice {
            drops,
            kind,
            secrecies,
        };
        forms(position.variant(), drops, held).map(choice)
    })
}

/// A type in hand and the forms in which it may be dropped.
fn forms<'p>(
    variant: &'p Variant,
    drops: &Drops,
    held: PieceType,
) -> impl Iterator<Item = PieceType> + use<'p> {
    let others = variant.kinds.iter().enumerate();
    let others = others.filter(move |(_, info)| info.form_of == Some(held));
    let others = others.filter_map(|(index, _)| PieceType::new(index));
    let count = if drops.forms { usize::MAX } else { 0 };
    std::iter::once(held).chain(others.take(count))
}

/// Whether a drop may be the mined piece, must be, can't be, or is unknown.
fn secrecies(position: &Position, drops: &Drops, kind: PieceType, count: u8) -> &'static [Secrecy] {
    if drops.mined != Some(kind) {
        return &[Secrecy::No];
    }
    match position.field(FieldName::Mine, position.turn()) {
        FieldValue::Reserve if count > 1 => &[Secrecy::No, Secrecy::Yes],
        FieldValue::Reserve => &[Secrecy::Yes],
        FieldValue::Unknown => &[Secrecy::Unknown],
        _ => &[Secrecy::No],
    }
}

/// The squares where the player to move may drop a type, whether or not that leaves a royal piece attacked, gives check
/// or checkmates.
pub fn drop_targets(position: &Position, drops: &Drops, kind: PieceType) -> SquareSet {
    let (variant, player) = (position.variant(), position.turn());
    let squares = SquareSet::below(variant.geometry().len()).without(position.occupied());
    let squares = squares.and(variant.drop_squares(drops, kind, player));
    squares
        .without(full_files(position, drops, kind))
        .without(used_shades(position, drops, kind))
}

/// The files on which the player has as many pieces of a type as a drop may leave.
pub fn full_files(position: &Position, drops: &Drops, kind: PieceType) -> SquareSet {
    if drops.per_file == 0 {
        return SquareSet::EMPTY;
    }
    let (variant, player) = (position.variant(), position.turn());
    let board = variant.geometry();
    let counts = |piece: Piece| {
        let form_of = variant.kinds[piece.kind().index()].form_of;
        piece.kind() == kind || drops.per_file_with_forms && form_of == Some(kind)
    };
    let file_of = |square: Square| {
        let at = board.coordinates(square);
        (at.file, at.layer)
    };
    let counted = own_squares(position, player, counts);
    let counted: Vec<(u8, u8)> = counted.iter().map(file_of).collect();
    let is_full = |&to: &Square| {
        let file = file_of(to);
        let on_file = counted.iter().filter(|&&other| other == file);
        on_file.count() >= usize::from(drops.per_file)
    };
    match counted.is_empty() {
        true => SquareSet::EMPTY,
        false => board.squares().filter(is_full).collect(),
    }
}

/// The squares of the colours on which the player has pieces of a type, where these must differ.
pub fn used_shades(position: &Position, drops: &Drops, kind: PieceType) -> SquareSet {
    if !drops.different_shades {
        return SquareSet::EMPTY;
    }
    let variant = position.variant();
    let shade = |square: Square| variant.shading.by_square[square.index()];
    let own = own_squares(position, position.turn(), |piece| piece.kind() == kind);
    let used = |&square: &Square| own.iter().any(|other| shade(other) == shade(square));
    variant.geometry().squares().filter(used).collect()
}

fn own_squares(position: &Position, player: Player, wanted: impl Fn(Piece) -> bool) -> SquareSet {
    let own = position.pieces(player).iter();
    own.filter(|&square| position.at(square).is_some_and(&wanted))
        .collect()
}

/// Adds every drop of a piece in hand, mined and not mined where that is still open.
pub fn add_drops(position: &Position, actions: &mut Vec<Action>) {
    for choice in drop_choices(position) {
        let targets = drop_targets(position, choice.drops, choice.kind);
        for to in targets.iter() {
            actions.extend(choice.actions(to));
        }
    }
}

impl DropChoice<'_> {
    /// The drops on a square.
    pub fn actions(&self, to: Square) -> impl Iterator<Item = Action> + use<> {
        let kind = self.kind;
        let drop = move |&mined| Action::Drop { kind, to, mined };
        self.secrecies.iter().map(drop)
    }
}
