//! Questions from JSON text: the small part of it that questions are made of. A reader made for every type by serde
//! took more of the Wasm than the rules of a game.

use super::named::Named;

/// A value of JSON. Numbers are whole and not negative, as all in questions are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Json {
    Null,
    Bool(bool),
    Number(u64),
    Text(String),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// How deep values may lie in each other; no question is deeper than half of it.
const DEEPEST: u32 = 8;

impl Json {
    /// The value that a text is; `None` if it is none that a question can hold.
    pub(super) fn parse(text: &str) -> Option<Json> {
        let mut reader = Reader { rest: text };
        let value = reader.value(DEEPEST)?;
        reader.skip();
        reader.rest.is_empty().then_some(value)
    }

    /// The fields of an object.
    pub(super) fn fields(self) -> Option<Taken> {
        match self {
            Json::Object(fields) => Some(Taken(fields)),
            _ => None,
        }
    }
}

/// The fields of an object that have not been taken yet.
pub(super) struct Taken(Vec<(String, Json)>);

impl Taken {
    /// Takes a field. One that is missing is as good as null.
    pub(super) fn take<T: FromJson>(&mut self, name: &str) -> Option<T> {
        T::from_json(self.value(name))
    }

    /// Takes a field as it is.
    pub(super) fn value(&mut self, name: &str) -> Json {
        let place = self.0.iter().position(|(known, _)| known == name);
        place.map_or(Json::Null, |place| self.0.swap_remove(place).1)
    }

    /// What was made of the fields, unless some are left that nobody knows.
    pub(super) fn done<T>(self, made: T) -> Option<T> {
        self.0.is_empty().then_some(made)
    }
}

/// What a value of JSON can be read as.
pub(super) trait FromJson: Sized {
    /// Reads it; `None` if it is of another kind.
    fn from_json(json: Json) -> Option<Self>;
}

/// Structs by their fields, each with its name in JSON.
macro_rules! from_json {
    ($($name:ident { $($field:ident: $key:literal),+ $(,)? })+) => {
        $(impl $crate::api::reader::FromJson for $name {
            fn from_json(json: $crate::api::reader::Json) -> Option<$name> {
                let mut fields = json.fields()?;
                let made = $name { $($field: fields.take($key)?),+ };
                fields.done(made)
            }
        })+
    };
}
pub(super) use from_json;

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl FromJson for $number {
            fn from_json(json: Json) -> Option<$number> {
                match json {
                    Json::Number(number) => number.try_into().ok(),
                    _ => None,
                }
            }
        })+
    };
}
numbers!(u8, u16, u32, usize);

impl FromJson for bool {
    fn from_json(json: Json) -> Option<bool> {
        match json {
            Json::Bool(value) => Some(value),
            _ => None,
        }
    }
}

impl FromJson for String {
    fn from_json(json: Json) -> Option<String> {
        match json {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl<T: FromJson> FromJson for Option<T> {
    fn from_json(json: Json) -> Option<Option<T>> {
        match json {
            Json::Null => Some(None),
            json => T::from_json(json).map(Some),
        }
    }
}

impl<T: FromJson> FromJson for Vec<T> {
    fn from_json(json: Json) -> Option<Vec<T>> {
        let Json::List(items) = json else { return None };
        let mut read = Vec::with_capacity(items.len());
        for item in items {
            read.push(T::from_json(item)?);
        }
        Some(read)
    }
}

impl<T: FromJson> FromJson for Named<String, T> {
    fn from_json(json: Json) -> Option<Named<String, T>> {
        let Json::Object(fields) = json else {
            return None;
        };
        let mut read = Named::default();
        for (name, value) in fields {
            read.insert(name, T::from_json(value)?);
        }
        Some(read)
    }
}

struct Reader<'t> {
    rest: &'t str,
}

impl<'t> Reader<'t> {
    fn skip(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\n', '\r']);
    }

    /// Whether a text comes next; it is then behind us.
    fn meets(&mut self, text: &str) -> bool {
        self.skip();
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next();
        self.rest = letters.as_str();
        letter
    }

    fn value(&mut self, deepest: u32) -> Option<Json> {
        let deeper = deepest.checked_sub(1)?;
        if self.meets("{") {
            return self.object(deeper);
        }
        if self.meets("[") {
            return self.list(deeper);
        }
        if self.meets("\"") {
            return self.text().map(Json::Text);
        }
        let words = [
            ("null", Json::Null),
            ("true", Json::Bool(true)),
            ("false", Json::Bool(false)),
        ];
        for (word, value) in words {
            if self.meets(word) {
                return Some(value);
            }
        }
        self.number()
    }

    fn number(&mut self) -> Option<Json> {
        let other = |letter: char| !letter.is_ascii_digit();
        let end = self.rest.find(other).unwrap_or(self.rest.len());
        let (digits, rest) = self.rest.split_at(end);
        self.rest = rest;
        digits.parse().ok().map(Json::Number)
    }

    fn list(&mut self, deepest: u32) -> Option<Json> {
        let mut items = Vec::new();
        while !self.meets("]") {
            if !items.is_empty() && !self.meets(",") {
                return None;
            }
            items.push(self.value(deepest)?);
        }
        Some(Json::List(items))
    }

    fn object(&mut self, deepest: u32) -> Option<Json> {
        let mut fields = Vec::new();
        while !self.meets("}") {
            if !fields.is_empty() && !self.meets(",") || !self.meets("\"") {
                return None;
            }
            let name = self.text()?;
            if !self.meets(":") {
                return None;
            }
            fields.push((name, self.value(deepest)?));
        }
        Some(Json::Object(fields))
    }

    /// A text behind its first quotation mark.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            match self.next()? {
                '"' => return Some(text),
                '\\' => text.push(self.escaped()?),
                letter => text.push(letter),
            }
        }
    }

    fn escaped(&mut self) -> Option<char> {
        Some(match self.next()? {
            'b' => '\x08',
            'f' => '\x0c',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => return self.coded(),
            letter @ ('"' | '\\' | '/') => letter,
            _ => return None,
        })
    }

    /// A letter by its code, or by the two halves of one. Half a letter, which JavaScript's texts may end with, is told by the
    /// sign for what can't be read.
    fn coded(&mut self) -> Option<char> {
        let high = self.code()?;
        let behind = self.rest;
        if (0xd800..0xdc00).contains(&high) && self.rest.starts_with("\\u") {
            self.rest = &self.rest[2..];
            let low = self.code()?;
            if (0xdc00..0xe000).contains(&low) {
                return char::from_u32(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00));
            }
            self.rest = behind;
        }
        Some(char::from_u32(high).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn code(&mut self) -> Option<u32> {
        let mut code = 0;
        for _ in 0..4 {
            code = code << 4 | self.next()?.to_digit(16)?;
        }
        Some(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn same(read: &Json, value: &Value) -> bool {
        match (read, value) {
            (Json::Null, Value::Null) => true,
            (Json::Bool(read), Value::Bool(value)) => read == value,
            (Json::Number(read), Value::Number(value)) => Some(*read) == value.as_u64(),
            (Json::Text(read), Value::String(value)) => read == value,
            (Json::List(read), Value::Array(value)) => {
                read.len() == value.len() && read.iter().zip(value).all(|(r, v)| same(r, v))
            }
            (Json::Object(read), Value::Object(value)) => {
                read.len() == value.len()
                    && read
                        .iter()
                        .all(|(name, r)| value.get(name).is_some_and(|v| same(r, v)))
            }
            _ => false,
        }
    }

    #[test]
    fn what_a_writer_of_json_wrote_is_read() {
        let values = [
            json!(null),
            json!([true, false, 0, 7, u64::MAX, [], {}]),
            json!({ "a": ["\"\\/", "\n\u{1}\u{1f}\u{8}\u{c}\t\r", "ß♞🦄"], "": {}, "ü\"": [] }),
        ];
        for value in values {
            for text in [value.to_string(), format!(" {value:#}\n")] {
                let read = Json::parse(&text).expect("JSON");
                assert!(same(&read, &value), "{text}: {read:?}");
            }
        }
        let text = |code: &str| Json::parse(&format!("\"{code}\""));
        assert_eq!(text(r"\ud83e\udd84"), Some(Json::Text("🦄".into())));
        assert_eq!(text(r"\ud83ea"), Some(Json::Text("\u{fffd}a".into())));
        assert_eq!(text(r"\ud83e\u0041"), Some(Json::Text("\u{fffd}A".into())));
    }

    #[test]
    fn what_no_question_holds_is_refused() {
        let deep = "[".repeat(100_000);
        let texts = [
            "",
            "1.5",
            "-1",
            "1e9",
            "[1",
            "[1 2]",
            "[,1]",
            "{\"a\"}",
            "{a:1}",
            "\"\\x\"",
            "\"\\u12\"",
            "nul",
            "1 1",
            "18446744073709551616",
            "\"",
            &deep,
        ];
        for text in texts {
            assert_eq!(Json::parse(text), None, "{text:.20}");
        }
    }
}
