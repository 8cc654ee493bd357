//! Command-line arguments and exit codes of the examples.

use std::process::ExitCode;
use std::sync::Arc;

use menagerie::variant::{Variant, shipped_text};

/// Runs an example with its arguments.
pub fn answered(name: &str, run: fn(&[String]) -> Result<(), String>) -> ExitCode {
    match run(&std::env::args().skip(1).collect::<Vec<String>>()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{name}: {message}");
            ExitCode::from(2)
        }
    }
}

/// A shipped game with values for some of its options.
pub fn game(id: &str, options: &[(&str, &str)]) -> Result<Arc<Variant>, String> {
    let text = shipped_text(id).ok_or_else(|| format!("no game `{id}`"))?;
    let variant = Variant::load_with(id, text, options);
    variant.map(Arc::new).map_err(|error| error.to_string())
}

/// Parses a numeric argument.
pub fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("not a number: `{text}`"))
}
