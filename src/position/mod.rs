//! A playable position, made only from a [`Setup`] that the variant allows, with make and unmake.
//! [`rules`](crate::rules) decides which actions are legal.

mod armies;
mod arrange;
mod attack;
mod capture_effects;
mod captures;
mod check_count;
mod counting;
mod crown;
mod crown_loss;
mod en_passant;
mod examine;
mod fault;
mod foreign_text;
mod foreign_words;
mod hash;
mod make;
mod occupancy;
mod past;
mod revealable_secrets;
mod rights;
mod royals;
mod several_moves;
mod state;
mod turn;
mod undo;
mod unmake;
mod validate;
mod validate_crown;
mod validate_en_passant;
mod validate_royals;
mod walls;

pub use attack::{Attack, CheckInfo};
pub use crown_loss::CrownLoss;
pub use en_passant::EnPassantTarget;
pub use examine::Examination;
pub use fault::{PositionError, PositionFault, PositionFaultKind};
pub use foreign_text::{ForeignPosition, TextRemark, TextRemarkKind};
pub use occupancy::Occupancy;
pub use past::PastAction;
pub use revealable_secrets::RevealableSecret;

use std::sync::Arc;

use crate::geometry::{Square, SquareSet};
use crate::piece::{ByPlayer, Piece, PieceSet, PieceType, Player};
use crate::setup::{FieldName, FieldValue, Fields, Reserve, Setup};
use crate::variant::{Condition, PromotionChoice, Variant};
use en_passant::second_place;
use state::State;
use undo::Undo;

/// The complete state of a game, secrets included. What a player may know of it is a [`View`](crate::rules::View).
///
/// Secrets may be unknown ([`FieldValue::Unknown`]), as in public records and in searches. Making an action then
/// reveals nothing.
#[derive(Clone, Debug)]
pub struct Position {
    variant: Arc<Variant>,
    board: [Option<Piece>; Square::LIMIT],
    pieces: ByPlayer<SquareSet>,
    walls: SquareSet,
    /// Pieces of [`Variant::sometimes_royal`].
    royal_candidates: ByPlayer<SquareSet>,
    /// Pieces that ride along bent or bounded paths.
    irregular_riders: SquareSet,
    /// Pieces of [`Variant::unhoppable`].
    unhoppable: SquareSet,
    counts: [u8; Piece::LIMIT],
    reserves: ByPlayer<Reserve>,
    fields: Fields,
    state: State,
    undo: Undo,
}

impl Position {
    /// The starting position, which was validated when the variant was loaded.
    pub fn start(variant: Arc<Variant>) -> Position {
        let array = variant.array.clone();
        Position::from_valid_setup(variant, &array)
    }

    /// The variant.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The piece on a square.
    #[inline(always)]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.board[square.index()]
    }

    /// The squares with a wall, which no piece enters or passes.
    #[inline(always)]
    pub fn walls(&self) -> SquareSet {
        self.walls
    }

    /// Whether neither a piece nor a wall is on a square.
    #[inline(always)]
    pub fn is_empty(&self, square: Square) -> bool {
        self.at(square).is_none() && !self.walls.contains(square)
    }

    /// Whether the player to move has fewer moves left than at the start of a turn.
    #[inline(always)]
    pub fn is_within_turn(&self) -> bool {
        self.variant.rules.turns.is_some() && self.counter(FieldName::Moves) > 0
    }

    /// The moves that are left in this turn, the next one included.
    pub fn moves_left(&self) -> u8 {
        let most = self.variant.rules.turns.map_or(1, |turns| turns.moves);
        match self.is_within_turn() {
            true => self.counter(FieldName::Moves),
            false => most,
        }
    }

    /// Whether the player to move has moved and now places a wall.
    #[inline(always)]
    pub fn awaits_wall(&self) -> bool {
        self.field(FieldName::Wall, Player::FIRST) == FieldValue::Now
    }

    /// The squares that differ from an earlier board.
    #[inline(always)]
    pub fn changes_since(&self, before: &[Option<Piece>; Square::LIMIT]) -> SquareSet {
        let mut changed = SquareSet::EMPTY;
        let rows = self.board.as_chunks().0.iter().zip(before.as_chunks().0);
        for (row, (now, before)) in rows.enumerate() {
            let mut bytes = Piece::pack_eight(now) ^ Piece::pack_eight(before);
            while bytes != 0 {
                let byte = bytes.trailing_zeros() as usize / 8;
                changed.insert(Square::from_index(row * 8 + byte));
                bytes &= !(0xFF << (8 * byte));
            }
        }
        changed
    }

    /// All empty squares.
    pub fn empty_squares(&self) -> impl Iterator<Item = Square> + '_ {
        let squares = self.variant.geometry().squares();
        squares.filter(|&square| self.is_empty(square))
    }

    /// The squares of a player's pieces.
    #[inline(always)]
    pub fn pieces(&self, player: Player) -> SquareSet {
        self.pieces[player]
    }

    /// How many of these pieces are on the board.
    #[inline(always)]
    pub fn count(&self, piece: Piece) -> u8 {
        self.counts[piece.index()]
    }

    /// How many of these pieces a player has, on the board and in hand.
    pub fn on_board_and_in_hand(&self, piece: Piece) -> usize {
        let held = self.reserves[piece.owner()][piece.kind().index()];
        usize::from(self.count(piece)) + usize::from(held)
    }

    /// How many pieces a player has, on the board and in hand.
    pub fn all_pieces(&self, player: Player) -> usize {
        let held = self
            .reserve_kinds(player)
            .map(|(_, count)| usize::from(count));
        self.pieces(player).len() + held.sum::<usize>()
    }

    /// The player to move.
    #[inline(always)]
    pub fn turn(&self) -> Player {
        self.state.turn
    }

    /// The square of a player's only royal piece; `None` if it has none or several. In games with a secret crown it is
    /// the last monarch or half, unless the crown is hidden.
    #[inline(always)]
    pub fn royal(&self, player: Player) -> Option<Square> {
        self.state.royal[player]
    }

    /// A player's pieces in hand, by type.
    pub fn reserve(&self, player: Player) -> &Reserve {
        &self.reserves[player]
    }

    /// Whether castling `index` is still available.
    #[inline(always)]
    pub fn may_castle(&self, index: usize) -> bool {
        let needs = self.variant.rules.castlings[index].needs;
        self.state.castling & needs == needs
    }

    /// The rights that are left: bit `n` is the variant's `n`th right.
    pub fn castling_rights(&self) -> u32 {
        self.state.castling
    }

    /// Whether some square of any player is an open gate.
    #[inline(always)]
    pub fn has_open_gates(&self) -> bool {
        self.state.castling & self.variant.rules.gates != 0
    }

    /// The squares where a player's piece in hand may enter when the piece there moves.
    pub fn open_gates(&self, player: Player) -> SquareSet {
        let rules = &self.variant.rules;
        let open = self.state.castling & rules.gates;
        let rights = rules.rights.iter().enumerate();
        let open = rights.filter(|(bit, right)| open >> bit & 1 != 0 && right.owner == player);
        open.fold(SquareSet::EMPTY, |all, (_, right)| all.or(right.squares))
    }

    /// Whether any right is left: to castle, or an open gate.
    #[inline(always)]
    pub fn castling_is_open(&self) -> bool {
        self.state.castling != 0
    }

    /// A player's en passant targets: at most one, or two after a triple step and where turns have several moves.
    #[inline(always)]
    pub fn en_passant_targets(
        &self,
        player: Player,
    ) -> impl Iterator<Item = EnPassantTarget> + use<> {
        let second = match self.variant.may_have_two_targets() {
            true => self.state.en_passant[second_place(player)],
            false => None,
        };
        self.state.en_passant[player].into_iter().chain(second)
    }

    /// Whether there is any en passant target.
    #[inline(always)]
    pub fn has_en_passant_target(&self) -> bool {
        self.state.en_passant.0.iter().any(Option::is_some)
    }

    /// The squares from which some piece could capture en passant now.
    pub fn en_passant_capturers(&self) -> SquareSet {
        let passed = self.state.en_passant.0.iter().flatten();
        let from = passed.map(|passed| {
            self.variant
                .reverse_attacks
                .of(passed.square)
                .en_passant_capturers
        });
        from.fold(SquareSet::EMPTY, SquareSet::or)
    }

    /// Plies counted towards the move-count draw.
    pub fn clock_plies(&self) -> u16 {
        self.state.clock_plies
    }

    /// The number of the move.
    pub fn number(&self) -> u16 {
        self.state.number
    }

    /// Whether a player is still in the game.
    #[inline(always)]
    pub fn is_alive(&self, player: Player) -> bool {
        self.state.place[player] == 0
    }

    /// The final place of a player that is out of the game; 0 for others.
    pub fn place(&self, player: Player) -> u8 {
        self.state.place[player]
    }

    /// The players still in the game, in order of play.
    pub fn living(&self) -> impl Iterator<Item = Player> + '_ {
        self.variant
            .players()
            .filter(|&player| self.is_alive(player))
    }

    /// The first other player still in the game: the opponent, if two are left.
    #[expect(
        clippy::manual_find,
        reason = "of `find` each caller would have a function of its own"
    )]
    #[inline(always)]
    pub fn first_opponent(&self, player: Player) -> Option<Player> {
        for other in self.variant.players() {
            if other != player && self.is_alive(other) {
                return Some(other);
            }
        }
        None
    }

    #[inline(always)]
    fn all_alive(&self) -> bool {
        self.state.place.0 == [0; Player::LIMIT]
    }

    /// The winner, by a winning claim or castling, or as the last player alive.
    #[inline(always)]
    pub fn winner(&self) -> Option<Player> {
        if let FieldValue::Player(winner) = self.field(FieldName::Winner, Player::FIRST) {
            return Some(winner);
        }
        match self.all_alive() {
            true => None,
            false => self.last_alive(),
        }
    }

    fn last_alive(&self) -> Option<Player> {
        let mut living = self.living();
        living.next().filter(|_| living.next().is_none())
    }

    /// The value of a further field. `owner` is [`Player::FIRST`] for fields of the whole game.
    #[inline(always)]
    pub fn field(&self, name: FieldName, owner: Player) -> FieldValue {
        self.fields.get(name, owner)
    }

    /// All further fields.
    pub fn fields(&self) -> &Fields {
        &self.fields
    }

    /// The player that has lost by a crown, and how.
    pub fn lost(&self) -> Option<(Player, CrownLoss)> {
        self.state.lost
    }

    /// A numeric field of the whole game; 0 if unset.
    #[inline(always)]
    pub fn counter(&self, name: FieldName) -> u8 {
        match self.field(name, Player::FIRST) {
            FieldValue::Number(number) => number,
            _ => 0,
        }
    }

    /// The number of drops made in this turn.
    #[inline(always)]
    pub fn drops_this_turn(&self) -> u8 {
        self.counter(FieldName::Drops)
    }

    /// The incremental hash, secrets included.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        self.state.hash
    }

    /// The pieces of all other players.
    #[inline(always)]
    pub fn enemies(&self, player: Player) -> PieceSet {
        self.variant.enemies_of(player)
    }

    /// Whether a piece may promote to this choice now.
    pub fn may_become(&self, owner: Player, choice: &PromotionChoice) -> bool {
        let piece = Piece::new(choice.kind, owner);
        let in_array = self.variant.array_count(piece);
        match choice.condition {
            Condition::Always => true,
            Condition::Captured => self.count(piece) < in_array,
            Condition::InArray => in_array > 0,
            Condition::Below { limit, alike } => {
                let alike = alike.map_or(0, |kind| self.count(Piece::new(kind, owner)));
                self.count(piece).saturating_add(alike) < limit
            }
        }
    }

    /// The position as a setup, secrets included. Without a draw by move count the clock means nothing, so a count
    /// takes its place, as in position text.
    pub fn setup(&self) -> Setup {
        let clock = self.variant.rules.ending.move_count.as_ref();
        let count = self.counting().filter(|_| clock.is_none());
        let board = self.variant.geometry();
        let passed = self
            .variant
            .players()
            .flat_map(|player| self.en_passant_targets(player));
        let name_the_piece = self.variant.players.len() > 2;
        Setup {
            squares: board.squares().map(|square| self.at(square)).collect(),
            walls: self.walls,
            reserves: self.reserves,
            turn: self.turn(),
            castling: self.state.castling,
            en_passant: passed
                .map(|p| (p.square, name_the_piece.then_some(p.piece)))
                .collect(),
            clock_plies: count.map_or(self.state.clock_plies, |(plies, _)| plies.into()),
            number: self.state.number,
            fields: self.fields,
        }
    }

    /// The position text, secrets included.
    pub fn text(&self) -> String {
        self.setup().text(&self.variant.alphabet)
    }

    /// A player's pieces in hand: type and count.
    pub fn reserve_kinds(&self, player: Player) -> impl Iterator<Item = (PieceType, u8)> + '_ {
        let counts = self.reserves[player].into_iter().enumerate();
        counts
            .filter(|&(_, count)| count > 0)
            .filter_map(|(index, count)| Some((PieceType::new(index)?, count)))
    }
}
