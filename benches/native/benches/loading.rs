//! `cargo bench --bench loading`, in this folder: from a shipped game's file to its tables.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::api::Session;
use menagerie::variant::shipped;

fn every_game(criterion: &mut Criterion) {
    for (id, _) in shipped() {
        criterion.bench_function(&format!("loading {id}"), |bencher| {
            bencher.iter(|| Session::default().variant(id));
        });
    }
}

criterion_group!(loading, every_game);
criterion_main!(loading);
