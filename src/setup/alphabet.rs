//! The letters a variant writes its positions and moves with.

use super::FieldValue;
use crate::geometry::Geometry;
use crate::piece::{Kind, Piece, Player};

/// Everything that turns letters into men and back.
#[derive(Clone, Debug)]
pub struct Alphabet {
    /// The board.
    pub geometry: Geometry,
    /// The seats' letters in order of play: `w b`, `r y g b`.
    pub seats: Vec<char>,
    /// The types' codes, one or two capital letters each: `U`, `CL`.
    pub codes: Vec<String>,
    /// A letter for each castling of the variant; capital for the first seat.
    pub castling: Vec<char>,
    /// The types that may wait in reserve, in the order in which they are written.
    pub reserve: Vec<Kind>,
    /// Fields behind the move number that this variant has.
    pub fields: Vec<FieldName>,
}

/// The further fields that rules may need. Each has its place in every position, used or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldName {
    /// Which monarch wears the crown.
    Crown,
    /// The cell of the mined man.
    Mine,
    /// The cell where the crown is hidden.
    Hidden,
    /// The cell of the half that wears the crown.
    Half,
    /// How many men have been dropped in this turn.
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

    /// Whether each seat has its own value, the first seat's written first; otherwise one for the whole table.
    pub fn is_per_seat(self) -> bool {
        self.is_secret()
    }

    /// What its values are.
    pub fn kind(self) -> FieldKind {
        match self {
            FieldName::Crown => FieldKind::Man,
            FieldName::Mine => FieldKind::CellOrHand,
            FieldName::Hidden => FieldKind::Cell,
            FieldName::Half => FieldKind::CellOrNow,
            FieldName::Drops | FieldName::Passes => FieldKind::Number,
            FieldName::Winner => FieldKind::Seat,
        }
    }
}

/// What the values of a field are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A man of the seat.
    Man,
    /// A cell.
    Cell,
    /// A cell, or `hand` for a man still in reserve.
    CellOrHand,
    /// A cell, or `now` for what may be done in this turn.
    CellOrNow,
    /// A number from 1 to 255; 0 is nothing.
    Number,
    /// A seat's letter.
    Seat,
}

impl FieldKind {
    /// How a man still in reserve is written in place of its cell.
    pub const RESERVE: &'static str = "hand";
    /// How it is written that something may be done in this turn.
    pub const NOW: &'static str = "now";

    /// The values in words, for errors.
    pub(super) fn allowed(self) -> &'static str {
        match self {
            FieldKind::Man => "a man of the seat",
            FieldKind::Cell => "a cell",
            FieldKind::CellOrHand => "a cell, `hand`",
            FieldKind::CellOrNow => "a cell, `now`",
            FieldKind::Number => "a number from 1 to 255",
            FieldKind::Seat => "a seat's letter",
        }
    }
}

impl Alphabet {
    /// Whether owners are told by letter case (two seats); otherwise by the seat's letter before the code, with
    /// commas between the cells.
    pub fn by_case(&self) -> bool {
        self.seats.len() == 2
    }

    /// A man as written: `U`, `u`, `rCL`.
    pub fn man(&self, piece: Piece) -> String {
        let code = &self.codes[piece.kind().index()];
        match (self.by_case(), piece.owner()) {
            (true, Player::FIRST) => code.clone(),
            (true, _) => code.to_ascii_lowercase(),
            (false, owner) => format!("{}{code}", self.seats[owner.index()]),
        }
    }

    /// A further field's value as written for one seat.
    pub fn value(&self, owner: Player, value: FieldValue) -> String {
        match value {
            FieldValue::Nothing => "-".to_string(),
            FieldValue::Unknown => "?".to_string(),
            FieldValue::Cell(square) => self.geometry.name(square).to_string(),
            FieldValue::Number(number) => number.to_string(),
            FieldValue::Reserve => FieldKind::RESERVE.to_string(),
            FieldValue::Man(kind) => self.man(Piece::new(kind, owner)),
            FieldValue::Now => FieldKind::NOW.to_string(),
            FieldValue::Seat(player) => self.seats[player.index()].to_string(),
        }
    }

    /// Whether the variant has a secret field.
    pub fn has_secrets(&self) -> bool {
        self.fields.iter().any(|field| field.is_secret())
    }

    /// Whether the variant has a field.
    pub fn has(&self, field: FieldName) -> bool {
        self.fields.contains(&field)
    }

    /// The seat with this letter.
    pub fn seat(&self, letter: char) -> Option<Player> {
        Player::new(self.seats.iter().position(|&known| known == letter)?)
    }

    /// The type with this code, in capitals.
    pub fn kind(&self, code: &str) -> Option<Kind> {
        Kind::new(self.codes.iter().position(|known| known == code)?)
    }
}
