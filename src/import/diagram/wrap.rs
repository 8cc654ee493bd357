//! Diagrams of cylinders: there `o` marks the parts of movements that may pass the left and right edges. Our boards have
//! joined edges for all pieces or for none.
//!
//! Source: XBoard's own page of rules, `whats_new/rules/Cylinder.html`, with `oK`, `oR` and `oB`.

use super::moves::{self, AROUND};
use super::settings::Piece;
use crate::import::loss::{LossKind, Losses};
use crate::import::notation;
use crate::movement::{Movement, Path};

/// Whether the edges are joined. Parts that may pass no edge, although they move sideways, are reported.
pub(super) fn is_cylinder(pieces: &[Piece], files: usize, losses: &mut Losses) -> bool {
    let goes_around = |part: &&str| notation::modifiers(part).contains(AROUND);
    // What is assumed here is reported with the moves.
    let written = |piece| moves::written(piece, files, &mut Losses::default());
    let is_cylinder = pieces
        .iter()
        .any(|piece| notation::parts(written(piece)).iter().any(goes_around));
    if is_cylinder {
        for piece in pieces {
            let parts = notation::parts(written(piece)).into_iter();
            for part in parts.filter(|part| !goes_around(part) && moves_sideways(part)) {
                let why = "it may pass the edges, too, which are joined for all pieces";
                losses.refuse(LossKind::Notation, piece.line, &piece.name, part, why);
            }
        }
    }
    is_cylinder
}

fn moves_sideways(part: &str) -> bool {
    let sideways = |path: &Path| {
        let mut steps = path.lead.iter().chain([&path.ride]);
        steps.any(|step| step.file != 0)
    };
    Movement::parse(part).is_ok_and(|movement| movement.paths.iter().any(sideways))
}
