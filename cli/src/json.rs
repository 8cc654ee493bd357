//! JSON for other programs.

use serde::Serialize;

pub(crate) fn to_json(value: &impl Serialize) -> Result<String, String> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}
