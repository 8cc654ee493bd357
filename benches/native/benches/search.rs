//! `cargo bench --bench search`, in this folder: a search of every shipped game's array.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::api::{Session, search_nodes};
use menagerie::position::Position;
use menagerie::variant::shipped;

const NODES: u64 = 10_000;

fn every_game(criterion: &mut Criterion) {
    let mut session = Session::default();
    let mut group = criterion.benchmark_group("search");
    group.sample_size(20);
    for (id, _) in shipped() {
        let variant = session.variant(id).expect("a shipped game is in order");
        let position = Position::start(variant);
        group.bench_function(format!("{NODES} nodes of {id}"), |bencher| {
            bencher.iter(|| search_nodes(&position, NODES));
        });
    }
    group.finish();
}

criterion_group!(search, every_game);
criterion_main!(search);
