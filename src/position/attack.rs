//! Who attacks a cell.

use super::Position;
use crate::geometry::{CellSet, Square, SquareSet};
use crate::movement::{Target, Threat};
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

/// Where men stand, as far as attacks depend on it: those of a position, or with some of them moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd<const WORDS: usize = 4> {
    /// The cells where any man stands.
    pub occupied: CellSet<WORDS>,
    /// Those of the men whose attacks count. They stand where they stand in the position.
    pub attackers: CellSet<WORDS>,
}

impl<const WORDS: usize> Crowd<WORDS> {
    fn resized<const OTHER: usize>(&self) -> Crowd<OTHER> {
        Crowd {
            occupied: self.occupied.resized(),
            attackers: self.attackers.resized(),
        }
    }

    /// The same after a man has left a cell.
    #[inline(always)]
    pub fn emptied(self, square: Square) -> Self {
        let cell = CellSet::only(square);
        Crowd {
            occupied: self.occupied.without(cell),
            attackers: self.attackers.without(cell),
        }
    }

    /// The same after a man whose attacks don't count has gone from one cell to another, capturing there, and landed perhaps on a
    /// third one.
    fn moved(self, from: Square, to: Square, landing: Square) -> Self {
        self.emptied(from).emptied(to).filled(landing)
    }

    /// The same after a man whose attacks don't count has come to a cell; what stood there is gone.
    #[inline(always)]
    pub fn filled(self, square: Square) -> Self {
        let cell = CellSet::only(square);
        Crowd {
            occupied: self.occupied.or(cell),
            attackers: self.attackers.without(cell),
        }
    }
}

/// What a cell has to fear, and what that means for the men who must not expose it. Each speaks of one man moving on its
/// board, perhaps with a capture where it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Danger<const WORDS: usize> {
    /// Something could capture there now.
    pub attacked: bool,
    /// Where men may end that are not on [`Danger::held`].
    pub arriving: CellSet<WORDS>,
    /// Men on these cells stand in the way of an attack, or are the one over which it hops.
    pub held: CellSet<WORDS>,
    /// All cells on which some attack depends that one man more or less in its way would open or close.
    pub sensitive: CellSet<WORDS>,
}

impl<const WORDS: usize> Danger<WORDS> {
    /// Nothing to fear.
    pub const NONE: Danger<WORDS> = Danger {
        attacked: false,
        arriving: CellSet::ALL,
        held: CellSet::EMPTY,
        sensitive: CellSet::EMPTY,
    };
}

impl Position {
    /// The cells where any man stands.
    pub fn occupied<const WORDS: usize>(&self) -> CellSet<WORDS> {
        let men = self.men.0.iter();
        men.fold(CellSet::EMPTY, |all, men| all.or(men.resized()))
    }

    /// The cells of some men.
    fn cells_of_men(&self, men: PieceSet) -> SquareSet {
        let mut cells = SquareSet::EMPTY;
        for player in self.variant().players() {
            let own = self.variant().men_of[player];
            if own.without(men).is_empty() {
                cells = cells.or(self.men(player));
            } else if !own.and(men).is_empty() {
                let wanted = |&cell: &Square| self.at(cell).is_some_and(|man| men.contains(man));
                cells = cells.or(self.men(player).iter().filter(wanted).collect());
            }
        }
        cells
    }

    /// The attackers on cells from which some man may capture on a target.
    #[inline(always)]
    fn pursuers<const WORDS: usize>(
        &self,
        approaches: &Target,
        crowd: &Crowd<WORDS>,
    ) -> CellSet<WORDS> {
        let origins = approaches.origins(self.roamers.resized());
        origins.and(crowd.attackers)
    }

    /// Whether one of the attackers could capture on a cell, where a man that faces royals counts whatever stands there.
    /// Ignores that it may be pinned or may not pass over attacked cells itself.
    pub fn is_attacked_in<const WORDS: usize>(&self, target: Square, crowd: &Crowd<WORDS>) -> bool {
        let approaches = self.variant().approaches.of(target);
        for from in self.pursuers(approaches, crowd).iter() {
            let Some(man) = self.at(from) else { continue };
            if self.captures_from(man, from, (target, approaches), crowd.occupied) {
                return true;
            }
        }
        false
    }

    /// Whether a man on a cell could capture on a target, when men stand on `occupied`.
    #[inline(always)]
    fn captures_from<const WORDS: usize>(
        &self,
        man: Piece,
        from: Square,
        (target, approaches): (Square, &Target),
        occupied: CellSet<WORDS>,
    ) -> bool {
        let ways = approaches.ways(man, from);
        ways.rides && rides_upon(approaches, man, from, occupied)
            || ways.leaps && self.variant().fans.of(man, from).attacks(target, occupied)
    }

    /// Calls `visit` with every threat of the attackers to a cell.
    fn for_each_threat<const WORDS: usize>(
        &self,
        target: Square,
        crowd: &Crowd<WORDS>,
        visit: &mut dyn FnMut(Threat<WORDS>),
    ) {
        let variant = self.variant();
        let approaches = variant.approaches.of(target);
        for from in self.pursuers(approaches, crowd).iter() {
            let Some(man) = self.at(from) else { continue };
            let ways = approaches.ways(man, from);
            if ways.leaps {
                let fan = variant.fans.of::<WORDS>(man, from);
                fan.threats(from, target, crowd.occupied, &mut *visit);
            }
            if ways.rides {
                ridden_threats(approaches, man, from, crowd.occupied, visit);
            }
        }
    }

    /// Calls `visit` with the cell of every attacker that could capture on a cell now.
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

    /// What a cell has to fear from the attackers.
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
            danger.sensitive = danger.sensitive.or(between).or(CellSet::only(from));
            if excess >= 0 {
                danger.held = danger.held.or(between);
            }
            danger.attacked |= excess == 0;
            danger.arriving = danger.arriving.and(ends_against(&threat, false, crowd));
        });
        danger.held = danger.held.and(crowd.occupied);
        danger
    }

    /// Where a man on [`Danger::held`] may end without exposing a cell.
    pub fn ends_of_held<const WORDS: usize>(
        &self,
        man: Square,
        target: Square,
        crowd: &Crowd<WORDS>,
    ) -> CellSet<WORDS> {
        let mut ends = CellSet::ALL;
        self.for_each_threat(target, crowd, &mut |threat| {
            let inside = threat.between.contains(man);
            ends = ends.and(ends_against(&threat, inside, crowd));
        });
        ends
    }

    /// Whether one of these men could capture on a cell now.
    pub fn is_attacked(&self, target: Square, by: PieceSet) -> bool {
        match self.variant().fans.width() {
            1 => self.is_attacked_in(target, &self.crowd::<1>(by)),
            2 => self.is_attacked_in(target, &self.crowd::<2>(by)),
            _ => self.is_attacked_in(target, &self.crowd::<4>(by)),
        }
    }

    /// The same as [`Position::is_attacked`], where several cells are asked about.
    #[inline(always)]
    pub fn is_attacked_amid(&self, target: Square, crowd: &Crowd) -> bool {
        match self.variant().fans.width() {
            1 => self.is_attacked_in(target, &crowd.resized::<1>()),
            2 => self.is_attacked_in(target, &crowd.resized::<2>()),
            _ => self.is_attacked_in(target, crowd),
        }
    }

    /// Where men stand as attacks of some of them depend on it: for [`Position::is_attacked_amid`] while the position stays.
    #[inline(always)]
    pub fn crowd<const WORDS: usize>(&self, by: PieceSet) -> Crowd<WORDS> {
        Crowd {
            occupied: self.occupied(),
            attackers: self.cells_of_men(by).resized(),
        }
    }

    /// The cells on which it depends whether these men could capture on a cell, if one man more or less stands there:
    /// [`Danger::sensitive`].
    pub fn sensitive_cells(&self, target: Square, by: PieceSet) -> SquareSet {
        match self.variant().fans.width() {
            1 => self.sensitive_in::<1>(target, by).resized(),
            2 => self.sensitive_in::<2>(target, by).resized(),
            _ => self.sensitive_in::<4>(target, by).resized(),
        }
    }

    fn sensitive_in<const WORDS: usize>(&self, target: Square, by: PieceSet) -> CellSet<WORDS> {
        self.danger_to(target, &self.crowd::<WORDS>(by)).sensitive
    }

    /// Whether a man could capture on a target if it stood on `to` instead of `from`.
    #[inline(always)]
    pub fn would_attack(&self, man: Piece, from: Square, to: Square, target: Square) -> bool {
        let ways = self.variant().approaches.of(target).ways(man, to);
        (ways.leaps || ways.rides) && self.would_attack_from(man, from, to, target)
    }

    fn would_attack_from(&self, man: Piece, from: Square, to: Square, target: Square) -> bool {
        match self.variant().fans.width() {
            1 => self.would_attack_in::<1>(man, from, to, target),
            2 => self.would_attack_in::<2>(man, from, to, target),
            _ => self.would_attack_in::<4>(man, from, to, target),
        }
    }

    fn would_attack_in<const WORDS: usize>(
        &self,
        man: Piece,
        from: Square,
        to: Square,
        target: Square,
    ) -> bool {
        let occupied = self.occupied::<WORDS>().without(CellSet::only(from));
        let approaches = self.variant().approaches.of(target);
        self.captures_from(man, to, (target, approaches), occupied)
    }

    /// Whether one of these men could capture on a target after a man, whose own captures don't count, has moved and landed.
    pub fn would_uncover(
        &self,
        (from, to, landing): (Square, Square, Square),
        target: Square,
        by: PieceSet,
    ) -> bool {
        match self.variant().fans.width() {
            1 => self.is_attacked_in(target, &self.crowd::<1>(by).moved(from, to, landing)),
            2 => self.is_attacked_in(target, &self.crowd::<2>(by).moved(from, to, landing)),
            _ => self.is_attacked_in(target, &self.crowd::<4>(by).moved(from, to, landing)),
        }
    }

    /// Whether a seat's royal is attacked by anybody else.
    pub fn in_check(&self, player: Player) -> bool {
        self.in_check_amid(player, self.occupied())
    }

    /// Whether the royal of any seat in the game is attacked by anybody else.
    pub fn is_anybody_in_check(&self) -> bool {
        let occupied = self.occupied();
        self.living()
            .any(|player| self.in_check_amid(player, occupied))
    }

    /// Whether a seat's royal is attacked by anybody else, where men stand on `occupied`.
    #[inline(always)]
    fn in_check_amid(&self, player: Player, occupied: SquareSet) -> bool {
        let Some(royal) = self.royal(player) else {
            return false;
        };
        let crowd = Crowd {
            occupied,
            attackers: occupied.without(self.men(player)),
        };
        self.is_attacked_amid(royal, &crowd)
    }

    /// The cells of those of these men that could capture on a cell now.
    pub fn attackers(&self, target: Square, by: PieceSet) -> SquareSet {
        match self.variant().fans.width() {
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

    /// Every attack of these men on a cell, if the board were occupied as `occupant` says, by the attackers' cells.
    pub fn attacks_on(
        &self,
        target: Square,
        by: PieceSet,
        occupant: &dyn Fn(Square) -> Option<Piece>,
    ) -> Vec<Attack> {
        let variant = self.variant();
        let lines = &variant.lines;
        let faces = occupant(target).is_some_and(|man| variant.royals.contains(man));
        let mut attacks = Vec::new();
        for from in variant.approaches.all(target).iter() {
            let Some(man) = occupant(from).filter(|man| by.contains(*man)) else {
                continue;
            };
            let is_occupied = |cell| occupant(cell).is_some();
            let ways = lines.captures_on((man, from), (target, faces), &is_occupied);
            attacks.extend(ways.into_iter().map(|(through, screen)| Attack {
                from,
                through,
                screen,
            }));
        }
        attacks
    }
}

/// Whether a man on a cell could capture on a target along a ray.
#[inline(always)]
fn rides_upon<const WORDS: usize>(
    target: &Target,
    man: Piece,
    from: Square,
    occupied: CellSet<WORDS>,
) -> bool {
    for ray in target.rays_through::<WORDS>(from) {
        let (slides, hops) = (ray.slide.contains(man), ray.hop.contains(man));
        if slides || hops {
            let passed = ray.before(from).and(occupied);
            if slides && passed.is_empty() || hops && passed.len() == 1 {
                return true;
            }
        }
    }
    false
}

/// Calls `visit` with the threats of a man on a cell to a target along rays.
#[inline(always)]
fn ridden_threats<const WORDS: usize>(
    target: &Target,
    man: Piece,
    from: Square,
    occupied: CellSet<WORDS>,
    visit: &mut dyn FnMut(Threat<WORDS>),
) {
    for ray in target.rays_through::<WORDS>(from) {
        let between = ray.before(from);
        let passed = between.and(occupied).len() as i8;
        let ways = [(ray.slide, passed), (ray.hop, passed - 1)];
        for (men, excess) in ways {
            if excess <= 1 && men.contains(man) {
                visit(Threat {
                    from,
                    between,
                    excess,
                });
            }
        }
    }
}

/// Where a man may end its move as far as one threat is concerned; `inside` says whether it stands among the cells on which
/// the threat depends. It may always end on the attacker, which is then captured.
#[inline(always)]
fn ends_against<const WORDS: usize>(
    threat: &Threat<WORDS>,
    inside: bool,
    crowd: &Crowd<WORDS>,
) -> CellSet<WORDS> {
    let attacker = CellSet::only(threat.from);
    // Ending on another man leaves as many there as before, but for the mover itself.
    let one_more = threat.between.without(crowd.occupied);
    match (threat.excess, inside) {
        // A man more or less in between ends the attack.
        (0, false) => attacker.or(one_more),
        (0, true) => CellSet::ALL.without(one_more),
        // Who leaves must come back in between.
        (1, true) => attacker.or(one_more),
        (-1, _) => CellSet::ALL.without(one_more),
        _ => CellSet::ALL,
    }
}
