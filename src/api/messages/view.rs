//! One state of the game.

use super::{GameInfo, PendingChoice, PlacedPiece, ReasonMessage, RevealMessage, Texts};
use serde::Serialize;

/// Everything a page may show of one state of the game to the viewer. It is complete: the page keeps nothing else of the state. It
/// holds no secret, not even the viewer's own (ask `secrets` for those), except the actions, which only the viewer who is to act
/// receives.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub struct ViewMessage {
    /// The viewer; null: an onlooker who knows what everybody knows. In games without secrets always the player to act.
    pub viewer: Option<usize>,
    /// The game is over, so that nothing is secret any more.
    pub revealed: bool,
    /// What must be chosen before the game can begin; no actions until then.
    pub pending: Vec<PendingChoice>,
    /// The players who keep a secret now (public).
    pub keepers: Vec<usize>,
    /// By player: the squares where its hidden crown can't be, as everybody may know, because pieces stood or stopped there since it
    /// was hidden; otherwise empty lists.
    pub searched: Vec<Vec<usize>>,
    /// Position text as everybody may know it (`crown=?,?`); in full once the game is over.
    pub position: String,
    pub pieces: Vec<PlacedPiece>,
    /// By player and piece type: how many pieces of the array are no longer on the board.
    pub missing: Vec<Vec<u8>>,
    /// By player and piece type: pieces in hand; empty lists where the game has none.
    pub reserves: Vec<Vec<u8>>,
    /// The player to act.
    pub turn: usize,
    /// Empty if the game is over or the viewer isn't the player to act.
    pub actions: Vec<ActionInfo>,
    /// For each piece of the player to act that something restricts; empty once the game is over.
    pub reaches: Vec<Reach>,
    /// Every line on which a royal piece is attacked now.
    pub checks: Vec<CheckLine>,
    /// The place of each player who is out of the game; 0 for those still in it.
    pub places: Vec<u8>,
    pub outcome: Option<OutcomeInfo>,
    /// The whole line of the record, including what was taken back.
    pub played: Vec<PlayedAction>,
    /// How many of `played` lead to the position on the board.
    pub ply: usize,
    /// What has been taken back here revealed a secret: there are no actions until `takeBack` is called with the consent of all.
    pub consent_needed: bool,
    /// Plies counted towards the draw by move count.
    pub clock_plies: u16,
    /// 0 if the game has no such rule.
    pub clock_limit_plies: u16,
}

/// The way of a piece to its target, to be drawn.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Path"))]
pub struct PathMessage {
    /// Squares passed or landed on before the target, in order (a Nightrider's leaps, a slider's squares, a Cavalier's first step).
    pub through: Vec<usize>,
    /// The squares among them where a piece is jumped over.
    pub screens: Vec<usize>,
    /// True if the way goes by leaps (draw arcs), false if it slides.
    pub leaps: bool,
}

/// `done` ends a turn of drops. `hide` and `split` don't end the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ActionKind {
    Move,
    Drop,
    Done,
    Hide,
    Split,
    Pass,
    Claim,
}

/// One legal action of the player to act.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ActionInfo {
    /// Move text, unique: `e2e4`, `a9a10=U`, `T@e4`.
    pub text: String,
    pub kind: ActionKind,
    pub from: Option<usize>,
    /// On the piece's own board, where it captures; for a drop, hiding or split the target; null for `done`, `pass` and a move off
    /// the board.
    pub to: Option<usize>,
    /// Where the piece ends if it passes to the other board after its move; null where pieces stay.
    pub lands: Option<usize>,
    /// The square where a piece of two steps (a Paratrooper) captures on its first step. `to` may then be its own square (it captures and
    /// stays, or does nothing) or null (it leaves the board for its owner's hand).
    pub via: Option<usize>,
    /// Squares whose pieces leave the board (the en passant Pawn's square, not the target).
    pub captures: Vec<usize>,
    pub promotion: Option<usize>,
    /// The type dropped; for a split the half that goes to `to`, while the other one stays.
    pub piece: Option<usize>,
    /// For a drop: this one is mined; for a split: the half that goes wears the crown. Such actions come in pairs that differ only
    /// in this.
    pub secret: bool,
    pub castles: bool,
    /// Who is checkmated by a claim. `from` is then the piece that delivers checkmate, `to` the royal piece, `captures` every piece
    /// that leaves the board, `promotion` what the deliverer becomes.
    pub victim: Option<usize>,
    pub path: PathMessage,
}

/// A line along which a royal piece is attacked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CheckLine {
    /// The attacker.
    pub from: usize,
    /// The royal piece.
    pub to: usize,
    pub path: PathMessage,
}

/// How the game ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OutcomeInfo {
    /// `checkmate`, `stalemate`, `repetition`, `move-count`, `material`, `resignation`, `time` (a draw if the enemy has only a royal
    /// piece and could win only by checkmate), `crown-captured`, `crown-found`, `own-crown`, `army-lost` (nothing is left of the army
    /// of a player who has hidden its crown), `walled-in` (a draw: stones shut the monarch in), `last-alive`, `claim-wins` (a claim
    /// that wins at once), `bare` (a draw: only royal pieces are left), `passes`, …
    pub reason: &'static str,
    /// A place (1 is best) for each player; all 1 in a draw.
    pub places: Vec<u8>,
    /// Null in a draw.
    pub winner: Option<usize>,
}

/// An action that was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedAction {
    /// As everybody may know it: `S@e4?`, `hide@?`, `split@f2=O?`; in full once the game is over.
    pub text: String,
    pub seat: usize,
    pub action: ActionKind,
    /// The move number as players count it.
    pub number: u16,
    pub from: Option<usize>,
    pub to: Option<usize>,
    /// As in `ActionInfo`.
    pub lands: Option<usize>,
    /// As in `ActionInfo`.
    pub via: Option<usize>,
    pub captures: Vec<usize>,
    /// As in `ActionInfo`.
    pub victim: Option<usize>,
    /// What moved, before any promotion.
    pub kind: usize,
    /// It gave check.
    pub check: bool,
    pub reveals: Vec<RevealMessage>,
}

/// What restricts a piece, for marks on the board once it is selected.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reach {
    pub from: usize,
    /// Squares that it reaches by its movement but may not go to because of check: reason code `through-check`, `into-check`,
    /// `still-in-check` or `leaves-royal-attacked`.
    pub forbidden: Vec<Forbidden>,
    /// Occupied squares that stop one of its lines (a leg, a rider's obstacle).
    pub blockers: Vec<usize>,
    /// Squares it could go to if the square of the other board where it would land were empty.
    pub landing_taken: Vec<LandingTaken>,
}

/// A square where a piece may not go because of check.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Forbidden {
    pub square: usize,
    pub reason: ReasonMessage,
    pub path: PathMessage,
}

/// A square where a piece may not go because another one stands where it would land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LandingTaken {
    pub square: usize,
    pub lands: usize,
}

/// The answer for one promotion of a piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PromotionChoice {
    pub kind: usize,
    /// Move text if it may be chosen.
    pub text: Option<String>,
    /// Why it may not be chosen: `none-captured`, or `not-in-array` if its side never had one.
    pub reason: Option<ReasonMessage>,
}

/// The squares that a piece type reaches, for the legend.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Preview"))]
pub struct PreviewMessage {
    pub from: usize,
    pub targets: Vec<PreviewSquare>,
}

/// One square that a piece type reaches.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PreviewSquare {
    pub square: usize,
    pub moves: bool,
    pub captures: bool,
    pub hops: bool,
    pub initial: bool,
    pub path: PathMessage,
}

/// A game that was opened.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Opened {
    pub info: GameInfo,
    pub view: ViewMessage,
}

/// A game that was read from a record.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Loaded"))]
pub struct LoadedMessage {
    pub info: GameInfo,
    pub view: ViewMessage,
    pub headers: Texts,
    /// The record was written with another edition of the variant file.
    pub other_edition: bool,
}
