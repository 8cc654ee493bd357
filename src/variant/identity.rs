//! Hashes that tell whether two variant files are the same game. All are FNV-1a with 64 bits.

use super::OptionInfo;
use super::error::Faults;
use super::key::{Form, IfMissing, Key, Section};
use super::top_level::{FILE, FORMER_HASHES};
use super::tree::{Node, Value};

/// What a game is recognized by.
#[derive(Clone, PartialEq, Debug)]
pub struct Identity {
    /// The hash of the rules with the chosen options, which records carry. Words, pictures and keys at their defaults don't
    /// change it.
    pub rules: u64,
    /// The hash of the file's text with the chosen options. Records carried it up to version 0.1.0.
    pub content: u64,
    /// What `content` was, with the same options, in earlier editions of the file that had the same rules.
    pub former: Vec<u64>,
}

impl Identity {
    /// `file` is the text's tree after the options have been put in. Reports former hashes that are none.
    pub(super) fn of(
        text: &str,
        file: &Node,
        options: &[OptionInfo],
        chosen: &[(String, String)],
        faults: &mut Faults,
    ) -> Identity {
        let mut rules = String::new();
        write_table(&mut rules, file, &FILE);
        // Line ends differ between systems.
        let text = fnv1a(START, text.bytes().filter(|&byte| byte != b'\r'));
        let with_options = |hash| fnv1a(hash, differing(options, chosen).into_bytes());
        let former = file.items_of(&FORMER_HASHES).iter();
        let former = former.filter_map(|node| {
            let hash = hash_in_hex(node.text()?);
            if hash.is_none() {
                faults.wrong(node, "allowed: 16 hexadecimal digits");
            }
            hash
        });
        Identity {
            rules: fnv1a(START, rules.into_bytes()),
            content: with_options(text),
            former: former.map(with_options).collect(),
        }
    }

    /// Whether a record with this hash was played by these rules.
    pub fn fits(&self, hash: u64) -> bool {
        hash == self.rules || hash == self.content || self.former.contains(&hash)
    }
}

/// The hash of the chosen options; 0 if none differs from its default.
pub(super) fn of_options(options: &[OptionInfo], chosen: &[(String, String)]) -> u64 {
    match differing(options, chosen) {
        text if text.is_empty() => 0,
        text => fnv1a(START, text.into_bytes()),
    }
}

/// A hash of 16 hexadecimal digits.
fn hash_in_hex(text: &str) -> Option<u64> {
    let is_hash = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hash.then(|| u64::from_str_radix(text, 16).ok())?
}

/// The options that don't have their default values, one per line.
fn differing(options: &[OptionInfo], chosen: &[(String, String)]) -> String {
    let pairs = options.iter().zip(chosen);
    let differing = pairs.filter(|(option, (_, value))| option.default != *value);
    differing
        .map(|(_, (name, value))| format!("\n{name}={value}"))
        .collect()
}

/// Writes the keys of a table that are rules and not at their defaults, by name, so that the order in the file and keys
/// that are added to the format later make no difference.
fn write_table(text: &mut String, table: &Node, section: &Section) {
    let mut keys: Vec<&&Key> = section.keys.iter().filter(|key| key.is_rule).collect();
    keys.sort_by_key(|key| key.name);
    for key in keys {
        if let Some(value) = table.get(key).filter(|value| !is_default(value, key)) {
            let mut written = String::new();
            write_value(&mut written, value, &key.form);
            if !written.is_empty() {
                text.push_str(&format!("{}={written}\n", key.name));
            }
        }
    }
}

fn write_value(text: &mut String, value: &Node, form: &Form) {
    match (&value.value, form) {
        (Value::Table(_), Form::Table(section)) => write_table(text, value, section),
        (Value::List(items), Form::Tables(section)) => {
            for item in items {
                text.push_str("{\n");
                write_table(text, item, section);
                text.push('}');
            }
        }
        (Value::Table(entries), Form::Squares | Form::FlagOrOneOf(_)) => {
            let mut entries: Vec<_> = entries.iter().collect();
            entries.sort_by_key(|(letter, _)| letter);
            for (letter, squares) in entries {
                text.push_str(&format!("{letter}:"));
                write_value(text, squares, form);
            }
        }
        (Value::List(items), _) => {
            for item in items {
                write_value(text, item, form);
                text.push(',');
            }
        }
        (Value::Text(value), _) => text.push_str(&format!("{value:?}")),
        (Value::Number(value), _) => text.push_str(&value.to_string()),
        (Value::Flag(value), _) => text.push_str(&value.to_string()),
        // Refused by the validation, or words.
        (Value::Table(_) | Value::Other, _) => {}
    }
}

fn is_default(node: &Node, key: &Key) -> bool {
    match (&node.value, &key.if_missing) {
        (Value::Text(value), IfMissing::Text(default)) => value == default,
        (Value::Number(value), IfMissing::Number(default)) => value == default,
        (Value::Flag(value), IfMissing::Flag(default)) => value == default,
        _ => false,
    }
}

const START: u64 = 0xcbf2_9ce4_8422_2325;

/// Continues a hash: <https://datatracker.ietf.org/doc/draft-eastlake-fnv/>.
fn fnv1a(hash: u64, bytes: impl IntoIterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.into_iter().fold(hash, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_those_of_the_published_test_suite() {
        for (text, hash) in [
            ("", 0xcbf2_9ce4_8422_2325),
            ("a", 0xaf63_dc4c_8601_ec8c),
            ("foobar", 0x8594_4171_f739_67e8),
        ] {
            assert_eq!(fnv1a(START, text.bytes()), hash);
        }
    }

    #[test]
    fn a_hash_in_hex_has_16_digits() {
        assert_eq!(hash_in_hex("00000000000000fF"), Some(255));
        for wrong in [
            "",
            "ff",
            "00000000000000fg",
            "+0000000000000ff",
            "00000000000000fff",
        ] {
            assert_eq!(hash_in_hex(wrong), None, "{wrong}");
        }
    }
}
