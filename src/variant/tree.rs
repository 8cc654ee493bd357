//! A variant file as a tree of keys and values with line numbers. [`file`](super::file) makes it from the text;
//! everything else reads it.

use super::key::Key;

/// A value with its place in the file.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Line number, from 1.
    pub(super) line: u32,
    /// The key with its table: `piece.moves`. Empty for the whole file.
    pub(super) key: String,
    /// The value as written, truncated.
    pub(super) written: String,
    pub(super) value: Value,
}

#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
    /// A value that no key allows, such as a date.
    Other,
}

impl Node {
    pub(super) fn empty_table() -> Node {
        Node {
            line: 1,
            key: String::new(),
            written: String::new(),
            value: Value::Table(Vec::new()),
        }
    }

    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The items of a list; empty for other values.
    pub(super) fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// The entries of a table; empty for other values.
    pub(super) fn entries(&self) -> &[(String, Node)] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }

    pub(super) fn is_list(&self) -> bool {
        matches!(self.value, Value::List(_))
    }

    pub(super) fn is_table(&self) -> bool {
        matches!(self.value, Value::Table(_))
    }

    /// The table with another text for a key that it has.
    pub(super) fn with_text(&self, key: &Key, text: String) -> Node {
        let mut table = self.clone();
        if let Value::Table(entries) = &mut table.value
            && let Some((_, node)) = entries.iter_mut().find(|(name, _)| name == key.name)
        {
            node.value = Value::Text(text);
        }
        table
    }

    /// The table with a further key, which it doesn't have yet, on its first line.
    pub(super) fn with_entry(&self, key: &Key, value: Value) -> Node {
        let mut table = self.clone();
        if let Value::Table(entries) = &mut table.value {
            let node = Node {
                value,
                key: key.name.to_string(),
                ..self.clone()
            };
            entries.push((key.name.to_string(), node));
        }
        table
    }

    /// The items of the list under a key.
    pub(super) fn items_mut(&mut self, key: &Key) -> Option<&mut Vec<Node>> {
        let Value::Table(entries) = &mut self.value else {
            return None;
        };
        let (_, node) = entries.iter_mut().find(|(name, _)| name == key.name)?;
        match &mut node.value {
            Value::List(items) => Some(items),
            _ => None,
        }
    }

    pub(super) fn entry(&self, key: &str) -> Option<&Node> {
        let mut entries = self.entries().iter();
        entries.find(|(name, _)| name == key).map(|(_, node)| node)
    }
}
