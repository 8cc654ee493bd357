//! Words of the command line.

/// The words not yet used.
pub(super) struct Arguments<'a> {
    words: Vec<&'a str>,
}

impl<'a> Arguments<'a> {
    pub(super) fn new(words: &'a [String]) -> Arguments<'a> {
        Arguments {
            words: words.iter().map(String::as_str).collect(),
        }
    }

    /// The next word.
    pub(super) fn word(&mut self, name: &str) -> Result<&'a str, String> {
        self.optional_word()
            .ok_or_else(|| format!("{name} is missing"))
    }

    /// The next word that is no option, if there is one.
    pub(super) fn optional_word(&mut self) -> Option<&'a str> {
        let next = self
            .words
            .first()
            .copied()
            .filter(|word| !word.starts_with("--"))?;
        self.words.remove(0);
        Some(next)
    }

    /// The next word as a number.
    pub(super) fn number(&mut self, name: &str) -> Result<u64, String> {
        let word = self.word(name)?;
        parse_number(name, word)
    }

    /// The value behind an option, if it is given.
    pub(super) fn option(&mut self, name: &str) -> Result<Option<&'a str>, String> {
        let Some(at) = self.words.iter().position(|&word| word == name) else {
            return Ok(None);
        };
        if at + 1 >= self.words.len() {
            return Err(format!("{name} needs a value"));
        }
        self.words.remove(at);
        Ok(Some(self.words.remove(at)))
    }

    /// The number behind an option, if it is given.
    pub(super) fn number_option(&mut self, name: &str) -> Result<Option<u64>, String> {
        self.option(name)?
            .map(|word| parse_number(name, word))
            .transpose()
    }

    /// Whether an option without a value is given.
    pub(super) fn flag(&mut self, name: &str) -> bool {
        let at = self.words.iter().position(|&word| word == name);
        at.map(|at| self.words.remove(at)).is_some()
    }

    /// Nothing may be left.
    pub(super) fn end(self) -> Result<(), String> {
        match self.words.first() {
            None => Ok(()),
            Some(word) => Err(format!("`{word}` is one word too many")),
        }
    }
}

fn parse_number(name: &str, word: &str) -> Result<u64, String> {
    word.parse()
        .map_err(|_| format!("{name}: found `{word}`, allowed a whole number"))
}
