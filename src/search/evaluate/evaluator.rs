//! The evaluation tables of a variant.

use super::goals::GoalTerms;
use super::piece_tables::{PieceTables, Role};
use super::promotion::{self, PromotionGain};
use super::side_terms::FULL_STRENGTH;
use super::square_classes::SquareClasses;
use super::tapered::TaperedScore;
use super::weights::{self, Term, Weights};
use super::{claims, mop_up, piece_values};
use crate::geometry::{Square, SquareSet};
use crate::piece::{Piece, PieceType, Player};
use crate::position::Position;
use crate::search::network::Network;
use crate::variant::{Crown, Recipient, Variant};

/// Added to a possible crown carrier's value when ordering captures, because capturing the crown wins.
const CROWN_CAPTURE_BONUS: i32 = 3_000;
/// The share of its value that a piece in hand is worth, in 256ths.
pub(super) const IN_RESERVE: i32 = 230;

/// The precomputed evaluation of a variant.
#[derive(Debug)]
pub struct Evaluator {
    pub(super) squares: usize,
    pub(super) values: [i32; PieceType::LIMIT],
    pub(super) promoting: Vec<PieceType>,
    /// A bonus or malus for a pair of pieces of one type.
    pub(super) pairs: Vec<(PieceType, TaperedScore)>,
    /// Centipawns for claims that pieces can make or have made.
    pub(super) claim_bonuses: [i32; PieceType::LIMIT],
    pub(super) tables: Vec<Option<PieceTables>>,
    pub(super) neighbours: Vec<SquareSet>,
    /// Centipawns for driving a lone royal piece to each square.
    pub(super) mop_up: Vec<i32>,
    pub(super) tempo: i32,
    /// Centipawns by the number of own pieces next to the royal piece.
    pub(super) shelter: [i32; weights::MAX_SHELTERING + 1],
    /// Centipawns by attack units on a royal piece.
    pub(super) attack: Vec<i16>,
    /// Passed promoting pieces by the number of moves left to promotion.
    pub(super) passed: [TaperedScore; weights::MAX_MOVES_LEFT + 1],
    /// The same with a path that is neither blocked nor attacked.
    pub(super) free_passed: [TaperedScore; weights::MAX_MOVES_LEFT + 1],
    /// Threats by the type of the victim: by a promoting piece, by another cheaper piece, and to undefended pieces.
    pub(super) pawn_threat: [TaperedScore; PieceType::LIMIT],
    pub(super) threat: [TaperedScore; PieceType::LIMIT],
    pub(super) hanging: [TaperedScore; PieceType::LIMIT],
    /// Whether attack maps are used: with two players who face each other.
    pub(super) uses_attack_maps: bool,
    /// The value of each player's array without royal and promoting pieces, at least 1.
    pub(super) array_strength: [i32; Player::LIMIT],
    pub(super) crown: Option<Crown>,
    pub(super) has_reserves: bool,
    /// Whether captured pieces come into a hand, so that no material ever leaves the game.
    hands_fill: bool,
    /// The value of capturing each type, in centipawns.
    capture_values: [i32; PieceType::LIMIT],
    pub(super) goals: Option<GoalTerms>,
    /// Corrects the sum of all other terms.
    pub(super) network: Option<Network>,
}

impl Evaluator {
    /// Builds the tables with the variant's tuned weights, if they are shipped.
    pub fn new(variant: &Variant) -> Evaluator {
        Evaluator::with_tuned(variant, |square_classes| {
            Weights::shipped(variant, square_classes)
        })
    }

    /// Builds the tables from the rules alone.
    pub fn untuned(variant: &Variant) -> Evaluator {
        Evaluator::with_tuned(variant, |_| None)
    }

    fn with_tuned(
        variant: &Variant,
        tuned: impl Fn(&SquareClasses) -> Option<Weights>,
    ) -> Evaluator {
        let Some(square_classes) = SquareClasses::of(variant) else {
            return Evaluator::build(variant, None);
        };
        let weights =
            tuned(&square_classes).unwrap_or_else(|| Weights::prior(variant, &square_classes));
        Evaluator::build(variant, Some((&square_classes, &weights)))
    }

    /// Builds the tables with tuned weights, see [`TunableEvaluation::text`](super::TunableEvaluation::text). `None` if
    /// the text is malformed or belongs to another variant.
    pub fn tuned(variant: &Variant, tuned: &str) -> Option<Evaluator> {
        let square_classes = SquareClasses::of(variant)?;
        let weights = Weights::parse(tuned, variant, &square_classes)?;
        Some(Evaluator::build(variant, Some((&square_classes, &weights))))
    }

    /// As [`Evaluator::new`], corrected by a network.
    pub fn with_network(variant: &Variant, network: Network) -> Evaluator {
        Evaluator {
            network: Some(network),
            ..Evaluator::new(variant)
        }
    }

    /// As [`Evaluator::new`], corrected by the shipped network, if the game has one. In Wasm it never has one, because
    /// the page fetches it.
    pub fn with_shipped_network(variant: &Variant) -> Evaluator {
        match Network::shipped(variant) {
            Some(network) => Evaluator::with_network(variant, network),
            None => Evaluator::new(variant),
        }
    }

    fn build(variant: &Variant, tuned: Option<(&SquareClasses, &Weights)>) -> Evaluator {
        let board = variant.geometry();
        let touching = |square| {
            let others = board.squares();
            others.filter(move |&other| board.touch(square, other))
        };
        let neighbours: Vec<SquareSet> = board
            .squares()
            .map(|square| touching(square).collect())
            .collect();
        let prior = piece_values::values(variant);
        let mut values = prior;
        let kinds: Vec<PieceType> = (0..variant.kinds.len())
            .filter_map(PieceType::new)
            .collect();
        if let Some((_, weights)) = tuned {
            for kind in &kinds {
                let value = weights.tapered(Term::Value, kind.index(), 0);
                let mean = (i32::from(value.middlegame) + i32::from(value.endgame)) / 2;
                // The tuned value of half a monarch is negative, because players who split it are mostly losing. In an
                // exchange it is worth something.
                values[kind.index()] = match prior[kind.index()] {
                    prior @ 0.. => mean.max(prior / 2),
                    _ => mean,
                };
            }
        }
        let mut tables: Vec<Option<PieceTables>> = (0..Piece::LIMIT).map(|_| None).collect();
        for piece in variant.pieces() {
            let alike = |other: &Piece| *other < piece && variant.lines.are_alike(*other, piece);
            let known = variant.pieces().into_iter().find(alike);
            let known = known.and_then(|other| tables[other.index()].as_ref());
            let tables_of_piece =
                PieceTables::new(variant, piece, &prior, tuned, (known, &neighbours));
            tables[piece.index()] = Some(tables_of_piece);
        }
        let promotes = |kind: &PieceType| variant.rules.promotes(*kind);
        let mut evaluator = Evaluator {
            squares: board.len(),
            values,
            claim_bonuses: claims::by_claims(variant, &values),
            promoting: kinds.into_iter().filter(promotes).collect(),
            tables,
            neighbours,
            mop_up: mop_up::mop_up(variant),
            crown: variant.rules.crown.clone(),
            has_reserves: !variant.rules.drops.is_empty(),
            hands_fill: variant.rules.captures_fill_hands(),
            capture_values: capture_values(variant, &values),
            goals: GoalTerms::of(variant),
            ..Evaluator::without_pieces(variant, tuned.map(|(_, weights)| weights))
        };
        for piece in variant.pieces() {
            let count = variant.array_count(piece) as i32;
            evaluator.array_strength[piece.owner().index()] += count * evaluator.strength(piece);
        }
        evaluator
    }

    fn without_pieces(variant: &Variant, tuned: Option<&Weights>) -> Evaluator {
        let prior = Weights::common_prior();
        let weights = tuned.unwrap_or(&prior);
        let pair = |kind: PieceType| {
            let bonus = tuned.map(|weights| weights.tapered(Term::Pair, kind.index(), 0));
            bonus
                .filter(|&bonus| bonus != TaperedScore::default())
                .map(|bonus| (kind, bonus))
        };
        let kinds = || (0..variant.kinds.len()).filter_map(PieceType::new);
        let of_victims = |term: Term| {
            let mut value = [TaperedScore::default(); PieceType::LIMIT];
            for kind in kinds().filter(|_| tuned.is_some()) {
                value[kind.index()] = weights.tapered(term, kind.index(), 0);
            }
            value
        };
        Evaluator {
            squares: 0,
            values: [0; PieceType::LIMIT],
            promoting: Vec::new(),
            pairs: kinds().filter_map(pair).collect(),
            claim_bonuses: [0; PieceType::LIMIT],
            tables: Vec::new(),
            neighbours: Vec::new(),
            mop_up: Vec::new(),
            tempo: weights.of(Term::Tempo, 0)[0].into(),
            shelter: std::array::from_fn(|pieces| weights.of(Term::Shelter, 0)[pieces].into()),
            attack: weights.attack_by_pressure(),
            passed: std::array::from_fn(|left| weights.tapered(Term::Passed, 0, left)),
            free_passed: std::array::from_fn(|left| weights.tapered(Term::FreePassed, 0, left)),
            pawn_threat: of_victims(Term::PawnThreat),
            threat: of_victims(Term::Threat),
            hanging: of_victims(Term::Hanging),
            uses_attack_maps: tuned.is_some(),
            array_strength: [1; Player::LIMIT],
            crown: None,
            has_reserves: false,
            hands_fill: false,
            capture_values: [0; PieceType::LIMIT],
            goals: None,
            network: None,
        }
    }

    /// The value of a piece type in centipawns; 0 for royal pieces.
    pub fn value(&self, kind: PieceType) -> i32 {
        self.values[kind.index()]
    }

    /// The value of capturing a piece type, including the chance of a crown and what comes into a hand.
    pub(in crate::search) fn capture_value(&self, kind: PieceType) -> i32 {
        self.capture_values[kind.index()]
    }

    fn strength(&self, piece: Piece) -> i32 {
        match self.tables[piece.index()] {
            Some(PieceTables {
                role: Role::Piece { strength },
                ..
            }) => strength,
            _ => 0,
        }
    }

    /// A player's remaining strength in [`FULL_STRENGTH`]ths.
    pub(super) fn fraction(&self, strength: i32, player: Player) -> i32 {
        if self.hands_fill {
            return FULL_STRENGTH;
        }
        (strength * FULL_STRENGTH / self.array_strength[player.index()]).min(FULL_STRENGTH)
    }

    pub(super) fn sheltered(&self, royal: Square, pieces: SquareSet) -> i32 {
        let sheltering = self.neighbours[royal.index()].and(pieces).len();
        self.shelter[sheltering.min(weights::MAX_SHELTERING)]
    }

    pub(super) fn gains(
        &self,
        position: &Position,
        player: Player,
    ) -> [PromotionGain; PieceType::LIMIT] {
        let mut gains = [PromotionGain::default(); PieceType::LIMIT];
        for &kind in &self.promoting {
            gains[kind.index()] = promotion::gain(position, &self.values, kind, player);
        }
        gains
    }

    pub(super) fn pressure(&self, tables: &PieceTables, from: Square, royal: Square) -> i32 {
        tables.pressure[royal.index() * self.squares + from.index()] as i32
    }

    pub(super) fn attack(&self, pressure: i32) -> i32 {
        let pressure = (pressure as usize).min(self.attack.len() - 1);
        self.attack[pressure].into()
    }
}

/// The value of capturing each type: its own, the chance of a crown, and that of the piece that comes into a hand.
fn capture_values(variant: &Variant, values: &[i32; PieceType::LIMIT]) -> [i32; PieceType::LIMIT] {
    let crown = variant.rules.crown.as_ref();
    std::array::from_fn(|index| {
        let carries_crown = PieceType::new(index).is_some_and(|kind| {
            crown.is_some_and(|crown| crown.carriers.contains(Piece::new(kind, Player::FIRST)))
        });
        let bonus = if carries_crown {
            CROWN_CAPTURE_BONUS
        } else {
            0
        };
        let held = variant.rules.held[index].map_or(0, |held| {
            let value = values[held.kind.index()] * IN_RESERVE / 256;
            match held.captures {
                Some(Recipient::Captor) => value,
                Some(Recipient::Owner) => -value,
                None => 0,
            }
        });
        values[index] + bonus + held
    })
}
