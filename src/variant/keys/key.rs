//! The parts of a key: its name, form and default.

/// A key of a table.
pub(in crate::variant) struct Key {
    /// As written.
    pub(in crate::variant) name: &'static str,
    /// Its meaning, for the reference page.
    pub(in crate::variant) about: &'static str,
    /// The values it accepts.
    pub(in crate::variant) form: Form,
    /// Its value if it is missing.
    pub(in crate::variant) default: Default,
    /// A value as written, for the reference page.
    pub(in crate::variant) example: &'static str,
}

/// The value of a missing key.
pub(in crate::variant) enum Default {
    /// The key is required.
    Required,
    /// Nothing: described in words.
    Nothing(&'static str),
    Text(&'static str),
    Number(i64),
    Flag(bool),
}

/// The values a key accepts.
pub(in crate::variant) enum Form {
    /// Any text except an empty one.
    Text,
    /// A text, or a table with `text` and translations by language tag.
    Name,
    /// Lower-case letters, digits and `-`.
    Id,
    /// A number between two, both included.
    Number(i64, i64),
    Flag,
    /// `#RRGGBB`.
    Colour,
    /// One lower-case letter.
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
    /// The key that identifies an entry of a list.
    pub(in crate::variant) known_by: Option<&'static Key>,
    /// Its purpose, for the reference page.
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
