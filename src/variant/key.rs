//! A key of variant files: its name, meaning, form and default.

pub(super) struct Key {
    pub(super) name: &'static str,
    pub(super) about: &'static str,
    pub(super) form: Form,
    pub(super) if_missing: IfMissing,
    pub(super) example: &'static str,
    /// Whether it belongs to the rules by which a game is recognized. Otherwise it is words, a colour or a picture, or has
    /// been put into other keys by then.
    pub(super) is_rule: bool,
    /// Whether options can change it.
    pub(super) is_changeable: bool,
}

/// What holds if a key is missing.
pub(super) enum IfMissing {
    Required,
    /// No value; described in words.
    Nothing(&'static str),
    Text(&'static str),
    Number(i64),
    Flag(bool),
}

pub(super) enum Form {
    Text,
    /// A text, or a table with `text` and translations by language tag.
    Name,
    /// Lower-case letters, digits and `-`.
    Id,
    /// The name of a picture. Other names are read, with a warning.
    Icon,
    /// A number in this closed range.
    Number(i64, i64),
    Flag,
    Colour,
    PlayerLetter,
    CastlingLetter,
    /// One or two capital letters: declares a piece.
    Code,
    /// The code of a declared piece.
    Piece,
    Pieces,
    /// Lists of one or two capital letters.
    Codes,
    Texts,
    /// A list of squares, or a table of such lists by the players' letters.
    Squares,
    /// A list of texts or tables with translations.
    Names,
    OneOf(&'static [&'static str]),
    /// A flag or one of these texts, or a table of such values by the players' letters.
    FlagOrOneOf(&'static [&'static str]),
    /// A list of tables with these keys, written as `[[key]]` or inline.
    Tables(&'static Section),
    /// A table with these keys.
    Table(&'static Section),
    /// Changed keys for each value of each option: see [`when`](crate::variant::when).
    When,
}

/// A table of the file and its keys.
pub(super) struct Section {
    /// The header as written: `[board]`, `[[piece]]`; the key of an inline table.
    pub(super) title: &'static str,
    /// The key that identifies its entries, if it is a list.
    pub(super) known_by: Option<&'static Key>,
    pub(super) about: &'static str,
    pub(super) keys: &'static [&'static Key],
}

pub(super) const fn key(
    name: &'static str,
    form: Form,
    if_missing: IfMissing,
    example: &'static str,
    about: &'static str,
) -> Key {
    Key {
        name,
        about,
        form,
        if_missing,
        example,
        is_rule: true,
        is_changeable: true,
    }
}

impl Key {
    /// The key as one that says nothing about the rules.
    pub(super) const fn without_rules(mut self) -> Key {
        self.is_rule = false;
        self
    }

    /// The key as one that options can't change.
    pub(super) const fn unchanging(mut self) -> Key {
        self.is_changeable = false;
        self
    }
}
