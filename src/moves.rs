//! Actions and their text. An action is the unit of making, undoing, recording and perft. A turn may take several.

use crate::geometry::Square;
use crate::piece::{PieceType, Player};
use crate::variant::Variant;

/// One thing the player to move can do. It has a meaning only together with a position in which it is possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A piece moves to an empty square or captures there.
    Move {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
    },
    /// An initial lame leap that leaves the square it passed open to en passant.
    DoubleStep {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// The square passed over.
        passed: Square,
    },
    /// An en passant capture.
    EnPassant {
        /// The starting square.
        from: Square,
        /// The target square, which the captured piece has just passed over.
        to: Square,
        /// The square of the captured piece.
        taken: Square,
    },
    /// A move with promotion.
    Promote {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// The new type.
        into: PieceType,
    },
    /// The castling with this index in the variant's list.
    Castle(u8),
    /// A first move, after which a piece in hand enters on the square it has left.
    Gate {
        /// The starting square.
        from: Square,
        /// The target square.
        to: Square,
        /// The type that enters.
        kind: PieceType,
    },
    /// A castling, after which a piece in hand enters on the square that one of the two pieces has left.
    GateCastling {
        /// The index of the castling in the variant's list.
        castling: u8,
        /// The type that enters.
        kind: PieceType,
        /// Where it enters.
        at: Square,
    },
    /// A piece in hand is dropped on an empty square. The turn continues until [`Action::Done`].
    Drop {
        /// The piece type.
        kind: PieceType,
        /// The target square.
        to: Square,
        /// Whether it is the secretly mined piece.
        mined: Secrecy,
    },
    /// The crown is hidden. The turn continues.
    Hide {
        /// The square; `None` for players who may not know it.
        to: Option<Square>,
    },
    /// The lone monarch splits: one half moves to an adjacent square, the other stays. The turn continues.
    Split {
        /// The monarch's square.
        from: Square,
        /// The target square of the moving half.
        to: Square,
        /// The type of the moving half.
        half: PieceType,
        /// Whether the moving half wears the crown.
        crowned: Secrecy,
    },
    /// A two-step move, as the Lion of Chu Shogi makes.
    TwoSteps {
        /// The starting square.
        from: Square,
        /// The square of the first step's capture, if it captures.
        via: Option<Square>,
        /// The target square, which may be the starting square; `None` if the piece leaves the board for its owner's
        /// hand.
        to: Option<Square>,
    },
    /// A wall is placed on an empty square, after a move or instead of one.
    Wall {
        /// The square.
        to: Square,
    },
    /// Ends a turn of drops.
    Done,
    /// A pass, allowed only without other legal actions.
    Pass,
    /// Checkmates a royal piece that is attacked at the start of the turn and removes its army.
    Claim {
        /// The piece that delivers checkmate.
        attacker: Square,
        /// The player who is checkmated.
        victim: Player,
    },
}

/// A choice that only its player may know.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Secrecy {
    /// No.
    No,
    /// Yes.
    Yes,
    /// Unknown to this viewer.
    Unknown,
}

impl Secrecy {
    fn mark(self) -> &'static str {
        match self {
            Secrecy::No => "",
            Secrecy::Yes => "*",
            Secrecy::Unknown => "?",
        }
    }
}

impl Action {
    /// Like `==`, but compares plain moves, by far the most frequent, without a call.
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

    /// The starting square and the target square on the piece's own board. Castling gives those of the king's longer
    /// step. Drops have no starting square, and pieces that leave the board no target square.
    pub fn squares(self, variant: &Variant) -> (Option<Square>, Option<Square>) {
        match self {
            Action::Move { from, to }
            | Action::DoubleStep { from, to, .. }
            | Action::EnPassant { from, to, .. }
            | Action::Promote { from, to, .. }
            | Action::Gate { from, to, .. } => (Some(from), Some(to)),
            Action::Castle(index)
            | Action::GateCastling {
                castling: index, ..
            } => {
                let castling = &variant.rules.castlings[index as usize];
                (Some(castling.from), Some(castling.to))
            }
            Action::TwoSteps { from, to, .. } => (Some(from), to),
            Action::Split { to, .. } | Action::Drop { to, .. } | Action::Wall { to } => {
                (None, Some(to))
            }
            Action::Hide { to } => (None, to),
            Action::Claim { attacker, .. } => (Some(attacker), None),
            Action::Done | Action::Pass => (None, None),
        }
    }

    /// The squares that a player points at to choose the action: the same, except for castlings in which the piece moves
    /// onto its partner.
    pub fn pointed_squares(self, variant: &Variant) -> (Option<Square>, Option<Square>) {
        if let Action::Castle(index) = self.without_gate() {
            let castling = &variant.rules.castlings[index as usize];
            return (Some(castling.from), Some(castling.pointed_target()));
        }
        self.squares(variant)
    }

    /// The landing square on the other board, where pieces change boards after moving.
    pub fn landing(self, variant: &Variant) -> Option<Square> {
        let (_, to) = self.squares(variant);
        variant.landing(to?)
    }

    /// Move text: `e2e4`, `a9a10=U`, `e1g1` (castling; `e1h1`, the partner's square, if another action reaches `g1`, as
    /// in Fairy-Stockfish), `b1c3/H` (H enters on b1), `e1g1/Hh1` (with castling, on h1), `e5xd6` (en passant, if a plain
    /// move reaches `d6`), `S@e4`, `S@e4*` (mined), `*@e4` (a wall), `done`, `pass`, `e5#y`, `hide@c6`, `split@f2=O*` (O
    /// moves there and wears the crown), `d4xe5f6` (two steps, the first captures), `b2off`. Where pieces change boards, the
    /// landing square is named: `d2D3`. `?` is unknown.
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
            Action::Wall { to } => format!("*@{}", name(to)),
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
            Action::Gate { .. } | Action::GateCastling { .. } => {
                self.without_gate().text(variant) + &self.entry_text(variant)
            }
        }
    }

    /// What follows the move in texts if a piece enters: `/H`, with castling `/He1`.
    pub fn entry_text(self, variant: &Variant) -> String {
        let code = |kind: PieceType| &variant.alphabet.codes[kind.index()];
        match self {
            Action::Gate { kind, .. } => format!("/{}", code(kind)),
            Action::GateCastling { kind, at, .. } => {
                format!("/{}{}", code(kind), variant.geometry().name(at))
            }
            _ => String::new(),
        }
    }

    fn journey_text(self, variant: &Variant) -> String {
        let name = |square| variant.geometry().name(square);
        match self {
            Action::Castle(index) if variant.castling_is_ambiguous(index as usize) => {
                let castling = &variant.rules.castlings[index as usize];
                return format!("{}{}", name(castling.from), name(castling.partner_from));
            }
            Action::EnPassant { from, to, .. } if variant.en_passant_is_ambiguous(from, to) => {
                return format!("{}x{}", name(from), name(to));
            }
            _ => {}
        }
        let (from, to) = self.squares(variant);
        let ends = [from, self.landing(variant).or(to)];
        let way: String = ends.into_iter().flatten().map(name).collect();
        match self.promotes_to() {
            Some(into) => format!("{way}={}", variant.written_promotion(into)),
            None => way,
        }
    }

    /// The type that enters with the action, and where.
    pub fn enters(self) -> Option<(PieceType, Square)> {
        match self {
            Action::Gate { from, kind, .. } => Some((kind, from)),
            Action::GateCastling { kind, at, .. } => Some((kind, at)),
            _ => None,
        }
    }

    /// The same move or castling while no piece enters.
    pub fn without_gate(self) -> Action {
        match self {
            Action::Gate { from, to, .. } => Action::Move { from, to },
            Action::GateCastling { castling, .. } => Action::Castle(castling),
            action => action,
        }
    }

    /// The action without the player's secrets. A drop of a type that may be mined never says whether it is mined.
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

    /// Move text without the player's secrets.
    pub fn public_text(self, variant: &Variant) -> String {
        self.public(variant).text(variant)
    }

    /// The player who loses the army to a claim.
    pub fn victim(self) -> Option<Player> {
        match self {
            Action::Claim { victim, .. } => Some(victim),
            _ => None,
        }
    }

    /// The type that the piece promotes to, if any.
    pub fn promotes_to(self) -> Option<PieceType> {
        match self {
            Action::Promote { into, .. } => Some(into),
            _ => None,
        }
    }
}
