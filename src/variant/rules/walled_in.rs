//! Draws by a royal piece that is walled in.

use crate::piece::PieceSet;
use crate::variant::keys;
use crate::variant::table::Table;
use crate::variant::tree::Node;

pub(super) fn read(ending: &Node, table: &Table) -> PieceSet {
    table.listed(ending, &keys::WALLED_IN)
}
