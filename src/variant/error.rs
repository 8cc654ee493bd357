//! Faults of variant files.

use super::tree::Node;
use std::fmt;

/// A fault in a variant file, or a warning: what is probably a mistake, although the game can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Line number, from 1.
    pub line: u32,
    /// The key with its table: `piece.moves`. Empty if the text can't be parsed at all.
    pub key: String,
    /// The value as written; empty if there is none.
    pub found: String,
    /// What is wrong and what is allowed; lower case, no full stop.
    pub message: String,
}

impl fmt::Display for Fault {
    /// `line: key = value: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        match (self.key.as_str(), self.found.as_str()) {
            ("", "") => {}
            ("", found) => write!(f, "`{found}`: ")?,
            (key, "") => write!(f, "{key}: ")?,
            (key, found) => write!(f, "{key} = {found}: ")?,
        }
        f.write_str(&self.message)
    }
}

/// An unusable variant file with all its faults, sorted by line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariantError {
    /// The file's name, given by the caller.
    pub file: String,
    /// At least one fault.
    pub faults: Vec<Fault>,
}

impl fmt::Display for VariantError {
    /// One line per fault: `file:line: key = value: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{}:{fault}", self.file)?;
        }
        Ok(())
    }
}

impl std::error::Error for VariantError {}

#[derive(Default)]
pub(super) struct Faults {
    faults: Vec<Fault>,
    warnings: Vec<Fault>,
}

impl Faults {
    pub(super) fn wrong(&mut self, node: &Node, message: impl Into<String>) {
        self.faults.push(fault(node, message.into()));
    }

    pub(super) fn warn(&mut self, node: &Node, message: impl Into<String>) {
        self.warnings.push(fault(node, message.into()));
    }

    pub(super) fn missing(&mut self, table: &Node, key: &str, message: impl Into<String>) {
        let path = match table.key.is_empty() {
            true => key.to_string(),
            false => format!("{}.{key}", table.key),
        };
        self.faults.push(Fault {
            line: table.line,
            key: path,
            found: String::new(),
            message: message.into(),
        });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// The faults, and the warnings.
    pub(super) fn in_order(self) -> (Vec<Fault>, Vec<Fault>) {
        (in_order(self.faults), in_order(self.warnings))
    }
}

fn fault(node: &Node, message: String) -> Fault {
    Fault {
        line: node.line,
        key: node.key.clone(),
        found: node.written.clone(),
        message,
    }
}

/// Sorted by line, without the duplicates that different option values produce.
fn in_order(found: Vec<Fault>) -> Vec<Fault> {
    let mut faults: Vec<Fault> = Vec::new();
    for fault in found {
        if !faults.contains(&fault) {
            faults.push(fault);
        }
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}
