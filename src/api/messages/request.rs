//! The arguments of calls. A missing optional field is the same as null.

use super::{ArrowMessage, SetupMessage, Texts};
use serde::Deserialize;

/// The argument of a call that needs none.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoRequest {}

/// Defines requests. Each is read strictly: an unknown field is an error.
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
        /// A shipped or adopted game.
        game: String,
        /// Position text; without it the array.
        position: Option<String>,
        /// Options that differ from their defaults.
        options: Option<Texts>,
    }

    /// A custom variant to open.
    OpenFileRequest {
        /// The text of the variant file.
        text: String,
        /// Options that differ from their defaults.
        options: Option<Texts>,
    }

    /// A text to read: a study, a variant file, or something to import.
    TextRequest { text: String }

    /// A record to read.
    LoadRequest { record: String }

    /// A sealed game to read.
    UnsealRequest { sealed: String }

    /// What a record is to contain.
    RecordRequest {
        headers: Texts,
        /// Moves as people write them: `d3`, `Kd2`.
        short: Option<bool>,
        /// Everything, once the game is over; otherwise what everybody may know.
        full: Option<bool>,
    }

    /// The headers of a text to write.
    HeadersRequest {
        headers: Texts,
    }

    /// Who views the game from now on; null: an onlooker.
    LookRequest { seat: Option<usize> }

    /// A choice before the game.
    ChooseRequest {
        seat: usize,
        #[cfg_attr(test, ts(type = "SecretField"))]
        field: String,
        /// Null: a random one, kept secret.
        value: Option<String>,
    }

    /// A player.
    PlayerRequest { seat: usize }

    /// An action to play.
    PlayRequest {
        /// Move text.
        action: String,
    }

    /// Where the game is to continue.
    TakeBackRequest {
        ply: usize,
        /// All players agree that a secret revealed since is known.
        consent: bool,
    }

    /// A place in the line of the game.
    GoToRequest { ply: usize }

    /// Two squares.
    FromToRequest { from: usize, to: usize }

    /// The square that may be attacked.
    AttackersRequest { to: usize }

    /// A piece type on a square.
    PreviewRequest {
        kind: usize,
        seat: usize,
        from: usize,
        /// Among the pieces on the board; otherwise on an empty board.
        present: bool,
    }

    /// A node of the study.
    NodeRequest { node: usize }

    /// What to change in a node's annotation.
    AnnotateRequest {
        node: usize,
        comment: Option<String>,
        glyph: Option<String>,
        arrows: Option<Vec<ArrowMessage>>,
    }

    /// A forced win to look for.
    ProveRequest {
        /// The moves within which the player to act is to win.
        moves: u32,
        /// Positions to search now; without it until there is an answer.
        nodes: Option<u32>,
    }

    /// A defence to look for.
    DefendRequest {
        /// The attacker.
        seat: usize,
        /// The moves that it has left to win.
        moves: u32,
        /// As in `ProveRequest`.
        nodes: Option<u32>,
    }

    /// A game by its id.
    GameRequest { game: String }

    /// A position to examine: a text, a setup, or else the array.
    ExamineRequest {
        /// A shipped or adopted game.
        game: Option<String>,
        /// The text of a variant file. Without either it is the game on the table.
        file: Option<String>,
        options: Option<Texts>,
        position: Option<String>,
        setup: Option<SetupMessage>,
    }

    /// How to search for a move.
    ThinkRequest {
        /// From 1 to 8.
        level: u8,
        /// Determines the level's errors; one for a game.
        seed: u32,
        /// Only for the viewer who is to act.
        hint: bool,
        /// How several opponents are expected to play.
        #[cfg_attr(test, ts(optional = nullable, type = "Model"))]
        model: Option<String>,
    }

    /// How to analyse.
    AnalyseRequest {
        /// How many best lines, 1 to 5.
        lines: usize,
        /// As in `ThinkRequest`.
        #[cfg_attr(test, ts(optional = nullable, type = "Model"))]
        model: Option<String>,
    }

    /// A slice of the search.
    SliceRequest {
        /// About how many positions to search.
        nodes: u32,
    }

    /// A level of the computer.
    LevelRequest { level: u8 }

    /// A perft to count, for benchmarks.
    BenchPerftRequest { game: String, depth: u32 }

    /// A search to run, for benchmarks.
    BenchSearchRequest { game: String, nodes: u32 }
}
