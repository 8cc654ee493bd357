//! Why a move is illegal: a code with its squares. The page adds the words.

use super::attacker_after::{attacker_after_move, attacker_of_royal_on};
use super::board_transfer::BoardTransfer;
use super::decided::decided;
use super::facing::keep_parting;
use super::generate::flees;
use super::legal::{ForbiddenCheck, forbidden_check, legal_actions, must_drop};
use super::several_royals::verdict_of_effects;
use crate::geometry::{Square, SquareSet};
use crate::movegen;
use crate::movement::{Line, LineKind, Lines};
use crate::moves::Action;
use crate::piece::{Piece, PieceType};
use crate::position::Position;
use crate::variant::Castling;

codes! {
    /// Why a piece may not move from one square to another.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Refusal {
        /// The game is over.
        GameOver = "game-over",
        /// The starting square is empty.
        EmptySquare = "empty-cell",
        /// The piece belongs to another player.
        NotYourTurn = "not-your-turn",
        /// A checkmate must be claimed first.
        ClaimFirst = "claim-first",
        /// A turn of drops has begun: only more drops or its end may follow.
        TurnOfDrops = "turn-of-drops",
        /// The player has moved and now places a wall.
        WallFirst = "wall-first",
        /// A piece of the same player is on the target.
        OwnPiece = "own-man",
        /// The royal piece may not cross an attacked square.
        ThroughCheck {
            /// The attacked square.
            at: Square,
            /// An attacker.
            by: Square,
        } = "through-check",
        /// The royal piece would be attacked on the target.
        IntoCheck {
            /// An attacker.
            by: Square,
        } = "into-check",
        /// The royal piece is attacked and would remain so.
        StillInCheck {
            /// An attacker.
            by: Square,
        } = "still-in-check",
        /// The move would expose the royal piece.
        LeavesRoyalAttacked {
            /// An attacker.
            by: Square,
        } = "leaves-royal-attacked",
        /// The effects of the capture would remove the player's own royal piece.
        LosesRoyal = "loses-royal",
        /// The landing square on the other board is occupied.
        LandingOccupied {
            /// The landing square.
            at: Square,
        } = "landing-taken",
        /// A royal piece in check may only capture the piece that gives it.
        Flees = "flees",
        /// It would give check, which is illegal.
        GivesCheck = "gives-check",
        /// It may not capture that piece.
        ForbiddenCapture = "forbidden-capture",
        /// The royal pieces face each other, and it doesn't part them.
        Facing = "facing",
        /// The player can capture, and so must.
        MustCapture = "must-capture",
        /// No captured piece is available for promotion.
        NoPromotion = "no-promotion",
        /// It captures only by hopping over a piece, and there is none.
        NeedsScreen = "needs-screen",
        /// It ends only directly behind a piece that it hops over, and there is none.
        NeedsScreenBefore = "needs-screen-before",
        /// It can neither hop over that piece nor capture it by hopping.
        Unhoppable {
            /// Where.
            by: Square,
        } = "unhoppable",
        /// It can't capture there.
        OnlyWithoutCapture = "only-without-capture",
        /// It can only capture there.
        OnlyCaptures = "only-captures",
        /// A piece is in the way.
        Blocked {
            /// Where.
            by: Square,
        } = "blocked",
        /// The king or its partner has moved.
        CastlingLost = "castling-lost",
        /// It may not end a move there.
        OutOfBounds = "out-of-bounds",
        /// The player has no such piece in hand.
        NotInHand = "not-in-hand",
        /// A piece is dropped only on an empty square.
        DropOnPiece = "drop-on-piece",
        /// It is never dropped, but enters with the first move of another piece.
        OnlyEnters = "only-enters",
        /// It may not be dropped there.
        DropZone = "drop-zone",
        /// The file has as many of these pieces as it may have.
        DropFile = "drop-file",
        /// The player has enough such pieces on squares of this colour.
        DropColour = "drop-colour",
        /// Another piece in hand needs the square.
        DropNeeded = "drop-needed",
        /// The player must drop a piece first.
        DropFirst = "drop-first",
        /// It may not give checkmate by being dropped.
        DropMates = "drop-mates",
        /// It doesn't move like that.
        NoSuchMove = "no-such-move",
    }
}

impl Refusal {
    /// The square of the attacker or blocker.
    pub fn by(self) -> Option<Square> {
        match self {
            Refusal::ThroughCheck { by, .. }
            | Refusal::IntoCheck { by }
            | Refusal::StillInCheck { by }
            | Refusal::LeavesRoyalAttacked { by }
            | Refusal::Unhoppable { by }
            | Refusal::Blocked { by } => Some(by),
            _ => None,
        }
    }

    /// The attacked square on the way, or the occupied landing square.
    pub fn at(self) -> Option<Square> {
        match self {
            Refusal::ThroughCheck { at, .. } | Refusal::LandingOccupied { at } => Some(at),
            _ => None,
        }
    }
}

/// Why the piece on `from` may not move to `to`; `None` if it may. The caller handles endings by count or repetition.
pub fn refusal(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let Some(piece) = position.at(from) else {
        return Some(Refusal::EmptySquare);
    };
    if piece.owner() != position.turn() {
        return Some(Refusal::NotYourTurn);
    }
    refusal_given_legal(position, &legal_actions(position), piece, from, to)
}

/// The same with known legal actions, since generating them is the most expensive part.
pub(super) fn refusal_given_legal(
    position: &Position,
    legal: &[Action],
    piece: Piece,
    from: Square,
    to: Square,
) -> Option<Refusal> {
    let goes_there =
        |action: &Action| action.pointed_squares(position.variant()) == (Some(from), Some(to));
    if legal.iter().any(goes_there) {
        return None;
    }
    Some(match legal.first() {
        Some(Action::Claim { .. }) => Refusal::ClaimFirst,
        _ if position.drops_this_turn() > 0 => Refusal::TurnOfDrops,
        Some(Action::Wall { .. }) if position.awaits_wall() => Refusal::WallFirst,
        Some(Action::Drop { .. }) if must_drop(position) => Refusal::DropFirst,
        None if decided(position).is_some() => Refusal::GameOver,
        _ => why_illegal(position, piece, from, to),
    })
}

fn why_illegal(position: &Position, piece: Piece, from: Square, to: Square) -> Refusal {
    if let Some(refusal) = castling_refusal(position, from, to, Castling::pointed_target) {
        return refusal;
    }
    let lines = movegen::lines_to(position, piece, from, to);
    if lines.is_empty() && is_out_of_bounds(position, piece, from, to) {
        return Refusal::OutOfBounds;
    }
    if lines.is_empty()
        && from != to
        && let Some(refusal) = castling_refusal(position, from, to, |castling| castling.to)
    {
        return refusal;
    }
    let reasons = lines
        .iter()
        .map(|line| refusal_along(position, piece, line, from, to));
    // The variants are ordered by how much they tell a player.
    let best = reasons.min().unwrap_or(Refusal::NoSuchMove);
    let own = position
        .at(to)
        .is_some_and(|there| !position.may_capture(piece.owner(), there));
    if own && best != Refusal::NoSuchMove {
        Refusal::OwnPiece.min(best)
    } else {
        best
    }
}

/// Whether only the bounds of its type keep a piece from a square.
fn is_out_of_bounds(position: &Position, piece: Piece, from: Square, to: Square) -> bool {
    let variant = position.variant();
    let kind = &variant.kinds[piece.kind().index()];
    if kind.bounds(piece.owner()).contains(to) {
        return false;
    }
    let board = variant.geometry();
    let homes = variant.homes_of(piece);
    let mut lines = Lines::new(board.grid());
    let facing = variant.orientation_of(piece);
    lines.add(piece, &kind.movement, facing, homes, SquareSet::ALL);
    variant.add_further_moves(&mut lines, piece);
    let ends = |line: &Line| lines.squares(line)[line.first_stop as usize..].contains(&to);
    let mut own_lines = lines.of(piece, from).iter();
    own_lines.any(|line| (line.quiet || line.captures) && ends(line))
}

fn refusal_along(
    position: &Position,
    piece: Piece,
    line: &Line,
    from: Square,
    to: Square,
) -> Refusal {
    let squares = position.variant().lines.squares(line);
    let pieces = squares.iter().copied().take_while(|&square| square != to);
    let mut pieces = pieces.filter(|&square| !position.is_empty(square));
    let (first, second) = (pieces.next(), pieces.next());
    let before = squares[..line.first_stop as usize].last();
    match (line.kind, first, second) {
        (LineKind::Grasshopper, _, _) if before.is_some_and(|&at| position.is_empty(at)) => {
            return Refusal::NeedsScreenBefore;
        }
        (LineKind::Grasshopper, Some(by), Some(_)) => return Refusal::Blocked { by },
        (LineKind::Hop, None, _) => return Refusal::NeedsScreen,
        (kind, Some(by), None) if kind.hops() && is_unhoppable(position, by) => {
            return Refusal::Unhoppable { by };
        }
        (LineKind::Hop, _, Some(by)) | (LineKind::Slide | LineKind::EnPassant, Some(by), _) => {
            return Refusal::Blocked { by };
        }
        _ => {}
    }
    if position.walls().contains(to) {
        return Refusal::Blocked { by: to };
    }
    match position.at(to) {
        None if !line.quiet => return Refusal::OnlyCaptures,
        Some(there) if !position.may_capture(piece.owner(), there) => return Refusal::OwnPiece,
        Some(_) if !line.captures => return Refusal::OnlyWithoutCapture,
        Some(_) if line.kind.hops() && is_unhoppable(position, to) => {
            return Refusal::Unhoppable { by: to };
        }
        _ => {}
    }
    check_refusal(position, line, from, to)
        .or_else(|| landing_refusal(position, to))
        .or_else(|| restriction(position, from, to))
        .unwrap_or(Refusal::NoPromotion)
}

fn is_unhoppable(position: &Position, at: Square) -> bool {
    let piece = position.at(at);
    piece.is_some_and(|piece| position.variant().unhoppable.contains(piece))
}

fn landing_refusal(position: &Position, to: Square) -> Option<Refusal> {
    let at = position.variant().landing(to)?;
    let taken = movegen::landing_is_occupied(position, to);
    taken.then_some(Refusal::LandingOccupied { at })
}

/// A rule against moves that are otherwise legal.
fn restriction(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let rules = &position.variant().rules;
    if position.is_forbidden_capture(Action::Move { from, to }) {
        return Some(Refusal::ForbiddenCapture);
    }
    if rules.no_flight && flees(position, Action::Move { from, to }) {
        return Some(Refusal::Flees);
    }
    if rules.no_checks {
        let mut after = position.clone();
        after.make(Action::Move { from, to });
        if after.in_check(after.turn()) {
            return Some(Refusal::GivesCheck);
        }
    }
    let mut moves = vec![Action::Move { from, to }];
    keep_parting(position, &mut moves);
    if moves.is_empty() {
        return Some(Refusal::Facing);
    }
    (rules.must_capture && position.at(to).is_none()).then_some(Refusal::MustCapture)
}

fn check_refusal(position: &Position, line: &Line, from: Square, to: Square) -> Option<Refusal> {
    if position.variant().rules.capture_effects.is_some() {
        return refusal_with_effects(position, from, to);
    }
    let player = position.turn();
    let enemies = position.checking_pieces(player);
    let Some(royal) = position.royal(player) else {
        let attacked = |royal| attacker_after_move(position, enemies, royal, from, to);
        let by = position.royals(player).iter().find_map(attacked)?;
        return Some(match position.in_check(player) {
            true => Refusal::StillInCheck { by },
            false => Refusal::LeavesRoyalAttacked { by },
        });
    };
    if from == royal {
        if line.stops_at_attacked {
            let route = movegen::route_along(position, line, to);
            let attacked = |&at: &Square| {
                Some(Refusal::ThroughCheck {
                    at,
                    by: attacker_of_royal_on(position, from, at)?,
                })
            };
            if let Some(refusal) = route.through.iter().find_map(attacked) {
                return Some(refusal);
            }
        }
        return Some(Refusal::IntoCheck {
            by: attacker_after_move(position, enemies, royal, from, to)?,
        });
    }
    let by = attacker_after_move(position, enemies, royal, from, to)?;
    Some(match position.in_check(player) {
        true => Refusal::StillInCheck { by },
        false => Refusal::LeavesRoyalAttacked { by },
    })
}

/// Like [`check_refusal`] where captures have further effects.
fn refusal_with_effects(position: &Position, from: Square, to: Square) -> Option<Refusal> {
    let player = position.turn();
    let mut after = position.clone();
    after.make(Action::Move { from, to });
    if verdict_of_effects(position, &after) == Some(false) {
        return Some(Refusal::LosesRoyal);
    }
    if !after.in_check(player) {
        return None;
    }
    let enemies = position.checking_pieces(player);
    let attacker = |royal| after.attackers(royal, enemies).iter().next();
    let by = after.royals(player).iter().find_map(attacker)?;
    Some(match position.in_check(player) {
        _ if position.royals(player).contains(from) => Refusal::IntoCheck { by },
        true => Refusal::StillInCheck { by },
        false => Refusal::LeavesRoyalAttacked { by },
    })
}

/// Why a castling is illegal that ends on a square, or on which it is chosen.
fn castling_refusal(
    position: &Position,
    from: Square,
    to: Square,
    end: fn(&Castling) -> Square,
) -> Option<Refusal> {
    let castlings = position.variant().rules.castlings.iter().enumerate();
    let mut castlings = castlings.filter(|(_, castling)| {
        (castling.owner, castling.from) == (position.turn(), from) && end(castling) == to
    });
    let (index, castling) = castlings.next()?;
    if !position.may_castle(index) {
        return Some(Refusal::CastlingLost);
    }
    if let Some(by) = castling
        .empty
        .iter()
        .find(|&square| !position.is_empty(square))
    {
        return Some(Refusal::Blocked { by });
    }
    let attacked = |at| Some((at, attacker_of_royal_on(position, from, at)?));
    match castling.safe.iter().find_map(attacked) {
        Some((at, by)) if at == from => return Some(Refusal::StillInCheck { by }),
        Some((at, by)) => return Some(Refusal::ThroughCheck { at, by }),
        None => {}
    }
    let royal = position.royal(position.turn())?;
    let transfer = BoardTransfer::of_castling(position, index)?;
    if let Some(by) = transfer.attacker(royal, position.checking_pieces(position.turn())) {
        return Some(Refusal::IntoCheck { by });
    }
    let mut ends = [castling.to, castling.partner_to].into_iter();
    ends.find_map(|to| landing_refusal(position, to))
}

/// Why the player to move may not drop a piece on a square; `None` if it may. The caller handles endings by count or
/// repetition.
pub fn drop_refusal(position: &Position, kind: PieceType, to: Square) -> Option<Refusal> {
    let drops = position.variant().rules.drops_of(kind);
    let kind = drops.and_then(|drops| drops.dropped_as).unwrap_or(kind);
    let is_wanted = |action: &Action| match *action {
        Action::Drop {
            kind: one, to: at, ..
        } => (one, at) == (kind, to),
        _ => false,
    };
    let legal = legal_actions(position);
    if legal.iter().any(is_wanted) {
        return None;
    }
    Some(match legal.first() {
        Some(Action::Claim { .. }) => Refusal::ClaimFirst,
        None if decided(position).is_some() => Refusal::GameOver,
        _ => why_not_dropped(position, kind, to),
    })
}

fn why_not_dropped(position: &Position, kind: PieceType, to: Square) -> Refusal {
    let mut choices = movegen::drop_choices(position);
    let Some(choice) = choices.find(|choice| choice.kind == kind) else {
        return Refusal::NotInHand;
    };
    let (variant, player) = (position.variant(), position.turn());
    let drops = choice.drops;
    if drops.only_enter() {
        return Refusal::OnlyEnters;
    }
    if must_drop(position) && !drops.compulsory {
        return Refusal::DropFirst;
    }
    if !position.is_empty(to) {
        return Refusal::DropOnPiece;
    }
    if !variant.drop_squares(drops, kind, player).contains(to) {
        return Refusal::DropZone;
    }
    if movegen::full_files(position, drops, kind).contains(to) {
        return Refusal::DropFile;
    }
    if movegen::used_shades(position, drops, kind).contains(to) {
        return Refusal::DropColour;
    }
    if movegen::needed_squares(position, kind).contains(to) {
        return Refusal::DropNeeded;
    }
    let enemies = position.checking_pieces(player);
    let mut after = position.clone();
    let mut actions = choice.actions(to);
    if let Some(action) = actions.next() {
        match forbidden_check(position, drops, action) {
            Some(ForbiddenCheck::Check) => return Refusal::GivesCheck,
            Some(ForbiddenCheck::Mate) => return Refusal::DropMates,
            None => after.make(action),
        }
    }
    let royals = after.royals(player).iter();
    let attackers = royals.map(|royal| after.attackers(royal, enemies));
    let by = attackers.filter_map(|squares| squares.iter().next()).next();
    match (by, position.in_check(player)) {
        (Some(by), _) if variant.is_the_royal(kind) => Refusal::IntoCheck { by },
        (Some(by), true) => Refusal::StillInCheck { by },
        (Some(by), false) => Refusal::LeavesRoyalAttacked { by },
        (None, _) => Refusal::DropZone,
    }
}
