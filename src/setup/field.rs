//! The further fields of position text: their names and the kinds of their values.

listed! {
    /// The further fields that rules may need. Every position stores all of them, used or not.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum FieldName {
        /// Which monarch wears the crown.
        Crown,
        /// The square of the mined piece.
        Mine,
        /// The square where the crown is hidden.
        Hidden,
        /// The square of the half that wears the crown.
        Half,
        /// The number of pieces dropped in this turn.
        Drops,
        /// The number of consecutive passes.
        Passes,
        /// The player who won by a claim or by castling while others are still alive.
        Winner,
        /// The number of checks that each player has given.
        Checks,
        /// The plies counted since little material is left.
        Count,
        /// The plies that this count allows.
        CountLimit,
        /// Whether the player to move has moved and now places a wall.
        Wall,
        /// The moves that are left in this turn, if fewer than at the start of a turn.
        Moves,
    }
}

impl FieldName {
    /// The name in position text.
    pub fn text(self) -> &'static str {
        match self {
            FieldName::Crown => "crown",
            FieldName::Mine => "mine",
            FieldName::Hidden => "hidden",
            FieldName::Half => "half",
            FieldName::Drops => "drops",
            FieldName::Wall => "wall",
            FieldName::Moves => "moves",
            FieldName::Passes => "passes",
            FieldName::Winner => "winner",
            FieldName::Checks => "checks",
            FieldName::Count => "count",
            FieldName::CountLimit => "count-limit",
        }
    }

    /// The field with this name.
    pub fn named(text: &str) -> Option<FieldName> {
        FieldName::ALL
            .into_iter()
            .find(|field| field.text() == text)
    }

    /// Whether only the owner may know the value.
    pub fn is_secret(self) -> bool {
        matches!(
            self,
            FieldName::Crown | FieldName::Mine | FieldName::Hidden | FieldName::Half
        )
    }

    /// Whether it counts plies, like the count towards the draw by move count: positions that differ only in this are the
    /// same position.
    pub fn is_count(self) -> bool {
        matches!(self, FieldName::Count | FieldName::CountLimit)
    }

    /// Whether each player has a value, in order of play; otherwise the whole game has one.
    pub fn is_per_player(self) -> bool {
        self.is_secret() || self == FieldName::Checks
    }

    /// The kind of its values.
    pub fn kind(self) -> FieldKind {
        match self {
            FieldName::Crown => FieldKind::Piece,
            FieldName::Mine => FieldKind::SquareOrHand,
            FieldName::Hidden => FieldKind::Square,
            FieldName::Half => FieldKind::SquareOrNow,
            FieldName::Wall => FieldKind::Now,
            FieldName::Drops
            | FieldName::Passes
            | FieldName::Checks
            | FieldName::Count
            | FieldName::CountLimit
            | FieldName::Moves => FieldKind::Number,
            FieldName::Winner => FieldKind::Player,
        }
    }
}

/// The kind of a field's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// One of the player's pieces.
    Piece,
    /// A square.
    Square,
    /// A square, or `hand` for a piece in hand.
    SquareOrHand,
    /// A square, or `now` for something possible in this turn.
    SquareOrNow,
    /// `now` for something to do in this turn.
    Now,
    /// A number from 1 to 255; 0 means nothing.
    Number,
    /// A player's letter.
    Player,
}

impl FieldKind {
    /// Stands for the square of a piece in hand.
    pub const RESERVE: &'static str = "hand";
    /// Stands for something possible in this turn.
    pub const NOW: &'static str = "now";

    /// The allowed values, for error messages.
    pub(super) fn allowed(self) -> &'static str {
        match self {
            FieldKind::Piece => "a piece of the player",
            FieldKind::Square => "a square",
            FieldKind::SquareOrHand => "a square, `hand`",
            FieldKind::SquareOrNow => "a square, `now`",
            FieldKind::Now => "`now`",
            FieldKind::Number => "a number from 1 to 255",
            FieldKind::Player => "a player's letter",
        }
    }
}
