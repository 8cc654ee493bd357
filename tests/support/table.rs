//! A session with calls by name, with JSON like the page's.
#![allow(dead_code, reason = "each test file uses a part")]

use menagerie::api::{EngineError, Entropy, Session};
use serde_json::{Value, json};

pub struct Table {
    pub session: Session,
}

impl Table {
    pub fn new() -> Table {
        Table::seeded(7)
    }

    /// Creates a session whose random choices depend on the seed.
    pub fn seeded(seed: u64) -> Table {
        let mut state = seed;
        let entropy = Entropy::new(move |bytes| {
            for byte in bytes {
                // Knuth's MMIX generator. Its high bits are good enough for tests.
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1_442_695_040_888_963_407);
                *byte = (state >> 56) as u8;
            }
        });
        Table {
            session: Session::new(entropy),
        }
    }

    pub fn with(game: &str) -> Table {
        let mut table = Table::new();
        table.ask("open", json!({ "game": game }));
        table
    }

    pub fn at(game: &str, position: &str) -> Table {
        let mut table = Table::new();
        table.ask("open", json!({ "game": game, "position": position }));
        table
    }

    pub fn try_ask(&mut self, call: &str, request: Value) -> Result<Value, Value> {
        let answer = self.session.call(call, request);
        answer.map_err(|error| {
            let misspelt = ["unknown-call", "unreadable-call"].contains(&error.code.as_str());
            assert!(!misspelt, "{call}: {error:?}");
            self.error(&error)
        })
    }

    pub fn error(&self, error: &EngineError) -> Value {
        let error = serde_json::to_value(error).expect("JSON");
        assert!(error["args"]["found"].is_string(), "{error}");
        error
    }

    /// Starts a search at a level and searches about `nodes` positions.
    #[track_caller]
    pub fn think(&mut self, level: u8, nodes: u32) -> Value {
        self.start_thinking(level, 1);
        self.ask("thinkSlice", json!({ "nodes": nodes }))
    }

    #[track_caller]
    pub fn start_thinking(&mut self, level: u8, seed: u32) {
        let request = json!({ "level": level.to_string(), "seed": seed, "hint": false });
        self.ask("startThinking", request);
    }

    #[track_caller]
    pub fn ask(&mut self, call: &str, ask: Value) -> Value {
        self.try_ask(call, ask)
            .unwrap_or_else(|error| panic!("{call}: {error}"))
    }

    /// Makes a call that must fail without changing the game. Returns the error's arguments.
    #[track_caller]
    pub fn refused(&mut self, call: &str, ask: Value, code: &str) -> Value {
        let before = self.session.game().map(|game| game.to_text(&[]));
        let error = match self.try_ask(call, ask) {
            Ok(answer) => panic!("{call} answers {answer}"),
            Err(error) => error,
        };
        assert_eq!(error["code"], code, "{error}");
        let after = self.session.game().map(|game| game.to_text(&[]));
        assert_eq!(after, before, "the table has changed");
        error["args"].clone()
    }

    #[track_caller]
    pub fn play(&mut self, actions: &str) -> Value {
        let words = actions.split_whitespace();
        let views = words.map(|action| self.ask("play", json!({ "action": action })));
        views.last().expect("at least one action")
    }

    pub fn square(&self, name: &str) -> usize {
        let board = self.session.game().expect("a game").variant().geometry();
        board.square(name).expect("on the board").index()
    }

    pub fn name(&self, square: &Value) -> String {
        let board = self.session.game().expect("a game").variant().geometry();
        let square = square.as_u64().expect("a number") as usize;
        board
            .name(board.squares().nth(square).expect("on the board"))
            .to_string()
    }

    #[track_caller]
    pub fn why_not(&mut self, from: &str, to: &str) -> Value {
        let ask = json!({ "from": self.square(from), "to": self.square(to) });
        self.ask("whyNot", ask)
    }
}

pub fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list").iter();
    list.filter_map(|item| item["text"].as_str()).collect()
}
