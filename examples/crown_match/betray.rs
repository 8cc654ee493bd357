//! Measures how much a side's moves betray of its secret before it is revealed.

use std::sync::Mutex;

use menagerie::geometry::{Geometry, Square};
use menagerie::moves::Action;
use menagerie::piece::{Piece, PieceType, Player};
use menagerie::position::Position;

use super::play::{self, Match, Sides, crowned};
use super::players::{Style, other};
use super::regression::{Model, Sample};
use super::threads::in_threads;

/// The features of each monarch, counted once per ply of its side.
const COUNTED: [&str; 9] = [
    "moved",
    "captured",
    "castled",
    "attacked before",
    "attacked after",
    "left undefended",
    "advance",
    "own pieces nearby",
    "enemies near",
];

type Counts = [[f64; COUNTED.len()]; 2];

/// Sums for one side in one game. A move counts only if the secret is still kept at the next one: if the enemy's reply
/// reveals it, the move betrayed nothing of use.
#[derive(Clone, Default)]
struct Statistics {
    sums: Counts,
    last: Option<Counts>,
    plies: f64,
}

/// How well a regression predicts the crowned monarch from a side's moves.
pub struct Betrayal {
    /// The area under the ROC curve on the held-out sides; 0.5 is no better than chance.
    pub area: f64,
    /// The number of held-out sides.
    pub held_out: usize,
    area_on_learnt: f64,
    told_by: String,
}

impl Betrayal {
    pub fn text(&self) -> String {
        format!(
            "AUC {:.3} on {} held-out sides ({:.3} on the training sides); strongest features: {}",
            self.area, self.held_out, self.area_on_learnt, self.told_by
        )
    }
}

/// Plays games of one player against itself, fits on half of them and predicts the other half.
pub fn measure(match_: &Match, style: Style, games: u64) -> Result<Betrayal, String> {
    let samples = Mutex::new(Vec::new());
    in_threads(games, |game| {
        let found = samples_of(match_, style, game);
        let mut samples = samples.lock().expect("no thread has failed");
        samples.push((game, found));
    });
    let mut samples = samples.into_inner().expect("no thread has failed");
    samples.sort_by_key(|&(game, _)| game);
    let half = samples.len() / 2;
    let flat = |part: &[(u64, Vec<Sample>)]| -> Vec<Sample> {
        part.iter().flat_map(|(_, found)| found.clone()).collect()
    };
    let (learnt, held_out) = (flat(&samples[..half]), flat(&samples[half..]));
    if learnt.is_empty() || held_out.is_empty() {
        return Err("too few games".to_string());
    }
    let model = Model::fit(&learnt);
    Ok(Betrayal {
        area: model.area_under_curve(&held_out),
        held_out: held_out.len(),
        area_on_learnt: model.area_under_curve(&learnt),
        told_by: model.told_by(&names()),
    })
}

fn names() -> Vec<String> {
    let of = |which: &'static str| COUNTED.iter().map(move |name| format!("{which}: {name}"));
    of("first").chain(of("second")).collect()
}

/// Both sides of a game of a player against itself; a sample is positive if its first monarch is crowned.
fn samples_of(match_: &Match, style: Style, game: u64) -> Vec<Sample> {
    let sides = Sides::drawn(match_, game);
    let mut statistics = [Statistics::default(), Statistics::default()];
    play::play(match_, &sides, [style; 2], game, |position, action| {
        let player = position.turn();
        if crowned(position, player).is_some() {
            statistics[player.index()].add(position, player, action);
        }
    });
    let monarchs = match_
        .variant
        .rules
        .crown
        .as_ref()
        .map(|crown| crown.monarchs);
    let first = monarchs.map(|[first, _]| first);
    let players = match_.variant.players().zip(statistics);
    let told = players.filter(|(_, statistics)| statistics.plies >= 4.0);
    told.map(|(player, statistics)| {
        (
            statistics.features(),
            crowned(&sides.start, player) == first,
        )
    })
    .collect()
}

impl Statistics {
    fn features(&self) -> Vec<f64> {
        let sums = self.sums.iter().flatten();
        sums.map(|sum| sum / self.plies).collect()
    }

    fn add(&mut self, position: &Position, player: Player, action: Action) {
        let Some(crown) = &position.variant().rules.crown else {
            return;
        };
        if let Some(last) = self.last.take() {
            self.plies += 1.0;
            let sums = self.sums.iter_mut().flatten();
            for (sum, value) in sums.zip(last.iter().flatten()) {
                *sum += value;
            }
        }
        let mut after = position.clone();
        after.make(action);
        let counted = crown.monarchs.map(|kind| {
            let piece = Piece::new(kind, player);
            match (place(position, piece), place(&after, piece)) {
                (Some(from), Some(to)) => count(position, &after, action, player, kind, (from, to)),
                _ => Default::default(),
            }
        });
        self.last = Some(counted);
    }
}

/// The features named in [`COUNTED`].
fn count(
    before: &Position,
    after: &Position,
    action: Action,
    player: Player,
    kind: PieceType,
    (from, to): (Square, Square),
) -> [f64; COUNTED.len()] {
    let board = before.variant().geometry();
    let enemies = before.enemies(player);
    let own = before.enemies(other(player));
    let castled = match action {
        Action::Castle(index) => before.variant().rules.castlings[index as usize].kind == kind,
        _ => false,
    };
    let attacked = after.is_attacked(to, enemies);
    let near = |owner, most| {
        let pieces = after.pieces(owner).iter();
        pieces
            .filter(|&other| other != to && distance(board, other, to) <= most)
            .count() as f64
    };
    let rank = board.coordinates(to).rank as f64;
    let advance = if player == Player::FIRST {
        rank
    } else {
        board.ranks() as f64 - 1.0 - rank
    };
    let number = |flag: bool| flag as u8 as f64;
    [
        number(from != to && !castled),
        number(from != to && before.at(to).is_some()),
        number(castled),
        number(before.is_attacked(from, enemies)),
        number(attacked),
        number(attacked && !after.is_attacked(to, own)),
        advance,
        near(player, 1),
        near(other(player), 2),
    ]
}

/// The square of a piece of which there is one at most.
pub fn place(position: &Position, piece: Piece) -> Option<Square> {
    let mut pieces = position.pieces(piece.owner()).iter();
    pieces.find(|&square| position.at(square) == Some(piece))
}

fn distance(board: &Geometry, one: Square, other: Square) -> u8 {
    let (a, b) = (board.coordinates(one), board.coordinates(other));
    a.file.abs_diff(b.file).max(a.rank.abs_diff(b.rank))
}
