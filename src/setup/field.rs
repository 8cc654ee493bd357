//! The extra fields of a position: their names and the kinds of their values.

/// The further fields that rules may need. Each has its place in every position, used or not.
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
    /// How many pieces have been dropped in this turn.
    Drops,
    /// How many turns in a row have been passed.
    Passes,
    /// Who has won by a claim while others are still alive.
    Winner,
}

impl FieldName {
    /// Every field.
    pub const ALL: [FieldName; 7] = [
        FieldName::Crown,
        FieldName::Mine,
        FieldName::Hidden,
        FieldName::Half,
        FieldName::Drops,
        FieldName::Passes,
        FieldName::Winner,
    ];

    /// As written.
    pub fn text(self) -> &'static str {
        match self {
            FieldName::Crown => "crown",
            FieldName::Mine => "mine",
            FieldName::Hidden => "hidden",
            FieldName::Half => "half",
            FieldName::Drops => "drops",
            FieldName::Passes => "passes",
            FieldName::Winner => "winner",
        }
    }

    /// The field with this name.
    pub fn named(text: &str) -> Option<FieldName> {
        FieldName::ALL
            .into_iter()
            .find(|field| field.text() == text)
    }

    /// Whether only its owner may know its value.
    pub fn is_secret(self) -> bool {
        !matches!(
            self,
            FieldName::Drops | FieldName::Passes | FieldName::Winner
        )
    }

    /// Whether each player has its own value, the first player's written first; otherwise one for the whole table.
    pub fn is_per_player(self) -> bool {
        self.is_secret()
    }

    /// What its values are.
    pub fn kind(self) -> FieldKind {
        match self {
            FieldName::Crown => FieldKind::Piece,
            FieldName::Mine => FieldKind::SquareOrHand,
            FieldName::Hidden => FieldKind::Square,
            FieldName::Half => FieldKind::SquareOrNow,
            FieldName::Drops | FieldName::Passes => FieldKind::Number,
            FieldName::Winner => FieldKind::Player,
        }
    }
}

/// What the values of a field are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A piece of the player.
    Piece,
    /// A square.
    Square,
    /// A square, or `hand` for a piece still in reserve.
    SquareOrHand,
    /// A square, or `now` for what may be done in this turn.
    SquareOrNow,
    /// A number from 1 to 255; 0 is nothing.
    Number,
    /// A player's letter.
    Player,
}

impl FieldKind {
    /// How a piece still in reserve is written in place of its square.
    pub const RESERVE: &'static str = "hand";
    /// How it is written that something may be done in this turn.
    pub const NOW: &'static str = "now";

    /// The values in words, for errors.
    pub(super) fn allowed(self) -> &'static str {
        match self {
            FieldKind::Piece => "a man of the seat",
            FieldKind::Square => "a cell",
            FieldKind::SquareOrHand => "a cell, `hand`",
            FieldKind::SquareOrNow => "a cell, `now`",
            FieldKind::Number => "a number from 1 to 255",
            FieldKind::Player => "a seat's letter",
        }
    }
}
