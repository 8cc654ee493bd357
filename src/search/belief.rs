//! A player's belief about all secrets: the probability that an action reveals one.

use super::limits::{Openness, Options};
use super::noise::mix;
use crate::geometry::SquareSet;
use crate::piece::{ByPlayer, Piece, PieceType, Player};
use crate::position::{Position, RevealableSecret};
use crate::rules::{self, View};
use crate::setup::{FieldName, FieldValue};
use crate::variant::Variant;

const ROUNDING_STEPS: f64 = 16.0;

/// The prior probability that an enemy is [candid](PlayerBelief::candour). Measured with `examples/crown_match`: with
/// 1, an enemy that guards its secret misleads; with less, a candid enemy's secret is inferred more slowly.
const CANDOUR: f64 = 0.75;

/// Keeps beliefs from certainty, both about the piece that carries the crown and about bluffs.
const MIN_PROBABILITY: f64 = 0.04;

/// How much each of a player's own halves counts as crowned when both are guarded. With 1, the uncrowned piece is
/// hunted like a royal piece by pieces that risk nothing; with 1/2, an enemy that knows which is crowned profits.
/// Measured with `examples/crown_match`.
const GUARDED_HALF_SHARE: f64 = 2.0 / 3.0;

/// The same for the two monarchs. Measured with `examples/crown_match` and against the tag `v1`.
const GUARDED_MONARCH_SHARE: f64 = 0.85;

/// The same with few pieces left, where guarding both costs more. Measured with `examples/crown_match`; 0.85 cost more
/// and left a monarch attacked so rarely that it hardly hid the other moves.
const LATE_GUARDED_MONARCH_SHARE: f64 = 0.5;

/// Few pieces means at most one per this many squares; see [`few_pieces_left`]. Measured with `examples/crown_match`.
const FEW_PIECES_SQUARES: usize = 8;

/// The beliefs about every player.
#[derive(Clone, PartialEq, Debug)]
pub struct Belief(ByPlayer<PlayerBelief>);

#[derive(Clone, Copy, PartialEq, Debug)]
struct PlayerBelief {
    /// The probability that the first monarch carries the crown, if the player is candid.
    crown: f64,
    /// The same for the first of two halves.
    half: f64,
    /// The probability that the player acts according to its secret. Otherwise it guards both pieces alike, which
    /// reveals nothing.
    candour: f64,
    /// The squares where a hidden crown may be, all equally likely.
    squares: SquareSet,
    /// What is known for certain.
    secrets: KnownSecrets,
    /// How much each monarch counts as crowned if the player acts as if its secrets were unknown; see
    /// [`Belief::with_guarded_secrets`].
    guarded_share: Option<f64>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct KnownSecrets {
    crown: Option<PieceType>,
    half: Option<PieceType>,
    mine: FieldValue,
    hidden: FieldValue,
}

/// The field that tells which of two pieces carries a player's crown, if it is unknown.
pub(super) fn unknown_pair(position: &Position, owner: Player) -> Option<FieldName> {
    let pairs = [FieldName::Crown, FieldName::Half].into_iter();
    let mut unknown = pairs.filter(|&field| position.field(field, owner) == FieldValue::Unknown);
    unknown.next()
}

/// Whether the player to move acts as its secret says in this move, always or never. With many pieces left it guards
/// both possible crown carriers. With few that costs too much, but if it never did, almost every monarch left attacked
/// would be the uncrowned one. So it tosses a coin for each move, which does not depend on the secret.
pub(super) fn openness(position: &Position, ply: usize, options: Options) -> Openness {
    let tossed = || {
        few_pieces_left(position) && mix(mix(options.choice_seed) ^ ply as u64).is_multiple_of(2)
    };
    match options.openness {
        Openness::Late if tossed() => Openness::Always,
        Openness::Late => Openness::Never,
        chosen => chosen,
    }
}

fn few_pieces_left(position: &Position) -> bool {
    let squares = position.variant().geometry().len();
    let pieces = squares - empty_squares(position).len();
    pieces * FEW_PIECES_SQUARES <= squares
}

impl Belief {
    /// No knowledge: all possibilities are equally likely. A crown may be hidden on any empty square.
    pub fn uniform(position: &Position) -> Belief {
        let empty = empty_squares(position);
        Belief(ByPlayer::from_fn(|owner| PlayerBelief {
            crown: 0.5,
            half: 0.5,
            candour: CANDOUR,
            squares: match position.crown_is_hidden(owner) {
                true => empty,
                false => SquareSet::EMPTY,
            },
            secrets: KnownSecrets::default(),
            guarded_share: None,
        }))
    }

    /// With the secrets of a player that a view shows.
    pub fn with_known_secrets(mut self, view: &View, owner: Player) -> Belief {
        self.0[owner].secrets = KnownSecrets::of(view, owner);
        self
    }

    /// As [`Belief::with_known_secrets`], but the player acts so as not to reveal them: both pieces count alike,
    /// because a piece that moves freely or is left attacked would show that it is not crowned.
    pub fn with_guarded_secrets(
        mut self,
        view: &View,
        position: &Position,
        owner: Player,
    ) -> Belief {
        self = self.with_known_secrets(view, owner);
        self.0[owner].guarded_share = Some(match few_pieces_left(position) {
            true => LATE_GUARDED_MONARCH_SHARE,
            false => GUARDED_MONARCH_SHARE,
        });
        self
    }

    /// With this probability that the first of a pair carries the crown.
    pub fn with_first_crowned(
        mut self,
        owner: Player,
        field: FieldName,
        probability: f64,
    ) -> Belief {
        *self.0[owner].candid_mut(field) = probability;
        self.0[owner].candour = 1.0;
        self
    }

    /// Updates the belief after a move, given its likelihood if the first of a pair is crowned, if the second is, and
    /// if the player guards both.
    pub(super) fn update(
        &mut self,
        owner: Player,
        field: FieldName,
        [first, second, guarded]: [f64; 3],
    ) {
        let beliefs = &mut self.0[owner];
        let candour = beliefs.candour;
        let shared = beliefs.candid_mut(field);
        let (one, other) = (*shared * first, (1.0 - *shared) * second);
        *shared = (one / (one + other)).clamp(MIN_PROBABILITY, 1.0 - MIN_PROBABILITY);
        let candid = candour * (one + other);
        beliefs.candour = (candid / (candid + (1.0 - candour) * guarded))
            .clamp(MIN_PROBABILITY, 1.0 - MIN_PROBABILITY);
    }

    /// Rounds the probabilities, so that table entries stay valid while beliefs hardly change.
    pub(super) fn rounded(mut self) -> Belief {
        let round = |share: f64| (share * ROUNDING_STEPS).round() / ROUNDING_STEPS;
        for beliefs in &mut self.0.0 {
            beliefs.crown = round(beliefs.first_crowned(FieldName::Crown));
            beliefs.half = round(beliefs.first_crowned(FieldName::Half));
            beliefs.candour = 1.0;
        }
        self
    }

    /// Notes that a crown has been hidden on one of these squares.
    pub(super) fn set_hiding_squares(&mut self, owner: Player, squares: SquareSet) {
        self.0[owner].squares = squares;
    }

    /// Notes that a piece has stopped on a square without revealing anything.
    pub(super) fn rule_out(&mut self, stake: &RevealableSecret) {
        if let (FieldName::Hidden, FieldValue::Square(square)) = (stake.field, stake.value) {
            self.0[stake.owner].squares.remove(square);
        }
    }

    /// Whether the player knows that its own crown is hidden there.
    pub(super) fn is_own_crown(&self, stake: &RevealableSecret, mover: Player) -> bool {
        stake.field == FieldName::Hidden
            && stake.owner == mover
            && self.0[mover].secrets.hidden == stake.value
    }

    /// The probability that the search uses for a stake of the player to move. Depends on the position only.
    pub(super) fn effective_probability(
        &self,
        position: &Position,
        stake: &RevealableSecret,
    ) -> f64 {
        match (self.0[stake.owner].guarded_share, stake.field) {
            (Some(share), FieldName::Crown) => share,
            (Some(_), FieldName::Half) => GUARDED_HALF_SHARE,
            _ => self.probability_of(position, stake),
        }
    }

    /// The probability that a stake of the player to move is revealed.
    fn probability_of(&self, position: &Position, stake: &RevealableSecret) -> f64 {
        let beliefs = &self.0[stake.owner];
        let (blind, known) = match (stake.field, stake.value) {
            (FieldName::Crown, FieldValue::Piece(kind)) => {
                self.pair_probability(position, stake.owner, kind, FieldName::Crown)
            }
            (FieldName::Half, FieldValue::Square(square)) => match position.at(square) {
                Some(piece) => {
                    self.pair_probability(position, stake.owner, piece.kind(), FieldName::Half)
                }
                None => return 0.0,
            },
            (FieldName::Mine, value) => {
                let known = (beliefs.secrets.mine != FieldValue::Nothing)
                    .then_some(beliefs.secrets.mine == value);
                (
                    1.0 / pieces_to_be_mined(position, stake.owner) as f64,
                    known,
                )
            }
            // A player knows where its own crown is hidden.
            (FieldName::Hidden, _) if stake.owner == position.turn() => return 0.0,
            (FieldName::Hidden, FieldValue::Square(square)) => {
                let known = (beliefs.secrets.hidden != FieldValue::Nothing)
                    .then_some(beliefs.secrets.hidden == stake.value);
                let blind = match beliefs.squares {
                    // The search itself hid the crown, so no square is ruled out.
                    SquareSet::EMPTY => 1.0 / empty_squares(position).len().max(1) as f64,
                    squares if squares.contains(square) => 1.0 / squares.len() as f64,
                    _ => 0.0,
                };
                (blind, known)
            }
            _ => return 0.0,
        };
        weigh(blind, known)
    }

    /// The probability that a piece of this type carries the crown: as believed, and as known.
    fn pair_probability(
        &self,
        position: &Position,
        owner: Player,
        kind: PieceType,
        field: FieldName,
    ) -> (f64, Option<bool>) {
        let beliefs = &self.0[owner];
        let first = beliefs.first_crowned(field);
        let known = match field {
            FieldName::Half => beliefs.secrets.half,
            _ => beliefs.secrets.crown,
        };
        let crown = position.variant().rules.crown.as_ref();
        let pairs = crown.map(|crown| match field {
            FieldName::Half => crown.halves.unwrap_or(crown.monarchs),
            _ => crown.monarchs,
        });
        let is_first = pairs.is_some_and(|[one, _]| one == kind);
        let blind = if is_first { first } else { 1.0 - first };
        (blind, known.map(|known| known == kind))
    }

    /// For each monarch or half the probability that it carries the crown while its partner is alive, in 256ths,
    /// indexed by piece.
    pub(super) fn crowns(&self, variant: &Variant) -> Vec<i32> {
        let mut crowns = vec![0; Piece::LIMIT];
        let Some(crown) = &variant.rules.crown else {
            return crowns;
        };
        for owner in variant.players() {
            let beliefs = &self.0[owner];
            let pairs = [
                (
                    Some(crown.monarchs),
                    FieldName::Crown,
                    beliefs.secrets.crown,
                ),
                (crown.halves, FieldName::Half, beliefs.secrets.half),
            ];
            for (kinds, field, known) in pairs {
                let first = beliefs.first_crowned(field);
                let Some([one, other]) = kinds else { continue };
                for (kind, blind) in [(one, first), (other, 1.0 - first)] {
                    let known = known.filter(|_| beliefs.guarded_share.is_none());
                    let share = weigh(blind, known.map(|known| known == kind));
                    crowns[Piece::new(kind, owner).index()] = (share * 256.0) as i32;
                }
            }
        }
        crowns
    }

    /// All possible values of a player's secrets in a public position, with their probabilities.
    pub fn values(
        &self,
        position: &Position,
        owner: Player,
    ) -> Vec<(FieldName, Vec<(FieldValue, f64)>)> {
        let fields = FieldName::ALL.into_iter();
        let unknown = fields.filter(|&field| position.field(field, owner) == FieldValue::Unknown);
        unknown
            .map(|field| (field, self.values_of(position, owner, field)))
            .collect()
    }

    fn values_of(
        &self,
        position: &Position,
        owner: Player,
        field: FieldName,
    ) -> Vec<(FieldValue, f64)> {
        let mut candidates = match field {
            FieldName::Hidden => self.0[owner]
                .squares
                .iter()
                .map(FieldValue::Square)
                .collect(),
            _ => rules::possible_values(position.variant(), &position.setup(), field, owner),
        };
        // It gets the remaining probability below.
        candidates.retain(|&value| value != FieldValue::Reserve);
        let weigh = |value| {
            let stake = RevealableSecret {
                field,
                owner,
                value,
            };
            // `probability_of` expects the enemy to move.
            let mut enemy_acts = position.clone();
            if position.turn() == owner {
                enemy_acts.make_null();
            }
            (value, self.probability_of(&enemy_acts, &stake))
        };
        let mut values: Vec<(FieldValue, f64)> = candidates.into_iter().map(weigh).collect();
        let rest = 1.0 - values.iter().map(|(_, share)| share).sum::<f64>();
        if field == FieldName::Mine && rest > 1e-9 {
            values.push((FieldValue::Reserve, rest));
        }
        values
    }

    /// A key that differs between beliefs that the search distinguishes.
    pub(super) fn key(&self, variant: &Variant) -> u64 {
        let mut key = 0;
        for owner in variant.players() {
            let beliefs = &self.0[owner];
            let mut add = |number: u64| key = mix(key ^ number);
            for field in [FieldName::Crown, FieldName::Half] {
                add(beliefs.first_crowned(field).to_bits());
            }
            add(beliefs.guarded_share.map_or(0, f64::to_bits));
            beliefs
                .squares
                .iter()
                .for_each(|square| add(square.index() as u64));
            for kind in [beliefs.secrets.crown, beliefs.secrets.half] {
                add(kind.map_or(999, |kind| kind.index() as u64));
            }
            for value in [beliefs.secrets.mine, beliefs.secrets.hidden] {
                add(match value {
                    FieldValue::Square(square) => square.index() as u64,
                    FieldValue::Nothing => 1_000,
                    _ => 1_001,
                });
            }
        }
        key
    }
}

impl PlayerBelief {
    fn candid_mut(&mut self, field: FieldName) -> &mut f64 {
        match field {
            FieldName::Half => &mut self.half,
            _ => &mut self.crown,
        }
    }

    /// The probability that the first of a pair is crowned, ignoring what is known for certain.
    fn first_crowned(&self, field: FieldName) -> f64 {
        let candid = match field {
            FieldName::Half => self.half,
            _ => self.crown,
        };
        self.candour * candid + (1.0 - self.candour) * 0.5
    }
}

impl KnownSecrets {
    fn of(view: &View, owner: Player) -> KnownSecrets {
        let setup = view.setup();
        let known = |field| match setup.fields.get(field, owner) {
            FieldValue::Unknown => FieldValue::Nothing,
            value => value,
        };
        let crown = match known(FieldName::Crown) {
            FieldValue::Piece(kind) => Some(kind),
            _ => None,
        };
        let half = match known(FieldName::Half) {
            FieldValue::Square(square) => setup.at(square).map(Piece::kind),
            _ => None,
        };
        KnownSecrets {
            crown,
            half,
            mine: known(FieldName::Mine),
            hidden: known(FieldName::Hidden),
        }
    }
}

/// Knowledge overrides belief.
fn weigh(blind: f64, known: Option<bool>) -> f64 {
    known.map_or(blind, |known| known as u8 as f64)
}

pub(super) fn empty_squares(position: &Position) -> SquareSet {
    position.empty_squares().collect()
}

/// The number of a player's pieces that may be mined, pieces in hand included; at least 1.
fn pieces_to_be_mined(position: &Position, owner: Player) -> u32 {
    let Some(kind) = position.variant().rules.mined() else {
        return 1;
    };
    let standing = position.count(Piece::new(kind, owner)) as u32;
    (standing + position.reserve(owner)[kind.index()] as u32).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::shipped;
    use std::sync::Arc;

    fn believed(seen: &[[f64; 3]]) -> f64 {
        let known = shipped().iter().find(|(_, text)| text.contains("[crown]"));
        let (id, text) = known.expect("a variant with a crown");
        let variant = Variant::load(id, text).expect("a valid variant");
        let owner = variant.players().next().expect("a player");
        let mut belief = Belief::uniform(&Position::start(Arc::new(variant)));
        for &likely in seen {
            belief.update(owner, FieldName::Crown, likely);
        }
        belief.0[owner].first_crowned(FieldName::Crown)
    }

    #[test]
    fn equal_likelihoods_change_nothing() {
        assert!((believed(&[]) - 0.5).abs() < 1e-9);
        assert!((believed(&[[0.3, 0.3, 0.3]; 5]) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn repeated_evidence_converges_without_certainty() {
        let mut last = 0.5;
        for times in 1..20 {
            let now = believed(&vec![[0.6, 0.1, 0.1]; times]);
            assert!(now >= last && now < 0.95, "{times}: {now} after {last}");
            last = now;
        }
        assert!(last > 0.85, "{last}");
    }

    #[test]
    fn a_guarding_enemy_reveals_nothing() {
        let candid = believed(&[[0.3, 0.2, 0.3]; 8]);
        let guarding = believed(&[[0.3, 0.2, 0.6]; 8]);
        assert!(
            candid > 0.6 && (guarding - 0.5).abs() < 0.1,
            "{candid} {guarding}"
        );
    }
}
