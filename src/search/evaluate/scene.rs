//! What the pieces of two players really reach in a position, and what counts because of it: room to move, attacks on pieces
//! and on the surroundings of royals, free ways to promotion.

use super::account::Account;
use super::advance::Advance;
use super::crowns::Targets;
use super::evaluator::Evaluator;
use super::hunt;
use super::piece_tables::{PieceTables, Role};
use super::sights::{Formation, Prospects, Seen};
use super::weights::Topic;
use crate::geometry::{Square, SquareSet};
use crate::movement::Reach;
use crate::piece::{Piece, Player};
use crate::position::Position;

/// The pressure upon a royal of one piece that attacks its surroundings, of each square of them that it attacks, of each that
/// no piece but the royal protects, and of each square from which a check could be given unpunished.
const ATTACKER: usize = 12;
const ATTACKED_SQUARE: usize = 8;
const UNPROTECTED_SQUARE: usize = 10;
/// A piece worth so many centipawns more than its attacker is better moved away even if it is protected.
const DEARER: i32 = 60;

/// A player's pieces and what they attack.
#[derive(Clone, Copy)]
struct Camp<const WORDS: usize> {
    player: Player,
    pieces: SquareSet<WORDS>,
    promoting: SquareSet<WORDS>,
    /// What its promoting pieces, all pieces but royals, and all pieces attack or protect.
    by_promoting: SquareSet<WORDS>,
    by_subjects: SquareSet<WORDS>,
    by_all: SquareSet<WORDS>,
    royal: Option<Square>,
    /// What the enemy is after: the royal, or two pieces of which one wears the crown.
    zones: [Zone<WORDS>; 2],
    /// Upon each of the enemy's.
    pressure: [usize; 2],
}

/// Where a royal is attacked.
#[derive(Clone, Copy)]
struct Zone<const WORDS: usize> {
    /// Its square and those next to it.
    squares: SquareSet<WORDS>,
    /// How likely it wears the crown, in [`FULL_STRENGTH`](super::side::FULL_STRENGTH)ths; nobody is there if it is 0.
    share: i32,
}

/// The pieces of two players at once.
pub(super) struct Scene<'p, const WORDS: usize> {
    evaluator: &'p Evaluator,
    position: &'p Position,
    occupied: SquareSet<WORDS>,
    /// Where no move may end, as the square of the other board on which the piece would land is taken.
    closed: SquareSet<WORDS>,
    camps: [Camp<WORDS>; 2],
    /// For each player the enemy's lone royal, if it has more pieces itself.
    hunted: [Option<Square>; 2],
    /// Whether one of them is.
    is_hunt: bool,
    seen: &'p mut Seen<WORDS>,
}

impl<'p, const WORDS: usize> Scene<'p, WORDS> {
    pub(super) fn new(
        evaluator: &'p Evaluator,
        position: &'p Position,
        players: [Player; 2],
        targets: [Targets; 2],
        seen: &'p mut Seen<WORDS>,
    ) -> Scene<'p, WORDS> {
        let variant = position.variant();
        let occupied: SquareSet<WORDS> = position.occupied();
        let zone = |target: Option<(Square, i32)>| match target {
            Some((square, share)) => Zone {
                squares: evaluator.near[square.index()]
                    .resized()
                    .or(SquareSet::only(square)),
                share,
            },
            None => Zone {
                squares: SquareSet::EMPTY,
                share: 0,
            },
        };
        let camp = |side: usize| {
            let player = players[side];
            Camp {
                player,
                pieces: position.pieces(player).resized(),
                promoting: SquareSet::EMPTY,
                by_promoting: SquareSet::EMPTY,
                by_subjects: SquareSet::EMPTY,
                by_all: SquareSet::EMPTY,
                royal: position.royal(player),
                zones: targets[side].map(zone),
                pressure: [0; 2],
            }
        };
        let camps = [0, 1].map(camp);
        let [one, other] = &camps;
        let hunted = [one.hunts(other), other.hunts(one)];
        Scene {
            evaluator,
            position,
            occupied,
            closed: match variant.rules.passes_over {
                true => occupied.swapped(variant.geometry().len()),
                false => SquareSet::EMPTY,
            },
            is_hunt: hunted.iter().any(Option::is_some),
            hunted,
            camps,
            seen,
        }
    }

    /// Puts everything that counts for a player into its account.
    pub(super) fn weigh<A: Account>(mut self, prospects: &Prospects, accounts: &mut [A; 2]) {
        for (side, account) in accounts.iter_mut().enumerate() {
            self.weigh_placement(side, prospects, account);
        }
        for (side, account) in accounts.iter_mut().enumerate() {
            self.weigh_pieces(side, account);
        }
        for (side, account) in accounts.iter_mut().enumerate() {
            self.weigh_royal(side, account);
            self.weigh_threats(side, account);
            self.weigh_hunt(side, account);
            self.weigh_advance(side, account);
        }
    }

    fn tables(&self, square: Square) -> Option<(Piece, &'p PieceTables)> {
        let piece = self.position.at(square)?;
        Some((piece, self.evaluator.tables[piece.index()].as_ref()?))
    }

    /// What the piece on a square reaches; every piece's reach has been looked up.
    fn reach(&self, square: Square) -> Reach<WORDS> {
        self.seen.squares[square.index()].reach
    }

    /// Where a piece may end a plain move.
    fn ends(&self, reach: Reach<WORDS>, enemies: SquareSet<WORDS>) -> SquareSet<WORDS> {
        let captures = reach.captures.and(enemies);
        let quiet = reach.quiet.without(self.occupied);
        quiet.or(captures).without(self.closed)
    }

    /// Each piece where it stands; what promoting pieces attack.
    fn weigh_placement<A: Account>(&mut self, side: usize, prospects: &Prospects, account: &mut A) {
        let camp = self.camps[side];
        let gains = prospects.of_player(camp.player);
        let (mut promoting, mut attacks) = (SquareSet::EMPTY, SquareSet::EMPTY);
        // Where it is good for a royal to stand at other times doesn't matter in a hunt.
        let beside = camp.royal.filter(|_| self.is_hunt);
        for square in camp.pieces.iter() {
            let Some(piece) = self.position.at(square) else {
                continue;
            };
            let sight = &mut self.seen.squares[square.index()];
            sight.follow(
                (self.evaluator, self.position),
                (piece, square),
                self.occupied,
            );
            if beside != Some(square) {
                account.stands(piece, square, &sight.worth);
            }
            if let Some(share) = sight.worth.share {
                account.may_promote(piece.kind(), share, &gains[piece.kind().index()]);
                promoting.insert(square);
                attacks = attacks.or(sight.reach.captures);
            }
        }
        for &(kind, bonus) in &self.evaluator.pairs {
            if self.position.count(Piece::new(kind, camp.player)) >= 2 {
                account.count(Topic::Pair, kind.index(), 0, bonus);
            }
        }
        let attacks = attacks.without(self.closed);
        let camp = &mut self.camps[side];
        camp.promoting = promoting;
        camp.by_promoting = attacks;
        (camp.by_subjects, camp.by_all) = (attacks, attacks);
        let zones = self.camps[1 - side].zones;
        self.camps[side].pressure =
            zones.map(|zone| ATTACKED_SQUARE * attacks.and(zone.squares).len());
    }

    /// TableBuffer to move of all other pieces but royals, and what they attack.
    fn weigh_pieces<A: Account>(&mut self, side: usize, account: &mut A) {
        let (camp, enemy) = (self.camps[side], self.camps[1 - side]);
        let (mut attacks, mut pressure) = (SquareSet::EMPTY, [0; 2]);
        let royal = camp.royal.map_or(SquareSet::EMPTY, SquareSet::only);
        let pieces = camp.pieces.without(camp.promoting).without(royal);
        let prey = enemy
            .pieces
            .without(enemy.promoting)
            .without(enemy.by_promoting_of(&camp));
        for square in pieces.iter() {
            let Some((_, tables)) = self.tables(square) else {
                continue;
            };
            let reach = self.reach(square);
            let attacked = reach.captures.without(self.closed);
            let room = self.ends(reach, enemy.pieces).without(enemy.by_promoting);
            account.moves(tables, room.len());
            for (pressure, zone) in pressure.iter_mut().zip(&enemy.zones) {
                let upon = attacked.and(zone.squares);
                if !upon.is_empty() {
                    *pressure += ATTACKER + ATTACKED_SQUARE * upon.len();
                }
            }
            let targets = attacked.and(prey);
            if !targets.is_empty() {
                for target in targets.iter() {
                    self.weigh_menace(tables, target, account);
                }
            }
            attacks = attacks.or(attacked);
        }
        let by_royal = camp.royal.map_or(SquareSet::EMPTY, |royal| {
            self.reach(royal).captures.without(self.closed)
        });
        let camp = &mut self.camps[side];
        camp.by_subjects = camp.by_subjects.or(attacks);
        camp.by_all = camp.by_all.or(attacks).or(by_royal);
        camp.pressure[0] += pressure[0];
        camp.pressure[1] += pressure[1];
    }

    /// A piece that is attacked by a cheaper one.
    fn weigh_menace<A: Account>(&self, tables: &PieceTables, target: Square, account: &mut A) {
        let values = &self.evaluator.values;
        let victim = self.position.at(target).map_or(tables.kind, Piece::kind);
        if values[victim.index()] >= values[tables.kind.index()] + DEARER {
            let worth = self.evaluator.menaced[victim.index()];
            account.count(Topic::Menaced, victim.index(), 0, worth);
        }
    }

    /// The royal's shelter and way out, and the attack upon the enemy's.
    fn weigh_royal<A: Account>(&self, side: usize, account: &mut A) {
        let (camp, enemy) = (&self.camps[side], &self.camps[1 - side]);
        for zone in camp.zones.iter().filter(|zone| zone.share > 0) {
            let pieces = zone.squares.and(camp.pieces).len() - 1;
            account.shelters(self.evaluator, pieces, zone.share);
        }
        if let Some(square) = camp.royal
            && let Some((_, tables)) = self.tables(square)
        {
            let ends = self.ends(self.reach(square), enemy.pieces);
            if !self.is_hunt {
                account.moves(tables, ends.without(enemy.by_all).len());
            }
        }
        let unprotected = camp.by_subjects.without(enemy.by_subjects);
        for (pressure, zone) in camp.pressure.iter().zip(&enemy.zones) {
            if zone.share > 0 {
                let unprotected = unprotected.and(zone.squares).len();
                let pressure = pressure + UNPROTECTED_SQUARE * unprotected;
                account.attacks(self.evaluator, pressure, zone.share);
            }
        }
    }

    /// A lone royal being driven.
    fn weigh_hunt<A: Account>(&self, side: usize, account: &mut A) {
        let camp = &self.camps[side];
        let (Some(hunter), Some(hunted)) = (camp.royal, self.hunted[side]) else {
            return;
        };
        let exits = self.ends(self.reach(hunted), camp.pieces);
        let exits = exits.without(camp.by_all).len();
        let variant = self.position.variant();
        let left = hunt::still_to_do(variant, [hunter, hunted], exits);
        account.adds(self.evaluator.driven[hunted.index()] - left);
    }

    /// Enemies attacked by promoting pieces, or by anybody while nobody protects them.
    fn weigh_threats<A: Account>(&self, side: usize, account: &mut A) {
        let (camp, enemy) = (&self.camps[side], &self.camps[1 - side]);
        let pieces = enemy.pieces.without(enemy.promoting);
        let subjects = match enemy.royal {
            Some(royal) => enemy.pieces.without(SquareSet::only(royal)),
            None => enemy.pieces,
        };
        let chased = pieces.and(camp.by_promoting).and(subjects);
        let hanging = subjects
            .and(camp.by_all)
            .without(enemy.by_all)
            .without(chased);
        for (topic, squares, worth) in [
            (Topic::Chased, chased, &self.evaluator.chased),
            (Topic::Hanging, hanging, &self.evaluator.hanging),
        ] {
            for square in squares.iter() {
                let kind = self
                    .position
                    .at(square)
                    .map_or(0, |piece| piece.kind().index());
                account.count(topic, kind, 0, worth[kind]);
            }
        }
    }

    /// How promoting pieces stand to each other and to what lies ahead of them.
    fn weigh_advance<A: Account>(&mut self, side: usize, account: &mut A) {
        let (player, pieces) = (
            self.camps[side].player,
            [side, 1 - side].map(|side| self.camps[side].promoting),
        );
        // Pieces of several types may change places unseen.
        let mut formation = *self.seen.formation(player, pieces);
        if formation.pieces != pieces || self.evaluator.promoting.len() > 1 {
            formation = self.formation(pieces);
            *self.seen.formation(player, pieces) = formation;
        }
        let evaluator = self.evaluator;
        account.repeat(Topic::Supported, formation.supported, evaluator.supported);
        account.repeat(Topic::Doubled, formation.doubled, evaluator.doubled);
        if formation.passed.is_empty() {
            return;
        }
        let barred = self.occupied.or(self.camps[1 - side].by_all);
        for square in formation.passed.iter() {
            let Some(advance) = self.advance(square) else {
                continue;
            };
            let left = advance.moves_left[square.index()] as usize;
            account.count(Topic::Passed, 0, left, evaluator.passed[left]);
            if !advance.ahead[square.index()].resized().meets(barred) {
                account.count(Topic::Free, 0, left, evaluator.free[left]);
            }
        }
    }

    fn advance(&self, square: Square) -> Option<&'p Advance> {
        match &self.tables(square)?.1.role {
            Role::Promoting { advance, .. } => advance.as_ref(),
            _ => None,
        }
    }

    /// How a player's promoting pieces stand to each other and to the enemy's.
    fn formation(&self, pieces: [SquareSet<WORDS>; 2]) -> Formation<WORDS> {
        let [own, enemies] = pieces;
        let mut formation = Formation {
            pieces,
            ..Formation::NONE
        };
        for square in own.iter() {
            let Some(advance) = self.advance(square) else {
                continue;
            };
            let at = square.index();
            if !advance.stoppers[at].resized().meets(enemies) {
                formation.passed.insert(square);
            }
            formation.supported += advance.supporters[at].resized().meets(own) as usize;
            formation.doubled += advance.ahead[at].resized().meets(own) as usize;
        }
        formation
    }
}

impl<const WORDS: usize> Camp<WORDS> {
    /// The other player's royal, if it is alone and this player's isn't.
    fn hunts(&self, other: &Camp<WORDS>) -> Option<Square> {
        let (hunter, hunted) = (self.royal?, other.royal?);
        let alone =
            other.pieces == SquareSet::only(hunted) && self.pieces != SquareSet::only(hunter);
        alone.then_some(hunted)
    }

    /// The squares of this player's pieces that the promoting pieces of another one attack.
    fn by_promoting_of(&self, other: &Camp<WORDS>) -> SquareSet<WORDS> {
        self.pieces.and(other.by_promoting)
    }
}
