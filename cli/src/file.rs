//! Files named on the command line.

use menagerie::record::text_from_bytes;

pub(crate) fn read_text(path: &str) -> Result<String, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    Ok(text_from_bytes(&bytes))
}
