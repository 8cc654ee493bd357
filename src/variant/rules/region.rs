//! Goals other than checkmate: squares to reach, and checks to give.

use crate::geometry::SquareSet;
use crate::piece::{ByPlayer, PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::keys;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

/// Squares that win when a player's pieces reach them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Region {
    /// Each player's squares; none for a player who can't win this way.
    pub squares: ByPlayer<SquareSet>,
    /// The pieces that count.
    pub pieces: PieceSet,
    /// How many of them must be there.
    pub count: usize,
    /// One is enough while all of the squares are occupied.
    pub or_full: bool,
    /// They win only while the opponent can't capture one of them; with [`RegionWin::AfterAReply`], they win at once then.
    pub safe: bool,
    /// When they win.
    pub wins: RegionWin,
}

/// When pieces that have reached a [`Region`] win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionWin {
    /// As soon as their player has moved.
    AtOnce,
    /// If they are still there when it is their player's turn again.
    AfterAReply,
    /// As soon as their player has moved, except that the second player gets a reply if its royal piece can reach its
    /// squares. Then the game is drawn.
    UnlessReachedBack,
}

pub(super) fn read(ending: &Node, table: &Table, faults: &mut Faults) -> Option<Region> {
    let node = ending.get(&keys::REGION)?;
    demand_two_players(node, ending, table, faults);
    let key = &keys::REGION_SQUARES;
    let squares = squares::by_player(node, key, table.board, table.players, faults);
    let region = Region {
        squares: ByPlayer::from_fn(|player| squares[player].unwrap_or(SquareSet::EMPTY)),
        pieces: pieces(node, table, faults),
        count: node.number_of(&keys::REGION_COUNT)?,
        or_full: node.flag_of(&keys::REGION_OR_FULL),
        safe: node.flag_of(&keys::REGION_SAFE),
        wins: match node.text_of(&keys::REGION_WINS) {
            Some(keys::AFTER_A_REPLY) => RegionWin::AfterAReply,
            Some(keys::UNLESS_REACHED_BACK) => RegionWin::UnlessReachedBack,
            _ => RegionWin::AtOnce,
        },
    };
    check_count(node, &region, table, faults);
    Some(region)
}

pub(super) fn checks(ending: &Node, table: &Table, faults: &mut Faults) -> Option<u8> {
    let node = ending.get(&keys::CHECKS)?;
    demand_two_players(node, ending, table, faults);
    if table.kinds.iter().all(|kind| !kind.royal) {
        faults.wrong(node, "no piece is royal, so there are no checks");
    }
    ending.number_of(&keys::CHECKS)
}

fn demand_two_players(node: &Node, ending: &Node, table: &Table, faults: &mut Faults) {
    if table.players.len() != 2 {
        faults.wrong(node, "a goal of this kind needs exactly two seats");
    }
    if ending.text_of(&keys::GOAL) == Some(keys::CLAIM) {
        faults.wrong(node, "not allowed with `goal = \"claim\"`");
    }
}

fn pieces(region: &Node, table: &Table, faults: &mut Faults) -> PieceSet {
    let Some(list) = region.get(&keys::REGION_PIECES) else {
        let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
        return table.pieces_of(kinds).collect();
    };
    if list.is_list() && list.items().is_empty() {
        faults.wrong(list, "allowed: at least one piece");
    }
    let listed = region.kinds_of(&keys::REGION_PIECES, table.kinds);
    table.pieces_of(listed).collect()
}

/// Reports squares that can't hold enough pieces, and an array in which somebody has won.
fn check_count(node: &Node, region: &Region, table: &Table, faults: &mut Faults) {
    let lists = table.players().map(|player| region.squares[player].len());
    let longest = lists.max().unwrap_or(0);
    if longest > 0 && longest < region.count {
        let count = node.get(&keys::REGION_COUNT).unwrap_or(node);
        let message = format!("allowed: at most {longest}, the number of squares");
        faults.wrong(count, message);
    }
    for player in table.players() {
        let squares = region.squares[player];
        let there = squares.iter().filter_map(|square| table.array.at(square));
        let own = there.filter(|&piece| piece.owner() == player && region.pieces.contains(piece));
        if own.count() >= region.count && region.count > 0 && !region.safe {
            let squares = node.get(&keys::REGION_SQUARES).unwrap_or(node);
            let name = table.player_name(player);
            faults.wrong(squares, format!("{name} is there already in the array"));
        }
    }
}
