//! The boundary to the page, tested natively.

#[path = "../support/mod.rs"]
mod support;
#[path = "../support/table.rs"]
mod table;

mod armies;
mod calls;
mod examine;
mod identify;
mod network;
mod privacy;
mod secrets;
