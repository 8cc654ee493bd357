//! Bytes without their repetitions (Lempel and Ziv, 1977): the packs of shipped games have whole parts in common. It
//! makes the program smaller where it lies.
//!
//! In turns: a number of bytes that are new with these bytes, and how many bytes more than [`LEAST`] are as they were so many bytes
//! before. All of it is told bit by bit, a bit that was to be expected with less than one bit's room (range coding: Martin, 1979; the
//! arithmetic with adaptive bits is that of LZMA, Pavlov, 1998).

/// How many games are squeezed as one. What they have in common is there once, but whoever opens the first game waits until all of
/// them have come out.
pub(crate) const TOGETHER: usize = 4;

/// Shorter repetitions are not worth their numbers.
const LEAST: usize = 4;

/// How many earlier places with the same beginning are tried.
const PLACES: usize = 400;

/// How surely a bit is 0, of [`SURE`].
type Chance = u16;
const SURE_BITS: u32 = 12;
const SURE: Chance = 1 << SURE_BITS;
/// The larger, the more slowly what is expected changes.
const SLOWNESS: u32 = 4;

/// What is expected of a number: how many bits it has, and these, each by those before it.
const NUMBER: usize = 32 + 32 * 16;

/// What is expected of everything.
struct Expected {
    byte: Vec<Chance>,
    new: Vec<Chance>,
    length: Vec<Chance>,
    distance: Vec<Chance>,
}

impl Expected {
    fn nothing() -> Expected {
        let even = |count| vec![SURE / 2; count];
        Expected {
            byte: even(256),
            new: even(NUMBER),
            length: even(NUMBER),
            distance: even(NUMBER),
        }
    }
}

/// Writes or reads bits.
trait Bits {
    /// The numbers that are left to tell all that follows.
    fn range(&mut self) -> &mut u32;

    /// Goes to one side of a bound within the range, the upper one for a bit that is set: the one that it is told, or the one on
    /// which what is read lies. Returns which.
    fn side(&mut self, bound: u32, bit: bool) -> bool;

    /// Passes a byte.
    fn shift(&mut self);

    /// Writes a bit and returns it, or reads one, whatever it is told.
    #[inline(never)]
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> bool {
        let bound = share(*self.range(), *chance);
        let bit = self.side(bound, bit);
        let range = self.range();
        *range = if bit { *range - bound } else { bound };
        learn(chance, bit);
        while *self.range() < NARROWEST {
            *self.range() <<= 8;
            self.shift();
        }
        bit
    }

    /// The same for a byte.
    fn byte(&mut self, chances: &mut [Chance], byte: u8) -> u8 {
        let mut node = 1;
        for place in (0..8).rev() {
            let bit = self.bit(&mut chances[node], byte >> place & 1 != 0);
            node = node << 1 | usize::from(bit);
        }
        node as u8
    }

    /// The same for a number below 2³¹ (Elias, 1975): how many bits it has, and the bits.
    fn number(&mut self, chances: &mut [Chance], number: usize) -> usize {
        let number = number as u32 + 1;
        let (sizes, digits) = chances.split_at_mut(32);
        let mut size = 0;
        while self.bit(&mut sizes[size], number >> size > 1) {
            size += 1;
        }
        let mut read = 1;
        for place in (0..size).rev() {
            let chance = &mut digits[size * 16 + read.min(15)];
            let bit = self.bit(chance, number >> place & 1 != 0);
            read = read << 1 | usize::from(bit);
        }
        read - 1
    }
}

/// The smallest range that is narrowed without taking another byte.
const NARROWEST: u32 = 1 << 24;

fn share(range: u32, chance: Chance) -> u32 {
    (range >> SURE_BITS) * u32::from(chance)
}

fn learn(chance: &mut Chance, bit: bool) {
    match bit {
        false => *chance += (SURE - *chance) >> SLOWNESS,
        true => *chance -= *chance >> SLOWNESS,
    }
}

struct Encoder {
    /// What is written, as one number whose last four bytes may still change.
    low: u64,
    range: u32,
    bytes: Vec<u8>,
}

impl Bits for Encoder {
    fn range(&mut self) -> &mut u32 {
        &mut self.range
    }

    fn side(&mut self, bound: u32, bit: bool) -> bool {
        if bit {
            self.low += u64::from(bound);
        }
        bit
    }

    /// Takes the first byte of what may still change out; a carry goes to those before.
    fn shift(&mut self) {
        if self.low >> 32 != 0 {
            for byte in self.bytes.iter_mut().rev() {
                *byte = byte.wrapping_add(1);
                if *byte != 0 {
                    break;
                }
            }
        }
        self.bytes.push((self.low >> 24) as u8);
        self.low = self.low << 8 & 0xffff_ffff;
    }
}

struct Decoder<'b> {
    range: u32,
    /// How far the number that is read lies above the range's lower end.
    above: u32,
    rest: std::slice::Iter<'b, u8>,
}

impl Bits for Decoder<'_> {
    fn range(&mut self) -> &mut u32 {
        &mut self.range
    }

    fn side(&mut self, bound: u32, _: bool) -> bool {
        let bit = self.above >= bound;
        if bit {
            self.above -= bound;
        }
        bit
    }

    fn shift(&mut self) {
        let next = self.rest.next().copied().unwrap_or_default();
        self.above = self.above << 8 | u32::from(next);
    }
}

/// As `plain`, shorter.
#[cfg_attr(not(test), expect(dead_code, reason = "the build script's half"))]
pub(crate) fn squeezed(plain: &[u8]) -> Vec<u8> {
    let mut to = Encoder {
        low: 0,
        range: !0,
        bytes: Vec::new(),
    };
    let mut expected = Expected::nothing();
    let mut tell = |new: &[u8], repeated: Option<(usize, usize)>| {
        to.number(&mut expected.new, new.len());
        for &byte in new {
            to.byte(&mut expected.byte, byte);
        }
        let (length, distance) = repeated.unwrap_or_default();
        to.number(&mut expected.length, length);
        // No repetition begins nowhere: the end.
        to.number(&mut expected.distance, distance);
    };
    let mut known = std::collections::HashMap::<&[u8], Vec<usize>>::new();
    let (mut new, mut at) = (0, 0);
    while let Some(beginning) = plain.get(at..at + LEAST) {
        let places = known.get(beginning).into_iter().flatten().rev();
        let length = |&place: &usize| common(&plain[place..], &plain[at..]);
        let found = places
            .take(PLACES)
            .map(|place| (length(place), *place))
            .reduce(|best, one| if one.0 > best.0 { one } else { best });
        let passed = match found {
            Some((length, place)) => {
                tell(&plain[new..at], Some((length - LEAST, at - place)));
                new = at + length;
                length
            }
            None => 1,
        };
        for place in at..at + passed {
            if let Some(beginning) = plain.get(place..place + LEAST) {
                known.entry(beginning).or_default().push(place);
            }
        }
        at += passed;
    }
    tell(&plain[new..], None);
    for _ in 0..4 {
        to.shift();
    }
    to.bytes
}

/// How many bytes two texts begin with alike.
fn common(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// What was [`squeezed`].
pub(crate) fn unsqueezed(squeezed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    let mut from = Decoder {
        range: !0,
        above: 0,
        rest: squeezed.iter(),
    };
    for _ in 0..4 {
        from.shift();
    }
    let mut expected = Expected::nothing();
    loop {
        for _ in 0..from.number(&mut expected.new, 0) {
            plain.push(from.byte(&mut expected.byte, 0));
        }
        let length = from.number(&mut expected.length, 0) + LEAST;
        let distance = from.number(&mut expected.distance, 0);
        if distance == 0 {
            return plain;
        }
        for _ in 0..length {
            // What is repeated may be what has just been brought.
            plain.push(plain[plain.len() - distance]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_squeezed_comes_out_as_it_went_in() {
        let texts = [
            "",
            "abc",
            "aaaaaaaaaaaaaaaa",
            "abcdeabcdxabcdeabcdx",
            "ab, ab, ab!",
        ];
        for text in texts {
            assert_eq!(unsqueezed(&squeezed(text.as_bytes())), text.as_bytes());
        }
        let long: Vec<u8> = (0..40_000u32).map(|at| ((at * at) >> 7) as u8).collect();
        assert_eq!(unsqueezed(&squeezed(&long)), long);
        assert!(squeezed(&[7; 1_000]).len() < 10);
    }
}
