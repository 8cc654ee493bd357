//! Keys of Fairy-Stockfish's `variants.ini` that authors may try in a variant file.

/// Every such key, as the import reads them.
const KNOWN: &str = include_str!("../import/fairy/keys.txt");

/// Our key for theirs.
const OURS: &str = include_str!("foreign_keys.txt");

/// What to say about a key that only the other program has.
pub(super) fn answer(name: &str) -> Option<String> {
    let is_known = lines(KNOWN).any(|line| key_of(line, " = ") == name);
    is_known.then(|| match ours(name) {
        Some(ours) => format!("a key of Fairy-Stockfish; here it is called `{ours}`"),
        None => "a key of Fairy-Stockfish; not supported yet".to_string(),
    })
}

fn ours(name: &str) -> Option<&'static str> {
    let mut pairs = lines(OURS).filter_map(|line| line.split_once(": "));
    let found = pairs.find(|(_, theirs)| theirs.split(' ').any(|their| their == name));
    found.map(|(ours, _)| ours)
}

fn lines(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

fn key_of<'l>(line: &'l str, sign: &str) -> &'l str {
    line.split_once(sign).map_or(line, |(key, _)| key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::key::{Form, Section};
    use crate::variant::top_level::FILE;

    /// Every key with the title of its section.
    fn keys(section: &Section, title: &str, found: &mut Vec<String>) {
        for key in section.keys {
            found.push(format!("{title} {}", key.name).trim().to_string());
            if let Form::Tables(inner) | Form::Table(inner) = key.form {
                keys(inner, inner.title, found);
            }
        }
    }

    #[test]
    fn each_key_is_one_of_both_programs() {
        let mut known = Vec::new();
        keys(&FILE, "", &mut known);
        for line in lines(OURS) {
            let (ours, theirs) = line.split_once(": ").expect("ours: theirs");
            assert!(known.iter().any(|key| key == ours), "{ours}");
            for their in theirs.split(' ') {
                assert!(answer(their).is_some(), "{their}");
            }
        }
    }

    #[test]
    fn keys_that_the_import_reads_have_a_counterpart() {
        let read = lines(KNOWN).filter(|line| line.ends_with("= taken"));
        for line in read {
            let name = key_of(line, " = ");
            assert!(ours(name).is_some(), "{name}");
        }
        let answer = answer("capturesToHand").unwrap_or_default();
        assert!(answer.ends_with("here it is called `[[drops]] captures`"));
    }
}
