//! `cargo bench --bench search`, in this folder: a search of every shipped game's array.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::api::{BenchSearchRequest, Entropy, Session};
use menagerie::variant::shipped;

const NODES: u32 = 10_000;

fn every_game(criterion: &mut Criterion) {
    let mut session = Session::new(Entropy::new(|_| {}));
    let mut group = criterion.benchmark_group("search");
    group.sample_size(20);
    for (id, _) in shipped() {
        group.bench_function(format!("{NODES} nodes of {id}"), |bencher| {
            bencher.iter(|| {
                session.bench_search(BenchSearchRequest {
                    game: id.to_string(),
                    nodes: NODES,
                })
            });
        });
    }
    group.finish();
}

criterion_group!(search, every_game);
criterion_main!(search);
