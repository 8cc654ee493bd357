//! A table as the page has one: calls by their names, every answer and every error compared with its type in
//! `www/engine/protocol.js`.
#![allow(dead_code, reason = "each test file uses a part")]

use std::collections::BTreeMap;

use super::protocol::{Protocol, Type};
use menagerie::api::{Ask, EngineError, Fields, Luck, Session, answer, workshop};
use serde_json::{Value, json};

/// A table with the protocol at hand.
pub struct Table {
    pub session: Session,
    pub protocol: Protocol,
    calls: BTreeMap<String, (Type, Type)>,
    /// The luck of the next calls.
    pub luck: Vec<u8>,
}

impl Table {
    pub fn new() -> Table {
        let protocol = Protocol::read();
        Table {
            session: Session::new(workshop::pack),
            calls: protocol.calls(),
            protocol,
            luck: vec![7; Luck::BYTES],
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

    pub fn try_ask(&mut self, call: &str, ask: Value) -> Result<Value, Value> {
        let fields = Fields::read(&ask.to_string()).expect("fields of the protocol");
        let ask = Ask::new(call, fields).expect("a question of the protocol");
        // As the worker asks them: the workshop first, a table for what that doesn't know.
        let found = match workshop::answer(&ask) {
            Some(Ok(told)) => Ok(serde_json::to_value(told).expect("JSON")),
            _ => answer(&mut self.session, ask, &self.luck)
                .map(|told| serde_json::to_value(told).expect("JSON")),
        };
        match found {
            Ok(found) => {
                let (_, wanted) = &self.calls[call];
                self.check(&found, wanted, call);
                Ok(found)
            }
            Err(error) => Err(self.error(&error)),
        }
    }

    pub fn error(&self, error: &EngineError) -> Value {
        let error = serde_json::to_value(error).expect("JSON");
        self.check(&error, &Type::Named("EngineError".to_string()), "error");
        assert!(error["args"]["found"].is_string(), "{error}");
        error
    }

    #[track_caller]
    pub fn check(&self, value: &Value, wanted: &Type, at: &str) {
        assert_eq!(self.protocol.fault(value, wanted, at), None);
    }

    #[track_caller]
    pub fn ask(&mut self, call: &str, ask: Value) -> Value {
        self.try_ask(call, ask)
            .unwrap_or_else(|error| panic!("{call}: {error}"))
    }

    /// Asks what must be refused; the game on the table is as it was. Returns the error's arguments.
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

    pub fn cell(&self, name: &str) -> usize {
        let board = self.session.game().expect("a game").variant().geometry();
        board.square(name).expect("on the board").index()
    }

    pub fn name(&self, cell: &Value) -> String {
        let board = self.session.game().expect("a game").variant().geometry();
        let cell = cell.as_u64().expect("a number") as usize;
        board
            .name(board.squares().nth(cell).expect("on the board"))
            .to_string()
    }

    #[track_caller]
    pub fn why_not(&mut self, from: &str, to: &str) -> Value {
        let ask = json!({ "from": self.cell(from), "to": self.cell(to) });
        self.ask("whyNot", ask)
    }
}

/// The texts of a list of actions.
pub fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().expect("a list").iter();
    list.filter_map(|item| item["text"].as_str()).collect()
}
