//! What crosses to the page, shape by shape as in `www/engine/protocol.js`. Only views are described here: nothing
//! in this file can hold a secret of a seat that is not looking.

#[cfg(not(target_arch = "wasm32"))]
use super::json;
use super::json::{Tell, Writer, messages};
use super::named::Named;
use super::reader::from_json;

/// The arguments of a reason or error, by name.
pub type Arguments = Named<&'static str, Argument>;

/// A cell's name or other text; or the index of a type of man.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    Text(String),
    Kind(usize),
}

impl Tell for Argument {
    fn tell(&self, to: &mut Writer) {
        match self {
            Argument::Text(text) => text.tell(to),
            Argument::Kind(kind) => kind.tell(to),
        }
    }
}

messages! {
#[derive(Clone, Debug)]
pub struct ReasonMessage {
    pub code: &'static str,
    pub args: Arguments,
}

#[derive(Clone, Debug)]
pub struct CellInfo {
    pub name: String,
    pub file: u8,
    pub rank: u8,
    pub layer: u8,
    pub shade: u8,
}

#[derive(Clone, Debug)]
pub struct ShadeInfo {
    pub name: String,
    pub colour: String,
}

#[derive(Clone, Debug)]
pub struct BoardInfo {
    pub shape: &'static str,
    pub files: u8,
    pub ranks: u8,
    pub layers: u8,
    pub axes: Axes,
    pub cells: Vec<CellInfo>,
    pub shades: Vec<ShadeInfo>,
}

#[derive(Clone, Debug)]
pub struct Axes {
    pub files: Vec<String>,
    pub ranks: Vec<String>,
    pub layers: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct SeatMessage {
    pub letter: char,
    pub name: String,
    pub colour: String,
    pub forward: &'static str,
}

#[derive(Clone, Debug)]
pub struct KindMessage {
    pub code: String,
    pub name: String,
    pub icon: String,
    pub notation: String,
    pub royal: bool,
    pub rules: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    pub cell: usize,
    pub kind: usize,
    pub seat: usize,
}

#[derive(Clone, Debug)]
pub struct GameInfo {
    pub id: String,
    pub name: String,
    pub author: String,
    pub year: u16,
    pub source: String,
    pub summary: String,
    pub notes: Vec<String>,
    pub board: BoardInfo,
    pub seats: Vec<SeatMessage>,
    pub kinds: Vec<KindMessage>,
    pub array: Vec<Man>,
    pub variant_hash: String,
    pub options: Vec<OptionMessage>,
    pub chosen: Named<String, String>,
    pub secretive: bool,
    pub own: bool,
    pub claim: Option<ClaimMessage>,
}

#[derive(Clone, Debug)]
pub struct ClaimMessage {
    pub royal: Option<usize>,
    pub promotes: Vec<ClaimPromotion>,
    pub wins: Vec<usize>,
}

#[derive(Clone, Copy, Debug)]
pub struct ClaimPromotion {
    pub from: usize,
    pub into: usize,
}

#[derive(Clone, Debug)]
pub struct OptionMessage {
    pub name: String,
    pub about: String,
    pub values: Vec<OptionValue>,
    pub initial: String,
    pub with_clocks: Option<String>,
}

#[derive(Clone, Debug)]
pub struct OptionValue {
    pub value: String,
    pub label: String,
}

#[derive(Clone, Debug)]
pub struct PendingChoice {
    pub seat: usize,
    pub field: &'static str,
    pub values: Vec<PendingValue>,
}

#[derive(Clone, Debug)]
pub struct PendingValue {
    pub value: String,
    pub kind: Option<usize>,
    pub cell: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct SecretMessage {
    pub seat: usize,
    pub field: &'static str,
    pub kind: Option<usize>,
    pub cell: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct RevealMessage {
    pub code: &'static str,
    pub seat: usize,
    pub kind: Option<usize>,
    pub cell: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct BeliefMessage {
    pub ply: usize,
    pub about: usize,
    pub field: &'static str,
    pub values: Vec<BeliefValue>,
}

#[derive(Clone, Debug)]
pub struct BeliefValue {
    pub kind: Option<usize>,
    pub cell: Option<usize>,
    pub probability: f64,
}

#[derive(Clone, Debug, Default)]
pub struct PathMessage {
    pub through: Vec<usize>,
    pub screens: Vec<usize>,
    pub leaps: bool,
}

#[derive(Clone, Debug)]
pub struct ActionInfo {
    pub text: String,
    pub kind: &'static str,
    pub from: Option<usize>,
    pub to: Option<usize>,
    pub lands: Option<usize>,
    pub via: Option<usize>,
    pub captures: Vec<usize>,
    pub promotion: Option<usize>,
    pub man: Option<usize>,
    pub secret: bool,
    pub castles: bool,
    pub victim: Option<usize>,
    pub path: PathMessage,
}

#[derive(Clone, Debug)]
pub struct CheckLine {
    pub from: usize,
    pub to: usize,
    pub path: PathMessage,
}

#[derive(Clone, Debug)]
pub struct OutcomeInfo {
    pub reason: &'static str,
    pub places: Vec<u8>,
    pub winner: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct PlayedAction {
    pub text: String,
    pub seat: usize,
    pub action: &'static str,
    pub number: u16,
    pub from: Option<usize>,
    pub to: Option<usize>,
    pub lands: Option<usize>,
    pub via: Option<usize>,
    pub captures: Vec<usize>,
    pub victim: Option<usize>,
    pub kind: usize,
    pub check: bool,
    pub reveals: Vec<RevealMessage>,
}

#[derive(Clone, Debug)]
pub struct ViewMessage {
    pub looker: Option<usize>,
    pub revealed: bool,
    pub pending: Vec<PendingChoice>,
    pub keepers: Vec<usize>,
    pub searched: Vec<Vec<usize>>,
    pub position: String,
    pub men: Vec<Man>,
    pub missing: Vec<Vec<u8>>,
    pub reserves: Vec<Vec<u8>>,
    pub turn: usize,
    pub actions: Vec<ActionInfo>,
    pub reaches: Vec<Reach>,
    pub checks: Vec<CheckLine>,
    pub places: Vec<u8>,
    pub outcome: Option<OutcomeInfo>,
    pub played: Vec<PlayedAction>,
    pub ply: usize,
    pub consent_needed: bool,
    pub clock_plies: u16,
    pub clock_limit_plies: u16,
}

#[derive(Clone, Debug)]
pub struct Forbidden {
    pub cell: usize,
    pub reason: ReasonMessage,
    pub path: PathMessage,
}

#[derive(Clone, Debug)]
pub struct Reach {
    pub from: usize,
    pub forbidden: Vec<Forbidden>,
    pub blockers: Vec<usize>,
    pub landing_taken: Vec<LandingTaken>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LandingTaken {
    pub cell: usize,
    pub lands: usize,
}

#[derive(Clone, Debug)]
pub struct PromotionChoice {
    pub kind: usize,
    pub text: Option<String>,
    pub reason: Option<ReasonMessage>,
}

#[derive(Clone, Debug)]
pub struct PreviewCell {
    pub cell: usize,
    pub moves: bool,
    pub captures: bool,
    pub hops: bool,
    pub initial: bool,
    pub path: PathMessage,
}

#[derive(Clone, Debug)]
pub struct PreviewMessage {
    pub from: usize,
    pub targets: Vec<PreviewCell>,
}

#[derive(Clone, Debug)]
pub struct ThoughtMessage {
    pub best: String,
    pub depth: u32,
    pub score_centipawns: i32,
    pub mate_in_plies: Option<i32>,
    pub nodes: u64,
    pub line: Vec<String>,
    pub lines: Vec<LineMessage>,
    pub done: bool,
}

#[derive(Clone, Debug)]
pub struct LineMessage {
    pub text: String,
    pub score_centipawns: i32,
    pub mate_in_plies: Option<i32>,
    pub depth: u32,
    pub line: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct StudyMessage {
    pub nodes: Vec<StudyNodeMessage>,
    pub current: usize,
}

#[derive(Clone, Debug)]
pub struct StudyNodeMessage {
    pub id: usize,
    pub parent: Option<usize>,
    pub played: Option<PlayedAction>,
    pub comment: String,
    pub glyph: &'static str,
    pub arrows: Vec<ArrowMessage>,
}

#[derive(Clone, Copy, Debug)]
pub struct ArrowMessage {
    pub from: usize,
    pub to: usize,
    pub colour: &'static str,
}

#[derive(Clone, Debug)]
pub struct ProofMessage {
    pub proven: bool,
    pub action: Option<String>,
    pub moves: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct DefenceMessage {
    pub action: Option<String>,
    pub moves: Option<u32>,
}

#[derive(Clone, Debug)]
pub struct Opened {
    pub info: GameInfo,
    pub view: ViewMessage,
}

#[derive(Clone, Debug)]
pub struct LoadedMessage {
    pub info: GameInfo,
    pub view: ViewMessage,
    pub headers: Named<String, String>,
    pub other_edition: bool,
}

#[derive(Clone, Debug)]
pub struct LoadedStudyMessage {
    pub info: GameInfo,
    pub view: ViewMessage,
    pub headers: Named<String, String>,
    pub other_edition: bool,
    pub study: StudyMessage,
}

#[derive(Clone, Debug)]
pub struct SetupMessage {
    pub men: Vec<Man>,
    pub reserves: Vec<Vec<u8>>,
    pub turn: usize,
    pub castling: String,
    pub en_passant: Vec<PassedMessage>,
    pub clock_plies: u16,
    pub number: u16,
    pub fields: Named<String, Vec<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassedMessage {
    pub cell: usize,
    pub man: Option<usize>,
}

#[derive(Clone, Debug)]
pub struct FaultMessage {
    pub code: &'static str,
    pub args: Arguments,
    pub seat: Option<usize>,
    pub cells: Vec<usize>,
}

#[derive(Clone, Debug)]
pub struct RightForm {
    pub letter: char,
    pub seat: usize,
    pub cells: Vec<usize>,
    pub possible: bool,
}

#[derive(Clone, Debug)]
pub struct FieldForm {
    pub name: &'static str,
    pub secret: bool,
    pub number: bool,
    pub values: Vec<Vec<PendingValue>>,
}

#[derive(Clone, Debug)]
pub struct SetupForm {
    pub castling: Vec<RightForm>,
    pub en_passant: Vec<PassedMessage>,
    pub reserve: Vec<usize>,
    pub fields: Vec<FieldForm>,
}

/// A fault of a variant file.
#[derive(Clone, Debug)]
pub struct FileFault {
    pub line: u32,
    pub key: String,
    pub found: String,
    pub message: String,
}

#[derive(Clone, Debug)]
pub struct CheckedMessage {
    pub info: Option<GameInfo>,
    pub faults: Vec<FileFault>,
}

#[derive(Clone, Debug)]
pub struct ExaminationMessage {
    pub position: String,
    pub setup: SetupMessage,
    pub faults: Vec<FaultMessage>,
    pub form: SetupForm,
}

#[derive(Clone, Debug)]
pub struct ImportMessage {
    pub source: &'static str,
    pub found: Vec<ImportedMessage>,
}

#[derive(Clone, Debug)]
pub struct ImportedMessage {
    pub name: String,
    pub file: Option<String>,
    pub losses: Vec<ReasonMessage>,
}
}

#[cfg(not(target_arch = "wasm32"))]
impl serde::Serialize for ThoughtMessage {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        json::serialized(&json::to_json(self), to)
    }
}

from_json! {
    Man { cell: "cell", kind: "kind", seat: "seat" }
    PassedMessage { cell: "cell", man: "man" }
    SetupMessage {
        men: "men",
        reserves: "reserves",
        turn: "turn",
        castling: "castling",
        en_passant: "enPassant",
        clock_plies: "clockPlies",
        number: "number",
        fields: "fields",
    }
}
