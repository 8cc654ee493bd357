//! The boundary to the page, tested natively.

#[path = "../support/mod.rs"]
mod support;
#[path = "../support/table.rs"]
mod table;

mod answers;
mod armies;
mod calls;
mod examine;
mod identify;
mod network;
mod privacy;
mod secrets;
