//! Entries of a table that are made when they are first asked for.

use std::sync::OnceLock;

#[derive(Clone)]
pub(super) struct LazyTable<T>(Vec<OnceLock<T>>);

impl<T> LazyTable<T> {
    /// None of so many entries is made yet.
    pub(super) fn new(len: usize) -> LazyTable<T> {
        let mut entries = LazyTable(Vec::new());
        entries.grow(len);
        entries
    }

    /// Entries that are not made yet come behind the others.
    pub(super) fn grow(&mut self, more: usize) {
        let len = self.0.len() + more;
        self.0.resize_with(len, OnceLock::new);
    }

    /// How many there will be.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// An entry, made now if nobody has asked for it before.
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
    /// Which have been asked for is no difference.
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.len().fmt(to)
    }
}
