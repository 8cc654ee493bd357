//! A table that computes its entries on first use.

use std::sync::OnceLock;

#[derive(Clone)]
pub(super) struct LazyTable<T>(Vec<OnceLock<T>>);

impl<T> LazyTable<T> {
    pub(super) fn new(len: usize) -> LazyTable<T> {
        let mut entries = LazyTable(Vec::new());
        entries.grow(len);
        entries
    }

    pub(super) fn grow(&mut self, more: usize) {
        let len = self.0.len() + more;
        self.0.resize_with(len, OnceLock::new);
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns an entry, computing it on first use.
    #[inline(always)]
    pub(super) fn get(&self, number: usize, make: impl FnOnce() -> T) -> &T {
        let entry = &self.0[number];
        match entry.get() {
            Some(known) => known,
            None => fill(entry, make),
        }
    }
}

#[cold]
fn fill<T>(entry: &OnceLock<T>, make: impl FnOnce() -> T) -> &T {
    entry.get_or_init(make)
}

impl<T> std::fmt::Debug for LazyTable<T> {
    /// Tables are equal in debug output regardless of which entries are filled.
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.len().fmt(to)
    }
}
