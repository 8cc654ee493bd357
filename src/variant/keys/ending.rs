//! The keys for the end of the game.

use super::counting::COUNTING;
use super::goals::{CHECKS, REGION};
use super::key::IfMissing::{Flag, Nothing, Number, Required, Text};
use super::key::{Form, Key, Section, key};
use super::points::POINTS;

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
        &CHECKMATE,
        &SHARED_CHECK,
        &EXTINCTION,
        &STALEMATE,
        &STALEMATE_BY_COUNT,
        &PASSES,
        &POINTS,
        &REPETITION,
        &REPETITION_AUTOMATIC,
        &WHOEVER_ACTS,
        &REPETITION_RESULT,
        &PERPETUAL_CHECK_LOSES,
        &MOVE_COUNT,
        &COUNTING,
        &MATERIAL,
        &BARE_KING,
        &BARE_DRAW,
        &WALLED_IN,
        &REGION,
        &CHECKS,
    ],
};
pub(in crate::variant) static WALLED_IN: Key = key(
    "walled-in",
    Form::Pieces,
    Nothing("a stalemate like any other"),
    r#"["S"]"#,
    "A player without a legal action draws if the royal piece is not attacked and has only its own pieces and pieces of these types (of any player) around it, at least one of these types.",
);
pub(in crate::variant) static GOAL: Key = key(
    "goal",
    Form::OneOf(&["checkmate", CLAIM, NO_CHECKMATE]),
    Required,
    r#""checkmate""#,
    "What wins. `checkmate`: the royal piece of the player to move is attacked, and there is no legal action. `claim`: a player who attacks an enemy's royal piece at the start of a turn claims it; that army leaves the board, and the last player left wins. `other`: no piece is royal, and other keys of this table decide.",
);
/// A value of [`GOAL`].
pub(in crate::variant) const CLAIM: &str = "claim";
/// A value of [`GOAL`].
pub(in crate::variant) const NO_CHECKMATE: &str = "other";
pub(in crate::variant) static CHECKMATE: Key = key(
    "checkmate",
    Form::OneOf(&["loss", "win", "draw"]),
    Text("loss"),
    r#""win""#,
    "The result for a player who is checkmated, where `goal = \"checkmate\"`.",
);
pub(in crate::variant) static SHARED_CHECK: Key = key(
    "shared-check",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player is also in check while all pieces of royal types are attacked at once, although none of them is royal because there are more than `royal-up-to`.",
);
pub(in crate::variant) static EXTINCTION: Key = key(
    "extinction",
    Form::Table(&EXTINCTION_SECTION),
    Nothing("losing pieces doesn't end the game"),
    r#"{ pieces = ["K", "Q"] }"#,
    "The game ends when a player has lost pieces. It comes before checkmate and stalemate. Two players only.",
);
static EXTINCTION_SECTION: Section = Section {
    title: "extinction",
    known_by: None,
    about: "The entries of `ending.extinction`. Pieces in hand count.",
    keys: &[
        &EXTINCT,
        &EXTINCT_AT,
        &EXTINCT_AGAINST,
        &EXTINCTION_RESULT,
        &EXTINCTION_FIRST,
    ],
};
pub(in crate::variant) static EXTINCT: Key = key(
    "pieces",
    Form::Pieces,
    Nothing("all pieces together"),
    r#"["K", "Q", "R"]"#,
    "The types that are counted, each by itself: the first of which too few are left decides.",
);
pub(in crate::variant) static EXTINCT_AT: Key = key(
    "left",
    Form::Number(0, 99),
    Number(0),
    "1",
    "The game ends when a player has at most this many left.",
);
pub(in crate::variant) static EXTINCT_AGAINST: Key = key(
    "opponent-left",
    Form::Number(0, 99),
    Number(0),
    "2",
    "It ends only if the opponent has at least this many of them.",
);
pub(in crate::variant) static EXTINCTION_RESULT: Key = key(
    "result",
    Form::OneOf(&["loss", "win", "draw"]),
    Text("loss"),
    r#""win""#,
    "The result for that player.",
);
pub(in crate::variant) static EXTINCTION_FIRST: Key = key(
    "first",
    Form::OneOf(&["mover", OPPONENT_FIRST]),
    Text("mover"),
    r#""opponent""#,
    "Whose pieces count if a move leaves both players too few: those of the player who has moved, or those of the opponent.",
);
/// A value of [`EXTINCTION_FIRST`].
pub(in crate::variant) const OPPONENT_FIRST: &str = "opponent";
pub(in crate::variant) static CLAIMS: Key = key(
    "claim",
    Form::Table(&CLAIM_SECTION),
    Nothing("a claim changes none of the claimer's pieces"),
    r#"{ royal = "E", promotes = ["R DU"], wins = ["E", "DU"] }"#,
    "Further effects of a claim, where `goal = \"claim\"`.",
);
static CLAIM_SECTION: Section = Section {
    title: "claim",
    known_by: None,
    about: "The entries of `ending.claim`. The piece that delivers checkmate is one that attacks the claimed royal piece.",
    keys: &[&CLAIM_ROYAL, &CLAIM_PROMOTES, &CLAIM_WINS],
};
pub(in crate::variant) static CLAIM_ROYAL: Key = key(
    "royal",
    Form::Piece,
    Nothing("stays what it is"),
    r#""E""#,
    "What the claimer's royal piece becomes; also royal. There is no other way to get this piece or any other royal piece that isn't in the array.",
);
pub(in crate::variant) static CLAIM_PROMOTES: Key = key(
    "promotes",
    Form::Texts,
    Nothing("nothing is promoted"),
    r#"["R DU", "P US"]"#,
    "Promotions of the piece that delivers checkmate: its code, a space, the code of what it becomes. Pieces that aren't listed don't change.",
);
pub(in crate::variant) static CLAIM_WINS: Key = key(
    "wins",
    Form::Pieces,
    Nothing("none; the last player left wins"),
    r#"["E", "DU"]"#,
    "A claim delivered by one of these pieces (before it is promoted by that claim) wins the game at once.",
);
pub(in crate::variant) static BARE_KING: Key = key(
    "bare-king",
    Form::OneOf(&["loss", UNLESS_BARED_BACK]),
    Nothing("the game continues"),
    r#""loss-unless-bared-back""#,
    "The result for a player who has only the royal piece left while the opponent has more; pieces in hand count. `loss`: the player loses at once. `loss-unless-bared-back`: the player loses, but makes one more move first if it is to move and the opponent has just one other piece. If both have only their royal pieces, the game is drawn. Checkmate and stalemate come first. Two players only.",
);
/// A value of [`BARE_KING`].
pub(in crate::variant) const UNLESS_BARED_BACK: &str = "loss-unless-bared-back";
pub(in crate::variant) static BARE_DRAW: Key = key(
    "bare-draw",
    Form::Pieces,
    Nothing("no such draw"),
    r#"["E"]"#,
    "The game is drawn if every player still in the game has just one piece left, one of these.",
);
pub(in crate::variant) static STALEMATE: Key = key(
    "stalemate",
    Form::OneOf(&["draw", "loss", "win"]),
    Text("draw"),
    r#""draw""#,
    "The result if a player has no legal action and the royal piece is not attacked.",
);
pub(in crate::variant) static STALEMATE_BY_COUNT: Key = key(
    "stalemate-by-count",
    Form::Flag,
    Flag(false),
    "true",
    "Whether `stalemate` is the result only for a player with fewer pieces on the board than the opponent. With more pieces it is the opposite, with equally many a draw. Two players only.",
);
pub(in crate::variant) static PASSES: Key = key(
    "passes",
    Form::FlagOrOneOf(&[ALWAYS_PASSES, PASSES_IF_STALEMATED]),
    Flag(false),
    r#"{ w = "always" }"#,
    "When a player may pass. `true`: without a legal action, while more than two players are left. The others are for two players who aren't in check: `always`: instead of any move, except a capture that `must-capture` demands; `stalemate`: without another legal action. A pass that answers a pass draws, and nothing is legal then. A pass doesn't change whether a position is repeated.",
);
/// A value of [`PASSES`].
pub(in crate::variant) const ALWAYS_PASSES: &str = "always";
/// A value of [`PASSES`].
pub(in crate::variant) const PASSES_IF_STALEMATED: &str = "stalemate";
pub(in crate::variant) static REPETITION: Key = key(
    "repetition",
    Form::Number(2, 9),
    Nothing("no draw by repetition"),
    "3",
    "Which occurrence of the same position with the same player to move is a draw.",
);
pub(in crate::variant) static REPETITION_AUTOMATIC: Key = key(
    "repetition-automatic",
    Form::Number(3, 9),
    Nothing("`repetition` draws by itself"),
    "5",
    "The occurrence that draws by itself. Before it, from the occurrence that `repetition` says, the player to move may claim the draw or play on. Computers claim at once.",
);
pub(in crate::variant) static WHOEVER_ACTS: Key = key(
    "repetition-whoever-acts",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a repeated position counts whichever player is to move.",
);
pub(in crate::variant) static REPETITION_RESULT: Key = key(
    "repetition-result",
    Form::OneOf(&[
        "draw",
        "win",
        "loss",
        "first-player-wins",
        "first-player-loses",
    ]),
    Text("draw"),
    r#""win""#,
    "The result of a repetition. `win` and `loss` are those of the player to move, whose opponent has just repeated the position. Two players only.",
);
pub(in crate::variant) static PERPETUAL_CHECK_LOSES: Key = key(
    "perpetual-check-loses",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a player who gave check with every move since the first of the repeated positions loses, whatever `repetition-result` is. If both players did, the game is drawn. Two players only.",
);
pub(in crate::variant) static MOVE_COUNT: Key = key(
    "move-count",
    Form::Table(&MOVE_COUNT_SECTION),
    Nothing("no draw by move count"),
    r#"{ plies = 100, reset-by = ["P"] }"#,
    "A draw after a number of plies or rounds without anything irreversible.",
);
pub(in crate::variant) static MATERIAL: Key = key(
    "material",
    Form::Texts,
    Nothing("no draw by material"),
    r#"["K - K", "K N - K", "K B* - K B* on one shade"]"#,
    "Draws by insufficient material: the pieces of one side, `-`, those of the other (either player may have either). `B*` is any number, including none; `on one shade` requires that all of these are on one colour. Two players only.",
);
static MOVE_COUNT_SECTION: Section = Section {
    title: "move-count",
    known_by: None,
    about: "The entries of `ending.move-count`: either `plies` or `rounds`. A capture or a claim always resets the count.",
    keys: &[
        &COUNTED_PLIES,
        &AUTOMATIC_PLIES,
        &ROUNDS,
        &RESET_BY,
        &IRREVERSIBLE_ONLY,
        &RESET_BY_PROMOTION,
        &RESET_BY_DROP,
        &LONE_ROYAL,
    ],
};
pub(in crate::variant) static LONE_ROYAL: Key = key(
    "lone-royal",
    Form::Table(&LONE_ROYAL_SECTION),
    Nothing("the same limit for all"),
    r#"{ plies = 64, against = ["R"] }"#,
    "Another limit while one side has only its royal piece. The count itself continues.",
);
static LONE_ROYAL_SECTION: Section = Section {
    title: "lone-royal",
    known_by: None,
    about: "The entries of `ending.move-count.lone-royal`. Two players only.",
    keys: &[&PLIES, &AGAINST],
};
pub(in crate::variant) static AGAINST: Key = key(
    "against",
    Form::Pieces,
    Required,
    r#"["R"]"#,
    "The limit applies while the other side has at least one of these.",
);
pub(in crate::variant) static COUNTED_PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Nothing("`rounds` is given"),
    "100",
    "How many plies make a draw; a move by one player is one ply.",
);
pub(in crate::variant) static AUTOMATIC_PLIES: Key = key(
    "automatic-plies",
    Form::Number(2, 1000),
    Nothing("the count draws by itself at once"),
    "150",
    "How many plies draw by themselves. Before that, from the number that `plies` says, the player to move may claim the draw or play on. Computers claim at once.",
);
pub(in crate::variant) static ROUNDS: Key = key(
    "rounds",
    Form::Number(1, 1000),
    Nothing("`plies` is given"),
    "100",
    "How many rounds make a draw; a round is one ply for each player still in the game.",
);
pub(in crate::variant) static PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Required,
    "100",
    "How many plies make a draw; a move by one player is one ply.",
);
pub(in crate::variant) static RESET_BY: Key = key(
    "reset-by",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Moves of these pieces reset the count.",
);
pub(in crate::variant) static IRREVERSIBLE_ONLY: Key = key(
    "irreversible-only",
    Form::Flag,
    Flag(false),
    "true",
    "Whether moves of `reset-by` reset the count only if the piece couldn't take them back on an empty board, as a Pawn can't.",
);
pub(in crate::variant) static RESET_BY_PROMOTION: Key = key(
    "reset-by-promotion",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a promotion resets the count.",
);
pub(in crate::variant) static RESET_BY_DROP: Key = key(
    "reset-by-drop",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a drop resets the count.",
);
