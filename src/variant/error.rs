//! Faults of variant files.

use super::limits::MOST_FAULTS;
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
    /// The options it depends on. Empty if it always holds, and without an option whose value the key names:
    /// `when.OPTION.VALUE.array`.
    pub choices: Vec<FaultyChoice>,
}

/// An option with the values for which a fault holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultyChoice {
    /// The option's name.
    pub option: String,
    /// At least one of its values.
    pub values: Vec<String>,
}

impl fmt::Display for Fault {
    /// `line: key = value: with option = value: message`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.line)?;
        match (self.key.as_str(), self.found.as_str()) {
            ("", "") => {}
            ("", found) => write!(f, "`{found}`: ")?,
            (key, "") => write!(f, "{key}: ")?,
            (key, found) => write!(f, "{key} = {found}: ")?,
        }
        for (index, choice) in self.choices.iter().enumerate() {
            let before = if index == 0 { "with" } else { " and" };
            let values = choice.values.join(" or ");
            write!(f, "{before} {} = {values}", choice.option)?;
        }
        if !self.choices.is_empty() {
            f.write_str(": ")?;
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
    pub(super) faults: Vec<Fault>,
    pub(super) warnings: Vec<Fault>,
}

impl Faults {
    pub(super) fn wrong(&mut self, node: &Node, message: impl Into<String>) {
        self.add(fault(node, message.into()));
    }

    pub(super) fn warn(&mut self, node: &Node, message: impl Into<String>) {
        if self.warnings.len() < MOST_FAULTS {
            self.warnings.push(fault(node, message.into()));
        }
    }

    pub(super) fn missing(&mut self, table: &Node, key: &str, message: impl Into<String>) {
        let path = match table.key.is_empty() {
            true => key.to_string(),
            false => format!("{}.{key}", table.key),
        };
        self.add(Fault {
            line: table.line,
            key: path,
            found: String::new(),
            message: message.into(),
            choices: Vec::new(),
        });
    }

    fn add(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }
}

// Faults are rare: inlined everywhere, this would make the Wasm larger.
#[cold]
fn fault(node: &Node, message: String) -> Fault {
    Fault {
        line: node.line,
        key: node.key.clone(),
        found: node.written.clone(),
        message,
        choices: Vec::new(),
    }
}
