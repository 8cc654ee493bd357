//! Whether a player has enough material to win by any sequence of legal moves, also with the opponent's help. This decides
//! games that are lost on time.
//!
//! The tables are those of lichess and python-chess. They hold where chess pieces move as in chess on one board;
//! elsewhere every piece but a royal one suffices.

use crate::geometry::{Shape, Square};
use crate::movement::Movement;
use crate::piece::{PieceType, Player};
use crate::position::Position;
use crate::variant::{Rules, Variant};

/// Whether a player may still checkmate the opponent.
pub(super) fn may_mate(position: &Position, player: Player) -> bool {
    if is_lone_royal(position, player) {
        return false;
    }
    let variant = position.variant();
    let Some(enemy) = position.first_opponent(player) else {
        return true;
    };
    if !has_usual_checkmate(variant) || !is_usual_king(position, enemy) {
        return true;
    }
    let [own, theirs] = [player, enemy].map(|owner| Army::of(position, owner));
    match position.royal(player) {
        Some(_) => !is_usual_king(position, player) || with_king(&own, &theirs),
        None => own.others > 0 || theirs.others > 0 || without_king(&own, &theirs),
    }
}

/// Whether a player may lose every piece or every move, where that wins. Bishops are never captured if all other pieces
/// are Bishops of the other shade.
pub(super) fn may_run_out(position: &Position, player: Player) -> bool {
    let variant = position.variant();
    let Some(enemy) = position.first_opponent(player) else {
        return true;
    };
    let board = variant.geometry();
    let has_shades = board.shape() == Shape::Plane && !board.wraps().any();
    if !has_shades || !variant.rules.drops.is_empty() {
        return true;
    }
    let [own, theirs] = [player, enemy].map(|owner| Army::of(position, owner));
    let only_bishops = [own, theirs]
        .iter()
        .all(|army| army.len() == army.all_bishops());
    let is_safe = |shade: usize| own.bishops[shade] > 0 && theirs.bishops[shade] == 0;
    !(only_bishops && (0..2).any(is_safe))
}

/// Whether a player has only the royal piece.
pub(super) fn is_lone_royal(position: &Position, player: Player) -> bool {
    position.royal(player).is_some()
        && position.pieces(player).len() == 1
        && position.reserve_kinds(player).next().is_none()
}

/// Whether the board and the rules leave checkmate what it is in chess. The rules are taken apart without `..`, so that a
/// new one must be considered.
fn has_usual_checkmate(variant: &Variant) -> bool {
    const SHORTEST_SIDE: u8 = 5;
    let Rules {
        ending: _,
        royalty,
        capture_effects,
        // Also without the rule walls may stand.
        walls: _,
        turns,
        must_capture,
        no_checks,
        no_flight,
        promotions: _,
        promotes_by_own_move,
        castlings: _,
        passes_over,
        drops,
        crown,
        two_steps,
        rights: _,
        unmoved: _,
        held: _,
        // Only pieces in hand have them.
        gates: _,
    } = &variant.rules;
    let board = variant.geometry();
    let is_bounded = |player| {
        variant
            .kinds
            .iter()
            .any(|kind| kind.stays_on[player].is_some())
    };
    board.shape() == Shape::Plane
        && board.is_full_box()
        && board.files().min(board.ranks()) >= SHORTEST_SIDE
        && variant.players.len() == 2
        && !variant.players().any(is_bounded)
        && royalty.is_none()
        && capture_effects.is_none()
        && !variant.alphabet.walls
        && turns.is_none()
        && !must_capture
        && !no_checks
        && !no_flight
        && !passes_over
        && !promotes_by_own_move
        && drops.is_empty()
        && crown.is_none()
        && two_steps.is_empty()
}

fn is_usual_king(position: &Position, player: Player) -> bool {
    let royal = position.royal(player).and_then(|at| position.at(at));
    royal.is_some_and(|piece| moves_as(position.variant(), piece.kind(), "K"))
}

fn moves_as(variant: &Variant, kind: PieceType, text: &str) -> bool {
    let kind = &variant.kinds[kind.index()];
    Movement::parse(text).as_ref() == Ok(&kind.movement) && kind.further_moves.is_empty()
}

/// A type of chess that mates.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MatingPiece {
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

/// `None` for types that chess doesn't have. A Pawn is what promotes to nothing but pieces of chess.
fn mating_piece(variant: &Variant, kind: PieceType) -> Option<MatingPiece> {
    use MatingPiece::{Bishop, Knight, Pawn, Queen, Rook};
    let piece = |kind| {
        let known = [("Q", Queen), ("R", Rook), ("B", Bishop), ("N", Knight)];
        let mut known = known.into_iter();
        let (_, piece) = known.find(|(text, _)| moves_as(variant, kind, text))?;
        Some(piece)
    };
    let mut choices = variant.rules.choices_of(kind);
    match (variant.rules.promotes(kind), piece(kind)) {
        (false, piece) => piece,
        (true, None) if choices.all(|choice| piece(choice.kind).is_some()) => Some(Pawn),
        (true, _) => None,
    }
}

/// The pieces of a player without the royal one.
#[derive(Clone, Copy, Default)]
struct Army {
    queens: usize,
    rooks: usize,
    /// On squares of either shade.
    bishops: [usize; 2],
    knights: usize,
    pawns: usize,
    /// Pieces that chess doesn't have.
    others: usize,
}

impl Army {
    fn of(position: &Position, owner: Player) -> Army {
        let variant = position.variant();
        let royal = position.royal(owner);
        let mut army = Army::default();
        for square in position.pieces(owner).iter() {
            let piece = position.at(square).filter(|_| royal != Some(square));
            let Some(piece) = piece else { continue };
            *match mating_piece(variant, piece.kind()) {
                Some(MatingPiece::Queen) => &mut army.queens,
                Some(MatingPiece::Rook) => &mut army.rooks,
                Some(MatingPiece::Bishop) => &mut army.bishops[shade(variant, square)],
                Some(MatingPiece::Knight) => &mut army.knights,
                Some(MatingPiece::Pawn) => &mut army.pawns,
                None => &mut army.others,
            } += 1;
        }
        army
    }

    fn all_bishops(&self) -> usize {
        self.bishops.iter().sum()
    }

    fn len(&self) -> usize {
        let pieces = self.queens + self.rooks + self.knights + self.pawns + self.others;
        pieces + self.all_bishops()
    }
}

fn shade(variant: &Variant, square: Square) -> usize {
    let at = variant.geometry().coordinates(square);
    usize::from((at.file + at.rank) % 2)
}

/// Whether pieces may mate together with their King.
fn with_king(own: &Army, theirs: &Army) -> bool {
    if own.queens + own.rooks + own.pawns + own.others > 0 {
        return true;
    }
    if own.knights > 0 {
        // One Knight mates only a King that other pieces than Queens stand beside.
        return own.len() > 1 || theirs.len() > theirs.queens;
    }
    // Bishops of one shade mate only with pieces on the other shade that don't capture them.
    let both_shades = (0..2).all(|shade| own.bishops[shade] + theirs.bishops[shade] > 0);
    own.len() > 0 && (both_shades || theirs.knights + theirs.pawns + theirs.others > 0)
}

/// Whether pieces may mate without a King, as the horde does. Derived by S. Papazis,
/// <https://github.com/stevepapazis/horde-insufficient-material-tests>. More than two Bishops of a shade are as good as two.
fn without_king(own: &Army, theirs: &Army) -> bool {
    let bishops: usize = own.bishops.iter().map(|&count| count.min(2)).sum();
    let number = own.len() - own.all_bishops() + bishops;
    let alone = theirs.len() == 0;
    let has_both_shades = own.bishops.iter().all(|&count| count > 0);
    // The opponent's Bishops on squares that the own ones don't attack.
    let shade = usize::from(own.bishops[1] > 0);
    let opposite = theirs.bishops[1 - shade];
    match number {
        0 => false,
        1 => !alone && single(own, theirs, opposite),
        2 | 3 if own.pawns + own.queens > 0 => true,
        2 if own.rooks == 1 && bishops == 1 => theirs.len() > theirs.bishops[shade],
        2 | 3 if own.rooks > 0 => true,
        2 => !alone && two_minor_pieces(own, theirs, has_both_shades, opposite),
        3 => own.knights >= 2 || has_both_shades || !alone,
        _ => true,
    }
}

/// A single piece against a King with company.
fn single(own: &Army, theirs: &Army, opposite: usize) -> bool {
    let Army {
        rooks,
        bishops,
        knights,
        pawns,
        ..
    } = *theirs;
    let queen_mates = pawns + rooks > 0 || bishops.iter().any(|&count| count >= 2);
    let knight_mates = {
        let pairs = [rooks, theirs.all_bishops(), knights];
        let different = pairs.iter().filter(|&&count| count > 0).count();
        let helpers = knights >= 2 || pawns >= 2 || pawns > 0 && different > 0 || different >= 2;
        // A second Bishop of a shade doesn't help.
        let enough = |&count: &usize| count < 2 || theirs.len() + 1 - count >= 3;
        theirs.len() >= 3 && helpers && bishops.iter().all(enough)
    };
    match own {
        Army { queens: 1, .. } => queen_mates,
        Army { pawns: 1, .. } => queen_mates || knight_mates,
        Army { rooks: 1, .. } => {
            let kinds = [rooks, knights, pawns];
            pawns >= 2 || kinds.iter().filter(|&&count| count > 0).count() >= 2
        }
        Army { knights: 1, .. } => knight_mates,
        _ => opposite >= 2 || opposite >= 1 && pawns >= 1 || pawns >= 2,
    }
}

/// Two Knights or Bishops against a King with company.
fn two_minor_pieces(own: &Army, theirs: &Army, has_both_shades: bool, opposite: usize) -> bool {
    let Army {
        queens,
        rooks,
        knights,
        pawns,
        ..
    } = *theirs;
    if own.knights == 2 {
        return pawns + theirs.all_bishops() + knights > 0;
    }
    if has_both_shades {
        return pawns + theirs.all_bishops() > 0 || knights > 0 && rooks + queens > 0;
    }
    if own.knights == 1 {
        return pawns + opposite > 0 || theirs.len() + 1 - (theirs.all_bishops() - opposite) >= 3;
    }
    let kinds = [pawns, opposite, knights];
    kinds.iter().any(|&count| count >= 2) || kinds.iter().filter(|&&count| count > 0).count() >= 2
}
