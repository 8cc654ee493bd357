//! All keys of variant files, each declared once for reading, checking and the reference page. Each table of the file
//! has its own module.

mod board;
mod castling;
mod counting;
mod crown;
mod drops;
mod ending;
mod file;
mod goals;
mod key;
mod option;
mod piece;
mod player;
mod points;
mod promotion;
mod shuffle;

pub(super) use board::{
    BOARD, FILES, FORMULA, LAYERS, PATTERN, RANKS, SHADE_COLOUR, SHADE_NAME, SHADES, SHAPE,
    SQUARE_NAMES,
};
pub(super) use castling::{
    CASTLING, CASTLING_LETTER, CASTLING_PIECE, CASTLING_PLAYER, CLOSES_SIDE, DECIDES, ENDS,
    ONTO_PARTNER, PARTNER, PARTNER_LETTER, SAFE, SIDE, STEPS,
};
pub(super) use counting::{AT_MOST, BOARD_MOVES, COUNTING, FROM_PIECES, LONE_LIMITS, PAWNS};
pub(super) use crown::{CROWN, HALVES, HIDES, MONARCHS, MUST_BE_FOUND};
pub(super) use drops::{AFTER_LOSS, DROPPED, DROPS, DROPS_ON, MINED, PER_TURN};
pub(super) use ending::{
    AGAINST, ALWAYS_PASSES, AUTOMATIC_PLIES, BARE_DRAW, BARE_KING, CHECKMATE, CLAIM,
    CLAIM_PROMOTES, CLAIM_ROYAL, CLAIM_WINS, CLAIMS, COUNTED_PLIES, ENDING, EXTINCT,
    EXTINCT_AGAINST, EXTINCT_AT, EXTINCTION, EXTINCTION_FIRST, EXTINCTION_RESULT, GOAL,
    IRREVERSIBLE_ONLY, LONE_ROYAL, MATERIAL, MOVE_COUNT, NO_CHECKMATE, OPPONENT_FIRST, PASSES,
    PASSES_IF_STALEMATED, PERPETUAL_CHECK_LOSES, PLIES, REPETITION, REPETITION_AUTOMATIC,
    REPETITION_RESULT, RESET_BY, RESET_BY_DROP, RESET_BY_PROMOTION, ROUNDS, SHARED_CHECK,
    STALEMATE, STALEMATE_BY_COUNT, UNLESS_BARED_BACK, WALLED_IN, WHOEVER_ACTS,
};
pub(super) use file::{
    AFTER_A_MOVE, ARRAY, AUTHOR, FILE, FORMER_HASHES, FURTHER_NOTES, ID, KNOWN_AS, MUST_CAPTURE,
    NAME, NO_CHECKS, NO_FLIGHT, NOTES, PASS_OVER, SOURCE, SUMMARY, UNCHANGING, YEAR,
};
pub(super) use goals::{
    AFTER_A_REPLY, CHECKS, REGION, REGION_COUNT, REGION_OR_FULL, REGION_PIECES, REGION_SAFE,
    REGION_SQUARES, REGION_WINS, UNLESS_REACHED_BACK,
};
pub(super) use key::{Default, Form, Key, Section};
pub(super) use option::{
    LABELS, NUMBERS, OPTION, OPTION_ABOUT, OPTION_DEFAULT, OPTION_NAME, VALUES, WHEN, WITH_CLOCKS,
};
pub(super) use piece::{
    ALSO, CODE, FACES_BOARD, FACING, ICON, MOVES, PIECE, PIECE_NAME, PIECE_RULES, ROYAL,
    ROYAL_UP_TO, STARTS_ON, STAYS_ON, TWO_STEPS, icons,
};
pub(super) use player::{
    ARMY, FORWARD, MAY_PROMOTE_ON, MUST_PROMOTE_ON, PLAYER, PLAYER_COLOUR, PLAYER_LETTER,
    PLAYER_NAME, UPWARD,
};
pub(super) use points::{EXTRA_POINTS, POINTS, POINTS_OF_PIECES};
pub(super) use promotion::{
    ALWAYS, CAPTURED, IN_ARRAY, MAY_ON, MUST_ON, ON_LEAVING, PROMOTED, PROMOTION, ZONE,
    ZONE_OF_PLAYER,
};
pub(super) use shuffle::{DIFFERENT_SHADES, GROUPS, SHUFFLE, SHUFFLE_OPTION};

/// The keys that say nothing about the rules: words, colours and pictures, and the options, whose choices are in the other
/// keys by then, as is the shuffled array.
pub(super) static NO_RULES: [&Key; 22] = [
    &file::FORMAT,
    &ID,
    &NAME,
    &KNOWN_AS,
    &AUTHOR,
    &YEAR,
    &SOURCE,
    &SUMMARY,
    &NOTES,
    &FURTHER_NOTES,
    &FORMER_HASHES,
    &PLAYER_NAME,
    &ARMY,
    &PLAYER_COLOUR,
    &PIECE_NAME,
    &PIECE_RULES,
    &ICON,
    &SHADE_NAME,
    &SHADE_COLOUR,
    &OPTION,
    &SHUFFLE,
    &WHEN,
];
