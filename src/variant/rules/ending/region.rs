//! A win by reaching squares.

use crate::geometry::SquareSet;
use crate::piece::{ByPlayer, PieceSet, PieceType};
use crate::variant::error::Faults;
use crate::variant::key::IfMissing::{Flag, Nothing, Number, Required, Text};
use crate::variant::key::{Form, Key, Section, key};
use crate::variant::rules::goal;
use crate::variant::squares;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(in crate::variant) static REGION: Key = key(
    "region",
    Form::Table(&SECTION),
    Nothing("no squares to reach"),
    r#"{ squares = ["d4", "e4", "d5", "e5"], pieces = ["K"] }"#,
    "Squares that win when a player's pieces reach them. Before every other ending except a win by a crown or a claim. Two players only.",
);
static SECTION: Section = Section {
    title: "[ending.region]",
    known_by: None,
    about: "The squares that a player's pieces reach to win.",
    keys: &[&SQUARES, &PIECES, &COUNT, &OR_FULL, &SAFE, &WINS],
};
static SQUARES: Key = key(
    "squares",
    Form::Squares,
    Required,
    r#"{ w = ["*8"], b = ["*1"] }"#,
    "The squares to reach. A player without a list can't win this way.",
);
static PIECES: Key = key(
    "pieces",
    Form::Pieces,
    Nothing("all pieces"),
    r#"["K"]"#,
    "The pieces that count.",
);
static COUNT: Key = key(
    "count",
    Form::Number(1, 250),
    Number(1),
    "3",
    "How many of these pieces must be there at the same time.",
);
static OR_FULL: Key = key(
    "or-full",
    Form::Flag,
    Flag(false),
    "true",
    "Whether one of these pieces is enough while every one of the squares is occupied, by anybody.",
);
static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(false),
    "true",
    "Whether the pieces win only while the opponent can't capture one of them; with more pieces than needed, one capture is no danger; fewer never win. If both players are there in safety, the game is drawn. With `after-a-reply`, pieces in safety win at once, and others after a reply.",
);
static WINS: Key = key(
    "wins",
    Form::OneOf(&["at-once", AFTER_A_REPLY, UNLESS_REACHED_BACK]),
    Text("at-once"),
    r#""unless-reached-back""#,
    "When the pieces win. `at-once`: as soon as their player has moved. `after-a-reply`: if they are still there when it is their player's turn again. `unless-reached-back`: as soon as their player has moved, except that the second player gets a reply if its royal piece, not in check, can reach its own squares; then the game is drawn.",
);
/// A value of [`WINS`].
const AFTER_A_REPLY: &str = "after-a-reply";
/// A value of [`WINS`].
const UNLESS_REACHED_BACK: &str = "unless-reached-back";

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
    let node = ending.get(&REGION)?;
    goal::report_conflicts(node, ending, table, faults);
    let key = &SQUARES;
    let squares = squares::by_player(node, key, table.board, table.players, faults);
    let region = Region {
        squares: ByPlayer::from_fn(|player| squares[player].unwrap_or(SquareSet::EMPTY)),
        pieces: pieces(node, table, faults),
        count: node.number_of(&COUNT)?,
        or_full: node.flag_of(&OR_FULL),
        safe: node.flag_of(&SAFE),
        wins: match node.text_of(&WINS) {
            Some(AFTER_A_REPLY) => RegionWin::AfterAReply,
            Some(UNLESS_REACHED_BACK) => RegionWin::UnlessReachedBack,
            _ => RegionWin::AtOnce,
        },
    };
    validate_count(node, &region, table, faults);
    Some(region)
}

fn pieces(region: &Node, table: &Table, faults: &mut Faults) -> PieceSet {
    let Some(list) = region.get(&PIECES) else {
        let kinds = (0..table.kinds.len()).filter_map(PieceType::new);
        return table.pieces_of(kinds).collect();
    };
    if list.is_list() && list.items().is_empty() {
        faults.wrong(list, "allowed: at least one piece");
    }
    let listed = region.kinds_of(&PIECES, table.kinds);
    table.pieces_of(listed).collect()
}

/// Reports squares that can't hold enough pieces, and an array in which somebody has won.
fn validate_count(node: &Node, region: &Region, table: &Table, faults: &mut Faults) {
    let lists = table.players().map(|player| region.squares[player].len());
    let longest = lists.max().unwrap_or(0);
    if longest > 0 && longest < region.count {
        let count = node.get(&COUNT).unwrap_or(node);
        let message = format!("allowed: at most {longest}, the number of squares");
        faults.wrong(count, message);
    }
    for player in table.players() {
        let squares = region.squares[player];
        let there = squares.iter().filter_map(|square| table.array.at(square));
        let own = there.filter(|&piece| piece.owner() == player && region.pieces.contains(piece));
        if own.count() >= region.count && region.count > 0 && !region.safe {
            let squares = node.get(&SQUARES).unwrap_or(node);
            let name = table.player_name(player);
            faults.wrong(squares, format!("{name} is there already in the array"));
        }
    }
}
