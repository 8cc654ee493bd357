//! Static exchange evaluation (SEE): the gain of a sequence of captures on one square (the "swap" algorithm, as in
//! CHESS 4.5 by Slate and Atkin, 1977).
//!
//! Attackers are generated again after each capture with the capturers removed. This finds discovered attackers, lame
//! leapers that are no longer blocked and hoppers that lose their screen. In variants with two boards, each recapture
//! is on the square where the last piece landed.

use super::evaluate::Evaluator;
use super::ordering::{self, ROYAL};
use crate::geometry::{Square, SquareSet};
use crate::moves::Action;
use crate::piece::{Piece, Player};
use crate::position::{Occupancy, Position};

struct Exchange<'p, const WORDS: usize> {
    position: &'p Position,
    evaluator: &'p Evaluator,
    target: Square,
    /// The piece that may be captured there.
    occupant: Piece,
    /// The occupied squares, without those of earlier capturers.
    occupied: SquareSet<WORDS>,
}

/// A piece after its move, where it may be captured.
struct MovedPiece {
    piece: Piece,
    target: Square,
    emptied: SquareSet,
}

/// Whether an action gains at least `threshold` centipawns, including the exchange on its destination. Both players
/// capture with their cheapest piece and may stop at any time; pins are ignored.
pub(super) fn gains_at_least(
    position: &Position,
    evaluator: &Evaluator,
    action: Action,
    threshold: i32,
) -> bool {
    let mut swap = ordering::material_gain(position, evaluator, action) - threshold;
    if swap < 0 {
        return false;
    }
    let Some(moved) = moved(position, action) else {
        return true;
    };
    swap = capture_value(position, evaluator, moved.piece) - swap;
    // Enough even if the piece is lost for nothing.
    swap <= 0
        || match position.variant().move_tables.width() {
            1 => Exchange::<1>::after(position, evaluator, &moved).is_won(moved.piece, swap),
            2 => Exchange::<2>::after(position, evaluator, &moved).is_won(moved.piece, swap),
            _ => Exchange::<4>::after(position, evaluator, &moved).is_won(moved.piece, swap),
        }
}

/// The piece after an action; `None` if the action leaves no piece that could be captured, if its player moves again, or
/// where captures have further effects, so that an exchange is more than its captures.
fn moved(position: &Position, action: Action) -> Option<MovedPiece> {
    let mut emptied = SquareSet::EMPTY;
    let (from, to) = match action {
        Action::Move { from, to }
        | Action::DoubleStep { from, to, .. }
        | Action::Promote { from, to, .. }
        | Action::Gate { from, to, .. } => (from, to),
        Action::EnPassant { from, to, taken } => {
            emptied.insert(taken);
            (from, to)
        }
        Action::TwoSteps { from, via, to } => {
            if let Some(via) = via {
                emptied.insert(via);
            }
            (from, to?)
        }
        _ => return None,
    };
    if position.variant().rules.capture_effects.is_some() || position.moves_left() > 1 {
        return None;
    }
    emptied.insert(from);
    let piece = position.at(from)?;
    let piece = match action {
        Action::Promote { into, .. } => Piece::new(into, piece.owner()),
        _ => piece,
    };
    Some(MovedPiece {
        piece,
        target: position.variant().landing(to).unwrap_or(to),
        emptied,
    })
}

fn is_royal(position: &Position, piece: Piece) -> bool {
    position.variant().is_the_royal(piece.kind())
}

fn capture_value(position: &Position, evaluator: &Evaluator, piece: Piece) -> i32 {
    if is_royal(position, piece) {
        return ROYAL;
    }
    evaluator.capture_value(piece.kind())
}

impl<'p, const WORDS: usize> Exchange<'p, WORDS> {
    fn after(
        position: &'p Position,
        evaluator: &'p Evaluator,
        moved: &MovedPiece,
    ) -> Exchange<'p, WORDS> {
        Exchange {
            position,
            evaluator,
            target: moved.target,
            occupant: moved.piece,
            occupied: position.occupied().without(moved.emptied.resized()),
        }
    }

    /// Whether the player of the last capture comes out ahead. `swap` is what the other player gains by capturing now,
    /// beyond what it needs.
    fn is_won(&mut self, first: Piece, mut swap: i32) -> bool {
        let own = first.owner();
        let Some(enemy) = self.position.first_opponent(own) else {
            return true;
        };
        let mut won = true;
        loop {
            let Some((from, piece)) = self.cheapest_attacker(if won { enemy } else { own }) else {
                return won;
            };
            won = !won;
            self.occupied.remove(from);
            self.occupant = piece;
            let landing = self.position.variant().landing(self.target);
            self.target = landing.unwrap_or(self.target);
            if is_royal(self.position, piece) {
                let other = if won { enemy } else { own };
                return won != self.cheapest_attacker(other).is_some();
            }
            swap = capture_value(self.position, self.evaluator, piece) - swap;
            if swap < won as i32 {
                return won;
            }
        }
    }

    fn cheapest_attacker(&self, player: Player) -> Option<(Square, Piece)> {
        let occupancy = Occupancy {
            occupied: self.occupied,
            attackers: self.occupied.and(self.position.pieces(player).resized()),
            unhoppable: self.position.unhoppable().and(self.occupied),
        };
        let lines = &self.position.variant().lines;
        let occupancy = match lines.is_hoppable(self.occupant) {
            true => occupancy.filled(self.target),
            false => occupancy.filled_unhoppable(self.target),
        };
        let mut cheapest = None;
        let mut least = i32::MAX;
        self.position
            .for_each_attacker(self.target, &occupancy, |from| {
                let Some(piece) = self.position.at(from) else {
                    return;
                };
                let capture_value = capture_value(self.position, self.evaluator, piece);
                let captures = || {
                    !is_royal(self.position, piece)
                        || is_royal(self.position, self.occupant)
                        || !lines.attacks_only_royals(piece, from, self.target)
                };
                if capture_value < least && captures() {
                    (least, cheapest) = (capture_value, Some((from, piece)));
                }
            });
        cheapest
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::movegen;
    use crate::rules;
    use crate::search::tests::{samples, variants};
    use crate::variant::Variant;

    fn variant(game: &str) -> Arc<Variant> {
        let found = variants().into_iter().find(|variant| variant.id == game);
        found.expect("a shipped variant")
    }

    /// Variant, position, origin, destination, and whether the exchange loses nothing.
    const EXCHANGES: [(&str, &str, &str, &str, bool); 14] = [
        // A Rook behind a Rook.
        (
            "chess",
            "4r2k/8/8/4p3/8/8/4R3/4R2K w - - 0 1",
            "e2",
            "e5",
            true,
        ),
        (
            "chess",
            "4r2k/8/8/4p3/8/8/4R3/7K w - - 0 1",
            "e2",
            "e5",
            false,
        ),
        // A King recaptures only undefended pieces.
        (
            "chess",
            "8/8/8/4k3/4p3/8/4R3/4R2K w - - 0 1",
            "e2",
            "e4",
            true,
        ),
        (
            "chess",
            "8/8/8/4k3/4p3/8/4R3/7K w - - 0 1",
            "e2",
            "e4",
            false,
        ),
        // A quiet move to an attacked square.
        (
            "chess",
            "7k/8/3p4/8/8/8/4R3/7K w - - 0 1",
            "e2",
            "e5",
            false,
        ),
        ("chess", "7k/8/3p4/8/8/8/4R3/7K w - - 0 1", "e2", "e6", true),
        // The capturing piece was the Cannon's screen.
        (
            "grand-cavalier",
            "9e/4c5/10/4Q5/10/4n5/10/10/10/E9 w - - 0 40",
            "e7",
            "e5",
            true,
        ),
        (
            "grand-cavalier",
            "9e/4c5/10/4v5/10/Q3n5/10/10/10/E9 w - - 0 40",
            "a5",
            "e5",
            false,
        ),
        // A second Cannon uses the first one as its screen until that one captures.
        (
            "grand-cavalier",
            "9e/4c5/4c5/4v5/10/M3n5/10/10/10/E9 w - - 0 40",
            "a5",
            "e5",
            false,
        ),
        // The capturing piece blocked the lame Cavalier; another one still does.
        (
            "grand-cavalier",
            "9e/10/10/3v6/3Q6/4n5/10/10/10/E9 w - - 0 40",
            "d6",
            "e5",
            false,
        ),
        (
            "grand-cavalier",
            "9e/10/10/3v6/3V6/Q3n5/10/10/10/E9 w - - 0 40",
            "a5",
            "e5",
            true,
        ),
        // The recapture is on the board where the piece lands.
        (
            "alice-chess",
            "7k/8/8/p7/8/8/8/R6K|r7/8/8/8/8/8/8/8 w - - 0 1",
            "a1",
            "a5",
            false,
        ),
        (
            "alice-chess",
            "r6k/8/8/p7/8/8/8/R6K|8/8/8/8/8/8/8/8 w - - 0 1",
            "a1",
            "a5",
            true,
        ),
        (
            "alice-chess",
            "7k/8/8/p2R4/8/8/8/R6K|r7/8/8/8/8/8/8/8 w - - 0 1",
            "a1",
            "a5",
            true,
        ),
    ];

    #[test]
    fn known_exchanges() {
        for (game, text, from, to, wins) in EXCHANGES {
            let variant = variant(game);
            let evaluator = Evaluator::new(&variant);
            let position = Position::parse(variant.clone(), text).expect("a position");
            let square = |name: &str| variant.geometry().square(name).expect("a square");
            let (from, to) = (square(from), square(to));
            let action = Action::Move { from, to };
            assert!(rules::is_legal(&position, action), "{text}");
            let found = gains_at_least(&position, &evaluator, action, -20);
            assert_eq!(found, wins, "{text} {from:?} {to:?}");
        }
    }

    /// What the player to move gains by capturing on a square with its cheapest piece, or by not capturing. `None` if
    /// it depends: several cheapest pieces, or a promotion.
    fn gain_by_capturing(
        position: &mut Position,
        evaluator: &Evaluator,
        target: Square,
    ) -> Option<i32> {
        let mut captures = Vec::new();
        for from in position.pieces(position.turn()).iter() {
            let piece = position.at(from)?;
            let mut actions = Vec::new();
            movegen::add_moves_of(position, from, piece, &mut actions);
            actions.retain(|action| {
                position.at(target).is_some()
                    && action.squares(position.variant()).1 == Some(target)
            });
            let capture_value = if is_royal(position, piece) {
                ROYAL
            } else {
                evaluator.capture_value(piece.kind())
            };
            captures.extend(actions.into_iter().map(|action| (capture_value, action)));
        }
        let least = captures
            .iter()
            .map(|(capture_value, _)| *capture_value)
            .min();
        let Some(least) = least else { return Some(0) };
        captures.retain(|(capture_value, _)| *capture_value == least);
        let &[(_, action @ Action::Move { .. })] = &captures[..] else {
            return None;
        };
        let gain = ordering::material_gain(position, evaluator, action);
        let mover = position.turn();
        let landing = position.variant().landing(target).unwrap_or(target);
        position.make(action);
        let answered = position.is_attacked(landing, position.enemies(mover));
        let lost = match (least == ROYAL, answered) {
            (true, true) => None,
            (true, false) => Some(0),
            _ => gain_by_capturing(position, evaluator, landing),
        };
        position.unmake();
        match (lost, least == ROYAL) {
            (Some(lost), _) => Some((gain - lost).max(0)),
            (None, true) => Some(0),
            (None, false) => None,
        }
    }

    #[test]
    fn agrees_with_playing_out_the_exchange() {
        let open = |variant: &Arc<Variant>| {
            variant.players.len() == 2
                && variant.rules.drops.is_empty()
                && variant.rules.capture_effects.is_none()
                && variant.rules.walls.is_none()
                && variant.rules.turns.is_none()
                && !variant.alphabet.has_secrets()
        };
        for variant in variants().into_iter().filter(open) {
            let evaluator = Evaluator::new(&variant);
            let mut compared = 0;
            for mut position in samples(&variant, 60) {
                for action in rules::legal_actions(&position) {
                    let Action::Move { to, .. } = action else {
                        continue;
                    };
                    let gain = ordering::material_gain(&position, &evaluator, action);
                    position.make(action);
                    let landing = variant.landing(to).unwrap_or(to);
                    let lost = gain_by_capturing(&mut position, &evaluator, landing);
                    position.unmake();
                    let Some(lost) = lost else { continue };
                    // If a royal piece is captured here, the move passed over an attacked square.
                    let value = gain - lost;
                    let text = position.text();
                    assert!(
                        gains_at_least(&position, &evaluator, action, value),
                        "{text} {action:?} {value}"
                    );
                    assert!(
                        !gains_at_least(&position, &evaluator, action, value + 1),
                        "{text} {action:?} {value}"
                    );
                    compared += 1;
                }
            }
            assert!(compared > 500, "{} {compared}", variant.id);
        }
    }
}
