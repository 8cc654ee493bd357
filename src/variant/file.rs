//! Parses TOML into a [`Node`]. The only module that knows TOML.

use super::error::Fault;
use super::limits::{LONGEST_FILE, MOST_FAULTS};
use super::tree::{Node, Value};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const MAX_EXCERPT: usize = 60;

/// Parses the text of a file as one table.
pub(super) fn read(text: &str) -> Result<Node, Vec<Fault>> {
    if text.len() > LONGEST_FILE {
        let message = format!("found {} bytes; allowed: {LONGEST_FILE}", text.len());
        return Err(vec![fault(1, "", message)]);
    }
    let (table, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let errors = errors.iter().take(MOST_FAULTS);
        let mut faults: Vec<Fault> = errors.map(|error| not_toml(text, error)).collect();
        faults.sort_by_key(|fault| fault.line);
        return Err(faults);
    }
    Ok(Node {
        line: 1,
        key: String::new(),
        written: String::new(),
        value: entries(text, "", table.get_ref()),
    })
}

fn not_toml(text: &str, error: &toml::de::Error) -> Fault {
    let span = error.span().unwrap_or(0..0);
    let message = error.message().replace('\n', "; ");
    fault(
        line_of(text, span.start),
        text.get(span).unwrap_or_default(),
        format!("not TOML: {message}"),
    )
}

/// A fault of the text as a whole.
fn fault(line: u32, found: &str, message: String) -> Fault {
    Fault {
        line,
        key: String::new(),
        found: excerpt(found),
        message,
        choices: Vec::new(),
    }
}

fn entries(text: &str, path: &str, table: &DeTable<'_>) -> Value {
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let nodes = entries.into_iter().map(|(key, value)| {
        let name = key.get_ref().to_string();
        let path = match path.is_empty() {
            true => excerpt(&name),
            false => format!("{path}.{}", excerpt(&name)),
        };
        let node = node(text, path, value);
        (name, node)
    });
    Value::Table(nodes.collect())
}

fn node(text: &str, key: String, spanned: &Spanned<DeValue<'_>>) -> Node {
    let span = spanned.span();
    let value = match spanned.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let number = i64::from_str_radix(number.as_str(), number.radix());
            number.map_or(Value::Other, Value::Number)
        }
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Array(items) => {
            let items = items.iter().map(|item| node(text, key.clone(), item));
            Value::List(items.collect())
        }
        DeValue::Table(table) => entries(text, &key, table),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
    };
    Node {
        line: line_of(text, span.start),
        written: written(text.get(span).unwrap_or_default(), &value),
        key,
        value,
    }
}

/// The value as written; empty for a table with its own `[header]`.
fn written(text: &str, value: &Value) -> String {
    match value {
        Value::Table(_) if text.starts_with('[') => String::new(),
        Value::List(_) if text.starts_with("[[") => String::new(),
        _ => excerpt(text),
    }
}

fn line_of(text: &str, at: usize) -> u32 {
    let before = text.as_bytes().iter().take(at);
    1 + before.filter(|&&byte| byte == b'\n').count() as u32
}

/// The first line of a value, truncated if it is long.
fn excerpt(written: &str) -> String {
    let line = written.lines().next().unwrap_or_default().trim();
    let mut excerpt: String = line.chars().take(MAX_EXCERPT).collect();
    if excerpt.len() < written.trim().len() {
        excerpt.push('…');
    }
    excerpt
}
