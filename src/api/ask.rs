//! What the page asks. One flat set of fields is read for all calls: an enum with a shape for each call would be a
//! tenth of the whole program, and every page would wait for its compilation.

use super::error::EngineError;
use super::messages::SetupMessage;
use super::named::Named;
use super::reader::{FromJson, Json, from_json};

/// The fields of any question, as they come from the page.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    game: Option<String>,
    position: Option<String>,
    options: Option<Named<String, String>>,
    text: Option<String>,
    record: Option<String>,
    sealed: Option<String>,
    headers: Option<Named<String, String>>,
    short: Option<bool>,
    full: Option<bool>,
    action: Option<String>,
    ply: Option<usize>,
    consent: Option<bool>,
    seat: Option<usize>,
    field: Option<String>,
    value: Option<String>,
    kind: Option<usize>,
    from: Option<usize>,
    to: Option<usize>,
    present: Option<bool>,
    node: Option<usize>,
    comment: Option<String>,
    glyph: Option<String>,
    arrows: Option<Vec<ArrowField>>,
    moves: Option<u32>,
    nodes: Option<u32>,
    file: Option<String>,
    setup: Option<SetupMessage>,
}

/// An arrow, or a ring if it leads to where it begins.
#[derive(Clone, Debug)]
pub struct ArrowField {
    /// Where it begins.
    pub from: usize,
    /// Where it points.
    pub to: usize,
    /// `green`, `red`, `blue` or `yellow`.
    pub colour: String,
}

from_json! {
    Fields {
        game: "game",
        position: "position",
        options: "options",
        text: "text",
        record: "record",
        sealed: "sealed",
        headers: "headers",
        short: "short",
        full: "full",
        action: "action",
        ply: "ply",
        consent: "consent",
        seat: "seat",
        field: "field",
        value: "value",
        kind: "kind",
        from: "from",
        to: "to",
        present: "present",
        node: "node",
        comment: "comment",
        glyph: "glyph",
        arrows: "arrows",
        moves: "moves",
        nodes: "nodes",
        file: "file",
        setup: "setup",
    }
    ArrowField { from: "from", to: "to", colour: "colour" }
}

impl Fields {
    /// Reads the fields of a question from JSON; `None` if they are none.
    pub fn read(json: &str) -> Option<Fields> {
        Fields::from_json(Json::parse(json)?)
    }
}

/// A question, complete.
#[expect(
    missing_docs,
    reason = "each call and field is described in www/engine/protocol.js"
)]
#[derive(Clone, Debug)]
pub enum Ask {
    Games,
    Open {
        game: String,
        position: Option<String>,
        options: Named<String, String>,
    },
    OpenFile {
        text: String,
        options: Named<String, String>,
    },
    Load {
        record: String,
    },
    Unseal {
        sealed: String,
    },
    Record {
        headers: Named<String, String>,
        short: bool,
        full: bool,
    },
    Seal {
        headers: Named<String, String>,
    },
    Look {
        seat: Option<usize>,
    },
    Choose {
        seat: usize,
        field: String,
        value: Option<String>,
    },
    Secrets,
    Beliefs {
        seat: usize,
    },
    PlayThought,
    TakeBack {
        ply: usize,
        consent: bool,
    },
    Play {
        action: String,
    },
    Undo,
    Redo,
    GoTo {
        ply: usize,
    },
    Resign {
        seat: usize,
    },
    Flag {
        seat: usize,
    },
    Promotions {
        from: usize,
        to: usize,
    },
    WhyNot {
        from: usize,
        to: usize,
    },
    Attackers {
        to: usize,
    },
    Preview {
        kind: usize,
        seat: usize,
        from: usize,
        present: bool,
    },
    StudyStart,
    StudyLoad {
        text: String,
    },
    Study,
    StudyGo {
        node: usize,
    },
    StudyAnnotate {
        node: usize,
        comment: Option<String>,
        glyph: Option<String>,
        arrows: Option<Vec<ArrowField>>,
    },
    StudyPromote {
        node: usize,
    },
    StudyRemove {
        node: usize,
    },
    StudyText {
        headers: Named<String, String>,
    },
    Prove {
        moves: u32,
        nodes: Option<u32>,
    },
    Defend {
        seat: usize,
        moves: u32,
        nodes: Option<u32>,
    },
    Adopt {
        text: String,
    },
    Source {
        game: String,
    },
    Check {
        text: String,
    },
    Examine {
        game: Option<String>,
        file: Option<String>,
        options: Named<String, String>,
        position: Option<String>,
        setup: Option<SetupMessage>,
    },
    Import {
        text: String,
    },
}

impl Ask {
    /// The names of all calls.
    pub const CALLS: [&str; 38] = [
        "games",
        "open",
        "openFile",
        "load",
        "unseal",
        "record",
        "seal",
        "look",
        "choose",
        "secrets",
        "beliefs",
        "playThought",
        "takeBack",
        "play",
        "undo",
        "redo",
        "goTo",
        "resign",
        "flag",
        "promotions",
        "whyNot",
        "attackers",
        "preview",
        "studyStart",
        "studyLoad",
        "study",
        "studyGo",
        "studyAnnotate",
        "studyPromote",
        "studyRemove",
        "studyText",
        "prove",
        "defend",
        "examine",
        "adopt",
        "source",
        "check",
        "import",
    ];

    /// The question of a call with these fields. It is over 60 lines, being a table: a line or two for each call.
    ///
    /// # Errors
    ///
    /// `unknown-call`, or `missing-field` with the field's name.
    pub fn new(call: &str, fields: Fields) -> Result<Ask, EngineError> {
        Ok(match call {
            "games" => Ask::Games,
            "open" => Ask::Open {
                game: need(fields.game, "game")?,
                position: fields.position,
                options: fields.options.unwrap_or_default(),
            },
            "openFile" => Ask::OpenFile {
                text: need(fields.text, "text")?,
                options: fields.options.unwrap_or_default(),
            },
            "load" => Ask::Load {
                record: need(fields.record, "record")?,
            },
            "unseal" => Ask::Unseal {
                sealed: need(fields.sealed, "sealed")?,
            },
            "record" => Ask::Record {
                headers: need(fields.headers, "headers")?,
                short: fields.short.unwrap_or(false),
                full: fields.full.unwrap_or(false),
            },
            "seal" => Ask::Seal {
                headers: need(fields.headers, "headers")?,
            },
            "look" => Ask::Look { seat: fields.seat },
            "choose" => Ask::Choose {
                seat: need(fields.seat, "seat")?,
                field: need(fields.field, "field")?,
                value: fields.value,
            },
            "secrets" => Ask::Secrets,
            "beliefs" => Ask::Beliefs {
                seat: need(fields.seat, "seat")?,
            },
            "playThought" => Ask::PlayThought,
            "takeBack" => Ask::TakeBack {
                ply: need(fields.ply, "ply")?,
                consent: need(fields.consent, "consent")?,
            },
            "play" => Ask::Play {
                action: need(fields.action, "action")?,
            },
            "undo" => Ask::Undo,
            "redo" => Ask::Redo,
            "goTo" => Ask::GoTo {
                ply: need(fields.ply, "ply")?,
            },
            "resign" => Ask::Resign {
                seat: need(fields.seat, "seat")?,
            },
            "flag" => Ask::Flag {
                seat: need(fields.seat, "seat")?,
            },
            "promotions" => Ask::Promotions {
                from: need(fields.from, "from")?,
                to: need(fields.to, "to")?,
            },
            "whyNot" => Ask::WhyNot {
                from: need(fields.from, "from")?,
                to: need(fields.to, "to")?,
            },
            "attackers" => Ask::Attackers {
                to: need(fields.to, "to")?,
            },
            "preview" => Ask::Preview {
                kind: need(fields.kind, "kind")?,
                seat: need(fields.seat, "seat")?,
                from: need(fields.from, "from")?,
                present: need(fields.present, "present")?,
            },
            "studyStart" => Ask::StudyStart,
            "studyLoad" => Ask::StudyLoad {
                text: need(fields.text, "text")?,
            },
            "study" => Ask::Study,
            "studyGo" => Ask::StudyGo {
                node: need(fields.node, "node")?,
            },
            "studyAnnotate" => Ask::StudyAnnotate {
                node: need(fields.node, "node")?,
                comment: fields.comment,
                glyph: fields.glyph,
                arrows: fields.arrows,
            },
            "studyPromote" => Ask::StudyPromote {
                node: need(fields.node, "node")?,
            },
            "studyRemove" => Ask::StudyRemove {
                node: need(fields.node, "node")?,
            },
            "studyText" => Ask::StudyText {
                headers: need(fields.headers, "headers")?,
            },
            "prove" => Ask::Prove {
                moves: need(fields.moves, "moves")?,
                nodes: fields.nodes,
            },
            "defend" => Ask::Defend {
                seat: need(fields.seat, "seat")?,
                moves: need(fields.moves, "moves")?,
                nodes: fields.nodes,
            },
            "adopt" => Ask::Adopt {
                text: need(fields.text, "text")?,
            },
            "source" => Ask::Source {
                game: need(fields.game, "game")?,
            },
            "check" => Ask::Check {
                text: need(fields.text, "text")?,
            },
            "examine" => Ask::Examine {
                game: fields.game,
                file: fields.file,
                options: fields.options.unwrap_or_default(),
                position: fields.position,
                setup: fields.setup,
            },
            "import" => Ask::Import {
                text: need(fields.text, "text")?,
            },
            _ => {
                return Err(EngineError::new(
                    "unknown-call",
                    call,
                    Ask::CALLS.join(", "),
                ));
            }
        })
    }
}

fn need<T>(field: Option<T>, name: &str) -> Result<T, EngineError> {
    field.ok_or_else(|| EngineError::new("missing-field", "", name))
}
