//! A checked file with all its editions as bytes: everything a [`Variant`] has but the tables, which are quickly made anew.
//! Each part that several editions share is there once.
//!
//! In this order: how many bytes follow, the texts, the options, the parts, and for every combination of the options' values, the last option's
//! changing fastest, the places of its parts; none for a combination that the file doesn't allow.

use super::error::VariantError;
use super::load;
use super::{KindInfo, Name, OptionInfo, SeatInfo, Shade, Shading, Variant};
use crate::movement::{Approaches, Fans, Lines};
use crate::packing::{Packed, Packer, Unpacker, packed};
use crate::piece::{ByPlayer, PieceSet};

packed!(struct Name { text, translations });
packed!(struct SeatInfo { letter, name, colour, facing });
packed!(struct KindInfo {
    code, name, icon, notation, movement, stays_on, faces_board, royal, also, description
});
packed!(struct OptionInfo { name, about, values, labels, default, with_clocks });
packed!(struct Shading { shades, by_cell });
packed!(struct Shade { name, colour });

/// Lists the parts of a variant once for both ways.
macro_rules! parts {
    ($($field:ident),+ $(,)?) => {
        /// Puts the parts of an edition into the pool and tells their places.
        fn pooled(variant: &Variant, texts: &mut Packer, pool: &mut Vec<Vec<u8>>) -> Vec<u64> {
            vec![$(place(&variant.$field, texts, pool)),+]
        }

        /// An edition of its parts, without the tables.
        fn assembled<'a>(mut part: impl FnMut() -> Unpacker<'a>) -> Variant {
            Variant {
                $($field: Packed::unpack(&mut part()),)+
                lines: Lines::default(),
                fans: Fans::default(),
                approaches: Approaches::default(),
                royals: PieceSet::EMPTY,
                men_of: ByPlayer::default(),
                array_counts: [0; crate::piece::Piece::LIMIT],
            }
        }
    };
}
parts!(
    id,
    name,
    author,
    year,
    source,
    summary,
    notes,
    hash,
    options,
    options_chosen,
    shading,
    seats,
    kinds,
    alphabet,
    array,
    rules,
    options_hash,
);

/// The place of a part among those met so far.
fn place(part: &impl Packed, packer: &mut Packer, pool: &mut Vec<Vec<u8>>) -> u64 {
    part.pack(packer);
    let bytes = std::mem::take(&mut packer.bytes);
    let known = pool.iter().position(|known| *known == bytes);
    known.unwrap_or_else(|| {
        pool.push(bytes);
        pool.len() - 1
    }) as u64
}

/// Packs a file's text with all its editions. The file's name serves only in errors.
///
/// # Errors
///
/// The faults that stand in the way of the defaults; [`Variant::load`] finds all.
///
/// ```
/// use menagerie::variant::{Variant, pack, shipped};
/// let (id, text) = shipped()[0];
/// let bytes = pack(id, text).expect("a sound file");
/// let variant = Variant::unpack(&bytes, &[]).expect("the edition of the defaults");
/// assert_eq!(variant.hash, Variant::load(id, text).expect("a sound file").hash);
/// ```
pub fn pack(file_name: &str, text: &str) -> Result<Vec<u8>, VariantError> {
    let (options, editions) = load::editions(file_name, text)?;
    let (mut packer, mut pool) = (Packer::default(), Vec::new());
    let editions = editions.iter().map(|edition| match edition {
        Some(variant) => pooled(variant, &mut packer, &mut pool),
        None => Vec::new(),
    });
    let editions: Vec<Vec<u64>> = editions.collect();
    options.pack(&mut packer);
    let options = std::mem::take(&mut packer.bytes);

    let mut rest = Packer::default();
    let texts: Vec<&[u8]> = packer.texts().into_iter().map(str::as_bytes).collect();
    write_blocks(&texts, &mut rest);
    rest.bytes.extend(options);
    write_blocks(&pool, &mut rest);
    for edition in editions {
        edition.pack(&mut rest);
    }
    let mut whole = Packer::default();
    whole.block(&rest.bytes);
    Ok(whole.bytes)
}

fn write_blocks(blocks: &[impl AsRef<[u8]>], to: &mut Packer) {
    to.number(blocks.len() as u64);
    for block in blocks {
        to.block(block.as_ref());
    }
}

fn blocks<'a>(from: &mut Unpacker<'a>) -> Vec<&'a [u8]> {
    let length = from.length();
    (0..length).map(|_| from.block()).collect()
}

impl Variant {
    /// The game of a [`pack`] with values for some of its options, as pairs of name and value; `None` if the file
    /// doesn't offer them, or if bytes are missing.
    pub fn unpack(pack: &[u8], choices: &[(&str, &str)]) -> Option<Variant> {
        let mut from = Unpacker {
            bytes: pack,
            texts: &[],
        };
        if from.number() != from.bytes.len() as u64 {
            return None;
        }
        let texts = blocks(&mut from).into_iter();
        let texts: Vec<&str> = texts
            .map(|bytes| std::str::from_utf8(bytes).unwrap_or_default())
            .collect();
        let mut from = Unpacker {
            bytes: from.bytes,
            texts: &texts,
        };
        let options = Vec::<OptionInfo>::unpack(&mut from);
        let parts = blocks(&mut from);
        for _ in 0..edition(&options, choices)? {
            Vec::<u64>::unpack(&mut from);
        }
        let places = Vec::<u64>::unpack(&mut from);
        if places.is_empty() {
            return None;
        }
        let mut places = places.into_iter();
        let mut variant = assembled(|| {
            let place = places.next().unwrap_or_default() as usize;
            Unpacker {
                bytes: parts.get(place).copied().unwrap_or_default(),
                texts: &texts,
            }
        });
        variant.lay_out();
        Some(variant)
    }
}

/// Which of the combinations is chosen.
fn edition(options: &[OptionInfo], choices: &[(&str, &str)]) -> Option<usize> {
    let offered = |(name, _): &(&str, &str)| options.iter().any(|option| option.name == *name);
    if !choices.iter().all(offered) {
        return None;
    }
    let mut number = 0;
    for option in options {
        let chosen = choices.iter().rev().find(|(name, _)| option.name == *name);
        let value = chosen.map_or(option.default.as_str(), |(_, value)| value);
        let place = option.values.iter().position(|known| known == value)?;
        number = number * option.values.len() + place;
    }
    Some(number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::shipped;

    #[test]
    fn every_edition_of_every_file_comes_out_as_it_went_in() {
        for (id, text) in shipped() {
            let bytes = pack(id, text).expect("a sound file");
            let variant = Variant::load(id, text).expect("a sound file");
            for choices in variant.editions() {
                let read = Variant::load_with(id, text, &choices).expect("a sound edition");
                let unpacked = Variant::unpack(&bytes, &choices).expect("an edition");
                assert_eq!(format!("{unpacked:?}"), format!("{read:?}"), "{choices:?}");
            }
            assert!(Variant::unpack(&bytes, &[("none", "such")]).is_none());
        }
    }

    #[test]
    fn half_a_pack_is_none() {
        let (id, text) = shipped()[0];
        let bytes = pack(id, text).expect("a sound file");
        for end in (0..bytes.len()).step_by(7) {
            assert!(Variant::unpack(&bytes[..end], &[]).is_none(), "{end}");
        }
    }
}
