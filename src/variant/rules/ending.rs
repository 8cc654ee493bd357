//! The table `[ending]`. The order of its keys is the manual's.

use super::{
    bare_king, checkmate, checks, claims, counting, extinction, goal, material, move_count, passes,
    points, region, repetition, royalty, stalemate, walled_in,
};
use crate::variant::key::IfMissing::Required;
use crate::variant::key::{Form, Key, Section, key};

pub(in crate::variant) static ENDING: Key = key(
    "ending",
    Form::Table(&SECTION),
    Required,
    "",
    "How the game ends.",
);
static SECTION: Section = Section {
    title: "[ending]",
    known_by: None,
    about: "How the game ends.",
    keys: &[
        &goal::GOAL,
        &claims::CLAIM,
        &checkmate::CHECKMATE,
        &royalty::SHARED_CHECK,
        &extinction::EXTINCTION,
        &stalemate::STALEMATE,
        &stalemate::STALEMATE_BY_COUNT,
        &passes::PASSES,
        &points::POINTS,
        &repetition::REPETITION,
        &repetition::REPETITION_AUTOMATIC,
        &repetition::REPETITION_WHOEVER_ACTS,
        &repetition::REPETITION_RESULT,
        &repetition::PERPETUAL_CHECK_LOSES,
        &move_count::MOVE_COUNT,
        &counting::COUNTING,
        &material::MATERIAL,
        &bare_king::BARE_KING,
        &bare_king::BARE_DRAW,
        &walled_in::WALLED_IN,
        &region::REGION,
        &checks::CHECKS,
    ],
};
