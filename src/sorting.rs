//! Sorting of short lists. The standard sorts are faster on long ones but take some six kilobytes of WebAssembly for
//! every type sorted, a tenth of the whole program; nothing here has more than a few hundred entries.

/// Sorts by insertion: entries with equal keys keep their order.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..items.len() {
        let place = items[..sorted].partition_point(|item| key(item) <= key(&items[sorted]));
        items[place..=sorted].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by_key;

    #[test]
    fn a_list_is_sorted_and_equals_keep_their_order() {
        let mut words = ["pear", "fig", "plum", "kiwi", "nut", "apple"];
        sort_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "plum", "kiwi", "apple"]);
        sort_by_key::<u8, u8>(&mut [], |&byte| byte);
    }
}
