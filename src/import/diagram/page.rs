//! Where diagrams stand in a text, and their lines without the page's tags.

/// What marks a diagram in a page.
const CLASS: &str = "idiagram";

/// One of these begins a line of a diagram that stands alone.
const SIGNS: [&str; 7] = [
    "files=",
    "ranks=",
    "promoZone=",
    "maxPromote=",
    "promoChoice=",
    "symmetry=",
    "satellite=",
];

/// A diagram's text.
#[derive(Clone, Debug)]
pub(super) struct Diagram {
    /// Where it begins, from 1.
    pub(super) line: u32,
    /// The page's title, or a name of our own.
    pub(super) name: String,
    /// Its lines that say something, with their numbers.
    pub(super) lines: Vec<(u32, String)>,
}

/// Every diagram of a text.
pub(super) fn diagrams(text: &str) -> Vec<Diagram> {
    let title = title(text);
    let marked = marked(text);
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
        diagrams.extend(whole.is_one().then_some(whole));
    }
    diagrams
}

/// From where to where the marked elements of a page contain something.
fn marked(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = text[from..].find(CLASS) {
        let at = from + at;
        from = at + CLASS.len();
        // The mark counts within a tag alone; scripts and sentences name it as well.
        let opened = text[..at].rfind('<');
        let is_open = opened.is_some_and(|opened| !text[opened..at].contains('>'));
        let Some(end) = text[at..].find('>').filter(|_| is_open) else {
            continue;
        };
        let begin = at + end + 1;
        let length = text[begin..].find("</div").unwrap_or(text.len() - begin);
        from = begin + length;
        found.push((begin, from));
    }
    found
}

/// What the page is called.
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
        let before = text[..from].matches('\n').count();
        let line = u32::try_from(before).unwrap_or(u32::MAX - 1) + 1;
        Diagram {
            line,
            name,
            lines: lines(&text[from..to], line),
        }
    }

    /// Whether a whole text is a diagram: it has settings, and something with enough colons.
    fn is_one(&self) -> bool {
        let texts = || self.lines.iter().map(|(_, text)| text.as_str());
        let has_setting = texts().any(|text| {
            let mut words = text.split_whitespace();
            words.any(|word| SIGNS.iter().any(|sign| word.starts_with(sign)))
        });
        has_setting && texts().any(|text| text.matches(':').count() >= 3)
    }
}

/// The lines without tags; a break begins a new one.
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

/// The text that a page's entities stand for.
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
