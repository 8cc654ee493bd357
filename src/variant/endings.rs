//! Which endings a game may have. Their tests are in `rules::ending_table`.

use super::{Goal, Passes, Rules};

/// Declares the endings with the list of all.
macro_rules! endings {
    ($($(#[$doc:meta])+ $name:ident,)+) => {
        /// A way in which a game ends by itself.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Ending {
            $($(#[$doc])+ $name,)+
        }

        impl Ending {
            /// All endings.
            pub const ALL: &[Ending] = &[$(Ending::$name),+];
        }
    };
}

endings! {
    /// An action has won, or one player is left.
    Won,
    /// A player has lost all pieces, or those of a type.
    Extinction,
    /// Pieces have reached their squares.
    Region,
    /// The last check has been given.
    Checks,
    /// Each of two players has passed.
    TwoPasses,
    /// The player to move is in check and has no legal action.
    Checkmate,
    /// The player to move has no legal action, with its royal piece behind stones.
    WalledIn,
    /// The player to move has no legal action.
    Stalemate,
    /// A player has only the royal piece left and loses.
    BareKing,
    /// Insufficient material.
    Material,
    /// Every player has only the royal piece left.
    BareRoyals,
    /// Many plies without an irreversible action.
    MoveCount,
    /// Many moves since little material is left.
    Counting,
    /// All of several players have passed in turn.
    RoundOfPasses,
    /// A position was repeated while one player gave check all the time.
    PerpetualCheck,
    /// A position was repeated.
    Repetition,
}

/// A set of endings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Endings(u32);

impl Endings {
    /// No ending.
    pub const NONE: Endings = Endings(0);

    /// The endings that a game with these rules may have.
    pub(super) fn of(rules: &Rules) -> Endings {
        // Without `..`, so that a new rule must say here whether it ends games.
        let Rules {
            goal,
            checkmate: _,
            extinction,
            royalty: _,
            must_capture: _,
            no_checks: _,
            no_flight: _,
            claims: _,
            stalemate: _,
            stalemate_by_count: _,
            promotions: _,
            castlings: _,
            passes_over: _,
            repetition,
            move_count,
            counting,
            material,
            bare_king,
            bare_draw,
            region,
            checks,
            drops: _,
            crown: _,
            two_steps: _,
            walled_in_by,
            rights: _,
            unmoved: _,
            passes,
            points: _,
        } = rules;
        let may_happen = |ending: Ending| match ending {
            Ending::Won | Ending::Stalemate => true,
            Ending::Extinction => extinction.is_some(),
            Ending::Region => region.is_some(),
            Ending::Checks => checks.is_some(),
            Ending::TwoPasses => matches!(passes, Some(Passes::OfTwo(_))),
            Ending::Checkmate => *goal == Goal::Checkmate,
            Ending::WalledIn => !walled_in_by.is_empty(),
            Ending::BareKing => bare_king.is_some(),
            Ending::Material => !material.is_empty(),
            Ending::BareRoyals => !bare_draw.is_empty(),
            Ending::MoveCount => move_count.is_some(),
            Ending::Counting => counting.is_some(),
            Ending::RoundOfPasses => matches!(passes, Some(Passes::AmongSeveral)),
            Ending::PerpetualCheck => repetition.is_some_and(|rule| rule.perpetual_check_loses),
            Ending::Repetition => repetition.is_some(),
        };
        let mut all = Ending::ALL.iter().copied();
        let having = all.by_ref().filter(|&ending| may_happen(ending));
        having.fold(Endings::NONE, Endings::with)
    }

    /// These endings and another one.
    pub const fn with(self, ending: Ending) -> Endings {
        Endings(self.0 | 1 << ending as u32)
    }

    /// Whether an ending is among them.
    pub const fn contains(self, ending: Ending) -> bool {
        self.0 >> ending as u32 & 1 != 0
    }

    /// Whether some ending is in both sets.
    pub const fn intersects(self, other: Endings) -> bool {
        self.0 & other.0 != 0
    }
}
