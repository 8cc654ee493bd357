//! A variant: everything a game's file says, checked, with the tables made from it.

mod array;
mod board;
mod build;
mod castling;
mod check;
mod crown;
mod drops;
mod ending;
mod error;
mod file;
mod formula;
mod identity;
mod keys;
mod layout;
mod load;
mod lookup;
mod name;
mod options;
mod passing;
mod piece_type_info;
mod piece_types;
mod player_info;
mod players;
mod promotion;
mod reference;
mod right;
mod rules;
mod shading;
mod squares;
mod table;
mod tree;
mod when;

pub use castling::Castling;
pub use error::{Fault, VariantError};
pub use name::Name;
pub use options::OptionInfo;
pub use piece_type_info::PieceTypeInfo;
pub use player_info::PlayerInfo;
pub use reference::reference;
pub use right::Right;
pub use rules::{
    Claims, Condition, CountLimit, Crown, Drops, Goal, LoneRoyal, Material, MaterialSide,
    MoveCount, Promotion, PromotionChoice, Repetition, Rules, Verdict,
};
pub use shading::{Shade, Shading};

use crate::geometry::{Geometry, Orientation, Square};
use crate::movement::{Lines, MoveTables, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType, Player};
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
    /// The squares' colours.
    pub shading: Shading,
    /// The players in order of play.
    pub players: Vec<PlayerInfo>,
    /// The types of pieces.
    pub kinds: Vec<PieceTypeInfo>,
    /// The letters of position and move text; holds the board.
    pub alphabet: Alphabet,
    /// The start.
    pub array: Setup,
    /// What players may do besides moving, and how the game ends.
    pub rules: Rules,
    /// Where each piece may go.
    pub lines: Lines,
    /// The same as sets of squares.
    pub move_tables: MoveTables,
    /// Whence each square may be attacked.
    pub reverse_attacks: ReverseAttacks,
    /// The royal types of every player.
    pub royals: PieceSet,
    /// All pieces of a player.
    pub pieces_of: ByPlayer<PieceSet>,
    /// How many of each piece stand in the array.
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

    /// The square of the other board to which a piece goes on that has moved to a square; `None` in games where pieces stay.
    pub fn landing(&self, to: Square) -> Option<Square> {
        if self.rules.passes_over {
            self.geometry().counterpart(to)
        } else {
            None
        }
    }

    /// The players in order of play.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::first(self.players.len())
    }

    /// Every type of piece of every player.
    pub fn pieces(&self) -> Vec<Piece> {
        let kinds = (0..self.kinds.len()).filter_map(PieceType::new);
        kinds
            .flat_map(|kind| self.players().map(move |owner| Piece::new(kind, owner)))
            .collect()
    }

    /// The pieces of everybody but this player.
    pub fn enemies_of(&self, player: Player) -> PieceSet {
        let all = self
            .pieces_of
            .0
            .iter()
            .fold(PieceSet::EMPTY, |all, &pieces| all.or(pieces));
        all.without(self.pieces_of[player])
    }

    /// Where "forward" points for a piece.
    pub fn orientation_of(&self, piece: Piece) -> Orientation {
        match self.kinds[piece.kind().index()].faces_board {
            true => Orientation::FIRST,
            false => self.players[piece.owner().index()].orientation,
        }
    }

    /// How many such pieces stand in the array.
    pub fn array_count(&self, piece: Piece) -> u8 {
        self.array_counts[piece.index()]
    }
}
