//! What the page asks. One flat set of fields is read for all calls, and which of them a call can't do without stands in one table: an
//! enum with a shape for each call would be a tenth of the whole program, and every page would wait for its compilation.

use super::error::EngineError;
use super::messages::SetupMessage;
use super::named::Named;
use super::reader::{Json, from_json};

/// The fields of any question, as they come from the page.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    /// Those that are plain values.
    plain: Vec<(&'static str, Json)>,
    arrows: Option<Vec<ArrowField>>,
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
    ArrowField { from: "from", to: "to", colour: "colour" }
}

/// What a plain field holds.
#[derive(Clone, Copy)]
enum Plain {
    Text,
    Flag,
    /// As large as 32 bits can tell.
    Number,
    /// Texts by name.
    Pairs,
}

const PLAIN: [(&str, Plain); 25] = [
    ("game", Plain::Text),
    ("position", Plain::Text),
    ("options", Plain::Pairs),
    ("text", Plain::Text),
    ("record", Plain::Text),
    ("sealed", Plain::Text),
    ("headers", Plain::Pairs),
    ("short", Plain::Flag),
    ("full", Plain::Flag),
    ("action", Plain::Text),
    ("ply", Plain::Number),
    ("consent", Plain::Flag),
    ("seat", Plain::Number),
    ("field", Plain::Text),
    ("value", Plain::Text),
    ("kind", Plain::Number),
    ("from", Plain::Number),
    ("to", Plain::Number),
    ("present", Plain::Flag),
    ("node", Plain::Number),
    ("comment", Plain::Text),
    ("glyph", Plain::Text),
    ("moves", Plain::Number),
    ("nodes", Plain::Number),
    ("file", Plain::Text),
];

impl Plain {
    fn holds(self, value: &Json) -> bool {
        match (self, value) {
            (Plain::Text, Json::Text(_)) | (Plain::Flag, Json::Bool(_)) => true,
            (Plain::Number, Json::Number(number)) => u32::try_from(*number).is_ok(),
            (Plain::Pairs, Json::Object(pairs)) => {
                let mut values = pairs.iter().map(|(_, value)| value);
                values.all(|value| matches!(value, Json::Text(_)))
            }
            _ => false,
        }
    }
}

impl Fields {
    /// Reads the fields of a question from JSON; `None` if they are none.
    pub fn read(json: &str) -> Option<Fields> {
        let mut taken = Json::parse(json)?.fields()?;
        let mut fields = Fields {
            plain: Vec::new(),
            arrows: taken.take("arrows")?,
            setup: taken.take("setup")?,
        };
        for (name, plain) in PLAIN {
            match taken.value(name) {
                Json::Null => {}
                value if plain.holds(&value) => fields.plain.push((name, value)),
                _ => return None,
            }
        }
        taken.done(fields)
    }

    fn plain(&self, name: &str) -> Option<&Json> {
        let known = self.plain.iter().find(|(known, _)| *known == name);
        known.map(|(_, value)| value)
    }

    fn has(&self, name: &str) -> bool {
        self.plain(name).is_some()
    }
}

/// Lists the calls, each with the fields that it can't do without.
macro_rules! calls {
    ($($call:ident $name:literal $needs:literal)+) => {
        /// What is asked.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Call { $($call),+ }

        const CALLS: &[(Call, &str, &str)] = &[$((Call::$call, $name, $needs)),+];
    };
}
calls! {
    Games "games" ""
    Open "open" "game"
    OpenFile "openFile" "text"
    Load "load" "record"
    Unseal "unseal" "sealed"
    Record "record" "headers"
    Seal "seal" "headers"
    Look "look" ""
    Choose "choose" "seat field"
    Secrets "secrets" ""
    Beliefs "beliefs" "seat"
    PlayThought "playThought" ""
    TakeBack "takeBack" "ply consent"
    Play "play" "action"
    Undo "undo" ""
    Redo "redo" ""
    GoTo "goTo" "ply"
    Resign "resign" "seat"
    Flag "flag" "seat"
    Promotions "promotions" "from to"
    WhyNot "whyNot" "from to"
    Attackers "attackers" "to"
    Preview "preview" "kind seat from present"
    StudyStart "studyStart" ""
    StudyLoad "studyLoad" "text"
    Study "study" ""
    StudyGo "studyGo" "node"
    StudyAnnotate "studyAnnotate" "node"
    StudyPromote "studyPromote" "node"
    StudyRemove "studyRemove" "node"
    StudyText "studyText" "headers"
    Prove "prove" "moves"
    Defend "defend" "seat moves"
    Examine "examine" ""
    Adopt "adopt" "text"
    Source "source" "game"
    Check "check" "text"
    Import "import" "text"
}

/// A question, complete: none of the fields that its call needs is missing.
#[derive(Clone, Debug)]
pub struct Ask {
    pub(super) call: Call,
    fields: Fields,
}

impl Ask {
    /// The names of all calls.
    pub fn calls() -> impl Iterator<Item = &'static str> {
        CALLS.iter().map(|(_, name, _)| *name)
    }

    /// The question of a call with these fields.
    ///
    /// # Errors
    ///
    /// `unknown-call`, or `missing-field` with the field's name.
    pub fn new(call: &str, fields: Fields) -> Result<Ask, EngineError> {
        let Some(&(call, _, needs)) = CALLS.iter().find(|(_, name, _)| *name == call) else {
            let known: Vec<&str> = Ask::calls().collect();
            return Err(EngineError::new("unknown-call", call, known.join(", ")));
        };
        match needs.split_whitespace().find(|name| !fields.has(name)) {
            Some(name) => Err(EngineError::new("missing-field", "", name)),
            None => Ok(Ask { call, fields }),
        }
    }

    /// A text, if it is there.
    pub(super) fn text(&self, name: &str) -> Option<&str> {
        match self.fields.plain(name)? {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }

    /// A text that the call needs.
    pub(super) fn needed_text(&self, name: &str) -> &str {
        self.text(name).unwrap_or_default()
    }

    /// A number, if it is there.
    pub(super) fn number(&self, name: &str) -> Option<usize> {
        match self.fields.plain(name)? {
            Json::Number(number) => Some(*number as usize),
            _ => None,
        }
    }

    /// A number that the call needs.
    pub(super) fn needed_number(&self, name: &str) -> usize {
        self.number(name).unwrap_or_default()
    }

    /// Whether something is so; what isn't said isn't.
    pub(super) fn flag(&self, name: &str) -> bool {
        self.fields.plain(name) == Some(&Json::Bool(true))
    }

    /// Texts by name; none if they aren't there.
    pub(super) fn pairs(&self, name: &str) -> Named<String, String> {
        let Some(Json::Object(pairs)) = self.fields.plain(name) else {
            return Named::default();
        };
        let mut named = Named::default();
        for (name, value) in pairs {
            if let Json::Text(text) = value {
                named.insert(name.clone(), text.clone());
            }
        }
        named
    }

    /// The arrows of a study's node, if they are there.
    pub(super) fn arrows(&self) -> Option<&[ArrowField]> {
        self.fields.arrows.as_deref()
    }

    /// A position that is being put together, if it is there.
    pub(super) fn setup(&self) -> Option<&SetupMessage> {
        self.fields.setup.as_ref()
    }
}
