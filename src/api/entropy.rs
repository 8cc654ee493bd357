//! Random bytes for salts and random choices.

use std::fmt;

use crate::record::Salt;

/// A source of random bytes: the browser's, or an injected one natively and in tests. Commitments are only as secret as
/// these bytes are unpredictable.
pub struct Entropy(Box<Fill>);

type Fill = dyn FnMut(&mut [u8]);

impl Entropy {
    /// Creates a source from a function that fills a buffer with random bytes.
    pub fn new(fill: impl FnMut(&mut [u8]) + 'static) -> Entropy {
        Entropy(Box::new(fill))
    }

    #[cfg(target_arch = "wasm32")]
    pub(super) fn of_browser() -> Entropy {
        use wasm_bindgen::JsCast;

        let name = wasm_bindgen::JsValue::from_str("crypto");
        let crypto = js_sys::Reflect::get(&js_sys::global(), &name);
        let crypto: web_sys::Crypto = crypto
            .expect("the global object has properties")
            .unchecked_into();
        Entropy::new(move |bytes| {
            let filled = crypto.get_random_values_with_u8_array(bytes);
            filled.expect("browsers fill up to 65 536 bytes");
        })
    }

    pub(super) fn salt(&mut self) -> Salt {
        let mut salt = Salt::default();
        (self.0)(&mut salt);
        salt
    }

    pub(super) fn number(&mut self) -> u32 {
        let mut bytes = [0; 4];
        (self.0)(&mut bytes);
        u32::from_le_bytes(bytes)
    }

    /// A number below `limit`. The modulo bias is below one in a million for the few values ever used.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.number() as usize % limit.max(1)
    }
}

impl fmt::Debug for Entropy {
    /// Hides the state, which would reveal secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Entropy")
    }
}

#[cfg(test)]
mod tests {
    use super::Entropy;

    #[test]
    fn every_choice_below_the_limit_is_possible() {
        let mut next = 0_u8;
        let mut entropy = Entropy::new(move |bytes| {
            for byte in bytes {
                *byte = next;
                next = next.wrapping_mul(5).wrapping_add(1);
            }
        });
        let mut counts = [0; 5];
        for _ in 0..1000 {
            counts[entropy.below(5)] += 1;
        }
        assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
        assert_eq!(entropy.below(0), 0);
    }
}
