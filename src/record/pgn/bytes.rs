//! The bytes of files as text.

/// The characters of Windows-1252 where Latin-1 has control codes; five bytes have none.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// UTF-8, or else Windows-1252, which contains Latin-1: the PGN standard allows Latin-1 alone.
pub fn text_from_bytes(bytes: &[u8]) -> String {
    let letter = |&byte: &u8| match byte {
        0x80..0xa0 => WINDOWS[usize::from(byte - 0x80)],
        byte => char::from(byte),
    };
    match str::from_utf8(bytes) {
        Ok(text) => text.to_string(),
        Err(_) => bytes.iter().map(letter).collect(),
    }
}
