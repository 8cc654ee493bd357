//! What never changes during a game.

use super::Texts;
use serde::Serialize;

/// What never changes during a game, and what a gallery card needs.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct GameInfo {
    /// For example `caissa-britannia`.
    pub id: String,
    pub name: String,
    pub author: String,
    pub year: u16,
    /// Address of the game's own page.
    pub source: String,
    /// One or two sentences for the gallery.
    pub summary: String,
    /// The special rules in words, one each, for the legend.
    pub notes: Vec<String>,
    pub board: BoardInfo,
    pub seats: Vec<PlayerMessage>,
    pub kinds: Vec<PieceTypeMessage>,
    /// The pieces at the start.
    pub array: Vec<PlacedPiece>,
    /// Hash of the rules with the chosen options, as records carry it. Hashes have 16 hexadecimal digits.
    pub variant_hash: String,
    /// Hash of the variant file's text and the chosen options.
    pub content_hash: String,
    /// What `content_hash` was in earlier editions of the file with the same rules.
    pub former_hashes: Vec<String>,
    /// The choices before the game.
    pub options: Vec<OptionMessage>,
    /// The value of every option in this game.
    pub chosen: Texts,
    /// Players keep secrets from each other: see `look`.
    pub secretive: bool,
    /// A custom variant, not a shipped one.
    pub own: bool,
    /// Checkmate is claimed at the start of a turn (actions of kind `claim`); null where it isn't.
    pub claim: Option<ClaimMessage>,
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
    pub squares: Vec<SquareInfo>,
    pub shades: Vec<ShadeInfo>,
}

/// Of two boards the squares of layer 1 are named `A1`. Levels lie above one another, layer 0 lowest.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum BoardShape {
    Plane,
    TwoBoards,
    Levels,
}

/// What each coordinate is called in the names of squares, in order: `["a", "b", …]`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Axes {
    pub files: Vec<String>,
    pub ranks: Vec<String>,
    /// Empty where the layer is no coordinate of its own: on a plane, on two boards.
    pub layers: Vec<String>,
}

/// One square of the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SquareInfo {
    /// For example `a1`.
    pub name: String,
    /// 0 is the leftmost, seen by the first player.
    pub file: u8,
    /// 0 is the nearest to the first player.
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
    /// The colour of its pieces: `white`, `black`, `red`, `yellow`, `green`, `blue`.
    pub colour: String,
    pub forward: ForwardDirection,
}

/// Where "forward" points for a player's pieces, seen by the first player.
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
    /// The name of its picture.
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

/// What a claim of checkmate does besides removing an army.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ClaimInfo"))]
pub struct ClaimMessage {
    /// What the claimer's royal piece becomes.
    pub royal: Option<usize>,
    /// What the piece that delivers checkmate becomes.
    pub promotes: Vec<ClaimPromotion>,
    /// A claim delivered by one of these wins the game at once.
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
    /// What is chosen, for players.
    pub about: String,
    pub values: Vec<OptionValue>,
    /// The default.
    pub initial: String,
    /// The value in a game with clocks, whatever is chosen; null: clocks change nothing.
    pub with_clocks: Option<String>,
}

/// What may be chosen, with words for players.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OptionValue {
    pub value: String,
    pub label: String,
}
