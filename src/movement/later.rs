//! Entries of a table that are made when they are first asked for.

use std::sync::OnceLock;

#[derive(Clone)]
pub(super) struct Later<T>(pub(super) Vec<OnceLock<T>>);

impl<T> std::fmt::Debug for Later<T> {
    /// Which have been asked for is no difference.
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.len().fmt(to)
    }
}
