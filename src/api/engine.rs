//! The tables' exported class: JavaScript values in, JavaScript values out.

use wasm_bindgen::prelude::*;

use super::boundary::{asked, parsed, thrown, to_js};
use super::calls;
use super::catalogue::nobody_reads;
use super::session::Session;
use super::thinking;
use crate::perft;
use crate::position::Position;

/// The engine behind one worker: a table.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Engine {
    session: Session,
}

#[wasm_bindgen]
impl Engine {
    /// An engine without a game.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::new_without_default, reason = "made by JavaScript alone")]
    pub fn new() -> Engine {
        console_error_panic_hook::set_once();
        Engine {
            session: Session::new(nobody_reads),
        }
    }

    /// Hands in what the workshop made of the text of an own file, before the call that brings the text.
    pub fn bring(&mut self, text: &str, pack: &[u8]) {
        self.session.bring(text, pack);
    }

    /// Answers a call of the protocol's table. `luck` is 32 fresh bytes from a good source.
    ///
    /// # Errors
    ///
    /// An `EngineError` object.
    pub fn call(&mut self, name: &str, ask: JsValue, luck: &[u8]) -> Result<JsValue, JsValue> {
        let ask = asked(name, ask)?;
        let answer = calls::answer(&mut self.session, ask, luck).map_err(|error| thrown(&error))?;
        parsed(&answer.0)
    }

    /// Begins to think about the position on the table. Different seeds err in different ways, one for a game; what is done in
    /// secret depends on `luck` alone, fresh for each move. A hint is given only if the seat to act looks at the table. `model`
    /// says how several others are expected to play.
    ///
    /// # Errors
    ///
    /// An `EngineError` object if there is no game, it is over, the level is none of 1 to 8 or the model unknown.
    #[wasm_bindgen(js_name = startThinking)]
    pub fn start_thinking(
        &mut self,
        level: u8,
        seed: u32,
        luck: u32,
        hint: bool,
        model: Option<String>,
    ) -> Result<(), JsValue> {
        let (seed, luck) = (seed.into(), luck.into());
        let started = self
            .session
            .start_thinking(level, seed, luck, hint, model.as_deref());
        started.map_err(|error| thrown(&error))
    }

    /// Begins to look for the best lines of the position on the table, 1 to 5, without any limit.
    ///
    /// # Errors
    ///
    /// An `EngineError` object as for `startThinking`, or if there are to be more lines or none.
    #[wasm_bindgen(js_name = startAnalysis)]
    pub fn start_analysis(&mut self, lines: u32, model: Option<String>) -> Result<(), JsValue> {
        let started = self
            .session
            .start_analysis(lines as usize, model.as_deref());
        started.map_err(|error| thrown(&error))
    }

    /// Thinks on for about so many positions and tells the best found so far. How many a slice may have is the worker's to
    /// say, who knows the time.
    ///
    /// # Errors
    ///
    /// An `EngineError` object if nothing is being thought about.
    #[wasm_bindgen(js_name = thinkSlice)]
    pub fn think_slice(&mut self, nodes: u32) -> Result<JsValue, JsValue> {
        let thought = self.session.think_slice(nodes.into());
        to_js(&thought.map_err(|error| thrown(&error))?)
    }

    /// How long a level may think, in milliseconds; the worker keeps the clock.
    ///
    /// # Errors
    ///
    /// An `EngineError` object unless the level is one of 1 to 8.
    #[wasm_bindgen(js_name = levelCapMs)]
    pub fn level_cap_ms(&self, level: u8) -> Result<u32, JsValue> {
        thinking::cap_ms(level).map_err(|error| thrown(&error))
    }

    /// For benchmarks: the perft count from a shipped game's array.
    ///
    /// # Errors
    ///
    /// An `EngineError` object for an unknown game.
    #[wasm_bindgen(js_name = benchPerft)]
    pub fn bench_perft(&mut self, game: &str, depth: u32) -> Result<f64, JsValue> {
        let variant = self.session.variant(game).map_err(|error| thrown(&error))?;
        Ok(perft::perft(&mut Position::start(variant), depth) as f64)
    }

    /// For benchmarks: searches a shipped game's array for so many nodes and returns how many it took.
    ///
    /// # Errors
    ///
    /// An `EngineError` object for an unknown game.
    #[wasm_bindgen(js_name = benchSearch)]
    pub fn bench_search(&mut self, game: &str, nodes: u32) -> Result<f64, JsValue> {
        let variant = self.session.variant(game).map_err(|error| thrown(&error))?;
        let searched = thinking::search_nodes(&Position::start(variant), nodes.into());
        Ok(searched.map_err(|error| thrown(&error))? as f64)
    }
}
