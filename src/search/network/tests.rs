//! Networks with random weights in random games of every game that can have one.

use std::sync::Arc;

use super::{Inputs, Network, NetworkAccumulator, NetworkError, NetworkWeights};
use crate::piece::Player;
use crate::position::Position;
use crate::search::noise::mix;
use crate::search::random_game::positions;
use crate::variant::{Variant, shipped, shipped_text};

/// Chess with Knights that are dropped.
fn chess_with_drops() -> Variant {
    let text = shipped_text("chess").expect("a shipped game");
    let text = text.replace("PPPPPPPP/RNBQKBNR w", "PPPPPPPP/RNBQKBNR[NNNnn] w");
    let text = text + "\n[[drops]]\npieces = [\"N\"]\n";
    Variant::load("dropped-knights", &text).expect("a valid file")
}

/// The games for two players without secrets.
fn games() -> Vec<Arc<Variant>> {
    let shipped = shipped().iter();
    let shipped = shipped.map(|(id, text)| Variant::load(id, text).expect("a valid file"));
    let games = shipped.chain([chess_with_drops()]);
    let games: Vec<_> = games.filter(|game| Inputs::of(game).is_ok()).collect();
    assert!(games.len() > 15);
    games.into_iter().map(Arc::new).collect()
}

fn random_weights(variant: &Variant, seed: u64) -> NetworkWeights {
    let mut state = seed;
    let mut random = |limit: i32| {
        state += 1;
        (mix(state) % (2 * limit as u64 + 1)) as i32 - limit
    };
    let inputs = Inputs::of(variant).expect("a game for two").count();
    let mut row = || std::array::from_fn(|_| random(i8::MAX.into()) as i8);
    NetworkWeights {
        hidden_bias: row(),
        hidden: (0..inputs).map(|_| row()).collect(),
        scale: 200,
        bias: random(9_999),
        output: [0; 2]
            .map(|_| std::array::from_fn(|_| random(NetworkWeights::OUTPUT_LIMIT.into()) as i16)),
    }
}

/// The output as the formula says, without anything kept from another position.
fn by_definition(inputs: &Inputs, weights: &NetworkWeights, position: &Position) -> i32 {
    let mover = position.turn();
    let others = Player::first(2).filter(|&player| player != mover);
    let mut sum = 0;
    for (player, output) in [mover].into_iter().chain(others).zip(&weights.output) {
        let on = inputs.of_position(position, player);
        for hidden in 0..NetworkWeights::HIDDEN {
            let rows = on.iter().map(|&input| &weights.hidden[usize::from(input)]);
            let value: i64 = rows
                .chain([&weights.hidden_bias])
                .map(|row| i64::from(row[hidden]))
                .sum();
            let value = value.clamp(0, NetworkWeights::HIDDEN_ONE.into());
            sum += value * value * i64::from(output[hidden]);
        }
    }
    let one = i64::from(NetworkWeights::HIDDEN_ONE);
    let output = sum / one + i64::from(weights.bias);
    (output * i64::from(weights.scale) / (one * i64::from(NetworkWeights::OUTPUT_ONE))) as i32
}

#[test]
fn corrections_are_those_of_the_formula_whatever_came_before() {
    let mut mirrored = 0;
    for variant in games() {
        let inputs = Inputs::of(&variant).expect("a game for two");
        let weights = random_weights(&variant, 5);
        let network = Network::new(&variant, &weights).expect("weights for this game");
        let mut accumulator = NetworkAccumulator::EMPTY;
        for seed in [0, 1_000] {
            let positions = positions(&variant, 150, seed);
            // Forwards, as after a move, and in leaps.
            let leaps = (0..positions.len()).map(|index| index * 7 % positions.len());
            let mut corrections = Vec::new();
            for index in (0..positions.len()).chain(leaps) {
                let position = &positions[index];
                let expected = by_definition(&inputs, &weights, position);
                let found = network.correction(position, &mut accumulator);
                assert_eq!(found, expected, "{} {}", variant.id, position.text());
                corrections.push(found);
                mirrored += u32::from(inputs.perspective(position, Player::FIRST).mirrored);
            }
            corrections.sort_unstable();
            corrections.dedup();
            assert!(corrections.len() * 4 > positions.len(), "{}", variant.id);
        }
    }
    assert!(mirrored > 100);
}

/// Both players see the array alike, where it is the same for both.
#[test]
fn the_array_looks_the_same_from_both_sides() {
    let mut alike = 0;
    for variant in games() {
        let inputs = Inputs::of(&variant).expect("a game for two");
        let start = Position::start(variant.clone());
        let [first, second] = [0, 1].map(|player| {
            let player = Player::new(player).expect("a player");
            let mut on = inputs.of_position(&start, player);
            on.sort_unstable();
            on
        });
        assert_eq!(first.len(), second.len());
        assert!(
            first
                .iter()
                .all(|&input| usize::from(input) < inputs.count())
        );
        alike += u32::from(first == second);
    }
    assert!(alike >= 14, "{alike}");
}

#[test]
fn a_file_contains_the_whole_network() {
    for variant in games() {
        let weights = random_weights(&variant, 9);
        let file = weights.to_bytes(&variant);
        assert!(file.len() < 400_000, "{}: {}", variant.id, file.len());
        let read = NetworkWeights::read(&variant, &file);
        assert_eq!(read.as_ref(), Ok(&weights), "{}", variant.id);
    }
}

#[test]
fn damaged_and_foreign_files_are_refused() {
    let chess = Variant::load("chess", shipped_text("chess").expect("shipped")).expect("valid");
    let file = random_weights(&chess, 3).to_bytes(&chess);
    let refused = |file: &[u8]| Network::read(&chess, file).expect_err("a bad file");
    for cut in [0, 1, 19] {
        assert_eq!(refused(&file[..cut]), NetworkError::Format);
    }
    let expected = file.len();
    for found in [20, 27, 28, 100, expected - 9, expected - 1] {
        let error = refused(&file[..found]);
        assert_eq!(error, NetworkError::Length { found, expected });
    }
    let longer = [&file[..], b"\n"].concat();
    assert!(
        refused(&longer)
            .to_string()
            .contains("bytes long; allowed for this game")
    );
    for place in (28..expected).step_by(997).chain([expected - 1]) {
        let mut damaged = file.clone();
        damaged[place] ^= 1;
        assert_eq!(refused(&damaged), NetworkError::Checksum, "byte {place}");
    }
    let mut head = file.clone();
    head[18] = b'2';
    assert_eq!(refused(&head), NetworkError::Format);

    // The same board and pieces, other rules.
    for id in ["three-check", "chess960"] {
        let other = Variant::load(id, shipped_text(id).expect("shipped")).expect("valid");
        let error = Network::read(&other, &file).expect_err("another game");
        let [found, expected] = [&chess, &other].map(|variant| variant.identity.rules);
        assert_eq!(error, NetworkError::Rules { found, expected });
    }
    for id in ["crown", "armies-of-faith-4"] {
        let other = Variant::load(id, shipped_text(id).expect("shipped")).expect("valid");
        assert_eq!(
            Network::read(&other, &file).expect_err("no such network"),
            NetworkError::Game
        );
    }
}

#[test]
fn numbers_outside_of_their_range_are_refused() {
    let chess = Variant::load("chess", shipped_text("chess").expect("shipped")).expect("valid");
    let weights = random_weights(&chess, 4);
    let change = |change: &dyn Fn(&mut NetworkWeights)| {
        let mut changed = weights.clone();
        change(&mut changed);
        let read = Network::read(&chess, &changed.to_bytes(&chess)).map(|_| ());
        (read, Network::new(&chess, &changed).map(|_| ()))
    };
    let number = (Err(NetworkError::Number), Err(NetworkError::Number));
    assert_eq!(change(&|_| ()), (Ok(()), Ok(())));
    assert_eq!(change(&|weights| weights.scale = 0), number);
    assert_eq!(change(&|weights| weights.hidden[5][6] = i8::MIN), number);
    assert_eq!(change(&|weights| weights.hidden_bias[6] = i8::MIN), number);
    assert_eq!(
        change(&|weights| weights.scale = NetworkWeights::SCALE_LIMIT + 1),
        number
    );
    assert_eq!(change(&|weights| weights.bias = i32::MIN), number);
    assert_eq!(change(&|weights| weights.output[1][7] = i16::MIN), number);
    let mut fewer = weights.clone();
    fewer.hidden.pop();
    assert_eq!(
        Network::new(&chess, &fewer).map(|_| ()),
        Err(NetworkError::Number)
    );
}

/// The largest sum of the second layer stays within 32 bits.
#[test]
fn the_largest_weights_do_not_overflow() {
    let chess = Variant::load("chess", shipped_text("chess").expect("shipped")).expect("valid");
    let start = Position::start(Arc::new(chess.clone()));
    for (limit, bias) in [
        (NetworkWeights::OUTPUT_LIMIT, NetworkWeights::BIAS_LIMIT),
        (-NetworkWeights::OUTPUT_LIMIT, -NetworkWeights::BIAS_LIMIT),
    ] {
        let weights = NetworkWeights {
            scale: NetworkWeights::SCALE_LIMIT,
            bias,
            output: [[limit; NetworkWeights::HIDDEN]; 2],
            hidden_bias: [i8::MAX; NetworkWeights::HIDDEN],
            hidden: vec![[i8::MAX; NetworkWeights::HIDDEN]; random_weights(&chess, 0).hidden.len()],
        };
        let network = Network::new(&chess, &weights).expect("numbers in range");
        let mut accumulator = NetworkAccumulator::EMPTY;
        let correction = network.correction(&start, &mut accumulator);
        assert_eq!(correction.signum(), i32::from(limit.signum()));
        assert!(correction.abs() > 900_000, "{correction}");
    }
}

/// Every shipped network belongs to a shipped game, and the game named like it.
#[test]
fn shipped_networks_can_be_read() {
    let mut read = 0;
    for (id, text) in shipped() {
        let variant = Variant::load(id, text).expect("a valid file");
        if let Some(name) = Network::shipped_name(&variant) {
            assert_eq!(name, *id);
            let file = crate::shipped::network(variant.identity.rules)
                .expect("known by its name")
                .bytes;
            Network::read(&variant, file).expect("a network for this game");
            assert!(file.len() <= 150_000, "{name}: {} bytes", file.len());
            read += 1;
        }
    }
    assert!(read >= 1);
}
