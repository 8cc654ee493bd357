//! What the rules of a variant file refer to: board, players, pieces and array.

use super::key::Key;
use super::tree::Node;
use super::{PieceTypeInfo, PlayerInfo};
use crate::geometry::Geometry;
use crate::piece::{Piece, PieceSet, PieceType, Player};
use crate::setup::Setup;

pub(super) struct Table<'a> {
    pub(super) board: &'a Geometry,
    pub(super) players: &'a [PlayerInfo],
    pub(super) kinds: &'a [PieceTypeInfo],
    pub(super) array: &'a Setup,
    /// The tables of the piece types and the list of those of the players, as written.
    pub(super) piece_nodes: &'a [Node],
    pub(super) player_list: Option<&'a Node>,
    /// Whether a player may have more than one royal piece, or none.
    pub(super) has_several_royals: bool,
    /// The monarchs and halves that `[crown]` lists.
    pub(super) monarchs: Vec<PieceType>,
    pub(super) halves: Vec<PieceType>,
}

impl Table<'_> {
    pub(super) fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::first(self.players.len())
    }

    /// The tables of the players, as written.
    pub(super) fn player_nodes(&self) -> &[Node] {
        self.player_list.map_or(&[], Node::items)
    }

    /// Whether no player has such a piece in the array, on the board or in hand.
    pub(super) fn lacks(&self, kind: PieceType) -> bool {
        self.players()
            .all(|owner| self.array.on_board_and_in_hand(Piece::new(kind, owner)) == 0)
    }

    /// The role of a type that ordinary promotions and drops exclude.
    pub(super) fn office(&self, kind: PieceType) -> Option<&'static str> {
        match kind {
            _ if self.kinds[kind.index()].royal => Some("royal piece"),
            _ if self.monarchs.contains(&kind) => Some("monarch"),
            _ if self.halves.contains(&kind) => Some("half of a monarch"),
            _ => None,
        }
    }

    /// The pieces of these types, of every player.
    pub(super) fn pieces_of(
        &self,
        kinds: impl IntoIterator<Item = PieceType>,
    ) -> impl Iterator<Item = Piece> {
        let players = self.players.len();
        let pieces = move |kind| Player::first(players).map(move |owner| Piece::new(kind, owner));
        kinds.into_iter().flat_map(pieces)
    }

    /// The pieces of the types that a key lists, of every player.
    pub(super) fn listed(&self, node: &Node, key: &Key) -> PieceSet {
        self.pieces_of(node.kinds_of(key, self.kinds)).collect()
    }

    /// Whether a player may get more royal pieces of this type.
    pub(super) fn may_multiply(&self, kind: PieceType) -> bool {
        self.has_several_royals && self.kinds[kind.index()].royal
    }

    pub(super) fn player_name(&self, player: Player) -> &str {
        &self.players[player.index()].name.text
    }

    pub(super) fn code(&self, kind: PieceType) -> &str {
        &self.kinds[kind.index()].code
    }
}
