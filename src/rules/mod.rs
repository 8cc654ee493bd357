//! What players may do and see: legality, endings, views. Depends on the variant's rules, never on its name.

mod action_text;
mod attacker_after;
mod back_and_forth;
mod bare;
mod blocking_drops;
mod board_transfer;
mod counts;
mod decided;
mod drops;
mod ending_table;
mod endings;
mod extinction;
mod facing;
mod generate;
mod goals;
mod legal;
mod legality_filter;
mod material;
mod no_action;
mod obstacles;
mod outcome;
mod passes;
mod perpetual_chase;
mod points;
mod position_endings;
mod refusal;
mod repeated;
mod repetition;
mod repetition_hash;
mod reveals;
mod second_target;
mod secret_choices;
mod several_royals;
mod shared_text;
mod situation;
mod view;
mod view_history;
mod walls;
mod winning_castling;
mod winning_material;
mod won;

pub use action_text::{ActionError, action_from_record, action_from_text, action_left_open};
pub use counts::move_count_limit;
pub use decided::decided;
pub use ending_table::Reason;
pub use endings::{
    are_in_tablebases, claimable_draw, outcome, outcome_ignoring_repetition, outcome_of_repetition,
    outcome_on_time, outcome_with_claims,
};
pub use generate::captures;
pub use goals::may_win_by_goal;
pub use legal::{
    count_legal_actions, has_legal_action, is_legal, legal_actions, legal_actions_into,
    legal_captures_into, must_claim,
};
pub use obstacles::{Obstacles, obstacles};
pub use outcome::Outcome;
pub use passes::{pass_would_end, wins_by_passing};
pub use position_endings::PositionEndings;
pub use refusal::{Refusal, drop_refusal, refusal};
pub use repeated::Repeated;
pub use repetition_hash::{repeated_after, repetition_hash};
pub use reveals::{Reveal, RevealKind, reveals};
pub use second_target::second_target;
pub use secret_choices::{SecretChoice, possible_values, secret_choices};
pub use shared_text::{check_texts, shared_text};
pub use view::View;
pub use view_history::{Knowledge, ViewHistory};
pub use winning_castling::winning_castling;
