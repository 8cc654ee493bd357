//! Calls of a session by name, with JSON like the page's.

use menagerie::api::{EngineError, Session};
use serde::de::DeserializeOwned;
use serde_json::Value;

fn request<T: DeserializeOwned>(call: &str, request: Value) -> T {
    serde_json::from_value(request).unwrap_or_else(|error| panic!("{call}: {error}"))
}

/// Defines the calls with and without arguments.
macro_rules! calls {
    ($($name:literal $method:ident $(($request:tt))?,)+) => {
        /// Calls a session. Panics if there is no such call or the request has other fields.
        pub fn call(session: &mut Session, name: &str, argument: Value) -> Result<Value, EngineError> {
            let answer = match name {
                $($name => calls!(@answer session $method name argument $(($request))?),)+
                _ => panic!("no call {name}"),
            };
            Ok(answer?.expect("JSON"))
        }
    };
    (@answer $session:ident $method:ident $name:ident $argument:ident) => {
        $session.$method().map(serde_json::to_value)
    };
    (@answer $session:ident $method:ident $name:ident $argument:ident ($request:tt)) => {
        $session.$method(request($name, $argument)).map(serde_json::to_value)
    };
}

calls! {
    "games" games,
    "open" open(_),
    "openFile" open_file(_),
    "load" load(_),
    "loadTruth" load_truth(_),
    "record" record(_),
    "truth" truth(_),
    "pgn" pgn(_),
    "look" look(_),
    "choose" choose(_),
    "secrets" secrets,
    "beliefs" beliefs(_),
    "play" play(_),
    "readMove" read_move(_),
    "playSearchResult" play_search_result,
    "undo" undo,
    "takeBack" take_back(_),
    "redo" redo,
    "goTo" go_to(_),
    "resign" resign(_),
    "flag" flag(_),
    "agreeDraw" agree_draw,
    "claimDraw" claim_draw,
    "wouldAgree" would_agree(_),
    "abandon" abandon(_),
    "revealAbandoned" reveal_abandoned,
    "expose" expose(_),
    "promotions" promotions(_),
    "whyNot" why_not(_),
    "attackers" attackers(_),
    "pieceValues" piece_values,
    "preview" preview(_),
    "listStart" list_start(_),
    "listSlice" list_slice(_),
    "listText" list_text(_),
    "studyStart" study_start,
    "studyLoad" study_load(_),
    "study" study,
    "studyGo" study_go(_),
    "studyAnnotate" study_annotate(_),
    "studyPromote" study_promote(_),
    "studyRemove" study_remove(_),
    "studyText" study_text(_),
    "prove" prove(_),
    "defend" defend(_),
    "adopt" adopt(_),
    "source" source(_),
    "check" check(_),
    "import" import(_),
    "examine" examine(_),
    "startThinking" start_thinking(_),
    "startAnalysis" start_analysis(_),
    "startReview" start_review(_),
    "thinkSlice" think_slice(_),
    "levelCapMs" level_cap_ms(_),
}
