//! Converts the library's types to messages.

mod action;
mod import;
mod info;
mod refusal;
mod secret;
mod setup;
mod study;
mod view;

pub(super) use action::{action_infos, played, played_action};
pub(super) use import::import_message;
pub(super) use info::game_info;
pub(super) use refusal::{reason, refusal_arguments};
pub(super) use secret::{pending_message, piece_and_square, secrets_of};
pub(super) use setup::{fault_message, setup_form, setup_message};
pub(super) use study::study_message;
pub(super) use view::{ViewerInfo, view_message};

use super::messages::{PathMessage, PlacedPiece};
use crate::geometry::Square;
use crate::movegen::Route;
use crate::setup::Setup;
use crate::variant::Variant;

pub(super) fn pieces(variant: &Variant, setup: &Setup) -> Vec<PlacedPiece> {
    let squares = variant.geometry().squares();
    let piece = |square: Square| {
        let piece = setup.at(square)?;
        Some(PlacedPiece {
            square: square.index(),
            kind: piece.kind().index(),
            seat: piece.owner().index(),
        })
    };
    squares.filter_map(piece).collect()
}

pub(super) fn path_message(way: &Route) -> PathMessage {
    PathMessage {
        through: way.through.iter().map(|square| square.index()).collect(),
        screens: way.screen.iter().map(|square| square.index()).collect(),
        leaps: way.leaps,
    }
}
