//! Actions and their text. An action is the unit of making, undoing, recording and perft; a turn may take several.

use crate::geometry::Square;
use crate::piece::{PieceType, Player};
use crate::variant::Variant;

/// One thing the player to act can do. It says all that is needed to make it, given a position where it is possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece goes to an empty square or captures there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// An initial lame leap that leaves the square it passed open to capture en passant.
    DoubleStep {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The square passed over.
        passed: Square,
    },
    /// A capture of a piece that has just passed over the target.
    EnPassant {
        /// Where it stands.
        from: Square,
        /// The square passed over.
        to: Square,
        /// Where the captured piece stands.
        taken: Square,
    },
    /// A move that ends in promotion.
    Promote {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What it becomes.
        into: PieceType,
    },
    /// The castling of this place in the variant's list.
    Castle(u8),
    /// A piece from the reserve is put on an empty square. The same player goes on until [`Action::Done`].
    Drop {
        /// Its type.
        kind: PieceType,
        /// Where it goes.
        to: Square,
        /// Whether it is the secretly mined one.
        mined: Secrecy,
    },
    /// The crown is hidden; the same player goes on.
    Hide {
        /// Where; `None` for those who may not know.
        to: Option<Square>,
    },
    /// The lone monarch splits: one half goes to a neighbouring square, the other stays. The same player goes on.
    Split {
        /// Where the monarch stands.
        from: Square,
        /// Where one half goes.
        to: Square,
        /// Which half goes there.
        half: PieceType,
        /// Whether the half that goes wears the crown.
        crowned: Secrecy,
    },
    /// Two steps of a piece that takes two in a move (the Lion of Chu Shogi does).
    TwoSteps {
        /// Where it stands.
        from: Square,
        /// Where it captures on its first step, if it does.
        via: Option<Square>,
        /// Where it ends, its own square included; `None` if it leaves the board for its owner's reserve.
        to: Option<Square>,
    },
    /// Ends a turn of drops.
    Done,
    /// Nothing at all, where there is nothing legal to do.
    Pass,
    /// A royal that is attacked at the start of the turn is checkmated and its army leaves the board.
    Claim {
        /// The piece that delivers checkmate.
        attacker: Square,
        /// Who is checkmated.
        victim: Player,
    },
}

/// A choice of the actor that others may not know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Secrecy {
    /// It is not so.
    No,
    /// It is so.
    Yes,
    /// Only the actor knows.
    Unknown,
}

impl Secrecy {
    /// How it is written behind a move.
    fn mark(self) -> &'static str {
        match self {
            Secrecy::No => "",
            Secrecy::Yes => "*",
            Secrecy::Unknown => "?",
        }
    }
}

impl Action {
    /// As `==`, but plain moves, which most actions are, are compared without a call.
    pub(crate) fn is(self, other: Action) -> bool {
        match (self, other) {
            (
                Action::Move { from, to },
                Action::Move {
                    from: start,
                    to: end,
                },
            ) => from == start && to == end,
            (Action::Move { .. }, _) | (_, Action::Move { .. }) => false,
            _ => self == other,
        }
    }

    /// The square of the piece that acts, and the square it goes to on its own board; of a castling those of the longer
    /// step. A piece that leaves the board has no square to go to; what is new on the board comes from none.
    pub fn squares(self, variant: &Variant) -> (Option<Square>, Option<Square>) {
        match self {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::EnPassant { from, to, .. }
            | Action::Promote { from, to, .. } => (Some(from), Some(to)),
            Action::Castle(index) => {
                let castling = &variant.rules.castlings[index as usize];
                (Some(castling.from), Some(castling.to))
            }
            Action::TwoSteps { from, to, .. } => (Some(from), to),
            Action::Split { to, .. } | Action::Drop { to, .. } => (None, Some(to)),
            Action::Hide { to } => (None, to),
            Action::Claim { attacker, .. } => (Some(attacker), None),
            Action::Done | Action::Pass => (None, None),
        }
    }

    /// The square on which the piece that acts ends after it has gone over to another board; `None` where pieces stay.
    pub fn landing(self, variant: &Variant) -> Option<Square> {
        let (_, to) = self.squares(variant);
        variant.landing(to?)
    }

    /// Move text: `e2e4`, `a9a10=U`, `e1g1`, `S@e4`, `S@e4*` (mined), `done`, `pass`, `e5#y`, `hide@c6`, `split@f2=O*`
    /// (O goes there and wears the crown), `d4xe5f6` (two steps with a capture on the first), `b2off`. Where pieces
    /// pass to another board the landing square is named: `d2D3`. What is unknown is written `?`.
    pub fn text(self, variant: &Variant) -> String {
        let name = |square| variant.geometry().name(square);
        let code = |kind: PieceType| &variant.alphabet.codes[kind.index()];
        match self {
            Action::Drop { kind, to, mined } => {
                format!("{}@{}{}", code(kind), name(to), mined.mark())
            }
            Action::Hide { to } => match to {
                Some(to) => format!("hide@{}", name(to)),
                None => "hide@?".to_string(),
            },
            Action::Split {
                to, half, crowned, ..
            } => format!("split@{}={}{}", name(to), code(half), crowned.mark()),
            Action::TwoSteps { from, via, to } => {
                let via = via.map_or(String::new(), |via| format!("x{}", name(via)));
                let to = to.map_or("off".to_string(), |to| name(to).to_string());
                format!("{}{via}{to}", name(from))
            }
            Action::Done => "done".to_string(),
            Action::Pass => "pass".to_string(),
            Action::Claim { attacker, victim } => {
                let letter = variant.alphabet.players[victim.index()];
                format!("{}#{letter}", name(attacker))
            }
            Action::Move { .. }
            | Action::DoubleStep { .. }
            | Action::EnPassant { .. }
            | Action::Promote { .. }
            | Action::Castle(_) => self.journey_text(variant),
        }
    }

    /// The text of a piece's way from square to square.
    fn journey_text(self, variant: &Variant) -> String {
        let (from, to) = self.squares(variant);
        let ends = [from, self.landing(variant).or(to)];
        let name = |square| variant.geometry().name(square);
        let way: String = ends.into_iter().flatten().map(name).collect();
        match self.promotes_to() {
            Some(into) => format!("{way}={}", variant.alphabet.codes[into.index()]),
            None => way,
        }
    }

    /// The action as a player sees it that may not know the actor's secrets. A drop of a type that may be mined never
    /// tells whether it was.
    pub fn public(self, variant: &Variant) -> Action {
        match self {
            Action::Drop { kind, to, .. } if variant.rules.may_be_mined(kind) => Action::Drop {
                kind,
                to,
                mined: Secrecy::Unknown,
            },
            Action::Hide { .. } => Action::Hide { to: None },
            Action::Split { from, to, half, .. } => Action::Split {
                from,
                to,
                half,
                crowned: Secrecy::Unknown,
            },
            action => action,
        }
    }

    /// Move text as a player sees it that may not know the actor's secrets.
    pub fn public_text(self, variant: &Variant) -> String {
        self.public(variant).text(variant)
    }

    /// Whose army a claim takes off the board.
    pub fn victim(self) -> Option<Player> {
        match self {
            Action::Claim { victim, .. } => Some(victim),
            _ => None,
        }
    }

    /// The type the moving piece turns into, if any.
    pub fn promotes_to(self) -> Option<PieceType> {
        match self {
            Action::Promote { into, .. } => Some(into),
            _ => None,
        }
    }
}
