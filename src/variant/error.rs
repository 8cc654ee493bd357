//! Faults of variant files.

use super::tree::Node;
use std::fmt;

/// A fault in a variant file.
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
            write!(f, "{}:{}: ", self.file, fault.line)?;
            match (fault.key.as_str(), fault.found.as_str()) {
                ("", "") => {}
                ("", found) => write!(f, "`{found}`: ")?,
                (key, "") => write!(f, "{key}: ")?,
                (key, found) => write!(f, "{key} = {found}: ")?,
            }
            write!(f, "{}", fault.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for VariantError {}

#[derive(Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    pub(super) fn wrong(&mut self, node: &Node, message: impl Into<String>) {
        self.0.push(Fault {
            line: node.line,
            key: node.key.clone(),
            found: node.written.clone(),
            message: message.into(),
        });
    }

    pub(super) fn missing(&mut self, table: &Node, key: &str, message: impl Into<String>) {
        let path = match table.key.is_empty() {
            true => key.to_string(),
            false => format!("{}.{key}", table.key),
        };
        self.0.push(Fault {
            line: table.line,
            key: path,
            found: String::new(),
            message: message.into(),
        });
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The faults sorted by line, without the duplicates that different option values produce.
    pub(super) fn in_order(self) -> Vec<Fault> {
        let mut faults: Vec<Fault> = Vec::new();
        for fault in self.0 {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}
