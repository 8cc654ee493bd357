//! A network as a file: header, hash of the rules, weights and checksum. Numbers are little-endian.

use sha2::{Digest, Sha256};

use super::error::NetworkError;
use super::inputs::Inputs;
use super::weights::NetworkWeights;
use crate::variant::Variant;

/// The start of a file, with the version of the format.
const HEAD: &[u8] = b"menagerie network 1\n";
const CHECKSUM_BYTES: usize = 8;

/// The length of a file in bytes.
fn length(inputs: usize) -> usize {
    let numbers = 2 * size_of::<i32>() + 2 * NetworkWeights::HIDDEN * size_of::<i16>();
    HEAD.len() + size_of::<u64>() + numbers + (1 + inputs) * NetworkWeights::HIDDEN + CHECKSUM_BYTES
}

fn checksum(content: &[u8]) -> [u8; CHECKSUM_BYTES] {
    let hash = Sha256::digest(content);
    std::array::from_fn(|index| hash[index])
}

impl NetworkWeights {
    /// Reads the file for a game.
    ///
    /// # Errors
    ///
    /// Any [`NetworkError`], if the bytes aren't an undamaged file for the rules of this game.
    pub(super) fn read(variant: &Variant, bytes: &[u8]) -> Result<NetworkWeights, NetworkError> {
        let inputs = Inputs::of(variant)?.count();
        let mut reader = Reader(bytes);
        if reader.take(HEAD.len()) != Some(HEAD) {
            return Err(NetworkError::Format);
        }
        let [found, expected] = [bytes.len(), length(inputs)];
        let wrong_length = NetworkError::Length { found, expected };
        let rules = reader.number().map(u64::from_le_bytes);
        let [found, expected] = [rules.ok_or(wrong_length)?, variant.identity.rules];
        if found != expected {
            return Err(NetworkError::Rules { found, expected });
        }
        if bytes.len() != length(inputs) {
            return Err(wrong_length);
        }
        let (content, found) = bytes.split_at(bytes.len() - CHECKSUM_BYTES);
        if found != checksum(content) {
            return Err(NetworkError::Checksum);
        }
        NetworkWeights::numbers(&mut reader, inputs).ok_or(wrong_length)
    }

    /// The file for a game with these rules.
    pub fn to_bytes(&self, variant: &Variant) -> Vec<u8> {
        let mut bytes = HEAD.to_vec();
        bytes.extend(variant.identity.rules.to_le_bytes());
        bytes.extend(self.scale.to_le_bytes());
        bytes.extend(self.bias.to_le_bytes());
        let output = self.output.iter().flatten();
        bytes.extend(output.flat_map(|weight| weight.to_le_bytes()));
        let rows = std::iter::once(&self.hidden_bias).chain(&self.hidden);
        bytes.extend(rows.flatten().map(|weight| weight.cast_unsigned()));
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// `None` if there are too few bytes.
    fn numbers(reader: &mut Reader, inputs: usize) -> Option<NetworkWeights> {
        let scale = i32::from_le_bytes(reader.number()?);
        let bias = i32::from_le_bytes(reader.number()?);
        let mut output = [[0; NetworkWeights::HIDDEN]; 2];
        for weight in output.iter_mut().flatten() {
            *weight = i16::from_le_bytes(reader.number()?);
        }
        let mut row = || {
            Some(
                reader
                    .number::<{ NetworkWeights::HIDDEN }>()?
                    .map(u8::cast_signed),
            )
        };
        Some(NetworkWeights {
            scale,
            bias,
            output,
            hidden_bias: row()?,
            hidden: (0..inputs).map(|_| row()).collect::<Option<_>>()?,
        })
    }
}

/// The rest of a file.
struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn take(&mut self, length: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(taken)
    }

    fn number<const BYTES: usize>(&mut self) -> Option<[u8; BYTES]> {
        self.take(BYTES)?.try_into().ok()
    }
}
