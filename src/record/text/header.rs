//! Header lines in brackets.

use crate::record::record_error::{RecordError, RecordErrorKind};

/// A header line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name: letters, digits and `_`, such as `White`.
    pub name: String,
    /// The value without quotes.
    pub value: String,
}

impl Header {
    /// Whether the name can be read back.
    pub(in crate::record) fn is_well_named(&self) -> bool {
        let part_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        !self.name.is_empty() && self.name.chars().all(part_of_name)
    }

    fn parse(line: &str) -> Option<Header> {
        let inner = line.strip_prefix('[')?.strip_suffix(']')?;
        let (name, quoted) = inner.split_once(' ')?;
        let quoted = quoted.trim().strip_prefix('"')?.strip_suffix('"')?;
        let mut value = String::new();
        let mut characters = quoted.chars();
        while let Some(character) = characters.next() {
            match character {
                '\\' => value.push(characters.next()?),
                '"' => return None,
                other => value.push(other),
            }
        }
        let header = Header {
            name: name.to_string(),
            value,
        };
        header.is_well_named().then_some(header)
    }
}

pub(in crate::record) fn line(name: &str, value: &str) -> String {
    let value = value
        .replace(['\n', '\r'], " ")
        .replace('\\', "\\\\")
        .replace('"', "\\\"");
    format!("[{name} \"{value}\"]")
}

/// The headers of a text with their line numbers.
pub(super) struct Headers(Vec<(usize, Header)>);

impl Headers {
    /// Reads the headers, and returns the byte offset of the moves.
    pub(super) fn split(text: &str) -> Result<(Headers, usize), RecordError> {
        let mut headers = Vec::new();
        let mut offset = 0;
        for (index, raw) in text.split_inclusive('\n').enumerate() {
            let line = raw.trim();
            if !line.is_empty() && !line.starts_with('[') {
                break;
            }
            if !line.is_empty() {
                let fault = || {
                    RecordError::new(RecordErrorKind::Header, index + 1, line, "[Name \"value\"]")
                };
                headers.push((index + 1, Header::parse(line).ok_or_else(fault)?));
            }
            offset += raw.len();
        }
        Ok((Headers(headers), offset))
    }

    pub(super) fn get(&self, name: &'static str) -> Option<(usize, &str)> {
        self.all(name).next()
    }

    pub(super) fn all(&self, name: &'static str) -> impl Iterator<Item = (usize, &str)> {
        let named = self.0.iter().filter(move |(_, header)| header.name == name);
        named.map(|(line, header)| (*line, header.value.as_str()))
    }

    /// All headers in order.
    pub(super) fn into_all(self) -> impl Iterator<Item = Header> {
        self.0.into_iter().map(|(_, header)| header)
    }
}
