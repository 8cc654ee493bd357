//! Sorting of short lists. The standard sorts are faster on long ones but take some six kilobytes of WebAssembly for
//! every type sorted, a tenth of the whole program; nothing here has more than a few hundred entries.

/// Sorts by insertion: entries with equal keys keep their order.
pub(crate) fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for sorted in 1..items.len() {
        let place = items[..sorted].partition_point(|item| key(item) <= key(&items[sorted]));
        items[place..=sorted].rotate_right(1);
    }
}

/// The same where keys are costly: each is worked out once.
pub(crate) fn sort_by_cached_key<T: Copy, K: Ord + Copy>(
    items: &mut [T],
    key: impl FnMut(&T) -> K,
) {
    let keys = items.iter().map(key);
    let mut keyed: Vec<(K, T)> = keys.zip(items.iter().copied()).collect();
    sort_by_key(&mut keyed, |&(key, _)| key);
    for (item, (_, sorted)) in items.iter_mut().zip(keyed) {
        *item = sorted;
    }
}

#[cfg(test)]
mod tests {
    use super::{sort_by_cached_key, sort_by_key};

    #[test]
    fn a_list_is_sorted_and_equals_keep_their_order() {
        let mut words = ["pear", "fig", "plum", "kiwi", "nut", "apple"];
        sort_by_key(&mut words, |word| word.len());
        assert_eq!(words, ["fig", "nut", "pear", "plum", "kiwi", "apple"]);
        sort_by_key::<u8, u8>(&mut [], |&byte| byte);
        let mut asked = 0;
        let mut numbers = [5, 3, 9, 1, 8];
        sort_by_cached_key(&mut numbers, |&number| {
            asked += 1;
            number % 5
        });
        assert_eq!((numbers, asked), ([5, 1, 3, 8, 9], 5));
    }
}
