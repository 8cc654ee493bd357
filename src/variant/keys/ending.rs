//! The keys of how the game ends.

use super::key::Default::{Flag, Nothing, Required, Text};
use super::key::{Form, Key, Section, key};

pub(in crate::variant) static ENDING: Key = key(
    "ending",
    Form::Table(&ENDING_SECTION),
    Required,
    "",
    "How the game ends.",
);
static ENDING_SECTION: Section = Section {
    title: "[ending]",
    known_by: None,
    about: "How the game ends.",
    keys: &[
        &GOAL,
        &CLAIMS,
        &STALEMATE,
        &PASSES,
        &REPETITION,
        &WHOEVER_ACTS,
        &MOVE_COUNT,
        &MATERIAL,
        &BARE_DRAW,
        &WALLED_IN,
    ],
};
pub(in crate::variant) static WALLED_IN: Key = key(
    "walled-in",
    Form::Pieces,
    Nothing("a stalemate like any other"),
    r#"["S"]"#,
    "A seat without a legal action draws if its royal man, not attacked, has only its own men and men of these types (of any seat) around it, one of these at least.",
);
pub(in crate::variant) static GOAL: Key = key(
    "goal",
    Form::OneOf(&["checkmate", CLAIM]),
    Required,
    r#""checkmate""#,
    "What wins. `checkmate`: the seat to move is attacked in its royal man and has no legal action. `claim`: a seat that attacks an enemy's royal man at the start of its turn claims it; that army leaves the board, and the last seat alive wins.",
);
/// A value of [`GOAL`].
pub(in crate::variant) const CLAIM: &str = "claim";
pub(in crate::variant) static CLAIMS: Key = key(
    "claim",
    Form::Table(&CLAIM_SECTION),
    Nothing("a claim changes no man of the claimer"),
    r#"{ royal = "E", promotes = ["R DU"], wins = ["E", "DU"] }"#,
    "What a claim does besides, where `goal = \"claim\"`.",
);
static CLAIM_SECTION: Section = Section {
    title: "claim",
    known_by: None,
    about: "The entries of `ending.claim`. The man that delivers the checkmate is one that attacks the claimed royal man.",
    keys: &[&CLAIM_ROYAL, &CLAIM_PROMOTES, &CLAIM_WINS],
};
pub(in crate::variant) static CLAIM_ROYAL: Key = key(
    "royal",
    Form::Piece,
    Nothing("stays what it is"),
    r#""E""#,
    "What the claimer's royal man becomes; royal too. Neither this nor any other royal piece that isn't in the array can be had in another way.",
);
pub(in crate::variant) static CLAIM_PROMOTES: Key = key(
    "promotes",
    Form::Texts,
    Nothing("nothing is promoted"),
    r#"["R DU", "P US"]"#,
    "What the man that delivers a checkmate becomes: its code, a space, the code of what it becomes. Pieces that aren't listed stay what they are.",
);
pub(in crate::variant) static CLAIM_WINS: Key = key(
    "wins",
    Form::Pieces,
    Nothing("none; the last seat alive wins"),
    r#"["E", "DU"]"#,
    "A claim that one of these delivers, as it stood before, wins the game at once.",
);
pub(in crate::variant) static BARE_DRAW: Key = key(
    "bare-draw",
    Form::Pieces,
    Nothing("no such draw"),
    r#"["E"]"#,
    "The game is drawn if every living seat has just one man left, one of these.",
);
pub(in crate::variant) static STALEMATE: Key = key(
    "stalemate",
    Form::OneOf(&["draw", "loss", "win"]),
    Text("draw"),
    r#""draw""#,
    "What it means for a seat to have no legal action while its royal man is not attacked.",
);
pub(in crate::variant) static PASSES: Key = key(
    "passes",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a seat without a legal action passes while more than two seats are alive.",
);
pub(in crate::variant) static REPETITION: Key = key(
    "repetition",
    Form::Number(2, 9),
    Nothing("no draw by repetition"),
    "3",
    "Which occurrence of the same position with the same seat to act is a draw.",
);
pub(in crate::variant) static WHOEVER_ACTS: Key = key(
    "repetition-whoever-acts",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a repeated position counts whichever seat is to act.",
);
pub(in crate::variant) static MOVE_COUNT: Key = key(
    "move-count",
    Form::Table(&MOVE_COUNT_SECTION),
    Nothing("no draw by move count"),
    r#"{ plies = 100, reset-by = ["P"] }"#,
    "Draw by a number of plies, or rounds, in which nothing irreversible happens.",
);
pub(in crate::variant) static MATERIAL: Key = key(
    "material",
    Form::Texts,
    Nothing("no draw by material"),
    r#"["K - K", "K N - K", "K B* - K B* on one shade"]"#,
    "Draws by what is left: the men of one side, `-`, those of the other (either seat may have either). `B*` is any number of them, none included; `on one shade` asks that all of these stand on one colour. Two seats only.",
);
static MOVE_COUNT_SECTION: Section = Section {
    title: "move-count",
    known_by: None,
    about: "The entries of `ending.move-count`: either `plies` or `rounds`. A capture or a claim always starts the count again.",
    keys: &[
        &COUNTED_PLIES,
        &ROUNDS,
        &RESET_BY,
        &RESET_BY_PROMOTION,
        &LONE_ROYAL,
    ],
};
pub(in crate::variant) static LONE_ROYAL: Key = key(
    "lone-royal",
    Form::Table(&LONE_ROYAL_SECTION),
    Nothing("the same limit for all"),
    r#"{ plies = 64, against = ["R"] }"#,
    "Another limit while one side has only its royal man. The count itself carries on.",
);
static LONE_ROYAL_SECTION: Section = Section {
    title: "lone-royal",
    known_by: None,
    about: "The entries of `ending.move-count.lone-royal`. Two seats only.",
    keys: &[&PLIES, &AGAINST],
};
pub(in crate::variant) static AGAINST: Key = key(
    "against",
    Form::Pieces,
    Required,
    r#"["R"]"#,
    "The limit holds while the other side has one of these at least.",
);
pub(in crate::variant) static COUNTED_PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Nothing("`rounds` is written"),
    "100",
    "How many plies draw; a move of one seat is one ply.",
);
pub(in crate::variant) static ROUNDS: Key = key(
    "rounds",
    Form::Number(1, 1000),
    Nothing("`plies` is written"),
    "100",
    "How many rounds draw: so many plies for each seat that is alive.",
);
pub(in crate::variant) static PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Required,
    "100",
    "How many plies draw; a move of one seat is one ply.",
);
pub(in crate::variant) static RESET_BY: Key = key(
    "reset-by",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Moves of these pieces start the count again.",
);
pub(in crate::variant) static RESET_BY_PROMOTION: Key = key(
    "reset-by-promotion",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a promotion starts the count again.",
);
