//! Actions and their text. An action is the unit of making, undoing, recording and perft; a turn may take several.

use crate::geometry::Square;
use crate::piece::{Kind, Player};
use crate::variant::Variant;

/// One thing the seat to act can do. It says all that is needed to make it, given a position where it is possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A man goes to an empty cell or captures there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// An initial lame leap that leaves the cell it passed open to capture en passant.
    DoubleStep {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// The cell passed over.
        passed: Square,
    },
    /// A capture of a man that has just passed over the target.
    EnPassant {
        /// Where it stands.
        from: Square,
        /// The cell passed over.
        to: Square,
        /// Where the captured man stands.
        taken: Square,
    },
    /// A move that ends in promotion.
    Promote {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
        /// What it becomes.
        into: Kind,
    },
    /// The castling of this place in the variant's list.
    Castle(u8),
    /// A man from the reserve is put on an empty cell. The same seat goes on until [`Action::Done`].
    Drop {
        /// Its type.
        kind: Kind,
        /// Where it goes.
        to: Square,
        /// It is the secretly mined one.
        mined: bool,
    },
    /// Ends a turn of drops.
    Done,
    /// Nothing at all, where there is nothing legal to do.
    Pass,
    /// A royal that is attacked at the start of the turn is checkmated and its army leaves the board.
    Claim {
        /// The man that delivers checkmate.
        attacker: Square,
        /// Who is checkmated.
        victim: Player,
    },
}

impl Action {
    /// The cell of the man that acts, and the cell it goes to on its own board; of a castling those of the longer
    /// step.
    pub fn cells(self, variant: &Variant) -> (Option<Square>, Option<Square>) {
        match self {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::EnPassant { from, to, .. }
            | Action::Promote { from, to, .. } => (Some(from), Some(to)),
            Action::Castle(index) => {
                let castling = &variant.rules.castlings[index as usize];
                (Some(castling.from), Some(castling.to))
            }
            Action::Drop { to, .. } => (None, Some(to)),
            Action::Claim { attacker, .. } => (Some(attacker), None),
            Action::Done | Action::Pass => (None, None),
        }
    }

    /// The cell on which the man that acts ends after it has gone over to another board; `None` where men stay.
    pub fn landing(self, variant: &Variant) -> Option<Square> {
        let (_, to) = self.cells(variant);
        variant.landing(to?)
    }

    /// Move text: `e2e4`, `a9a10=U`, `e1g1`, `S@e4`, `S@e4*` (mined), `done`, `pass`, `e5#y`. Where men
    /// pass to another board the landing cell is named: `d2D3`.
    pub fn text(self, variant: &Variant) -> String {
        let board = variant.geometry();
        let codes = &variant.alphabet.codes;
        let (from, to) = self.cells(variant);
        let end = self.landing(variant).or(to);
        match (self, (from, end)) {
            (Action::Drop { kind, to, mined }, _) => {
                let mark = if mined { "*" } else { "" };
                format!("{}@{}{mark}", codes[kind.index()], board.name(to))
            }
            (Action::Done, _) => "done".to_string(),
            (Action::Pass, _) => "pass".to_string(),
            (Action::Claim { attacker, victim }, _) => {
                let letter = variant.alphabet.seats[victim.index()];
                format!("{}#{letter}", board.name(attacker))
            }
            (Action::Promote { into, .. }, (Some(from), Some(end))) => {
                format!(
                    "{}{}={}",
                    board.name(from),
                    board.name(end),
                    codes[into.index()]
                )
            }
            (_, (Some(from), Some(end))) => format!("{}{}", board.name(from), board.name(end)),
            _ => unreachable!("every other action has two cells"),
        }
    }

    /// Move text as a seat sees it that may not know the actor's secrets: a drop of a type that may be mined
    /// never tells whether it was.
    pub fn public_text(self, variant: &Variant) -> String {
        let mined = variant.rules.drops.as_ref().and_then(|drops| drops.mined);
        match self {
            Action::Drop { kind, to, .. } if Some(kind) == mined => {
                let plain = Action::Drop {
                    kind,
                    to,
                    mined: false,
                };
                format!("{}?", plain.text(variant))
            }
            action => action.text(variant),
        }
    }

    /// The type the moving man turns into, if any.
    pub fn promotes_to(self) -> Option<Kind> {
        match self {
            Action::Promote { into, .. } => Some(into),
            _ => None,
        }
    }
}
