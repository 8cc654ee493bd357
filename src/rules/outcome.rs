//! The result of a game and its reason.

use super::points;
use super::situation::Ended;
use crate::piece::{ByPlayer, Player};
use crate::position::Position;

/// Why a game is over, with a stable code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The royal piece is attacked and no action helps.
    Checkmate,
    /// The player to move has no legal action.
    Stalemate,
    /// Insufficient material.
    Material,
    /// Too many plies without an irreversible action.
    MoveCount,
    /// Too many moves since little material is left.
    Counting,
    /// The same position occurred too often.
    Repetition,
    /// A player gave check with every move while a position was repeated.
    PerpetualCheck,
    /// Only one player is left.
    LastAlive,
    /// A claim won at once, with other players still alive.
    ClaimWins,
    /// Castling won at once.
    Castled,
    /// A player lost the last right to a castling that would win.
    CastlingLost,
    /// One player, or every player, has only the royal piece left.
    Bare,
    /// A full round of passes.
    Passes,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    Time,
    /// A player could not go on. The secrets stay hidden.
    Abandoned,
    /// The players agreed on a draw.
    Agreement,
    /// The result of another program's record, which neither the moves nor a player's decision explain.
    Adjudication,
    /// A piece wearing the crown was captured.
    CrownCaptured,
    /// An enemy landed where the crown was hidden.
    CrownFound,
    /// An own piece landed where the crown was hidden.
    OwnCrown,
    /// The crown is hidden, but the army is lost.
    ArmyLost,
    /// A player has lost all pieces, or those of a type.
    Extinction,
    /// The royal piece can't move because it is surrounded by stones and own pieces only.
    WalledIn,
    /// Pieces on the squares that win, of one player or of both.
    Region,
    /// The number of checks that wins.
    Checks,
}

impl Reason {
    /// The code for records and messages.
    pub fn code(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::Material => "material",
            Reason::MoveCount => "move-count",
            Reason::Counting => "counting",
            Reason::Repetition => "repetition",
            Reason::PerpetualCheck => "perpetual-check",
            Reason::LastAlive => "last-alive",
            Reason::ClaimWins => "claim-wins",
            Reason::Castled => "castled",
            Reason::CastlingLost => "castling-lost",
            Reason::Bare => "bare",
            Reason::Passes => "passes",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
            Reason::Abandoned => "abandoned",
            Reason::Agreement => "agreement",
            Reason::Adjudication => "adjudication",
            Reason::CrownCaptured => "crown-captured",
            Reason::CrownFound => "crown-found",
            Reason::OwnCrown => "own-crown",
            Reason::ArmyLost => "army-lost",
            Reason::Extinction => "extinction",
            Reason::WalledIn => "walled-in",
            Reason::Region => "region",
            Reason::Checks => "checks",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each player's place, 1 is the best; players that drew share theirs. 0 where there is no such player.
    pub places: ByPlayer<u8>,
    /// The reason.
    pub reason: Reason,
    /// Points decided what would have been a draw for this reason.
    pub on_points: bool,
}

impl Outcome {
    /// The outcome of an ending.
    pub(super) fn of(position: &Position, ended: Ended, reason: Reason) -> Outcome {
        match ended {
            Ended::Draw => Outcome::draw(position, reason),
            Ended::Win(winner) => Outcome::win(position, winner, reason),
            Ended::Loss(loser) => Outcome::loss(position, loser, reason),
        }
    }

    /// A draw, unless points decide.
    pub fn draw(position: &Position, reason: Reason) -> Outcome {
        match points::winner(position) {
            None => Outcome::shared(position, reason),
            Some(winner) => Outcome {
                on_points: true,
                ..Outcome::win(position, winner, reason)
            },
        }
    }

    /// All players still alive share first place, whatever their points are.
    pub fn shared(position: &Position, reason: Reason) -> Outcome {
        let place = |player: Player| {
            if position.is_alive(player) {
                1
            } else {
                position.place(player)
            }
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// One player loses to all others alive.
    pub fn loss(position: &Position, loser: Player, reason: Reason) -> Outcome {
        let last = position.living().count() as u8;
        let place = |player: Player| match position.is_alive(player) {
            true if player == loser => last,
            true => 1,
            false => position.place(player),
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// One player wins against all others alive.
    pub fn win(position: &Position, winner: Player, reason: Reason) -> Outcome {
        let place = |player: Player| match position.is_alive(player) {
            true if player == winner => 1,
            true => 2,
            false => position.place(player),
        };
        Outcome {
            places: places(position, place),
            reason,
            on_points: false,
        }
    }

    /// The only player in first place; `None` in a draw.
    pub fn winner(&self) -> Option<Player> {
        let mut first = Player::first(Player::LIMIT).filter(|&player| self.places[player] == 1);
        first.next().filter(|_| first.next().is_none())
    }
}

fn places(position: &Position, place: impl Fn(Player) -> u8) -> ByPlayer<u8> {
    let players = position.variant().players.len();
    ByPlayer::from_fn(|player| {
        if player.index() < players {
            place(player)
        } else {
            0
        }
    })
}
