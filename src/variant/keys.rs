//! Every key of a variant file, declared once: reading, checking and the reference page all use these.
//! It is longer than 500 lines because it is a single table, and the table should be read in one place.

/// A key of a table.
pub(super) struct Key {
    /// As written.
    pub(super) name: &'static str,
    /// What it means, for the reference page.
    pub(super) about: &'static str,
    /// What it takes.
    pub(super) form: Form,
    /// What holds if it is missing.
    pub(super) default: Default,
    /// A value as written, for the reference page.
    pub(super) example: &'static str,
}

/// What holds if a key is missing.
pub(super) enum Default {
    /// It may not be missing.
    Required,
    /// Nothing: described in words.
    Nothing(&'static str),
    Text(&'static str),
    Number(i64),
    Flag(bool),
}

/// What a key takes.
pub(super) enum Form {
    /// Any text but an empty one.
    Text,
    /// A text, or a table with `text` and translations by language tag.
    Name,
    /// Small letters, digits and `-`.
    Id,
    /// A number between two, both included.
    Number(i64, i64),
    Flag,
    /// `#RRGGBB`.
    Colour,
    /// One small letter.
    SeatLetter,
    /// One capital letter.
    CastlingLetter,
    /// One or two capital letters: declares a piece.
    Code,
    /// The code of a declared piece.
    Piece,
    /// Codes of declared pieces.
    Pieces,
    Texts,
    OneOf(&'static [&'static str]),
    /// A list of tables with these keys, written `[[key]]` or in line.
    Tables(&'static Section),
    /// A table with these keys.
    Table(&'static Section),
}

/// A table of the file and the keys it may have.
pub(super) struct Section {
    /// As written: `[board]`, `[[piece]]`; of a table in line its key.
    pub(super) title: &'static str,
    /// What it is for, for the reference page.
    pub(super) about: &'static str,
    /// Its keys.
    pub(super) keys: &'static [&'static Key],
}

const fn key(
    name: &'static str,
    form: Form,
    default: Default,
    example: &'static str,
    about: &'static str,
) -> Key {
    Key {
        name,
        about,
        form,
        default,
        example,
    }
}

use Default::{Flag, Nothing, Number, Required, Text};

/// The whole file.
pub(super) static FILE: Section = Section {
    title: "The top of the file",
    about: "What the game is and where it comes from.",
    keys: &[
        &FORMAT,
        &ID,
        &NAME,
        &AUTHOR,
        &YEAR,
        &SOURCE,
        &SUMMARY,
        &NOTES,
        &ARRAY,
        &AFTER_A_MOVE,
        &BOARD,
        &SEAT,
        &PIECE,
        &PROMOTION,
        &CASTLING,
        &ENDING,
        &CROWN,
        &DROPS,
        &OPTION,
    ],
};

pub(super) static FORMAT: Key = key(
    "format",
    Form::Number(1, 1),
    Required,
    "1",
    "The number of this file format.",
);
pub(super) static ID: Key = key(
    "id",
    Form::Id,
    Required,
    r#""my-game""#,
    "The game's name in links, records and on the command line; best the name of the file.",
);
pub(super) static NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "My Game", de = "Mein Spiel" }"#,
    "The game's name.",
);
pub(super) static AUTHOR: Key = key(
    "author",
    Form::Text,
    Required,
    r#""A. Inventor""#,
    "Who invented the game.",
);
pub(super) static YEAR: Key = key(
    "year",
    Form::Number(1, 9999),
    Required,
    "1999",
    "When it was first published.",
);
pub(super) static SOURCE: Key = key(
    "source",
    Form::Text,
    Required,
    r#""https://example.org/my-game""#,
    "The page or book that has the rules.",
);
pub(super) static SUMMARY: Key = key(
    "summary",
    Form::Text,
    Required,
    r#""The old game with more Knights.""#,
    "One or two sentences for the gallery.",
);
pub(super) static NOTES: Key = key(
    "notes",
    Form::Texts,
    Nothing("no notes"),
    r#"["A Pawn promotes only to a captured piece."]"#,
    "The special rules in words, one sentence or two each.",
);
pub(super) static ARRAY: Key = key(
    "array",
    Form::Text,
    Required,
    r#""rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1""#,
    "The start as position text (see below). Initial moves (`i`) start only where such a man stands here.",
);

pub(super) static AFTER_A_MOVE: Key = key(
    "after-a-move",
    Form::OneOf(&["stay", PASS_OVER]),
    Text("stay"),
    r#""pass to the other board""#,
    "What a man does once it has moved. `stay`: nothing. `pass to the other board`: it goes on to the corresponding cell of the other board, which must be empty. Its own royal may not be attacked before it passes, if that stands on the board of the move, nor after. Needs `two-boards` and two seats; there is no en passant and no reserve.",
);
/// A value of [`AFTER_A_MOVE`].
pub(super) const PASS_OVER: &str = "pass to the other board";

pub(super) static BOARD: Key = key(
    "board",
    Form::Table(&BOARD_SECTION),
    Required,
    "",
    "The board.",
);
static BOARD_SECTION: Section = Section {
    title: "[board]",
    about: "The board: its size and its colours.",
    keys: &[&SHAPE, &FILES, &RANKS, &SHADES, &PATTERN, &FORMULA],
};
pub(super) static SHAPE: Key = key(
    "shape",
    Form::OneOf(&["plane", "two-boards"]),
    Text("plane"),
    r#""plane""#,
    "How the board is built: `plane` is a single board; `two-boards` are two of the same size, the cells of the second with capital letters for their files (`D5`).",
);
pub(super) static FILES: Key = key(
    "files",
    Form::Number(1, 26),
    Required,
    "8",
    "Cells from left to right. A board has at most 256 cells, two boards together no more.",
);
pub(super) static RANKS: Key = key(
    "ranks",
    Form::Number(1, 26),
    Required,
    "8",
    "Cells from the first seat's side to the opposite one.",
);
pub(super) static SHADES: Key = key(
    "shades",
    Form::Tables(&SHADE_SECTION),
    Required,
    r##"[{ name = "light", colour = "#F0D9B5" }, { name = "dark", colour = "#B58863" }]"##,
    "The colours of the cells, at most 8.",
);
pub(super) static PATTERN: Key = key(
    "pattern",
    Form::Texts,
    Nothing("a `formula` instead"),
    r#"["light dark", "dark light"]"#,
    "The smallest tile of the colouring as it looks on the board, the top row first, shades by name. Its lower left corner lies on a1, and it is repeated.",
);
pub(super) static FORMULA: Key = key(
    "formula",
    Form::Text,
    Nothing("a `pattern` instead"),
    r#""(file + rank) % 2""#,
    "The colouring as a calculation with `file`, `rank` and `layer` (counted from 1), numbers, `+ - * %` and parentheses. It gives the number of the shade; the first one is 0.",
);
static SHADE_SECTION: Section = Section {
    title: "shades",
    about: "Each entry of `board.shades`.",
    keys: &[&SHADE_NAME, &SHADE_COLOUR],
};
pub(super) static SHADE_NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""light""#,
    "What players call the colour.",
);
pub(super) static SHADE_COLOUR: Key = key(
    "colour",
    Form::Colour,
    Required,
    r##""#F0D9B5""##,
    "The colour itself.",
);

pub(super) static SEAT: Key = key(
    "seat",
    Form::Tables(&SEAT_SECTION),
    Nothing("White (`w`, up), then Black (`b`, down)"),
    "",
    "The players.",
);
static SEAT_SECTION: Section = Section {
    title: "[[seat]]",
    about: "The players in order of play, two or four. Without any there are White and Black.",
    keys: &[&SEAT_LETTER, &SEAT_NAME, &SEAT_COLOUR, &FORWARD],
};
pub(super) static SEAT_LETTER: Key = key(
    "letter",
    Form::SeatLetter,
    Required,
    r#""r""#,
    "The seat in position text.",
);
pub(super) static SEAT_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#""Red""#,
    "What the seat is called.",
);
pub(super) static SEAT_COLOUR: Key = key(
    "colour",
    Form::OneOf(&["white", "black", "red", "yellow", "green", "blue"]),
    Required,
    r#""red""#,
    "The colour of its men.",
);
pub(super) static FORWARD: Key = key(
    "forward",
    Form::OneOf(&["up", "down", "left", "right"]),
    Required,
    r#""up""#,
    "Where its men's \"forward\" points, seen from the first seat.",
);

pub(super) static PIECE: Key = key(
    "piece",
    Form::Tables(&PIECE_SECTION),
    Required,
    "",
    "The types of men.",
);
static PIECE_SECTION: Section = Section {
    title: "[[piece]]",
    about: "The types of men, at most 32, the same for every seat.",
    keys: &[
        &CODE,
        &ALSO,
        &PIECE_NAME,
        &ICON,
        &MOVES,
        &TWO_STEPS,
        &ROYAL,
        &PIECE_RULES,
    ],
};
pub(super) static CODE: Key = key(
    "code",
    Form::Code,
    Required,
    r#""U""#,
    "Its letters in position and move text. With two letters: the first may not be the code of another piece if a code starts with the second.",
);
pub(super) static ALSO: Key = key(
    "also",
    Form::Texts,
    Nothing("none"),
    r#"["D"]"#,
    "Other letters under which records may name it.",
);
pub(super) static PIECE_NAME: Key = key(
    "name",
    Form::Name,
    Required,
    r#"{ text = "Unicorn", de = "Einhorn" }"#,
    "What players call it.",
);
pub(super) static ICON: Key = key(
    "icon",
    Form::Id,
    Required,
    r#""unicorn""#,
    "The name of its picture.",
);
pub(super) static MOVES: Key = key(
    "moves",
    Form::Text,
    Required,
    r#""BNN""#,
    "Its movement in XBetza notation, see below.",
);
pub(super) static TWO_STEPS: Key = key(
    "two-steps",
    Form::Flag,
    Flag(false),
    "true",
    "It moves exactly two King's steps in a turn, also back to its cell. The first may capture or jump over what stands there, the second ends on an empty cell, a capture or its own cell. If either leaves the board it goes back to its owner's reserve. `moves` must be `KNAD`, the cells it attacks, and it must be droppable.",
);
pub(super) static ROYAL: Key = key(
    "royal",
    Form::Flag,
    Flag(false),
    "true",
    "Whether the game is about this man. Each seat has exactly one royal man in the array.",
);
pub(super) static PIECE_RULES: Key = key(
    "rules",
    Form::Text,
    Required,
    r#""Moves like a Bishop or a Nightrider.""#,
    "Its rules in a sentence or two, for players.",
);

pub(super) static PROMOTION: Key = key(
    "promotion",
    Form::Tables(&PROMOTION_SECTION),
    Nothing("no piece promotes"),
    "",
    "Promotions.",
);
static PROMOTION_SECTION: Section = Section {
    title: "[[promotion]]",
    about: "A man that reaches its zone must be promoted. If nothing is to be had, it may not enter the zone.",
    keys: &[&PROMOTED, &ZONE, &ALWAYS, &CAPTURED],
};
pub(super) static PROMOTED: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["P"]"#,
    "The pieces that promote so.",
);
pub(super) static ZONE: Key = key(
    "zone",
    Form::OneOf(&["last rank"]),
    Text("last rank"),
    r#""last rank""#,
    "Where. `last rank`: the cells at the end of the board, seen by the man's own seat.",
);
pub(super) static ALWAYS: Key = key(
    "always",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R", "B", "N"]"#,
    "What it may always become.",
);
pub(super) static CAPTURED: Key = key(
    "captured",
    Form::Pieces,
    Nothing("none"),
    r#"["Q", "R"]"#,
    "What it may become while its side has fewer of them on the board than in the array.",
);

pub(super) static CASTLING: Key = key(
    "castling",
    Form::Tables(&CASTLING_SECTION),
    Nothing("no castling"),
    "",
    "Castlings.",
);
static CASTLING_SECTION: Section = Section {
    title: "[[castling]]",
    about: "A castling that each of two seats has once: a man makes a long step along its rank towards an unmoved partner, who lands on the last cell it crossed. Every cell between the two must be empty.",
    keys: &[
        &CASTLING_LETTER,
        &PARTNER_LETTER,
        &CASTLING_PIECE,
        &PARTNER,
        &SIDE,
        &STEPS,
        &SAFE,
    ],
};
pub(super) static CASTLING_LETTER: Key = key(
    "letter",
    Form::CastlingLetter,
    Required,
    r#""K""#,
    "The right's letter in position text; the second seat writes it small.",
);
pub(super) static PARTNER_LETTER: Key = key(
    "partner-letter",
    Form::CastlingLetter,
    Nothing("`letter` stands for the castling"),
    r#""H""#,
    "With it, letters stand for unmoved men: `letter` for the man of the long step, this one for its partner. They stay written while their man is unmoved, whatever became of the other, in alphabetical order. All castlings have it or none.",
);
pub(super) static CASTLING_PIECE: Key = key(
    "piece",
    Form::Piece,
    Required,
    r#""K""#,
    "What makes the long step. Each seat has one in the array.",
);
pub(super) static PARTNER: Key = key(
    "partner",
    Form::Piece,
    Required,
    r#""R""#,
    "What it steps towards: the nearest such man of its own on that side in the array.",
);
pub(super) static SIDE: Key = key(
    "side",
    Form::OneOf(&["right", "left"]),
    Required,
    r#""right""#,
    "On which side the partner stands, as the first seat sees the board (for every seat).",
);
pub(super) static STEPS: Key = key(
    "steps",
    Form::Number(1, 25),
    Number(2),
    "2",
    "How many cells long the step is.",
);
pub(super) static SAFE: Key = key(
    "safe",
    Form::Flag,
    Flag(true),
    "true",
    "Whether it may neither start, pass nor land on an attacked cell.",
);

pub(super) static ENDING: Key = key(
    "ending",
    Form::Table(&ENDING_SECTION),
    Required,
    "",
    "How the game ends.",
);
static ENDING_SECTION: Section = Section {
    title: "[ending]",
    about: "How the game ends.",
    keys: &[
        &GOAL,
        &STALEMATE,
        &PASSES,
        &REPETITION,
        &WHOEVER_ACTS,
        &MOVE_COUNT,
        &MATERIAL,
        &WALLED_IN,
    ],
};
pub(super) static WALLED_IN: Key = key(
    "walled-in",
    Form::Pieces,
    Nothing("a stalemate like any other"),
    r#"["S"]"#,
    "A seat without a legal action draws if its royal man, not attacked, has only its own men and men of these types (of any seat) around it, one of these at least.",
);
pub(super) static GOAL: Key = key(
    "goal",
    Form::OneOf(&["checkmate", "claim"]),
    Required,
    r#""checkmate""#,
    "What wins. `checkmate`: the seat to move is attacked in its royal man and has no legal action. `claim`: a seat that attacks an enemy's royal man at the start of its turn claims it; that army leaves the board, and the last seat alive wins.",
);
pub(super) static STALEMATE: Key = key(
    "stalemate",
    Form::OneOf(&["draw", "loss", "win"]),
    Text("draw"),
    r#""draw""#,
    "What it means for a seat to have no legal action while its royal man is not attacked.",
);
pub(super) static PASSES: Key = key(
    "passes",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a seat without a legal action passes while more than two seats are alive.",
);
pub(super) static REPETITION: Key = key(
    "repetition",
    Form::Number(2, 9),
    Nothing("no draw by repetition"),
    "3",
    "Which occurrence of the same position with the same seat to act is a draw.",
);
pub(super) static WHOEVER_ACTS: Key = key(
    "repetition-whoever-acts",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a repeated position counts whichever seat is to act.",
);
pub(super) static MOVE_COUNT: Key = key(
    "move-count",
    Form::Table(&MOVE_COUNT_SECTION),
    Nothing("no draw by move count"),
    r#"{ plies = 100, reset-by = ["P"] }"#,
    "Draw by a number of plies in which nothing irreversible happens.",
);
pub(super) static MATERIAL: Key = key(
    "material",
    Form::Texts,
    Nothing("no draw by material"),
    r#"["K - K", "K N - K", "K B* - K B* on one shade"]"#,
    "Draws by what is left: the men of one side, `-`, those of the other (either seat may have either). `B*` is any number of them, none included; `on one shade` asks that all of these stand on one colour. Two seats only.",
);
static MOVE_COUNT_SECTION: Section = Section {
    title: "move-count",
    about: "The entries of `ending.move-count`. A capture always starts the count again.",
    keys: &[&PLIES, &RESET_BY, &RESET_BY_PROMOTION, &LONE_ROYAL],
};
pub(super) static LONE_ROYAL: Key = key(
    "lone-royal",
    Form::Table(&LONE_ROYAL_SECTION),
    Nothing("the same limit for all"),
    r#"{ plies = 64, against = ["R"] }"#,
    "Another limit while one side has only its royal man. The count itself carries on.",
);
static LONE_ROYAL_SECTION: Section = Section {
    title: "lone-royal",
    about: "The entries of `ending.move-count.lone-royal`. Two seats only.",
    keys: &[&PLIES, &AGAINST],
};
pub(super) static AGAINST: Key = key(
    "against",
    Form::Pieces,
    Required,
    r#"["R"]"#,
    "The limit holds while the other side has one of these at least.",
);
pub(super) static PLIES: Key = key(
    "plies",
    Form::Number(1, 1000),
    Required,
    "100",
    "How many plies draw; a move of one seat is one ply.",
);
pub(super) static RESET_BY: Key = key(
    "reset-by",
    Form::Pieces,
    Nothing("none"),
    r#"["P"]"#,
    "Moves of these pieces start the count again.",
);
pub(super) static RESET_BY_PROMOTION: Key = key(
    "reset-by-promotion",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a promotion starts the count again.",
);

pub(super) static CROWN: Key = key(
    "crown",
    Form::Table(&CROWN_SECTION),
    Nothing("no crown"),
    "",
    "A crown that one of two men of each seat wears secretly.",
);
static CROWN_SECTION: Section = Section {
    title: "[crown]",
    about: "One of two men of each seat, its monarchs, secretly wears the crown: its owner chooses before the game. Capturing the crown wins. While both live they are ordinary men; when one is captured without the crown, everybody knows that the other wears it, and that one is royal. Two seats; no other man may be royal. The position text has a field `crown`.",
    keys: &[&MONARCHS, &HIDES, &HALVES],
};
pub(super) static MONARCHS: Key = key(
    "monarchs",
    Form::Pieces,
    Required,
    r#"["K", "Q"]"#,
    "The two monarchs. Each seat has one of each in the array.",
);
pub(super) static HIDES: Key = key(
    "hides",
    Form::Flag,
    Flag(false),
    "true",
    "Whether a seat with a lone monarch may secretly hide the crown on an empty cell, once, at the start of a turn and without spending it. No man of that seat is royal then. An enemy man that stops on the cell wins, an own one loses; taking the whole army wins too. The position text has a field `hidden`.",
);
pub(super) static HALVES: Key = key(
    "halves",
    Form::Pieces,
    Nothing("no splitting"),
    r#"["O", "X"]"#,
    "The two halves into which a lone monarch may split at the start of the turn after its partner was lost, without spending it: one stays, the other goes to an empty neighbouring cell; one of them secretly wears the crown. The position text has a field `half`.",
);

pub(super) static DROPS: Key = key(
    "drops",
    Form::Tables(&DROPS_SECTION),
    Nothing("no reserves"),
    "",
    "Men in reserve.",
);
static DROPS_SECTION: Section = Section {
    title: "[[drops]]",
    about: "Men that wait in reserve and may be dropped on empty cells; a turn of drops keeps to the pieces of one table. What each seat starts with stands in brackets in the array.",
    keys: &[&DROPPED, &PER_TURN, &MINED, &AFTER_LOSS],
};
pub(super) static DROPPED: Key = key(
    "pieces",
    Form::Pieces,
    Required,
    r#"["S"]"#,
    "The pieces that may be in reserve.",
);
pub(super) static PER_TURN: Key = key(
    "per-turn",
    Form::Number(1, 255),
    Number(1),
    "3",
    "The most drops in one turn. With more than one the turn goes on after a drop, until the action `done`, and the position text has a field `drops`.",
);
pub(super) static AFTER_LOSS: Key = key(
    "after-loss",
    Form::Number(0, 99),
    Number(0),
    "3",
    "How many of each of these pieces a seat gets when it loses a monarch without the crown; needs `[crown]`.",
);
pub(super) static MINED: Key = key(
    "mined",
    Form::Piece,
    Nothing("no mine"),
    r#""S""#,
    "One man of this type is secretly mined: whoever captures it leaves the board too. Only its owner knows which; the position text has a field `mine`.",
);

pub(super) static OPTION: Key = key(
    "option",
    Form::Tables(&OPTION_SECTION),
    Nothing("no options"),
    "",
    "Choices before the game.",
);
static OPTION_SECTION: Section = Section {
    title: "[[option]]",
    about: "A choice before the game. What was chosen belongs to the game's identity: to its record and its hash.",
    keys: &[&OPTION_NAME, &OPTION_ABOUT, &VALUES, &OPTION_DEFAULT],
};
pub(super) static OPTION_NAME: Key = key(
    "name",
    Form::Id,
    Required,
    r#""stones""#,
    "What it is called in records and links.",
);
pub(super) static OPTION_ABOUT: Key = key(
    "about",
    Form::Name,
    Required,
    r#""How many stones each seat has""#,
    "What is chosen, for players.",
);
pub(super) static VALUES: Key = key(
    "values",
    Form::Texts,
    Required,
    r#"["two", "three"]"#,
    "What may be chosen: two values at least.",
);
pub(super) static OPTION_DEFAULT: Key = key(
    "default",
    Form::Text,
    Required,
    r#""three""#,
    "What holds if nothing is chosen: one of the values.",
);
