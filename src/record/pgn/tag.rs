//! Tags, which are headers in brackets: `[White "Anna"]`.

use crate::record::text::Header;

/// Splits a tag off the front of a text. Quotes within the value need no backslash.
pub(super) fn split_tag(text: &str) -> Option<(Header, &str)> {
    let inner = text.strip_prefix('[')?.trim_start_matches(BLANK);
    let end = inner.find(|c: char| !c.is_ascii_alphanumeric() && !"_+#=:-".contains(c))?;
    let (name, rest) = inner.split_at(end);
    let quoted = rest.trim_start_matches(BLANK).strip_prefix('"')?;
    let mut value = String::new();
    let mut letters = quoted.char_indices().peekable();
    while let Some((at, letter)) = letters.next().filter(|&(_, letter)| letter != '\n') {
        let after = quoted[at + letter.len_utf8()..].trim_start_matches(BLANK);
        match letter {
            '"' if after.starts_with(']') && !name.is_empty() => {
                let name = name.to_string();
                return Some((Header { name, value }, &after[1..]));
            }
            '\\' => {
                let escaped = letters.next_if(|(_, next)| matches!(next, '"' | '\\'));
                value.push(escaped.map_or('\\', |(_, letter)| letter));
            }
            other => value.push(other),
        }
    }
    None
}

const BLANK: [char; 2] = [' ', '\t'];
