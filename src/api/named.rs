//! Values by name, a handful of them at most. A list of pairs does what a tree of the standard library would, whose
//! balancing is compiled anew for every type kept in one.

/// Pairs in the order in which their names first came; each name is there once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named<K, V>(Vec<(K, V)>);

impl<K, V> Default for Named<K, V> {
    fn default() -> Self {
        Named(Vec::new())
    }
}

impl<K: AsRef<str>, V> Named<K, V> {
    fn place(&self, name: &str) -> Option<usize> {
        self.0.iter().position(|(known, _)| known.as_ref() == name)
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.place(name).map(|place| &self.0[place].1)
    }

    /// Sets the value of a name.
    pub fn insert(&mut self, name: K, value: V) {
        match self.place(name.as_ref()) {
            Some(place) => self.0[place].1 = value,
            None => self.0.push((name, value)),
        }
    }

    /// Whether there is no name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Every name with its value.
    pub fn iter(&self) -> std::slice::Iter<'_, (K, V)> {
        self.0.iter()
    }
}

impl<K: AsRef<str>, V> Extend<(K, V)> for Named<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, pairs: I) {
        for (name, value) in pairs {
            self.insert(name, value);
        }
    }
}

impl<K: AsRef<str>, V> FromIterator<(K, V)> for Named<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut named = Named::default();
        named.extend(pairs);
        named
    }
}

impl<K, V> IntoIterator for Named<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn a_name_has_the_value_that_it_got_last() {
        let mut named = Named::from_iter([("b", 1), ("a", 2), ("b", 3)]);
        named.extend([("c", 4)]);
        assert_eq!((named.get("b"), named.get("d")), (Some(&3), None));
        let pairs: Vec<(&str, i32)> = named.into_iter().collect();
        assert_eq!(pairs, [("b", 3), ("a", 2), ("c", 4)]);
    }
}
