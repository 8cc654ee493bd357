//! A variant: the validated content of its file, with the tables built from it.

mod array;
mod board;
mod build;
mod called;
mod cohesion;
mod editions;
mod error;
mod file;
mod foreign_castling;
mod foreign_keys;
mod formula;
mod further_moves;
mod holes;
mod identity;
mod key;
mod limits;
mod load;
mod lookup;
mod marked_lines;
mod move_tables;
mod name;
mod options;
mod piece_type_info;
mod piece_types;
mod player_info;
mod players;
mod reference;
mod reverting;
mod rules;
mod shading;
mod shuffle;
mod shuffle_section;
mod square_names;
mod squares;
mod table;
mod top_level;
mod tree;
mod triple_steps;
mod validate;
mod waiting_player;
mod when;
mod wrap;

use std::sync::Arc;

pub use called::shipped_called;
pub use error::{Fault, FaultyChoice, VariantError};
pub use foreign_castling::ForeignCastling;
pub use further_moves::FurtherMoves;
pub use identity::Identity;
pub use name::Name;
pub use options::{OptionInfo, OptionValues};
pub use piece_type_info::PieceTypeInfo;
pub use player_info::PlayerInfo;
pub use reference::reference;
pub use rules::{
    BareKing, Captor, CaptureEffects, CaptureLimits, Castling, CastlingRight, Claims, Condition,
    CountLimit, Counting, Crown, Drops, Ending, EndingRules, Endings, Extinction, Goal, Held,
    LoneLimit, LoneRoyal, Material, MaterialSide, MayPass, MoveCount, OwnMove, Passes,
    PerpetualChase, Points, Promotion, PromotionChoice, Recipient, Region, RegionWin, Repetition,
    RepetitionResult, Royalty, Rules, Shades, Verdict, WallPlacement,
};
pub use shading::{Shade, Shading};
pub use shuffle::Shuffle;
pub(crate) use shuffle::{combination_number, combinations};

use crate::geometry::{Coordinates, Geometry, Heading, Orientation, Square, SquareSet};
use crate::movement::{LineKind, Lines, MoveTables, ReverseAttacks};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType, Player};
use crate::setup::{Alphabet, Setup};
pub use crate::shipped::{shipped, shipped_text};

/// A validated variant: its descriptions, pieces, rules and move tables.
#[derive(Clone, Debug)]
pub struct Variant {
    /// The id in links, records and on the command line: `caissa-britannia`.
    pub id: String,
    /// The game's name, with translations.
    pub name: Name,
    /// Its names in other programs, that of UCI first.
    pub known_as: Vec<String>,
    /// The inventor.
    pub author: Name,
    /// The year of its first publication.
    pub year: u16,
    /// The page or book with the rules.
    pub source: String,
    /// One or two sentences about the game.
    pub summary: String,
    /// The special rules, one each.
    pub notes: Vec<String>,
    /// Its place in the gallery, if it has one.
    pub gallery_place: Option<u16>,
    /// Whether it has a lesson, problems and a history.
    pub featured: bool,
    /// The text of the file.
    pub file_text: Arc<str>,
    /// What is probably a mistake in the file, sorted by line.
    pub warnings: Vec<Fault>,
    /// What the game is recognized by.
    pub identity: Identity,
    /// The choices before the game.
    pub options: Vec<OptionInfo>,
    /// Name and value of every option, in file order.
    pub options_chosen: Vec<(String, String)>,
    /// The squares' colours.
    pub shading: Shading,
    /// How the array is shuffled; `None` if there is only one.
    pub shuffle: Option<Shuffle>,
    /// The players in order of play.
    pub players: Vec<PlayerInfo>,
    /// The piece types.
    pub kinds: Vec<PieceTypeInfo>,
    /// The letters of position and move text. It contains the board.
    pub alphabet: Alphabet,
    /// The start position.
    pub array: Setup,
    /// Rules other than movement, and how the game ends.
    pub rules: Rules,
    /// The endings that the game may have.
    pub endings: Endings,
    /// The lines along which each piece moves.
    pub lines: Lines,
    /// The same lines as sets of squares.
    pub move_tables: MoveTables,
    /// The squares from which each square can be attacked.
    pub reverse_attacks: ReverseAttacks,
    /// Pieces that no piece hops over or captures by hopping.
    pub unhoppable: PieceSet,
    /// Some piece lands directly behind what it hops over.
    pub lands_behind: bool,
    /// The royal pieces of every player.
    pub royals: PieceSet,
    /// Pieces that aren't always royal: carriers of a secret crown, or the pieces of [`Rules::royalty`].
    pub sometimes_royal: PieceSet,
    /// Whether a move may open two squares to en passant, as a triple step does.
    pub opens_two: bool,
    /// All pieces of each player.
    pub pieces_of: ByPlayer<PieceSet>,
    /// The number of each piece in the array, on the board and in hand.
    pub array_counts: [u8; Piece::LIMIT],
    /// The hash of the chosen options, part of every position's hash; 0 if all have their defaults.
    pub options_hash: u64,
}

impl Variant {
    /// The board.
    pub fn geometry(&self) -> &Geometry {
        &self.alphabet.geometry
    }

    /// The square of the other board where a piece lands after a move; `None` in games without that rule.
    pub fn landing(&self, to: Square) -> Option<Square> {
        if self.rules.passes_over {
            self.geometry().counterpart(to)
        } else {
            None
        }
    }

    /// Whether a castling is written with its partner's square: by its rule, or because another action may also lead the
    /// castling piece to its target square.
    pub fn castling_is_ambiguous(&self, index: usize) -> bool {
        let castlings = &self.rules.castlings;
        let castling = &castlings[index];
        if castling.onto_partner {
            return true;
        }
        let ends = |other: &Castling| (other.owner, other.from, other.to);
        let is_rival =
            |(at, other): (usize, &Castling)| at != index && ends(other) == ends(castling);
        castlings.iter().enumerate().any(is_rival)
            || self.moves_quietly(castling.piece(), castling.from, castling.to)
    }

    /// Whether a player may have two en passant targets at once.
    #[inline(always)]
    pub fn may_have_two_targets(&self) -> bool {
        self.opens_two || self.rules.turns.is_some()
    }

    /// Whether a piece that captures en passant on a square may also move there without capture.
    pub fn en_passant_is_ambiguous(&self, from: Square, to: Square) -> bool {
        let mut pieces = self.pieces_of.0.iter().flat_map(|pieces| pieces.iter());
        pieces.any(|piece| {
            let mut lines = self.lines.en_passant_lines(piece, from);
            lines.any(|line| self.lines.squares(line).last() == Some(&to))
                && self.moves_quietly(piece, from, to)
        })
    }

    /// Whether some line of a piece leads without capture to a square.
    fn moves_quietly(&self, piece: Piece, from: Square, to: Square) -> bool {
        let lines = self.lines.of(piece, from).iter();
        let mut others = lines.filter(|line| line.kind != LineKind::EnPassant);
        others.any(|line| {
            let ends = &self.lines.squares(line)[line.first_stop as usize..];
            line.quiet && ends.contains(&to)
        })
    }

    /// The squares where a player may drop a piece of this group if they are empty.
    pub fn drop_squares(&self, drops: &Drops, kind: PieceType, player: Player) -> SquareSet {
        let bounds = self.kinds[kind.index()].bounds(player);
        drops.on[player].map_or(bounds, |squares| squares.and(bounds))
    }

    /// The players in order of play.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::first(self.players.len())
    }

    /// Every piece type of every player.
    pub fn pieces(&self) -> Vec<Piece> {
        let kinds = (0..self.kinds.len()).filter_map(PieceType::new);
        kinds
            .flat_map(|kind| self.players().map(move |owner| Piece::new(kind, owner)))
            .collect()
    }

    /// Whether all piece types move to the left as they do to the right.
    pub fn moves_are_symmetric(&self) -> bool {
        let further = |kind: &PieceTypeInfo| {
            let mut further = kind.further_moves.iter();
            further.all(|moves| moves.movement.is_symmetric())
        };
        self.kinds
            .iter()
            .all(|kind| kind.movement.is_symmetric() && further(kind))
    }

    /// How a player sees coordinates: its own side is at the bottom. Left and right are exchanged, too, if some piece moves
    /// differently to either side.
    pub fn seen_by(&self, player: Player) -> impl Fn(Coordinates) -> Coordinates + '_ {
        let orientation = self.players[player.index()].orientation;
        let turned = orientation.heading == Heading::Down;
        let turned_around = turned && !self.moves_are_symmetric();
        let reversed = |reverse: bool, count: u8, at: u8| match reverse {
            true => count - 1 - at,
            false => at,
        };
        let board = self.geometry();
        move |at| Coordinates {
            file: reversed(turned_around, board.files(), at.file),
            rank: reversed(turned, board.ranks(), at.rank),
            layer: reversed(orientation.upside_down, board.layers(), at.layer),
        }
    }

    /// The pieces of all other players.
    pub fn enemies_of(&self, player: Player) -> PieceSet {
        let all = self
            .pieces_of
            .0
            .iter()
            .fold(PieceSet::EMPTY, |all, &pieces| all.or(pieces));
        all.without(self.pieces_of[player])
    }

    /// The direction that is "forward" for a piece.
    pub fn orientation_of(&self, piece: Piece) -> Orientation {
        match self.kinds[piece.kind().index()].faces_board {
            true => Orientation::FIRST,
            false => self.players[piece.owner().index()].orientation,
        }
    }

    /// Whether this is the type of a player's only royal piece, which is never captured.
    pub fn is_the_royal(&self, kind: PieceType) -> bool {
        self.kinds[kind.index()].royal && self.rules.royalty.is_none()
    }

    /// The number of such pieces in the array, on the board and in hand.
    pub fn array_count(&self, piece: Piece) -> u8 {
        self.array_counts[piece.index()]
    }
}
