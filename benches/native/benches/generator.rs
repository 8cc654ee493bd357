//! `cargo bench --bench generator`, in this folder: perft of every shipped game.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::{Variant, shipped};
use std::sync::Arc;

/// Deep enough for making and unmaking moves to count.
const DEPTH: u32 = 2;

fn every_game(criterion: &mut Criterion) {
    for (id, text) in shipped() {
        let variant = Variant::load_with(id, text, &[]).expect("a valid file");
        let mut position = Position::start(Arc::new(variant));
        criterion.bench_function(&format!("perft {DEPTH} of {id}"), |bencher| {
            bencher.iter(|| perft(&mut position, DEPTH));
        });
    }
}

criterion_group!(generator, every_game);
criterion_main!(generator);
