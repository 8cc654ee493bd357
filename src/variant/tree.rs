//! A variant file as a tree of keys and values, each with its line: what [`file`](super::file) makes of the text and
//! everything else reads.

/// A value in the file, with its place.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// Line in the file, from 1.
    pub(super) line: u32,
    /// The key with its table: `piece.moves`; empty for the whole file.
    pub(super) key: String,
    /// As written, cut to a readable length.
    pub(super) written: String,
    /// What it is.
    pub(super) value: Value,
}

/// What a value is.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(Vec<(String, Node)>),
    /// Something that no key takes, such as a date.
    Other,
}

impl Node {
    /// A table that is not in the file.
    pub(super) fn empty_table() -> Node {
        Node {
            line: 1,
            key: String::new(),
            written: String::new(),
            value: Value::Table(Vec::new()),
        }
    }

    /// The value as a text.
    pub(super) fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The values of a list; of anything else nothing.
    pub(super) fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// The entries of a table; of anything else nothing.
    pub(super) fn entries(&self) -> &[(String, Node)] {
        match &self.value {
            Value::Table(entries) => entries,
            _ => &[],
        }
    }

    /// Whether it is a list.
    pub(super) fn is_list(&self) -> bool {
        matches!(self.value, Value::List(_))
    }

    /// Whether it is a table.
    pub(super) fn is_table(&self) -> bool {
        matches!(self.value, Value::Table(_))
    }

    /// The entry of a table with this key.
    pub(super) fn entry(&self, key: &str) -> Option<&Node> {
        let mut entries = self.entries().iter();
        entries.find(|(name, _)| name == key).map(|(_, node)| node)
    }
}
