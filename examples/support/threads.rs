//! Runs several games in parallel.

use std::sync::atomic::{AtomicU64, Ordering};

/// Calls `work` with each number below `count`, in as many threads as there are processors.
pub fn in_threads(count: u64, work: impl Fn(u64) + Sync) {
    let next = AtomicU64::new(0);
    let work_on = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return;
            }
            work(number);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work_on);
        }
    });
}
