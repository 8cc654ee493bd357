//! Checked data as bytes and back: what was read from a file once need not be read, checked and built again by every page
//! that starts. Numbers are written in groups of seven bits (LEB128), texts as places in a list that has each once.
//!
//! Whoever unpacks trusts whoever packed. Bytes that nobody packed give nonsense, but neither a panic nor more than they
//! could hold.

use std::collections::BTreeMap;

use crate::written::Written;

/// What can be packed.
pub(crate) trait Packed: Sized {
    /// Writes it.
    fn pack(&self, to: &mut Packer);

    /// Reads what [`Packed::pack`] wrote.
    fn unpack(from: &mut Unpacker) -> Self;
}

/// Packs a struct field by field, or by its only one, or an enum without data by the places of its values.
macro_rules! packed {
    (struct $name:ident { $($field:ident),+ $(,)? }) => {
        impl $crate::packing::Packed for $name {
            fn pack(&self, to: &mut $crate::packing::Packer) {
                // Names every field, so that none is forgotten.
                let $name { $($field),+ } = self;
                $($crate::packing::Packed::pack($field, to);)+
            }
            fn unpack(from: &mut $crate::packing::Unpacker) -> $name {
                $(let $field = $crate::packing::Packed::unpack(from);)+
                $name { $($field),+ }
            }
        }
    };
    (struct $name:ident(_)) => {
        impl $crate::packing::Packed for $name {
            fn pack(&self, to: &mut $crate::packing::Packer) {
                $crate::packing::Packed::pack(&self.0, to);
            }
            fn unpack(from: &mut $crate::packing::Unpacker) -> $name {
                $name($crate::packing::Packed::unpack(from))
            }
        }
    };
    (enum $name:ident { $first:ident $(, $value:ident)* $(,)? }) => {
        impl $crate::packing::Packed for $name {
            fn pack(&self, to: &mut $crate::packing::Packer) {
                to.number(*self as u64);
            }
            fn unpack(from: &mut $crate::packing::Unpacker) -> $name {
                match from.number() {
                    $(place if place == $name::$value as u64 => $name::$value,)*
                    _ => $name::$first,
                }
            }
        }
    };
}
pub(crate) use packed;

/// Writes bytes.
#[derive(Debug, Default)]
pub(crate) struct Packer {
    pub(crate) bytes: Vec<u8>,
    texts: BTreeMap<String, u64>,
}

impl Packer {
    /// A number; small ones take a byte.
    pub(crate) fn number(&mut self, number: u64) {
        let mut rest = number;
        while rest > 0x7f {
            self.bytes.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.bytes.push(rest as u8);
    }

    /// Bytes with their number.
    pub(crate) fn block(&mut self, bytes: &[u8]) {
        self.number(bytes.len() as u64);
        self.bytes.extend_from_slice(bytes);
    }

    /// The texts met so far, in the order of their places.
    pub(crate) fn texts(&self) -> Vec<&str> {
        let mut texts = vec![""; self.texts.len()];
        for (text, &place) in &self.texts {
            texts[place as usize] = text;
        }
        texts
    }
}

/// Reads bytes. What lies beyond their end is zero.
#[derive(Debug)]
pub(crate) struct Unpacker<'a> {
    pub(crate) bytes: &'a [u8],
    /// Those that texts are places of.
    pub(crate) texts: &'a [&'a str],
}

impl<'a> Unpacker<'a> {
    /// A number.
    #[inline(never)]
    pub(crate) fn number(&mut self) -> u64 {
        let mut number = 0;
        let mut shift = 0;
        while let Some((&byte, rest)) = self.bytes.split_first() {
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 || shift > 63 {
                break;
            }
        }
        number
    }

    /// A number of things, each of which takes a byte at least.
    pub(crate) fn length(&mut self) -> usize {
        self.number().min(self.bytes.len() as u64) as usize
    }

    /// Bytes with their number.
    pub(crate) fn block(&mut self) -> &'a [u8] {
        let length = self.length();
        let (block, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        block
    }
}

/// Bytes of their own for a value: first the texts that it has places of.
#[cfg_attr(not(test), allow(dead_code, reason = "the build script's half"))]
pub(crate) fn packed_whole(value: &impl Packed) -> Vec<u8> {
    let mut packer = Packer::default();
    value.pack(&mut packer);
    let mut whole = Packer::default();
    let texts = packer.texts();
    whole.number(texts.len() as u64);
    for text in texts {
        whole.block(text.as_bytes());
    }
    whole.bytes.extend(packer.bytes);
    whole.bytes
}

/// What was [`packed_whole`].
#[allow(dead_code, reason = "the library's half")]
pub(crate) fn unpacked_whole<T: Packed>(bytes: &[u8]) -> T {
    let mut from = Unpacker { bytes, texts: &[] };
    let texts = (0..from.length()).map(|_| std::str::from_utf8(from.block()).unwrap_or_default());
    let texts: Vec<&str> = texts.collect();
    T::unpack(&mut Unpacker {
        bytes: from.bytes,
        texts: &texts,
    })
}

/// The lines of a text, each as its words and the numbers behind the first of them. Of a line with anything else behind it all is
/// words.
pub(crate) fn numbered_lines(text: &str) -> Vec<(String, Vec<i16>)> {
    let line = |line: &str| {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let numbers = rest.split(' ').map(|number| number.parse().ok());
        match numbers.collect() {
            Some(numbers) => (word.written(), numbers),
            None => (line.written(), Vec::new()),
        }
    };
    text.lines().map(line).collect()
}

macro_rules! packed_numbers {
    ($($number:ty),+) => {
        $(impl Packed for $number {
            fn pack(&self, to: &mut Packer) {
                to.number(*self as u64);
            }
            fn unpack(from: &mut Unpacker) -> $number {
                from.number() as $number
            }
        })+
    };
}
packed_numbers!(u8, u16, u64);

impl Packed for i8 {
    fn pack(&self, to: &mut Packer) {
        to.number(u64::from(*self as u8));
    }
    fn unpack(from: &mut Unpacker) -> i8 {
        from.number() as u8 as i8
    }
}

/// With the sign behind the digits, so that small ones take a byte.
impl Packed for i16 {
    fn pack(&self, to: &mut Packer) {
        to.number(u64::from((*self << 1 ^ *self >> 15) as u16));
    }
    fn unpack(from: &mut Unpacker) -> i16 {
        let number = from.number();
        (number >> 1) as i16 ^ -((number & 1) as i16)
    }
}

impl Packed for bool {
    fn pack(&self, to: &mut Packer) {
        to.number(u64::from(*self));
    }
    fn unpack(from: &mut Unpacker) -> bool {
        from.number() != 0
    }
}

impl Packed for char {
    fn pack(&self, to: &mut Packer) {
        to.number(u64::from(*self));
    }
    fn unpack(from: &mut Unpacker) -> char {
        char::from_u32(from.number() as u32).unwrap_or_default()
    }
}

impl Packed for String {
    fn pack(&self, to: &mut Packer) {
        let next = to.texts.len() as u64;
        let place = *to.texts.entry(self.clone()).or_insert(next);
        to.number(place);
    }
    #[inline(never)]
    fn unpack(from: &mut Unpacker) -> String {
        let place = from.number() as usize;
        from.texts.get(place).copied().unwrap_or_default().written()
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, to: &mut Packer) {
        self.is_some().pack(to);
        if let Some(value) = self {
            value.pack(to);
        }
    }
    #[inline(never)]
    fn unpack(from: &mut Unpacker) -> Option<T> {
        bool::unpack(from).then(|| T::unpack(from))
    }
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, to: &mut Packer) {
        to.number(self.len() as u64);
        for item in self {
            item.pack(to);
        }
    }
    #[inline(never)]
    fn unpack(from: &mut Unpacker) -> Vec<T> {
        let length = from.length();
        let mut items = Vec::with_capacity(length);
        for _ in 0..length {
            items.push(T::unpack(from));
        }
        items
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn pack(&self, to: &mut Packer) {
        for item in self {
            item.pack(to);
        }
    }
    #[inline(never)]
    fn unpack(from: &mut Unpacker) -> [T; N] {
        std::array::from_fn(|_| T::unpack(from))
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, to: &mut Packer) {
        self.0.pack(to);
        self.1.pack(to);
    }
    fn unpack(from: &mut Unpacker) -> (A, B) {
        let first = A::unpack(from);
        (first, B::unpack(from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn there_and_back<T: Packed>(value: &T) -> T {
        let mut packer = Packer::default();
        value.pack(&mut packer);
        let texts = packer.texts();
        T::unpack(&mut Unpacker {
            bytes: &packer.bytes,
            texts: &texts,
        })
    }

    #[test]
    fn what_is_packed_is_what_is_unpacked() {
        for number in [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX] {
            assert_eq!(there_and_back(&number), number);
        }
        let steps: Vec<i8> = vec![-128, -1, 0, 1, 127];
        assert_eq!(there_and_back(&steps), steps);
        let texts = ["a", "", "ß", "a"].map(str::to_string);
        assert_eq!(there_and_back(&texts), texts);
        let pair = (Some('♞'), None::<bool>);
        assert_eq!(there_and_back(&pair), pair);
    }

    #[test]
    fn lines_keep_their_words_and_numbers() {
        let lines = numbered_lines("tempo 17 -3\nman K mQ\ncells\nfar -32768 32767");
        let told: Vec<(&str, &[i16])> = lines.iter().map(|(word, n)| (&**word, &**n)).collect();
        let expected: [(&str, &[i16]); 4] = [
            ("tempo", &[17, -3]),
            ("man K mQ", &[]),
            ("cells", &[]),
            ("far", &[i16::MIN, i16::MAX]),
        ];
        assert_eq!(told, expected);
        let unpacked: Vec<(String, Vec<i16>)> = unpacked_whole(&packed_whole(&lines));
        assert_eq!(unpacked, lines);
    }

    #[test]
    fn bytes_that_nobody_packed_are_no_panic() {
        let mut from = Unpacker {
            bytes: &[0xff; 30],
            texts: &[],
        };
        let long: Vec<Option<String>> = Packed::unpack(&mut from);
        assert!(long.len() <= 30);
        assert!(from.block().len() <= 30);
    }
}
