//! `cargo bench --bench loading`, in this folder: from a shipped game's file to its tables.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::variant::{Variant, shipped};

fn every_game(criterion: &mut Criterion) {
    for (id, text) in shipped() {
        criterion.bench_function(&format!("loading {id}"), |bencher| {
            bencher.iter(|| Variant::load_with(id, text, &[]));
        });
    }
}

criterion_group!(loading, every_game);
criterion_main!(loading);
