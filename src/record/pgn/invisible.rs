//! Invisible characters, such as the zero-width spaces of websites.

/// Whether a character is neither seen nor a space: format characters, variation selectors and control characters.
pub(super) fn is_invisible(c: char) -> bool {
    let formats = matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    );
    formats || c.is_control() && !c.is_whitespace()
}

/// The text without invisible characters, except in comments and the values of tags, which may need them.
pub(super) fn without_invisible(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut inside = Inside::Moves;
    let mut previous = ' ';
    for c in text.chars() {
        let drops = matches!(inside, Inside::Moves | Inside::Tag) && is_invisible(c);
        if !drops {
            kept.push(c);
        }
        inside = inside.after(c, previous == '\\');
        previous = c;
    }
    kept
}

/// What a character is part of.
#[derive(Clone, Copy)]
enum Inside {
    Moves,
    Tag,
    Value,
    Comment,
    CommentToLineEnd,
}

impl Inside {
    fn after(self, c: char, is_escaped: bool) -> Inside {
        match (self, c) {
            (Inside::Moves, '{') => Inside::Comment,
            (Inside::Moves, ';') => Inside::CommentToLineEnd,
            (Inside::Moves, '[') => Inside::Tag,
            (Inside::Tag, '"') => Inside::Value,
            (Inside::Value, '"') if !is_escaped => Inside::Tag,
            (Inside::Comment, '}') | (Inside::Tag, ']') => Inside::Moves,
            (Inside::Tag | Inside::Value | Inside::CommentToLineEnd, '\n') => Inside::Moves,
            (inside, _) => inside,
        }
    }
}
