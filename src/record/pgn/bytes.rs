//! The bytes of files as text.

/// The characters of Windows-1252 where Latin-1 has control codes; five bytes have none.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which contains Latin-1: the PGN standard allows Latin-1
/// alone.
pub fn text_from_bytes(bytes: &[u8]) -> String {
    let letter = |&byte: &u8| match byte {
        0x80..0xa0 => WINDOWS[usize::from(byte - 0x80)],
        byte => char::from(byte),
    };
    match (bytes, str::from_utf8(bytes)) {
        ([0xff, 0xfe, units @ ..], _) => from_utf_16(units, u16::from_le_bytes),
        ([0xfe, 0xff, units @ ..], _) => from_utf_16(units, u16::from_be_bytes),
        (_, Ok(text)) => text.to_string(),
        (_, Err(_)) => bytes.iter().map(letter).collect(),
    }
}

/// What isn't UTF-16 becomes `\u{fffd}`.
fn from_utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (units, _) = bytes.as_chunks();
    let units: Vec<u16> = units.iter().map(|&bytes| unit(bytes)).collect();
    String::from_utf16_lossy(&units)
}
