//! The class exported to JavaScript: the methods of [`Session`] with converted arguments and results. The same list
//! generates the calls in `www/engine/protocol.d.ts`.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

use super::messages::*;
#[cfg(target_arch = "wasm32")]
use super::{Entropy, Session, javascript};

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
}

/// Exports session methods. Each takes at most one object and throws an `EngineError`.
#[cfg(target_arch = "wasm32")]
macro_rules! engine {
    ($($js:ident = $name:ident($($request:ident)?) -> $answer:ty;)+) => {
        $(engine!(@method $js $name $($request)?);)+
    };
    (@method $js:ident $name:ident) => {
        #[wasm_bindgen]
        impl Engine {
            #[doc = concat!("See [`Session::", stringify!($name), "`].")]
            #[wasm_bindgen(js_name = $js)]
            pub fn $name(&mut self, request: JsValue) -> Result<JsValue, JsValue> {
                let _: Option<NoRequest> = javascript::read(request)?;
                javascript::answer(self.session.$name())
            }
        }
    };
    (@method $js:ident $name:ident $request:ident) => {
        #[wasm_bindgen]
        impl Engine {
            #[doc = concat!("See [`Session::", stringify!($name), "`].")]
            #[wasm_bindgen(js_name = $js)]
            pub fn $name(&mut self, request: JsValue) -> Result<JsValue, JsValue> {
                let request: $request = javascript::read(request)?;
                javascript::answer(self.session.$name(request))
            }
        }
    };
}

/// Lists the request and result types of the methods.
#[cfg(not(target_arch = "wasm32"))]
macro_rules! engine {
    ($($js:ident = $name:ident($($request:ident)?) -> $answer:ty;)+) => {
        pub(super) fn methods() -> Vec<super::tests::protocol::Method> {
            use super::tests::protocol::Method;
            vec![$(Method::answering::<$answer>(stringify!($js))$(.to::<$request>())?),+]
        }
    };
}

engine! {
    games = games() -> Vec<GameInfo>;
    open = open(OpenRequest) -> Opened;
    openFile = open_file(OpenFileRequest) -> Opened;
    load = load(LoadRequest) -> LoadedMessage;
    loadTruth = load_truth(LoadRequest) -> LoadedMessage;
    record = record(RecordRequest) -> String;
    truth = truth(HeadersRequest) -> String;
    pgn = pgn(PgnRequest) -> String;
    look = look(LookRequest) -> ViewMessage;
    choose = choose(ChooseRequest) -> ViewMessage;
    secrets = secrets() -> Vec<SecretMessage>;
    beliefs = beliefs(PlayerRequest) -> Vec<BeliefMessage>;
    play = play(PlayRequest) -> ViewMessage;
    readMove = read_move(TextRequest) -> String;
    playSearchResult = play_search_result() -> ViewMessage;
    undo = undo() -> ViewMessage;
    takeBack = take_back(TakeBackRequest) -> ViewMessage;
    redo = redo() -> ViewMessage;
    goTo = go_to(GoToRequest) -> ViewMessage;
    resign = resign(PlayerRequest) -> ViewMessage;
    abandon = abandon(PlayerRequest) -> ViewMessage;
    revealAbandoned = reveal_abandoned() -> ViewMessage;
    expose = expose(ExposeRequest) -> ViewMessage;
    flag = flag(PlayerRequest) -> ViewMessage;
    agreeDraw = agree_draw() -> ViewMessage;
    claimDraw = claim_draw() -> ViewMessage;
    wouldAgree = would_agree(PlayerRequest) -> bool;
    promotions = promotions(FromToRequest) -> Vec<PromotionChoice>;
    whyNot = why_not(FromToRequest) -> Option<ReasonMessage>;
    attackers = attackers(AttackersRequest) -> Vec<usize>;
    pieceValues = piece_values() -> Vec<i32>;
    preview = preview(PreviewRequest) -> PreviewMessage;
    studyStart = study_start() -> StudyMessage;
    studyLoad = study_load(TextRequest) -> LoadedStudyMessage;
    study = study() -> StudyMessage;
    studyGo = study_go(NodeRequest) -> ViewMessage;
    studyAnnotate = study_annotate(AnnotateRequest) -> StudyMessage;
    studyPromote = study_promote(NodeRequest) -> StudyMessage;
    studyRemove = study_remove(NodeRequest) -> ViewMessage;
    studyText = study_text(HeadersRequest) -> String;
    listStart = list_start(TextRequest) -> ();
    listSlice = list_slice(ListSliceRequest) -> ListSliceMessage;
    listText = list_text(ListTextRequest) -> String;
    prove = prove(ProveRequest) -> Option<ProofMessage>;
    defend = defend(DefendRequest) -> Option<DefenceMessage>;
    adopt = adopt(TextRequest) -> GameInfo;
    source = source(GameRequest) -> String;
    check = check(TextRequest) -> CheckedMessage;
    recognize = recognize(TextRequest) -> String;
    import = import(TextRequest) -> ImportMessage;
    examine = examine(ExamineRequest) -> ExaminationMessage;
    startThinking = start_thinking(ThinkRequest) -> ();
    startAnalysis = start_analysis(AnalyseRequest) -> ();
    startReview = start_review(ReviewRequest) -> ();
    thinkSlice = think_slice(SliceRequest) -> SearchInfo;
    levelCapMs = level_cap_ms(LevelRequest) -> u32;
    benchPerft = bench_perft(BenchPerftRequest) -> f64;
    benchSearch = bench_search(BenchSearchRequest) -> f64;
}
