//! Gates under random rules: the fast generator against a slow definition, which remembers the moves of the game.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::Arc;

use crate::support::{Chance, random_play, tries};
use menagerie::geometry::Square;
use menagerie::moves::Action;
use menagerie::piece::Player;
use menagerie::position::Position;
use menagerie::rules;
use menagerie::variant::Variant;

/// A table of drops.
struct Group {
    pieces: Vec<&'static str>,
    gates: Vec<String>,
    also_dropped: bool,
    captures: bool,
}

impl Group {
    fn random(pieces: Vec<&'static str>, chance: &mut Chance) -> Group {
        let files = ['a', 'b', 'd', 'f', 'g', 'h'];
        let on_rank = |rank: char| files.map(|file| format!("{file}{rank}"));
        let squares = on_rank('1').into_iter().chain(on_rank('6'));
        Group {
            pieces,
            gates: squares.filter(|_| chance.below(4) > 0).collect(),
            also_dropped: chance.below(3) == 0,
            captures: chance.below(3) == 0,
        }
    }

    fn keys(&self) -> String {
        let of = |rank| self.gates.iter().filter(move |name| name.ends_with(rank));
        let mut keys = format!("[[drops]]\npieces = {:?}\n", self.pieces);
        let (first, second): (Vec<_>, Vec<_>) = (of('1').collect(), of('6').collect());
        let _ = writeln!(keys, "gates = {{ w = {first:?}, b = {second:?} }}");
        if self.also_dropped {
            keys += "on = [\"**\"]\n";
        }
        if self.captures {
            keys += "captures = \"captor\"\n";
        }
        keys
    }
}

const PIECES: [(&str, &str); 5] = [
    ("R", "R"),
    ("N", "N"),
    // Hops over a piece to capture, so that a piece that enters may open an attack.
    ("C", "mRcpR"),
    ("H", "BN"),
    ("W", "WDD"),
];

/// A game on 8×6 squares with castling and hoppers.
fn game(groups: &[Group; 2]) -> Arc<Variant> {
    let mut text = String::from(
        r##"format = 1
id = "gates"
name = "Gates"
author = "this project"
year = 2000
source = "tests/games/gating.rs"
summary = "A test."
array = "rn1k1cnr/pppppppp/8/8/PPPPPPPP/RN1K1CNR[CHHWchhw] w RIGHTS - 0 1"

[board]
files = 8
ranks = 6
shades = [{ name = "grey", colour = "#888888" }]
pattern = ["grey"]

[[piece]]
code = "K"
name = "King"
icon = "king"
moves = "K"
royal = true
rules = "As named."

[[piece]]
code = "P"
name = "Pawn"
icon = "pawn"
moves = "mfWcfF"
rules = "As named."

[[promotion]]
pieces = ["P"]
always = ["R", "H"]
"##,
    );
    let gates = groups.iter().flat_map(|group| &group.gates);
    let letters = gates.map(|name| match name.split_at(1) {
        (file, "1") => file.to_uppercase(),
        (file, _) => file.to_string(),
    });
    let letters: BTreeSet<String> = letters.collect();
    let rights = "KQkq".to_string() + &letters.into_iter().collect::<String>();
    text = text.replace("RIGHTS", &rights);
    for (code, moves) in PIECES {
        let _ = write!(
            text,
            "\n[[piece]]\ncode = \"{code}\"\nname = \"{code}\"\nicon = \"queen\"\nmoves = \"{moves}\"\nrules = \"As named.\"\n"
        );
    }
    for group in groups {
        let _ = write!(text, "\n{}", group.keys());
    }
    for (letter, side) in [("K", "right"), ("Q", "left")] {
        let _ = write!(
            text,
            "\n[[castling]]\nletter = \"{letter}\"\npiece = \"K\"\npartner = \"R\"\nside = \"{side}\"\n"
        );
    }
    text += "\n[ending]\ngoal = \"checkmate\"\nstalemate = \"draw\"\n";
    Arc::new(Variant::load("gates.toml", &text).unwrap_or_else(|error| panic!("{error}\n{text}")))
}

/// The squares that an action leaves, those of castling included.
fn left(variant: &Variant, action: Action) -> Vec<Square> {
    match action.without_gate() {
        Action::Castle(index) => {
            let castling = &variant.rules.castlings[usize::from(index)];
            vec![castling.from, castling.partner_from]
        }
        action => action.squares(variant).0.into_iter().collect(),
    }
}

/// The actions with which a piece enters: each legal move of a piece that has never moved, with each piece in hand whose
/// table has its square, unless a piece is there again or the royal piece is attacked afterwards.
fn expected(
    position: &mut Position,
    groups: &[Group; 2],
    unmoved: &BTreeSet<Square>,
) -> Vec<String> {
    let variant = position.variant().clone();
    let player = position.turn();
    let held: Vec<_> = { position.reserve_kinds(player) }
        .map(|(kind, _)| kind)
        .collect();
    let mut legal = rules::legal_actions(position);
    legal.retain(|action| matches!(action, Action::Move { .. } | Action::Castle(_)));
    let mut expected = Vec::new();
    for kind in held {
        let code = &*variant.kinds[kind.index()].code;
        let group = groups.iter().find(|group| group.pieces.contains(&code));
        let gates = &group.expect("a table of each piece in hand").gates;
        for &action in &legal {
            for at in left(&variant, action) {
                let name = variant.geometry().name(at).to_string();
                let own = position.at(at).is_some_and(|piece| piece.owner() == player);
                let gating = match action {
                    Action::Move { from, to } => Action::Gate { from, to, kind },
                    Action::Castle(castling) => Action::GateCastling { castling, kind, at },
                    _ => continue,
                };
                position.make(action);
                let is_empty = position.at(at).is_none();
                position.unmake();
                position.make(gating);
                let is_safe = !position.in_check(player);
                position.unmake();
                if own && gates.contains(&name) && unmoved.contains(&at) && is_empty && is_safe {
                    expected.push(gating.text(&variant));
                }
            }
        }
    }
    expected.sort();
    expected
}

#[test]
fn gates_under_random_rules_agree_with_a_slow_definition() {
    let mut counts = [0; 3];
    for seed in 0..tries(200, 2000) {
        let mut chance = Chance(seed);
        let (one, other) = match chance.below(2) {
            0 => (vec!["C", "H"], vec!["W", "R", "N", "P"]),
            _ => (vec!["H", "P", "W"], vec!["C"]),
        };
        let groups = [one, other].map(|pieces| Group::random(pieces, &mut chance));
        let game = game(&groups);
        let start = Position::start(game.clone());
        let mut unmoved: BTreeSet<Square> = game.geometry().squares().collect();
        random_play(&start, &mut chance, 50, |position, action| {
            let legal = rules::legal_actions(position).into_iter();
            let gatings = legal.filter(|action| action.enters().is_some());
            let mut found: Vec<String> = gatings.map(|action| action.text(&game)).collect();
            found.sort();
            let slow = expected(position, &groups, &unmoved);
            assert_eq!(found, slow, "seed {seed}: {}", position.text());
            let hands = |position: &Position| {
                let players = Player::first(2).map(|player| position.reserve_kinds(player));
                players
                    .flatten()
                    .map(|(_, count)| usize::from(count))
                    .sum::<usize>()
            };
            let before = hands(position);
            position.make(action);
            if action.enters().is_some() && !rules::captures(position, &action) {
                assert!(hands(position) + 1 >= before, "{}", position.text());
            }
            assert_eq!(position.hash(), position.recomputed_hash());
            let read = Position::parse(game.clone(), &position.text());
            let read = read.unwrap_or_else(|error| panic!("seed {seed}: {error}"));
            assert_eq!(
                (read.text(), read.hash()),
                (position.text(), position.hash())
            );
            position.unmake();
            for square in left(&game, action)
                .into_iter()
                .chain(action.squares(&game).1)
            {
                unmoved.remove(&square);
            }
            counts[0] += found.len();
            counts[1] += usize::from(matches!(action, Action::Gate { .. }));
            counts[2] += usize::from(matches!(action, Action::GateCastling { .. }));
        });
    }
    let [compared, entered, castled] = counts;
    assert!(
        compared > 5_000 && entered > 100 && castled > 5,
        "{counts:?}"
    );
}
