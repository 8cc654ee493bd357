//! A search for two legal actions with the same text, of which only one could be played.

use std::collections::HashSet;
use std::sync::Arc;

use super::legal::legal_actions;
use crate::position::Position;
use crate::variant::{Fault, Variant, VariantError};

/// The size of the sample: it takes about 10 ms.
const GAMES: usize = 8;
const PLIES: usize = 40;

/// The variant of a file if its legal actions all have texts of their own.
///
/// # Errors
///
/// Two actions with the same text. The file name appears only in the error.
pub fn check_texts(file_name: &str, variant: Variant) -> Result<Arc<Variant>, VariantError> {
    let variant = Arc::new(variant);
    match shared_text(&variant) {
        None => Ok(variant),
        Some(fault) => Err(VariantError {
            file: file_name.to_string(),
            faults: vec![fault],
        }),
    }
}

/// Finds two legal actions with the same text in a sample of positions: games from the array, each with other moves.
pub fn shared_text(variant: &Arc<Variant>) -> Option<Fault> {
    (0..GAMES).find_map(|game| {
        let mut position = Position::start(variant.clone());
        (0..PLIES).find_map(|ply| {
            let actions = legal_actions(&position);
            if let Some(text) = repeated(actions.iter().map(|action| action.text(variant))) {
                let at = position.text();
                return Some(Fault {
                    line: 1,
                    key: String::new(),
                    found: text,
                    message: format!("two actions of `{at}` have this text; each needs its own"),
                    choices: Vec::new(),
                });
            }
            // Strides that are prime to each other reach all kinds of moves without chance.
            let next = actions.get((game * 7 + ply * 13) % actions.len().max(1))?;
            position.make(*next);
            None
        })
    })
}

fn repeated(mut texts: impl Iterator<Item = String>) -> Option<String> {
    let mut known = HashSet::new();
    texts.find(|text| !known.insert(text.clone()))
}
