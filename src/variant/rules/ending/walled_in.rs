//! Draws by a royal piece that is walled in.

use crate::piece::PieceSet;
use crate::variant::key::IfMissing::Nothing;
use crate::variant::key::{Form, Key, key};
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) static WALLED_IN: Key = key(
    "walled-in",
    Form::Pieces,
    Nothing("a stalemate like any other"),
    r#"["S"]"#,
    "A player without a legal action draws if the royal piece is not attacked and has only its own pieces and pieces of these types (of any player) around it, at least one of these types.",
);

pub(super) fn read(ending: &Node, table: &Table) -> PieceSet {
    table.listed(ending, &WALLED_IN)
}
