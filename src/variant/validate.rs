//! Validates a file's tree against the declared keys: unknown and missing keys, wrong types of values, undeclared pieces.
//! Constraints between several values are validated where these are built.

use super::error::Faults;
use super::foreign_keys;
use super::key::{Form, IfMissing, Key, Section};
use super::limits::{LONGEST_ID, LONGEST_NAME, LONGEST_TEXT};
use super::name::TEXT;
use super::piece_type_info::{CODE, icons};
use super::piece_types::PIECE;
use super::rules::promotion::PROMOTED;
use super::top_level::FILE;
use super::tree::{Node, Value};

pub(super) fn validate(file: &Node, faults: &mut Faults) {
    let validator = Validator {
        codes: declared_codes(file),
    };
    validator.table(&FILE, file, faults);
}

fn declared_codes(file: &Node) -> Vec<&str> {
    let pieces = file.entry(PIECE.name).map_or(&[][..], Node::items);
    let codes = pieces.iter().filter_map(|piece| piece.entry(CODE.name));
    codes.filter_map(Node::text).collect()
}

struct Validator<'a> {
    codes: Vec<&'a str>,
}

impl Validator<'_> {
    fn table(&self, section: &Section, table: &Node, faults: &mut Faults) {
        for (name, value) in table.entries() {
            match section.keys.iter().find(|key| key.name == name) {
                Some(key) => self.value(&key.form, value, faults),
                None => faults.wrong(value, unknown_key(name, section)),
            }
        }
        for key in section.keys {
            if matches!(key.if_missing, IfMissing::Required) && table.entry(key.name).is_none() {
                faults.missing(table, key.name, missing_key(key));
            }
        }
    }

    fn value(&self, form: &Form, node: &Node, faults: &mut Faults) {
        validate_length(form, node, faults);
        match form {
            Form::Tables(section) => match &node.value {
                Value::List(items) if !items.is_empty() => {
                    let items = items.iter();
                    items.for_each(|item| self.sub_table(section, item, faults));
                }
                _ => faults.wrong(node, "allowed: a list of tables"),
            },
            Form::Table(section) => self.sub_table(section, node, faults),
            Form::Pieces => self.list(node, &Form::Piece, "a list of pieces' codes", faults),
            Form::Texts => self.list(node, &Form::Text, "a list of texts", faults),
            Form::Squares => match &node.value {
                Value::Table(entries) => {
                    let lists = entries.iter().map(|(_, list)| list);
                    lists
                        .for_each(|list| self.list(list, &Form::Text, "a list of squares", faults));
                }
                _ => self.list(node, &Form::Text, &allowed(form), faults),
            },
            Form::FlagOrOneOf(names) => self.flag_or_one_of(names, node, faults),
            Form::Codes => self.list(node, &Form::Code, &allowed(form), faults),
            Form::Names => self.list(node, &Form::Name, &allowed(form), faults),
            Form::Name => self.name(node, faults),
            // Changes by options are validated after they are merged.
            Form::When => {}
            Form::Piece => match node.text() {
                Some(code) if self.codes.contains(&code) => {}
                _ => {
                    let codes = self.codes.join(", ");
                    faults.wrong(node, format!("no such piece; allowed: {codes}"));
                }
            },
            _ if !fits(form, &node.value) => {
                faults.wrong(node, format!("allowed: {}", allowed(form)));
            }
            Form::Icon => match node.text() {
                Some(icon) if !icons().contains(&icon) => {
                    faults.warn(node, unknown("picture", icon, &icons()));
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn sub_table(&self, section: &Section, node: &Node, faults: &mut Faults) {
        match &node.value {
            Value::Table(_) => self.table(section, node, faults),
            _ => faults.wrong(node, "allowed: a table"),
        }
    }

    fn list(&self, node: &Node, form: &Form, what: &str, faults: &mut Faults) {
        match &node.value {
            Value::List(items) => items.iter().for_each(|item| self.value(form, item, faults)),
            _ => faults.wrong(node, format!("allowed: {what}")),
        }
    }

    /// Letters of players are validated by the key's builder.
    fn flag_or_one_of(&self, names: &'static [&'static str], node: &Node, faults: &mut Faults) {
        let is_named = |node: &Node| fits(&Form::OneOf(names), &node.value);
        if !node.is_table() && !fits(&Form::Flag, &node.value) && !is_named(node) {
            let allowed = allowed(&Form::FlagOrOneOf(names));
            faults.wrong(node, format!("allowed: {allowed}"));
        }
        for (_, value) in node.entries() {
            if !matches!(value.value, Value::Flag(false)) && !is_named(value) {
                let names = quoted(names);
                faults.wrong(value, format!("allowed for one seat: false, {names}"));
            }
        }
    }

    fn name(&self, node: &Node, faults: &mut Faults) {
        let Value::Table(entries) = &node.value else {
            return match fits(&Form::Text, &node.value) {
                true => {}
                false => faults.wrong(node, format!("allowed: {}", allowed(&Form::Name))),
            };
        };
        if node.entry(TEXT).is_none() {
            faults.missing(node, TEXT, "missing; the name in the file's own language");
        }
        for (tag, value) in entries {
            if tag != TEXT && !is_language_tag(tag) {
                faults.wrong(
                    value,
                    "allowed as keys: `text` and language tags such as `de`",
                );
                continue;
            }
            if !fits(&Form::Text, &value.value) {
                faults.wrong(value, format!("allowed: {}", allowed(&Form::Text)));
            }
            validate_length(&Form::Name, value, faults);
        }
    }
}

fn validate_length(form: &Form, node: &Node, faults: &mut Faults) {
    let most = match form {
        Form::Id => LONGEST_ID,
        Form::Name => LONGEST_NAME,
        _ => LONGEST_TEXT,
    };
    let length = node.text().map_or(0, |text| text.chars().count());
    if length > most {
        faults.wrong(node, format!("found {length} characters; allowed: {most}"));
    }
}

fn is_language_tag(tag: &str) -> bool {
    let letters = tag
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    letters && (2..=16).contains(&tag.len())
}

fn fits(form: &Form, value: &Value) -> bool {
    match (form, value) {
        (Form::Number(least, most), Value::Number(number)) => (least..=most).contains(&number),
        (Form::Flag, Value::Flag(_)) => true,
        (form, Value::Text(text)) => text_fits(form, text),
        _ => false,
    }
}

fn text_fits(form: &Form, text: &str) -> bool {
    let (len, mut bytes) = (text.len(), text.bytes());
    match form {
        Form::Text => !text.trim().is_empty(),
        Form::Id | Form::Icon => {
            let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit();
            bytes.next().is_some_and(plain) && bytes.all(|b| plain(b) || b == b'-')
        }
        Form::Colour => {
            len == 7 && bytes.next() == Some(b'#') && bytes.all(|b| b.is_ascii_hexdigit())
        }
        Form::PlayerLetter => len == 1 && bytes.all(|b| b.is_ascii_lowercase()),
        Form::CastlingLetter => len == 1 && bytes.all(|b| b.is_ascii_uppercase()),
        Form::Code => is_code(text),
        Form::OneOf(names) => names.contains(&text),
        _ => false,
    }
}

/// What [`is_code`] allows, in words.
const CODES: &str =
    "one or two capital letters, for promoted pieces with `+` before or `~` behind them";

/// Whether a text can be a piece's code. The marks of promoted pieces are those of Fairy-Stockfish and lichess.
fn is_code(text: &str) -> bool {
    let letters = match text.strip_prefix('+') {
        Some(letters) => letters,
        None => text.strip_suffix(PROMOTED).unwrap_or(text),
    };
    matches!(letters.len(), 1 | 2) && letters.bytes().all(|b| b.is_ascii_uppercase())
}

/// The values that a form allows, in words.
pub(super) fn allowed(form: &Form) -> String {
    match form {
        Form::Text => "a text".to_string(),
        Form::Name => "a text, or a table with `text` and translations by language tag".to_string(),
        Form::Id => "small letters, digits and `-`, which isn't the first".to_string(),
        Form::Number(only, most) if only == most => only.to_string(),
        Form::Number(least, most) => format!("a number from {least} to {most}"),
        Form::Flag => "true or false".to_string(),
        Form::Colour => "a colour as `#RRGGBB`".to_string(),
        Form::PlayerLetter => "one small letter".to_string(),
        Form::CastlingLetter => "one capital letter".to_string(),
        Form::Code => CODES.to_string(),
        Form::Piece => "a piece's code".to_string(),
        Form::Pieces => "a list of pieces' codes".to_string(),
        Form::Texts => "a list of texts".to_string(),
        Form::Squares => {
            "a list of squares, or a table with such a list by seat letter".to_string()
        }
        Form::Codes => format!("a list, each of {CODES}"),
        Form::Names => "a list of texts, or tables with `text` and translations".to_string(),
        Form::When => "tables `[when.OPTION.VALUE]`".to_string(),
        Form::OneOf(names) => quoted(names),
        Form::FlagOrOneOf(names) => format!(
            "true, false, {}; or a table by seat letter with any of these but true",
            quoted(names)
        ),
        Form::Icon => quoted(&icons()),
        Form::Tables(section) => format!("tables, see {}", section.title),
        Form::Table(section) => format!("a table, see {}", section.title),
    }
}

fn quoted(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    quoted.join(", ")
}

fn missing_key(key: &Key) -> String {
    match key.form {
        Form::Table(section) | Form::Tables(section) => {
            format!("missing; allowed: {}", section.title)
        }
        _ => format!("missing; allowed: {}", allowed(&key.form)),
    }
}

fn unknown_key(name: &str, section: &Section) -> String {
    let names: Vec<&str> = section.keys.iter().map(|key| key.name).collect();
    foreign_keys::answer(name).unwrap_or_else(|| unknown("key", name, &names))
}

pub(super) fn unknown(what: &str, name: &str, names: &[&str]) -> String {
    let nearest = names.iter().min_by_key(|known| distance(name, known));
    match nearest.filter(|known| distance(name, known) <= 1 + known.len() / 3) {
        Some(nearest) => format!("unknown {what}; did you mean `{nearest}`?"),
        None => format!("unknown {what}; allowed: {}", names.join(", ")),
    }
}

/// Levenshtein distance.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (index, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = index + 1;
        for (column, &wanted) in to.iter().enumerate() {
            let changed = diagonal + usize::from(letter != wanted);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(row[column] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_changed_letters() {
        assert_eq!(distance("colour", "colour"), 0);
        assert_eq!(distance("color", "colour"), 1);
        assert_eq!(distance("rank", "files"), 5);
    }
}
