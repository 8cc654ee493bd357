//! Networks named on the command line.

use std::sync::Arc;

use menagerie::search::{Evaluator, Network};
use menagerie::variant::Variant;

/// The evaluation of a game with the network in a file, or without one if the path is `none`.
pub(crate) fn evaluator(path: &str, variant: &Variant) -> Result<Arc<Evaluator>, String> {
    if path == "none" {
        return Ok(Arc::new(Evaluator::new(variant)));
    }
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let network = Network::read(variant, &bytes).map_err(|error| format!("{path}: {error}"))?;
    Ok(Arc::new(Evaluator::with_network(variant, network)))
}
