//! The state of a game.

use super::{
    CommitmentMessage, GameInfo, PendingChoice, PlacedPiece, ReasonMessage, RemarkMessage,
    RevealMessage, SecretMessage, Texts,
};
use serde::Serialize;

/// Everything that a page may show the viewer of one state of the game; the page needs nothing else. Secrets are never
/// included, not even the viewer's own (see `secrets`), except through the actions, which only the viewer to act
/// receives.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "View"))]
pub struct ViewMessage {
    /// The viewer; null is a spectator with public knowledge only. In games without secrets always the player to act.
    pub viewer: Option<usize>,
    /// The game is over, so nothing is secret any more.
    pub revealed: bool,
    /// Choices to make before the game can begin; until then there are no actions.
    pub pending: Vec<PendingChoice>,
    /// The players who keep a secret. This is public.
    pub keepers: Vec<usize>,
    /// By player: squares where its hidden crown can't be, because a piece has stood or stopped there since it was
    /// hidden. Empty lists if no crown is hidden.
    pub searched: Vec<Vec<usize>>,
    /// Position text with public knowledge only (`crown=?,?`); in full once the game is over.
    pub position: String,
    pub pieces: Vec<PlacedPiece>,
    /// The squares with a wall.
    pub walls: Vec<usize>,
    /// By player and piece type: pieces in hand. Empty lists in games without drops.
    pub reserves: Vec<Vec<u8>>,
    /// The moves that the player to act has left in this turn, the next one included; null in games with one move a turn.
    pub moves_left: Option<u8>,
    /// The player to act.
    pub turn: usize,
    /// Empty if the game is over or the viewer is not the player to act.
    pub actions: Vec<ActionInfo>,
    /// One for each restricted piece of the player to act; empty once the game is over.
    pub reaches: Vec<Reach>,
    /// Every line of attack on a royal piece.
    pub checks: Vec<CheckLine>,
    /// By player: how many checks it has given. Empty in games that don't count them.
    pub checks_given: Vec<u8>,
    /// The place of each eliminated player; 0 for those still in the game.
    pub places: Vec<u8>,
    pub outcome: Option<OutcomeInfo>,
    /// The draw that the player to act may claim: `repetition` or `move-count`.
    #[cfg_attr(test, ts(type = "OutcomeReason | null"))]
    pub claimable_draw: Option<&'static str>,
    /// The whole line, including moves that were taken back.
    pub played: Vec<PlayedAction>,
    /// How many actions of `played` lead to the current position.
    pub ply: usize,
    /// The whole line ends the game and nothing in it is secret, so it can be reviewed.
    pub reviewable: bool,
    /// Something was learnt of a secret after this ply, or in another copy of this game. There are no actions until
    /// `takeBack` is called with the consent of all.
    pub consent_needed: bool,
    /// The owners of those secrets.
    pub learnt: Vec<usize>,
    /// Another copy of this game has revealed a secret: see `expose`.
    pub revealed_elsewhere: bool,
    /// Secrets that everyone knows although the moves don't reveal them.
    pub exposed: Vec<SecretMessage>,
    /// What happened besides moves, oldest first.
    pub remarks: Vec<RemarkMessage>,
    /// The commitments to secret choices, in order.
    pub commitments: Vec<CommitmentMessage>,
    /// Plies counted towards the draw by move count.
    pub clock_plies: u16,
    /// The number of plies that draws, or may be claimed as a draw; 0 if the game has no such rule.
    pub clock_limit_plies: u16,
    /// The plies counted since little material is left, and the plies allowed; null without such a count.
    pub counting: Option<CountingMessage>,
}

/// A count towards a draw that doesn't start again with a capture.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Counting"))]
pub struct CountingMessage {
    pub plies: u8,
    /// One ply more draws.
    pub limit: u8,
}

/// The path of a piece to its target, for drawing.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Path"))]
pub struct PathMessage {
    /// Squares passed before the target, in order: a Nightrider's leaps, a slider's squares, a Cavalier's first step.
    pub through: Vec<usize>,
    /// Those of the squares where a piece is jumped over.
    pub screens: Vec<usize>,
    /// Whether the piece leaps (drawn as arcs) or slides.
    pub leaps: bool,
}

/// `wall` places a wall on `to`, after a move or instead of one. `done` ends a turn of drops. `hide` and `split` don't end the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ActionKind {
    Move,
    Drop,
    Wall,
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
    /// Standard notation, unique: `Nf3`, `Lxe6+`, `a10=U`.
    pub san: String,
    pub kind: ActionKind,
    /// For a split the monarch's square. Null for drops, `hide`, `done` and `pass`.
    pub from: Option<usize>,
    /// The target on the piece's own board. Null for `done`, `pass` and a move off the board.
    pub to: Option<usize>,
    /// For a castling: the partner's square or, if that is `to`, where the castling piece ends, if no other action leads
    /// there. Players may choose the action by this square too.
    pub second: Option<usize>,
    /// Where the piece lands on the other board after its move; null in games without that rule.
    pub lands: Option<usize>,
    /// Where a piece of two steps (a Paratrooper) captures on its first step. `to` is then its own square if it stays
    /// there, or null if it leaves the board for its owner's hand.
    pub via: Option<usize>,
    /// Squares of the captured pieces. En passant it is the Pawn's square, not the target.
    pub captures: Vec<usize>,
    /// What a piece becomes, also by a drop as one of its forms.
    pub promotion: Option<usize>,
    /// The dropped type, as it is in hand; for a split the half that moves to `to`.
    pub piece: Option<usize>,
    /// Drop: this piece is mined. Split: the half that moves wears the crown. Such actions come in pairs that differ
    /// only in this.
    pub secret: bool,
    pub castles: bool,
    /// The piece in hand that enters on a square that this move leaves.
    pub enters: Option<EntryMessage>,
    /// The player checkmated by a claim. `from` is then the checkmating piece, `to` the royal piece, `captures` every
    /// piece that leaves the board, and `promotion` what the checkmating piece becomes.
    pub victim: Option<usize>,
    pub path: PathMessage,
}

/// A piece in hand that enters with the move of another piece.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EntryMessage {
    pub kind: usize,
    pub square: usize,
}

/// A line of attack on a royal piece.
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
#[serde(rename_all = "camelCase")]
pub struct OutcomeInfo {
    /// `checkmate`, `stalemate`, `repetition`, `move-count`, `material`, `resignation`, `abandoned` (like a resignation,
    /// but it reveals no secret), `time` (a draw if the enemy has only a royal piece and could win only by checkmate),
    /// `agreement`, `adjudication` (by somebody else, in records of other programs),
    /// `crown-captured`, `crown-found`, `own-crown`, `army-lost` (a player with a hidden crown has no pieces left),
    /// `walled-in` (a draw: stones shut the monarch in),
    /// `last-alive`, `claim-wins` (a claim that wins at once), `bare` (only royal pieces are left, of all or of one side),
    /// `region` (pieces on the squares that win; a draw if both sides have reached theirs), `checks`,
    /// `castled` and `castling-lost` (where castling decides), `passes`, …
    #[cfg_attr(test, ts(type = "OutcomeReason"))]
    pub reason: &'static str,
    /// The place of each player, 1 is best; all 1 in a draw.
    pub places: Vec<u8>,
    /// Null in a draw.
    pub winner: Option<usize>,
    /// Points decided what would have been a draw for this reason.
    pub on_points: bool,
    /// Whether something other than a move ended the game, which can be taken back alone.
    pub stopped: bool,
}

/// An action that was played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedAction {
    /// With public knowledge only: `S@e4?`, `hide@?`, `split@f2=O?`; in full once the game is over.
    pub text: String,
    /// Standard notation, with public knowledge only.
    pub san: String,
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
    /// The pieces that stood there.
    pub captured: Vec<CapturedPiece>,
    /// As in `ActionInfo`.
    pub enters: Option<EntryMessage>,
    /// As in `ActionInfo`.
    pub victim: Option<usize>,
    /// The type before any promotion.
    pub kind: usize,
    /// It gave check.
    pub check: bool,
    pub reveals: Vec<RevealMessage>,
}

/// A captured piece.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CapturedPiece {
    pub kind: usize,
    /// The player who lost it.
    pub seat: usize,
}

/// The restrictions of a piece, marked on the board when it is selected.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reach {
    pub from: usize,
    /// Squares that its movement reaches but check forbids: reason code `through-check`, `into-check`, `still-in-check`
    /// or `leaves-royal-attacked`.
    pub forbidden: Vec<Forbidden>,
    /// Occupied squares that block one of its lines unexpectedly: a leg, or an opponent's piece that it can't capture.
    /// A plain piece on a target isn't listed, nor one in front of a Pawn.
    pub blockers: Vec<usize>,
    /// Squares that it could move to if its landing square on the other board were empty.
    pub landing_taken: Vec<LandingTaken>,
}

/// A square that check forbids.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Forbidden {
    pub square: usize,
    pub reason: ReasonMessage,
    pub path: PathMessage,
}

/// A square whose landing square on the other board is occupied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LandingTaken {
    pub square: usize,
    pub lands: usize,
}

/// A promotion choice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PromotionChoice {
    pub kind: usize,
    /// Move text if it may be chosen.
    pub text: Option<String>,
    /// Why it may not be chosen: `none-captured`, `not-in-array` if its side never had one, or
    /// `promotion-limit` if it has as many as may be.
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
    /// What was left out of the position's text, or read as something else.
    pub remarks: Vec<ReasonMessage>,
}

/// A game that was read from a record.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Loaded"))]
pub struct LoadedMessage {
    pub info: GameInfo,
    pub view: ViewMessage,
    pub headers: Texts,
    /// The record was written with another version of the variant file.
    pub other_edition: bool,
    /// The text has variations, which only a study shows.
    pub has_variations: bool,
    /// What could not be read of a PGN game; the game has everything before it.
    pub fault: Option<ReasonMessage>,
    /// What was left out of the text of its start position, or read as something else.
    pub remarks: Vec<ReasonMessage>,
}
