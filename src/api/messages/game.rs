//! The parts of a game that never change during play.

use super::Texts;
use serde::Serialize;

/// The parts of a game that never change during play; also enough for a gallery card.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// For example `caissa-britannia`.
    pub id: String,
    pub name: String,
    /// Its names in other programs and among players.
    pub known_as: Vec<String>,
    pub author: String,
    pub year: u16,
    /// The page or book with the rules, as the file says: a web address or any other text.
    pub source: String,
    /// One or two sentences for the gallery.
    pub summary: String,
    /// The special rules, one each, for the legend.
    pub notes: Vec<String>,
    /// The names of the game, its author, players, armies, pieces and options in other languages.
    pub translations: Vec<Translation>,
    /// Its place in the gallery. Featured games with the same place share a card.
    pub gallery_place: Option<u16>,
    /// It has a lesson, problems and a history.
    pub featured: bool,
    pub board: BoardInfo,
    pub seats: Vec<PlayerMessage>,
    pub kinds: Vec<PieceTypeMessage>,
    /// The pieces at the start.
    pub array: Vec<PlacedPiece>,
    /// The types that may be in hand, in the order of the variant file. Empty in games without drops.
    pub hand: Vec<usize>,
    /// Captured pieces come into a hand.
    pub captures_return: bool,
    /// Hash of the rules with the chosen options, as records carry it. Hashes have 16 hexadecimal digits.
    pub variant_hash: String,
    /// Hash of the variant file's text and the chosen options.
    pub content_hash: String,
    /// What `content_hash` was in earlier editions of the file with the same rules.
    pub former_hashes: Vec<String>,
    /// The choices before the game.
    pub options: Vec<OptionMessage>,
    /// The chosen value of every option.
    pub chosen: Texts,
    /// By player: squares that win when its pieces reach them. Empty in games without such squares.
    pub goal_squares: Vec<Vec<usize>>,
    /// How many checks win; 0 if checks aren't counted.
    pub check_limit: u8,
    /// A player who can capture must capture.
    pub must_capture: bool,
    /// Pieces in hand must be dropped before anything else.
    pub must_drop: bool,
    /// Points decide in place of a draw.
    pub points: bool,
    /// Players have secrets: see `look`.
    pub secretive: bool,
    /// A custom variant, not a shipped one.
    pub own: bool,
    /// The moves of a turn; 1 in most games.
    pub moves_per_turn: u8,
    /// Walls may stand on the board; null in other games.
    pub walls: Option<WallsMessage>,
    /// Checkmate is claimed at the start of a turn (actions of kind `claim`); null in other games.
    pub claim: Option<ClaimMessage>,
}

/// Names in a language.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Translation {
    /// The language's tag: `de`.
    pub language: String,
    /// By what they are in the rest of the message.
    pub names: Texts,
}

/// The board of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BoardInfo {
    pub shape: BoardShape,
    pub files: u8,
    pub ranks: u8,
    pub layers: u8,
    pub axes: Axes,
    pub wraps: WrapsMessage,
    /// The squares that exist; the box may have others.
    pub squares: Vec<SquareInfo>,
    pub shades: Vec<ShadeInfo>,
    /// Lines drawn from the middle of one square to that of another, such as the diagonals of a palace.
    pub lines: Vec<[usize; 2]>,
}

/// On two boards the square names of layer 1 are capitalised: `A1`. Levels are stacked, layer 0 lowest.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum BoardShape {
    Plane,
    TwoBoards,
    Levels,
}

/// The edges of a plane that are joined, so that pieces pass over them.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Wraps"))]
pub struct WrapsMessage {
    /// The first and the last file are neighbours.
    pub files: bool,
    /// The first and the last rank are neighbours.
    pub ranks: bool,
}

/// The names of the coordinates, in order: `["a", "b", …]`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Axes {
    pub files: Vec<String>,
    pub ranks: Vec<String>,
    /// Empty on a plane and on two boards, where squares have no coordinate for the layer.
    pub layers: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareInfo {
    /// For example `a1`.
    pub name: String,
    /// From 0 at the left, as the first player sees it.
    pub file: u8,
    /// From 0 at the first player's side.
    pub rank: u8,
    /// Board or level; 0 on a plane.
    pub layer: u8,
    /// Index into `BoardInfo.shades`.
    pub shade: u8,
}

/// A colour of squares.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Shade"))]
pub struct ShadeInfo {
    pub name: String,
    /// The variant's own colour as `#rrggbb`.
    pub colour: String,
}

/// A player's place in the game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PlayerInfo"))]
pub struct PlayerMessage {
    /// As in position text: `w`.
    #[cfg_attr(test, ts(type = "string"))]
    pub letter: char,
    /// For example `White`.
    pub name: String,
    /// The same, for headers of records: the page translates `name`.
    pub header: String,
    /// The name of its army, for example `Catholic`.
    pub army: Option<String>,
    /// The colour of its pieces: `white`, `black`, `red`, `yellow`, `green`, `blue`.
    pub colour: String,
    pub forward: ForwardDirection,
}

/// Where "forward" points for a player's pieces, as the first player sees the board.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ForwardDirection {
    Up,
    Right,
    Down,
    Left,
}

/// A piece type.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "PieceTypeInfo"))]
pub struct PieceTypeMessage {
    /// One or two letters, as in position text: `U`.
    pub code: String,
    /// For example `Unicorn`.
    pub name: String,
    /// The name of its icon.
    pub icon: String,
    /// XBetza: `BNN`.
    pub notation: String,
    pub royal: bool,
    /// Its rules in a sentence or two, from the variant file.
    pub rules: String,
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlacedPiece {
    pub square: usize,
    pub kind: usize,
    pub seat: usize,
}

/// Squares with walls, which no piece enters or passes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Walls"))]
pub struct WallsMessage {
    /// When players place walls (actions of kind `wall`); null if they arise otherwise.
    pub placed: Option<WallPlacement>,
    /// What a wall is called; null if it is a wall.
    pub name: Option<String>,
    /// The name of its picture; null if it is a block.
    pub icon: Option<String>,
}

/// When a player places a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum WallPlacement {
    AfterMove,
    InsteadOfMove,
}

/// What a claim of checkmate does besides removing an army.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClaimInfo"))]
pub struct ClaimMessage {
    /// What the claimer's royal piece becomes.
    pub royal: Option<usize>,
    /// What the checkmating piece becomes.
    pub promotes: Vec<ClaimPromotion>,
    /// A claim by one of these pieces wins the game at once.
    pub wins: Vec<usize>,
}

/// A promotion by delivering checkmate.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClaimPromotion {
    pub from: usize,
    pub into: usize,
}

/// A choice before the game.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "OptionInfo"))]
pub struct OptionMessage {
    /// As in records and links: `paratrooper`.
    pub name: String,
    /// The question in words for players.
    pub about: String,
    /// The listed values; empty if the values are numbers.
    pub values: Vec<OptionValue>,
    /// The values are the numbers from 0 to below this one; null if they are listed.
    pub numbers: Option<u32>,
    /// The default.
    pub initial: String,
    /// The forced value in a game with clocks; null if clocks change nothing.
    pub with_clocks: Option<String>,
}

/// A value of an option, with its label for players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionValue {
    pub value: String,
    pub label: String,
}
