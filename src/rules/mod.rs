//! What players may do and see: legality, endings, views. Depends on the variant's rules, never on its name.

mod action_text;
mod blocking_drops;
mod board_transfer;
mod castling_end;
mod decided;
mod endings;
mod generate;
mod goals;
mod legal;
mod legality_filter;
mod obstacles;
mod outcome;
mod passes;
mod points;
mod refusal;
mod repetition;
mod reveals;
mod secret_choices;
mod several_royals;
mod shared_text;
mod view;
mod view_history;

pub use action_text::{ActionError, action_from_record, action_from_text, action_left_open};
pub use castling_end::winning_castling;
pub use decided::decided;
pub use endings::{
    claimable_draw, drawn_by_bare_royals, drawn_by_counting, drawn_by_material,
    drawn_by_move_count, loser_by_bare_king, move_count_limit, outcome,
    outcome_ignoring_repetition, outcome_on_time, outcome_with_claims, outcome_without_actions,
    repeated_after, repetition_hash,
};
pub use generate::captures;
pub use goals::{may_win_by_goal, outcome_by_goal};
pub use legal::{
    count_legal_actions, has_legal_action, is_legal, legal_actions, legal_actions_into,
    legal_captures_into, must_claim,
};
pub use obstacles::{Obstacles, obstacles};
pub use outcome::{Outcome, Reason};
pub use passes::{answers_a_pass, wins_by_passing};
pub use points::winner as winner_on_points;
pub use refusal::{Refusal, refusal};
pub use repetition::{Repeated, outcome_of_repetition};
pub use reveals::{Reveal, RevealKind, reveals};
pub use secret_choices::{SecretChoice, possible_values, secret_choices};
pub use shared_text::{check_texts, shared_text};
pub use view::View;
pub use view_history::{Knowledge, ViewHistory};
