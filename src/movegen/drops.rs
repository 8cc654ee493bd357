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
        dropped_forms(position.variant(), drops, held).map(choice)
    })
}

/// The types that a type in hand may be on the board after a drop: itself or another form instead, and any form where that
/// is allowed.
fn dropped_forms<'p>(
    variant: &'p Variant,
    drops: &Drops,
    held: PieceType,
) -> impl Iterator<Item = PieceType> + use<'p> {
    let others = variant.kinds.iter().enumerate();
    let others = others.filter(move |(_, info)| info.form_of == Some(held));
    let others = others.filter_map(|(index, _)| PieceType::new(index));
    let count = if drops.forms { usize::MAX } else { 0 };
    let first = drops.dropped_as.unwrap_or(held);
    std::iter::once(first).chain(others.take(count))
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
        .without(needed_squares(position, kind))
}

/// The files on which the player has as many pieces of a type as a drop may leave.
pub fn full_files(position: &Position, drops: &Drops, kind: PieceType) -> SquareSet {
    if drops.per_file == 0 {
        return SquareSet::EMPTY;
    }
    let (variant, player) = (position.variant(), position.turn());
    let board = variant.geometry();
    let base = |kind: PieceType| variant.kinds[kind.index()].form_of.unwrap_or(kind);
    let counts = |piece: Piece| {
        piece.kind() == kind || drops.per_file_with_forms && base(piece.kind()) == base(kind)
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

/// The squares of the colours on which the player has as many pieces of a type as may be there, where these must be spread
/// over the colours.
pub fn used_shades(position: &Position, drops: &Drops, kind: PieceType) -> SquareSet {
    if !drops.different_shades {
        return SquareSet::EMPTY;
    }
    let shades = squares_by_shade(position.variant());
    let (own, all) = own_and_all(position, kind);
    let most = all.div_ceil(shades.len());
    let is_used = |squares: &&SquareSet| own.and(**squares).len() >= most;
    shades
        .iter()
        .filter(is_used)
        .fold(SquareSet::EMPTY, |all, one| all.or(*one))
}

/// The squares that must stay empty for other pieces in hand, which must be spread over the colours of the squares.
pub fn needed_squares(position: &Position, kind: PieceType) -> SquareSet {
    let (variant, player) = (position.variant(), position.turn());
    let spread = variant
        .rules
        .drops
        .iter()
        .filter(|drops| drops.different_shades);
    let others = spread.flat_map(|drops| drops.kinds.iter().map(move |&other| (drops, other)));
    let waits = |other: PieceType| position.reserve(player)[other.index()] > 0;
    let mut needed = SquareSet::EMPTY;
    for (drops, other) in others.filter(|&(_, other)| other != kind && waits(other)) {
        let shades = squares_by_shade(variant);
        let (own, all) = own_and_all(position, other);
        let open = variant
            .drop_squares(drops, other, player)
            .without(position.occupied());
        for shade in &shades {
            let places = own.or(open).and(*shade).len();
            if places <= all / shades.len() {
                needed = needed.or(open.and(*shade));
            }
        }
    }
    needed
}

/// The squares of each colour.
fn squares_by_shade(variant: &Variant) -> Vec<SquareSet> {
    let shading = &variant.shading;
    let squares = |shade: usize| {
        let squares = variant.geometry().squares();
        let has = |square: &Square| usize::from(shading.by_square[square.index()]) == shade;
        squares.filter(has).collect()
    };
    (0..shading.shades.len()).map(squares).collect()
}

/// The squares of the player's pieces of a type, and their number with those in hand.
fn own_and_all(position: &Position, kind: PieceType) -> (SquareSet, usize) {
    let player = position.turn();
    let own = own_squares(position, player, |piece| piece.kind() == kind);
    (own, position.on_board_and_in_hand(Piece::new(kind, player)))
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
