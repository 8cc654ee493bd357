//! The complete game with its secrets, encoded so that nobody reads them by accident. It stays on one device.

use sha2::{Digest, Sha256};

use super::error::EngineError;
use crate::record::hex;

const HEAD: &str = "menagerie-sealed-1";

pub(super) fn seal(text: &str) -> String {
    let (check, body) = (check_of(text), hex::encode(text.as_bytes()));
    format!("{HEAD}:{check}:{body}")
}

/// Reads a sealed text.
pub(super) fn unseal(sealed: &str) -> Result<String, EngineError> {
    let mut parts = sealed.trim().splitn(3, ':');
    let head = parts.next().unwrap_or_default();
    let (Some(check), Some(body), HEAD) = (parts.next(), parts.next(), head) else {
        let head: String = head.chars().take(HEAD.len()).collect();
        let allowed = format!("a text that begins with `{HEAD}:`");
        return Err(EngineError::new("seal-format", head, allowed));
    };
    let text = hex::decode(body).and_then(|bytes| String::from_utf8(bytes).ok());
    let sound = text.filter(|text| check_of(text) == check);
    // The text may contain a secret, so the error doesn't quote it.
    let damaged = || {
        let found = format!("{} characters", sealed.len());
        EngineError::new("seal-damaged", found, "a sealed text as it was given")
    };
    sound.ok_or_else(damaged)
}

fn check_of(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..8])
}
