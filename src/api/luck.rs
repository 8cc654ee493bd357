//! Chance from a few fresh bytes: salts and choices made at random. Nobody who sees some of what grew from them can work
//! out the rest.

use crate::written::Written;
use sha2::{Digest, Sha256};

use super::error::EngineError;
use crate::record::Salt;

/// The luck of one call.
#[derive(Debug)]
pub struct Luck {
    seed: [u8; Luck::BYTES],
    drawn: u64,
}

impl Luck {
    /// How many bytes a call brings.
    pub const BYTES: usize = 32;

    /// What grows from bytes.
    ///
    /// # Errors
    ///
    /// `luck-length` unless they are as many as needed.
    pub fn new(bytes: &[u8]) -> Result<Luck, EngineError> {
        let seed = <[u8; Luck::BYTES]>::try_from(bytes).map_err(|_| {
            let (found, allowed) = (bytes.len(), Luck::BYTES);
            EngineError::new("luck-length", found.written(), allowed.written())
        })?;
        Ok(Luck { seed, drawn: 0 })
    }

    /// A salt that was not drawn before.
    pub fn salt(&mut self) -> Salt {
        self.drawn += 1;
        let hash = Sha256::new()
            .chain_update(self.seed)
            .chain_update(self.drawn.to_le_bytes())
            .finalize();
        std::array::from_fn(|index| hash[index])
    }

    /// A number below `limit`, every one as likely.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = limit.max(1) as u64;
        // What is left of the salt as a number. With few to choose from, how much likelier the first ones are is beyond measuring.
        let digits = self.salt().into_iter().rev();
        digits.fold(0, |rest, digit| (rest << 8 | u64::from(digit)) % limit) as usize
    }
}
