//! Rules that exclude a loss by perpetual chase.

use super::capture_effects::CAPTURE;
use super::crown::CROWN;
use super::transfer::AFTER_A_MOVE;
use super::{drops, ending};
use crate::variant::error::Faults;
use crate::variant::tree::Node;

/// Reports rules with which a capture is more than its squares show.
pub(super) fn report(file: &Node, ending: &Node, faults: &mut Faults) {
    if ending::perpetual_chase(ending).is_none() {
        return;
    }
    let others = [&CAPTURE, &CROWN, &AFTER_A_MOVE].map(|key| file.get(key));
    for other in others.into_iter().chain([drops::mine(file)]).flatten() {
        faults.wrong(other, "not with `perpetual-chase`");
    }
}
