//! Answers as JSON text, which the browser reads faster than objects are put together from here. Only what messages are made of
//! can be written, and each kind of it by one function: a writer that serde makes for every type took three times the room.

use super::named::Named;

/// What can be told to the page.
pub(super) trait Tell {
    /// Writes it.
    fn tell(&self, to: &mut Writer);
}

/// A value as JSON.
pub(super) fn to_json(value: &dyn Tell) -> String {
    let mut to = Writer {
        text: String::new(),
    };
    value.tell(&mut to);
    to.text
}

/// How many decimal places a number has at most.
const PLACES: u32 = 9;

/// Writes text piece by piece.
pub(super) struct Writer {
    text: String,
}

impl Writer {
    #[inline(never)]
    fn sign(&mut self, sign: char) {
        self.text.push(sign);
    }

    #[inline(never)]
    fn whole(&mut self, number: u64) {
        if number > 9 {
            self.whole(number / 10);
        }
        self.sign(char::from(b'0' + (number % 10) as u8));
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.sign('"');
        if !text
            .bytes()
            .any(|byte| matches!(byte, b'"' | b'\\' | ..0x20))
        {
            self.text.push_str(text);
            self.sign('"');
            return;
        }
        for letter in text.chars() {
            match letter {
                '"' | '\\' => self.sign('\\'),
                '\0'..='\x1f' => {
                    self.text.push_str("\\u00");
                    let code = u32::from(letter);
                    for digit in [code >> 4, code & 15] {
                        self.sign(char::from_digit(digit, 16).unwrap_or('0'));
                    }
                    continue;
                }
                _ => {}
            }
            self.sign(letter);
        }
        self.sign('"');
    }

    /// Begins the next of what stands between brackets.
    #[inline(never)]
    fn next(&mut self) {
        if !self.text.ends_with(['[', '{']) {
            self.sign(',');
        }
    }

    /// A value by its name.
    #[inline(never)]
    fn pair(&mut self, name: &str, value: &dyn Tell) {
        self.next();
        self.text(name);
        self.sign(':');
        value.tell(self);
    }

    /// A field of an object, by its name in Rust: `clock_plies` is called `clockPlies` there.
    #[inline(never)]
    pub(super) fn field(&mut self, name: &str, value: &dyn Tell) {
        self.next();
        self.sign('"');
        let mut raised = false;
        for letter in name.chars() {
            if letter != '_' {
                self.sign(if raised {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
            raised = letter == '_';
        }
        self.text.push_str("\":");
        value.tell(self);
    }

    /// An item of a list.
    #[inline(never)]
    fn item(&mut self, value: &dyn Tell) {
        self.next();
        value.tell(self);
    }

    /// What stands between curly brackets.
    pub(super) fn object(&mut self, fields: impl FnOnce(&mut Writer)) {
        self.sign('{');
        fields(self);
        self.sign('}');
    }
}

/// Structs with what tells them, field by field.
macro_rules! messages {
    ($($(#[$about:meta])* pub struct $name:ident { $(pub $field:ident: $type:ty),+ $(,)? })+) => {
        $($(#[$about])* pub struct $name { $(pub $field: $type),+ }
        impl $crate::api::json::Tell for $name {
            fn tell(&self, to: &mut $crate::api::json::Writer) {
                to.object(|to| { $(to.field(stringify!($field), &self.$field);)+ });
            }
        })+
    };
}
pub(super) use messages;

macro_rules! whole_numbers {
    ($($number:ty),+) => {
        $(impl Tell for $number {
            fn tell(&self, to: &mut Writer) {
                to.whole(*self as u64);
            }
        })+
    };
}
whole_numbers!(u8, u16, u32, u64, usize);

impl Tell for i32 {
    fn tell(&self, to: &mut Writer) {
        if *self < 0 {
            to.sign('-');
        }
        to.whole(self.unsigned_abs().into());
    }
}

/// Probabilities and the like: with [`PLACES`] places, as exact digits would take more code than all the rest.
impl Tell for f64 {
    fn tell(&self, to: &mut Writer) {
        let scale = 10u64.pow(PLACES);
        let scaled = (self.abs() * scale as f64).round() as u64;
        if *self < 0.0 && scaled > 0 {
            to.sign('-');
        }
        to.whole(scaled / scale);
        if !scaled.is_multiple_of(scale) {
            to.sign('.');
            let at = to.text.len();
            // The leading 1 keeps the zeros after the point.
            to.whole(scale + scaled % scale);
            to.text.remove(at);
        }
    }
}

impl Tell for bool {
    fn tell(&self, to: &mut Writer) {
        to.text.push_str(if *self { "true" } else { "false" });
    }
}

impl Tell for char {
    fn tell(&self, to: &mut Writer) {
        to.text(self.encode_utf8(&mut [0; 4]));
    }
}

impl Tell for &str {
    fn tell(&self, to: &mut Writer) {
        to.text(self);
    }
}

impl Tell for String {
    fn tell(&self, to: &mut Writer) {
        to.text(self);
    }
}

impl<T: Tell> Tell for Option<T> {
    fn tell(&self, to: &mut Writer) {
        match self {
            Some(value) => value.tell(to),
            None => to.text.push_str("null"),
        }
    }
}

impl<T: Tell> Tell for Vec<T> {
    fn tell(&self, to: &mut Writer) {
        to.sign('[');
        for item in self {
            to.item(item);
        }
        to.sign(']');
    }
}

impl<K: AsRef<str>, V: Tell> Tell for Named<K, V> {
    fn tell(&self, to: &mut Writer) {
        to.object(|to| {
            for (name, value) in self.iter() {
                to.pair(name.as_ref(), value);
            }
        });
    }
}

/// Hands what the page is told to another writer: where the library is used natively, by tests foremost.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn serialized<S: serde::Serializer>(json: &str, to: S) -> Result<S::Ok, S::Error> {
    let value: serde_json::Value = serde_json::from_str(json).map_err(serde::ser::Error::custom)?;
    serde::Serialize::serialize(&value, to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    #[test]
    fn what_is_written_is_what_a_reader_of_json_reads() {
        let named = Named::from_iter([("a", Some(-40)), ("", None), ("ü\"\\\n\u{1f}", Some(7))]);
        let read: Value = serde_json::from_str(&to_json(&named)).expect("JSON");
        assert_eq!(
            read,
            serde_json::json!({ "a": -40, "": null, "ü\"\\\n\u{1f}": 7 })
        );
        let texts = vec!["\"\\", "\n\u{1}\u{1f}", "ß♞", ""];
        let read: Vec<String> = serde_json::from_str(&to_json(&texts)).expect("JSON");
        assert_eq!(read, texts);
        let numbers = vec![0, 7, 10, u64::MAX];
        let read: Vec<u64> = serde_json::from_str(&to_json(&numbers)).expect("JSON");
        assert_eq!(read, numbers);
        assert_eq!(to_json(&vec![i32::MIN, -1]), "[-2147483648,-1]");
        let parts = vec![0.5, 0.000000001, -1.25, 3.0625, 2.0];
        let read: Vec<f64> = serde_json::from_str(&to_json(&parts)).expect("JSON");
        assert_eq!(read, parts);
        assert_eq!(to_json(&vec![2.0, 1e-12, -1e-12]), "[2,0,0]");
        assert_eq!(to_json(&vec![vec!['"'], vec![]]), r#"[["\""],[]]"#);
        assert_eq!(to_json(&vec![Some(true), None]), "[true,null]");
    }
}
