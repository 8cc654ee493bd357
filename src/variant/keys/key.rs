//! The parts of a key: its name, form and default.

/// A key of a table.
pub(in crate::variant) struct Key {
    /// As written.
    pub(in crate::variant) name: &'static str,
    /// What it means, for the reference page.
    pub(in crate::variant) about: &'static str,
    /// What it takes.
    pub(in crate::variant) form: Form,
    /// What holds if it is missing.
    pub(in crate::variant) default: Default,
    /// A value as written, for the reference page.
    pub(in crate::variant) example: &'static str,
}

/// What holds if a key is missing.
pub(in crate::variant) enum Default {
    /// It may not be missing.
    Required,
    /// Nothing: described in words.
    Nothing(&'static str),
    Text(&'static str),
    Number(i64),
    Flag(bool),
}

/// What a key takes.
pub(in crate::variant) enum Form {
    /// Any text but an empty one.
    Text,
    /// A text, or a table with `text` and translations by language tag.
    Name,
    /// Small letters, digits and `-`.
    Id,
    /// A number between two, both included.
    Number(i64, i64),
    Flag,
    /// `#RRGGBB`.
    Colour,
    /// One small letter.
    PlayerLetter,
    /// One capital letter.
    CastlingLetter,
    /// One or two capital letters: declares a piece.
    Code,
    /// The code of a declared piece.
    Piece,
    /// Codes of declared pieces.
    Pieces,
    /// One or two capital letters each.
    Codes,
    Texts,
    /// Texts or tables with translations.
    Names,
    OneOf(&'static [&'static str]),
    /// A list of tables with these keys, written `[[key]]` or in line.
    Tables(&'static Section),
    /// A table with these keys.
    Table(&'static Section),
    /// Keys of the file for each value of each option: see [`when`](crate::variant::when).
    When,
}

/// A table of the file and the keys it may have.
pub(in crate::variant) struct Section {
    /// As written: `[board]`, `[[piece]]`; of a table in line its key.
    pub(in crate::variant) title: &'static str,
    /// The key that tells its entries apart, if it is a list of them.
    pub(in crate::variant) known_by: Option<&'static Key>,
    /// What it is for, for the reference page.
    pub(in crate::variant) about: &'static str,
    /// Its keys.
    pub(in crate::variant) keys: &'static [&'static Key],
}

pub(super) const fn key(
    name: &'static str,
    form: Form,
    default: Default,
    example: &'static str,
    about: &'static str,
) -> Key {
    Key {
        name,
        about,
        form,
        default,
        example,
    }
}
