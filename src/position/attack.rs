//! Who attacks a square.

use super::Position;
use crate::geometry::{Square, SquareSet};
use crate::movement::{AttackSources, Threat};
use crate::piece::{Piece, PieceSet, Player};

/// An attack on a square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attack {
    /// The attacker's square.
    pub from: Square,
    /// The squares between, from the attacker to the target.
    pub through: Vec<Square>,
    /// The piece hopped over.
    pub screen: Option<Square>,
}

/// Where pieces stand, as far as attacks depend on it: those of a position, or with some of them moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd<const WORDS: usize = 4> {
    /// The squares where any piece stands.
    pub occupied: SquareSet<WORDS>,
    /// Those of the pieces whose attacks count. They stand where they stand in the position.
    pub attackers: SquareSet<WORDS>,
}

impl<const WORDS: usize> Crowd<WORDS> {
    fn resized<const OTHER: usize>(&self) -> Crowd<OTHER> {
        Crowd {
            occupied: self.occupied.resized(),
            attackers: self.attackers.resized(),
        }
    }

    /// The same after a piece has left a square.
    #[inline(always)]
    pub fn emptied(self, square: Square) -> Self {
        let square = SquareSet::only(square);
        Crowd {
            occupied: self.occupied.without(square),
            attackers: self.attackers.without(square),
        }
    }

    /// The same after a piece whose attacks don't count has gone from one square to another, capturing there, and landed perhaps on a
    /// third one.
    fn moved(self, from: Square, to: Square, landing: Square) -> Self {
        self.emptied(from).emptied(to).filled(landing)
    }

    /// The same after a piece whose attacks don't count has come to a square; what stood there is gone.
    #[inline(always)]
    pub fn filled(self, square: Square) -> Self {
        let square = SquareSet::only(square);
        Crowd {
            occupied: self.occupied.or(square),
            attackers: self.attackers.without(square),
        }
    }
}

/// What a square has to fear, and what that means for the pieces who must not expose it. Each speaks of one piece moving on its
/// board, perhaps with a capture where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger<const WORDS: usize> {
    /// Something could capture there now.
    pub attacked: bool,
    /// Where pieces may end that are not on [`Danger::held`].
    pub arriving: SquareSet<WORDS>,
    /// Pieces on these squares stand in the way of an attack, or are the one over which it hops.
    pub held: SquareSet<WORDS>,
    /// All squares on which some attack depends that one piece more or less in its way would open or close.
    pub sensitive: SquareSet<WORDS>,
}

impl<const WORDS: usize> Danger<WORDS> {
    /// Nothing to fear.
    pub const NONE: Danger<WORDS> = Danger {
        attacked: false,
        arriving: SquareSet::ALL,
        held: SquareSet::EMPTY,
        sensitive: SquareSet::EMPTY,
    };
}

impl Position {
    /// The squares where any piece stands.
    pub fn occupied<const WORDS: usize>(&self) -> SquareSet<WORDS> {
        let pieces = self.pieces.0.iter();
        pieces.fold(SquareSet::EMPTY, |all, pieces| all.or(pieces.resized()))
    }

    /// The squares of some pieces.
    fn squares_of_pieces(&self, pieces: PieceSet) -> SquareSet {
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

    /// The attackers on squares from which some piece may capture on a target.
    #[inline(always)]
    fn pursuers<const WORDS: usize>(
        &self,
        reverse_attacks: &AttackSources,
        crowd: &Crowd<WORDS>,
    ) -> SquareSet<WORDS> {
        let origins = reverse_attacks.origins(self.irregular_riders.resized());
        origins.and(crowd.attackers)
    }

    /// Whether one of the attackers could capture on a square, where a piece that faces royals counts whatever stands there.
    /// Ignores that it may be pinned or may not pass over attacked squares itself.
    pub fn is_attacked_in<const WORDS: usize>(&self, target: Square, crowd: &Crowd<WORDS>) -> bool {
        let reverse_attacks = self.variant().reverse_attacks.of(target);
        for from in self.pursuers(reverse_attacks, crowd).iter() {
            let Some(piece) = self.at(from) else { continue };
            if self.captures_from(piece, from, (target, reverse_attacks), crowd.occupied) {
                return true;
            }
        }
        false
    }

    /// Whether a piece on a square could capture on a target, when pieces stand on `occupied`.
    #[inline(always)]
    fn captures_from<const WORDS: usize>(
        &self,
        piece: Piece,
        from: Square,
        (target, reverse_attacks): (Square, &AttackSources),
        occupied: SquareSet<WORDS>,
    ) -> bool {
        let kinds = reverse_attacks.attack_kinds(piece, from);
        kinds.rides && rides_upon(reverse_attacks, piece, from, occupied)
            || kinds.leaps
                && self
                    .variant()
                    .move_tables
                    .of(piece, from)
                    .attacks(target, occupied)
    }

    /// Calls `visit` with every threat of the attackers to a square.
    fn for_each_threat<const WORDS: usize>(
        &self,
        target: Square,
        crowd: &Crowd<WORDS>,
        visit: &mut dyn FnMut(Threat<WORDS>),
    ) {
        let variant = self.variant();
        let reverse_attacks = variant.reverse_attacks.of(target);
        for from in self.pursuers(reverse_attacks, crowd).iter() {
            let Some(piece) = self.at(from) else { continue };
            let kinds = reverse_attacks.attack_kinds(piece, from);
            if kinds.leaps {
                let move_table = variant.move_tables.of::<WORDS>(piece, from);
                move_table.threats(from, target, crowd.occupied, &mut *visit);
            }
            if kinds.rides {
                ridden_threats(reverse_attacks, piece, from, crowd.occupied, visit);
            }
        }
    }

    /// Calls `visit` with the square of every attacker that could capture on a square now.
    pub fn for_each_attacker<const WORDS: usize>(
        &self,
        target: Square,
        crowd: &Crowd<WORDS>,
        mut visit: impl FnMut(Square),
    ) {
        self.for_each_threat(target, crowd, &mut |threat| {
            if threat.excess == 0 {
                visit(threat.from);
            }
        });
    }

    /// What a square has to fear from the attackers.
    #[inline(always)]
    pub fn danger_to<const WORDS: usize>(
        &self,
        target: Square,
        crowd: &Crowd<WORDS>,
    ) -> Danger<WORDS> {
        let mut danger = Danger::NONE;
        self.for_each_threat(target, crowd, &mut |threat| {
            let Threat {
                from,
                between,
                excess,
            } = threat;
            danger.sensitive = danger.sensitive.or(between).or(SquareSet::only(from));
            if excess >= 0 {
                danger.held = danger.held.or(between);
            }
            danger.attacked |= excess == 0;
            danger.arriving = danger.arriving.and(ends_against(&threat, false, crowd));
        });
        danger.held = danger.held.and(crowd.occupied);
        danger
    }

    /// Where a piece on [`Danger::held`] may end without exposing a square.
    pub fn ends_of_held<const WORDS: usize>(
        &self,
        piece: Square,
        target: Square,
        crowd: &Crowd<WORDS>,
    ) -> SquareSet<WORDS> {
        let mut ends = SquareSet::ALL;
        self.for_each_threat(target, crowd, &mut |threat| {
            let inside = threat.between.contains(piece);
            ends = ends.and(ends_against(&threat, inside, crowd));
        });
        ends
    }

    /// Whether one of these pieces could capture on a square now.
    pub fn is_attacked(&self, target: Square, by: PieceSet) -> bool {
        match self.variant().move_tables.width() {
            1 => self.is_attacked_in(target, &self.crowd::<1>(by)),
            2 => self.is_attacked_in(target, &self.crowd::<2>(by)),
            _ => self.is_attacked_in(target, &self.crowd::<4>(by)),
        }
    }

    /// The same as [`Position::is_attacked`], where several squares are asked about.
    #[inline(always)]
    pub fn is_attacked_amid(&self, target: Square, crowd: &Crowd) -> bool {
        match self.variant().move_tables.width() {
            1 => self.is_attacked_in(target, &crowd.resized::<1>()),
            2 => self.is_attacked_in(target, &crowd.resized::<2>()),
            _ => self.is_attacked_in(target, crowd),
        }
    }

    /// Where pieces stand as attacks of some of them depend on it: for [`Position::is_attacked_amid`] while the position stays.
    #[inline(always)]
    pub fn crowd<const WORDS: usize>(&self, by: PieceSet) -> Crowd<WORDS> {
        Crowd {
            occupied: self.occupied(),
            attackers: self.squares_of_pieces(by).resized(),
        }
    }

    /// The squares on which it depends whether these pieces could capture on a square, if one piece more or less stands there:
    /// [`Danger::sensitive`].
    pub fn sensitive_squares(&self, target: Square, by: PieceSet) -> SquareSet {
        match self.variant().move_tables.width() {
            1 => self.sensitive_in::<1>(target, by).resized(),
            2 => self.sensitive_in::<2>(target, by).resized(),
            _ => self.sensitive_in::<4>(target, by).resized(),
        }
    }

    fn sensitive_in<const WORDS: usize>(&self, target: Square, by: PieceSet) -> SquareSet<WORDS> {
        self.danger_to(target, &self.crowd::<WORDS>(by)).sensitive
    }

    /// Whether a piece could capture on a target if it stood on `to` instead of `from`.
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
        let occupied = self.occupied::<WORDS>().without(SquareSet::only(from));
        let reverse_attacks = self.variant().reverse_attacks.of(target);
        self.captures_from(piece, to, (target, reverse_attacks), occupied)
    }

    /// Whether one of these pieces could capture on a target after a piece, whose own captures don't count, has moved and landed.
    pub fn would_uncover(
        &self,
        (from, to, landing): (Square, Square, Square),
        target: Square,
        by: PieceSet,
    ) -> bool {
        match self.variant().move_tables.width() {
            1 => self.is_attacked_in(target, &self.crowd::<1>(by).moved(from, to, landing)),
            2 => self.is_attacked_in(target, &self.crowd::<2>(by).moved(from, to, landing)),
            _ => self.is_attacked_in(target, &self.crowd::<4>(by).moved(from, to, landing)),
        }
    }

    /// Whether a player's royal is attacked by anybody else.
    pub fn in_check(&self, player: Player) -> bool {
        self.in_check_amid(player, self.occupied())
    }

    /// Whether the royal of any player in the game is attacked by anybody else.
    pub fn is_anybody_in_check(&self) -> bool {
        let occupied = self.occupied();
        self.living()
            .any(|player| self.in_check_amid(player, occupied))
    }

    /// Whether a player's royal is attacked by anybody else, where pieces stand on `occupied`.
    #[inline(always)]
    fn in_check_amid(&self, player: Player, occupied: SquareSet) -> bool {
        let Some(royal) = self.royal(player) else {
            return false;
        };
        let crowd = Crowd {
            occupied,
            attackers: occupied.without(self.pieces(player)),
        };
        self.is_attacked_amid(royal, &crowd)
    }

    /// The squares of those of these pieces that could capture on a square now.
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
        self.for_each_attacker(target, &self.crowd::<WORDS>(by), note);
        attackers
    }

    /// Every attack of these pieces on a square, if the board were occupied as `occupant` says, by the attackers' squares.
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
            let is_occupied = |square| occupant(square).is_some();
            let found = lines.captures_on((piece, from), (target, faces), &is_occupied);
            attacks.extend(found.into_iter().map(|(through, screen)| Attack {
                from,
                through,
                screen,
            }));
        }
        attacks
    }
}

/// Whether a piece on a square could capture on a target along a ray.
#[inline(always)]
fn rides_upon<const WORDS: usize>(
    target: &AttackSources,
    piece: Piece,
    from: Square,
    occupied: SquareSet<WORDS>,
) -> bool {
    for ray in target.rays_through::<WORDS>(from) {
        let (slides, hops) = (ray.slide.contains(piece), ray.hop.contains(piece));
        if slides || hops {
            let passed = ray.before(from).and(occupied);
            if slides && passed.is_empty() || hops && passed.len() == 1 {
                return true;
            }
        }
    }
    false
}

/// Calls `visit` with the threats of a piece on a square to a target along rays.
#[inline(always)]
fn ridden_threats<const WORDS: usize>(
    target: &AttackSources,
    piece: Piece,
    from: Square,
    occupied: SquareSet<WORDS>,
    visit: &mut dyn FnMut(Threat<WORDS>),
) {
    for ray in target.rays_through::<WORDS>(from) {
        let between = ray.before(from);
        let passed = between.and(occupied).len() as i8;
        let options = [(ray.slide, passed), (ray.hop, passed - 1)];
        for (pieces, excess) in options {
            if excess <= 1 && pieces.contains(piece) {
                visit(Threat {
                    from,
                    between,
                    excess,
                });
            }
        }
    }
}

/// Where a piece may end its move as far as one threat is concerned; `inside` says whether it stands among the squares on which
/// the threat depends. It may always end on the attacker, which is then captured.
#[inline(always)]
fn ends_against<const WORDS: usize>(
    threat: &Threat<WORDS>,
    inside: bool,
    crowd: &Crowd<WORDS>,
) -> SquareSet<WORDS> {
    let attacker = SquareSet::only(threat.from);
    // Ending on another piece leaves as many there as before, but for the mover itself.
    let one_more = threat.between.without(crowd.occupied);
    match (threat.excess, inside) {
        // A piece more or less in between ends the attack.
        (0, false) => attacker.or(one_more),
        (0, true) => SquareSet::ALL.without(one_more),
        // Who leaves must come back in between.
        (1, true) => attacker.or(one_more),
        (-1, _) => SquareSet::ALL.without(one_more),
        _ => SquareSet::ALL,
    }
}
