//! Reads a text character by character.

pub(super) struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader { text, at: 0 }
    }

    pub(super) fn at(&self) -> usize {
        self.at
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    pub(super) fn take(&mut self, wanted: char) -> bool {
        self.take_if(|c| c == wanted).is_some()
    }

    pub(super) fn take_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|&c| wanted(c))?;
        self.at += next.len_utf8();
        Some(next)
    }

    pub(super) fn take_digits(&mut self) -> &'t str {
        let start = self.at;
        while self.take_if(|c| c.is_ascii_digit()).is_some() {}
        &self.text[start..self.at]
    }

    pub(super) fn found(&self) -> String {
        self.peek()
            .map_or("the end".to_owned(), |c| format!("`{}`", c.escape_debug()))
    }
}
