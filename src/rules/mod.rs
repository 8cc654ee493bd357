//! What players may do and see: legality, endings, views. Asks the variant for its rules, never for its name.

mod choices;
mod crossing;
mod ending;
mod explain;
mod guard;
mod legal;
mod reach;
mod reading;
mod revealing;
mod story;
mod visibility;

pub use choices::{Choice, choices_before, possible_values};
pub use ending::{
    Outcome, Reason, drawn_by_bare_royals, drawn_by_material, drawn_by_move_count,
    move_count_limit, outcome, outcome_ignoring_repetition, outcome_of_time,
    outcome_without_actions, repetition_hash,
};
pub use explain::{Refusal, refusal};
pub use legal::{
    count_legal_actions, has_legal_action, is_legal, legal_actions, legal_actions_into,
    legal_captures_into, must_claim,
};
pub use reach::{Reach, reaches};
pub use reading::{ActionError, action_from_record, action_from_text};
pub use revealing::{Reveal, Revealed, reveals};
pub use story::{Knowledge, Story};
pub use visibility::View;
