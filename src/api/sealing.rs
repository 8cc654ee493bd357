//! The complete game with its secrets, encoded so that it is not read by accident: stored on one device, never sent.

use sha2::{Digest, Sha256};

use super::error::EngineError;
use crate::record::hex;

/// What a sealed text begins with: a name and its format number.
const HEAD: &str = "menagerie-sealed-1";

/// Seals a text.
pub(super) fn seal(text: &str) -> String {
    let (check, body) = (check_of(text), hex::encode(text.as_bytes()));
    format!("{HEAD}:{check}:{body}")
}

/// Reads a sealed text.
///
/// # Errors
///
/// `seal-format` if it is none, or of another format; `seal-damaged` if anything in it has changed.
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
    // What is found may tell a secret, so that it isn't repeated.
    let damaged = || {
        let found = format!("{} characters", sealed.len());
        EngineError::new("seal-damaged", found, "a sealed text as it was given")
    };
    sound.ok_or_else(damaged)
}

fn check_of(text: &str) -> String {
    hex::encode(&Sha256::digest(text.as_bytes())[..8])
}
