//! Bytes without their repetitions (Lempel and Ziv, 1977): the packs of shipped games have whole parts in common. It
//! makes the program smaller where it lies; on its way to a page it is compressed anyway.
//!
//! In turns: a number of bytes that are new with these bytes, and how many bytes more than [`LEAST`] are as they were so many bytes
//! before.

use crate::packing::{Packer, Unpacker};

/// Shorter repetitions are not worth their numbers.
const LEAST: usize = 4;

/// How many earlier places with the same beginning are tried.
const PLACES: usize = 400;

/// As `plain`, shorter.
#[cfg_attr(not(test), expect(dead_code, reason = "the build script's half"))]
pub(crate) fn squeezed(plain: &[u8]) -> Vec<u8> {
    let mut known = std::collections::HashMap::<&[u8], Vec<usize>>::new();
    let mut to = Packer::default();
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
                to.block(&plain[new..at]);
                to.number((length - LEAST) as u64);
                to.number((at - place) as u64);
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
    to.block(&plain[new..]);
    to.bytes
}

/// How many bytes two texts begin with alike.
fn common(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// What was [`squeezed`].
pub(crate) fn unsqueezed(squeezed: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    let mut from = Unpacker {
        bytes: squeezed,
        texts: &[],
    };
    loop {
        plain.extend_from_slice(from.block());
        if from.bytes.is_empty() {
            return plain;
        }
        let length = from.number() as usize + LEAST;
        let distance = from.number() as usize;
        let mut left = length;
        while left > 0 {
            // What is repeated may be what has just been brought.
            let start = plain.len() - distance;
            let now = left.min(distance);
            plain.extend_from_within(start..start + now);
            left -= now;
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
