//! Bytes as hexadecimal digits.

use std::fmt::Write;

/// Encodes bytes as lower-case digits.
pub fn encode(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Decodes pairs of digits; `None` if the text is anything else.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let digit = |&byte: &u8| char::from(byte).to_digit(16);
    let pair = |pair: &[u8]| match pair {
        [high, low] => u8::try_from(digit(high)? << 4 | digit(low)?).ok(),
        _ => None,
    };
    text.as_bytes().chunks(2).map(pair).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_written_and_read() {
        assert_eq!(encode(&[0, 0x1f, 0xff]), "001fff");
        assert_eq!(decode("001fFF"), Some(vec![0, 0x1f, 0xff]));
        assert_eq!((decode("0"), decode("0g"), decode("é")), (None, None, None));
    }
}
