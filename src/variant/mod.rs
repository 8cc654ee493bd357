//! A variant: everything a game's file says, checked, with the tables made from it.

mod array;
mod board;
mod build;
mod castling;
mod cells;
mod check;
mod crown;
mod drops;
mod ending;
mod error;
mod file;
mod formula;
mod identity;
mod keys;
mod kind_info;
mod kinds;
mod layout;
mod load;
mod lookup;
mod name;
mod options;
mod passing;
mod promotion;
mod reference;
mod right;
mod rules;
mod seat_info;
mod seats;
mod shading;
mod table;
mod tree;
mod when;

pub use castling::Castling;
pub use error::{Fault, VariantError};
pub use kind_info::KindInfo;
pub use name::Name;
pub use options::OptionInfo;
pub use reference::reference;
pub use right::Right;
pub use rules::{
    Claims, Condition, CountLimit, Crown, Drops, Goal, LoneRoyal, Material, MaterialSide,
    MoveCount, Promotion, PromotionChoice, Repetition, Rules, Verdict,
};
pub use seat_info::SeatInfo;
pub use shading::{Shade, Shading};

use crate::geometry::{Facing, Geometry, Square};
use crate::movement::{Approaches, Fans, Lines};
use crate::piece::{ByPlayer, Kind, Piece, PieceSet, Player};
use crate::setup::{Alphabet, Setup};
pub use crate::shipped::{shipped, shipped_text};

/// A variant, checked: what it is called, what it is played with, and by which rules.
#[derive(Clone, Debug)]
pub struct Variant {
    /// For links, records and the command line: `caissa-britannia`.
    pub id: String,
    /// The game's name, with translations.
    pub name: Name,
    /// Who invented it.
    pub author: String,
    /// When it was first published.
    pub year: u16,
    /// Address of the page with the rules.
    pub source: String,
    /// One or two sentences that say what the game is about.
    pub summary: String,
    /// The special rules in words, one each.
    pub notes: Vec<String>,
    /// A hash of the file's text and of the chosen options, FNV-1a 64 bit: a record carries it.
    pub hash: u64,
    /// The choices before the game.
    pub options: Vec<OptionInfo>,
    /// Name and value of every option, in the same order, as chosen or by default.
    pub options_chosen: Vec<(String, String)>,
    /// The cells' colours.
    pub shading: Shading,
    /// The seats in order of play.
    pub seats: Vec<SeatInfo>,
    /// The types of men.
    pub kinds: Vec<KindInfo>,
    /// The letters of position and move text; holds the board.
    pub alphabet: Alphabet,
    /// The start.
    pub array: Setup,
    /// What players may do besides moving, and how the game ends.
    pub rules: Rules,
    /// Where each man may go.
    pub lines: Lines,
    /// The same as sets of cells.
    pub fans: Fans,
    /// Whence each cell may be attacked.
    pub approaches: Approaches,
    /// The royal types of every seat.
    pub royals: PieceSet,
    /// All men of a seat.
    pub men_of: ByPlayer<PieceSet>,
    /// How many of each man stand in the array.
    pub array_counts: [u8; Piece::LIMIT],
    /// The hash of the chosen options, part of every position's hash, as they belong to the game's identity; 0 if
    /// none differs from its default.
    pub options_hash: u64,
}

impl Variant {
    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.alphabet.geometry
    }

    /// The cell of the other board to which a man goes on that has moved to a cell; `None` in games where men stay.
    pub fn landing(&self, to: Square) -> Option<Square> {
        if self.rules.passes_over {
            self.geometry().counterpart(to)
        } else {
            None
        }
    }

    /// The seats in order of play.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::first(self.seats.len())
    }

    /// Every type of man of every seat.
    pub fn pieces(&self) -> Vec<Piece> {
        let kinds = (0..self.kinds.len()).filter_map(Kind::new);
        kinds
            .flat_map(|kind| self.players().map(move |owner| Piece::new(kind, owner)))
            .collect()
    }

    /// The men of everybody but this seat.
    pub fn enemies_of(&self, player: Player) -> PieceSet {
        let all = self
            .men_of
            .0
            .iter()
            .fold(PieceSet::EMPTY, |all, &men| all.or(men));
        all.without(self.men_of[player])
    }

    /// Where "forward" points for a man.
    pub fn facing_of(&self, piece: Piece) -> Facing {
        match self.kinds[piece.kind().index()].faces_board {
            true => Facing::FIRST,
            false => self.seats[piece.owner().index()].facing,
        }
    }

    /// How many such men stand in the array.
    pub fn array_count(&self, piece: Piece) -> u8 {
        self.array_counts[piece.index()]
    }
}
