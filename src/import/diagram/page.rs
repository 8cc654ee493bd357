//! Finds diagrams in a text and removes the page's tags.

use super::keys;
use crate::import::imported::MAX_GAMES;

const CLASS: &str = "idiagram";

#[derive(Clone, Debug)]
pub(super) struct Diagram {
    /// Its first line, from 1.
    pub(super) line: u32,
    /// The page's title, or a default name.
    pub(super) name: String,
    /// Its non-empty lines with their numbers.
    pub(super) lines: Vec<(u32, String)>,
}

/// Every diagram of a text.
///
/// # Errors
///
/// If there are too many: the line of the first one beyond the limit, and their number.
pub(super) fn diagrams(text: &str) -> Result<Vec<Diagram>, (u32, usize)> {
    let title = title(text);
    let marked = marked(text);
    if let Some(&(from, _)) = marked.get(MAX_GAMES) {
        return Err((line_of(text, from), marked.len()));
    }
    let several = marked.len() > 1;
    let mut diagrams = Vec::new();
    for (index, (from, to)) in marked.into_iter().enumerate() {
        let number = if several {
            format!(" {}", index + 1)
        } else {
            String::new()
        };
        diagrams.push(Diagram::new(text, from, to, format!("{title}{number}")));
    }
    if diagrams.is_empty() {
        let whole = Diagram::new(text, 0, text.len(), title);
        diagrams.extend(whole.is_diagram().then_some(whole));
    }
    Ok(diagrams)
}

/// The byte ranges of the marked elements' contents.
fn marked(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    // The class counts only within a tag; scripts and sentences may mention it too.
    while let Some((tag, begin)) = next_tag(text, from) {
        from = begin;
        if tag.contains(CLASS) {
            let name = tag[1..].split_whitespace().next().unwrap_or_default();
            let end = text[begin..].find(&format!("</{name}"));
            let length = end.unwrap_or(text.len() - begin);
            from = begin + length;
            found.push((begin, from));
        }
    }
    found
}

/// The next tag, and the offset after it.
fn next_tag(text: &str, from: usize) -> Option<(&str, usize)> {
    let opened = from + text[from..].find('<')?;
    let end = opened + text[opened..].find('>')?;
    Some((&text[opened..end], end + 1))
}

fn line_of(text: &str, at: usize) -> u32 {
    let before = text[..at].matches('\n').count();
    u32::try_from(before).unwrap_or(u32::MAX - 1) + 1
}

fn title(text: &str) -> String {
    let title = ["<title>", "<h1>"].into_iter().find_map(|tag| {
        let (_, after) = text.split_once(tag)?;
        let (title, _) = after.split_once('<')?;
        Some(decoded(title.trim())).filter(|title| !title.is_empty())
    });
    title.unwrap_or_else(|| "Interactive Diagram".to_string())
}

impl Diagram {
    fn new(text: &str, from: usize, to: usize, name: String) -> Diagram {
        let line = line_of(text, from);
        Diagram {
            line,
            name,
            lines: lines(&text[from..to], line),
        }
    }

    /// Whether a whole text is a diagram: it has a known setting and a piece type.
    fn is_diagram(&self) -> bool {
        let mut texts = self.lines.iter().map(|(_, text)| text.as_str());
        let has_setting = |text: &str| text.split_whitespace().any(keys::is_setting);
        texts.clone().any(has_setting) && texts.any(keys::is_piece)
    }
}

/// The lines without tags. A `<br>` starts a new line.
fn lines(text: &str, first: u32) -> Vec<(u32, String)> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut number = first;
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let length = match letter {
            '<' => rest.find('>').map_or(rest.len(), |at| at + 1),
            _ => letter.len_utf8(),
        };
        let (piece, after) = rest.split_at(length);
        rest = after;
        let breaks = letter == '\n' || piece.starts_with("<br");
        if breaks {
            lines.push((number, std::mem::take(&mut line)));
        } else if letter != '<' {
            line.push_str(piece);
        } else {
            line.push(' ');
        }
        number = number.saturating_add(piece.matches('\n').count() as u32);
    }
    lines.push((number, line));
    let lines = lines
        .into_iter()
        .map(|(number, line)| (number, decoded(line.trim())));
    lines.filter(|(_, line)| !line.is_empty()).collect()
}

fn decoded(text: &str) -> String {
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&nbsp;", " "),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ];
    entities
        .into_iter()
        .fold(text.to_string(), |text, (entity, letter)| {
            text.replace(entity, letter)
        })
}
