//! Who attacks a cell.

use super::Position;
use crate::geometry::{Square, SquareSet};
use crate::movement::AttackLine;
use crate::piece::{Piece, PieceSet, Player};

/// An attack on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attacker's cell.
    pub from: Square,
    /// The cells between, from the attacker to the target.
    pub through: Vec<Square>,
    /// The man hopped over.
    pub screen: Option<Square>,
}

/// What a cell has to fear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger {
    /// Something could capture there now.
    pub attacked: bool,
    /// The cells where a man's coming or going could open or close an attack, one man coming and one going at a
    /// time. Every attack that exists now has all its cells in the set, too.
    pub sensitive: SquareSet,
}

impl Position {
    /// Whether one of these men could capture on a cell, if the board were occupied as `occupant` says. Ignores
    /// that the attacker may be pinned or may not pass over attacked cells itself.
    #[inline]
    pub fn is_attacked_on(
        &self,
        target: Square,
        by: PieceSet,
        occupant: impl Fn(Square) -> Option<Piece>,
    ) -> bool {
        let table = &self.variant().attacks;
        let attacks_along = |line: &AttackLine| {
            let mut to_hop = line.hops as u8;
            for &cell in table.cells(line) {
                let Some(piece) = occupant(cell.square) else {
                    continue;
                };
                if to_hop == 0 {
                    return by.contains(piece) && table.captures(cell, piece);
                }
                to_hop -= 1;
            }
            false
        };
        table.to(target).iter().any(attacks_along)
    }

    /// Whether one of these men could capture on a cell now.
    #[inline]
    pub fn is_attacked(&self, target: Square, by: PieceSet) -> bool {
        self.is_attacked_on(target, by, |square| self.at(square))
    }

    /// Whether a seat's royal is attacked by anybody else.
    pub fn in_check(&self, player: Player) -> bool {
        self.royal(player)
            .is_some_and(|royal| self.is_attacked(royal, self.enemies(player)))
    }

    /// Every attack of these men on a cell, if the board were occupied as `occupant` says.
    pub fn attacks_on(
        &self,
        target: Square,
        by: PieceSet,
        occupant: impl Fn(Square) -> Option<Piece>,
    ) -> Vec<Attack> {
        let table = &self.variant().attacks;
        let attack_along = |line: &AttackLine| {
            let cells = table.cells(line);
            let mut met = cells
                .iter()
                .enumerate()
                .filter(|(_, cell)| occupant(cell.square).is_some());
            let screen = line.hops.then(|| met.next()).flatten();
            let (distance, &last) = met.next()?;
            let attacker = occupant(last.square)?;
            let through = cells[..distance]
                .iter()
                .rev()
                .map(|cell| cell.square)
                .collect();
            (by.contains(attacker) && table.captures(last, attacker)).then(|| Attack {
                from: last.square,
                through,
                screen: screen.map(|(_, cell)| cell.square),
            })
        };
        table.to(target).iter().filter_map(attack_along).collect()
    }

    /// Looks along the lines of attack to a target.
    #[inline]
    pub fn danger_to(&self, target: Square, by: PieceSet) -> Danger {
        let table = &self.variant().attacks;
        let mut danger = Danger {
            attacked: false,
            sensitive: SquareSet::EMPTY,
        };
        for line in table.to(target) {
            let cells = table.cells(line);
            let between = line.hops as usize;
            let mut men = 0;
            let mut farthest = 0;
            for (distance, &cell) in cells.iter().enumerate() {
                let Some(piece) = self.at(cell.square) else {
                    continue;
                };
                if by.contains(piece) && table.captures(cell, piece) {
                    farthest = distance + 1;
                    danger.attacked |= men == between;
                }
                men += 1;
                if men > between + 1 {
                    break;
                }
            }
            for cell in &cells[..farthest] {
                danger.sensitive.insert(cell.square);
            }
        }
        danger
    }
}
