//! Shared by several test files: variants by id, seeded random numbers, random games.
#![allow(dead_code, reason = "each test file uses a part")]

mod chance;

pub use chance::Chance;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use menagerie::geometry::Square;
use menagerie::moves::Action;
use menagerie::piece::Piece;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::setup::{FieldName, FieldValue, Setup};
use menagerie::variant::{Variant, shipped};

/// How many random games or texts a test tries: few at every run, many with `cargo xtask test --long`.
pub fn tries(few: u64, many: u64) -> u64 {
    match std::env::var_os("MENAGERIE_LONG_TESTS") {
        None => few,
        Some(_) => many,
    }
}

/// Panics if the work takes twenty seconds. A text just below the limits takes less than one, even on a busy machine,
/// and minutes if the time grows with the square of its length.
pub fn in_linear_time<T>(work: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let done = work();
    assert!(began.elapsed() < Duration::from_secs(20));
    done
}

pub fn variant(id: &str) -> Arc<Variant> {
    Arc::new(Variant::load(id, file_of(id)).unwrap_or_else(|error| panic!("{error}")))
}

/// A shipped variant with some options chosen.
pub fn edition(id: &str, choices: &[(&str, &str)]) -> Arc<Variant> {
    let variant = Variant::load_with(id, file_of(id), choices);
    Arc::new(variant.unwrap_or_else(|error| panic!("{error}")))
}

fn file_of(id: &str) -> &'static str {
    let found = shipped().iter().find(|(known, _)| *known == id);
    found.expect("a shipped game").1
}

/// Chess with a bare king rule and without draws by material.
pub fn chess_with_bare_king(rule: &str) -> Arc<Variant> {
    let text = file_of("chess");
    let (rules, _) = text.split_once("material = [").expect("draws by material");
    let text = format!("{rules}bare-king = \"{rule}\"\n");
    Arc::new(Variant::load("chess.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// Chess that ends by the given keys of `[ending]` besides checkmate.
pub fn chess_with_ending(keys: &str) -> Arc<Variant> {
    let (rules, _) = file_of("chess").split_once("[ending]").expect("an ending");
    let text = format!("{rules}[ending]\ngoal = \"checkmate\"\n{keys}\n");
    Arc::new(Variant::load("chess.toml", &text).unwrap_or_else(|error| panic!("{error}")))
}

/// A variant of `tests/variants/`.
pub fn test_variant(file: &str) -> Arc<Variant> {
    let path = format!("{}/tests/variants/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("a variant file");
    Arc::new(Variant::load(file, &text).unwrap_or_else(|error| panic!("{error}")))
}

/// Every shipped variant and the test game for four players.
pub fn all_variants() -> Vec<Arc<Variant>> {
    let mut variants: Vec<_> = shipped().iter().map(|(id, _)| variant(id)).collect();
    variants.push(test_variant("four-seats.toml"));
    variants
}

/// Chosen options, as pairs of name and value.
pub type Choices = Vec<(String, String)>;

/// Every game with a crown with every combination of options that change more than names.
pub fn crown_editions() -> Vec<(Arc<Variant>, Choices)> {
    let mut editions = Vec::new();
    for (id, text) in shipped() {
        let variant = Variant::load(id, text).expect("a valid file");
        if variant.rules.crown.is_none() {
            continue;
        }
        for choices in variant.editions() {
            if !choices.contains(&("names", "lion-unicorn")) {
                let owned = choices
                    .iter()
                    .map(|(name, value)| (name.to_string(), value.to_string()));
                editions.push((edition(id, &choices), owned.collect()));
            }
        }
    }
    assert!(
        editions.len() >= 12,
        "the Paratrooper and three choices of halves"
    );
    editions
}

/// The starts of a variant: its array, and one for each choice of its secrets; in games for more than two also random
/// positions.
pub fn starts(variant: &Arc<Variant>) -> Vec<Position> {
    let mut starts = vec![Position::start(variant.clone())];
    if variant.players.len() > 2 {
        let seeds = possible_seeds(variant).into_iter();
        starts.extend(seeds.filter_map(|seed| at_random(variant, seed)));
    }
    if variant.rules.crown.is_some() {
        let choices = [[0, 0], [0, 1], [1, 0], [1, 1]];
        starts.extend(choices.map(|crowned| with_crowns(variant, crowned)));
    }
    starts
}

/// The first seeds of random positions that are possible. Most are not, so they are searched once for each game.
fn possible_seeds(variant: &Arc<Variant>) -> Vec<u64> {
    static FOUND: Mutex<BTreeMap<String, Vec<u64>>> = Mutex::new(BTreeMap::new());
    let mut found = FOUND.lock().expect("no panic with the lock");
    let search = || {
        let possible = (1..).filter(|&seed| at_random(variant, seed).is_some());
        possible.take(23).collect()
    };
    found
        .entry(variant.id.clone())
        .or_insert_with(search)
        .clone()
}

/// The starting position of a game with a crown, with each player's first or second monarch crowned.
pub fn with_crowns(variant: &Arc<Variant>, crowned: [usize; 2]) -> Position {
    let crown = variant.rules.crown.as_ref();
    let monarchs = crown.expect("a game with a crown").monarchs;
    let mut setup = variant.array.clone();
    for (owner, which) in variant.players().zip(crowned) {
        let crown = FieldValue::Piece(monarchs[which]);
        setup.fields.set(FieldName::Crown, owner, crown);
    }
    Position::new(variant.clone(), &setup).expect("the starting position")
}

/// A random position with few pieces, because large armies take long to meet. Some promoting pieces stay at home.
fn at_random(variant: &Arc<Variant>, seed: u64) -> Option<Position> {
    let mut setup = variant.array.clone();
    let mut chance = Chance(seed);
    let squares: Vec<Square> = variant.geometry().squares().collect();
    let is_royal = |piece: &Piece| variant.royals.contains(*piece);
    let promotes = |piece: &Piece| variant.rules.promotes(piece.kind());
    for square in &mut setup.squares {
        *square = square.filter(|piece| promotes(piece) && chance.below(3) > 0);
    }
    for owner in variant.players() {
        let mut place = |wanted: &dyn Fn(&Piece) -> bool| {
            let pieces = variant.pieces().into_iter();
            let pieces: Vec<Piece> = pieces
                .filter(|piece| piece.owner() == owner && wanted(piece))
                .collect();
            setup.squares[chance.pick(&squares).index()] = Some(chance.pick(&pieces));
        };
        (0..2).for_each(|_| place(&promotes));
        (0..5).for_each(|_| place(&|piece| !is_royal(piece)));
        place(&is_royal);
    }
    Position::new(variant.clone(), &setup).ok()
}

pub fn position(id: &str, text: &str) -> Position {
    Position::parse(variant(id), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position with only these pieces, each written as in position text and followed by its square: `rK sb2 yR tb1`.
pub fn scattered(id: &str, turn: char, pieces: &str) -> Position {
    let variant = variant(id);
    let words: Vec<&str> = pieces.split_whitespace().collect();
    let mut setup = setup(&variant, words.chunks(2).map(|pair| (pair[0], pair[1])));
    setup.turn = variant.alphabet.player(turn).expect("a player's letter");
    Position::new(variant, &setup).unwrap_or_else(|faults| panic!("{pieces}: {faults:?}"))
}

/// A setup with these pieces, written as in position text, on these squares.
pub fn setup<'m>(variant: &Variant, pieces: impl Iterator<Item = (&'m str, &'m str)>) -> Setup {
    let mut setup = Setup::empty(variant.geometry());
    let all = variant.pieces();
    for (code, name) in pieces {
        let known = |piece: &&Piece| variant.alphabet.piece(**piece) == code;
        let piece = all.iter().find(known).expect("a piece of the game");
        let square = variant
            .geometry()
            .square(name)
            .expect("a square of the board");
        assert_eq!(
            setup.squares[square.index()].replace(*piece),
            None,
            "{code}"
        );
    }
    setup
}

/// Plays random legal actions and visits every position before its action. Captures and promotions are preferred, to
/// reach late positions.
pub fn random_play(
    start: &Position,
    chance: &mut Chance,
    plies: usize,
    mut visit: impl FnMut(&mut Position, Action),
) {
    let mut position = start.clone();
    for _ in 0..plies {
        let actions = rules::legal_actions(&position);
        if actions.is_empty() || rules::outcome_ignoring_repetition(&position).is_some() {
            return;
        }
        let sharp = |action: &Action| match *action {
            Action::Move { to, .. } => position.at(to).is_some(),
            Action::Promote { .. } | Action::EnPassant { .. } | Action::Castle(_) => true,
            Action::Gate { .. } | Action::GateCastling { .. } => true,
            Action::TwoSteps { via, to, .. } => {
                via.is_some() || to.is_some_and(|to| position.at(to).is_some())
            }
            Action::Split { .. } | Action::Done => true,
            _ => false,
        };
        let sharp: Vec<Action> = actions.iter().copied().filter(sharp).collect();
        let wild = !sharp.is_empty() && chance.below(3) == 0;
        let action = if wild {
            chance.pick(&sharp)
        } else {
            chance.pick(&actions)
        };
        visit(&mut position, action);
        position.make(action);
    }
}
