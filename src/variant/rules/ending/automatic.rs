//! Where a draw that may be claimed needs no claim.

use crate::variant::error::Faults;
use crate::variant::key::Key;
use crate::variant::tree::Node;

/// Reads where a draw needs no claim. `claim` is where it may be claimed.
pub(super) fn automatic(
    node: &Node,
    key: &Key,
    claim: Option<u16>,
    faults: &mut Faults,
) -> Option<u16> {
    let written = node.get(key)?;
    let automatic = node.number_of(key)?;
    match claim {
        Some(claim) if claim < automatic => return Some(automatic),
        Some(claim) => faults.wrong(written, format!("allowed: more than {claim}")),
        None => faults.wrong(
            written,
            "allowed with a number from which on the draw may be claimed",
        ),
    }
    None
}
