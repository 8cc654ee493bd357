//! Answers as JSON text, which the browser reads faster than objects are put together from here. Only what messages are made of
//! can be written; one small writer takes a tenth of the room of one that can do everything.

use std::fmt;

use serde::Serialize;
use serde::ser::{self, Impossible, Serializer};

/// A value as JSON.
///
/// # Errors
///
/// [`Unwritable`] if it holds what no message does.
pub(super) fn to_json(value: &impl Serialize) -> Result<String, Unwritable> {
    let mut text = String::new();
    value.serialize(&mut Writer(&mut text))?;
    Ok(text)
}

/// Something that no message holds: bytes, an enum with data, a key that is no text.
#[derive(Debug)]
pub(super) struct Unwritable;

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not to be written as JSON")
    }
}

impl std::error::Error for Unwritable {}

impl ser::Error for Unwritable {
    fn custom<T: fmt::Display>(_: T) -> Unwritable {
        Unwritable
    }
}

/// How many decimal places a number has at most.
const PLACES: usize = 9;

struct Writer<'t>(&'t mut String);

impl Writer<'_> {
    #[inline(never)]
    fn whole(&mut self, number: u64) {
        let mut digits = [0; 20];
        let mut rest = number;
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        self.0
            .extend(digits[at..].iter().map(|&digit| char::from(digit)));
    }

    fn sign(&mut self, negative: bool) {
        if negative {
            self.0.push('-');
        }
    }

    #[inline(never)]
    fn text(&mut self, text: &str) {
        self.0.push('"');
        for letter in text.chars() {
            self.letter(letter);
        }
        self.0.push('"');
    }

    #[inline(never)]
    fn letter(&mut self, letter: char) {
        match letter {
            '"' | '\\' => self.0.extend(['\\', letter]),
            '\0'..='\x1f' => {
                self.0.push_str("\\u00");
                let digit = |value| char::from_digit(value, 16).unwrap_or('0');
                let code = u32::from(letter);
                self.0.extend([digit(code >> 4), digit(code & 15)]);
            }
            _ => self.0.push(letter),
        }
    }
}

/// Writes what stands between brackets.
struct Items<'w, 't> {
    writer: &'w mut Writer<'t>,
    begun: bool,
    end: char,
}

impl<'w, 't> Items<'w, 't> {
    fn within(writer: &'w mut Writer<'t>, [start, end]: [char; 2]) -> Items<'w, 't> {
        writer.0.push(start);
        Items {
            writer,
            begun: false,
            end,
        }
    }

    #[inline(never)]
    fn next(&mut self) {
        if self.begun {
            self.writer.0.push(',');
        }
        self.begun = true;
    }

    /// Begins a pair.
    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.next();
        self.writer.text(key);
        self.writer.0.push(':');
    }

    #[inline(never)]
    fn close(self) {
        self.writer.0.push(self.end);
    }
}

impl<'w, 't> Serializer for &'w mut Writer<'t> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Items<'w, 't>;
    type SerializeTuple = Items<'w, 't>;
    type SerializeTupleStruct = Items<'w, 't>;
    type SerializeTupleVariant = Impossible<(), Unwritable>;
    type SerializeMap = Items<'w, 't>;
    type SerializeStruct = Items<'w, 't>;
    type SerializeStructVariant = Impossible<(), Unwritable>;

    fn serialize_bool(self, value: bool) -> Result<(), Unwritable> {
        self.0.push_str(if value { "true" } else { "false" });
        Ok(())
    }
    fn serialize_i8(self, value: i8) -> Result<(), Unwritable> {
        self.serialize_i64(value.into())
    }
    fn serialize_i16(self, value: i16) -> Result<(), Unwritable> {
        self.serialize_i64(value.into())
    }
    fn serialize_i32(self, value: i32) -> Result<(), Unwritable> {
        self.serialize_i64(value.into())
    }
    fn serialize_i64(self, value: i64) -> Result<(), Unwritable> {
        self.sign(value < 0);
        self.whole(value.unsigned_abs());
        Ok(())
    }
    fn serialize_u8(self, value: u8) -> Result<(), Unwritable> {
        self.serialize_u64(value.into())
    }
    fn serialize_u16(self, value: u16) -> Result<(), Unwritable> {
        self.serialize_u64(value.into())
    }
    fn serialize_u32(self, value: u32) -> Result<(), Unwritable> {
        self.serialize_u64(value.into())
    }
    fn serialize_u64(self, value: u64) -> Result<(), Unwritable> {
        self.whole(value);
        Ok(())
    }
    fn serialize_f32(self, value: f32) -> Result<(), Unwritable> {
        self.serialize_f64(value.into())
    }
    /// Probabilities and the like: with [`PLACES`] places, as exact digits would take more code than all the rest.
    fn serialize_f64(self, value: f64) -> Result<(), Unwritable> {
        let scale = 10u64.pow(PLACES as u32);
        let scaled = (value.abs() * scale as f64).round() as u64;
        self.sign(value < 0.0 && scaled > 0);
        self.whole(scaled / scale);
        if !scaled.is_multiple_of(scale) {
            self.0.push('.');
            let at = self.0.len();
            // The leading 1 keeps the zeros after the point.
            self.whole(scale + scaled % scale);
            self.0.remove(at);
        }
        Ok(())
    }
    fn serialize_char(self, value: char) -> Result<(), Unwritable> {
        self.0.push('"');
        self.letter(value);
        self.0.push('"');
        Ok(())
    }
    fn serialize_str(self, value: &str) -> Result<(), Unwritable> {
        self.text(value);
        Ok(())
    }
    fn serialize_bytes(self, _: &[u8]) -> Result<(), Unwritable> {
        Err(Unwritable)
    }
    fn serialize_none(self) -> Result<(), Unwritable> {
        self.serialize_unit()
    }
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Unwritable> {
        value.serialize(self)
    }
    fn serialize_unit(self) -> Result<(), Unwritable> {
        self.0.push_str("null");
        Ok(())
    }
    fn serialize_unit_struct(self, _: &'static str) -> Result<(), Unwritable> {
        self.serialize_unit()
    }
    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), Unwritable> {
        self.serialize_str(variant)
    }
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        value.serialize(self)
    }
    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Unwritable> {
        Err(Unwritable)
    }
    fn serialize_seq(self, _: Option<usize>) -> Result<Items<'w, 't>, Unwritable> {
        Ok(Items::within(self, ['[', ']']))
    }
    fn serialize_tuple(self, _: usize) -> Result<Items<'w, 't>, Unwritable> {
        self.serialize_seq(None)
    }
    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Items<'w, 't>, Unwritable> {
        self.serialize_seq(None)
    }
    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Unwritable> {
        Err(Unwritable)
    }
    fn serialize_map(self, _: Option<usize>) -> Result<Items<'w, 't>, Unwritable> {
        Ok(Items::within(self, ['{', '}']))
    }
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Items<'w, 't>, Unwritable> {
        self.serialize_map(None)
    }
    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Unwritable> {
        Err(Unwritable)
    }
}

/// The lists of serde, which differ in their names only.
macro_rules! lists {
    ($($list:ident: $item:ident),+) => {
        $(impl ser::$list for Items<'_, '_> {
            type Ok = ();
            type Error = Unwritable;
            #[inline(never)]
            fn $item<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
                self.next();
                value.serialize(&mut *self.writer)
            }
            fn end(self) -> Result<(), Unwritable> {
                self.close();
                Ok(())
            }
        })+
    };
}
lists!(
    SerializeSeq: serialize_element,
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field
);

impl ser::SerializeMap for Items<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    /// Keys are texts in all messages.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Unwritable> {
        self.next();
        let at = self.writer.0.len();
        key.serialize(&mut *self.writer)?;
        match self.writer.0[at..].starts_with('"') {
            true => Ok(()),
            false => Err(Unwritable),
        }
    }
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Unwritable> {
        self.writer.0.push(':');
        value.serialize(&mut *self.writer)
    }
    fn end(self) -> Result<(), Unwritable> {
        self.close();
        Ok(())
    }
}

impl ser::SerializeStruct for Items<'_, '_> {
    type Ok = ();
    type Error = Unwritable;
    #[inline(never)]
    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), Unwritable> {
        self.key(key);
        value.serialize(&mut *self.writer)
    }
    fn end(self) -> Result<(), Unwritable> {
        self.close();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn what_is_written_is_what_a_reader_of_json_reads() {
        let values = [
            json!(null),
            json!([true, false, 0, 7, 10, -40, u64::MAX, i64::MIN]),
            json!([0.5, 0.000000001, -1.25, 3.0625]),
            json!({ "a": ["\"\\", "\n\u{1}\u{1f}", "ß♞"], "": {}, "ü\"": [] }),
        ];
        for value in values {
            let text = to_json(&value).expect("plain");
            let read: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(read, value, "{text}");
        }
        assert_eq!(to_json(&(2.0, 1e-12, -1e-12)).expect("plain"), "[2,0,0]");
        assert_eq!(
            to_json(&('"', Some("x"), ())).expect("plain"),
            r#"["\"","x",null]"#
        );
        assert!(to_json(&std::collections::BTreeMap::from([(1, 2)])).is_err());
    }
}
