//! Triple steps open two squares to en passant.

use super::Variant;
use super::error::Faults;
use super::piece_type_info::MOVES;
use super::piece_types::PIECE;
use super::tree::Node;
use crate::movement::Path;

/// Reports triple steps that open two squares to en passant where a player may have more targets than two.
pub(super) fn validate(file: &Node, variant: &Variant, faults: &mut Faults) {
    let is_simple = variant.players.len() == 2 && variant.rules.turns.is_none();
    if !variant.opens_two || is_simple {
        return;
    }
    for (kind, node) in variant.kinds.iter().zip(file.items_of(&PIECE)) {
        if kind.movement.paths.iter().any(Path::opens_two) {
            faults.wrong(
                node.get(&MOVES).unwrap_or(node),
                "an initial lame leap passes two squares; with en passant allowed only for two seats that make one move a turn",
            );
        }
    }
}
