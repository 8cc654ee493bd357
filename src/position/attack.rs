//! Attacks, checks and pins.

use super::Position;
use super::occupancy::Occupancy;
use crate::geometry::{Square, SquareSet};
use crate::movement::{AttackSources, Threat, hop_excess};
use crate::piece::{Piece, PieceSet, Player};

/// An attack on a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attacker's square.
    pub from: Square,
    /// The squares between, starting at the attacker.
    pub through: Vec<Square>,
    /// The square of the piece hopped over.
    pub screen: Option<Square>,
}

/// Checks and pins against a square, usually that of a royal piece. Applies to moves of one piece on its own board,
/// with or without capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckInfo<const WORDS: usize> {
    /// The square is attacked.
    pub attacked: bool,
    /// The target squares that leave the square unattacked, for pieces that are not [`CheckInfo::pinned`].
    pub check_mask: SquareSet<WORDS>,
    /// Pieces that block an attack or serve a hopper as its screen.
    pub pinned: SquareSet<WORDS>,
    /// All squares where one piece more or less could open or close an attack.
    pub sensitive: SquareSet<WORDS>,
}

impl<const WORDS: usize> CheckInfo<WORDS> {
    /// Neither checks nor pins.
    pub const NONE: CheckInfo<WORDS> = CheckInfo {
        attacked: false,
        check_mask: SquareSet::ALL,
        pinned: SquareSet::EMPTY,
        sensitive: SquareSet::EMPTY,
    };

    /// What holds against this square and another one.
    pub fn and(&self, other: &CheckInfo<WORDS>) -> CheckInfo<WORDS> {
        CheckInfo {
            attacked: self.attacked || other.attacked,
            check_mask: self.check_mask.and(other.check_mask),
            pinned: self.pinned.or(other.pinned),
            sensitive: self.sensitive.or(other.sensitive),
        }
    }
}

impl Position {
    /// All squares with a piece or a wall.
    pub fn occupied<const WORDS: usize>(&self) -> SquareSet<WORDS> {
        let pieces = self.pieces.0.iter();
        pieces.fold(self.walls.resized(), |all, pieces| all.or(pieces.resized()))
    }

    /// The squares of pieces that can't be hopped over or captured by hopping.
    #[inline(always)]
    pub fn unhoppable<const WORDS: usize>(&self) -> SquareSet<WORDS> {
        self.unhoppable.resized()
    }

    pub(super) fn squares_of_pieces(&self, pieces: PieceSet) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        for player in self.variant().players() {
            let own = self.variant().pieces_of[player];
            if own.without(pieces).is_empty() {
                squares = squares.or(self.pieces(player));
            } else if !own.and(pieces).is_empty() {
                let wanted =
                    |&square: &Square| self.at(square).is_some_and(|piece| pieces.contains(piece));
                squares = squares.or(self.pieces(player).iter().filter(wanted).collect());
            }
        }
        squares
    }

    #[inline(always)]
    fn candidate_attackers<const WORDS: usize>(
        &self,
        sources: &AttackSources,
        occupancy: &Occupancy<WORDS>,
    ) -> SquareSet<WORDS> {
        let origins = sources.origins(self.irregular_riders.resized());
        origins.and(occupancy.attackers)
    }

    /// Whether one of the attackers could capture on a square. Treats the square as holding a royal piece. Ignores pins
    /// and the rule that some royal pieces may not cross attacked squares.
    pub fn is_attacked_with<const WORDS: usize>(
        &self,
        target: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> bool {
        let sources = self.variant().reverse_attacks.of(target);
        for from in self.candidate_attackers(sources, occupancy).iter() {
            let Some(piece) = self.at(from) else { continue };
            if self.captures_from(piece, from, (target, sources), occupancy) {
                return true;
            }
        }
        false
    }

    #[inline(always)]
    fn captures_from<const WORDS: usize>(
        &self,
        piece: Piece,
        from: Square,
        (target, sources): (Square, &AttackSources),
        occupancy: &Occupancy<WORDS>,
    ) -> bool {
        let kinds = sources.attack_kinds(piece, from);
        kinds.rides && attacks_along_ray((target, sources), piece, from, occupancy)
            || kinds.leaps
                && self.variant().move_tables.of(piece, from).attacks(
                    target,
                    occupancy.occupied,
                    occupancy.unhoppable,
                )
    }

    fn for_each_threat<const WORDS: usize>(
        &self,
        target: Square,
        occupancy: &Occupancy<WORDS>,
        visit: &mut dyn FnMut(Threat<WORDS>),
    ) {
        let variant = self.variant();
        let sources = variant.reverse_attacks.of(target);
        for from in self.candidate_attackers(sources, occupancy).iter() {
            let Some(piece) = self.at(from) else { continue };
            let kinds = sources.attack_kinds(piece, from);
            if kinds.leaps {
                let move_table = variant.move_tables.of::<WORDS>(piece, from);
                let pieces = (occupancy.occupied, occupancy.unhoppable);
                move_table.threats(from, target, pieces, &mut *visit);
            }
            if kinds.rides {
                for_each_ray_threat((target, sources), piece, from, occupancy, visit);
            }
        }
    }

    /// Calls `visit` with the square of every piece that attacks a square.
    pub fn for_each_attacker<const WORDS: usize>(
        &self,
        target: Square,
        occupancy: &Occupancy<WORDS>,
        mut visit: impl FnMut(Square),
    ) {
        self.for_each_threat(target, occupancy, &mut |threat| {
            if threat.excess == 0 {
                visit(threat.from);
            }
        });
    }

    /// The checks and pins against a square.
    #[inline(always)]
    pub fn check_info<const WORDS: usize>(
        &self,
        target: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> CheckInfo<WORDS> {
        let mut check_info = CheckInfo::NONE;
        self.for_each_threat(target, occupancy, &mut |threat| {
            let Threat {
                from,
                between,
                excess,
            } = threat;
            check_info.sensitive = check_info.sensitive.or(between).or(SquareSet::only(from));
            if excess >= 0 {
                check_info.pinned = check_info.pinned.or(between);
            }
            check_info.attacked |= excess == 0;
            check_info.check_mask = check_info
                .check_mask
                .and(destinations_against(&threat, false, occupancy));
        });
        check_info.pinned = check_info.pinned.and(occupancy.occupied);
        check_info
    }

    /// The target squares of a pinned piece that leave the square unattacked.
    pub fn pinned_destinations<const WORDS: usize>(
        &self,
        piece: Square,
        target: Square,
        occupancy: &Occupancy<WORDS>,
    ) -> SquareSet<WORDS> {
        let mut destinations = SquareSet::ALL;
        self.for_each_threat(target, occupancy, &mut |threat| {
            let inside = threat.between.contains(piece);
            destinations = destinations.and(destinations_against(&threat, inside, occupancy));
        });
        destinations
    }

    /// Whether one of these pieces attacks a square.
    pub fn is_attacked(&self, target: Square, by: PieceSet) -> bool {
        match self.variant().move_tables.width() {
            1 => self.is_attacked_with(target, &self.occupancy::<1>(by)),
            2 => self.is_attacked_with(target, &self.occupancy::<2>(by)),
            _ => self.is_attacked_with(target, &self.occupancy::<4>(by)),
        }
    }

    /// Like [`Position::is_attacked`], for asking about several squares.
    #[inline(always)]
    pub fn is_attacked_given(&self, target: Square, occupancy: &Occupancy) -> bool {
        match self.variant().move_tables.width() {
            1 => self.is_attacked_with(target, &occupancy.resized::<1>()),
            2 => self.is_attacked_with(target, &occupancy.resized::<2>()),
            _ => self.is_attacked_with(target, occupancy),
        }
    }

    /// The occupancy with these pieces as attackers, for [`Position::is_attacked_given`].
    #[inline(always)]
    pub fn occupancy<const WORDS: usize>(&self, by: PieceSet) -> Occupancy<WORDS> {
        Occupancy {
            occupied: self.occupied(),
            attackers: self.squares_of_pieces(by).resized(),
            unhoppable: self.unhoppable(),
        }
    }

    /// The squares where one piece more or less could open or close an attack: [`CheckInfo::sensitive`].
    pub fn sensitive_squares(&self, target: Square, by: PieceSet) -> SquareSet {
        match self.variant().move_tables.width() {
            1 => self.sensitive_in::<1>(target, by).resized(),
            2 => self.sensitive_in::<2>(target, by).resized(),
            _ => self.sensitive_in::<4>(target, by).resized(),
        }
    }

    fn sensitive_in<const WORDS: usize>(&self, target: Square, by: PieceSet) -> SquareSet<WORDS> {
        self.check_info(target, &self.occupancy::<WORDS>(by))
            .sensitive
    }

    /// Whether a piece would attack a target from `to` after leaving `from`.
    #[inline(always)]
    pub fn would_attack(&self, piece: Piece, from: Square, to: Square, target: Square) -> bool {
        let kinds = self
            .variant()
            .reverse_attacks
            .of(target)
            .attack_kinds(piece, to);
        (kinds.leaps || kinds.rides) && self.would_attack_from(piece, from, to, target)
    }

    fn would_attack_from(&self, piece: Piece, from: Square, to: Square, target: Square) -> bool {
        match self.variant().move_tables.width() {
            1 => self.would_attack_in::<1>(piece, from, to, target),
            2 => self.would_attack_in::<2>(piece, from, to, target),
            _ => self.would_attack_in::<4>(piece, from, to, target),
        }
    }

    fn would_attack_in<const WORDS: usize>(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        target: Square,
    ) -> bool {
        let occupancy = Occupancy::<WORDS> {
            occupied: self.occupied(),
            attackers: SquareSet::EMPTY,
            unhoppable: self.unhoppable(),
        };
        let sources = self.variant().reverse_attacks.of(target);
        self.captures_from(
            piece,
            to,
            (target, sources),
            &self.vacated(&occupancy, from),
        )
    }

    /// Whether a move of a piece with its landing leaves one of these pieces attacking the target. The moving piece doesn't
    /// count.
    pub fn would_discover_attack(
        &self,
        piece: Piece,
        (from, to, landing): (Square, Square, Square),
        target: Square,
        by: PieceSet,
    ) -> bool {
        let landing = (landing, self.variant().lines.is_hoppable(piece));
        match self.variant().move_tables.width() {
            1 => self.is_attacked_with(target, &self.after_move::<1>(by, from, to, landing)),
            2 => self.is_attacked_with(target, &self.after_move::<2>(by, from, to, landing)),
            _ => self.is_attacked_with(target, &self.after_move::<4>(by, from, to, landing)),
        }
    }

    fn after_move<const WORDS: usize>(
        &self,
        by: PieceSet,
        from: Square,
        to: Square,
        landing: (Square, bool),
    ) -> Occupancy<WORDS> {
        let left = self.vacated(&self.occupancy(by), from);
        left.arrived(to, landing)
    }

    /// After a piece has left a square, and a wall behind where that is a rule.
    #[inline(always)]
    pub fn vacated<const WORDS: usize>(
        &self,
        occupancy: &Occupancy<WORDS>,
        square: Square,
    ) -> Occupancy<WORDS> {
        match self.variant.rules.leave_walls() {
            true => occupancy.filled(square),
            false => occupancy.emptied(square),
        }
    }

    /// Whether a player's royal piece is attacked, one of several, or all that share a check.
    pub fn in_check(&self, player: Player) -> bool {
        self.in_check_given(player, self.occupied())
    }

    /// Whether any player is in check.
    pub fn is_anyone_in_check(&self) -> bool {
        let occupied = self.occupied();
        self.living()
            .any(|player| self.in_check_given(player, occupied))
    }

    #[inline(always)]
    fn in_check_given(&self, player: Player, occupied: SquareSet) -> bool {
        if let Some(effects) = &self.variant.rules.capture_effects {
            return self.in_check_with_effects(effects, player, occupied);
        }
        let occupancy = Occupancy {
            occupied,
            attackers: occupied.without(self.pieces(player)),
            unhoppable: self.unhoppable(),
        };
        match self.royal(player) {
            Some(royal) => self.is_attacked_given(royal, &occupancy),
            None => self.is_any_royal_attacked(player, &occupancy),
        }
    }

    /// The squares of these pieces that attack a square.
    pub fn attackers(&self, target: Square, by: PieceSet) -> SquareSet {
        match self.variant().move_tables.width() {
            1 => self.attackers_in::<1>(target, by),
            2 => self.attackers_in::<2>(target, by),
            _ => self.attackers_in::<4>(target, by),
        }
    }

    fn attackers_in<const WORDS: usize>(&self, target: Square, by: PieceSet) -> SquareSet {
        let mut attackers = SquareSet::EMPTY;
        let note = |from| attackers.insert(from);
        self.for_each_attacker(target, &self.occupancy::<WORDS>(by), note);
        attackers
    }

    /// Every attack of these pieces on a square, with the pieces according to `occupant`.
    pub fn attacks_on(
        &self,
        target: Square,
        by: PieceSet,
        occupant: &dyn Fn(Square) -> Option<Piece>,
    ) -> Vec<Attack> {
        let variant = self.variant();
        let lines = &variant.lines;
        let faces = occupant(target).is_some_and(|piece| variant.royals.contains(piece));
        let mut attacks = Vec::new();
        for from in variant.reverse_attacks.all(target).iter() {
            let Some(piece) = occupant(from).filter(|piece| by.contains(*piece)) else {
                continue;
            };
            let found = lines.captures_on((piece, from), (target, faces), occupant, self.walls);
            attacks.extend(found.into_iter().map(|(through, screen)| Attack {
                from,
                through,
                screen,
            }));
        }
        attacks
    }
}

#[inline(always)]
fn attacks_along_ray<const WORDS: usize>(
    (target, sources): (Square, &AttackSources),
    piece: Piece,
    from: Square,
    occupancy: &Occupancy<WORDS>,
) -> bool {
    let Occupancy {
        occupied,
        unhoppable,
        ..
    } = *occupancy;
    for ray in sources.rays_through::<WORDS>(from) {
        let (slides, hops) = (ray.slide.contains(piece), ray.hop.contains(piece));
        if slides || hops {
            let between = ray.before(from);
            if slides && !between.intersects(occupied)
                || hops && hop_excess(target, between, occupied, unhoppable) == 0
            {
                return true;
            }
        }
    }
    false
}

#[inline(always)]
fn for_each_ray_threat<const WORDS: usize>(
    (target, sources): (Square, &AttackSources),
    piece: Piece,
    from: Square,
    occupancy: &Occupancy<WORDS>,
    visit: &mut dyn FnMut(Threat<WORDS>),
) {
    let Occupancy {
        occupied,
        unhoppable,
        ..
    } = *occupancy;
    for ray in sources.rays_through::<WORDS>(from) {
        let between = ray.before(from);
        let mut note = |excess| {
            if excess <= 1 {
                visit(Threat {
                    from,
                    between,
                    excess,
                });
            }
        };
        if ray.slide.contains(piece) {
            note(between.and(occupied).len() as i8);
        }
        if ray.hop.contains(piece) {
            note(hop_excess(target, between, occupied, unhoppable));
        }
    }
}

/// The target squares that don't allow this threat, for a piece that stands on the squares between (`inside`) or not.
/// Capturing the attacker is always allowed.
#[inline(always)]
fn destinations_against<const WORDS: usize>(
    threat: &Threat<WORDS>,
    inside: bool,
    occupancy: &Occupancy<WORDS>,
) -> SquareSet<WORDS> {
    let attacker = SquareSet::only(threat.from);
    // A capture leaves the number of pieces between unchanged.
    let one_more = threat.between.without(occupancy.occupied);
    match (threat.excess, inside) {
        // One piece more or less between ends the attack.
        (0, false) => attacker.or(one_more),
        (0, true) => SquareSet::ALL.without(one_more),
        // A piece that leaves the squares between must stay on them.
        (1, true) => attacker.or(one_more),
        (-1, _) => SquareSet::ALL.without(one_more),
        _ => SquareSet::ALL,
    }
}
