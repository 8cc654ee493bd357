//! The requests of calls. A missing optional field means null.

use super::{ArrowMessage, SetupMessage, Texts};
use serde::Deserialize;

/// The request of a call without arguments.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoRequest {}

/// Defines requests. Unknown fields are errors.
macro_rules! requests {
    ($($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? })+) => {
        $(
            $(#[$meta])*
            #[derive(Clone, Debug, Deserialize)]
            #[serde(rename_all = "camelCase", deny_unknown_fields)]
            #[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields = nullable))]
            pub struct $name {
                $($(#[$about])* pub $field: $type,)+
            }
        )+
    };
}

requests! {
    /// A game to open.
    OpenRequest {
        /// A shipped game or a registered custom variant.
        game: String,
        /// Position text; by default the array.
        position: Option<String>,
        /// Only options that differ from their defaults.
        options: Option<Texts>,
    }

    OpenFileRequest {
        /// The text of the variant file.
        text: String,
        /// Only options that differ from their defaults.
        options: Option<Texts>,
    }

    TextRequest { text: String }

    /// The letters of a language for piece types, by their names in variant files: `Knight` and `S`.
    LettersRequest { letters: Texts }

    IdentifyRequest {
        text: String,
        /// Whether the text may belong to the current game.
        here: bool,
    }

    LoadRequest {
        record: String,
        /// Its first line in the file that it is from, where lines of faults are counted; by default 1.
        line: Option<usize>,
    }

    /// A study to open.
    StudyLoadRequest {
        text: String,
        /// As in `LoadRequest`.
        line: Option<usize>,
    }

    /// Content and notation of a record.
    RecordRequest {
        headers: Texts,
        /// Moves in short notation: `d3`, `Kd2`.
        short: Option<bool>,
        /// All secrets, if the game is over; otherwise public knowledge only.
        full: Option<bool>,
    }

    /// Headers of a text to write.
    HeadersRequest {
        headers: Texts,
    }

    /// A game to write as PGN.
    PgnRequest {
        headers: Texts,
        /// The time left after each action of the line, in milliseconds; null where it isn't known. Studies have none.
        #[cfg_attr(test, ts(type = "(number | null)[]"))]
        clocks: Option<Vec<Option<u64>>>,
    }

    /// The viewer of the game from now on; null is a spectator.
    LookRequest { seat: Option<usize> }

    ChooseRequest {
        seat: usize,
        #[cfg_attr(test, ts(type = "SecretField"))]
        field: String,
        /// Null chooses at random and keeps the choice secret.
        value: Option<String>,
    }

    PlayerRequest { seat: usize }

    PlayRequest {
        action: String,
    }

    /// The ply to continue the game from.
    TakeBackRequest {
        ply: usize,
        /// All players agree, knowing that something was learnt of a secret since.
        consent: bool,
        /// The moves behind that ply are kept until another one is played there.
        keep: Option<bool>,
    }

    /// What another copy of the game has revealed.
    ExposeRequest {
        /// Of the commitments to revealed choices.
        hashes: Vec<String>,
        searched: Vec<SearchedSquares>,
    }

    /// Squares searched for the hidden crown with this commitment.
    SearchedSquares { hash: String, squares: Vec<usize> }

    GoToRequest { ply: usize }

    FromToRequest { from: usize, to: usize }

    AttackersRequest { to: usize }

    PreviewRequest {
        kind: usize,
        seat: usize,
        from: usize,
        /// Whether the pieces on the board count; otherwise the board is empty.
        present: bool,
    }

    NodeRequest { node: usize }

    ListSliceRequest {
        /// The number of games to list in this call.
        games: usize,
    }

    ListTextRequest { number: usize }

    /// Changes to a node's annotation.
    AnnotateRequest {
        node: usize,
        comment: Option<String>,
        /// The comment before the move. It joins the other one unless the move begins a variation.
        comment_before: Option<String>,
        glyph: Option<String>,
        arrows: Option<Vec<ArrowMessage>>,
    }

    ProveRequest {
        /// The number of moves of the player to act.
        moves: u32,
        /// Positions to search in this call; without it, until there is an answer.
        nodes: Option<u32>,
    }

    DefendRequest {
        /// The attacker.
        seat: usize,
        /// The number of moves in which the attacker must win.
        moves: u32,
        /// As in `ProveRequest`.
        nodes: Option<u32>,
    }

    GameRequest { game: String }

    /// A position to examine: a text, a setup, or else the array.
    ExamineRequest {
        game: Option<String>,
        /// The text of a variant file. Without `game` and `file`, the current game.
        file: Option<String>,
        options: Option<Texts>,
        position: Option<String>,
        setup: Option<SetupMessage>,
    }

    /// How to search for a move.
    ThinkRequest {
        /// `level-1` to `level-20`, or `1` to `8` for the levels of earlier versions.
        level: String,
        /// Determines the level's mistakes; constant during a game.
        seed: u32,
        /// A hint, only for the viewer if that is the player to act.
        hint: bool,
        /// How opponents are expected to play, in games for more than two.
        #[cfg_attr(test, ts(optional = nullable, type = "Model"))]
        model: Option<String>,
    }

    /// How to analyse.
    AnalyseRequest {
        /// The number of best lines, 1 to 5.
        lines: usize,
        /// As in `ThinkRequest`.
        #[cfg_attr(test, ts(optional = nullable, type = "Model"))]
        model: Option<String>,
    }

    /// How to review a position of a game that is over.
    ReviewRequest {
        /// The number of positions to search.
        nodes: u32,
        /// The maximum depth in plies.
        depth: Option<u16>,
        /// As in `ThinkRequest`.
        #[cfg_attr(test, ts(optional = nullable, type = "Model"))]
        model: Option<String>,
        /// The move text of the only action to search, while more than two players are in the game.
        only: Option<String>,
    }

    SliceRequest {
        /// The approximate number of positions to search.
        nodes: u32,
    }

    LevelRequest { level: String }

    BenchPerftRequest { game: String, depth: u32 }

    BenchSearchRequest { game: String, nodes: u32 }
}
