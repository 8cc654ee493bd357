//! The list of all calls. It generates the class exported to JavaScript, [`Session::call`] for native programs, the types
//! in `www/engine/protocol.d.ts`, and `www/engine/harmless-calls.js`, which tells the worker what doesn't end a search.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

use super::messages::*;
use super::{CallError, EngineError, Session};
#[cfg(target_arch = "wasm32")]
use super::{Entropy, javascript};

/// An engine with one game.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
#[derive(Debug)]
pub struct Engine {
    session: Session,
}

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
impl Engine {
    /// Creates an engine without a game.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "made by JavaScript alone")]
    pub fn new() -> Engine {
        console_error_panic_hook::set_once();
        Engine {
            session: Session::new(Entropy::of_browser()),
        }
    }

    /// See [`Session::missing_network`].
    #[wasm_bindgen(js_name = missingNetwork)]
    pub fn missing_network(&self) -> Option<String> {
        self.session.missing_network()
    }

    /// See [`Session::set_network`]. Takes bytes, so it isn't a message call.
    #[wasm_bindgen(js_name = setNetwork)]
    pub fn set_network(&mut self, file: &[u8]) -> Result<(), JsValue> {
        javascript::answer(self.session.set_network(file)).map(drop)
    }

    /// See [`Session::computer_memory`]. Only the worker calls it, so it isn't a message call.
    #[wasm_bindgen(js_name = computerMemory)]
    pub fn computer_memory(&self) -> Result<JsValue, JsValue> {
        javascript::answer(self.session.computer_memory())
    }

    /// See [`Session::set_computer_memory`].
    #[wasm_bindgen(js_name = setComputerMemory)]
    pub fn set_computer_memory(&mut self, text: &str) -> Result<(), JsValue> {
        javascript::answer(self.session.set_computer_memory(text)).map(drop)
    }
}

/// Makes a call of each session method, which takes at most one object. The first word of an entry says what the call does
/// to a running search:
///
/// - `asks`: takes `&self`, so a search goes on;
/// - `keeps`: takes `&mut self` and changes something that the result of a search doesn't depend on, so a search goes on;
/// - `ends`: takes `&mut self` and changes the game or the search.
macro_rules! engine {
    ($($effect:ident $js:ident = $name:ident($($request:ident)?) -> $answer:ty;)+) => {
        $(
            #[cfg(target_arch = "wasm32")]
            #[wasm_bindgen]
            impl Engine {
                #[doc = concat!("See [`Session::", stringify!($name), "`]. Throws an `EngineError`.")]
                #[wasm_bindgen(js_name = $js)]
                pub fn $name(&mut self, request: JsValue) -> Result<JsValue, JsValue> {
                    let session = &mut self.session;
                    let answer = engine!(@call javascript::read(request), $effect $name(session $(, $request)?) -> $answer);
                    javascript::answer(answer)
                }
            }
        )+

        impl Session {
            /// Makes a call by the name that it has in JavaScript. The request has exactly the fields of the call's message;
            /// it is null or empty for calls without one.
            ///
            /// # Errors
            ///
            /// `unknown-call`, `unreadable-call`, or those of the call.
            pub fn call(&mut self, name: &str, request: Value) -> Result<Value, EngineError> {
                let session = self;
                match name {
                    $(stringify!($js) => {
                        let answer = engine!(@call read(request), $effect $name(session $(, $request)?) -> $answer);
                        answer.map(written)
                    })+
                    _ => Err(EngineError::new(CallError::UnknownCall, name, "")),
                }
            }
        }

        #[cfg(all(test, not(target_arch = "wasm32")))]
        pub(super) fn methods() -> Vec<super::tests::protocol::Method> {
            use super::tests::protocol::Method;
            vec![$(Method::answering::<$answer>(stringify!($effect), stringify!($js))$(.to::<$request>())?),+]
        }
    };
    (@call $read:expr, $effect:ident $name:ident($session:ident) -> $answer:ty) => {{
        let _: Option<NoRequest> = $read?;
        let method: fn(engine!(@session $effect)) -> Result<$answer, EngineError> = Session::$name;
        method($session)
    }};
    (@call $read:expr, $effect:ident $name:ident($session:ident, $request:ident) -> $answer:ty) => {{
        let request: $request = $read?;
        let method: fn(engine!(@session $effect), $request) -> Result<$answer, EngineError> = Session::$name;
        method($session, request)
    }};
    (@session asks) => { &Session };
    (@session keeps) => { &mut Session };
    (@session ends) => { &mut Session };
}

engine! {
    asks games = games() -> Vec<GameInfo>;
    ends open = open(OpenRequest) -> Opened;
    ends openFile = open_file(OpenFileRequest) -> Opened;
    ends load = load(LoadRequest) -> LoadedMessage;
    ends loadTruth = load_truth(LoadRequest) -> LoadedMessage;
    asks record = record(RecordRequest) -> String;
    asks truth = truth(HeadersRequest) -> String;
    asks pgn = pgn(PgnRequest) -> String;
    keeps look = look(LookRequest) -> ViewMessage;
    ends choose = choose(ChooseRequest) -> ViewMessage;
    asks secrets = secrets() -> Vec<SecretMessage>;
    asks beliefs = beliefs(PlayerRequest) -> Vec<BeliefMessage>;
    ends play = play(PlayRequest) -> ViewMessage;
    keeps setLetters = set_letters(LettersRequest) -> ();
    asks readMove = read_move(TextRequest) -> String;
    ends playSearchResult = play_search_result() -> ViewMessage;
    ends undo = undo() -> ViewMessage;
    ends takeBack = take_back(TakeBackRequest) -> ViewMessage;
    ends redo = redo() -> ViewMessage;
    ends goTo = go_to(GoToRequest) -> ViewMessage;
    ends resign = resign(PlayerRequest) -> ViewMessage;
    ends abandon = abandon(PlayerRequest) -> ViewMessage;
    ends revealAbandoned = reveal_abandoned() -> ViewMessage;
    ends expose = expose(ExposeRequest) -> ViewMessage;
    ends flag = flag(PlayerRequest) -> ViewMessage;
    ends agreeDraw = agree_draw() -> ViewMessage;
    ends claimDraw = claim_draw() -> ViewMessage;
    asks wouldAgree = would_agree(PlayerRequest) -> bool;
    asks promotions = promotions(FromToRequest) -> Vec<PromotionChoice>;
    asks whyNot = why_not(FromToRequest) -> Option<ReasonMessage>;
    asks attackers = attackers(AttackersRequest) -> Vec<usize>;
    asks pieceValues = piece_values() -> Vec<i32>;
    asks preview = preview(PreviewRequest) -> PreviewMessage;
    ends studyStart = study_start() -> StudyMessage;
    ends studyLoad = study_load(StudyLoadRequest) -> LoadedStudyMessage;
    asks study = study() -> StudyMessage;
    ends studyGo = study_go(NodeRequest) -> ViewMessage;
    keeps studyAnnotate = study_annotate(AnnotateRequest) -> StudyMessage;
    ends studyPromote = study_promote(NodeRequest) -> StudyMessage;
    ends studyRemove = study_remove(NodeRequest) -> ViewMessage;
    asks studyText = study_text(HeadersRequest) -> String;
    keeps listStart = list_start(TextRequest) -> ();
    keeps listSlice = list_slice(ListSliceRequest) -> ListSliceMessage;
    asks identify = identify(IdentifyRequest) -> IdentifiedMessage;
    asks listText = list_text(ListTextRequest) -> String;
    keeps prove = prove(ProveRequest) -> Option<ProofMessage>;
    keeps defend = defend(DefendRequest) -> Option<DefenceMessage>;
    keeps adopt = adopt(TextRequest) -> GameInfo;
    asks source = source(GameRequest) -> String;
    asks check = check(TextRequest) -> CheckedMessage;
    asks recognize = recognize(TextRequest) -> String;
    asks import = import(TextRequest) -> ImportMessage;
    asks examine = examine(ExamineRequest) -> ExaminationMessage;
    ends startThinking = start_thinking(ThinkRequest) -> ();
    ends startAnalysis = start_analysis(AnalyseRequest) -> ();
    ends startReview = start_review(ReviewRequest) -> ();
    ends thinkSlice = think_slice(SliceRequest) -> SearchInfo;
    ends stopThinking = stop_thinking(SliceRequest) -> SearchInfo;
    asks levelCapMs = level_cap_ms(LevelRequest) -> f64;
    asks benchPerft = bench_perft(BenchPerftRequest) -> f64;
    asks benchSearch = bench_search(BenchSearchRequest) -> f64;
}

fn read<T: DeserializeOwned>(request: Value) -> Result<T, EngineError> {
    serde_json::from_value(request)
        .map_err(|error| EngineError::new(CallError::UnreadableCall, error.to_string(), ""))
}

fn written(answer: impl Serialize) -> Value {
    serde_json::to_value(answer).expect("messages are plain data")
}
