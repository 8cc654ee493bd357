//! `cargo bench --bench generator`, in this folder: perft of every shipped game.

use criterion::{Criterion, criterion_group, criterion_main};
use menagerie::api::Session;
use menagerie::perft::perft;
use menagerie::position::Position;
use menagerie::variant::shipped;

/// Deep enough that making and unmaking count, too.
const DEPTH: u32 = 2;

fn every_game(criterion: &mut Criterion) {
    let mut session = Session::default();
    for (id, _) in shipped() {
        let variant = session.variant(id).expect("a shipped game is in order");
        let mut position = Position::start(variant);
        criterion.bench_function(&format!("perft {DEPTH} of {id}"), |bencher| {
            bencher.iter(|| perft(&mut position, DEPTH));
        });
    }
}

criterion_group!(generator, every_game);
criterion_main!(generator);
