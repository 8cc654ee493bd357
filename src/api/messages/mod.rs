//! All messages between page and engine, as plain structs. This is their only definition: `www/engine/protocol.d.ts` is
//! generated from them. Words never cross: errors, reasons and outcomes are codes with arguments.
//!
//! Squares, players and piece types are indices into `GameInfo.board.squares`, `GameInfo.seats` and `GameInfo.kinds`.
//! Messages are made from views, so they never contain a secret that the viewer may not know.

#![allow(missing_docs, reason = "fields whose names say everything")]

mod file;
mod game;
mod list;
mod request;
mod search;
mod secret;
mod setup;
mod study;
mod view;

pub use file::*;
pub use game::*;
pub use list::*;
pub use request::*;
pub use search::*;
pub use secret::*;
pub use setup::*;
pub use study::*;
pub use view::*;

use indexmap::IndexMap;
use serde::Serialize;
use std::collections::BTreeMap;

use super::error_code::ErrorCode;

/// Texts by name, in the order in which they were written.
pub type Texts = IndexMap<String, String>;

/// The arguments of a reason or error, by name.
pub type Arguments = BTreeMap<&'static str, Argument>;

/// A text such as a square's name, or the index of a piece type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Argument {
    Text(String),
    PieceType(usize),
}

/// A code with arguments, which the page puts into words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Reason"))]
pub struct ReasonMessage {
    /// For example `through-check`.
    #[cfg_attr(test, ts(type = "ErrorCode"))]
    pub code: ErrorCode,
    /// Square names, piece types, numbers.
    pub args: Arguments,
}
